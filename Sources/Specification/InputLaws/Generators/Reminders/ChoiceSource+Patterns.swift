extension ChoiceSource {
  /// A pattern: components of a time near `local`, an unusual day, or random components.
  mutating func pattern(near local: Int) -> DatePattern {
    let kind = choose(upTo: 2) { [0, 0, 0, 0, 0, 1, 1, 2][Int($0.next(upTo: 7))] }
    switch kind {
    case 1:
      return .checked(element(of: Self.specials).merging(timeOfDay(), uniquingKeysWith: { $1 }))
    case 2: return anyPattern()
    default: return partOf(CivilTime(counting: local + nearby()))
    }
  }

  /// A pattern of some of the time's components, any of which may be given another value.
  private mutating func partOf(_ time: CivilTime) -> DatePattern {
    var components: [DateComponent: Int] = [:]
    for component in DateComponent.allCases where flip(component.commonness) {
      let value = component.value(of: time.clamped)
      components[component] = flip(0.1) ? anyValue(of: component) : value
    }
    return .checked(components.isEmpty ? [.hour: time.hour] : components)
  }

  private mutating func anyPattern() -> DatePattern {
    var components: [DateComponent: Int] = [:]
    for component in DateComponent.allCases where flip(0.25) {
      components[component] = anyValue(of: component)
    }
    return .checked(components.isEmpty ? [.second: 0] : components)
  }

  private mutating func anyValue(of component: DateComponent) -> Int {
    let values = component.values
    return int(in: values)
  }

  /// Date components, most of which match a day in only a few months or years.
  private static let specials: [[DateComponent: Int]] = [
    [.day: 31], [.month: 2, .day: 29], [.day: 30], [.weekdayOrdinal: 5],
    [.weekday: 1, .weekdayOrdinal: 5], [.month: 12, .day: 31], [.weekday: 6, .day: 13],
    [.year: 9_999], [.year: 2_028], [.month: 1], [.month: 2, .day: 29, .weekday: 7],
    [.weekdayOrdinal: 1], [.month: 2, .weekdayOrdinal: 5], [.year: 2_000, .month: 2, .day: 29],
    [.month: 4, .day: 31], [.year: 2_100, .month: 2, .day: 29],
  ]

  /// Any or none of the hour, the minute and the second.
  private mutating func timeOfDay() -> [DateComponent: Int] {
    var components: [DateComponent: Int] = [:]
    for component in [DateComponent.hour, .minute, .second] where flip(0.3) {
      components[component] = anyValue(of: component)
    }
    return components
  }
}

extension DatePattern {
  /// A pattern of components that are known to be valid.
  static func checked(_ components: [DateComponent: Int]) -> DatePattern {
    guard let pattern = try? DatePattern(components) else {
      preconditionFailure("Some component is given, and all are within their bounds.")
    }
    return pattern
  }
}

extension DateComponent {
  /// The probability that a pattern contains the component.
  fileprivate var commonness: Double {
    switch self {
    case .hour, .minute: 0.6
    case .second, .day: 0.4
    case .weekday, .month: 0.3
    case .year, .weekdayOrdinal: 0.2
    }
  }
}

extension CivilTime {
  /// The time, with its year limited to the years that a pattern may contain.
  fileprivate var clamped: CivilTime {
    var time = self
    time.year = max(1, min(9_999, year))
    return time
  }
}

extension ChoiceSource {
  /// A second near which calendar code may fail: a clock change, the start of 1970, a leap day, a
  /// missing leap day, a new year, or a leap day on a Saturday (in 2076 or 2116).
  ///
  /// It is rarely at an end of the calendar.
  mutating func landmark() -> Int {
    let landmarks = [
      1_774_746_000, 0, 951_782_400, 4_107_542_400, 1_767_225_600, 3_350_160_000, 4_612_377_600,
      -62_135_596_800, 253_402_300_800,
    ]
    return landmarks[
      Int(
        choose(upTo: 8) { random in
          // One case in ten is at an end of the calendar.
          random.next(upTo: 9) == 0 ? 7 + random.next(upTo: 1) : random.next(upTo: 6)
        })]
  }

  /// A zone with up to three changes, the first of which is near `second`.
  mutating func zone(near second: Int) -> CivilZone {
    let offset = offset()
    let changes = changes(0...3, from: offset, at: second + nearby(), by: { $0.step() }) {
      3 * 86_400 + $0.int(upTo: 400_000)
    }
    return .checked(offset, changes)
  }

  /// Changes of a zone's clock, each of which adds a step to the previous offset.
  mutating func changes(
    _ count: ClosedRange<Int>, from offset: Int, at second: Int,
    by step: (inout ChoiceSource) -> Int, every wait: (inout ChoiceSource) -> Int
  ) -> [CivilZone.Change] {
    var (last, second) = (offset, second)
    return list(count, label: "change") { source in
      last = (last + step(&source)).clamped(to: -93_600...93_600)
      defer { second += wait(&source) }
      return CivilZone.Change(at: Instant(seconds: second), to: last)
    }
  }

  /// An offset of a real zone, a limit, or any offset.
  mutating func offset() -> Int {
    let offsets = [0, 3_600, -18_000, 20_700, -43_200, 50_400, -93_600, 93_600]
    return flip(0.8) ? element(of: offsets) : int(in: -93_600...93_600)
  }

  /// The change of a zone's offset, in seconds.
  mutating func step() -> Int {
    let steps = [
      3_600, -3_600, 1_800, -1_800, 86_400, -86_400, 7_200, 1, -1, 61, -5_400, 84_600, 0,
    ]
    return flip(0.8) ? element(of: steps) : int(in: -86_400...86_400)
  }

  /// A positive or negative duration of up to two days, in seconds.
  mutating func nearby() -> Int {
    let size =
      switch choose(upTo: 3) {
      case 0: int(upTo: 48) * 3_600
      case 1: int(upTo: 150)
      case 2: int(upTo: 120) * 60
      default: int(upTo: 172_800)
      }
    return flip() ? -size : size
  }

  mutating func instant(near second: Int) -> Instant {
    if flip(0.03) { return Instant(microseconds: element(of: [Int.min, Int.max, Int.max - 1])) }
    let whole = second + nearby() + element(of: [0, -1, 1])
    let rest = element(of: [0, 1, -1, 500_000])
    return Instant(microseconds: whole * 1_000_000 + rest)
  }
}

extension CivilZone {
  /// A zone with values that are known to be valid.
  static func checked(_ offset: Int, _ changes: [Change]) -> CivilZone {
    // The changes are far enough apart and small enough, but a mutant could refuse them.
    (try? CivilZone(offset: offset, changes: changes)) ?? .universal
  }
}

/// Components from which a pattern may be created.
struct ComponentValues: Hashable, Sendable { var values: [DateComponent: Int] }

extension ComponentValues: CustomStringConvertible {
  var description: String {
    let words = DateComponent.allCases.compactMap { component in
      values[component].map { "\(component) \($0)" }
    }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}

extension Generator where Value == ComponentValues {
  /// Components with values at their bounds, between them, or outside them.
  static let components = Generator { source in
    var values: [DateComponent: Int] = [:]
    for component in DateComponent.allCases where source.flip(0.4) {
      let (low, high) = (component.values.lowerBound, component.values.upperBound)
      let edges = [low, high, low - 1, high + 1, -low, Int.min, Int.max]
      let isEdge = source.flip(0.5)
      values[component] = isEdge ? source.element(of: edges) : low + source.int(upTo: high - low)
    }
    return ComponentValues(values: values)
  }
}

extension Generator where Value == Double {
  /// A number of seconds for an interval: near a bound, near half a microsecond, zero, or any
  /// number.
  static var interval: Generator {
    let bounds = [
      60, 59.999_999_999_999_99, 60.000_000_000_000_01, 0.001, 1, 1e-6, 5e-7, 4.9e-7, 1e-300,
      .leastNonzeroMagnitude, 0, -0.0, -1, .nan, .infinity, -.infinity, 1e9, 1e300, 59.999_999_9,
      60.000_000_5, -60, -.nan, -.leastNonzeroMagnitude,
    ]
    return Generator { source in
      switch source.choose(upTo: 4) {
      case 0: source.element(of: bounds)
      case 1: Double(source.choose(upTo: 99_999_999)) / 1e6
      // An odd multiple of 1/128 second is exact as a double and ends in half a microsecond.
      case 2: Double(2 * source.choose(upTo: 99_999) + 1) / 128
      case 3: 1e9 + Double(source.int(in: -20...20)) / 0x1p23
      default: source.draw(Generator<Double>.double())
      }
    }
  }
}
