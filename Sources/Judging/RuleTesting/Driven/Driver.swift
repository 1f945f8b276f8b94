#if os(Linux) || os(macOS)
  import Foundation
  import InputRules

  /// A driver, which does at a field in another process what a person does.
  ///
  /// It has one field at a time. Whoever is at another one plays all keystrokes again in a new
  /// field: a state is never set.
  final class Driver {
    private let command: [String]
    private let limits: DriverLimits
    private var process: DriverProcess?
    /// The number of the last request, and of the field that is in the process.
    private(set) var (requests, field) = (0, 0)
    /// What its processes were asked, and how they ended.
    var journal = DriverJournal()
    /// The first line that was no answer, which is quoted once.
    private(set) var strangeLine: String?

    /// A driver that isn't started yet.
    ///
    /// - Parameters:
    ///   - command: the program, which is sought in PATH, and its arguments.
    ///   - limits: how long an answer may take.
    init(_ command: [String], _ limits: DriverLimits = DriverLimits()) {
      (self.command, self.limits) = (command, limits)
    }

    /// Starts the driver and asks it what it can do.
    ///
    /// - Throws: `DriverProblem` if it can't be started, or doesn't speak the protocol.
    func hello() throws(DriverProblem) -> DriverReply {
      process = try DriverProcess(command)
      journal.begin()
      let reply = try ask(["\"hello\"", "\"version\":\(Self.version)"], within: limits.start)
      guard let version = reply.version else {
        throw .nonsense("answered “hello” without a “version”")
      }
      guard version == Self.version else {
        throw .nonsense("speaks version \(version) of the protocol, and not \(Self.version)")
      }
      return reply
    }

    /// Begins a new field.
    func begin() throws(DriverProblem) -> FieldReply {
      if process?.isOwn != true { _ = try hello() }
      field += 1
      return try ask(["\"new\""], within: limits.start).reply()
    }

    /// Does one thing at the field, and answers with what it shows.
    func press(_ members: [String]) throws(DriverProblem) -> FieldReply {
      try ask(members, within: limits.answer).reply()
    }

    /// Sends a request, and waits for its answer; a driver that gives none is ended.
    private func ask(
      _ members: [String], within seconds: Double
    ) throws(DriverProblem) -> DriverReply {
      do {
        return try answer(to: members, within: seconds)
      } catch {
        process = nil
        journal.end(by: error)
        throw error
      }
    }

    private func answer(
      to members: [String], within seconds: Double
    ) throws(DriverProblem) -> DriverReply {
      guard let process else { throw .ended("has ended") }
      let deadline = ContinuousClock.now + .seconds(seconds)
      requests += 1
      journal.ask(members)
      let line = "{\"id\":\(requests),\"do\":\(members.joined(separator: ","))}"
      try process.send(line, until: deadline)
      while true {
        let line = try process.line(until: deadline)
        guard let reply = DriverReply(line) else {
          strangeLine = strangeLine ?? String(decoding: line.prefix(200), as: UTF8.self)
          if ContinuousClock.now > deadline { throw .late("wrote lines, but no answer") }
          continue
        }
        if let problem = reply.problem, reply.id == requests { throw problem }
        if reply.id == requests { return reply }
        let id = reply.id.map { "request \($0)" } ?? "no request"
        throw .nonsense("answered \(id) when asked request \(requests)")
      }
    }

    /// The ends that no input repeats, or one that nothing else tells of.
    func endings(_ known: KnownBreaks) -> [DriverJournal.Ending] {
      if journal.unrepeated.isEmpty && !known.hasEnd { journal.keepUnrepeated() }
      return journal.unrepeated
    }

    /// The last end of a process, as a case of which no step is known; nil if there is none.
    var broken: BrokenCase? {
      journal.last.map { BrokenCase(.unanswered("the driver \($0)"), [TypingStep]()) }
    }

    /// The version of the protocol.
    static let version = 1
  }

  /// How long a driver may take, in seconds.
  public struct DriverLimits: Hashable, Sendable {
    /// For an answer about a field that is there.
    public var answer: Double
    /// To start, and for a new field.
    public var start: Double

    /// Limits in seconds.
    public init(answer: Double = 2, start: Double = 30) {
      (self.answer, self.start) = (answer, start)
    }
  }
#endif
