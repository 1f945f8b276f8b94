import Foundation
import InputRules
import PropertyTesting

extension ExactNumber {
  /// Reads the description of a `Double` or a `Decimal`, such as `-12.5` or `1e-05`.
  init?(described text: String) {
    guard let number = try? NumberFormat().value(of: text) else { return nil }
    self = number
  }

  /// Reads a typed number, which may contain spaces, a sign, digits in any script, or an exponent.
  ///
  /// Group separators aren't read: if a period were one, 1.00 would become 100.
  init?(typed text: String, _ decimalSeparator: Unicode.Scalar) {
    if decimalSeparator != ".", text.contains(".") { return nil }
    let plain = text.filter { !$0.isWhitespace }.map { character in
      if character == Character(decimalSeparator) { return "." }
      if character == "\u{2212}" { return "-" }
      return character.wholeNumberValue.map { "\($0)" } ?? String(character)
    }
    self.init(described: plain.joined())
  }

  /// Reads a decimal, a `Double` or an integer from Foundation; returns `nil` for NaN and infinity.
  ///
  /// `decimalValue` isn't used, because it converts a `Double` near 1.11 to 1.1100000000000002048.
  init?(_ number: NSNumber) {
    switch (number as? NSDecimalNumber, String(cString: number.objCType)) {
    case (let decimal?, _): self.init(described: "\(decimal.decimalValue)")
    case (nil, "d"): self.init(described: "\(number.doubleValue)")
    case (nil, "f"): self.init(described: "\(number.floatValue)")
    default: self.init(described: number.stringValue)
    }
  }

  /// The number as a Swift literal, such as `-12.5`.
  var literal: String { (try? NumberFormat().text(of: isZero ? 0 : self)) ?? "\(self)" }

  var decimal: Decimal { Decimal(string: literal, locale: nil) ?? 0 }
}

/// A number, the texts that a person types for it, and a text that isn't a number.
struct NumberInput: Hashable, Sendable {
  let number: ExactNumber
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
      let sign = isNegative ? "-" : ""
      let rest = fraction.isEmpty ? "" : meaning.decimalSeparator + fraction
      return NumberInput(
        number: ExactNumber(described: "\(sign)\(integer).\(fraction)") ?? .zero,
        text: sign + integer + rest,
        grouped: meaning.groupingSeparator.map { sign + integer.grouped(by: $0) + rest },
        wrong: meaning.wrong(&source, integer, rest), others: meaning.others(integer, fraction))
    }
  }

  /// A number's texts with one decimal too many, with a plus sign, with surrounding spaces, or with
  /// digits in other scripts.
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
