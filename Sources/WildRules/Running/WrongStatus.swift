import InputLaws
import InputRules

/// The run model by the plain model, but for what a pedometer's title shows.
struct WrongStatus: WrongRuns {
  private let answer: @Sendable (PedometerReading, Bool) -> String

  /// Titles that show what `answer` says, of the reading and whether the pedometer is on.
  init(_ answer: @escaping @Sendable (PedometerReading, Bool) -> String) { self.answer = answer }

  func status(of reading: PedometerReading, isOn: Bool) -> String { answer(reading, isOn) }
}
