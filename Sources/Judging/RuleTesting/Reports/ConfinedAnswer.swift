import PropertyCorpus
import PropertyTesting

/// What a process of its own answers: an app's code may trap, or never come back.
enum ConfinedAnswer<Answer: Codable> {
  case said(Answer)
  /// The process ended, or its time.
  case ended(isLate: Bool)

  /// Does work in a child process where the system starts one, and else in this one.
  init(cpuSeconds: Double, _ work: @escaping () -> Answer) {
    #if os(Linux) || os(macOS)
      if Confinement.isElsewhere {
        self = .said(work())
        return
      }
      switch inChild(CaseLimits(cpu: cpuSeconds, wall: cpuSeconds * 10), work) {
      case .success(let answer): self = .said(answer)
      case .failure(.notStarted): self = .said(work())
      case .failure(let ending): self = .ended(isLate: ending.isLate)
      }
    #else
      self = .said(work())
    #endif
  }

  /// What it said; nil if it ended.
  var answer: Answer? {
    if case .said(let answer) = self { answer } else { nil }
  }
}

/// Whether app code can be checked in child processes.
enum Confinement {
  /// Whether the code runs in another process already, which no child of this one may use.
  @TaskLocal static var isElsewhere = false

  /// The reason the system starts no other process, or `nil`.
  static var obstacle: String? {
    #if os(Linux) || os(macOS)
      if isElsewhere { return nil }
      let answer = inChild(CaseLimits(cpu: 1, wall: 10)) { true }
      if case .failure(.notStarted(let reason)) = answer { return reason }
      return nil
    #else
      return "apps can't start processes on this system; run the same test on macOS or Linux, "
        + "where a trap or hang is a failure with its input"
    #endif
  }
}
