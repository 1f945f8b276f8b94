import InputRules
import InputRulesModel

extension ModelRuns {
  /// Compared by the number of micrometres.
  public func isLess(_ one: Distance, than other: Distance) -> Bool {
    one.micrometers < other.micrometers
  }

  /// Compared by the number of microseconds.
  public func isLess(_ one: ElapsedTime, than other: ElapsedTime) -> Bool {
    one.microseconds < other.microseconds
  }

  /// Compared by the quotients, multiplied by both divisors.
  public func isLess(_ one: Speed, than other: Speed) -> Bool {
    Whole(one.micrometers) * Whole(other.microseconds)
      < Whole(other.micrometers) * Whole(one.microseconds)
  }

  /// Compared by the quotients, multiplied by both divisors.
  public func isLess(_ one: Pace, than other: Pace) -> Bool {
    Whole(one.microseconds) * Whole(other.micrometers)
      < Whole(other.microseconds) * Whole(one.micrometers)
  }
}
