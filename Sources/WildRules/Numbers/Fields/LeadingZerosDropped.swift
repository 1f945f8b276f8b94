import InputLaws
import InputRules

extension WildRule {
  static let leadingZerosDropped = WildRule(
    "LeadingZerosDropped", mistake: "Where the first digit is deleted, the zeros behind it go too.",
    source: "https://github.com/s-yadav/react-number-format/issues/96",
    caughtBy: ["DeletionTakesTheDigitMeant", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      guard edit.isDeletion, let next = decision.newState else { return decision }
      let rest = field.bare(next.text).drop { $0 == "0" }
      let isZeroed = field.bare(next.text).hasPrefix("0") && rest.first?.isWholeNumber == true
      return isZeroed ? .rewrite(field.showing(String(rest))) : decision
    })
}
