import InputLaws
import InputRules

extension WildRule {
  static let refusedAsZero = WildRule(
    "RefusedAsZero", mistake: "What is too small to be derived is refused as zero.",
    source: "our own",
    caughtBy: ["ChangeDerivesOnlyTheNamed", "DerivationsEqualModel"],
    runs: WrongDerivations { question in
      question.changed == .failure(.tooSmall) ? .failure(.zero) : question.changed
    })
}
