import InputLaws
import InputRules

extension WildRule {
  static let emptyRequired = WildRule(
    "EmptyRequired", mistake: "A field with a minimum can’t be left empty.",
    source: "https://github.com/craftcms/cms/issues/1223",
    caughtBy: ["NumericFieldEqualsModel"],
    subject: RuleSubject("EmptyRequired") { field throws(RuleError) in
      let bounds = field.numbers.map(\.bounds).first { $0.minimum != nil }
      return RequiredNumber(bounds: bounds, model: try field.model())
    })
}

/// Nothing counts as zero, or as less than the minimum.
private struct RequiredNumber: WrongRule {
  let bounds: NumberBounds?
  let model: any TextRule

  func finalObjection(to text: String) -> Reason? {
    text.isEmpty ? bounds.map(Reason.outOfBounds) : model.finalObjection(to: text)
  }
}
