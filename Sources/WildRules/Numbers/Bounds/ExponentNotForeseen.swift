import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let exponentNotForeseen = WildRule(
    "ExponentNotForeseen",
    mistake:
      "What is too great is refused, though an exponent may still make it small.",
    source: "our own",
    caughtBy: ["BoundsEqualModel"],
    numbers: WrongBounds { question, canBeMended in
      var plain = question.format
      plain.allowsExponent = false
      let model = ModelNumbers()
      let isPlain = model.problem(of: question.text, as: .partial, in: plain) == nil
      return canBeMended
        && (!isPlain || model.canBeMended(question.text, in: plain, to: question.bounds))
    })
}
