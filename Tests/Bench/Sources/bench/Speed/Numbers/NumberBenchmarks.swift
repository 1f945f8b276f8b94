import Foundation
import InputRules

/// The cost of checking, reading and typing a number.
enum NumberBenchmarks {
  static func run() throws {
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
    runTyping()
    runLong()
  }

  /// The *Text Field* article's check of a numeric text.
  private static func scans(_ text: String) -> Bool {
    let scanner = Scanner(string: text)
    return scanner.scanDecimal() != nil && scanner.isAtEnd
  }

  private static func repeating(
    _ texts: [String], _ work: @escaping (String) -> some BinaryInteger
  ) -> () -> Int {
    { texts.reduce(0) { $0 &+ Int(work($1)) } }
  }

  private static func runTyping() {
    Report.begin("a digit typed into the middle of a grouped number of 30 digits")
    let field = NumberField()
    let digits = "123,456,789,012,345,678,901,234,567,890"
    let state = field.apply(
      Edit(replacing: .caret(at: 20), with: "1"), to: FieldState(digits))
    let edit = Edit(replacing: state.selection, with: "7")
    let type = { field.apply(edit, to: state).text.utf8.count }
    Cost.print("typed", type)
    Comparison("typed", beside: "Double(String) of the 30 digits").run(type) {
      Double("123456789012345678901234567890").map { Int($0.exponent) } ?? 0
    }
  }

  private static func runLong() {
    Report.begin("a megabyte of digits")
    let text = String(repeating: "1234567890", count: 100_000)
    let format = NumberFormat()
    Cost.print("checked", bytes: text.utf8.count) { format.accepts(text) ? 1 : 0 }
    Cost.print("read", bytes: text.utf8.count) {
      (try? format.value(of: text))?.isZero == true ? 1 : 0
    }
    let half = String(text.prefix(text.count / 2))
    Comparison("checked and read", beside: "twice half of it").run {
      (try? format.value(of: text))?.isZero == true ? 1 : 0
    } baseline: {
      (0..<2).reduce(0) { sum, _ in sum &+ ((try? format.value(of: half))?.isZero == true ? 1 : 0) }
    }
    Comparison("checked as it is edited in the middle", beside: "checked as a whole").run(
      typing(text, in: format)
    ) {
      format.accepts(text) ? 1 : 0
    }
  }

  /// A digit typed in the middle, and deleted again.
  private static func typing(_ text: String, in format: NumberFormat) -> () -> Int {
    var typing = NumberTyping(text, in: format)
    let middle = text.utf8.count / 2
    return {
      try? typing.apply(Edit(replacing: .caret(at: middle), with: "5"))
      try? typing.apply(Edit(replacing: TextRange(location: middle, length: 1), with: ""))
      return typing.problem(isComplete: true) == nil ? 1 : 0
    }
  }
}
