import Foundation
import InputRules

/// The result of one check that every driver must pass, whatever its field does.
package struct DriverCheck: Hashable, Sendable {
  package enum Outcome: Error, Hashable {
    /// The driver passes the check, with this remark; an empty text is no remark.
    case passed(String = "")
    /// The driver fails the check, for a reason written as a sentence about the driver.
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
    package static func all(of command: [String], limits: DriverLimits) -> [DriverCheck] {
      let driver = Driver(command, limits)
      do {
        let hello = try driver.hello()
        let trial = DriverTrial(of: driver, try FieldAbilities(hello))
        let can = try hello.abilities().joined(separator: ", ")
        let first = DriverCheck(
          name: "hello", outcome: .passed("can type, backspace" + (can.isEmpty ? "" : ", \(can)")))
        let noise = { driver.unexpectedLine.map { "skips the line \($0.shown)" } ?? "" }
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
  /// reformats a text, or ends its program. Some checks need a field that shows text as typed.
  final class DriverTrial {
    typealias Outcome = DriverCheck.Outcome

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

    /// Runs all checks, or stops at the first failed one if `stopping` is true.
    func checks(stopping: Bool = false) -> [DriverCheck] {
      var checks: [DriverCheck] = []
      for (name, check) in Self.all where !stopping || checks.last?.hasFailed != true {
        let isOver = driver.fault != nil || !canBegin || silences >= Self.mostSilences
        let outcome = isOver ? .notPossible("the driver stopped answering") : outcome(of: check)
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

    /// The result of a check; the check is repeated once if an answer is late.
    private func outcome(
      of check: (DriverTrial) throws -> Void, isAgain: Bool = false
    ) -> Outcome {
      do {
        try check(self)
      } catch let outcome as Outcome {
        if case .failed = outcome { return outcome }
        if !isAgain { return outcome }
      } catch {
        if driver.fault != nil { return .failed("\(error)") }
        guard case DriverProblem.late = error else { return .notPossible("the driver \(error)") }
        silences += 1
        return isAgain ? .notPossible("the driver \(error)") : outcome(of: check, isAgain: true)
      }
      return isAgain
        ? .failed("a request was answered too late, but in time when it was repeated") : .passed()
    }

    /// The number of late answers after which no further check runs.
    private static let mostSilences = 2
  }

  extension DriverTrial {
    /// Begins a field; if the program ends at that moment, an earlier field may be the cause.
    func begin() throws -> FieldReply {
      do throws(DriverProblem) {
        return try driver.begin()
      } catch {
        if case .ended = error, hasTyped { throw error }
        canBegin = false
        throw Outcome.failed("\(error)")
      }
    }

    func press(_ word: String, _ text: String? = nil) throws -> FieldReply {
      hasTyped = true
      return try reply(to: word, text.map { ["\"text\":\($0.json)"] } ?? [])
    }

    func select(_ location: Int, _ length: Int = 0) throws -> FieldReply {
      try reply(to: "select", [TextRange(location: location, length: length).json])
    }

    private func reply(to word: String, _ others: [String]) throws -> FieldReply {
      if let reply = try driver.press(["\"\(word)\""] + others) { return reply }
      throw Outcome.notPossible("the driver doesn't support it, so this isn't tested")
    }

    /// The replies of a new field: the first one, and one after each key.
    func typing(_ keys: [String]) throws -> [FieldReply] {
      try [begin()] + keys.map { try press("type", $0) }
    }

    func require(_ isNamed: Bool) throws {
      if !isNamed { throw Outcome.notPossible("it isn't in the driver's “can”") }
    }

    func takenKey() throws -> String {
      if let taken { return taken }
      throw Outcome.notPossible("the field refuses “a” and “1”")
    }

    func plainKey() throws -> String {
      if let plain { return plain }
      throw Outcome.notPossible("the field doesn't show “aa” or “11” as typed")
    }
  }
#endif
