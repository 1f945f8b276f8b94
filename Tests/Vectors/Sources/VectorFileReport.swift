import Foundation

/// The results of one file's rows.
struct VectorFileReport: Encodable {
  let name: String
  let path: String
  let format: VectorFormat
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var excepted = 0
  private(set) var unsupported = 0
  /// How many rows were excepted by each clause, and why.
  private(set) var exceptedReasons: [String: Int] = [:]
  /// How many of the rows that passed are covered by an exception of each clause.
  private(set) var stale: [String: Int] = [:]
  /// How many rows of each unsupported kind there are.
  private(set) var unsupportedKinds: [String: Int] = [:]
  /// How many rows we agree about with each peer, by aspect.
  private(set) var agreements: [String: [String: VectorAgreementCount]] = [:]
  /// The first failures.
  private(set) var differences: [VectorDifference] = []

  private static let mostDifferences = 10

  init(path: String, format: VectorFormat) {
    name = URL(fileURLWithPath: path).lastPathComponent
    self.path = path
    self.format = format
  }

  mutating func add(_ outcome: VectorOutcome) {
    switch outcome {
    case .passed: passed += 1
    case .stale(let clause):
      passed += 1
      stale[clause, default: 0] += 1
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

  mutating func add(_ agreement: VectorAgreement) {
    for (aspect, isEqual) in agreement.aspects {
      agreements[agreement.peer, default: [:]][aspect, default: VectorAgreementCount()].add(isEqual)
    }
  }

  /// How many rows the reference can answer.
  var judged: Int { passed + failed + excepted }

  /// The counts, separate counts, and the first differences.
  var lines: [String] {
    ["\(name): \(counts)"] + agreementLines + lines(of: exceptedReasons, "excepted")
      + lines(of: unsupportedKinds, "unsupported") + staleLines
      + differences.flatMap { $0.lines(in: path) } + rest
  }

  private var counts: String {
    "\(passed) passed, \(failed) failed"
      + (excepted == 0 ? "" : ", \(excepted) excepted")
      + (unsupported == 0 ? "" : ", \(unsupported) unsupported")
  }

  private var agreementLines: [String] {
    agreements.sorted { $0.key < $1.key }.map { peer, counts in
      let aspects = counts.sorted { $0.key < $1.key }.map { "\($0.value) in \($0.key)" }
      return "  as \(peer): " + aspects.joined(separator: ", ")
    }
  }

  private func lines(of counts: [String: Int], _ name: String) -> [String] {
    counts.sorted { $0.key < $1.key }.map { kind, count in "  \(name): \(count) \(kind)" }
  }

  private var staleLines: [String] {
    stale.sorted { $0.key < $1.key }.map { clause, count in
      "  stale: \(count) that passed, and the exception by \(clause) covers; narrow its kind"
    }
  }

  private var rest: [String] {
    failed > differences.count ? ["  and \(failed - differences.count) more"] : []
  }
}

/// How many rows we agree about with a peer, in one aspect.
struct VectorAgreementCount: Equatable, Encodable {
  private(set) var equal = 0
  /// How many rows there are.
  private(set) var rows = 0

  mutating func add(_ isEqual: Bool) {
    rows += 1
    if isEqual { equal += 1 }
  }
}

extension VectorAgreementCount: CustomStringConvertible {
  var description: String { "\(equal) of \(rows)" }
}
