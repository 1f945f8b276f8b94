/// Durations as text.
enum TimeText {
  /// A duration in its largest unit, such as `45 s`, `12 min` or `8 h`; rounded down.
  ///
  /// - Parameter seconds: the duration, in seconds.
  static func words(_ seconds: Double) -> String {
    let whole = whole(seconds)
    return whole < 120
      ? "\(whole) s" : whole < 7200 ? "\(whole / 60) min" : "\(whole / 3600) h"
  }

  /// A duration as a clock shows it, such as `7:59:10` or `0:45`.
  ///
  /// - Parameter seconds: the duration, in seconds.
  static func clock(_ seconds: Double) -> String {
    let whole = whole(seconds)
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    let rest = "\(hours > 0 ? two(minutes) : "\(minutes)"):\(two(whole % 60))"
    return hours > 0 ? "\(hours):\(rest)" : rest
  }

  private static func whole(_ seconds: Double) -> Int { Int(max(0, min(seconds, 1e9))) }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
