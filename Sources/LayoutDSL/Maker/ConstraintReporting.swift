/// Hands an issue to the handler of the item's tree.
package func reportIssue(
  _ kind: LayoutIssue.Kind, file: String?, line: UInt?, from item: (any LayoutConstraintItem)?
) {
  report(.issue(LayoutIssue(kind: kind, file: file, line: line)), from: item)
}

package func hintRequiredPriorityChanged(file: String, line: UInt) {}
