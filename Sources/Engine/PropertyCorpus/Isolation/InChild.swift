#if os(Linux) || os(macOS)
  import Foundation

  /// Does work in a process of its own, and returns its answer, or how the process ended instead.
  ///
  /// A hang may be an accident: a fork copies only the calling thread, and a lock that another
  /// thread held at that moment stays locked in the child for ever. A new fork is unlikely to hit
  /// the same moment again.
  package func inChild<Answer: Codable>(
    _ limits: CaseLimits, triesAgain: Bool = true, _ work: @escaping () -> Answer
  ) -> Result<Answer, Ending> {
    let answer = ChildProcess.started(limits) { _ in Message.bytes(of: work()) }
      .flatMap { $0.ask([]) }
    switch answer {
    case .success(let bytes): return .success(Message.answer(in: bytes))
    case .failure(let ending) where triesAgain && ending.mayBeChance:
      return inChild(limits, triesAgain: false, work)
    case .failure(let ending): return .failure(ending)
    }
  }
#endif
