/// The cause that makes a reminder fire.
public enum Trigger: Hashable, Sendable {
  /// An interval after it was scheduled (M1).
  case interval(IntervalTrigger)
  /// A date (M2.4).
  case calendar(CalendarTrigger)

  /// Whether it fires repeatedly.
  package var repeats: Bool {
    switch self {
    case .interval(let trigger): trigger.repeats
    case .calendar(let trigger): trigger.repeats
    }
  }
}
