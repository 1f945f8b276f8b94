import Foundation
import RuleTesting

/// The cost of an edit that another process receives and answers.
enum DriverBenchmarks {
  static func run() {
    Report.begin("an edit that crosses to another process and back")
    let here = TestedField.delegate("here") { _, _, _ in true }
    let name = "typed and deleted, by a driver in Python that echoes"
    let rate = Report.figure {
      let seconds = (0..<5).map { _ in Comparison.seconds { type(edits, into: echo) } }.sorted()[2]
      return "\(Int(Double(edits) / seconds)) edits a second"
    }
    Report.add([name, rate, ""])
    Comparison(name, beside: "the same in this process", rounds: 5).run {
      type(edits, into: echo)
    } baseline: {
      type(edits, into: here)
    }
  }

  private static let edits = 1_000

  /// The field of the `echo.py` driver in Tests/Drivers, started for the first measurement.
  private static let echo: TestedField = {
    let driver = URL(filePath: #filePath).appending(path: "../../../../../Drivers/echo.py")
    do {
      return try .driven(by: ["python3", driver.standardized.path])
    } catch {
      preconditionFailure("The driver of the benchmark \(error).")
    }
  }()

  private static func type(_ count: Int, into field: TestedField) -> Int {
    var typist = Typist(at: field)
    for _ in 0..<count / 2 {
      typist.press(.type("a"))
      typist.press(.backspace)
    }
    precondition(typist.text.isEmpty)
    return typist.steps.count
  }
}
