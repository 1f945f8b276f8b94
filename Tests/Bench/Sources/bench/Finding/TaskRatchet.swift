import ArgumentParser
import FindingTasks

/// The kept figures of this engine, one line per task: its name, the kind of inputs, how many runs
/// found the failure, and the median of the cases.
struct TaskRatchet {
  struct Figures: Equatable {
    var found: Int
    var median: Int
  }

  /// The random seeds and the cases of a run that the figures are of.
  static let seeds = 50
  static let cases = 20_000

  static let heading = "task\tinputs\tfound of \(seeds)\tmedian cases"

  private var figures: [String: Figures] = [:]

  /// The tasks that have figures: their names, and the kinds of inputs after a tabulator.
  var tasks: Set<String> { Set(figures.keys) }

  subscript(row: TaskRow) -> Figures? { figures[row.key.line] }

  /// The figures in the file at `path`.
  ///
  /// - Parameter mayBeMissing: whether a missing file means no figures.
  init(reading path: String, mayBeMissing: Bool = false) throws(ValidationError) {
    try self.init(RatchetFile.text(of: path, mayBeMissing: mayBeMissing), path: path)
  }

  init(_ text: String, path: String) throws(ValidationError) {
    for (index, line) in text.split(separator: "\n").enumerated() where line != Self.heading {
      let fields = line.split(separator: "\t")
      guard fields.count == 4, let found = Int(fields[2]), let median = Int(fields[3]) else {
        throw ValidationError(
          "\(path):\(index + 1): expected a task, a kind of inputs, a number of runs and a median")
      }
      figures["\(fields[0])\t\(fields[1])"] = Figures(found: found, median: median)
    }
  }

  /// Whether fewer runs find the failure than before, or the median is more than twice as high.
  ///
  /// Any change to how cases are drawn makes some runs luckier and others less so. So fewer runs
  /// are only worse where chance explains so great a difference less than once in a hundred times:
  /// where both found numbers, as two draws from one urn, differ by over 2.576 standard deviations.
  func isWorse(_ row: TaskRow) -> Bool {
    guard let kept = self[row], let own = row.own else { return false }
    let runs = Double(Self.seeds)
    let found = Double(own.found + kept.found)
    let deviation = (found * (2 * runs - found) / (2 * runs - 1)).squareRoot()
    let isFoundLess = Double(kept.found - own.found) - 1 / runs > 2.576 * deviation
    return isFoundLess || own.median > 2 * kept.median
  }

  /// Adopts the figures of the rows that aren't worse.
  mutating func improve(by rows: [TaskRow]) {
    for row in rows where !isWorse(row) {
      guard let own = row.own else { continue }
      figures[row.key.line] = Figures(found: own.found, median: own.median)
    }
  }

  /// The file's text.
  var text: String {
    let lines = figures.sorted { $0.key < $1.key }.map { name, figures in
      "\(name)\t\(figures.found)\t\(figures.median)"
    }
    return ([Self.heading] + lines).joined(separator: "\n") + "\n"
  }

  /// Writes the file.
  ///
  /// - Throws: `ValidationError` if it can't be written.
  func write(to path: String) throws(ValidationError) {
    try RatchetFile.write(text, to: path)
  }
}

extension TaskKey {
  /// The task's name in a ratchet.
  var line: String { "\(name)\t\(generator.rawValue)" }
}
