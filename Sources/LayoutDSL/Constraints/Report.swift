/// Passes a report to the task's handler, else to the handler of the item's tree, else to standard error. A hint the
/// tree does not want goes nowhere.
package func report(_ report: LayoutReport, from item: (any LayoutConstraintItem)?) {
  let holder = (item as? any LayoutItem)?.standingHolder
  if case .hint(let hint) = report, let holder, !holder.takes(hint) { return }
  if LayoutReporting.deliver(report) { return }
  if let holder {
    holder.deliver(report)
  } else {
    LayoutReporting.writeToStandardError(report)
  }
}
