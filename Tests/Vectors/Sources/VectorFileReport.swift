import Foundation

struct VectorFileReport: Encodable {
  let name: String
  let path: String
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var excepted = 0
  private(set) var unsupported = 0
  private(set) var exceptedReasons: [String: Int] = [:]
  /// For each clause and reason, the number of rows that pass despite an exception.
  private(set) var stale: [String: Int] = [:]
  private(set) var unsupportedKinds: [String: Int] = [:]
  /// The first failures in the file; later ones are only counted.
  private(set) var differences: [VectorDifference] = []

  private static let mostDifferences = 10

  init(path: String) {
    name = URL(fileURLWithPath: path).lastPathComponent
    self.path = path
  }

  mutating func add(_ outcome: VectorOutcome) {
    switch outcome {
    case .passed: passed += 1
    case .stale(let ground):
      passed += 1
      stale[ground, default: 0] += 1
    case .excepted(let ground):
      excepted += 1
      exceptedReasons[ground, default: 0] += 1
    case .unsupported(let kind):
      unsupported += 1
      unsupportedKinds[kind, default: 0] += 1
    case .failed(let difference):
      failed += 1
      if differences.count < Self.mostDifferences { differences.append(difference) }
    }
  }

  /// The counts, the separate counts and the first failures, as lines of text.
  var lines: [String] {
    ["\(name): \(counts)"] + lines(of: exceptedReasons, "excepted")
      + lines(of: unsupportedKinds, "unsupported") + staleLines
      + differences.flatMap { $0.lines(in: path) } + rest
  }

  private var counts: String {
    "\(passed) passed, \(failed) failed"
      + (excepted == 0 ? "" : ", \(excepted) excepted")
      + (unsupported == 0 ? "" : ", \(unsupported) unsupported")
  }

  private func lines(of counts: [String: Int], _ name: String) -> [String] {
    counts.sorted { $0.key < $1.key }.map { kind, count in "  \(name): \(count) \(kind)" }
  }

  private var staleLines: [String] {
    stale.sorted { $0.key < $1.key }.map { ground, count in
      "  stale: \(count) passed with an exception \(ground); remove it"
    }
  }

  private var rest: [String] {
    failed > differences.count ? ["  and \(failed - differences.count) more"] : []
  }
}

/// The results of one file or of several files of vectors.
struct VectorsReport: Encodable {
  let files: [VectorFileReport]
  let passed: Int
  let failed: Int
  let excepted: Int
  let unsupported: Int

  init(_ files: [VectorFileReport]) {
    self.files = files
    passed = files.reduce(0) { $0 + $1.passed }
    failed = files.reduce(0) { $0 + $1.failed }
    excepted = files.reduce(0) { $0 + $1.excepted }
    unsupported = files.reduce(0) { $0 + $1.unsupported }
  }

  /// The results of each file, the separate counts, and the total, as lines of text.
  var lines: [String] { files.flatMap(\.lines) + apart + ["\(passed) passed, \(failed) failed"] }

  private var apart: [String] {
    let counts = [(excepted, "excepted"), (unsupported, "unsupported")].filter { $0.0 > 0 }
    return counts.isEmpty ? [] : [counts.map { "\($0) \($1)" }.joined(separator: ", ")]
  }
}
