import InputLaws
import InputRules

extension WildRule {
  static let anyDigitsRead = WildRule(
    "AnyDigitsRead", mistake: "A time is read in the digits of any script.",
    source: "our own",
    caughtBy: ["ReadingStopsWhereNoTextGoesOn", "RunTextsEqualModel"],
    runs: WrongTimeReadings(mending: { text, _ in
      text.map { character in
        guard let digit = character.wholeNumberValue, (0...9).contains(digit) else {
          return String(character)
        }
        return "\(digit)"
      }.joined()
    }))
}
