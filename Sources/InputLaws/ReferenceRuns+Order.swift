import InputRules

extension ReferenceRuns {
  /// By the type's operator.
  public func isLess(_ one: Distance, than other: Distance) -> Bool { one < other }

  /// By the type's operator.
  public func isLess(_ one: ElapsedTime, than other: ElapsedTime) -> Bool { one < other }

  /// By the type's operator.
  public func isLess(_ one: Speed, than other: Speed) -> Bool { one < other }

  /// By the type's operator.
  public func isLess(_ one: Pace, than other: Pace) -> Bool { one < other }
}
