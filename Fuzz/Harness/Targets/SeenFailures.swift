import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// The failures of a property that a campaign has found.
///
/// The campaign's fuzzers keep one input for each failure, and only count further inputs.
///
/// Each line of a file contains a failure's origin and the name of its input. All the property's
/// fuzzers append to this file. A fuzzer's own counts are in another file, the tally, so that no
/// count is lost when the fuzzer ends.
struct SeenFailures {
  /// The result for a failing input, which is lost if it can't be kept.
  enum Fate { case kept, counted, lost }

  private let property: String
  /// The beginning of the paths of kept inputs.
  private let prefix: String
  private let list: String
  private var tally: FailureTally
  /// The names of the kept inputs, by origin; a name is empty in a file from an earlier version.
  private var known: [String: String]

  /// The greatest number of different failures that are kept for a property.
  static let most = 64

  /// - Parameters:
  ///   - property: the property's name, without its chapter.
  ///   - arguments: the fuzzer's arguments; without `--met=FILE` and `--tally=FILE`, the result is
  ///     `nil`.
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

  /// Keeps an input with a new failure, and counts other inputs.
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
    // The input is written first, so that each known origin has an input.
    guard (try? Corpus.write(bytes, to: prefix + name)) != nil,
      Self.append("\(origin)\t\(name)\n", to: list)
    else { return .lost }
    known[origin] = name
    return .kept
  }

  /// Whether an input with this origin is still kept; an input that was slow only once has been
  /// renamed.
  private mutating func isMet(_ origin: String) -> Bool {
    guard let name = known[origin] else { return false }
    if (try? SystemFile.exists(prefix + name)) != false { return true }
    known[origin] = nil
    return false
  }

  /// Appends a line in one piece, because other fuzzers also append.
  private static func append(_ line: String, to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else { return false }
    defer { close(file) }
    let bytes = Array(line.utf8)
    return write(file, bytes, bytes.count) == bytes.count
  }
}

/// The numbers of a slice's inputs that failed like earlier inputs, by origin.
///
/// The tally is a file with a line for each origin: a number with a fixed width, and the origin.
///
/// A number is overwritten in place as soon as it grows, so that it survives if the fuzzer is
/// killed. A write takes a microsecond.
struct FailureTally {
  private let file: Int32
  /// The numbers and their places in the file, by origin.
  private var counts: [String: (count: Int, place: off_t)] = [:]
  private var end: off_t = 0

  private static let width = 12

  /// Creates a tally in the file at `path`; if the file can't be written, the counts are lost.
  init(path: String) { file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644) }

  func count(of origin: String) -> Int { counts[origin]?.count ?? 0 }

  /// Counts one or more inputs.
  mutating func count(_ origin: String, by number: Int = 1) {
    let known = counts[origin]
    let (count, place) = ((known?.count ?? 0) + number, known?.place ?? end)
    var text = count.padded(to: Self.width)
    if known == nil { text += " \(origin)\n" }
    let bytes = Array(text.utf8)
    guard pwrite(file, bytes, bytes.count, place) == bytes.count else { return }
    counts[origin] = (count, place)
    if known == nil { end += off_t(bytes.count) }
  }

  /// The numbers in the file at `path`, by origin; empty if the file is missing.
  static func counts(at path: String) -> [String: Int] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").compactMap { line -> (String, Int)? in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let count = Int(parts[0]) else { return nil }
      return (String(parts[1]), count)
    }
    return Dictionary(lines) { $1 }
  }
}

extension JournalLine {
  /// The use of a slice's time and inputs.
  struct Spending: Codable, Hashable, Sendable {
    /// The time for starting the process and reading the corpus, in seconds.
    var reading = 0.0
    /// The numbers of checked inputs, including those in the corpus, and of discarded inputs.
    var checked = 0
    var discarded = 0
    /// The number of inputs that were checked again to compare their coverage, and the number of
    /// these inputs with different coverage.
    var replayed = 0
    var unstable = 0
    /// The first unstable inputs, as replay codes.
    var words: [String] = []

    /// The largest number of a law's unstable inputs to name.
    static let mostWords = 3

    /// Adds the spending of another slice of the same law.
    mutating func add(_ other: Spending?) {
      guard let other else { return }
      reading += other.reading
      checked &+= other.checked
      discarded &+= other.discarded
      replayed &+= other.replayed
      unstable &+= other.unstable
      words = Array((words + other.words.filter { !words.contains($0) }).prefix(Self.mostWords))
    }

    /// The share of inputs that were discarded, or `nil` if none was checked.
    var discardedShare: Double? {
      checked > 0 ? min(1, Double(discarded) / Double(checked)) : nil
    }
  }
}

/// A fuzzer's counts of its inputs, in a file that survives any end of the fuzzer.
struct InputTally {
  private var tally: FailureTally
  private var (checked, discarded) = (0, 0)
  private var words = 0

  /// The number of inputs after which counts are written, because a write takes a microsecond.
  private static let row = 256
  private static let (unstable, kept) = ("unstable", "kept")

  /// Creates a tally next to the tally of failures at `path`.
  init(besides path: String) { tally = FailureTally(path: Self.path(besides: path)) }

  /// The path of the tally next to the tally of failures at `path`.
  static func path(besides path: String) -> String { path + ".inputs" }

  mutating func count(isDiscarded: Bool) {
    checked += 1
    if isDiscarded { discarded += 1 }
    let isFirst = tally.count(of: "checked") < Self.row
    guard isFirst || checked == Self.row else { return }
    tally.count("checked", by: checked)
    if discarded > 0 { tally.count("discarded", by: discarded) }
    (checked, discarded) = (0, 0)
  }

  /// Records the number of inputs that were checked until a failing input was kept.
  mutating func note(kept name: String) {
    tally.count("\(Self.kept) \(name)", by: tally.count(of: "checked") + checked)
  }

  /// The number of inputs that were checked until the kept input at `artifact` failed, or otherwise
  /// in total.
  static func checked(besides path: String, until artifact: String) -> Int {
    let counts = FailureTally.counts(at: Self.path(besides: path))
    let found = counts.first { name, _ in
      name.hasPrefix("\(kept) ") && artifact.hasSuffix(name.dropFirst(kept.count + 1))
    }
    return found?.value ?? counts["checked"] ?? 0
  }

  /// Counts a replayed input; `word` is its replay code if it is unstable.
  mutating func count(replayed word: String?) {
    tally.count("replayed")
    guard let word else { return }
    tally.count(Self.unstable)
    words += 1
    if words <= JournalLine.Spending.mostWords { tally.count("\(Self.unstable) \(word)") }
  }

  /// The spending in the tally next to the tally of failures at `path`.
  static func spending(besides path: String, reading: Double) -> JournalLine.Spending {
    let counts = FailureTally.counts(at: Self.path(besides: path))
    let words = counts.keys.filter { $0.hasPrefix("\(unstable) ") }.sorted()
    return JournalLine.Spending(
      reading: reading, checked: counts["checked"] ?? 0, discarded: counts["discarded"] ?? 0,
      replayed: counts["replayed"] ?? 0, unstable: counts[unstable] ?? 0,
      words: words.map { String($0.dropFirst(unstable.count + 1)) })
  }
}
