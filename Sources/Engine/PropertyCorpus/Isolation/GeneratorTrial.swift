#if os(Linux) || os(macOS)
  import Foundation
  import PropertyTesting

  /// Generates a run's inputs in a child process, without checking the claim, to detect a generator
  /// that traps.
  ///
  /// The child generates the same first inputs as the run, except inputs that depend on the claim's
  /// verdicts, such as those that only shrinking tries.
  enum GeneratorTrial {
    /// The maximum number of generated cases, and the time limit in seconds.
    private static let (mostCases, seconds) = (10_000, 10.0)

    /// Returns a problem if a generator ended the child; otherwise returns `nil`.
    static func problem(
      of claim: Claim, _ settings: RunSettings, _ corpus: [CorpusEntry]
    ) -> HealthProblem? {
      guard let drawn = DrawnChoices() else { return nil }
      var settings = settings
      settings.cases = min(settings.cases, mostCases)
      let (made, limited) = (watched(claim), settings)
      let answer = inChild(CaseLimits(cpu: seconds, wall: seconds), triesAgain: false) {
        drawn.keepAtTrap()
        return Run.check(made, limited, corpus: corpus).cases
      }
      guard case .failure(let ending) = answer, ending.isOfCode else { return nil }
      let word = drawn.choices.map { Blob.encode(ChoiceBytes.encode($0)) }
      return .trappedGenerator(message: ending.failure.message, choices: word)
    }

    /// Returns a claim that holds for all inputs, and makes their choices readable after a trap.
    private static func watched(_ claim: Claim) -> Claim {
      let generate = claim.generate
      let make: Claim.Generate = { source in
        _ = source.choices { DrawnChoices.watch(&$0, generate) }
      }
      return claim.made(by: make).judged { source in
        make(&source)
        return source.isRejected ? .discarded : .holds
      }
    }
  }

  extension Ending {
    /// Whether the code, not the machine or a limit, ended the process.
    fileprivate var isOfCode: Bool {
      switch self {
      case .signal, .exit: !mayBeChance
      case .overworked, .late, .notStarted: false
      }
    }
  }

  /// The choices of a trapped child process, in memory that it shares with its parent.
  ///
  /// This is a class, because releasing the last reference frees the memory. Only a child process
  /// that traps writes to the memory.
  final class DrawnChoices: @unchecked Sendable {
    /// The maximum number of kept choices.
    private static let most = 4_000
    private static let size = (2 * most + 1) * MemoryLayout<UInt64>.size

    /// The memory for a child's choices, and the source of the input being generated.
    nonisolated(unsafe) private static var kept: UnsafeMutablePointer<UInt64>?
    nonisolated(unsafe) private static var source: UnsafeMutablePointer<ChoiceSource>?

    private let memory: UnsafeMutablePointer<UInt64>

    init?() {
      let flags = MAP_SHARED | MAP_ANONYMOUS
      guard let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, flags, -1, 0),
        memory != MAP_FAILED
      else { return nil }
      self.memory = memory.bindMemory(to: UInt64.self, capacity: 2 * Self.most + 1)
    }

    deinit { munmap(memory, Self.size) }

    /// The choices that a child kept, or `nil` if it didn't trap.
    var choices: [Choice]? {
      guard memory[0] > 0 else { return nil }
      return (0..<Int(memory[0] - 1)).map { place in
        Choice(memory[2 * place + 1], of: memory[2 * place + 2])
      }
    }

    func keepAtTrap() {
      Self.kept = memory
      let trapped: @convention(c) (Int32) -> Void = { number in
        DrawnChoices.keep()
        ChildSignals.writeCalls()
        _ = signal(number, SIG_DFL)
      }
      for number in [SIGILL, SIGTRAP] { _ = signal(number, trapped) }
    }

    /// Generates an input from a source that can be read after a trap.
    static func watch(_ source: inout ChoiceSource, _ generate: Claim.Generate) {
      withUnsafeMutablePointer(to: &source) { place in
        Self.source = place
        generate(&place.pointee)
        Self.source = nil
      }
    }

    private static func keep() {
      guard let kept, let source else { return }
      let choices = source.pointee.recording.choices.prefix(most)
      for (place, choice) in choices.enumerated() {
        kept[2 * place + 1] = choice.value
        kept[2 * place + 2] = choice.maximum
      }
      kept[0] = UInt64(choices.count) + 1
    }
  }
#endif
