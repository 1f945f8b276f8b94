import Foundation
import InputRules

/// The cost of checking a number, and of reading its value.
enum NumberBenchmarks {
  static func run() {
    Report.begin("numbers of 7 characters")
    let texts = ["1234.56", "-0.0075", "9999999", "12345e3", "+100.25", "3.14159", "0000042"]
    let format = NumberFormat()
    let parsed = repeating(texts) { Double($0).map(\.exponent) ?? 0 }
    let read = repeating(texts) { (try? format.value(of: $0)).map { $0.isZero ? 1 : 2 } ?? 0 }
    let asDouble = repeating(texts) {
      (try? Double(format.value(of: $0))).map(\.exponent) ?? 0
    }
    let judged = repeating(texts) { format.accepts($0) ? 1 : 0 }
    let scanned = repeating(texts) { format.accepts($0, as: .scanner) ? 1 : 0 }
    let seed = repeating(texts) { scans($0) ? 1 : 0 }
    let decimal = repeating(texts) { Decimal(string: $0).map { $0.isZero ? 1 : 2 } ?? 0 }
    Comparison("checked", beside: "Double(String)").run(judged, baseline: parsed)
    Comparison("checked and read", beside: "Double(String)").run(read, baseline: parsed)
    Comparison("checked, read, and made a double", beside: "Double(String)").run(
      asDouble, baseline: parsed)
    Comparison("the Text Field article's check", beside: "checking").run(seed, baseline: judged)
    Comparison("the Text Field article's check", beside: "checking by .scanner").run(
      seed, baseline: scanned)
    Comparison("Decimal(string:)", beside: "checking and reading").run(decimal, baseline: read)
  }

  /// The *Text Field* article's check whether a text is a number.
  private static func scans(_ text: String) -> Bool {
    let scanner = Scanner(string: text)
    return scanner.scanDecimal() != nil && scanner.isAtEnd
  }

  private static func repeating(
    _ texts: [String], _ work: @escaping (String) -> some BinaryInteger
  ) -> () -> Int {
    { texts.reduce(0) { $0 &+ Int(work($1)) } }
  }
}
