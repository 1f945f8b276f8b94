import Foundation
import Mutants
import PropertyConsole

/// A file of rows that were measured: of hours of measuring, nothing is lost when they are ended.
struct FindingFile {
  private let path: String
  private let rows: [String: FindingRow]

  /// Reads the rows of a file; there are none if it doesn't exist.
  ///
  /// - Throws: `UsageError` if a line of it is no row.
  init(_ path: String) throws {
    self.path = path
    let text = FileManager.default.fileExists(atPath: path) ? try Self.text(of: path) : ""
    let lines = text.split(separator: "\n")
    var rows: [String: FindingRow] = [:]
    for (number, line) in lines.enumerated() {
      guard let row = try? JSONDecoder().decode(FindingRow.self, from: Data(line.utf8)) else {
        throw UsageError("line \(number + 1) of \(path) is no row; give a file of --rows or --json")
      }
      rows[row.mutant] = rows[row.mutant]?.adding(row) ?? row
    }
    self.rows = rows
  }

  private static func text(of path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("can't read \(path); give a file")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// A mutant's row; what the file doesn't have of the search is measured and appended.
  func row(_ mutant: Mutant, _ search: FindingSearch) throws -> FindingRow {
    let kept = rows[mutant.id].flatMap { $0.limit == search.limit ? $0 : nil }
    let missing = search.arms.filter { kept?.runs($0).count != search.seeds }
    if let kept, missing.isEmpty { return kept }
    let row = try search.row(mutant, missing)
    try append(row)
    return kept?.adding(row) ?? row
  }

  private func append(_ row: FindingRow) throws {
    let line = try JSONEncoder().encode(row) + Data("\n".utf8)
    if let file = FileHandle(forWritingAtPath: path) {
      defer { try? file.close() }
      try file.seekToEnd()
      try file.write(contentsOf: line)
    } else if !FileManager.default.createFile(atPath: path, contents: line) {
      throw UsageError("can't write \(path); give a file in a folder that exists")
    }
  }
}

extension FindingRow {
  /// The row with the arms of another one of the same mutant, which take the place of its own.
  fileprivate func adding(_ other: FindingRow) -> FindingRow {
    if other.limit != limit { return other }
    return FindingRow(
      mutant: mutant, law: law, runs: runs.merging(other.runs) { $1 }, limit: limit)
  }
}
