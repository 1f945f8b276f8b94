import PropertyConsole
import PropertyTesting

/// The request of a campaign, which is the content of `campaign.json`.
struct CampaignOrder: Codable, Hashable, Sendable {
  static let currentVersion = 1

  /// The version of the folder's format.
  var version = currentVersion
  /// The wall-clock time of the start, such as `2026-11-22T22:00:00Z`, only for people.
  var started: String
  /// The campaign's total time, in seconds.
  var seconds: Double
  /// The number of laws that run at a time.
  var jobs: Int
  /// The laws, each with its chapter, such as `Editing/EditEqualsModel`.
  var properties: [String]
  /// The path of the corpus with the initial inputs, to which the campaign never writes.
  var corpus: String
  /// The sanitizer with which the target is built, or `nil` for none.
  var sanitizer: String?
  var program: String

  /// Whether these values are possible in a campaign.
  var isPossible: Bool {
    seconds > 0 && (1...Number.mostWorkers).contains(jobs) && !properties.isEmpty
  }
}

/// A line of `journal.jsonl`: an event in a campaign, and its time.
struct JournalLine: Hashable, Sendable {
  /// The time of the event: the seconds for which the campaign has run, without the pauses between
  /// its parts.
  var at: Double
  var event: Event

  /// An event; a line's `kind` is the name of the case.
  enum Event: Hashable, Sendable {
    case begin(Begin)
    case sample(Sample)
    case slice(Slice)
    case failure(Finding)
    case plateau(Plateau)
    case end(End)
  }

  /// The start of a part of the campaign.
  struct Begin: Codable, Hashable, Sendable {
    /// Whether the campaign has earlier parts.
    var resumed: Bool
  }

  /// The progress of a slice.
  struct Sample: Codable, Hashable, Sendable {
    var property: String
    var mode: FuzzMode
    /// The slice's number in the campaign, from 1.
    var slice: Int
    /// The number of executions since the slice began.
    var runs: Int
    /// The seconds for which the slice has fuzzed, excluding the time for reading the corpus.
    var seconds: Double
    /// The counters, the features and the inputs in the working corpus, as libFuzzer prints them.
    var edges: Int
    var features: Int
    var corpus: Int
    /// The number of inputs that failed like earlier inputs, or `nil` for none.
    var again: Int?
    /// The use of the slice's time and inputs, or `nil` in a journal from an earlier version.
    var spent: Spending?
  }

  struct Slice: Codable, Hashable, Sendable {
    var property: String
    var mode: FuzzMode
    var slice: Int
    var runs: Int
    var seconds: Double
    var edges: Int
    var features: Int
    var corpus: Int
    /// The numbers of edges and features that the slice added to its initial coverage.
    var newEdges: Int
    var newFeatures: Int
    /// The numbers of inputs that failed like earlier inputs, by origin, or `nil` for none.
    var again: [String: Int]?
    var spent: Spending?
    var end: SliceEnd
    /// Whether the slice ended early, because the campaign was stopped or the disk was full; `nil`
    /// means false.
    var cut: Bool?

    /// Whether the slice's remaining time is still unused if the campaign ended after the slice.
    var isUnfinished: Bool { cut == true || end.isEarly }
  }

  /// The reason a slice ended.
  enum SliceEnd: String, Codable, Hashable, Sendable {
    /// The slice's time was over, or the campaign was stopped.
    case asked
    /// An input failed.
    case failed
    /// The process ended by another process's signal, or with a code that doesn't report a failure.
    case killed
    /// The target ended with an error, such as a file that it can't read.
    case error
  }

  struct Finding: Codable, Hashable, Sendable {
    var property: String
    /// The path of libFuzzer's artifact in the campaign's folder.
    var artifact: String
    var what: FailureKind
    /// The identity of the failure: the law, the place, and the message.
    var origin: String
    /// The input's origin before shrinking, by which further inputs are counted, or `nil` if it is
    /// the same.
    var met: String?
    /// The number of the law's inputs that were executed until this input, including the initial
    /// inputs, or `nil` in a journal from an earlier version.
    var executions: Int?
    /// A description of the finding, in one line.
    var message: String
    /// The shrunk input, or the input itself, as a replay code.
    var choices: String
    var shrunk: Bool
    /// The path of the regression in the campaign's folder, or `nil` if it couldn't be written.
    var regression: String?
    /// The name of the earliest other campaign with the same origin, or `nil` if there is none.
    var known: String?
    /// The versions of the code, the compiler and the system, or `nil` if the input isn't kept.
    var versions: String?
  }

  /// A law that has found no new feature for some time.
  struct Plateau: Codable, Hashable, Sendable {
    var property: String
    /// The time for which the law has fuzzed without a new feature, in seconds.
    var since: Double
  }

  /// The end of a part of the campaign.
  struct End: Codable, Hashable, Sendable {
    var reason: Reason
  }

  /// The reason a part of a campaign ends.
  enum Reason: String, Codable, Hashable, Sendable {
    /// All the campaign's time was used.
    case time
    /// A signal stopped the campaign, which can be resumed.
    case stopped
    /// No law was left to fuzz before the campaign's time was over.
    case done
    /// All the time was used, but failing inputs are left to check; the campaign can be resumed.
    case left
    /// The disk was full for part of the time; the campaign can be resumed.
    case full

    var isFinal: Bool {
      switch self {
      case .time, .done: true
      case .stopped, .left, .full: false
      }
    }
  }
}

/// The failure of an input.
enum FailureKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// The claim is false.
  case claim = "false"
  case trap, hang, memory, leak
}

/// The way in which libFuzzer fuzzes in a slice.
enum FuzzMode: String, Codable, Hashable, Sendable, CaseIterable {
  /// Inputs are new if they reach a new edge.
  case edges
  /// Inputs are also new if they reach an edge more often.
  case counts
  /// Inputs are also new if compared values are closer to each other.
  case values
  /// Only short inputs are used.
  case short
  /// Our own mutator isn't used.
  case plain
  /// The target is built with AddressSanitizer.
  case address
}

extension JournalLine: Codable {
  private enum Key: String, CodingKey { case kind, at }
  private enum Kind: String, Codable { case begin, sample, slice, failure, plateau, end }

  /// Reads a line.
  /// - Throws: `DecodingError` for a line that no campaign writes, because it contains an
  ///   impossible number, or choices that aren't a replay code.
  init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    at = try line.decode(Double.self, forKey: .at)
    event =
      switch try line.decode(Kind.self, forKey: .kind) {
      case .begin: .begin(try Begin(from: decoder))
      case .sample: .sample(try Sample(from: decoder))
      case .slice: .slice(try Slice(from: decoder))
      case .failure: .failure(try Finding(from: decoder))
      case .plateau: .plateau(try Plateau(from: decoder))
      case .end: .end(try End(from: decoder))
      }
    guard isPossible else {
      throw DecodingError.dataCorruptedError(
        forKey: .at, in: line, debugDescription: "a number is out of bounds, or a word is invalid")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    try line.encode(at, forKey: .at)
    let (kind, event): (Kind, any Encodable) =
      switch event {
      case .begin(let event): (.begin, event)
      case .sample(let event): (.sample, event)
      case .slice(let event): (.slice, event)
      case .failure(let event): (.failure, event)
      case .plateau(let event): (.plateau, event)
      case .end(let event): (.end, event)
      }
    try line.encode(kind, forKey: .kind)
    try event.encode(to: encoder)
  }

  /// The greatest count, and the greatest time in seconds, so that sums stay exact.
  private static let (mostCount, mostSeconds) = (1 << 40, 1e9)

  /// Whether the line's numbers are possible.
  private var isPossible: Bool {
    let (times, counts): ([Double], [Int]) =
      switch event {
      case .begin, .end: ([], [])
      case .failure(let it): ([], [it.executions ?? 0])
      case .sample(let it):
        (
          [it.seconds, it.spent?.reading ?? 0],
          [it.slice, it.runs, it.edges, it.features, it.corpus, it.again ?? 0]
        )
      case .slice(let it):
        (
          [it.seconds, it.spent?.reading ?? 0],
          [it.slice, it.runs, it.edges, it.features, it.corpus, it.newEdges, it.newFeatures]
            + (it.again ?? [:]).values
        )
      case .plateau(let it): ([it.since], [])
      }
    return hasWords && ([at] + times).allSatisfy { (0...Self.mostSeconds).contains($0) }
      && (counts + spentCounts).allSatisfy { (0...Self.mostCount).contains($0) }
  }

  /// The spending of the slice, or `nil` for another event.
  private var spent: Spending? {
    switch event {
    case .sample(let sample): sample.spent
    case .slice(let slice): slice.spent
    case .begin, .failure, .plateau, .end: nil
    }
  }

  private var spentCounts: [Int] {
    spent.map { [$0.checked, $0.discarded, $0.replayed, $0.unstable] } ?? []
  }

  /// Whether the inputs' choices are valid replay codes, which is required because people paste
  /// commands that contain them.
  private var hasWords: Bool {
    var words = spent?.words ?? []
    if case .failure(let finding) = event, !finding.choices.isEmpty {
      words.append(finding.choices)
    }
    return words.allSatisfy { (try? Blob.decode($0)) != nil }
  }
}
