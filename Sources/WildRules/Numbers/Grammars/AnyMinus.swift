import InputLaws
import InputRules

extension WildRule {
  static let anyMinus = WildRule(
    "AnyMinus", mistake: "The minus sign of typography is taken in locales that don't write it.",
    source: "https://github.com/rust-lang/rust/issues/130315",
    caughtBy: ["StrangersAreRefused", "JudgingEqualsModel"],
    numbers: MisreadTexts(scalars: { scalar, _ in scalar == "\u{2212}" ? "-" : nil }))
}
