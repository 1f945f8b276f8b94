import InputLaws
import InputRules

extension WildRule {
  static let spaceBehindSignRefused = WildRule(
    "SpaceBehindSignRefused",
    mistake:
      "Behind a sign the scanner skips no white space, as Linux’s newer Foundation.",
    source: "https://github.com/swiftlang/swift-corelibs-foundation",
    caughtBy: ["ScanningEqualsModel"],
    numbers: SpaceRefusingScanner())
}

/// White space is skipped once, before all else.
private struct SpaceRefusingScanner: WrongNumbers {
  func problem(
    of text: String, as grammar: NumberGrammar, in format: NumberFormat
  ) -> NumberProblem? {
    let problem = model.problem(of: text, as: grammar, in: format)
    guard grammar == .scanner, problem == nil, let place = text.spaceBehindSign else {
      return problem
    }
    let head = text.utf16.prefix(place)
    let found = text.unicodeScalars[head.endIndex]
    return NumberProblem(offset: place, found: found, expected: [.digit, .decimalSeparator])
  }

  func scanned(_ text: String, with symbols: NumberSymbols) -> ExactNumber? {
    text.spaceBehindSign == nil ? model.scanned(text, with: symbols) : nil
  }
}

extension String {
  /// Where white space stands behind the sign that the text begins with, in UTF-16 units.
  fileprivate var spaceBehindSign: Int? {
    let spaces = unicodeScalars.prefix { $0.properties.isWhitespace }
    let body = unicodeScalars[spaces.endIndex...]
    guard let sign = body.first, sign == "+" || sign == "-",
      body.dropFirst().first?.properties.isWhitespace == true
    else { return nil }
    return String(spaces).utf16.count + 1
  }
}
