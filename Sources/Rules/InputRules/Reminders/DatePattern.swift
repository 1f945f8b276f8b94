/// The local times at which a reminder fires: all times with the given components (M2.1).
public struct DatePattern: Hashable, Sendable {
  /// The given components; at least one, each within its bounds.
  package let components: [DateComponent: Int]

  /// Creates a pattern from components.
  /// - Parameter components: the value of each component, such as `[.hour: 9, .minute: 30]`.
  /// - Throws: `TriggerProblem` if there is no component, or for the first component outside its
  ///   bounds.
  public init(_ components: [DateComponent: Int]) throws(TriggerProblem) {
    if let problem = TriggerProblem.problem(of: components) { throw problem }
    self.components = components
  }

  /// The value of a component, or `nil` if the component isn't given.
  package subscript(_ component: DateComponent) -> Int? { components[component] }
}

extension DatePattern: CustomStringConvertible {
  /// The given components, from coarse to fine.
  public var description: String {
    DateComponent.allCases.compactMap { component in
      components[component].map { "\(component) \($0)" }
    }.joined(separator: ", ")
  }
}

/// A component of a date pattern; the cases are ordered from coarse to fine (M2.1).
public enum DateComponent: Hashable, Sendable, CaseIterable {
  case year
  case month
  case day
  /// The weekday, from 1 for Sunday to 7 for Saturday.
  case weekday
  /// The number of a weekday in its month, such as 2 for the second Monday.
  case weekdayOrdinal
  case hour
  case minute
  case second

  /// The values that the component can have.
  package var values: ClosedRange<Int> {
    switch self {
    case .year: 1...9999
    case .month: 1...12
    case .day: 1...31
    case .weekday: 1...7
    case .weekdayOrdinal: 1...5
    case .hour: 0...23
    case .minute, .second: 0...59
    }
  }
}

/// The precision of a component; a weekday and its ordinal are as precise as a day (M2.3).
enum DateFineness: Comparable {
  case year
  case month
  case day
  case hour
  case minute
  case second
}

extension DateComponent {
  var fineness: DateFineness {
    switch self {
    case .year: .year
    case .month: .month
    case .day, .weekday, .weekdayOrdinal: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
