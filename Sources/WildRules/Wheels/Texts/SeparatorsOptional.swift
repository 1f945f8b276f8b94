import InputLaws
import InputRules

extension WildRule {
  static let separatorsOptional = WildRule(
    "SeparatorsOptional", mistake: "A text is read without its separators.",
    source: "our own",
    caughtBy: ["EveryOtherTextIsRefused", "WheelTextsEqualModel"],
    wheels: WrongReadings { rows, text, set in
      guard case .failure = rows else { return rows }
      let bare = set.changing { $0.rowCount == 1 ? .separator("") : $0 }
      return bare == set ? rows : bare.modelRows(of: text)
    })
}
