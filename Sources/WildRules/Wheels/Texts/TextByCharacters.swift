import InputLaws
import InputRules

extension WildRule {
  static let textByCharacters = WildRule(
    "TextByCharacters", mistake: "Each wheel takes a character, and row 0 if that is no digit.",
    source: Article.pickers,
    caughtBy: ["EveryOtherTextIsRefused", "WheelTextsEqualModel"],
    wheels: WrongReadings { _, text, set in
      let characters = Array(text)
      return .success(
        set.wheels.enumerated().map { wheel, one in
          let digit = wheel < characters.count ? characters[wheel].wholeNumberValue : nil
          return min(max(digit ?? 0, 0), one.rowCount - 1)
        })
    })
}
