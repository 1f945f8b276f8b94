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

  /// The problem without the driver's own text, which may be different each time.
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

/// The requests to a driver's process since it began, and the ends of processes that didn't end
/// again when the same was done at a new one.
struct DriverJournal {
  /// An end that no input repeats.
  struct Ending {
    let problem: DriverProblem
    /// How often it came.
    var count = 1
    /// The fewest requests of a process that ended so, a line of JSON each.
    var requests: String
  }

  /// The requests to the process, a line of JSON each, until the next process begins.
  private(set) var requests = ""
  /// How many fields were begun in the process; none if it has ended.
  private(set) var fields = 0
  /// How many processes ended, or gave no answer.
  private(set) var problems = 0
  /// The ends that didn't repeat, one of each kind.
  private(set) var unrepeated: [Ending] = []
  /// The last that came instead of an answer.
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

  /// Keeps the last end as one that doesn't repeat.
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
