#if os(Linux) || os(macOS)
  import Foundation
  import PropertyTesting

  /// The child processes that judge one claim: as many as there are callers at once.
  ///
  /// A class, since its last reference going is what ends the children.
  final class Isolation: @unchecked Sendable {
    private let claim: Claim
    private let limits: CaseLimits
    private let lock = NSLock()
    /// The children that nobody is waiting for.
    private var idle: [ChildProcess] = []

    init(of claim: Claim, _ limits: CaseLimits) {
      self.claim = claim
      self.limits = limits
    }

    /// What a child says of a case.
    ///
    /// A trap is believed at once. A hang may have been chance and is asked about again: a fork
    /// copies the calling thread alone, and a lock that another thread held at that moment stays
    /// locked in the child for ever. A new fork hardly meets the same moment twice.
    func judge(_ question: IsolatedCase) -> Verdict {
      let first = ask(question, lock.withLock { idle.popLast() })
      guard case .ended(let ending) = first, ending.mayBeChance else { return first.verdict }
      return ask(question, nil).verdict
    }

    private func ask(_ question: IsolatedCase, _ waiting: ChildProcess?) -> ChildAnswer {
      guard let child = waiting ?? ChildProcess(judging: claim, limits) else {
        return .ended(.notStarted(reason: String(cString: strerror(errno))))
      }
      let answer = child.judge(question)
      if case .verdict = answer { lock.withLock { idle.append(child) } }
      return answer
    }
  }
#endif
