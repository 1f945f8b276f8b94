import InputLaws
import InputRules
import InputRulesModel

/// The run model by the plain model, but for how distances are written.
struct WrongDistanceTexts: WrongRuns {
  /// What is to be written.
  struct Question {
    /// The distance.
    let distance: Distance
    /// The unit.
    let unit: DistanceUnit
    /// The characters.
    let symbols: NumberSymbols
    /// What the model writes.
    var text: String { ModelRuns().text(of: distance, in: unit, with: symbols) }
    /// How many micrometres a hundredth of the unit has.
    var hundredth: Int { unit.micrometers / 100 }

    /// What the model writes of so many hundredths.
    func text(hundredths: Int) -> String {
      let distance = try? Distance(micrometers: hundredths * hundredth)
      return ModelRuns().text(of: distance ?? self.distance, in: unit, with: symbols)
    }
  }

  private let answer: @Sendable (Question) -> String

  /// Distances that are written as `answer` says.
  init(_ answer: @escaping @Sendable (Question) -> String) { self.answer = answer }

  func text(of distance: Distance, in unit: DistanceUnit, with symbols: NumberSymbols) -> String {
    answer(Question(distance: distance, unit: unit, symbols: symbols))
  }
}
