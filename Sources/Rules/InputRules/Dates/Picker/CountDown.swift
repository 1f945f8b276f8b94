/// The slots of a countdown picker, which are the durations that it can show, and the shown
/// duration, in minutes (D5.1, D5.5).
struct CountDown {
  /// The distance between adjacent slots, in minutes.
  private let interval: Int
  /// The first slot (D5.5).
  let first: Int
  private let rounding: DateRounding
  private let least: Int
  private(set) var minutes: Int

  /// Creates the durations that `settings` allow; one of them is shown, by default the first.
  init(_ settings: DatePickerSettings, showing minutes: Int? = nil) {
    interval = settings.interval
    rounding = settings.rounding
    least = settings.leastDuration == .zero ? 0 : 1
    first = least * interval
    self.minutes = minutes ?? first
  }

  private var last: Int { 1_439 / interval * interval }

  /// The slot to which a duration is rounded (D5.5).
  func rounded(_ minutes: Int) -> Int {
    let before = minutes / interval * interval
    let isUp = rounding == .nearest && 2 * (minutes - before) >= interval
    return min(max(before + (isUp ? interval : 0), first), last)
  }

  /// The slot for a duration in seconds, and the effect of setting it (D5.2 to D5.4, D5.7).
  func setting(
    _ seconds: Double, clamped: Bool
  ) throws(DatePickerProblem) -> (minutes: Int, effect: DatePickerEvent.Effect) {
    if seconds.isNaN { throw .notANumber }
    if clamped && seconds < Double(least * 60) { return (first, .clamped) }
    if clamped && seconds >= 86_400 { return (last, .clamped) }
    if seconds.isInfinite { throw .infinite }
    if seconds < 0 { throw .negative }
    if seconds < Double(least * 60) { throw .belowLeast }
    if seconds >= 86_400 { throw .tooLong }
    let slot = rounded(Int(seconds) / 60)
    return (slot, Double(slot * 60) == seconds ? .done : .rounded)
  }
}

extension CountDown: WheelTurning {
  var kinds: [DateWheel.Kind] { [.hours, .minutes] }

  func row(of kind: DateWheel.Kind) -> Int {
    kind == .hours ? minutes / 60 : minutes % 60 / interval
  }

  func wheel(of kind: DateWheel.Kind) -> DateWheel {
    DateWheel(kind, of: .gregorian, hasHalfDays: false, every: interval)
  }

  func isEnabled(_ row: Int, _ kind: DateWheel.Kind) -> Bool { !candidates(row, kind).isEmpty }

  func isOutOfReach(_ row: Int, _ kind: DateWheel.Kind) -> Bool { false }

  mutating func take(_ row: Int, of kind: DateWheel.Kind) {
    let wanted = kind == .hours ? row * 60 + minutes % 60 : minutes / 60 * 60 + row * interval
    let candidates = candidates(row, kind)
    minutes = candidates.first { $0 >= wanted } ?? candidates.last ?? max(wanted, first)
  }

  /// The slots that show `row` on the turned wheel; for minutes, only the slot in the shown hour.
  private func candidates(_ row: Int, _ kind: DateWheel.Kind) -> [Int] {
    if kind == .hours {
      return stride(from: row * 60, to: row * 60 + 60, by: interval).filter { $0 >= first }
    }
    return [minutes / 60 * 60 + row * interval].filter { $0 >= first }
  }
}
