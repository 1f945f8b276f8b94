import InputLaws
import InputRules

extension WildRule {
  static let numbersAreDigits = WildRule(
    "NumbersAreDigits",
    mistake: "A slot for any digit takes whatever is a number: halves, squares, Roman ones.",
    source: "our own",
    caughtBy: ["JunkChangesNothing"],
    patterns: MisreadPatterns(slots: { slot in
      slot.content == .anyDigit ? slot.taking(.set(numbers)) : slot
    }))
}

/// What `Character.isNumber` says of single scalars.
private let numbers = Set<Unicode.Scalar>.scalars { $0.numericType != nil }
