import Foundation
import FoundFrame
import PropertyTesting
import Yams

/// Laws about Yams: what it writes is read back, scalars are what YAML says, and nothing traps.
enum YamsLaws {
  static let all: [Law] = [
    loadsFlows, loadsColons, keepsDoubles, keepsNumbers, keepsDates, keepsStrings, resolvesNumbers,
    resolvesDates,
  ]

  static let loadsFlows = Law(
    "yams-load-never-traps", .noCrash,
    forAll: .pieces(8, of: "a", "[", "]", "{", "}", ": ", ", ", "? ", "- ", "\n", "!!set "),
    causes: [
      "yams-keys-that-are-no-scalars": { text in
        text.contains("[") || text.contains("{") || text.contains("?")
      }
    ]
  ) { text in
    try requireSurvives { _ = try Yams.load(yaml: text) }
  }

  static let loadsColons = Law(
    "yams-colons-never-trap", .noCrash,
    forAll: Generator<[Int]>.array(of: .int(in: 0...59), 1...14)
      .map { $0.map { "\($0)" }.joined(separator: ":") },
    causes: ["yams-base-60-overflows": { $0.filter { $0 == ":" }.count > 9 }]
  ) { text in
    try requireSurvives { _ = try Yams.load(yaml: text) }
  }

  static let keepsDoubles = Law(
    "yams-doubles-are-read-back", .roundTrip, forAll: .double(),
    causes: ["yams-doubles-of-15-digits": { $0.isFinite }]
  ) { number in
    let text = try YAMLEncoder().encode(number)
    let back = try YAMLDecoder().decode(Double.self, from: text)
    try require(back == number || back.isNaN && number.isNaN, "\(back) is not \(number)")
  }

  static let keepsNumbers = Law(
    "yams-numbers-are-read-back", .roundTrip, forAll: .int(in: -1_000_000_000...1_000_000_000),
    causes: ["yams-nsnumber-of-7-digits": { _ in true }]
  ) { number in
    let back = try Yams.load(yaml: Yams.dump(object: NSNumber(value: number)))
    try requireEqual((back as? Int).map(Double.init) ?? back as? Double, Double(number))
  }

  static let keepsDates = Law(
    "yams-dates-are-read-back", .roundTrip,
    forAll: .int(in: -2_000_000_000_000...4_000_000_000_000),
    causes: [
      "yams-fractions-before-2001": { $0 < 978_307_200_000 && $0 % 1000 != 0 }
    ]
  ) { milliseconds in
    let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    let text = try YAMLEncoder().encode(date)
    let back = try? YAMLDecoder().decode(Date.self, from: text)
    try require(
      back.map { abs($0.timeIntervalSince(date)) < 0.0005 } ?? false, "\(text) is not \(date)")
  }

  static let keepsStrings = Law(
    "yams-strings-are-read-back", .roundTrip,
    forAll: .pieces(
      5, of: "a", " ", "\n", ":", "#", "-", "'", "\"", "\r", "\t", "0", ".", "~", "\u{85}", "é",
      "\u{2028}", "\u{1}", "\u{FEFF}", "yes", "😀"),
    causes: ["yams-first-byte-order-mark": { $0.unicodeScalars.first == "\u{FEFF}" }]
  ) { text in
    let back = try Yams.load(yaml: Yams.dump(object: text)) as? String
    try requireEqual(back.map { Array($0.unicodeScalars) }, Array(text.unicodeScalars))
  }

  static let resolvesNumbers = Law(
    "yams-numbers-are-those-of-yaml", .oracle, forAll: .string(of: "01389.-+e", 1...6),
    causes: [
      "yams-negative-fractions-are-texts": { text in
        text.hasPrefix("-.") || text.hasPrefix("+.")
      },
      "yams-leading-zeros-are-fractions": { text in
        text.trimmingPrefix { "+-".contains($0) }.hasPrefix("0") && !text.contains(".")
          && !text.contains("e")
      },
    ]
  ) { text in
    let old = YamlNumber.version11(text)
    let new = YamlNumber.version12(text)
    let value = try? Yams.load(yaml: "- \(text)") as? [Any]
    let found: YamlNumber = (value?.first).map(YamlNumber.init) ?? .text
    // Either version of YAML is right; something else is neither.
    try require(found == old || found == new, "found a \(found), not a \(old) or \(new)")
  }

  static let resolvesDates = Law(
    "yams-timestamps-are-days", .oracle,
    forAll: zip(.int(in: 1583...2999), .int(in: 0...19), .int(in: 0...39)),
    causes: [
      "yams-days-that-do-not-exist": { !isDay($0.0, $0.1, $0.2) }
    ]
  ) { year, month, day in
    let text = "\(year)-" + (month < 10 ? "0" : "") + "\(month)-" + (day < 10 ? "0" : "") + "\(day)"
    let found = try Yams.load(yaml: text) is Date
    try requireEqual(found, isDay(year, month, day), text)
  }
}

/// Whether there is such a day, by the rules of the Gregorian calendar.
func isDay(_ year: Int, _ month: Int, _ day: Int) -> Bool {
  let leaps = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  let lengths = [31, leaps ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return (1...12).contains(month) && (1...lengths[month - 1]).contains(day)
}

/// What kind of value a plain scalar is.
enum YamlNumber: Equatable {
  case integer
  case fraction
  case text

  init(_ value: Any) {
    self = value is Int ? .integer : value is Double ? .fraction : .text
  }

  /// YAML 1.1, the types `int` (base 60 and binary apart) and `float`.
  static func version11(_ text: String) -> YamlNumber {
    kind(
      text, [#/[-+]?0[0-7]+/#, #/[-+]?(?:0|[1-9][0-9]*)/#],
      [#/[-+]?(?:[0-9][0-9]*)?\.[0-9.]*(?:[eE][-+][0-9]+)?/#])
  }

  /// YAML 1.2, 10.3.2, the core schema.
  static func version12(_ text: String) -> YamlNumber {
    kind(text, [#/[-+]?[0-9]+/#], [#/[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?/#])
  }

  private static func kind(
    _ text: String, _ integers: [Regex<Substring>], _ fractions: [Regex<Substring>]
  ) -> YamlNumber {
    if integers.contains(where: { text.wholeMatch(of: $0) != nil }) { return .integer }
    return fractions.contains { text.wholeMatch(of: $0) != nil } ? .fraction : .text
  }
}
