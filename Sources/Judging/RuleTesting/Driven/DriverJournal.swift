/// A driver's failure to answer as the protocol requires.
public enum DriverProblem: Error, Hashable, Sendable {
  /// The driver with this name couldn't be started; the second text is the system's reason.
  case notStarted(String, String)
  /// The driver's process ended or closed its output.
  case ended(String)
  /// The driver exceeded a time limit.
  case late(String)
  /// The driver's output isn't an answer in the protocol.
  case nonsense(String)
  /// The driver reports that the field couldn't perform an action.
  case failed(String)
  /// The driver doesn't support a request that it must support, or that it lists.
  case unsupported(String)
  /// The driver fails a check that every correct driver passes, whatever its field does.
  case unfit(check: String, String)

  /// The problem; an ending is given without the driver's own words, which may differ each time.
  package var kind: String {
    if case .ended(let way) = self { return String(way.prefix { $0 != ":" }) }
    return description
  }

  /// Whether the driver took too long, possibly only because it is slow.
  var isLate: Bool { if case .late = self { true } else { false } }
}

extension DriverProblem: CustomStringConvertible {
  /// The failure, as a phrase that follows “the driver”.
  public var description: String {
    switch self {
    case .notStarted(let program, let reason):
      "“\(program)” can't be started (\(reason)); give a program in PATH, or its path"
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

/// The requests to a driver's current process, and the endings that the same requests didn't cause
/// in a new process.
struct DriverJournal {
  /// An ending that no input reproduces.
  struct Ending {
    let problem: DriverProblem
    var count = 1
    /// The shortest list of requests after which a process ended in this way, as lines of JSON.
    var requests: String
  }

  /// The requests to the current process, as lines of JSON.
  private(set) var requests = ""
  /// The number of fields begun in the process; 0 if the process has ended.
  private(set) var fields = 0
  /// The number of processes that ended or gave no answer.
  private(set) var problems = 0
  /// The endings that didn't recur, one of each kind.
  private(set) var unrepeated: [Ending] = []
  private(set) var last: DriverProblem?
  private var lastRequests = ""

  mutating func begin() { (requests, fields) = ("", 0) }

  mutating func ask(_ members: [String]) {
    if members[0] == "\"hello\"" { return }
    if members[0] == "\"new\"" { fields += 1 }
    requests += "{\"do\":\(members.joined(separator: ","))}\n"
  }

  mutating func end(by problem: DriverProblem) {
    (last, lastRequests, fields) = (problem, requests, 0)
    problems += 1
  }

  /// Adds the last ending to the endings that didn't recur.
  mutating func keepUnrepeated() {
    guard let last else { return }
    guard let place = unrepeated.firstIndex(where: { $0.problem.kind == last.kind }) else {
      return unrepeated.append(Ending(problem: last, requests: lastRequests))
    }
    unrepeated[place].count += 1
    if lastRequests.utf8.count < unrepeated[place].requests.utf8.count {
      unrepeated[place].requests = lastRequests
    }
  }
}
