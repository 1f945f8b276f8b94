import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let wrongOneDerived = WildRule(
    "WrongOneDerived", mistake: "The quantity that should stay is derived.",
    source: Article.runs,
    caughtBy: ["ChangeDerivesOnlyTheNamed", "DerivationsEqualModel"],
    runs: WrongDerivations { question in
      let others = Run.Quantity.allCases.filter {
        $0 != question.quantity && $0 != question.change.quantity
      }
      guard others.count == 1, let third = others.first else { return question.changed }
      return Result { () throws(RunProblem) in
        try ModelRuns().run(question.run, changing: question.change, deriving: third)
      }
    })
}
