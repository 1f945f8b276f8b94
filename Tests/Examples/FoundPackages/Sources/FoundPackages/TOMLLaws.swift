import Foundation
import FoundFrame
import PropertyTesting
import TOMLKit
import Yams

/// Laws about TOMLKit, TOML 1.0.
enum TOMLLaws {
  static let all: [Law] = [
    keepsInstants, writesInstants, keepsTexts, fitsIntegers, writesUnsigned, convertsTexts,
    convertsNumbers,
  ]

  /// A number that a key has.
  struct Signed<Value: Codable>: Codable { var value: Value }

  static let keepsInstants = Law(
    "toml-date-is-the-instant", .oracle, forAll: zip(.int(in: 0...23), .int(in: -720...840)),
    causes: ["tomlkit-offsets-are-ignored": { $0.1 != 0 }]
  ) { hour, offset in
    let minutes = abs(offset) % 60
    let text = [hour, abs(offset) / 60, minutes].map { ($0 < 10 ? "0" : "") + "\($0)" }
    let sign = offset < 0 ? "-" : "+"
    let table = try TOMLTable(
      string: """
        there = 1979-05-27T\(text[0]):00:00\(sign)\(text[1]):\(text[2])
        here = 1979-05-27T00:00:00Z
        """)
    let there = table["there"]?.dateTime?.fDate
    let here = table["here"]?.dateTime?.fDate
    try requireEqual(
      there?.timeIntervalSince(here ?? .distantPast), Double(hour * 3600 - offset * 60))
  }

  /// A text with a Z is an instant, wherever it is written.
  static let writesInstants = Law(
    "toml-date-is-written-as-its-instant", .oracle,
    forAll: zip(.int(in: 0...2_000_000_000), .int(in: -12...14)),
    causes: ["tomlkit-local-date-times-with-a-z": { $0.1 != 0 }]
  ) { seconds, hours in
    let date = Date(timeIntervalSince1970: Double(seconds))
    let text = isolated {
      NSTimeZone.default = TimeZone(secondsFromGMT: hours * 3600) ?? .gmt
      let table = TOMLTable()
      table["a"] = TOMLDateTime(date: date)
      return table.convert()
    }
    guard case .value(let text) = text, text.hasSuffix("Z") else { return }
    try requireEqual(text, "a = " + date.formatted(.iso8601))
  }

  static let keepsTexts = Law(
    "toml-texts-are-read-back", .roundTrip,
    forAll: .pieces(5, of: "a", "\"", "'", "\\", "\n", "\u{1}", "\u{0}", "é", " ", "\u{7F}"),
    causes: [
      "tomlkit-zero-ends-a-text": { $0.unicodeScalars.contains("\0") },
      "tomlkit-first-line-end-is-lost": { $0.hasPrefix("\n") && !$0.unicodeScalars.contains("\0") },
    ]
  ) { text in
    let escaped = text.unicodeScalars.map { scalar in
      "\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
        + String(scalar.value, radix: 16)
    }
    let read = try TOMLTable(string: "a = \"\(escaped.joined())\"")
    try requireEqual(read["a"]?.string, text)
    let table = TOMLTable()
    table["a"] = text
    try requireEqual(try TOMLTable(string: table.convert())["a"]?.string, text)
  }

  static let fitsIntegers = Law(
    "toml-integers-fit-or-are-refused", .noCrash, forAll: .int(),
    causes: ["tomlkit-small-integers-trap": { !(0...127).contains($0) }]
  ) { number in
    try requireSurvives {
      let text = "value = \(number)"
      _ = try? TOMLDecoder().decode(Signed<UInt>.self, from: text)
      _ = try? TOMLDecoder().decode(Signed<Int8>.self, from: text)
    }
  }

  static let writesUnsigned = Law(
    "toml-unsigned-integers-never-trap", .noCrash, forAll: .integer(in: UInt64.min...UInt64.max),
    causes: ["tomlkit-large-unsigned-integers-trap": { $0 > UInt64(Int64.max) }]
  ) { number in
    try requireSurvives { _ = try TOMLEncoder().encode(Signed(value: number)) }
  }

  static let convertsTexts = Law(
    "toml-texts-are-texts-of-yaml", .oracle,
    forAll: .pieces(3, of: "a", "1", "true", "~", ".", "null", ":", " ", "-", "#"),
    causes: ["tomlkit-yaml-without-quotes": { !$0.isEmpty }]
  ) { text in
    let table = TOMLTable()
    table["a"] = text
    let loaded = try? Yams.load(yaml: table.convert(to: .yaml)) as? [String: Any]
    try requireEqual(loaded?["a"] as? String, text)
  }

  static let convertsNumbers = Law(
    "toml-numbers-are-numbers-of-json", .oracle, forAll: .double(),
    causes: ["tomlkit-json-with-infinity": { !$0.isFinite }]
  ) { number in
    let table = TOMLTable()
    table["a"] = number
    let json = table.convert(to: .json)
    try require((try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil, json)
  }
}
