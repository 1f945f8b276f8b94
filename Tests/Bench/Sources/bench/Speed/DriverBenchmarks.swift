import Foundation
import RuleTesting

/// The cost of an edit that crosses to another process and back.
enum DriverBenchmarks {
  static func run() {
    Report.begin("drivers")
    let here = TestedField.delegate("here") { _, _, _ in true }
    Comparison("1,000 edits of a driver that echoes", beside: "1,000 edits here", rounds: 5).run {
      type(1_000, into: echo)
    } baseline: {
      type(1_000, into: here)
    }
    Cost.print("1,000 edits of a driver that echoes") { type(1_000, into: echo) }
  }

  /// The echo of Tests/Drivers; it is started when it is first measured.
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
