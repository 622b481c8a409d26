import LayoutKernel

/// The solver's error that a call ends with; nil when it ends well. Other errors are passed on.
func solverError(_ body: () throws -> Void) throws -> SolverError? {
  do {
    try body()
    return nil
  } catch let error as SolverError {
    return error
  }
}
