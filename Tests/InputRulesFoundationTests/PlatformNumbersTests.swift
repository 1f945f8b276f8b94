import Foundation
import InputRules
import InputRulesFoundation
import Testing

/// The platform's parsers as a second opinion.
///
/// Where they are reliable they give the same answers, and where they aren't, the lists say what
/// they give; ours is always another answer (N1.1, N5, B28). A platform that gives ours has fixed a
/// bug, which fails nothing; `found` tells it.
@Suite struct PlatformNumbersTests {
  private let format = NumberFormat()

  @Test(arguments: PlatformNumbers.scanner.map(\.text))
  func `The scanner reads otherwise`(text: String) throws {
    let entry = try #require(PlatformNumbers.scanner.first { $0.text == text })
    let scanner = Scanner(string: text)
    let decimal = scanner.scanDecimal()
    let read = (scanner.isAtEnd ? decimal : nil).map { "\($0)" }
    let ours = format.scannedValue(of: text).map { "\($0)" }
    // A platform that is right reads what we read.
    #expect(read == entry.value || !isRecordedPlatform && read == ours)
    #expect(ours != entry.value)
  }

  @Test func `The scanner ignores its locale`() throws {
    let german = NumberFormat(try #require(NumberSymbols(locale: "de-DE")))
    let readsToEnd = ["1,5", "1.5"].map { text in
      let scanner = Scanner(string: text)
      scanner.locale = Locale(identifier: "de_DE")
      _ = scanner.scanDecimal()
      return scanner.isAtEnd
    }
    let isTaken = ["1,5", "1.5"].map { german.accepts($0, as: .scanner) }
    #expect(isTaken == [true, false])
    // A platform that minds the locale is right.
    #expect(readsToEnd == [false, true] || !isRecordedPlatform && readsToEnd == isTaken)
  }

  @Test(arguments: PlatformNumbers.decimal.map(\.text))
  func `Decimals read beginnings`(text: String) throws {
    let entry = try #require(PlatformNumbers.decimal.first { $0.text == text })
    let read = Decimal(string: text).map { "\($0)" }
    // A platform that refuses what isn't a number is right.
    #expect(read == entry.value || !isRecordedPlatform && read == nil)
    #expect(!format.accepts(text))
  }

  @Test(arguments: PlatformNumbers.double.map(\.text))
  func `Doubles read other texts`(text: String) throws {
    let entry = try #require(PlatformNumbers.double.first { $0.text == text })
    #expect(Double(text).map { "\($0)" } == entry.value)
    #expect("\(strtod(text, nil))" == entry.value)
    #expect(!format.accepts(text))
  }

  /// Whole numbers of up to 38 digits with small exponents, for which all agree.
  @Test func `All agree on ordinary numbers`() throws {
    var random = SplitMix64(state: 5)
    for _ in 0..<5_000 {
      let text = ordinaryNumber(&random)
      let number = try format.value(of: text)
      #expect(try Double(number).bitPattern == strtod(text, nil).bitPattern, "\(text)")
      #expect(try Decimal(number) == Decimal(string: text), "\(text)")
      let scanner = Scanner(string: text)
      let scanned = scanner.scanDecimal().flatMap { ExactNumber($0) }
      #expect(scanner.isAtEnd && scanned == number || number.isZero, "\(text)")
    }
  }

  private func ordinaryNumber(_ random: inout SplitMix64) -> String {
    func digits(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &random)).map { _ in
        String(Int.random(in: 0...9, using: &random))
      }.joined()
    }
    let sign = ["", "-", "+"].randomElement(using: &random) ?? ""
    let fraction = Bool.random(using: &random) ? "." + digits(1...18) : ""
    let exponent = Bool.random(using: &random) ? "e\(Int.random(in: -60...60, using: &random))" : ""
    return sign + digits(1...20) + fraction + exponent
  }
}

/// Differences between the specification and number parsers of Swift 6.3 on Linux.
enum PlatformNumbers {
  /// A text, and the number that `Scanner(string: text).scanDecimal()` reads if it reaches the end.
  ///
  /// White space after the sign, which Apple's skips, isn't skipped; white space alone is zero;
  /// minus zero with an exponent mark is not a number; the location is counted in bytes and in
  /// UTF-16 units, so after white space beyond ASCII nothing is found.
  static let scanner: [(text: String, value: String?)] = [
    ("- 1", nil), ("+ 5", nil), (" ", "0"), ("-e", "NaN"), ("-0e", "NaN"), ("-.e", "NaN"),
    ("\u{A0}1", nil), ("\u{2009}1", nil), ("\u{2028}1", nil), ("\u{200B}1", nil),
  ]

  /// A text that isn't a number, and what `Decimal(string: text)` makes of its prefix.
  static let decimal: [(text: String, value: String)] = [
    ("12abc", "12"), ("1,5", "1"), ("1.2.3", "1.2"), ("--1", "0"), ("1e", "1"), ("e", "0"),
    ("en", "0"), (".", "0"), ("-", "0"), ("0x10", "0"), (" 1", "1"), ("1 ", "1"),
  ]

  /// A text that isn't a number, and what `Double(text)` and `strtod` make of it.
  static let double: [(text: String, value: String)] = [
    ("0x10", "16.0"), ("0x1p4", "16.0"), ("inf", "inf"), ("infinity", "inf"), ("-inf", "-inf"),
    ("nan", "nan"),
  ]
}
