/// Chapter M, as plain as the specification.
public struct ModelReminders: Sendable {
  /// The model.
  public init() {}

  /// The interval of a trigger, in microseconds (M1).
  public func interval(seconds: Double, repeats: Bool) throws(TriggerProblem) -> Int {
    if seconds.isNaN { throw .notANumber }
    if seconds.isInfinite { throw .infinite }
    if seconds <= 0 { throw .notPositive }
    if repeats && seconds < 60 { throw .tooShortToRepeat }
    let microseconds = (Rational(exactly: seconds) * Rational(1_000_000)).rounded()
    guard let word = microseconds.word, word <= 1_000_000_000_000_000 else { throw .tooLong }
    return max(1, word)
  }

  /// The list with another reminder, which replaces one whose identifier equals its own, code unit
  /// by code unit (M3).
  public func scheduling(_ reminder: Reminder, in list: [Reminder]) -> [Reminder] {
    var result: [Reminder] = []
    var isPlaced = false
    for other in list {
      if !other.identifier.isSame(as: reminder.identifier) {
        result.append(other)
      } else if !isPlaced {
        result.append(reminder)
        isPlaced = true
      }
    }
    return isPlaced ? result : result + [reminder]
  }

  /// The list after a cleanup (M3).
  public func cleaned(_ list: [Reminder], at instant: Instant) -> [Reminder] {
    list.filter { reminder in
      guard let end = reminder.end else { return true }
      return instant.microseconds < end.microseconds
    }
  }
}
