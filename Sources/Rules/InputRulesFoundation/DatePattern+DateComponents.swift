import Foundation
import InputRules

extension DatePattern {
  /// Creates a pattern from the platform's components (M2.1).
  ///
  /// Components other than year, month, day, weekday, weekday ordinal, hour, minute and second are
  /// ignored.
  /// - Parameter components: components, which must include at least one of these.
  /// - Throws: `TriggerProblem` if all of these are missing, or if a component is out of bounds.
  public init(_ components: DateComponents) throws(TriggerProblem) {
    let given = DateComponent.allCases.compactMap { component in
      components.value(for: component.calendarComponent).map { (component, $0) }
    }
    try self.init(Dictionary(given) { first, _ in first })
  }
}

extension DateComponents {
  /// Creates the platform's components for a pattern.
  /// - Parameter pattern: the pattern to convert.
  public init(_ pattern: DatePattern) {
    self.init()
    for component in DateComponent.allCases {
      setValue(pattern[component], for: component.calendarComponent)
    }
  }
}

extension DateComponent {
  fileprivate var calendarComponent: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .day: .day
    case .weekday: .weekday
    case .weekdayOrdinal: .weekdayOrdinal
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
