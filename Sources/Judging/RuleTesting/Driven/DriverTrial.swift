import Foundation
import InputRules

/// The result of checking one requirement that every driver must meet, for any field.
package struct DriverCheck: Hashable, Sendable {
  /// The result of a check.
  package enum Outcome: Hashable, Sendable {
    /// The driver passes the check, with this remark, which may be empty.
    case passed(String = "")
    /// The driver fails the check; the reason, as a sentence about the driver.
    case failed(String)
    /// The field or the driver's abilities prevent the check, for this reason.
    case notPossible(String)
  }

  /// The subject of the check, in a word or two.
  package let name: String
  package let outcome: Outcome

  package var hasFailed: Bool { if case .failed = outcome { true } else { false } }
}

extension DriverCheck: CustomStringConvertible {
  /// A row of a table: the result, the name, and the reason.
  package var description: String {
    switch outcome {
    case .passed(""): "ok            \(name)"
    case .passed(let note): "ok            \(name): \(note)"
    case .failed(let why): "failed        \(name): \(why)"
    case .notPossible(let why): "not possible  \(name): \(why)"
    }
  }
}

#if os(Linux) || os(macOS)
  extension DriverCheck {
    /// Makes all checks of a driver.
    package static func all(of command: [String], limits: DriverLimits) -> [DriverCheck] {
      let driver = Driver(command, limits)
      do {
        let hello = try driver.hello()
        let trial = DriverTrial(of: driver, try FieldAbilities(hello))
        let can = try hello.abilities().joined(separator: ", ")
        let first = DriverCheck(
          name: "hello", outcome: .passed("can type, backspace" + (can.isEmpty ? "" : ", \(can)")))
        let noise = { driver.unexpectedLine.map { "passes over the line \($0.shown)" } ?? "" }
        let checks = [first] + trial.checks()
        return checks + [DriverCheck(name: "lines", outcome: .passed(noise()))]
      } catch {
        return [DriverCheck(name: "hello", outcome: .failed("\(error)"))]
      }
    }
  }
#endif

#if os(Linux) || os(macOS)
  /// Fixed requests to new fields, which show whether a driver follows the protocol.
  ///
  /// The requests check the driver, not its field. A check isn't possible if the field refuses or
  /// reformats a text, or ends its program. Most checks need a field that shows text as typed.
  final class DriverTrial {
    private let driver: Driver
    let abilities: FieldAbilities
    /// The first reply of a new field, if all new fields show the same text.
    var fresh: FieldReply?
    /// A key that changes the field's text, and one that the field shows as typed.
    var (taken, plain): (String?, String?)
    private var (canBegin, hasTyped, silences) = (true, false, 0)

    init(of driver: Driver, _ abilities: FieldAbilities) {
      (self.driver, self.abilities) = (driver, abilities)
    }

    /// A failed check, with the reason.
    struct Fault: Error { let why: String }
    /// A check that isn't possible, with the reason.
    struct Skip: Error { let why: String }

    /// Makes all checks; if `stopping`, stops at the first failed one.
    func checks(stopping: Bool = false) -> [DriverCheck] {
      var checks: [DriverCheck] = []
      for (name, check) in Self.all where !stopping || checks.last?.hasFailed != true {
        let isOver = driver.fault != nil || !canBegin || silences >= Self.mostSilences
        let outcome = isOver ? .notPossible("it needs answers") : outcome(of: check)
        checks.append(DriverCheck(name: name, outcome: outcome))
      }
      return checks
    }

    /// The supported abilities, if the driver passes all checks.
    /// - Throws: `DriverProblem` if the driver fails a check.
    func passed() throws(DriverProblem) -> FieldAbilities {
      if let check = checks(stopping: true).last, case .failed(let why) = check.outcome {
        throw driver.fault ?? .unfit(check: check.name, why)
      }
      driver.isAlike = fresh != nil
      driver.renew()
      return abilities.without(driver.unsupported)
    }

    /// The result of a check, which is made again if an answer is late; a field that hangs is late
    /// again.
    private func outcome(
      of check: (DriverTrial) throws -> Void, isAgain: Bool = false
    ) -> DriverCheck.Outcome {
      do {
        try check(self)
      } catch let fault as Fault {
        return .failed(fault.why)
      } catch let skip as Skip where !isAgain {
        return .notPossible(skip.why)
      } catch let problem as DriverProblem {
        guard driver.fault == nil else { return .failed("\(problem)") }
        guard case .late = problem else { return .notPossible("the driver \(problem)") }
        silences += 1
        return isAgain ? .notPossible("the driver \(problem)") : outcome(of: check, isAgain: true)
      } catch {}
      return isAgain
        ? .failed("a request was answered too late, but in time when it was repeated") : .passed()
    }

    /// The number of late answers after which no further check is made.
    private static let mostSilences = 2
  }

  // Requests.
  extension DriverTrial {
    /// Begins a field; if the program ends meanwhile, an earlier field may be the cause.
    func begin() throws -> FieldReply {
      do throws(DriverProblem) {
        return try driver.begin()
      } catch {
        if case .ended = error, hasTyped { throw error }
        canBegin = false
        throw Fault(why: "\(error)")
      }
    }

    func press(_ word: String, _ text: String? = nil) throws -> FieldReply {
      hasTyped = true
      let members = ["\"\(word)\""] + (text.map { ["\"text\":\($0.json)"] } ?? [])
      if let reply = try driver.press(members) { return reply }
      throw Skip(why: "the driver doesn't support it, so this isn't tested")
    }

    func select(_ location: Int, _ length: Int = 0) throws -> FieldReply {
      let range = TextRange(location: location, length: length)
      if let reply = try driver.press(["\"select\"", range.json]) { return reply }
      throw Skip(why: "the driver doesn't support it, so this isn't tested")
    }

    /// The replies of a new field: the first one, and one after each key.
    func typing(_ keys: [String]) throws -> [FieldReply] {
      try [begin()] + keys.map { try press("type", $0) }
    }

    func require(_ isNamed: Bool) throws {
      if !isNamed { throw Skip(why: "it isn't in the driver's “can”") }
    }

    func takenKey() throws -> String {
      if let taken { return taken }
      throw Skip(why: "the field refuses “a” and “1”")
    }

    func plainKey() throws -> String {
      if let plain { return plain }
      throw Skip(why: "the field doesn't show “aa” or “11” as it is typed")
    }
  }
#endif
