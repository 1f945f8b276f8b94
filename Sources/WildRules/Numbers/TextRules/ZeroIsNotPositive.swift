import InputLaws
import InputRules

extension WildRule {
  static let zeroIsNotPositive = WildRule(
    "ZeroIsNotPositive", mistake: "Zero is refused in every field for positive integers.",
    source: "our own",
    caughtBy: ["NumericFieldEqualsModel"],
    subject: .misreadingNumbers("ZeroIsNotPositive") { number in
      guard number.format.signs == .none && number.bounds == .none else { return }
      number.bounds = (try? NumberBounds(minimum: 1)) ?? .none
    })
}
