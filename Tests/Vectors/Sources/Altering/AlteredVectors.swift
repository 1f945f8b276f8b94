import PropertyConsole
import PropertyTesting

/// The rows of a file with wrong expected answers; an implementation that passes them detects
/// nothing.
struct AlteredVectors {
  let name: String
  /// How many answers were altered; one line may hold several.
  private(set) var answers = 0
  /// How many lines were altered.
  private(set) var rows = 0
  /// How many of the altered answers still passed.
  private(set) var passed = 0
  /// How many were still excepted.
  private(set) var excepted = 0
  /// How many failed, as they should.
  private(set) var failed = 0
  /// How many files couldn't be read any more, so that nothing passed either.
  private(set) var unreadable = 0
  /// The first that passed or were excepted.
  private(set) var survivors: [String] = []

  private static let mostSurvivors = 10

  /// Alters so many rows of a file, each in one way; or every row in every way if the file has
  /// fewer.
  init(of file: VectorFile, rows most: Int = 200, seed: UInt64 = 200) throws(UsageError) {
    name = VectorFileReport(path: file.path, format: file.format).name
    var bits = RandomBits(seed: seed)
    let sources = try file.sources()
    let judge = VectorJudge(kinds: VectorExceptionKind.all)
    for (index, source) in sources.shuffled(using: &bits).enumerated() {
      if sources.count > most && rows == most { break }
      let all = VectorAlteration.allCases
      let first = index % all.count
      var isAltered = false
      for alteration in all[first...] + all[..<first] where !isAltered || sources.count <= most {
        guard let other = sources.randomElement(using: &bits) else { continue }
        let altered = source.altered(alteration, other: other, with: &bits)
        if add(altered, of: source, judge) { isAltered = true }
      }
      if isAltered { rows += 1 }
    }
  }

  /// Checks a row whose answer was altered.
  ///
  /// - Returns: whether any of its answers has changed.
  private mutating func add(
    _ altered: VectorSource, of source: VectorSource, _ judge: VectorJudge
  ) -> Bool {
    guard let before = try? VectorFile.rows(of: VectorText(source.bytes)) else { return false }
    guard let after = try? VectorFile.rows(of: VectorText(altered.bytes)) else {
      unreadable += 1
      return true
    }
    var isAltered = false
    for row in after {
      guard let same = before.first(where: { $0.asked == row.asked }),
        case .said(let old, _, _) = same.answer(), case .said(let new, _, _) = row.answer(),
        old != new
      else { continue }
      isAltered = true
      add(judge.outcome(of: row), of: row, new)
    }
    return isAltered
  }

  private mutating func add(_ outcome: VectorOutcome, of row: any VectorRow, _ expected: String) {
    answers += 1
    switch outcome {
    // An excepted row that gets our answer is excepted no more.
    case .failed, .stale: failed += 1
    case .unsupported: return
    case .passed:
      passed += 1
      note("passed", row, expected)
    case .excepted(let ground):
      excepted += 1
      note("excepted \(ground)", row, expected)
    }
  }

  private mutating func note(_ outcome: String, _ row: any VectorRow, _ expected: String) {
    if survivors.count < Self.mostSurvivors {
      survivors.append("  \(outcome) \(row.asked), expected \(expected)")
    }
  }
}

extension VectorFile {
  /// Each line by itself.
  func sources() throws(UsageError) -> [VectorSource] {
    let bytes = try Self.bytes(at: path)
    do throws(MalformedVector) {
      var sources: [VectorSource] = []
      for line in try VectorText(bytes).lines { sources.append(try VectorSource(line)) }
      return sources
    } catch {
      throw UsageError("\(path):\(error.line): \(error.problem)")
    }
  }
}

extension AlteredVectors {
  /// A table of files, and each file's first altered answers that still passed.
  static func lines(_ files: [AlteredVectors]) -> [String] {
    var table = Table([
      "file", "altered rows", "answers", "passed", "excepted", "failed", "unreadable",
    ])
    for file in files { table.add(file.cells) }
    return table.lines + files.flatMap(\.survivors)
  }

  private var cells: [String] {
    [name] + [rows, answers, passed, excepted, failed, unreadable].map(String.init)
  }
}

extension AlteredVectors: CustomStringConvertible {
  var description: String {
    "\(name): \(answers) altered answers of \(rows) rows: \(passed) passed, \(excepted) excepted, "
      + "\(failed) failed, \(unreadable) unreadable"
  }
}
