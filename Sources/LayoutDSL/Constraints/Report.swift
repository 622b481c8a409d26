/// Passes a report to the task's handler, else to the handler of the item's tree, else to standard error.
package func report(_ report: LayoutReport, from item: (any LayoutConstraintItem)?) {
  if let handler = LayoutReporting.handler {
    handler(report)
  } else if let holder = (item as? any LayoutItem)?.standingHolder {
    holder.deliver(report)
  } else {
    LayoutReporting.writeToStandardError(report)
  }
}
