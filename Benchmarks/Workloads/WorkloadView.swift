/// Four variables of a system that stand for a rectangle; y grows downwards.
package struct WorkloadView: Sendable {
  package let left: WorkloadExpression
  package let top: WorkloadExpression
  package let width: WorkloadExpression
  package let height: WorkloadExpression

  package var right: WorkloadExpression { left + width }
  package var bottom: WorkloadExpression { top + height }
  package var middle: WorkloadExpression { top + 0.5 * height }
}
