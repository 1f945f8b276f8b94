import InputRules
import InputRulesModel

/// The local times that a pattern matches, checked one by one (M2.3).
struct LocalTimes {
  private let year, month, day, weekday, ordinal, hour, minute, second: Int?
  /// Whether the pattern means wall-clock times: it gives an hour, or nothing finer than a day.
  let isOfWallClock: Bool
  /// The length of the hour or minute whose second the pattern determines, and that second.
  let fixedPart: (size: Int, second: Int)

  /// The matches of a pattern: the given components, and the first value of those finer than the
  /// finest given.
  init(of pattern: DatePattern) {
    let finest = pattern.components.keys.map(\.fineness).max() ?? 0
    func wanted(_ component: DateComponent) -> Int? {
      pattern[component] ?? (component.fineness > finest ? component.first : nil)
    }
    (year, month, day) = (wanted(.year), wanted(.month), wanted(.day))
    (weekday, ordinal) = (wanted(.weekday), wanted(.weekdayOrdinal))
    (hour, minute, second) = (wanted(.hour), wanted(.minute), wanted(.second))
    isOfWallClock = pattern[.hour] != nil || pattern[.minute] == nil && pattern[.second] == nil
    let rest = second ?? 0
    fixedPart = minute.map { (3_600, $0 * 60 + rest) } ?? (60, rest)
  }

  /// Whether a local time, counted as if it were universal, is one.
  func contains(_ local: Int) -> Bool {
    // The time of day comes first: most times fail there, and it costs little.
    let time = local - local.floored(by: 86_400) * 86_400
    guard (second ?? time % 60) == time % 60, (minute ?? time / 60 % 60) == time / 60 % 60,
      (hour ?? time / 3_600) == time / 3_600
    else { return false }
    let date = CivilTime(counting: local)
    let nth = (date.day + 6) / 7
    return (1...9_999).contains(date.year) && (year ?? date.year) == date.year
      && (month ?? date.month) == date.month && (day ?? date.day) == date.day
      && (ordinal ?? nth) == nth && weekday.map { $0 == date.dayOfWeek } ?? true
  }
}
