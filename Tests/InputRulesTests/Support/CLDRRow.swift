import Foundation

/// A row of CLDR's data: the symbols of a locale in one numbering system.
struct CLDRRow: Sendable {
  let locale: String
  let system: String
  let isDefault: Bool
  let decimal: String
  let group: String
  let minus: String
  let plus: String
  let exponentMark: String
  let minimum: Int
  let pattern: String
  let digits: String

  /// The sizes of the last group and of all earlier ones, from a pattern such as “#,##,##0.###”.
  var sizes: [Int] {
    let groups = pattern.prefix { $0 != "." }.split(separator: ",").dropFirst().map(\.count)
    return [groups.last ?? 0, groups.suffix(2).first ?? 0]
  }

  init?(_ fields: [String]) {
    guard fields.count == 11, let minimum = Int(fields[8]) else { return nil }
    (locale, system, isDefault) = (fields[0], fields[1], fields[2] == "1")
    (decimal, group, minus, plus) = (fields[3], fields[4], fields[5], fields[6])
    (exponentMark, self.minimum, pattern, digits) = (fields[7], minimum, fields[9], fields[10])
  }

  static let all: [CLDRRow] = table("number_symbols").compactMap(CLDRRow.init)

  static let digits = Dictionary(
    uniqueKeysWithValues: table("numbering_system_digits").map { ($0[0], $0[1]) })

  /// The fields of each line in a file, except the first line.
  static func table(_ name: String) -> [[String]] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../CLDR/\(name).tsv").path
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
