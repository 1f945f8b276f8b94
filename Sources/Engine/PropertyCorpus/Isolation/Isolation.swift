import Foundation
import PropertyTesting

/// Performs `work`; child processes that `work` starts check the copy of their claim that `judging`
/// returns.
package func observingChildren<Result>(
  _ judging: @escaping @Sendable (Claim) -> Claim, _ work: () throws -> Result
) rethrows -> Result {
  #if os(Linux) || os(macOS)
    try Isolation.$observer.withValue(.init(judging: judging), operation: work)
  #else
    try work()
  #endif
}

// Windows doesn't have `fork`, and apps on Apple's devices must not use it.
#if os(Linux) || os(macOS)
  extension Claim {
    /// Returns a copy of the claim that is checked in a child process, so that a trap or a hang is
    /// an ordinary failure.
    ///
    /// The code under test may throw, trap (for example because of an overflow or endless
    /// recursion), end the process, or never return. Each time, the failing input is shrunk and
    /// reported. One child checks many cases; after a trap or a hang, a new child is started. The
    /// children end once the claim and all its copies have been released.
    ///
    /// Inputs are also generated in this process. Therefore, a run first generates up to 10,000
    /// inputs in a child, and reports a generator that traps. If the claim changes state, the
    /// change stays in the child, and the claim's output isn't shown. An `#expect` or
    /// `Issue.record` in the child makes `expectHolds` fail, and an `XCTAssert` makes `assertHolds`
    /// fail. With `requireHolds`, throw an error, or return a `Bool`.
    /// - Parameters:
    ///   - cpuSeconds: the limit on the processor time of a case, in seconds. By default, it is one
    ///     second, or more if `limited(cpuSeconds:)` allows more.
    ///   - seconds: the limit on the elapsed time of a case, in seconds, for cases that sleep or
    ///     wait for a lock. By default, it is ten times `cpuSeconds`. On Linux, a case that is
    ///     still using processor time may take four times as long, unless `cpuSeconds` is larger
    ///     than `seconds`.
    ///   - perCase: whether to check each case in its own process, without state from earlier
    ///     cases; this takes a few milliseconds more per case.
    public func isolated(
      cpuSeconds: Double? = nil, seconds: Double? = nil, perCase: Bool = false
    ) -> Claim {
      let cpuSeconds = cpuSeconds ?? max(1, cpuLimit.map(CPULimit.timeOfTwo) ?? 0)
      let limits = CaseLimits(
        cpu: cpuSeconds, wall: seconds ?? cpuSeconds * 10, claimed: cpuLimit)
      let isolation = Isolation(of: self, limits, perCase: perCase)
      var isolated = judged { source in
        let choices = source.choices(madeBy: generate)
        if source.isRejected { return source.rejection }
        return isolation.judge(IsolatedCase(choices, like: source))
      }
      isolated.trial = { GeneratorTrial.problem(of: self, $0, $1) }
      return isolated
    }
  }
#endif

#if os(Linux) || os(macOS)
  extension Run {
    /// Searches as `check` does, but in child processes, so a trap or a hang is an ordinary
    /// failure.
    ///
    /// At first, one child performs the whole search. If an input ends the child, the search starts
    /// again and sends each case separately, which is much slower.
    package static func checkIsolated(
      _ claim: Claim, _ settings: RunSettings, corpus: [CorpusEntry] = [], cpuSeconds: Double
    ) -> Report {
      let limits = CaseLimits(cpu: cpuSeconds, wall: cpuSeconds * 10)
      let timed = claim.judged { source in
        limits.arm()
        defer { limits.disarm() }
        return claim.judge(&source)
      }
      // A fork can also hang between cases, because of a lock that another thread held.
      let patient = CaseLimits(cpu: 1e6, wall: mostSeconds)
      switch inChild(patient, triesAgain: false, { check(timed, settings, corpus: corpus) }) {
      case .success(let report): return report.about(claim)
      case .failure(let ending):
        var settings = settings
        if ending.mayBeChance {
          settings.shrinkLimit = min(settings.shrinkLimit, mostShrinksOfHang)
        }
        return check(claim.isolated(cpuSeconds: cpuSeconds), settings, corpus: corpus)
      }
    }

    /// The time limit of a search in one child, in seconds; then, each case is sent separately.
    private static let mostSeconds = 30.0
    /// The maximum number of inputs that shrinking tries after a hang, because each may take the
    /// whole time limit.
    private static let mostShrinksOfHang = 12
  }

  /// The child processes that check a claim, one for each concurrent caller.
  ///
  /// This is a class, because releasing the last reference ends the children.
  package final class Isolation: @unchecked Sendable {
    /// A function that makes a claim fail in a child process if the claim records an issue in a
    /// test.
    struct Observer: Sendable {
      let judging: @Sendable (Claim) -> Claim
    }

    /// The observer of a test's search.
    ///
    /// A release build made with Swift 6.3.1 crashes if a task-local value is a function.
    @TaskLocal static var observer: Observer?

    private let claim: Claim
    private let limits: CaseLimits
    private let perCase: Bool
    private let lock = NSLock()
    private var idle: [Bool: [ChildProcess]] = [:]
    /// Whether an ending that could have been an accident recurred; if so, no case is repeated.
    private var isNoChance = false

    init(of claim: Claim, _ limits: CaseLimits, perCase: Bool) {
      self.claim = claim
      self.limits = limits
      self.perCase = perCase
    }

    /// Returns a child's verdict on a case.
    ///
    /// A trap is always a failure. A hang may be an accident, so the case is checked again: a fork
    /// copies only the calling thread, so a lock that another thread held during the fork stays
    /// locked in the child. That is unlikely to happen again in a new fork. After a case has hung
    /// twice, each hang is a failure without another check, because a check takes the whole time
    /// limit.
    ///
    /// The child also returns the claim's notes about the case, which are lost if the child ends.
    func judge(_ question: IsolatedCase) -> Verdict {
      let (waiting, isSure) = lock.withLock { (idle[isObserving]?.popLast(), isNoChance) }
      let first = ask(question, waiting)
      guard case .failure(let ending) = first, ending.mayBeChance, !isSure else {
        return Verdict(first)
      }
      let second = ask(question, nil)
      if case .failure(let ending) = second, ending.mayBeChance {
        lock.withLock { isNoChance = true }
      }
      return Verdict(second)
    }

    private var isObserving: Bool { Self.observer != nil }

    private func started() -> Result<ChildProcess, Ending> {
      let claim = Self.observer?.judging(claim) ?? claim
      return ChildProcess.started(limits) { IsolatedCase(bytes: $0).answer(of: claim) }
    }

    private func ask(
      _ question: IsolatedCase, _ waiting: ChildProcess?
    ) -> Result<Verdict, Ending> {
      let child = waiting.map { .success($0) } ?? started()
      return child.flatMap { child in
        let answer = child.ask(question.bytes)
        if case .success = answer, !perCase {
          lock.withLock { idle[isObserving, default: []].append(child) }
        }
        return answer.map(Verdict.init(bytes:))
      }
    }
  }

  /// A case in the form in which it is sent to a child process.
  struct IsolatedCase {
    /// The meaning of a case's words.
    enum Kind: UInt64 {
      case options
      /// The words are bytes; a claim may be stricter for an input that is given as bytes.
      case bytes
      /// The word is the index of an example.
      case example
    }

    let kind: Kind
    let words: [UInt64]
    /// Whether to return the claim's notes about the case.
    private let isObserved: Bool
    /// The flag in a message's first word that requests the notes.
    private static let observed: UInt64 = 0x100

    init(_ choices: [Choice], like source: ChoiceSource) {
      isObserved = CaseLog.own != nil
      if let example = source.example {
        (kind, words) = (.example, [UInt64(example)])
      } else if source.isGivenAsBytes {
        (kind, words) = (.bytes, ChoiceBytes.encode(choices).map(UInt64.init))
      } else {
        (kind, words) = (.options, choices.map(\.value))
      }
    }

    init(bytes: [UInt8]) {
      let size = MemoryLayout<UInt64>.size
      let all = bytes.withUnsafeBytes { bytes in
        stride(from: 0, to: bytes.count, by: size).map {
          bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self)
        }
      }
      isObserved = all[0] & Self.observed != 0
      kind = Kind(rawValue: all[0] & ~Self.observed) ?? .options
      words = Array(all.dropFirst())
    }

    /// The message that `init(bytes:)` reads.
    var bytes: [UInt8] {
      let first = isObserved ? kind.rawValue | Self.observed : kind.rawValue
      return ([first] + words).withUnsafeBytes { Array($0) }
    }

    /// Returns the message with a claim's verdict.
    func answer(of claim: Claim) -> [UInt8] {
      var source = source
      if !isObserved { return claim.judge(&source).bytes }
      let log = CaseLog()
      let (verdict, recorded) = log.written { log.observing { claim.judge(&source) } }
      return recorded.isEmpty
        ? verdict.bytes
        : Message.bytes(of: RecordedAnswer(verdict: verdict.bytes, recorded: recorded))
    }

    var source: ChoiceSource {
      switch kind {
      case .options: ChoiceSource(replaying: words)
      case .bytes: ChoiceSource(bytes: words.map { UInt8(truncatingIfNeeded: $0) })
      case .example: ChoiceSource(example: Int(words.first ?? 0))
      }
    }
  }

  /// A verdict's message, and the claim's notes about the case.
  private struct RecordedAnswer: Codable {
    let verdict: [UInt8]
    let recorded: CaseLog.Content
  }

  extension Verdict {
    /// Reads a message; adds the claim's notes to this task's log.
    fileprivate init(bytes: [UInt8]) {
      // Only a message in JSON begins with a brace.
      if bytes.first == UInt8(ascii: "{") {
        let answer: RecordedAnswer = Message.answer(in: bytes)
        CaseLog.own?.add(answer.recorded)
        self.init(bytes: answer.verdict)
        return
      }
      self =
        switch bytes.first {
        case 0: .holds
        case 1: .discarded
        default: .fails(Message.answer(in: Array(bytes.dropFirst())))
        }
    }

    /// The message that `init(bytes:)` reads.
    fileprivate var bytes: [UInt8] {
      switch self {
      case .holds: [0]
      case .discarded: [1]
      case .fails(let failure): [2] + Message.bytes(of: failure)
      }
    }

    fileprivate init(_ answer: Result<Verdict, Ending>) {
      switch answer {
      case .success(let verdict): self = verdict
      case .failure(let ending): self = .fails(ending.failure)
      }
    }
  }
#endif
