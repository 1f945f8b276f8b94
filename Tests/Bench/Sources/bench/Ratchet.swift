import ArgumentParser
import Foundation

/// A row of a measurement that is held to what it was before.
protocol RatchetRow {
  /// Its name in a ratchet, which may have tabulators.
  var line: String { get }
  var figures: Ratchet.Figures { get }

  func isWorse(than kept: Ratchet.Figures) -> Bool
}

/// The figures of a measurement that were kept, one line per row.
struct Ratchet {
  struct Figures: Equatable {
    /// How many runs, or how many percent of them, reached their aim.
    var reached: Int
    /// How many inputs they took.
    var inputs: Double
  }

  /// The first line of a file, and how many decimals its last column has.
  struct Kind {
    let heading: String
    let decimals: Int
  }

  private let kind: Kind
  private var figures: [String: Figures] = [:]

  /// The names of the rows that have figures.
  var lines: Set<String> { Set(figures.keys) }

  subscript(row: some RatchetRow) -> Figures? { figures[row.line] }

  /// The figures in the file at `path`.
  ///
  /// - Parameter mayBeMissing: whether a missing file means no figures.
  init(_ kind: Kind, reading path: String, mayBeMissing: Bool = false) throws(ValidationError) {
    let isMissing = mayBeMissing && !FileManager.default.fileExists(atPath: path)
    let read = try? String(contentsOfFile: path, encoding: .utf8)
    guard let text = isMissing ? "" : read else {
      throw ValidationError("\(path) can't be read; give the ratchet's path with --ratchet")
    }
    try self.init(kind, text, path: path)
  }

  init(_ kind: Kind, _ text: String, path: String) throws(ValidationError) {
    self.kind = kind
    for (index, line) in text.split(separator: "\n").enumerated() where line != kind.heading {
      let fields = line.split(separator: "\t")
      guard fields.count == kind.heading.split(separator: "\t").count,
        let inputs = fields.last.flatMap({ Double($0) }),
        let reached = fields.dropLast().last.flatMap({ Int($0) })
      else {
        let columns = kind.heading.replacing("\t", with: ", ")
        throw ValidationError("\(path):\(index + 1): expected the columns \(columns)")
      }
      let name = fields.dropLast(2).joined(separator: "\t")
      figures[name] = Figures(reached: reached, inputs: inputs)
    }
  }

  /// Whether a row is worse than before.
  func isWorse(_ row: some RatchetRow) -> Bool {
    self[row].map { row.isWorse(than: $0) } ?? false
  }

  /// Adopts the figures of the rows that aren't worse.
  mutating func improve(by rows: [some RatchetRow]) {
    for row in rows where !isWorse(row) { figures[row.line] = row.figures }
  }

  /// The file's text.
  var text: String {
    let lines = figures.sorted { $0.key < $1.key }.map { name, figures in
      "\(name)\t\(figures.reached)\t\(String(format: "%.\(kind.decimals)f", figures.inputs))"
    }
    return ([kind.heading] + lines).joined(separator: "\n") + "\n"
  }

  /// Writes the file.
  ///
  /// - Throws: `ValidationError` if it can't be written.
  func write(to path: String) throws(ValidationError) {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw ValidationError("\(path) can't be written; give another file with --ratchet")
    }
  }
}
