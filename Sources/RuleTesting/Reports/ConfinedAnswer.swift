import PropertyCorpus
import PropertyTesting

/// What a process of its own answers: an app's code may trap, or never come back.
enum ConfinedAnswer {
  case said(String)
  /// The process ended, or its time.
  case ended(isLate: Bool)

  /// Runs `text` in a child process.
  ///
  /// - Parameters:
  ///   - name: what the process is for.
  ///   - cpuSeconds: the limit of processor time, in seconds.
  ///   - text: what is run there; its value comes back.
  init(_ name: PropertyName, cpuSeconds: Double, _ text: @escaping @Sendable () -> String) {
    // All that comes back from the process is a failure's message.
    let claim = Claim(forAll: .just(0), named: name) { _ in throw Failure(text(), at: name.name) }
    var source = ChoiceSource(bytes: [])
    switch claim.confined(cpuSeconds: cpuSeconds).judge(&source) {
    case .fails(let failure) where failure.isOfSystem: self = .said(text())
    case .fails(let failure) where failure.origin == name.name: self = .said(failure.message)
    case .fails(let failure): self = .ended(isLate: failure.message.hasPrefix("did not end"))
    default: self = .ended(isLate: false)
    }
  }

  /// Why the system starts no other process; nil if it does.
  static var obstacle: String? {
    #if os(Linux) || os(macOS)
      var source = ChoiceSource(bytes: [])
      let verdict = Claim(forAll: .just(0)) { _ in }.isolated().judge(&source)
      guard case .fails(let failure) = verdict, failure.isOfSystem else { return nil }
      return failure.message
    #else
      return "this system lets no app start another process"
    #endif
  }

  /// What it said; nil if it ended.
  var text: String? {
    if case .said(let text) = self { text } else { nil }
  }
}
