import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let bothDerived = WildRule(
    "BothDerived", mistake: "A change derives both of the others.",
    source: Article.runs,
    caughtBy: ["ChangeDerivesOnlyTheNamed", "DerivationsEqualModel"],
    runs: WrongDerivations { question in
      guard case .success(let changed) = question.changed, question.quantity != .speed,
        question.change.quantity != .speed,
        let speed = try? ModelRuns().speed(of: question.run.distance, in: question.run.time)
      else { return question.changed }
      return .success(Run(distance: changed.distance, time: changed.time, speed: speed))
    })
}
