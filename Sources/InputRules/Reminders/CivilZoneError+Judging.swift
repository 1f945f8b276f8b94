extension CivilZoneError {
  private static let farthest = 26 * 3_600
  private static let threeDays = 3 * 86_400_000_000

  /// Why an offset and changes don't form a zone; nil if they do (M2.14, M2.15).
  static func problem(of offset: Int, changes: [CivilZone.Change]) -> CivilZoneError? {
    guard (-farthest...farthest).contains(offset) else { return .offset(offset) }
    var (before, last) = (offset, Instant?.none)
    for (index, change) in changes.enumerated() {
      if let problem = problem(of: change, at: index, from: before, after: last) { return problem }
      (before, last) = (change.offset, change.instant)
    }
    return nil
  }

  private static func problem(
    of change: CivilZone.Change, at index: Int, from offset: Int, after last: Instant?
  ) -> CivilZoneError? {
    let instant = change.instant.microseconds
    guard (-farthest...farthest).contains(change.offset) else { return .offset(change.offset) }
    if instant % 1_000_000 != 0 { return .notWhole(change: index) }
    if let last {
      let (distance, overflows) = instant.subtractingReportingOverflow(last.microseconds)
      if instant < last.microseconds || !overflows && distance < threeDays {
        return .tooClose(change: index)
      }
    }
    return abs(change.offset - offset) > 86_400 ? .tooFar(change: index) : nil
  }
}
