import InputLaws
import InputRules

extension WildRule {
  static let scannerRounds = WildRule(
    "ScannerRounds", mistake: "The scanner rounds a long number to 38 digits.",
    source: "https://www.globalnerdy.com/2015/04/27/how-to-program-an-ios"
      + "-text-field-that-takes-only-numeric-input-or-specific-characters-with-a-maximum-length/",
    caughtBy: ["ScanningEqualsFoundation", "ScanningEqualsModel"],
    numbers: RoundingScanner())
}

/// Forty nines are 1 and forty zeros: nearer, but not what the article's scanner reads.
private struct RoundingScanner: WrongNumbers {
  func scanned(_ text: String, with symbols: NumberSymbols) -> ExactNumber? {
    let scanned = model.scanned(text, with: symbols)
    guard scanned != nil, let exact = model.value(of: text, in: NumberFormat(symbols)),
      exact.digits.count > 38, case .near(let exponent) = exact.exponent
    else { return scanned }
    let dropped = exact.digits.count - 38
    return ExactNumber(
      isNegative: exact.isNegative, trusting: exact.digits.rounded(dropping: dropped),
      exponent: .near(exponent + dropped))
  }
}
