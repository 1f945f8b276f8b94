import InputLaws
import InputRules

extension WildRule {
  static let signRead = WildRule(
    "SignRead", mistake: "Int reads a plus sign before the first part.",
    source: "our own",
    caughtBy: ["RunTextsEqualModel"],
    runs: WrongTimeReadings(mending: { text, _ in
      text.first == "+" ? String(text.dropFirst()) : text
    }))
}
