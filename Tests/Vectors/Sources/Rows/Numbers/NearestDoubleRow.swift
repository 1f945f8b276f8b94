import InputRules

/// A number, and the bits of the nearest double: `3FF8000000000000⇥1.5⇥google-wuffs`.
struct NearestDoubleRow: VectorRow {
  let line: Int
  private let bits: UInt64
  private let number: String

  static func isHeading(_ line: String) -> Bool { line.hasPrefix("f64_hex\t") }

  init(_ line: VectorText.Line) throws(MalformedVector) {
    self.line = line.number
    let columns = line.text.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count == 3 else {
      throw MalformedVector(
        line: line.number,
        problem: "the row doesn't have three columns; write bits, a number, and its source")
    }
    let digits = columns[0]
    guard digits.utf8.count == 16, let bits = UInt64(digits, radix: 16), digits.first != "+" else {
      throw MalformedVector(
        line: line.number,
        problem: "\(String(digits).escaped) isn't a double; write 16 hexadecimal digits")
    }
    self.bits = bits
    number = String(columns[1])
  }

  var asked: String { "the double nearest to \(number.escaped)" }

  func answer() -> VectorAnswer {
    .said(expected: Self.words(Double(bitPattern: bits)), ours: ours)
  }

  private var ours: String {
    do {
      let value = try NumberFormat().value(of: number)
      return Self.words(try Self.rounded(value))
    } catch {
      return "refused: \(error)"
    }
  }

  /// A number out of range is what the rules call an infinite double (N5).
  private static func rounded(_ value: ExactNumber) throws -> Double {
    do throws(NumberConversionError) {
      return try Double(value)
    } catch .outOfRange {
      return value.isNegative ? -.infinity : .infinity
    }
  }

  private static func words(_ double: Double) -> String {
    let digits = String(double.bitPattern, radix: 16, uppercase: true)
    return "\(double), \(String(repeating: "0", count: 16 - digits.count))\(digits)"
  }
}
