import InputLaws
import InputRules

extension WildRule {
  static let changedDerived = WildRule(
    "ChangedDerived", mistake: "To derive what was changed changes nothing, and isn’t refused.",
    source: Article.runs,
    caughtBy: ["ChangeDerivesOnlyTheNamed", "DerivationsEqualModel"],
    runs: WrongDerivations { question in
      question.changed == .failure(.derivesChanged) ? .success(question.run) : question.changed
    })
}
