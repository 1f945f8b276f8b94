import PropertyConsole
import PropertyTesting

/// A campaign's request: the content of `campaign.json`.
struct CampaignOrder: Codable, Hashable, Sendable {
  static let currentVersion = 1

  var version = currentVersion
  /// The wall-clock time of the start, such as `2026-11-22T22:00:00Z`.
  var started: String
  /// The campaign's total time, in seconds.
  var seconds: Double
  var jobs: Int
  /// The laws, each with its chapter, such as `Editing/EditEqualsModel`.
  var properties: [String]
  /// The path of the corpus with the initial inputs, to which the campaign never writes.
  var corpus: String
  /// The sanitizer with which the target is built, or `nil` for none.
  var sanitizer: String?
  var program: String

  var isPossible: Bool {
    seconds > 0 && (1...Number.mostWorkers).contains(jobs) && !properties.isEmpty
  }
}

/// A line of `journal.jsonl`: an event in a campaign, and its time.
struct JournalLine: Hashable, Sendable {
  /// The campaign's running time at the event, in seconds, without pauses and waits for disk space.
  var at: Double
  var event: Event

  enum Event: Hashable, Sendable {
    /// The start of the campaign, or of a later part after the campaign is resumed.
    case begin(resumed: Bool)
    /// The progress of a slice, or its result.
    case slice(Slice)
    case failure(Finding)
    /// The end of a part of the campaign.
    case end(Reason)
  }

  /// A slice that is running or has ended.
  struct Slice: Codable, Hashable, Sendable {
    var property: String
    var mode: FuzzMode
    /// The slice's number in the campaign, starting at 1.
    var slice: Int
    var runs: Int
    /// The seconds for which the slice has fuzzed, excluding the time for reading the corpus.
    var seconds: Double
    /// The numbers of edges, features and inputs in the working corpus, as libFuzzer printed them.
    var edges: Int
    var features: Int
    var corpus: Int
    /// The number of features that the slice added to those of the law's earlier slices.
    var newFeatures = 0
    /// The numbers of checked and of discarded inputs, including those in the corpus.
    var checked = 0
    var discarded = 0
    /// The reason the slice ended, or `nil` while it runs.
    var end: SliceEnd?

    /// Whether the slice's remaining time is still unused if the campaign ended after the slice.
    var isUnfinished: Bool { end == .cut || end?.isEarly == true }

    var runsPerSecond: Int {
      seconds > 0 ? Int(min(1e15, Double(runs) / max(0.1, seconds))) : 0
    }
  }

  enum SliceEnd: String, Codable, Hashable, Sendable {
    /// The slice's time was up.
    case asked
    /// The campaign was stopped, or the disk was full.
    case cut
    case failed
    /// Another process's signal ended the slice's process, or its exit code reports no failure.
    case killed
    /// The target ended with an error; for example, it couldn't read a file.
    case error
  }

  struct Finding: Codable, Hashable, Sendable {
    var property: String
    var artifact: String
    var what: FailureKind
    /// The identity of the failure: the law, and the failure's origin in the engine.
    var origin: String
    /// The number of the law's inputs that were checked before the campaign noticed this one,
    /// including the initial inputs, or `nil` if unknown.
    var executions: Int?
    var message: String
    /// The shrunk input, or the input itself, as a replay code.
    var choices: String
    var shrunk: Bool
    /// The path of the regression in the campaign's folder, or `nil` if none was written.
    var regression: String?
    /// The first earlier campaign that found the same failure, or `nil` if there is none.
    var known: String?
    /// The versions of the code, the compiler and the system, or `nil` if the input isn't kept.
    var versions: String?
  }

  enum Reason: String, Codable, Hashable, Sendable {
    /// All of the campaign's time was used, or no law was left to fuzz.
    case done
    /// A signal or the end of the time stopped the campaign, and there is more to do.
    case stopped
    /// The disk was full for part of the time; the campaign can be resumed.
    case full
  }
}

enum FailureKind: String, Codable, Hashable, Sendable, CaseIterable {
  case claim = "false"
  case trap, hang, memory, leak
}

/// The way in which libFuzzer fuzzes during a slice; modes differ in which inputs count as new.
enum FuzzMode: String, Codable, Hashable, Sendable, CaseIterable {
  /// An input is new if it reaches a new edge.
  case edges
  /// An input is also new if it reaches an edge a different number of times than earlier inputs.
  case counts
  /// As in `counts`, but an input is also new if two values that the code compares get closer to
  /// each other.
  case values
  /// As in `counts`, but only short inputs are used.
  case short
  /// As in `counts`, but only libFuzzer's own mutations are used.
  case plain
  /// As in `counts`, but in a target that is built with AddressSanitizer.
  case address
}

extension JournalLine: Codable {
  private enum Key: String, CodingKey { case kind, at, resumed, reason }
  private enum Kind: String, Codable { case begin, sample, slice, failure, end }

  /// - Throws: `DecodingError` if the line isn't an event, a number is out of bounds, or choices
  ///   aren't a replay code.
  init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    at = try line.decode(Double.self, forKey: .at)
    event =
      switch try line.decode(Kind.self, forKey: .kind) {
      case .begin: .begin(resumed: try line.decode(Bool.self, forKey: .resumed))
      case .sample, .slice: .slice(try Slice(from: decoder))
      case .failure: .failure(try Finding(from: decoder))
      case .end: .end(try line.decode(Reason.self, forKey: .reason))
      }
    guard isPossible else {
      throw DecodingError.dataCorruptedError(
        forKey: .at, in: line, debugDescription: "a number is out of bounds, or a word is invalid")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    try line.encode(at, forKey: .at)
    try line.encode(kind, forKey: .kind)
    switch event {
    case .begin(let isResumed): try line.encode(isResumed, forKey: .resumed)
    case .slice(let slice): try slice.encode(to: encoder)
    case .failure(let finding): try finding.encode(to: encoder)
    case .end(let reason): try line.encode(reason, forKey: .reason)
    }
  }

  private var kind: Kind {
    switch event {
    case .begin: .begin
    case .slice(let slice): slice.end == nil ? .sample : .slice
    case .failure: .failure
    case .end: .end
    }
  }

  /// The maximum allowed count, and the maximum allowed time in seconds; with these limits, sums
  /// stay exact.
  private static let (mostCount, mostSeconds) = (1 << 40, 1e9)

  /// Whether the line's numbers are possible and its replay code is valid; the code is checked
  /// because people paste commands that contain it.
  private var isPossible: Bool {
    var (times, counts): ([Double], [Int]) = ([at], [])
    switch event {
    case .failure(let it) where !it.choices.isEmpty && (try? Blob.decode(it.choices)) == nil:
      return false
    case .failure(let it): counts = [it.executions ?? 0]
    case .begin, .end: break
    case .slice(let it):
      times.append(it.seconds)
      counts = [it.slice, it.runs, it.edges, it.features, it.corpus]
      counts += [it.newFeatures, it.checked, it.discarded]
    }
    return times.allSatisfy { (0...Self.mostSeconds).contains($0) }
      && counts.allSatisfy { (0...Self.mostCount).contains($0) }
  }
}
