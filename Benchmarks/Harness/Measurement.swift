/// How long one operation takes, from several samples.
package struct Measurement: Equatable, Sendable {
  /// Nanoseconds per operation of each sample, sorted.
  package let samples: [Double]

  package init(samples: [Double]) {
    self.samples = samples.sorted()
  }

  package var minimum: Double { samples.first ?? .nan }
  package var median: Double { quantile(0.5) }

  /// The middle half of the samples lies within this fraction of the median.
  package var spread: Double { (quantile(0.75) - quantile(0.25)) / median }

  /// Between two samples it is interpolated.
  private func quantile(_ fraction: Double) -> Double {
    guard let last = samples.last else { return .nan }
    let place = fraction * Double(samples.count - 1)
    let index = Int(place)
    guard index + 1 < samples.count else { return last }
    return samples[index] + (place - Double(index)) * (samples[index + 1] - samples[index])
  }
}
