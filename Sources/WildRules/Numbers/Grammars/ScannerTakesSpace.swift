import InputLaws
import InputRules

extension WildRule {
  static let scannerTakesSpace = WildRule(
    "ScannerTakesSpace", mistake: "White space alone is scanned, and it is zero.",
    source: "https://github.com/hapijs/joi/pull/148",
    caughtBy: ["ScanningEqualsModel"],
    numbers: SpaceScanner())
}

/// That nothing was scanned isn't looked at.
private struct SpaceScanner: WrongNumbers {
  func scanned(_ text: String, with symbols: NumberSymbols) -> ExactNumber? {
    let isSpace = !text.isEmpty && text.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
    return isSpace ? .zero : model.scanned(text, with: symbols)
  }
}
