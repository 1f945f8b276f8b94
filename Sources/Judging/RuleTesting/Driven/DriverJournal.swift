/// What a driver's process was asked since it began, and how processes ended that didn't end again
/// when the same was done at a new one.
struct DriverJournal {
  /// An end that no input repeats.
  struct Ending {
    let problem: DriverProblem
    /// How often it came.
    var count = 1
    /// The fewest requests of a process that ended so, a line of JSON each.
    var requests: String
  }

  /// The requests to the process, a line of JSON each; those to the last one until another begins.
  private(set) var requests = ""
  /// How many fields were begun in the process; none if it has ended.
  private(set) var fields = 0
  /// How many processes ended, or gave no answer.
  private(set) var problems = 0
  /// Those that didn't end again, one of each kind.
  private(set) var unrepeated: [Ending] = []
  /// The last that came in place of an answer.
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
