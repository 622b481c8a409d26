/// The results of a run so far; each is printed as it comes.
struct RunLog {
  private(set) var records: [RunRecord] = []

  /// Takes in a record and fills in its growth.
  mutating func append(_ record: RunRecord) {
    var record = record
    let smaller = records.last {
      $0.workload == record.workload && $0.task == record.task && $0.step == record.step
    }
    if let smaller, smaller.constraints < record.constraints {
      record.growth = Growth.exponent(
        from: (Double(smaller.constraints), smaller.minimumNs), to: (Double(record.constraints), record.minimumNs))
    }
    records.append(record)
    print(RunTable.line(record))
  }
}
