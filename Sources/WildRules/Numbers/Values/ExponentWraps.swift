import InputLaws
import InputRules

extension WildRule {
  static let exponentWraps = WildRule(
    "ExponentWraps", mistake: "A far exponent wraps around in 32 bits.",
    source: "https://github.com/ruby/json/issues/970",
    caughtBy: ["WritingIsReadBack", "ValueKeepsEveryDigit"],
    numbers: WrongValues { value, _, _ in
      value.map {
        ExactNumber(isNegative: $0.isNegative, trusting: $0.digits, exponent: $0.exponent.wrapped)
      }
    })
}

extension PowerOfTen {
  /// The exponent as a loop over its digits has it that looks for no overflow.
  fileprivate var wrapped: PowerOfTen {
    switch self {
    case .near(let value): return .near(Int(Int32(truncatingIfNeeded: value)))
    case .far(let isNegative, let digits):
      let wrapped = digits.reduce(Int32(0)) { $0 &* 10 &+ Int32($1) }
      return .near(Int(isNegative ? 0 &- wrapped : wrapped))
    }
  }
}
