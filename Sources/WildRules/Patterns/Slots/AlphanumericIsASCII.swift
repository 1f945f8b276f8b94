import InputLaws
import InputRules

extension WildRule {
  static let alphanumericIsASCII = WildRule(
    "AlphanumericIsASCII",
    mistake: "A slot for a letter or a digit takes no digits of other scripts.",
    source: "https://github.com/infor-design/enterprise/issues/1846",
    caughtBy: ["FormattingKeepsItsContent", "InsertionLosesNothingThatFits"],
    patterns: MisreadPatterns(slots: { slot in
      slot.content == .letterOrDigit ? slot.taking(.set(members)) : slot
    }))
}

private let members = Set<Unicode.Scalar>.letters.union("0123456789".unicodeScalars)
