import InputLaws
import InputRules

extension WildRule {
  static let textOffsetInCharacters = WildRule(
    "TextOffsetInCharacters", mistake: "Where a text can’t be read is counted in characters.",
    source: "our own",
    caughtBy: ["EveryOtherTextIsRefused", "WheelTextsEqualModel"],
    wheels: WrongReadings { rows, text, _ in
      guard case .failure(.noTitle(let wheel, let offset)) = rows else { return rows }
      let read = String(decoding: text.utf16.prefix(offset), as: UTF16.self)
      return .failure(.noTitle(wheel: wheel, offset: read.count))
    })
}
