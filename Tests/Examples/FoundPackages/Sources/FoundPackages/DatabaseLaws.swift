import Foundation
import FoundFrame
import GRDB
import PropertyTesting

/// Laws about GRDB, whose oracle for dates is SQLite itself.
enum DatabaseLaws {
  static let all: [Law] = [
    readsDates, keepsComponents, keepsDates, writesDates, readsBytes, keepsTexts, quotesNames,
  ]

  /// The first value of a query, in a database of its own.
  static func value<Value: DatabaseValueConvertible>(
    _ sql: String, _ arguments: StatementArguments = []
  ) throws -> Value? {
    try DatabaseQueue().read { try Value.fetchOne($0, sql: sql, arguments: arguments) }
  }

  static func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }

  static let readsDates = Law(
    "grdb-dates-are-those-of-sqlite", .oracle,
    forAll: zip(.int(in: 0...19), .int(in: 0...39), .int(in: 0...29)),
    causes: [
      "grdb-days-that-sqlite-refuses": {
        !(1...12).contains($0.0) || !(1...31).contains($0.1) || $0.2 > 23
      }
    ]
  ) { month, day, hour in
    let text = "2024-\(two(month))-\(two(day)) \(two(hour)):00"
    let expected: Double? = try value("SELECT CAST(strftime('%s', ?) AS REAL)", [text])
    let found = Date.fromDatabaseValue(text.databaseValue)
    try requireEqual(found?.timeIntervalSince1970, expected, text)
  }

  static let keepsComponents = Law(
    "grdb-components-are-read-back", .roundTrip, forAll: .int(in: 0...999_999_999),
    causes: ["grdb-milliseconds-are-1000": { $0 >= 999_500_000 }]
  ) { nanosecond in
    let components = DateComponents(hour: 1, minute: 2, second: 3, nanosecond: nanosecond)
    let written = DatabaseDateComponents(components, format: .HMSS).databaseValue
    let back = DatabaseDateComponents.fromDatabaseValue(written)?.dateComponents
    let seconds = back.map { Double($0.second ?? 0) + Double($0.nanosecond ?? 0) / 1e9 } ?? 0
    try require(abs(seconds - 3 - Double(nanosecond) / 1e9) < 0.0011, "\(written)")
  }

  /// Seconds since 1970, from 1200 years before our era to the year 11000.
  static let seconds = Generator<Int>.int(in: -100_000_000_000...285_000_000_000)

  static let keepsDates = Law(
    "grdb-dates-are-read-back", .roundTrip, forAll: seconds,
    causes: ["grdb-years-of-other-eras": { !(-62_135_769_600..<253_402_300_800).contains($0) }]
  ) { seconds in
    let date = Date(timeIntervalSince1970: Double(seconds))
    try requireEqual(Date.fromDatabaseValue(date.databaseValue), date)
  }

  static let writesDates = Law(
    "grdb-texts-of-dates-are-those-of-sqlite", .oracle, forAll: seconds,
    causes: [
      "grdb-julian-days-before-1582": { (-62_135_769_600 ..< -12_219_292_800).contains($0) },
      "grdb-years-of-other-eras": { !(-62_135_769_600..<253_402_300_800).contains($0) },
    ]
  ) { seconds in
    let text = String.fromDatabaseValue(
      Date(timeIntervalSince1970: Double(seconds)).databaseValue)
    let expected: String? = try value(
      "SELECT strftime('%Y-%m-%d %H:%M:%S', ?, 'unixepoch')", [seconds])
    try requireEqual(text?.prefix(19).description, expected)
  }

  static let readsBytes = Law(
    "grdb-dates-of-any-bytes-never-trap", .noCrash,
    forAll: .array(of: .integer(in: 1...UInt8.max), 0...4),
    causes: ["grdb-bytes-of-dates-trap": { bytes in bytes.contains { (0x80...0xAF).contains($0) } }]
  ) { bytes in
    // Four characters, the dash of a date, and a day.
    let year = bytes + Array("2024".utf8).suffix(4 - bytes.count)
    let text = Data(year + Array("-01-01".utf8))
    try requireSurvives {
      _ = try DatabaseQueue().read {
        try Date.fetchOne($0, sql: "SELECT CAST(? AS TEXT)", arguments: [text])
      }
    }
  }

  static let keepsTexts = Law(
    "grdb-texts-are-read-back", .roundTrip, forAll: .pieces(4, of: "a", "'", "\u{0}", "é", "\n"),
    causes: ["grdb-zero-ends-a-text": { $0.unicodeScalars.contains("\0") }]
  ) { text in
    try requireEqual(try value("SELECT ?", [text]), text)
  }

  static let quotesNames = Law(
    "grdb-quoted-names-are-names", .oracle, forAll: .pieces(3, of: "a", "\"", " ", "'", ";", ","),
    causes: ["grdb-quotes-in-names": { $0.contains("\"") }]
  ) { name in
    let sql = "SELECT 1 AS \(name.quotedDatabaseIdentifier)"
    let row = try? DatabaseQueue().read { try Row.fetchOne($0, sql: sql) }
    let names: [String]? = (row ?? nil).map { Array($0.columnNames) }
    try requireEqual(names, [name])
  }
}
