import InputLaws
import InputRules

/// The run model by the plain model, but for how distances are read.
struct WrongDistanceReadings: WrongRuns {
  private let misread: @Sendable (String, NumberSymbols) -> (String, NumberSymbols)

  /// Distances that are read from texts and symbols as `misread` makes them.
  init(_ misread: @escaping @Sendable (String, NumberSymbols) -> (String, NumberSymbols)) {
    self.misread = misread
  }

  func distance(
    of text: String, in unit: DistanceUnit, with symbols: NumberSymbols
  ) throws(RunProblem) -> Distance {
    let (text, symbols) = misread(text, symbols)
    return try model.distance(of: text, in: unit, with: symbols)
  }
}
