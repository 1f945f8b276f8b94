import Foundation
import FoundFrame
import PropertyTesting

/// Laws about `Scanner`.
enum ScannerLaws {
  static let all: [Law] = [
    survivesTexts, hexadecimal, decimalLocale, decimalDigits, spaces,
  ]

  static let survivesTexts = Law(
    "scanner-survives-any-text", .noCrash,
    forAll: FoundLaws.texts(4, of: ["1", " ", "-", "a", "é", "😀", "\u{301}", "\n"]),
    causes: ["scanner-traps-at-emoji": { $0.unicodeScalars.contains("😀") }]
  ) { text in
    let survived = survives {
      let scanner = Scanner(string: text)
      _ = (
        scanner.scanInt(), scanner.scanDouble(), scanner.scanUInt64(representation: .hexadecimal)
      )
    }
    try require(survived, "traps")
  }

  static let hexadecimal = Law(
    "scanner-reads-hexadecimal-doubles", .roundTrip, forAll: .double(in: -1e6...1e6),
    causes: ["scanner-ignores-hexadecimal-exponent": { _ in true }]
  ) { number in
    let text = String(format: "%a", number)
    let scanner = Scanner(string: text)
    try requireEqual(scanner.scanDouble(representation: .hexadecimal), number, text)
  }

  static let decimalLocale = Law(
    "scanner-decimal-has-its-locale", .postcondition,
    forAll: zip(.int(in: 0...99), .int(in: 1...9)),
    causes: ["scanner-decimal-ignores-its-locale": { _ in true }]
  ) { whole, tenths in
    let scanner = Scanner(string: "\(whole),\(tenths)")
    scanner.locale = Locale(identifier: "de_DE")
    try requireEqual(scanner.scanDecimal(), Decimal(string: "\(whole).\(tenths)"))
  }

  /// A text of only blanks isn't a number.
  ///
  /// A text of only signs and points is 0 on purpose.
  static let decimalDigits = Law(
    "scanner-decimal-needs-digits", .postcondition,
    forAll: .string(of: " \t\n", 0...3),
    causes: ["scanner-decimal-reads-blanks-as-zero": { _ in true }]
  ) { text in
    try requireEqual(Scanner(string: text).scanDecimal(), nil)
  }

  /// Skipped characters don't change the number after them, with any reader.
  static let spaces = Law(
    "scanner-decimal-skips-what-integers-skip", .postcondition,
    forAll: zip(
      .string(of: " \t\u{A0}\u{2009}\u{3000}", 0...2), .int(in: 0...99)),
    causes: ["scanner-decimal-loses-place-after-spaces": { !$0.0.allSatisfy(\.isASCII) }]
  ) { space, number in
    let text = "\(space)\(number)"
    try assume(Scanner(string: text).scanInt() == number)
    try requireEqual(Scanner(string: text).scanDecimal(), Decimal(number))
  }
}
