import InputLaws
import InputRules

extension WildRule {
  static let b27 = WildRule(
    "B27", mistake: "Where digits are allowed, everything that is a number goes in.",
    source: "https://github.com/vultisig/vultisig-ios/pull/5070",
    caughtBy: ["AllowedAndBannedAreComplements"],
    subject: RuleSubject("B27") { field throws(RuleError) in
      NumbersRule(field: field, model: try field.model())
    })
}

/// `isNumber` reads like “is a digit”, and is true of fractions, numerals and other scripts'
/// digits.
private struct NumbersRule: WrongRule {
  let field: FieldDescription
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let numbers = (state.text + edit.replacement).filter { $0.isNumber && !$0.isASCII }
    let widened = field.misreadingConditions { $0.map { $0.admitting(numbers) } }
    return ((try? widened.model()) ?? model).decide(edit, on: state)
  }
}

extension ConditionDescription {
  /// The condition with `numbers` added to the allowed characters, if there are digits among them.
  fileprivate func admitting(_ numbers: String) -> ConditionDescription {
    guard case .allowed(let members, let membership) = self,
      members.contains(where: { $0.isASCII && $0.isNumber })
    else { return self }
    return .allowed(members + numbers, membership)
  }
}
