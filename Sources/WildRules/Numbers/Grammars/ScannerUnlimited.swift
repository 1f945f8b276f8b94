import InputLaws
import InputRules

extension WildRule {
  static let scannerUnlimited = WildRule(
    "ScannerUnlimited", mistake: "The scanner takes an exponent over 254.",
    source: "https://www.globalnerdy.com/2015/04/27/how-to-program-an-ios"
      + "-text-field-that-takes-only-numeric-input-or-specific-characters-with-a-maximum-length/",
    caughtBy: ["ScanningEqualsFoundation", "ScanningEqualsModel"],
    numbers: UnlimitedScanner())
}

/// What has a value at all is scanned, whatever its exponent.
private struct UnlimitedScanner: WrongNumbers {
  func problem(
    of text: String, as grammar: NumberGrammar, in format: NumberFormat
  ) -> NumberProblem? {
    let problem = model.problem(of: text, as: grammar, in: format)
    return grammar == .scanner && scanned(text, with: format.symbols) != nil ? nil : problem
  }

  func scanned(_ text: String, with symbols: NumberSymbols) -> ExactNumber? {
    model.scanned(text, with: symbols) ?? model.value(of: text, in: NumberFormat(symbols))
  }
}
