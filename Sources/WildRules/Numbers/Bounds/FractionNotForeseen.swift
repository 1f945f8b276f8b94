import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let fractionNotForeseen = WildRule(
    "FractionNotForeseen",
    mistake:
      "The whole number must be within the bounds before its fraction is typed.",
    source: "our own",
    caughtBy: ["EveryNumberWithinBoundsCanBeTyped", "BoundsEqualModel"],
    numbers: WrongBounds { question, canBeMended in
      let separator = question.format.symbols.decimalSeparator
      guard question.text.unicodeScalars.last == separator,
        let value = ModelNumbers().value(of: question.text + "0", in: question.format)
      else { return canBeMended }
      let ends = try? NumberBounds(
        minimum: question.bounds.minimum, maximum: question.bounds.maximum)
      return canBeMended && ModelNumbers().isWithin(ends ?? .none, value)
    })
}
