/// What a driver did instead of answering, as the end of a sentence that begins with it.
public enum DriverProblem: Error, Hashable, Sendable {
  /// It couldn't be started; its name, and the system's reason.
  case notStarted(String, String)
  /// Its process ended, or closed its output.
  case ended(String)
  /// It took longer than it may.
  case late(String)
  /// It wrote something that isn't an answer of the protocol.
  case nonsense(String)
  /// It reports that the field couldn't do it.
  case failed(String)
  /// It reports that it doesn't know a request, which it named among what it can do.
  case unsupported(String)
  /// It fails a check that each driver passes, whatever its field does; which, and how.
  case unfit(check: String, String)
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
    case .unsupported(let request): "doesn't support “\(request)”"
    case .unfit(let check, let why):
      "fails the check “\(check)”: \(why); judge --check-driver shows each check"
    }
  }
}
