import InputRules

/// A number and the bits of the nearest double, such as `3FF8000000000000` for `1.5`.
struct NearestDoubleRow: VectorRow {
  let line: Int
  private let bits: UInt64
  private let number: String

  init(_ vector: VectorCase) throws(MalformedVector) {
    line = vector.line
    let digits = try vector.expected.text("bits")
    guard digits.utf8.count == 16, let bits = UInt64(digits, radix: 16), digits.first != "+" else {
      throw vector.expected.malformed(
        "bits", "are \(digits.escaped), which isn't a double; write 16 hexadecimal digits")
    }
    self.bits = bits
    number = try vector.edit.text("text")
  }

  var asked: String { "the double nearest to \(number.escaped)" }

  func answer() -> VectorAnswer {
    .words(expected: Self.words(Double(bitPattern: bits)), ours: ours)
  }

  private var ours: String {
    do {
      let value = try NumberFormat().value(of: number)
      return Self.words(try Self.rounded(value))
    } catch {
      return "refused: \(error)"
    }
  }

  /// The nearest double, which is infinite for a number that the rules report as out of range (N5).
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
