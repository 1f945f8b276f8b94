extension ChoiceSource {
  /// A pattern: some components of a local time, of a special day, or any components.
  mutating func pattern(near local: Int) -> DatePattern {
    let kind = choose(upTo: 2) { [0, 0, 0, 0, 0, 1, 1, 2][Int($0.next(upTo: 7))] }
    switch kind {
    case 1:
      return .checked(element(of: Self.specials).merging(timeOfDay(), uniquingKeysWith: { $1 }))
    case 2: return anyPattern()
    default: return partOf(CivilTime(counting: local + nearby()))
    }
  }

  /// Some components of a time, one of which may have another value.
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
    return values.lowerBound + Int(choose(upTo: UInt64(values.count - 1)))
  }

  /// Days that exist in few months or years.
  private static let specials: [[DateComponent: Int]] = [
    [.day: 31], [.month: 2, .day: 29], [.day: 30], [.weekdayOrdinal: 5],
    [.weekday: 1, .weekdayOrdinal: 5], [.month: 12, .day: 31], [.weekday: 6, .day: 13],
    [.year: 9_999], [.year: 2_028], [.month: 1], [.month: 2, .day: 29, .weekday: 7],
    [.weekdayOrdinal: 1], [.month: 2, .weekdayOrdinal: 5], [.year: 2_000, .month: 2, .day: 29],
    [.month: 4, .day: 31], [.year: 2_100, .month: 2, .day: 29],
  ]

  /// No component, or some of hour, minute and second.
  private mutating func timeOfDay() -> [DateComponent: Int] {
    var components: [DateComponent: Int] = [:]
    for component in [DateComponent.hour, .minute, .second] where flip(0.3) {
      components[component] = anyValue(of: component)
    }
    return components
  }
}

extension DatePattern {
  /// A pattern that is known to be valid.
  static func checked(_ components: [DateComponent: Int]) -> DatePattern {
    guard let pattern = try? DatePattern(components) else {
      preconditionFailure("Some component is given, and all are within their bounds.")
    }
    return pattern
  }
}

extension DateComponent {
  /// The share of patterns that have the component.
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
  /// The time with the nearest year that patterns can have.
  fileprivate var clamped: CivilTime {
    var time = self
    time.year = max(1, min(9_999, year))
    return time
  }
}
