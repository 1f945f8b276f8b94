#if os(Linux) || os(macOS)
  /// How an isolated claim's child process ended, as a failure's origin says.
  package enum IsolatedEnding: Hashable, Sendable {
    /// By a signal, such as a trap's.
    case signal
    /// By itself, as `exit` does.
    case exit
    /// It took too long.
    case late

    /// What a failure's origin says; nil for the place of a claim, so that the claim was false.
    package init?(origin: String) {
      let after = Ending.betweenCases
      let text = origin.hasPrefix(after) ? String(origin.dropFirst(after.count)) : origin
      if [Ending.cpuLimit, Ending.wallLimit].contains(text) {
        self = .late
      } else if text == Ending.exit {
        self = .exit
      } else if text.hasPrefix("SIG") || text.hasPrefix("signal ") {
        self = .signal
      } else {
        return nil
      }
    }
  }
#endif
