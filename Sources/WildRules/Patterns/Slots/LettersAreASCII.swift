import InputLaws
import InputRules

extension WildRule {
  static let lettersAreASCII = WildRule(
    "LettersAreASCII", mistake: "A slot for a letter takes those from a to z alone.",
    source: "https://github.com/igorescobar/jQuery-Mask-Plugin/issues/75",
    caughtBy: ["SlotsTakeTheirKind", "TextsAreReadByPlace"],
    patterns: MisreadPatterns(slots: { slot in
      slot.content == .letter ? slot.taking(.set(letters)) : slot
    }))
}

private let letters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars)
