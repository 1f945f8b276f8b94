/// What a driver did in place of an answer, as the end of a sentence that begins with it.
public enum DriverProblem: Error, Hashable, Sendable {
  /// It couldn't be started; its name, and the system's reason.
  case notStarted(String, String)
  /// Its process ended, or closed its output.
  case ended(String)
  /// It took longer than it may.
  case late(String)
  /// It wrote something that is no answer.
  case nonsense(String)
  /// It says that the field couldn't do it.
  case failed(String)
}

extension DriverProblem {
  /// What it did without what it wrote, which may be different each time.
  package var kind: String {
    if case .ended(let way) = self { return String(way.prefix { $0 != ":" }) }
    return description
  }

  /// Whether it took too long, and may only be slow.
  var isLate: Bool { if case .late = self { true } else { false } }
}

extension DriverProblem: CustomStringConvertible {
  /// What it did, in a few words.
  public var description: String {
    switch self {
    case .notStarted(let program, let reason):
      "“\(program)” can't be started (\(reason)); give a program of PATH, or its path"
    case .ended(let way): way
    case .late(let way): "\(way) in time"
    case .nonsense(let way): way
    case .failed(let message): "failed: \(message)"
    }
  }
}
