/// The local times at which a reminder fires: all times that have the given components (M2.1).
public struct DatePattern: Hashable, Sendable {
  /// The given components: at least one, and each within its bounds.
  package let components: [DateComponent: Int]

  /// Creates a pattern from components.
  /// - Parameter components: the components and their values, such as `[.hour: 9, .minute: 30]`.
  /// - Throws: `TriggerProblem` if there is no component, or for the first component that is
  ///   outside its bounds.
  public init(_ components: [DateComponent: Int]) throws(TriggerProblem) {
    if let problem = TriggerProblem.problem(of: components) { throw problem }
    self.components = components
  }

  /// The value of a component, or `nil` if the component isn't given.
  package subscript(_ component: DateComponent) -> Int? { components[component] }
}

extension DatePattern: CustomStringConvertible {
  /// The given components, from the coarsest to the finest.
  public var description: String {
    DateComponent.allCases.compactMap { component in
      components[component].map { "\(component) \($0)" }
    }.joined(separator: ", ")
  }
}

/// A component of a date pattern; the cases are in order from the coarsest to the finest (M2.1).
public enum DateComponent: Hashable, Sendable, CaseIterable {
  case year
  case month
  case day
  /// The weekday, from 1 for Sunday to 7 for Saturday.
  case weekday
  /// The ordinal of the weekday in its month, such as 2 for the second Monday.
  case weekdayOrdinal
  case hour
  case minute
  case second

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

/// The fineness of a component; a weekday and its ordinal are as fine as a day (M2.3).
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
