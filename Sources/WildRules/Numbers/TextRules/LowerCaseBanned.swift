import InputLaws
import InputRules

extension WildRule {
  static let lowerCaseBanned = WildRule(
    "LowerCaseBanned",
    mistake:
      "Of what the scanner takes, only “-”, “e” and the separator are kept from integers.",
    source: "https://www.globalnerdy.com/2015/04/27/how-to-program-an-ios"
      + "-text-field-that-takes-only-numeric-input-or-specific-characters-with-a-maximum-length/",
    caughtBy: ["PositiveIntegerIsDigitsOnly", "NumericFieldEqualsModel"],
    subject: .misreading("LowerCaseBanned") { field in
      field.misreadingConditions { $0.flatMap(\.asInTheArticle) }
    })
}

extension ConditionDescription {
  /// What the article builds for a positive integer: 1E5, +5 and a space are let through.
  fileprivate var asInTheArticle: [ConditionDescription] {
    guard case .numeric(let number) = self, number.format.signs == .none,
      number.format.maximumFractionDigits == 0
    else { return [self] }
    let banned = "-e" + String(number.format.symbols.decimalSeparator)
    let scanned = NumberDescription(NumberFormat(number.format.symbols), grammar: .scanner)
    return [.numeric(scanned), .banned(banned, .scalars)]
  }
}
