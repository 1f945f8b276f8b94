#if os(Linux) || os(macOS)
  /// How an isolated claim's child process ended, as a failure's origin says.
  package enum IsolatedEnding: Hashable, Sendable {
    /// By a signal, such as a trap's, or by itself.
    case early
    /// It took too long.
    case late

    /// What a failure's origin says; nil for the place of a claim, so that the claim was false.
    package init?(origin: String) {
      let after = Ending.betweenCases
      let text = origin.hasPrefix(after) ? String(origin.dropFirst(after.count)) : origin
      if [Ending.cpuLimit, Ending.wallLimit].contains(text) {
        self = .late
      } else if text == Ending.exit || text.hasPrefix("SIG") || text.hasPrefix("signal ") {
        self = .early
      } else {
        return nil
      }
    }
  }
#endif
