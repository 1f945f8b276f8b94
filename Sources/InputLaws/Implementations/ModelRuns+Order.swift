import InputRules
import InputRulesModel

extension ModelRuns {
  /// By the number of micrometres.
  public func isLess(_ one: Distance, than other: Distance) -> Bool {
    one.micrometers < other.micrometers
  }

  /// By the number of microseconds.
  public func isLess(_ one: ElapsedTime, than other: ElapsedTime) -> Bool {
    one.microseconds < other.microseconds
  }

  /// By the quotients, with both divisors multiplied away.
  public func isLess(_ one: Speed, than other: Speed) -> Bool {
    Whole(one.micrometers) * Whole(other.microseconds)
      < Whole(other.micrometers) * Whole(one.microseconds)
  }

  /// By the quotients, with both divisors multiplied away.
  public func isLess(_ one: Pace, than other: Pace) -> Bool {
    Whole(one.microseconds) * Whole(other.micrometers)
      < Whole(other.microseconds) * Whole(one.micrometers)
  }
}
