/// The left-hand side of a statement: more attributes, or a relation.
///
/// The attributes form a set. Their constraints come in a fixed order whatever the order of the chain: left, top, right,
/// bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, leftMargin, rightMargin,
/// topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins.
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  package func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    description.attributes.formUnion(attributes)
    return self
  }
}
