import InputRules

extension ModelRuns {
  /// By the number of micrometres (R1.4).
  public func isLess(_ one: Distance, than other: Distance) -> Bool {
    one.micrometers < other.micrometers
  }

  /// By the number of microseconds (R1.4).
  public func isLess(_ one: ElapsedTime, than other: ElapsedTime) -> Bool {
    one.microseconds < other.microseconds
  }

  /// By the quotients, with both divisors multiplied away (R1.4).
  public func isLess(_ one: Speed, than other: Speed) -> Bool {
    Natural(one.micrometers) * Natural(other.microseconds)
      < Natural(other.micrometers) * Natural(one.microseconds)
  }

  /// By the quotients, with both divisors multiplied away (R1.4).
  public func isLess(_ one: Pace, than other: Pace) -> Bool {
    Natural(one.microseconds) * Natural(other.micrometers)
      < Natural(other.microseconds) * Natural(one.micrometers)
  }
}
