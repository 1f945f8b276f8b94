/// The reason a zone can't be created from an offset, changes and a rule (D7.3, D7.8).
public enum CivilZoneError: Error, Hashable, Sendable {
  /// An offset is more than 26 hours from UTC.
  case offset(Int)
  /// The change with this index isn't at a whole second.
  case notWhole(change: Int)
  /// The change with this index isn't after the previous change.
  case notAfter(change: Int)
  /// An offset or another part of the rule is out of range.
  case rule
  /// At the last change, the rule's offset differs from the change's offset.
  case ruleDisagrees
}

extension CivilZoneError: Explained {
  var sentence: String {
    switch self {
    case .offset(let offset):
      "an offset of \(offset) seconds is more than 26 hours from UTC; give at most 26 hours"
    case .notWhole(let change): "change \(change) isn't at a whole second; round it to one"
    case .notAfter(let change):
      "change \(change) isn't after the previous one; give the changes in ascending order"
    case .rule:
      "a part of the rule is out of range; give offsets up to 26 hours, days of the year, and "
        + "times up to 167 hours"
    case .ruleDisagrees:
      "at the last change, the rule's offset differs from the change's offset; give equal offsets"
    }
  }
}

extension CivilZoneError {
  /// The reason a zone can't be created from these parts, or `nil` if it can (D7.3, D7.8).
  static func problem(
    of offset: Int, changes: [CivilZone.Change], rule: ZoneRule?
  ) -> CivilZoneError? {
    if let problem = problem(of: offset) { return problem }
    var last = Instant?.none
    for (index, change) in changes.enumerated() {
      if let problem = problem(of: change.offset) { return problem }
      if change.instant.microseconds % 1_000_000 != 0 { return .notWhole(change: index) }
      if let last, change.instant <= last { return .notAfter(change: index) }
      last = change.instant
    }
    guard let rule else { return nil }
    guard rule.isInRange else { return .rule }
    guard let change = changes.last else { return nil }
    return rule.offset(atSecond: change.second) == change.offset ? nil : .ruleDisagrees
  }

  private static func problem(of offset: Int) -> CivilZoneError? {
    let farthest = CivilZone.farthest
    return (-farthest...farthest).contains(offset) ? nil : .offset(offset)
  }
}
