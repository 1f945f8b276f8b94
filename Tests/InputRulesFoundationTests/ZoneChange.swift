import Foundation
import InputRules
import Testing

/// A row of the table of offset changes.
struct ZoneChange: CustomStringConvertible {
  let zone: String
  let second: Int
  let offsetBefore: Int
  let offsetAfter: Int
  let isGap: Bool
  /// The first local time that is skipped or repeated.
  let start: String
  /// The first after those.
  let end: String

  var description: String { "\(zone), \(start)" }

  private init(row: Substring) throws {
    let fields = row.split(separator: "\t").map(String.init)
    try #require(fields.count == 8)
    zone = fields[0]
    second = try #require(Int(fields[2]))
    offsetBefore = try #require(Int(fields[3]))
    offsetAfter = try #require(Int(fields[4]))
    isGap = fields[5] == "gap"
    start = fields[6].replacingOccurrences(of: "T", with: " ")
    end = fields[7].replacingOccurrences(of: "T", with: " ")
  }

  static func all() throws -> [ZoneChange] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let table = folder.appending(path: "Zones/tz_transitions.tsv")
    let text = try String(contentsOf: table, encoding: .utf8)
    return try text.split(separator: "\n").dropFirst().map(ZoneChange.init(row:))
  }
}
