import Foundation
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// The failures of a property that a campaign has found.
///
/// The campaign's fuzzers keep one input for each failure, and only count further inputs with that
/// failure. The failures are in a file to which all of the property's fuzzers append. Each line
/// contains a failure's origin and the name of its input. Each fuzzer keeps its counts in a
/// separate file, the tally.
struct SeenFailures {
  /// The fate of a failing input: it is kept, counted, or lost because it can't be written.
  enum Fate { case kept, counted, lost }

  private let property: String
  /// The beginning of the paths of kept inputs.
  private let prefix: String
  private let list: String
  var tally: FuzzTally
  /// The names of the kept inputs, by origin; a name is empty in a file from an earlier version.
  private var known: [String: String]

  /// The maximum number of different failures that are kept for a property.
  static let most = 64

  /// Reads the arguments; the result is `nil` unless they contain `--met=FILE` and `--tally=FILE`.
  init?(of property: String, _ arguments: [String]) {
    guard let list = FuzzedProperty.value(of: "--met=", in: arguments),
      let tally = FuzzedProperty.value(of: "--tally=", in: arguments)
    else { return nil }
    self.property = property
    self.list = list
    prefix = FuzzedProperty.value(of: "-artifact_prefix=", in: arguments) ?? "./"
    self.tally = FuzzTally(path: tally)
    let text = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map { line in
      let end = line.lastIndex(of: "\t") ?? line.endIndex
      return (String(line[..<end]), String(line[end...].dropFirst()))
    }
    known = Dictionary(lines) { $1 }
  }

  /// Keeps an input with a new failure, and only counts an input with a known failure.
  mutating func meet(_ failure: Failure, _ bytes: [UInt8]) -> Fate {
    let origin = Examination.Failure.origin(of: failure, property)
    if isMet(origin) {
      tally.count(again: origin)
      return .counted
    }
    guard known.count < Self.most else {
      tally.count(again: "\(property): more than \(Self.most) failures")
      return .counted
    }
    let name = FailureKind(failure).artifact + Corpus.fileName(of: bytes)
    // The input is written first, so that each known origin has an input.
    guard (try? Corpus.write(bytes, to: prefix + name)) != nil,
      Self.append("\(origin)\t\(name)\n", to: list)
    else { return .lost }
    known[origin] = name
    tally.note(kept: name)
    return .kept
  }

  /// Whether an input with this origin is still kept; it isn't if it was slow only once and was
  /// therefore renamed.
  private mutating func isMet(_ origin: String) -> Bool {
    guard let name = known[origin] else { return false }
    if (try? SystemFile.exists(prefix + name)) != false { return true }
    known[origin] = nil
    return false
  }

  /// Appends a line with a single write, because other fuzzers also append.
  private static func append(_ line: String, to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else { return false }
    defer { close(file) }
    let bytes = Array(line.utf8)
    return write(file, bytes, bytes.count) == bytes.count
  }
}

/// A fuzzer's counts of its inputs, in a file that remains even if the fuzzer crashes.
///
/// The file has a line for each count: a number of fixed width, and a label. A number is
/// overwritten in place when it grows.
struct FuzzTally {
  fileprivate enum Label: String {
    case again, checked, discarded, kept, replayed, unstable
  }

  private let file: Int32
  /// The numbers and their places in the file, keyed by label.
  private var counts: [String: (count: Int, place: off_t)] = [:]
  private var end: off_t = 0
  /// The numbers of checked and discarded inputs that haven't been added to the file yet.
  private var (checked, discarded) = (0, 0)

  private static let width = 12
  /// The number of inputs after which their counts are written together, because a write takes a
  /// microsecond.
  private static let row = 256

  /// Creates a tally in the file at `path`; if the file can't be written, the counts are lost.
  init(path: String) { file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644) }

  mutating func count(isDiscarded: Bool) {
    checked += 1
    if isDiscarded { discarded += 1 }
    guard count(of: .checked) < Self.row || checked == Self.row else { return }
    add(.checked, by: checked)
    if discarded > 0 { add(.discarded, by: discarded) }
    (checked, discarded) = (0, 0)
  }

  /// Counts an input that failed in the same way as an earlier input.
  mutating func count(again origin: String) { add(.again, origin) }

  /// Counts a replayed input; `word` is its replay code if it is unstable.
  mutating func count(replayed word: String?) {
    add(.replayed)
    guard let word else { return }
    add(.unstable)
    if count(of: .unstable) <= JournalLine.Spending.mostWords { add(.unstable, word) }
  }

  /// Records the number of inputs that were checked until a failing input was kept.
  mutating func note(kept name: String) { add(.kept, name, by: count(of: .checked) + checked) }

  private func count(of label: Label) -> Int { counts[label.rawValue]?.count ?? 0 }

  private mutating func add(_ label: Label, _ rest: String? = nil, by number: Int = 1) {
    let name = rest.map { "\(label.rawValue) \($0)" } ?? label.rawValue
    let known = counts[name]
    let (count, place) = ((known?.count ?? 0) + number, known?.place ?? end)
    let bytes = Array((count.padded(to: Self.width) + (known == nil ? " \(name)\n" : "")).utf8)
    guard pwrite(file, bytes, bytes.count, place) == bytes.count else { return }
    counts[name] = (count, place)
    if known == nil { end += off_t(bytes.count) }
  }
}

struct TallyText {
  private var counts: [String: Int] = [:]

  /// Reads the file at `path`; without a file, all counts are zero.
  init(at path: String?) {
    let text = path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { counts[String(parts[1])] = Int(parts[0]) }
    }
  }

  /// For each origin, the number of inputs that failed in the same way as an earlier input.
  var again: [String: Int] { counts(of: .again) }

  /// The number of inputs that were checked until the kept input at `path` failed.
  ///
  /// If no such input was kept, the number of all checked inputs, or `nil` if none was counted.
  func executions(until path: String) -> Int? {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return counts(of: .kept)[name] ?? counts[FuzzTally.Label.checked.rawValue]
  }

  /// How time and inputs were used; `reading` is the time until the corpus had been read.
  func spending(reading: Double) -> JournalLine.Spending {
    func count(_ label: FuzzTally.Label) -> Int { counts[label.rawValue] ?? 0 }
    return JournalLine.Spending(
      reading: reading, checked: count(.checked), discarded: count(.discarded),
      replayed: count(.replayed), unstable: count(.unstable),
      words: counts(of: .unstable).keys.sorted())
  }

  private func counts(of label: FuzzTally.Label) -> [String: Int] {
    let start = label.rawValue + " "
    let own = counts.filter { $0.key.hasPrefix(start) }
    return Dictionary(uniqueKeysWithValues: own.map { (String($0.dropFirst(start.count)), $1) })
  }
}

extension JournalLine {
  /// How a slice used its time and inputs.
  struct Spending: Codable, Hashable, Sendable {
    /// The time for starting the process and reading the corpus, in seconds.
    var reading = 0.0
    /// The numbers of checked and of discarded inputs, including those in the corpus.
    var checked = 0
    var discarded = 0
    /// The number of inputs that were checked again to compare their coverage, and the number of
    /// inputs whose coverage differed.
    var replayed = 0
    var unstable = 0
    /// The first unstable inputs, as replay codes.
    var words: [String] = []

    /// The maximum number of a law's unstable inputs to list.
    static let mostWords = 3

    mutating func add(_ other: Spending?) {
      guard let other else { return }
      reading += other.reading
      checked &+= other.checked
      discarded &+= other.discarded
      replayed &+= other.replayed
      unstable &+= other.unstable
      words = Array((words + other.words.filter { !words.contains($0) }).prefix(Self.mostWords))
    }

    /// The share of inputs that were discarded, or `nil` if no input was checked.
    var discardedShare: Double? {
      checked > 0 ? min(1, Double(discarded) / Double(checked)) : nil
    }
  }
}
