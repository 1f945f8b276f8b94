import InputRules

extension DatePattern {
  /// Whether it gives an hour, or nothing that is finer than a day.
  var isWallClock: Bool {
    self[.hour] != nil || (self[.minute] == nil && self[.second] == nil)
  }

  /// Whether a time shows the hour, minute and second that are given.
  func matchesClock(of time: CivilTime) -> Bool {
    let shown: [(DateComponent, Int)] = [
      (.hour, time.hour), (.minute, time.minute), (.second, time.second),
    ]
    return shown.allSatisfy { component, value in self[component].map { $0 == value } ?? true }
  }
}
