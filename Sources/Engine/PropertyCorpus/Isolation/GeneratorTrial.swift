#if os(Linux) || os(macOS)
  import Foundation
  import PropertyTesting

  /// Makes a run's inputs in a child process, without the claim, to see if a generator traps.
  ///
  /// No case of a run depends on the claim's answers, so the child makes the same inputs. Values
  /// that only shrinking tries aren't among them.
  enum GeneratorTrial {
    /// How many cases are made at most, and for how long, in seconds.
    private static let (mostCases, seconds) = (10_000, 10.0)

    /// How a generator ended the child; nil if it made everything, or not in time.
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

    /// A claim about the same inputs that holds for all of them, made where a trap can see them.
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
    /// Whether the code ended the process, and not the machine or a limit.
    fileprivate var isOfCode: Bool {
      switch self {
      case .signal, .exit: !mayBeChance
      case .overworked, .late, .notStarted: false
      }
    }
  }

  /// The choices that a child process had drawn when it trapped, in memory that its parent shares.
  ///
  /// A class, because the release of its last reference gives the memory back. Only a child writes,
  /// and only at its end.
  final class DrawnChoices: @unchecked Sendable {
    /// How many choices are kept.
    private static let most = 4_000
    private static let size = (2 * most + 1) * MemoryLayout<UInt64>.size

    /// A child's memory, and the source of the input that it is making.
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

    /// The record that a child kept; nil if it didn't trap.
    var choices: [Choice]? {
      guard memory[0] > 0 else { return nil }
      return (0..<Int(memory[0] - 1)).map { place in
        Choice(memory[2 * place + 1], of: memory[2 * place + 2])
      }
    }

    /// Keeps the choices if this process, a child, traps.
    func keepAtTrap() {
      Self.kept = memory
      let trapped: @convention(c) (Int32) -> Void = { number in
        DrawnChoices.keep()
        ChildSignals.writeCalls()
        _ = signal(number, SIG_DFL)
      }
      for number in [SIGILL, SIGTRAP] { _ = signal(number, trapped) }
    }

    /// Makes an input from a source that a trap can see.
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
