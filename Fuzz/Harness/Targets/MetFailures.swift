import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// The failures of a property that a campaign has met: its fuzzers keep one input of each, and go
/// past the others, which they only count.
///
/// The origins of all that were met, each with the name of its input, are the lines of a file, to
/// which each fuzzer of the property appends. What it counts itself is in a file of its own, the
/// tally, so that nothing is lost however the fuzzer ends.
struct MetFailures {
  /// What becomes of a failing input; one that can't be kept is lost.
  enum Fate { case kept, counted, lost }

  private let property: String
  /// What the paths of kept inputs begin with.
  private let prefix: String
  private let list: String
  private var tally: FailureTally
  /// The names of the kept inputs, by origin; empty in a file of an earlier version.
  private var known: [String: String]

  /// How many failures of a property are told apart.
  static let most = 64

  /// - Parameters:
  ///   - property: the property's name, without its chapter.
  ///   - arguments: those of the fuzzer. Without `--met=FILE` and `--tally=FILE`, nil.
  init?(of property: String, _ arguments: [String]) {
    guard let list = FuzzedProperty.value(of: "--met=", in: arguments),
      let tally = FuzzedProperty.value(of: "--tally=", in: arguments)
    else { return nil }
    self.property = property
    self.list = list
    prefix = FuzzedProperty.value(of: "-artifact_prefix=", in: arguments) ?? "./"
    self.tally = FailureTally(path: tally)
    let text = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map { line in
      let end = line.lastIndex(of: "\t") ?? line.endIndex
      return (String(line[..<end]), String(line[end...].dropFirst()))
    }
    known = Dictionary(lines) { $1 }
  }

  /// Keeps an input that fails as none has before, and counts others.
  mutating func meet(_ failure: Failure, _ bytes: [UInt8]) -> Fate {
    let origin = Examination.Failure.origin(of: failure, property)
    if isMet(origin) {
      tally.count(origin)
      return .counted
    }
    guard known.count < Self.most else {
      tally.count("\(property): more than \(Self.most) failures")
      return .counted
    }
    let name = FailureKind(failure).artifact + Corpus.fileName(of: bytes)
    // The input first: who knows an origin has an input of it.
    guard (try? Corpus.write(bytes, to: prefix + name)) != nil,
      Self.append("\(origin)\t\(name)\n", to: list)
    else { return .lost }
    known[origin] = name
    return .kept
  }

  /// Whether an input of this origin is kept; one that was only slow once is put aside.
  private mutating func isMet(_ origin: String) -> Bool {
    guard let name = known[origin] else { return false }
    if (try? SystemFile.exists(prefix + name)) != false { return true }
    known[origin] = nil
    return false
  }

  /// Appends a line in one piece, because others append as well.
  private static func append(_ line: String, to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else { return false }
    defer { close(file) }
    let bytes = Array(line.utf8)
    return write(file, bytes, bytes.count) == bytes.count
  }
}

extension FailureKind {
  /// What the name of an artifact begins with that is an input of such a failure; see
  /// `init(artifact:)`.
  fileprivate var artifact: String {
    switch self {
    case .claim, .trap: "crash-"
    case .hang: "timeout-"
    case .memory: "oom-"
    case .leak: "leak-"
    }
  }
}
