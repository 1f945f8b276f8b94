/// A text that may be a quantity, and the symbols with which to read it.
struct RunText: Hashable, Sendable {
  var text: String
  var symbols: NumberSymbols
}

extension Generator where Value == RunText {
  static var timeText: Generator { Generator { RunText(text: $0.timeText(), symbols: .posix) } }

  /// A text that is a number written with these symbols, or almost one.
  static let quantityText = Generator { source in
    let symbols = source.element(of: NumberSymbols.samples)
    let format = NumberFormat(symbols, signs: .none, grouping: .refused, allowsExponent: false)
    if source.flip(0.1) { return RunText(text: source.halfwayText(symbols), symbols: symbols) }
    let text = source.flip(0.3) ? source.pieces(of: format, 0...6) : source.numberText(format)
    return RunText(text: text, symbols: symbols)
  }
}

extension ChoiceSource {
  /// A number of meters halfway between two micrometers; a double may not represent it exactly.
  fileprivate mutating func halfwayText(_ symbols: NumberSymbols) -> String {
    let fraction = "\(1_000_000 + choose(upTo: 999_999))".dropFirst()
    return "\(choose(upTo: 999_999_999))\(symbols.decimalSeparator)\(fraction)5"
  }

  /// A time, sometimes with a scalar removed or a piece inserted; or a text of any pieces.
  mutating func timeText() -> String {
    if flip(0.2) { return pieces { $0.piece() } }
    var text = ""
    let most = flip(0.1) ? 25 : 3
    repeated(1...most, label: "digit") { text += "\($0.choose(upTo: 9))" }
    for _ in 0..<(int(in: 1...3)) { text += ":" + sixtieth() }
    return flip(0.3) ? damaged(text) { $0.piece() } : text
  }

  /// Two digits that are usually below 60.
  private mutating func sixtieth() -> String {
    "\(flip(0.05) ? 6 + choose(upTo: 3) : choose(upTo: 5))\(choose(upTo: 9))"
  }

  /// A digit, a colon, a character that resembles one of these, or another piece.
  private mutating func piece() -> String {
    if !flip(0.4) { return "\(choose(upTo: 9))" }
    return element(of: [
      ":", ".", " ", "-", "+", "\u{663}", "\u{FF11}", "\u{FF1A}", "\u{2236}", "e", "\n",
      "\u{1F55B}", "\u{301}", "\u{0}", "60", ":60",
    ])
  }
}

/// A quantity of each kind, with the units and settings for writing it.
struct QuantitiesToWrite: Hashable, Sendable {
  var distance: Distance
  var time: ElapsedTime
  var speed: Speed
  var distanceUnit: DistanceUnit
  var speedUnit: SpeedUnit
  var form: TimeForm
  var rounding: ValueRounding
  var symbols: NumberSymbols
}

extension Generator where Value == QuantitiesToWrite {
  /// Quantities, often near values at which the last written digit changes.
  static let quantitiesToWrite = Generator { source in
    QuantitiesToWrite(
      distance: source.distance(), time: source.time(), speed: source.speed(),
      distanceUnit: source.element(of: DistanceUnit.allCases),
      speedUnit: source.element(of: SpeedUnit.allCases), form: source.element(of: TimeForm.all),
      rounding: source.element(of: ValueRounding.allCases),
      symbols: source.element(of: NumberSymbols.samples))
  }
}

/// A list of intervals, and a distance or a time that the list should reach.
struct IntervalList: Hashable, Sendable {
  var intervals: [Interval]
  var distance = Distance.zero
  var time = ElapsedTime.zero
}

extension Generator where Value == IntervalList {
  /// A few intervals and rests, and a goal that is often near a multiple of their sum.
  static let intervalList = Generator { source in
    var list = IntervalList(intervals: source.intervals(0...4))
    let count = source.int(upTo: 9)
    let nudge = [0, 1, -1][source.int(upTo: 2)]
    let distance = list.intervals.reduce(0) { $0 + $1.distance.micrometers }
    let time = list.intervals.reduce(0) { $0 + $1.time.microseconds }
    list.distance = Distance(clamping: distance * count + nudge)
    list.time = ElapsedTime(clamping: time * count + nudge)
    if source.flip(0.4) { list.distance = source.distance() }
    if source.flip(0.4) { list.time = source.time() }
    return list
  }
}

extension ChoiceSource {
  /// A list of intervals, of which about one in four is a rest.
  mutating func intervals(_ count: ClosedRange<Int>) -> [Interval] {
    var intervals: [Interval] = []
    repeated(count, label: "interval") { source in
      let isRest = source.flip(0.25)
      let time = source.somewhile()
      let interval =
        isRest ? try? Interval(rest: time) : try? Interval(source.somewhere(), in: time)
      if let interval { intervals.append(interval) }
    }
    return intervals
  }
}

struct PedometerScenario: Hashable, Sendable {
  var reading: PedometerReading
  var isOn = false
}

extension Generator where Value == PedometerScenario {
  /// Readings in which any value may be unknown.
  static let pedometer = Generator { source in
    let steps = source.flip(0.7) ? source.steps() : nil
    let distance = source.flip(0.7) ? source.distance() : nil
    let pace = source.flip(0.7) ? Pace(source.speed()) : nil
    let averagePace = source.flip() ? Pace(source.speed()) : nil
    let elapsed = source.time()
    let reading = try? PedometerReading(
      steps: steps, distance: distance, pace: pace, averagePace: averagePace, elapsed: elapsed)
    guard let reading else { preconditionFailure("A number of steps is never negative.") }
    return PedometerScenario(reading: reading, isOn: source.flip())
  }
}

extension ChoiceSource {
  fileprivate mutating func steps() -> Int {
    if flip(0.1) { return Int.max - int(upTo: 9) }
    return int(upTo: flip(0.3) ? 2 : 99_999)
  }
}
