import Foundation
import InputRules
import PropertyTesting
import Testing

@testable import RuleTesting

/// A field in another process is checked like code in this process.
@Suite struct DrivenFieldTests {
  private let settings = RunSettings(cases: 5, shrinkLimit: 8)
  /// Time limits that a responsive driver doesn't reach, even on a slow machine.
  private let limits = DriverLimits(answer: 20, new: 20, end: 0.1)

  /// The laws' results for a field that misbehaves in the given way, and the requests to it.
  private func judged(
    _ way: String, _ meaning: FieldMeaning...
  ) throws -> (report: FieldReport, requests: [String]) {
    let driver = try OddDriver()
    let report = try driver.field(way, limits).examined(meaning: meaning, settings: settings)
    return (report, try driver.requests())
  }

  @Test(
    arguments: [
      ("ends", "the driver ended with code 7"),
      ("complains", #"the driver ended with code 1: "ValueError: 3""#),
      ("traps", "the driver ended with signal 11"),
      ("hangs", "the driver didn't answer in time"),
      ("fails", #"the driver failed: IndexError\n::error::x"#),
      ("closes", "the driver closed its output"), ("leaves", "the driver ended with code 7"),
      ("manyLines", #"the driver wrote "still here", but no answer in time"#),
    ])
  func `A driver that doesn't answer is killed and reported with the keystroke`(
    way: String, found: String
  ) throws {
    let driver = try OddDriver()
    do {
      let isSilent = way == "hangs" || way == "manyLines"
      let field = try TestedField.driven(
        by: driver.command(way), limits: isSilent ? DriverLimits(answer: 1, end: 0.1) : limits)
      let report = field.examined(meaning: [.atMost(50)], settings: settings)
      let failure = try #require(report.failures.first)
      #expect(failure.law == "EveryEditIsAnswered" && failure.found.hasPrefix(found), "\(failure)")
      #expect(failure.cause == EndingAdvice.driver.cause && failure.steps.count == 1)
    }
    try driver.expectNoneLeft()
  }

  /// The driver is at fault, whatever the field does, so no law is checked or broken.
  @Test(
    arguments: [
      ("noText", "“text”"), ("units", "“text”"), ("noSelection", "“selection”"),
      ("values", "“value”"), ("otherID", "request 0"), ("noID", "“id”, 3"),
      ("longLine", "1,048,576 bytes"),
    ])
  func `A driver's violation of the protocol ends the check`(way: String, word: String) throws {
    let (report, requests) = try judged(way, .atMost(9))
    #expect(report.problem?.description.contains(word) == true, "\(report)")
    #expect(report.failures.isEmpty && requests.count < 5)
  }

  @Test func `A check ends if a driver can't create a field, but not if it can't undo`()
    throws
  {
    let none = try judged("noField", .backspaceEmpties)
    #expect(none.report.problem == .driver(.failed("no window")))
    #expect(none.requests.count { $0 == #""new""# } == 3)
    let noUndo = try judged("noUndo", .backspaceEmpties)
    #expect(noUndo.report.passed && noUndo.report.remarks.count == 1)
    #expect(noUndo.requests.count { $0 == #""undo""# } == 1)
  }

  @Test(
    arguments: [
      ("outside", [], ["TheCaretStaysInside"]), ("half", [], ["TheTextIsWhole"]),
      // No other law applies to a text with only half of a character.
      ("stuckHalf", [.backspaceEmpties], ["TheTextIsWhole"]),
      // A text must have the same value whether it is typed or set.
      ("typedOnly", [], ["ValueDependsOnlyOnTheText"]),
      ("wrongValue", [.value(NumberFormat(.posix))], ["ValueIsThatOfTheText"]),
      // The value of a text that the field reports as invalid isn't checked.
      ("provisional", [.value(NumberFormat(.posix))], []),
    ] as [(String, [FieldMeaning], [String])])
  func `A driver's state that no field can have breaks the law about it`(
    way: String, meaning: [FieldMeaning], laws: [String]
  ) throws {
    let driver = try OddDriver()
    let report = try driver.field(way, limits).examined(meaning: meaning, settings: settings)
    #expect(Set(report.failures.map(\.law)).isSuperset(of: laws), "\(report)")
    #expect(way == "outside" || way == "half" || report.failures.count == laws.count, "\(report)")
    #expect(report.warnings.isEmpty == (way != "provisional"), "\(report)")
    #expect(try driver.requests().contains { $0.hasPrefix(#""set""#) } || way != "typedOnly")
  }

  @Test func `A field without selections uses a caret, and the driver can clean up`() throws {
    let driver = try OddDriver()
    var typist = Typist(at: try driver.field("carets", limits))
    typist.type("12")
    for keystroke in [Keystroke.selectAll, .cut, .moveCaret(fromEnd: 1)] { typist.press(keystroke) }
    let last = [#""type","text":"2""#, #""select","selection":[1,0]"#]
    #expect(try driver.requests().suffix(2) == last)
    let tidy = try OddDriver()
    do { _ = try tidy.field("tidy", limits) }
    #expect(try tidy.requests().last?.hasSuffix("tidy") == true)
    #expect(try driver.field("names", limits).name == #"odd\n::error::x"#)
  }

  @Test func `A forked process starts its own driver`()
    throws
  {
    let driver = try OddDriver()
    do {
      let field = try driver.field("none", limits)
      let claim = try #require(
        FieldClaims.of(field, meaning: .atMost(3)).first {
          $0.property.name == "StaysWithinTheLimit"
        })
      let isolated = Run.check(claim.isolated(cpuSeconds: 5), settings).counterexample
      #expect(isolated?.message.contains("expected at most 3 characters") == true)
      #expect(Run.check(claim, settings).counterexample?.message == isolated?.message)
    }
    // A driver ends a moment after its standard input is closed.
    try driver.expectNoneLeft()
  }

  private static let lies = ((try? OddDriver.text("lies.tsv")) ?? "").split(separator: "\n")
    .filter { !$0.hasPrefix("#") }
    .map { $0.split(separator: "\t").map(String.init) }

  @Test(arguments: lies)
  func `A driver with wrong answers is refused before a law is checked`(lie: [String]) throws {
    let flag = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: flag) }
    // A driver that stops answering must reach the time limit, but a slow driver must not.
    let isSilent = ["silent", "late", "end", "stops"].contains { lie[0].contains($0) }
    let limits =
      isSilent ? DriverLimits(answer: 1, start: 3, new: 3) : DriverLimits(answer: 20, new: 20)
    let command = ["python3", OddDriver.file("liar.py"), lie[0], flag]
    let checks = DriverCheck.all(of: command, limits: limits)
    #expect(checks.first(where: \.hasFailed)?.name ?? "-" == lie[1], "\(checks)")
    #expect(Self.lies.count > 50)
  }
}

/// The driver Tests/Drivers/odd.sh, which accepts all text but misbehaves in one way.
struct OddDriver: ~Copyable {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The path of a file in the Tests/Drivers folder.
  static func file(_ name: String) -> String {
    URL(filePath: #filePath).appending(path: "../../../Drivers/\(name)").standardized.path
  }

  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: file(name), encoding: .utf8)
  }

  /// The command that starts the driver, which then misbehaves in the given way.
  func command(_ way: String) -> [String] {
    ["/bin/sh", Self.file("odd.sh"), way, folder.appending(path: "pids").path]
  }

  /// A new field, not checked before, of a driver that misbehaves in the given way.
  func field(
    _ way: String, _ limits: DriverLimits = DriverLimits(), named name: String? = nil
  ) throws(DriverProblem) -> TestedField {
    let driver = Driver(command(way), limits)
    let hello = try driver.hello()
    return TestedField(driver, try FieldAbilities(hello), name ?? hello.name ?? "odd")
  }

  /// The requests that the driver received, without their consecutive ids.
  func requests() throws -> [String] {
    let text = try String(contentsOf: folder.appending(path: "pids.lines"), encoding: .utf8)
    return text.split(separator: "\n").enumerated().map { index, line in
      let start = "{\"id\":\(index + 1),\"do\":"
      return line.hasPrefix(start) && line.hasSuffix("}")
        ? String(line.dropFirst(start.count).dropLast()) : "\(index + 1)? \(line)"
    }
  }

  /// The started processes that are still running, excluding zombies.
  func left() throws -> [pid_t] {
    let text = try String(contentsOf: folder.appending(path: "pids"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { pid_t($0) }.filter { id in
      let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
      return kill(id, 0) == 0 && status?.contains(") Z ") != true
    }
  }

  /// Waits until all the started processes have ended.
  func expectNoneLeft() throws {
    for _ in 0..<1_000 where try !left().isEmpty { usleep(2_000) }
    let ids = try left()
    #expect(ids == [])
  }
}
