import InputLaws
import InputRules

extension WildRule {
  static let tailIgnored = WildRule(
    "TailIgnored", mistake: "What stands behind the last wheel’s title is ignored.",
    source: "our own",
    caughtBy: ["EveryOtherTextIsRefused", "WheelTextsEqualModel"],
    wheels: WrongReadings { rows, text, set in
      guard case .failure(.textGoesOn(let offset)) = rows else { return rows }
      return set.modelRows(of: String(decoding: text.utf16.prefix(offset), as: UTF16.self))
    })
}
