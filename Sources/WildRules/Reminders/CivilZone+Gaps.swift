import InputRules
import InputRulesModel

extension CivilZone {
  /// Whether an instant is one that a time of the pattern was moved to that no clock showed.
  func movedForward(_ instant: Instant, of pattern: DatePattern) -> Bool {
    guard gap(at: instant) != nil, let time = ModelReminders().civilTime(at: instant, in: self)
    else { return false }
    return !pattern.isShown(by: time)
  }

  /// The step behind which an instant is, by no more than the clock left out.
  func gap(at instant: Instant) -> Step? { steps.first { $0.leavesOut(instant) } }
}

extension DatePattern {
  /// Whether a time's clock shows what the pattern wants: a pattern of dates wants midnight.
  fileprivate func isShown(by time: CivilTime) -> Bool {
    let isDate = self[.hour] == nil && self[.minute] == nil && self[.second] == nil
    return isDate
      ? (time.hour, time.minute, time.second) == (0, 0, 0) : matchesClock(of: time)
  }
}
