import Foundation
import InputRules

/// A number, and the bits of the nearest double, such as `3FF8000000000000` for `1.5`.
struct NearestDoubleRow: VectorRow, Decodable {
  private let edit: VectorText
  private let expected: Answer

  private struct Answer: Decodable { let bits: String }

  func answer() throws -> VectorAnswer {
    guard let bits = UInt64(expected.bits, radix: 16) else { throw VectorProblem("no bits") }
    let value = try NumberFormat().value(of: edit.text)
    return .words(
      expected: words(Double(bitPattern: bits)), ours: words(try rounded(value)))
  }

  /// The nearest double; infinity if the rules report that the number is too large (N5).
  private func rounded(_ value: ExactNumber) throws -> Double {
    do throws(NumberConversionError) {
      return try Double(value)
    } catch .outOfRange {
      return value.isNegative ? -.infinity : .infinity
    }
  }

  private func words(_ double: Double) -> String {
    "\(double), \(String(double.bitPattern, radix: 16, uppercase: true))"
  }
}

/// A JSON document with a list of one number, or of a similar text, that parsers accept or refuse.
struct JSONNumberRow: VectorRow, Decodable {
  private let edit: Document
  private let expected: Answer

  private struct Document: Decodable {
    let doc: String
    /// The text between the brackets, or `nil` if a bracket is missing.
    let token: String?
  }

  private struct Answer: Decodable { let verdict: Verdict }

  /// Whether the grammar accepts the number; `implementation` means that parsers may refuse it.
  private enum Verdict: String, Decodable { case accept, implementation, reject }

  func answer() -> VectorAnswer {
    var token = edit.token ?? edit.doc
    if edit.token == nil && token.hasPrefix("[") && token.hasSuffix("]") {
      token = String(token.dropFirst().dropLast())
    }
    return .words(
      expected: words(expected.verdict != .reject), ours: words(NumberFormat.json.accepts(token)))
  }

  private func words(_ isAccepted: Bool) -> String { isAccepted ? "accepted" : "refused" }
}

/// A text, and how Babel's `parse_decimal` reads it in a locale.
struct BabelReadingRow: VectorRow, Decodable {
  private let field: Field
  private let edit: VectorText
  private let expected: Answer

  private struct Field: Decodable {
    let locale: String
    let strict: Bool
  }

  private struct Answer: Decodable {
    let ok: Bool
    let value: String?
  }

  func answer() throws -> VectorAnswer {
    let symbols = try NumberSymbols(ofBabel: field.locale)
    let format = NumberFormat(symbols, grouping: field.strict ? .strict : .lenient)
    let ours = (try? format.value(of: edit.text)).map { (try? NumberFormat().text(of: $0)) ?? "?" }
    return .words(expected: words(expected.ok ? expected.value : nil), ours: words(ours))
  }

  /// A number as Foundation describes it, regardless of its zeros and its exponent.
  private func words(_ number: String?) -> String {
    guard let number else { return "refused" }
    let magnitude = number.hasPrefix("-") ? String(number.dropFirst()) : number
    let sign = magnitude == number ? "" : "-"
    return sign + (Decimal(string: magnitude).map { "\($0)" } ?? magnitude)
  }
}

/// A number, and how Babel's `format_decimal` writes it in a locale.
struct BabelWritingRow: VectorRow, Decodable {
  private let field: Field
  private let edit: Number
  private let expected: VectorText

  private struct Field: Decodable { let locale: String }

  private struct Number: Decodable { let value: String }

  func answer() throws -> VectorAnswer {
    let symbols = try NumberSymbols(ofBabel: field.locale)
    let format = NumberFormat(symbols, grouping: .strict, fractionDigits: 0...3)
    guard let number = ExactNumber(edit.value) else { throw VectorProblem("no number") }
    return .words(expected: expected.text.escaped, ours: try format.text(of: number).escaped)
  }
}

extension NumberSymbols {
  /// The symbols of a locale with ASCII digits, which are Babel's default.
  fileprivate init(ofBabel locale: String) throws(VectorProblem) {
    guard let symbols = NumberSymbols(locale: locale, numberingSystem: "latn") else {
      throw VectorProblem("CLDR has no locale \(locale.escaped)")
    }
    self = symbols
  }
}
