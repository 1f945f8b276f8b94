import Foundation
import PropertyTesting

/// A decimal number, represented exactly by its digits.
struct SpelledNumber: Hashable, Sendable {
  let isNegative: Bool
  /// The digits before the separator, without leading zeros; empty for 0.
  let integer: String
  /// The digits after the separator, without trailing zeros.
  let fraction: String

  init(isNegative: Bool, integer: String, fraction: String) {
    self.integer = String(integer.drop { $0 == "0" })
    let zeros = fraction.reversed().prefix { $0 == "0" }.count
    self.fraction = String(fraction.dropLast(zeros))
    self.isNegative = isNegative && !(self.integer.isEmpty && self.fraction.isEmpty)
  }

  /// Reads the description of a `Double` or a `Decimal`, such as `-12.5` or `1e-05`.
  init?(described text: String) {
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: "e", omittingEmptySubsequences: false)
    let halves = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
    let exponent = parts.count == 2 ? Int(parts[1].drop { $0 == "+" }) : 0
    guard let exponent else { return nil }
    let digits = halves.joined()
    guard digits.allSatisfy({ "0123456789".contains($0) }) else { return nil }
    let zeros = String(repeating: "0", count: abs(exponent))
    let all = zeros + digits + zeros
    let point = zeros.count + halves[0].count + exponent
    self.init(
      isNegative: isNegative, integer: String(all.prefix(point)),
      fraction: String(all.dropFirst(point)))
  }

  /// Reads a typed number in any spelling: with spaces, a plus sign or a minus sign, digits in any
  /// script, or an exponent of up to three digits.
  ///
  /// Group separators aren't read: otherwise, with a period typed instead of a comma, 1.00 would
  /// become a hundred.
  init?(typed text: String, _ decimalSeparator: Unicode.Scalar) {
    if decimalSeparator != ".", text.contains(".") { return nil }
    let plain: String = text.filter { !$0.isWhitespace }.map { character in
      if character == Character(decimalSeparator) { return "." }
      if character == "\u{2212}" { return "-" }
      return character.wholeNumberValue.map { "\($0)" } ?? character.lowercased()
    }.joined()
    let (mantissa, exponent) = (plain.prefix { $0 != "e" }, plain.drop { $0 != "e" })
    let isLong = exponent.count(where: \.isNumber) > 3
    if isLong || !mantissa.contains(where: \.isNumber) || mantissa.count(where: { $0 == "." }) > 1 {
      return nil
    }
    self.init(described: String(plain.hasPrefix("+") ? plain.dropFirst() : plain[...]))
  }

  /// Reads a decimal, a `Double` or an integer from Foundation; returns `nil` for NaN and infinity.
  ///
  /// `decimalValue` isn't used, because it converts a `Double` near 1.11 to 1.1100000000000002048.
  init?(_ number: NSNumber) {
    if let decimal = number as? NSDecimalNumber {
      self.init(described: "\(decimal.decimalValue)")
      return
    }
    switch String(cString: number.objCType) {
    case "d": self.init(described: "\(number.doubleValue)")
    case "f": self.init(described: "\(number.floatValue)")
    default: self.init(described: number.stringValue)
    }
  }

  /// The number as a Swift literal, such as `-12.5`.
  var literal: String {
    (isNegative ? "-" : "") + (integer.isEmpty ? "0" : integer)
      + (fraction.isEmpty ? "" : ".\(fraction)")
  }

  var decimal: Decimal { Decimal(string: literal, locale: nil) ?? 0 }
}

/// A number, the texts that a person types for it, and a text that isn't a number.
struct NumberInput: Hashable, Sendable {
  let number: SpelledNumber
  let text: String
  /// The number with group separators, or `nil` if the format has none.
  let grouped: String?
  let wrong: String
  /// The number in spellings other than the format's.
  let others: [String]
}

extension NumberMeaning {
  /// Generates numbers in the format, each with texts.
  var inputs: Generator<NumberInput> {
    let meaning = self
    return Generator { source in
      let integer = source.digits(1...meaning.integerDigits)
      let fraction = source.digits(0...meaning.decimals)
      let isNegative = meaning.isSigned && source.choose(upTo: 1) == 1
      let number = SpelledNumber(isNegative: isNegative, integer: integer, fraction: fraction)
      let sign = isNegative ? "-" : ""
      let rest = fraction.isEmpty ? "" : meaning.decimalSeparator + fraction
      return NumberInput(
        number: number, text: sign + integer + rest,
        grouped: meaning.groupingSeparator.map { sign + integer.grouped(by: $0) + rest },
        wrong: meaning.wrong(&source, integer, rest), others: meaning.others(integer, fraction))
    }
  }

  /// A number's texts with one decimal too many, a plus sign, surrounding spaces, or digits in
  /// other scripts.
  ///
  /// Much code reads such texts, perhaps on purpose.
  func others(_ integer: String, _ fraction: String) -> [String] {
    let longer = fraction + String(repeating: "5", count: decimals + 1 - fraction.count)
    let text = integer + (fraction.isEmpty ? "" : decimalSeparator + fraction)
    return ["\(integer)\(decimalSeparator)\(longer)", "+\(text)", " \(text)\n"]
      + ["٠١٢٣٤٥٦٧٨٩", "０１２３４５６７８９"].map { digits in
        String(text.map { $0.wholeNumberValue.map { Array(digits)[$0] } ?? $0 })
      }
  }

  /// A text that isn't a number in the format.
  private func wrong(_ source: inout ChoiceSource, _ integer: String, _ rest: String) -> String {
    let digits = integer + rest
    var texts = [
      "", "-", decimalSeparator, "\(digits)x", "x\(digits)", "\(digits) 1", "nan", "inf",
      "--\(digits)", "\(digits)-", "0x1F", "1\(decimalSeparator)2\(decimalSeparator)3",
      "\(integer)e2",
    ]
    if !isSigned { texts.append("-1\(integer)") }
    return texts[Int(source.choose(upTo: UInt64(texts.count - 1)))]
  }
}

extension ChoiceSource {
  /// Chooses digits, the first of which may be 0.
  fileprivate mutating func digits(_ counts: ClosedRange<Int>) -> String {
    var digits = ""
    repeated(counts) { digits += "\($0.choose(upTo: 9))" }
    return digits
  }
}
