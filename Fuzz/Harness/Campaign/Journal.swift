import PropertyConsole
import PropertyTesting

/// The request of a campaign: the content of `campaign.json`.
struct CampaignOrder: Codable, Hashable, Sendable {
  /// The version of the folder's form.
  static let currentVersion = 1

  /// The version of the folder's form that wrote it.
  var version = currentVersion
  /// The time of its start by the wall clock, such as `2026-11-22T22:00:00Z`, for readers only.
  var started: String
  /// How long it runs in total, in seconds.
  var seconds: Double
  /// How many laws run at a time.
  var jobs: Int
  /// The laws, each with its chapter, as in `Editing/EditEqualsModel`.
  var properties: [String]
  /// The path of the corpus whose kept inputs it starts from, and which it never writes to.
  var corpus: String
  /// The sanitizer that the target is built with; nil for none.
  var sanitizer: String?
  /// The name of the fuzz program.
  var program: String

  /// Whether a campaign can be like that.
  var isPossible: Bool {
    seconds > 0 && (1...Number.mostWorkers).contains(jobs) && !properties.isEmpty
  }
}

/// A line of `journal.jsonl`: something that happened in a campaign, and when.
struct JournalLine: Hashable, Sendable {
  /// When it happened, in seconds of the campaign's time: the time that it has run in all its
  /// parts, without the pauses between them.
  var at: Double
  /// The event.
  var event: Event

  /// The event; a line's `kind` is the name of the case.
  enum Event: Hashable, Sendable {
    case begin(Begin)
    case sample(Sample)
    case slice(Slice)
    case failure(Finding)
    case plateau(Plateau)
    case end(End)
  }

  /// A part of the campaign begins.
  struct Begin: Codable, Hashable, Sendable {
    /// Whether there were parts before.
    var resumed: Bool
  }

  /// The progress of a slice.
  struct Sample: Codable, Hashable, Sendable {
    /// The law's name, without its chapter.
    var property: String
    var mode: FuzzMode
    /// The number of the slice among all of the campaign, from 1.
    var slice: Int
    /// Executions since the slice began.
    var runs: Int
    /// How long it has fuzzed, in seconds, without the reading of the corpus.
    var seconds: Double
    /// As libFuzzer prints them: counters reached, features, and inputs in the working corpus.
    var edges: Int
    var features: Int
    var corpus: Int
    /// How many inputs have failed like others before; nil for none.
    var again: Int?
    /// How its time and its inputs were spent; nil in a journal of an earlier version.
    var spent: Spending?
  }

  /// A slice that has ended.
  struct Slice: Codable, Hashable, Sendable {
    /// As in `Sample`.
    var property: String
    var mode: FuzzMode
    var slice: Int
    var runs: Int
    var seconds: Double
    var edges: Int
    var features: Int
    var corpus: Int
    /// How many edges and features it has found that the corpus it began with didn't have.
    var newEdges: Int
    var newFeatures: Int
    /// How many inputs have failed like others before, by origin; nil for none.
    var again: [String: Int]?
    /// As in `Sample`.
    var spent: Spending?
    var end: SliceEnd
    /// Whether it ended before its time, because the campaign was stopped or had no room; nil for
    /// no.
    var cut: Bool?

    /// Whether the rest of its time is still to be fuzzed if the campaign was ended after it.
    var isUnfinished: Bool { cut == true || end.isEarly }
  }

  /// The reason a slice ended.
  enum SliceEnd: String, Codable, Hashable, Sendable {
    /// Its time was over, or the campaign was stopped.
    case asked
    /// An input failed.
    case failed
    /// It ended by a signal that the campaign didn't send, or with a code that reports no failure.
    case killed
    /// The target ended with an error, such as a file that it can't read.
    case error
  }

  /// A failing input that was found.
  struct Finding: Codable, Hashable, Sendable {
    /// The law's name, without its chapter.
    var property: String
    /// The path of libFuzzer's artifact in the campaign's folder.
    var artifact: String
    var what: FailureKind
    /// Distinguishes failures: the law, the place, and the message.
    var origin: String
    /// The input's origin before it was shrunk, by which others are counted; nil for the same.
    var met: String?
    /// How many inputs of the law were executed by then, the kept ones that it began with included;
    /// nil in a journal of an earlier version.
    var executions: Int?
    /// A description of the finding, in one line.
    var message: String
    /// The shrunk input, or the input itself, as a replay code.
    var choices: String
    /// Whether the input was shrunk.
    var shrunk: Bool
    /// The path of the regression in the campaign's folder; nil if it couldn't be written.
    var regression: String?
    /// The name of the earliest other campaign with the same origin; nil if there is none.
    var known: String?
    /// The versions of the code, the compiler and the system; nil if it isn't kept.
    var versions: String?
  }

  /// A law that has found no new feature for some time.
  struct Plateau: Codable, Hashable, Sendable {
    /// The law's name, without its chapter.
    var property: String
    /// For how long it has fuzzed without a new feature, in seconds.
    var since: Double
  }

  /// A part of the campaign ends.
  struct End: Codable, Hashable, Sendable {
    var reason: Reason
  }

  /// The reason a part of a campaign ends.
  enum Reason: String, Codable, Hashable, Sendable {
    /// All of its time was used.
    case time
    /// A signal stopped it; it can be resumed.
    case stopped
    /// No law was left to fuzz before its time was over.
    case done
    /// All of its time was used, but failing inputs are left to check; it can be resumed.
    case left
    /// Its disk was full for a part of its time; it can be resumed.
    case full

    /// Whether no work is left.
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

/// How libFuzzer fuzzes in a slice.
enum FuzzMode: String, Codable, Hashable, Sendable, CaseIterable {
  /// Only new edges count.
  case edges
  /// Also how often an edge is reached.
  case counts
  /// Also how close the values of comparisons are.
  case values
  /// Only short inputs.
  case short
  /// Without our own mutator.
  case plain
  /// In a target with AddressSanitizer.
  case address
}

extension JournalLine: Codable {
  private enum Key: String, CodingKey { case kind, at }
  private enum Kind: String, Codable { case begin, sample, slice, failure, plateau, end }

  /// Reads a line.
  /// - Throws: `DecodingError` for one that no campaign writes, also where a number can't be, or
  ///   choices are no word.
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

  /// The most of any count, and of any time, in seconds: sums of them stay exact.
  private static let (mostCount, mostSeconds) = (1 << 40, 1e9)

  /// Whether its numbers are possible.
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

  /// The spending of its slice; nil if it is about no slice.
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

  /// Whether the choices of inputs are words: commands that people paste are made of them.
  private var hasWords: Bool {
    var words = spent?.words ?? []
    if case .failure(let finding) = event, !finding.choices.isEmpty {
      words.append(finding.choices)
    }
    return words.allSatisfy { (try? Blob.decode($0)) != nil }
  }
}
