extension TriggerProblem {
  /// The reason a trigger can't have that interval, or `nil` (M1).
  static func problem(of seconds: Double, repeats: Bool) -> TriggerProblem? {
    if seconds.isNaN { return .notANumber }
    if seconds.isInfinite { return .infinite }
    if seconds <= 0 { return .notPositive }
    if repeats && seconds < 60 { return .tooShortToRepeat }
    return IntervalTrigger.microseconds(nearest: seconds) == nil ? .tooLong : nil
  }

  /// The reason the components don't form a pattern, or `nil` (M2.2).
  static func problem(of components: [DateComponent: Int]) -> TriggerProblem? {
    if components.isEmpty { return .noComponents }
    for component in DateComponent.allCases {
      guard let value = components[component], !component.values.contains(value) else { continue }
      return .outOfBounds(component, value)
    }
    return nil
  }
}
