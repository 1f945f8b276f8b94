#if os(Linux) || os(macOS)
  import Foundation
  import PropertyTesting

  /// The child processes that check one claim: as many as there are callers at once.
  ///
  /// A class, because the release of its last reference ends the children.
  final class Isolation: @unchecked Sendable {
    private let claim: Claim
    private let limits: CaseLimits
    /// Whether each case has a child of its own.
    private let isAnew: Bool
    private let lock = NSLock()
    /// The idle children.
    private var idle: [ChildProcess] = []
    /// Whether a case ended in a way that may be chance, and did so again.
    private var isNoChance = false

    init(of claim: Claim, _ limits: CaseLimits, isAnew: Bool) {
      self.claim = claim
      self.limits = limits
      self.isAnew = isAnew
    }

    /// A child's verdict on a case.
    ///
    /// A trap counts at once. A hang may be an accident, so the case is checked again: a fork
    /// copies only the calling thread, and a lock that another thread held at that moment stays
    /// locked in the child for ever. A new fork is unlikely to hit the same moment again. Once a
    /// case hung twice, the inputs that shrinking tries count at once: each takes the whole limit.
    func judge(_ question: IsolatedCase) -> Verdict {
      let (waiting, isSure) = lock.withLock { (idle.popLast(), isNoChance) }
      let first = ask(question, waiting)
      guard case .ended(let ending) = first, ending.mayBeChance, !isSure else {
        return first.verdict
      }
      let second = ask(question, nil)
      if case .ended(let ending) = second, ending.mayBeChance {
        lock.withLock { isNoChance = true }
      }
      return second.verdict
    }

    private func ask(_ question: IsolatedCase, _ waiting: ChildProcess?) -> ChildAnswer {
      guard let child = waiting ?? started() else {
        return .ended(.notStarted(reason: String(cString: strerror(errno))))
      }
      let answer = child.judge(question)
      if case .verdict = answer, !isAnew { lock.withLock { idle.append(child) } }
      return answer
    }

    /// A new child; nil if the system starts none, with the reason in `errno`.
    ///
    /// Other processes often reach a limit for a moment only.
    private func started() -> ChildProcess? {
      for milliseconds: UInt32 in [0, 5, 20] {
        usleep(milliseconds * 1_000)
        if let child = ChildProcess(judging: claim, limits) { return child }
      }
      return nil
    }
  }

  /// A case on its way to a child process: what makes it, encoded as integers for the channel.
  struct IsolatedCase {
    /// What the words of a case are.
    enum Kind: UInt64 {
      /// The options.
      case options
      /// The bytes, one per word: a claim may be stricter with those.
      case bytes
      /// The place of an example.
      case example
    }

    let kind: Kind
    let words: [UInt64]

    /// The case of `choices`, for a source of the same kind as `source`.
    init(_ choices: [Choice], like source: ChoiceSource) {
      if let example = source.example {
        (kind, words) = (.example, [UInt64(example)])
      } else if source.isGivenAsBytes {
        (kind, words) = (.bytes, ChoiceBytes.encode(choices).map(UInt64.init))
      } else {
        (kind, words) = (.options, choices.map(\.value))
      }
    }

    init(words: [UInt64], kind: Kind = .options) {
      self.words = words
      self.kind = kind
    }

    /// A source that makes the case.
    var source: ChoiceSource {
      switch kind {
      case .options: ChoiceSource(replaying: words)
      case .bytes: ChoiceSource(bytes: words.map { UInt8(truncatingIfNeeded: $0) })
      case .example: ChoiceSource(example: Int(words.first ?? 0))
      }
    }
  }

  /// The result of sending a case to a child.
  enum ChildAnswer {
    /// It checked the case and waits for another.
    case verdict(Verdict)
    /// It has ended.
    case ended(Ending)

    /// The answer as a claim's verdict.
    var verdict: Verdict {
      switch self {
      case .verdict(let verdict): verdict
      case .ended(let ending): .fails(ending.failure)
      }
    }
  }
#endif
