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
      rows[row.mutant] = row
    }
    self.rows = rows
  }

  private static func text(of path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("can't read \(path); give a file")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// A mutant's row from the file if it was searched for as `search` does, or else a new one.
  func row(_ mutant: Mutant, _ search: FindingSearch) throws -> FindingRow {
    if let row = rows[mutant.id], row.fits(search) { return row }
    let row = try search.row(mutant)
    try append(row)
    return row
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
  /// Whether the row is what a search would measure.
  fileprivate func fits(_ search: FindingSearch) -> Bool {
    limit == search.limit && search.arms.allSatisfy { runs($0).count == search.seeds }
  }
}
