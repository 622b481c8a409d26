/// The places in the arrangement of a stack that can have a constraint each.
nonisolated enum StackPart: Sendable {
  case mainStart, mainEnd, mainFit
  case gap, gapStart, gapEnd, gapLength
  case length, textWidth
  case hiddenLength, hiddenPlace
  case crossStart, crossEnd, crossCenter, crossFit
  case alignedStart, alignedEnd, alignedCenter, alignedBaseline
  case spannerStart, spannerEnd, spannerFit
  case crossSuppression
}
