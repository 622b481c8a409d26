/// Hands an issue to whoever gets the reports of the item's tree.
package func reportIssue(
  _ kind: LayoutIssue.Kind, file: String?, line: UInt?, from item: (any LayoutConstraintItem)?
) {
  report(.issue(LayoutIssue(kind: kind, file: file, line: line)), from: item)
}
