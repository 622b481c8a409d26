import LayoutDSL

public typealias Constraint = LayoutDSL.Constraint
public typealias LayoutConstraint = LayoutDSL.LayoutConstraint
public typealias LayoutConstraintItem = LayoutDSL.LayoutConstraintItem

public typealias ConstraintMaker = LayoutDSL.ConstraintMaker
public typealias ConstraintMakerExtendable = LayoutDSL.ConstraintMakerExtendable
public typealias ConstraintMakerRelatable = LayoutDSL.ConstraintMakerRelatable
public typealias ConstraintMakerEditable = LayoutDSL.ConstraintMakerEditable
public typealias ConstraintMakerPrioritizable = LayoutDSL.ConstraintMakerPrioritizable
public typealias ConstraintMakerFinalizable = LayoutDSL.ConstraintMakerFinalizable

public typealias ConstraintDSL = LayoutDSL.ConstraintDSL
public typealias ConstraintBasicAttributesDSL = LayoutDSL.ConstraintBasicAttributesDSL
public typealias ConstraintAttributesDSL = LayoutDSL.ConstraintAttributesDSL
public typealias ConstraintViewDSL = LayoutDSL.ConstraintViewDSL
public typealias ConstraintLayoutGuideDSL = LayoutDSL.ConstraintLayoutGuideDSL
public typealias ConstraintLayoutSupportDSL = LayoutDSL.ConstraintLayoutSupportDSL

public typealias ConstraintItem = LayoutDSL.ConstraintItem
public typealias ConstraintPriority = LayoutDSL.ConstraintPriority
public typealias ConstraintRelatableTarget = LayoutDSL.ConstraintRelatableTarget
public typealias ConstraintConstantTarget = LayoutDSL.ConstraintConstantTarget
public typealias ConstraintMultiplierTarget = LayoutDSL.ConstraintMultiplierTarget
public typealias ConstraintOffsetTarget = LayoutDSL.ConstraintOffsetTarget
public typealias ConstraintInsetTarget = LayoutDSL.ConstraintInsetTarget
public typealias ConstraintDirectionalInsetTarget = LayoutDSL.ConstraintDirectionalInsetTarget
public typealias ConstraintPriorityTarget = LayoutDSL.ConstraintPriorityTarget

public typealias ConstraintView = LayoutDSL.ConstraintView
public typealias ConstraintLayoutGuide = LayoutDSL.ConstraintLayoutGuide
public typealias ConstraintLayoutSupport = LayoutDSL.ConstraintLayoutSupport
public typealias ConstraintInsets = LayoutDSL.ConstraintInsets
public typealias ConstraintDirectionalInsets = LayoutDSL.ConstraintDirectionalInsets
public typealias ConstraintInterfaceLayoutDirection = LayoutDSL.ConstraintInterfaceLayoutDirection

// Internal in SnapKit, whose users see them in tests by `@testable import`. So they do here.
package typealias LayoutRelation = NSLayoutConstraint.Relation
package typealias LayoutAttribute = NSLayoutConstraint.Attribute
package typealias LayoutPriority = UILayoutPriority
