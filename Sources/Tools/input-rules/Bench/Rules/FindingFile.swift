import Foundation
import PropertyConsole
import PropertyCorpus

/// A file of rows that were measured: of hours of measuring, nothing is lost when they are ended.
struct FindingFile {
  private let path: String
  private let rows: [String: FindingRow]

  /// Reads the rows of a file; there are none if it doesn't exist.
  ///
  /// - Throws: `UsageError` if a line of it is no row.
  init(_ path: String) throws {
    self.path = path
    let lines = try Self.text(of: path).split(separator: "\n")
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
    do throws(SystemError) {
      return String(decoding: try SystemFile.read(path), as: UTF8.self)
    } catch {
      if error.code == ENOENT { return "" }
      throw UsageError("\(path) can't be read (\(error)); give a file")
    }
  }

  /// A subject's row; what the file doesn't have of the search is measured and appended.
  func row(_ subject: FindingSubject, _ search: FindingSearch) throws -> FindingRow {
    let kept = rows[subject.id].flatMap { $0.limit == search.limit ? $0 : nil }
    let missing = search.arms.filter { kept?.runs($0).count != search.seeds }
    if let kept, missing.isEmpty { return kept }
    let row = try search.row(subject, missing)
    try append(row)
    return kept?.adding(row) ?? row
  }

  private func append(_ row: FindingRow) throws {
    let line = [UInt8](try JSONEncoder().encode(row)) + [UInt8(ascii: "\n")]
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    defer { if file >= 0 { close(file) } }
    do throws(SystemError) {
      guard file >= 0 else { throw .last }
      try SystemFile.write(line, to: file)
    } catch {
      throw UsageError("\(path) can't be written (\(error)); give another file")
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
