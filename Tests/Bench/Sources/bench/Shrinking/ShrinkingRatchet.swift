import ArgumentParser
import Foundation

/// The best figures so far, one line per challenge: its name, % minimal, mean evaluations.
struct ShrinkingRatchet {
  struct Figures: Equatable {
    var minimal: Int
    var mean: Double
  }

  private var figures: [String: Figures] = [:]

  static let heading = "challenge\tminimal %\tmean evaluations"

  /// The challenges that have figures.
  var challenges: Set<String> { Set(figures.keys) }

  subscript(challenge: String) -> Figures? { figures[challenge] }

  /// The figures in the file at `path`.
  ///
  /// - Parameter mayBeMissing: whether a missing file means no figures.
  init(reading path: String, mayBeMissing: Bool = false) throws(ValidationError) {
    try self.init(RatchetFile.text(of: path, mayBeMissing: mayBeMissing), path: path)
  }

  init(_ text: String, path: String) throws(ValidationError) {
    for (index, line) in text.split(separator: "\n").enumerated() where line != Self.heading {
      let fields = line.split(separator: "\t")
      guard fields.count == 3, let minimal = Int(fields[1]), let mean = Double(fields[2]) else {
        throw ValidationError("\(path):\(index + 1): expected a challenge, a percentage and a mean")
      }
      figures[String(fields[0])] = Figures(minimal: minimal, mean: mean)
    }
  }

  /// Whether a figure of `row` was better before.
  func isWorse(_ row: ShrinkingRow) -> Bool {
    guard let figures = figures[row.challenge] else { return false }
    return row.minimal < figures.minimal || row.mean > figures.mean
  }

  /// Adopts the figures of the rows that aren't worse.
  mutating func improve(by rows: [ShrinkingRow]) {
    for row in rows where !isWorse(row) {
      figures[row.challenge] = Figures(minimal: row.minimal, mean: row.mean)
    }
  }

  /// The file's text.
  var text: String {
    let lines = figures.sorted { $0.key < $1.key }.map { name, figures in
      "\(name)\t\(figures.minimal)\t\(String(format: "%.2f", figures.mean))"
    }
    return ([Self.heading] + lines).joined(separator: "\n") + "\n"
  }

  func write(to path: String) throws(ValidationError) {
    try RatchetFile.write(text, to: path)
  }
}
