/// The failure of a driver, which didn't answer as the protocol requires.
public enum DriverProblem: Error, Hashable, Sendable {
  /// It couldn't be started; its name, and the system's reason.
  case notStarted(String, String)
  /// Its process ended, or closed its output.
  case ended(String)
  /// It took longer than its limit.
  case late(String)
  /// It wrote something that isn't an answer of the protocol.
  case nonsense(String)
  /// It reports that the field couldn't do it.
  case failed(String)
  /// It reports that it can't do a request, although its list of abilities has it.
  case unsupported(String)
  /// It fails a check that every driver passes, whatever its field does.
  case unfit(check: String, String)
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
  /// The failure, as the end of a sentence that begins with the driver.
  public var description: String {
    switch self {
    case .notStarted(let program, let reason):
      "“\(program)” can't be started (\(reason)); give a program of PATH, or its path"
    case .ended(let way): way
    case .late(let way): "\(way) in time"
    case .nonsense(let way): way
    case .failed(let message): "failed: \(message)"
    case .unsupported(let request): "doesn't support “\(request)”"
    case .unfit(let check, let why):
      "fails the check “\(check)”: \(why); judge --check-driver shows each check"
    }
  }
}
