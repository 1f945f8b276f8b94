import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let paceSetAsSpeed = WildRule(
    "PaceSetAsSpeed", mistake: "A pace that is set isn’t turned over.",
    source: Article.runs,
    caughtBy: ["ChangeDerivesOnlyTheNamed", "DerivationsEqualModel"],
    runs: WrongDerivations { question in
      guard case .pace(let pace) = question.change,
        let distance = try? Distance(micrometers: pace.microseconds),
        let time = try? ElapsedTime(microseconds: pace.micrometers),
        let speed = try? Speed(distance, in: time)
      else { return question.changed }
      return Result { () throws(RunProblem) in
        try ModelRuns().run(question.run, changing: .speed(speed), deriving: question.quantity)
      }
    })
}
