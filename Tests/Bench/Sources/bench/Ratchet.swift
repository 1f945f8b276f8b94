import ArgumentParser
import Foundation

/// The accepted results of a measurement, with one line for each row.
struct Ratchet {
  struct Figures: Equatable {
    /// The number or the percentage of runs that found a failure.
    var reached: Int
    /// The median number of inputs that a run checked.
    var inputs: Double
  }

  private static let heading = "task\tinputs\tfound of \(FindingRow.seeds)\tmedian cases"
  private var figures: [String: Figures] = [:]

  var lines: Set<String> { Set(figures.keys) }

  subscript(row: FindingRow) -> Figures? { figures[row.line] }

  /// Reads accepted results from a file.
  ///
  /// - Parameter mayBeMissing: whether a missing file is read as one without results.
  init(reading path: String, mayBeMissing: Bool = false) throws(ValidationError) {
    let isMissing = mayBeMissing && !FileManager.default.fileExists(atPath: path)
    let read = try? String(contentsOfFile: path, encoding: .utf8)
    guard let text = isMissing ? "" : read else {
      throw ValidationError("\(path) can't be read; give the ratchet's path with --ratchet")
    }
    try self.init(text, path: path)
  }

  init(_ text: String, path: String) throws(ValidationError) {
    for (index, line) in text.split(separator: "\n").enumerated() where line != Self.heading {
      let fields = line.split(separator: "\t")
      guard fields.count == Self.heading.split(separator: "\t").count,
        let inputs = fields.last.flatMap({ Double($0) }),
        let reached = fields.dropLast().last.flatMap({ Int($0) })
      else {
        let columns = Self.heading.replacing("\t", with: ", ")
        throw ValidationError("\(path):\(index + 1): expected the columns \(columns)")
      }
      let name = fields.dropLast(2).joined(separator: "\t")
      figures[name] = Figures(reached: reached, inputs: inputs)
    }
  }

  func isWorse(_ row: FindingRow) -> Bool {
    self[row].map { row.isWorse(than: $0) } ?? false
  }

  /// Stores the results of the rows that aren't worse than before.
  mutating func improve(by rows: [FindingRow]) {
    for row in rows where !isWorse(row) { figures[row.line] = row.figures }
  }

  var text: String {
    let lines = figures.sorted { $0.key < $1.key }.map { name, figures in
      "\(name)\t\(figures.reached)\t\(Int(figures.inputs))"
    }
    return ([Self.heading] + lines).joined(separator: "\n") + "\n"
  }

  /// Writes the file.
  ///
  /// - Throws: `ValidationError` if the file can't be written.
  func write(to path: String) throws(ValidationError) {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw ValidationError("\(path) can't be written; give another file with --ratchet")
    }
  }
}
