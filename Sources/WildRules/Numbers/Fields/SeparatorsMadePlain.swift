import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let separatorsMadePlain = WildRule(
    "SeparatorsMadePlain",
    mistake: "Normalising makes spaces and apostrophes of a field’s own separators.",
    source: "our own",
    caughtBy: ["NormalisingKeepsGroupedNumbers"],
    numbers: FormatlessNumbers())
}

private struct FormatlessNumbers: WrongNumbers {
  func field(_ format: NumberFormat, bounds: NumberBounds) -> any TextRule {
    FormatlessField(model: ModelNumberField(format, bounds: bounds))
  }
}
