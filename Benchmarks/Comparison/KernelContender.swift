import LayoutKernel

/// Our kernel.
final class KernelContender: Contender {
  private let system: WorkloadSystem
  private var subject: KernelSubject?

  init(_ system: WorkloadSystem) {
    self.system = system
  }

  func build() throws(ContenderFailure) -> Timing {
    subject = nil
    return try solving { () throws(SolverError) in
      let built = try KernelSubject.built(system)
      subject = built.subject
      return built.timing
    }
  }

  func edit(count: Int) throws(ContenderFailure) -> Timing {
    let subject = try built()
    return try solving { () throws(SolverError) in try subject.edit(repetitions: count / system.steps.count) }
  }

  func replace(
    _ replacement: KernelSubject.Replacement, count: Int, limit: Duration?
  ) throws(ContenderFailure) -> Timing {
    let subject = try built()
    return try solving { () throws(SolverError) in
      try subject.replace(replacement, count: count, limit: limit)
    }
  }

  func values() throws(ContenderFailure) -> [Double] {
    let subject = try built()
    let rejections = try solving { () throws(SolverError) in try subject.rejectionCount() }
    if rejections > 0 { throw .failed("\(rejections) constraints rejected") }
    return try solving { () throws(SolverError) in try subject.values() }
  }

  private func built() throws(ContenderFailure) -> KernelSubject {
    guard let subject else { throw .failed("not built") }
    return subject
  }

  private func solving<Result>(_ body: () throws(SolverError) -> Result) throws(ContenderFailure) -> Result {
    do {
      return try body()
    } catch {
      throw .failed("\(error)")
    }
  }
}
