#if os(Linux) || os(macOS)
  import Foundation
  import InputRules
  import PropertyCorpus

  /// A driver, which operates a field in another process as a person would.
  ///
  /// A driver operates one field at a time. If another field continues, its keystrokes are repeated
  /// in a new field, because the protocol can't set a state.
  final class Driver {
    private let command: [String]
    private let limits: DriverLimits
    private var process: DriverProcess?
    /// The numbers of the last request and of the current field.
    private(set) var (requests, field) = (0, 0)
    /// The requests to the driver's processes, and the endings of the processes.
    var journal = DriverJournal()
    /// The first line that wasn't an answer; the report quotes the line.
    private(set) var unexpectedLine: String?
    /// The driver's fault, or `nil` if none was found; after a fault, no request is sent.
    private(set) var fault: DriverProblem?
    /// The requests that the driver listed as abilities but doesn't support.
    private(set) var unsupported: Set<String> = []
    /// The number of requested selections, and how often the field set a different one.
    private(set) var selections = (asked: 0, elsewhere: 0)
    private var (failedStarts, composes) = (0, false)
    /// Whether all new fields show the same state, and the state of the process's first field.
    var (isAlike, first): (Bool, FieldState?) = (false, nil)

    init(_ command: [String], _ limits: DriverLimits = DriverLimits()) {
      (self.command, self.limits) = (command, limits)
    }

    /// Starts the driver and requests its abilities.
    /// - Throws: `DriverProblem` if the driver can't be started, or doesn't follow the protocol.
    func hello() throws(DriverProblem) -> DriverReply {
      first = nil
      process = try DriverProcess(command, secondsToEnd: limits.end)
      journal.begin()
      let reply = try ask(["\"hello\"", "\"version\":\(Self.version)"], within: limits.start) {
        (reply) throws(DriverProblem) in reply
      }
      guard let version = reply.version else {
        throw .nonsense("answered “hello” without a “version” number")
      }
      guard version == Self.version else {
        throw .nonsense("uses version \(version) of the protocol, not \(Self.version)")
      }
      composes = try reply.abilities().contains("compose")
      return reply
    }

    /// Ends the process, so that repeated requests start from the same state.
    func renew() {
      process = nil
      journal = DriverJournal()
    }

    /// Begins a new field; fails permanently after several failed starts in a row.
    func begin() throws(DriverProblem) -> FieldReply {
      do throws(DriverProblem) {
        if let fault { throw fault }
        if process?.isOwn != true { _ = try hello() }
        field += 1
        let reply = try state(after: ["\"new\""], within: limits.new, isNew: true)
        failedStarts = 0
        return reply
      } catch {
        failedStarts += 1
        if failedStarts >= Self.mostStarts { fault = fault ?? error }
        throw error
      }
    }

    /// Performs one action in the field; returns the reply, or `nil` if the driver doesn't support
    /// the action.
    func press(_ members: [String]) throws(DriverProblem) -> FieldReply? {
      if let fault { throw fault }
      if unsupported.contains(members[0].word) { return nil }
      do throws(DriverProblem) {
        return try state(after: members, within: limits.answer)
      } catch .unsupported(let word) where !Self.always.contains(word) {
        unsupported.insert(word)
        return nil
      } catch {
        if case .unsupported = error { fault = error }
        throw error
      }
    }

    /// Counts a requested selection, and whether the field set a different one.
    func count(_ range: TextRange, answered other: TextRange) {
      selections.asked += 1
      if other != range { selections.elsewhere += 1 }
    }

    private func state(
      after members: [String], within seconds: Double, isNew: Bool = false
    ) throws(DriverProblem) -> FieldReply {
      try ask(members, within: seconds) { [composes] (reply) throws(DriverProblem) in
        let state = try reply.reply()
        if isNew { try begin(with: state.state) }
        if state.isComposing && !composes {
          throw .nonsense("answered “marked”, but “compose” isn't in its “can”")
        }
        return state
      }
    }

    /// Checks that a new field shows no text from an earlier field.
    private func begin(with state: FieldState) throws(DriverProblem) {
      if let first, isAlike, first != state {
        throw .nonsense(
          "keeps state between fields: a new field shows \(state.shown), but the first showed "
            + "\(first.shown); create each field from scratch")
      }
      first = first ?? state
    }

    /// Sends a request and waits for the answer; ends a driver that doesn't answer.
    private func ask<Answer>(
      _ members: [String], within seconds: Double,
      _ read: (DriverReply) throws(DriverProblem) -> Answer
    ) throws(DriverProblem) -> Answer {
      do throws(DriverProblem) {
        return try read(try answer(to: members, within: seconds))
      } catch .nonsense(let way) {
        process = nil
        let asked = String("{\"do\":\(members.joined(separator: ","))}".prefix(200))
        let problem = DriverProblem.nonsense("\(way); the request was \(asked.visibleInLine)")
        fault = problem
        journal.end(by: problem)
        throw problem
      } catch .unsupported(let word) {
        throw .unsupported(word)
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
        guard let reply = try DriverReply(line) else {
          let noise = String(decoding: line.prefix(200), as: UTF8.self)
          unexpectedLine = unexpectedLine ?? noise
          if ContinuousClock.now > deadline {
            throw .late("wrote \(noise.shown), but no answer")
          }
          continue
        }
        if reply.id != requests { throw wrongID(reply.id) }
        if let problem = reply.problem(of: members[0].word) { throw problem }
        return reply
      }
    }

    /// The problem for an answer whose identifier isn't the last request's.
    private func wrongID(_ id: Int?) -> DriverProblem {
      guard let id else { return .nonsense("answered without the request's “id”, \(requests)") }
      let again = id == requests - 1 ? " a second time" : ""
      return .nonsense("answered request \(id)\(again) instead of request \(requests)")
    }

    var remarks: [String] {
      let (asked, elsewhere) = selections
      let noise = unexpectedLine.map { "the driver wrote a line that isn't an answer: \($0.shown)" }
      let strays =
        elsewhere == 0
        ? nil : "\(elsewhere) of \(asked) selections of a sample weren't placed as requested"
      return [noise, strays].compactMap(\.self)
        + unsupported.sorted().map { "the driver doesn't support “\($0)”, so this isn't tested" }
    }

    /// The endings that no input reproduces, or the last ending if nothing else reports it.
    func endings(_ known: KnownBreaks) -> [DriverJournal.Ending] {
      if journal.unrepeated.isEmpty && !known.hasEnd { journal.keepUnrepeated() }
      return journal.unrepeated
    }

    /// The last ending of a process, as a broken case without steps, or `nil` if no process ended.
    var broken: BrokenCase? {
      journal.last.map { BrokenCase(law: .unanswered("the driver \($0)"), steps: []) }
    }

    static let version = 1
    /// The requests that every driver must support.
    private static let always: Set = ["hello", "new", "type", "backspace"]
    private static let mostStarts = 3
  }

  extension String {
    /// This JSON string, without its quotes.
    fileprivate var word: String { String(dropFirst().dropLast()) }
  }

  /// The time limits of a driver's process.
  public struct DriverLimits: Hashable, Sendable {
    /// The limit for an answer from an existing field, in seconds.
    public var answer: Double
    /// The limit for the start of the process, in seconds.
    public var start: Double
    /// The limit for a new field, in seconds.
    public var new: Double
    /// The limit for the process to exit after its standard input ends, in seconds.
    public var end: Double

    /// Creates time limits of a driver's process.
    /// - Parameters:
    ///   - answer: the limit for an answer from an existing field, in seconds.
    ///   - start: the limit for the process to start, in seconds.
    ///   - new: the limit for a new field, in seconds.
    ///   - end: the limit for the exit after standard input ends, in seconds.
    public init(answer: Double = 2, start: Double = 30, new: Double = 8, end: Double = 2) {
      (self.answer, self.start, self.new, self.end) = (answer, start, new, end)
    }
  }
#endif
