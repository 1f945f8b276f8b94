/// The reason a reminder can't be triggered as requested (M1, M2.2, M3).
public enum TriggerProblem: Error, Hashable, Sendable {
  /// The interval is NaN.
  case notANumber
  /// The interval is infinite.
  case infinite
  /// The interval is zero or less.
  case notPositive
  /// The trigger repeats, but its interval is shorter than 60 seconds.
  case tooShortToRepeat
  /// The interval is longer than 10¹⁵ microseconds.
  case tooLong
  /// No component is given.
  case noComponents
  /// The component can't have this value.
  case outOfBounds(DateComponent, Int)
  /// The reminder doesn't repeat, but has an end date.
  case endWithoutRepeat
}

extension TriggerProblem: Explained {
  var sentence: String {
    switch self {
    case .notANumber: "the interval is NaN; give a finite number"
    case .infinite: "the interval is infinite; give a finite number"
    case .notPositive: "the interval isn't above zero; give a positive number"
    case .tooShortToRepeat: "the interval is too short to repeat; give at least 60 seconds"
    case .tooLong: "the interval is too long; give one shorter than 31 years"
    case .noComponents: "the pattern has no components; give at least one"
    case .outOfBounds(let component, let value):
      "\(component) \(value) doesn't exist; give one from \(component.values.lowerBound) to "
        + "\(component.values.upperBound)"
    case .endWithoutRepeat: "a reminder that doesn't repeat can't have an end date; omit the date"
    }
  }
}

extension TriggerProblem {
  /// The reason a trigger can't have this interval, or `nil` if it can (M1).
  static func problem(of seconds: Double, repeats: Bool) -> TriggerProblem? {
    if seconds.isNaN { return .notANumber }
    if seconds.isInfinite { return .infinite }
    if seconds <= 0 { return .notPositive }
    if repeats && seconds < 60 { return .tooShortToRepeat }
    return IntervalTrigger.microseconds(nearest: seconds) == nil ? .tooLong : nil
  }

  /// The reason the components don't form a pattern, or `nil` if they do (M2.2).
  static func problem(of components: [DateComponent: Int]) -> TriggerProblem? {
    if components.isEmpty { return .noComponents }
    for component in DateComponent.allCases {
      guard let value = components[component], !component.values.contains(value) else { continue }
      return .outOfBounds(component, value)
    }
    return nil
  }
}
