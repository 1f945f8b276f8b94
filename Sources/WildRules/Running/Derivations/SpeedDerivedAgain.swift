import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let speedDerivedAgain = WildRule(
    "SpeedDerivedAgain", mistake: "The speed is always what distance and time say, once rounded.",
    source: Article.runs,
    caughtBy: ["ChangeDerivesOnlyTheNamed", "DerivationsEqualModel"],
    runs: WrongDerivations { question in
      guard case .success(let changed) = question.changed,
        let speed = try? ModelRuns().speed(of: changed.distance, in: changed.time)
      else { return question.changed }
      return .success(Run(distance: changed.distance, time: changed.time, speed: speed))
    })
}
