/// One thing that each driver does, whatever its field does.
package struct DriverCheck: Hashable, Sendable {
  /// What came of a check.
  package enum Outcome: Hashable, Sendable {
    /// The driver passes it; what else was seen, or nothing.
    case passed(String = "")
    /// The driver fails it; how, as a sentence about the driver.
    case failed(String)
    /// The field, or what the driver can do, leaves it open; why.
    case notPossible(String)
  }

  /// What is checked, in a word or two.
  package let name: String
  package let outcome: Outcome

  package var hasFailed: Bool { if case .failed = outcome { true } else { false } }
}

extension DriverCheck: CustomStringConvertible {
  /// A row of a table: what came of it, the name, and why.
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
    /// Checks a driver at new fields of its own.
    package static func all(of command: [String], limits: DriverLimits) -> [DriverCheck] {
      let driver = Driver(command, limits)
      do {
        let hello = try driver.hello()
        let trial = DriverTrial(of: driver, try FieldAbilities(hello))
        let can = try hello.abilities().joined(separator: ", ")
        let first = DriverCheck(
          name: "hello", outcome: .passed("can type, backspace" + (can.isEmpty ? "" : ", \(can)")))
        let noise = { driver.strangeLine.map { "passes over the line \($0.shown)" } ?? "" }
        let checks = [first] + trial.checks()
        return checks + [DriverCheck(name: "lines", outcome: .passed(noise()))]
      } catch {
        return [DriverCheck(name: "hello", outcome: .failed("\(error)"))]
      }
    }
  }
#endif
