import Foundation

/// The growth of an operation's time with the length of the text, as an exponent.
enum GrowthBenchmarks {
  /// The maximum exponent: 1 for linear time, plus a margin for caches and a busy machine.
  static let mostPower = 1.2

  /// Measures every operation on every kind of text.
  ///
  /// - Returns: whether no exponent exceeds the maximum.
  static func run() throws -> Bool {
    Report.begin(
      "an operation on a text of \(GrowthText.scalars), and of sixteen times as many scalars",
      ["largest power", "of a text of"])
    var isLinear = true
    let rows = try GrowthRow.all()
    for (index, row) in rows.enumerated() {
      printNote("\(index + 1) of \(rows.count)  \(row.name)")
      let began = ContinuousClock.now
      let power = try largestPower(of: row)
      printNote("  \(Report.tenths((.now - began) / .seconds(1))) s\n")
      isLinear = isLinear && power.value <= mostPower
      let mark = power.value <= mostPower ? "" : " (more than \(mostPower))"
      Report.add([row.name, Report.figure { Report.tenths(power.value) + mark }, power.kind])
    }
    return isLinear
  }

  /// Shows progress on standard error, so it also appears in the log of a nightly run.
  private static func printNote(_ text: String) {
    fflush(nil)  // keeps rows whole if both streams are written to one log
    FileHandle.standardError.write(Data(text.utf8))
  }

  private static func largestPower(of row: GrowthRow) throws -> (value: Double, kind: String) {
    if Report.isLabels { return (0, "…") }
    var largest = (value: -1.0, kind: "")
    for kind in row.kinds {
      let value = try power(of: row, on: kind)
      if value > largest.value { largest = (value, kind.name) }
    }
    return (max(0, largest.value), largest.kind)
  }

  /// The exponent of an operation for one kind of text.
  ///
  /// If an exponent is too large, the measurement is repeated up to nine times, because another
  /// process may be the cause.
  private static func power(of row: GrowthRow, on kind: GrowthText) throws -> Double {
    let short = try row.work(kind.text())
    let long = try row.work(kind.text(times: 16))
    var least = Double.infinity
    for _ in 0..<10 where least > mostPower {
      let (one, many) = (leastTime(of: short), leastTime(of: long))
      least = min(least, log2(many / one) / 4)
    }
    return least
  }

  /// The shortest processor time of three measurements, in seconds per call.
  private static func leastTime(of work: () -> Int) -> Double {
    (0..<3).map { _ in Comparison.seconds(work, by: CLOCK_PROCESS_CPUTIME_ID) }.min() ?? 1
  }
}

/// An operation of the rules, and the kinds of text on which it is measured.
struct GrowthRow {
  let name: String
  let kinds: [GrowthText]
  /// Prepares the operation for a text; only the closure that it returns is measured.
  let work: (String) throws -> () -> Int

  init(
    _ name: String, on kinds: [GrowthText] = GrowthText.all,
    _ work: @escaping (String) throws -> () -> Int
  ) {
    self.name = name
    self.kinds = kinds
    self.work = work
  }

  static func all() throws -> [GrowthRow] {
    let fields = try texts + conditions + rules() + sessions + parameters()
    return fields + numbers + numberTexts + patterns + dates + dateTexts + zones + others
  }
}

/// A kind of text: a piece that is repeated.
struct GrowthText {
  let name: String
  private let piece: String
  private let start: String

  /// The number of scalars in the shorter text; even the longer text fits in the processor's cache.
  static let scalars = 1_000

  init(_ name: String, of piece: String, after start: String = "") {
    self.name = name
    self.piece = piece
    self.start = start
  }

  static let ascii = GrowthText("ASCII", of: "The quick brown fox ")
  static let digits = GrowthText("digits", of: "1234567890", after: "1")

  static let all = [
    ascii, digits, GrowthText("Cyrillic", of: "Съешь ещё этих булок "),
    GrowthText("Chinese", of: "春眠不觉晓,处处闻啼鸟。"),
    GrowthText("Devanagari", of: "नमस्ते दुनिया "),
    GrowthText("emoji families", of: "👨‍👩‍👧"), GrowthText("flags", of: "🇨🇦"),
    GrowthText("letters with marks", of: "e\u{301}o\u{308}\u{323}"),
    GrowthText("marks on one letter", of: "\u{301}", after: "e"),
    GrowthText("lines", of: "ab\r\n"), GrowthText("line breaks", of: "\r\n"),
  ]

  /// The shorter text, or a text with `times` times as many pieces.
  ///
  /// Each sixteenth of a text consists of whole pieces, so that an edit there has the same result
  /// in both texts.
  func text(times: Int = 1) -> String {
    let pieces = Self.scalars / piece.unicodeScalars.count / 16 * 16
    return start + String(repeating: piece, count: pieces * times)
  }
}
