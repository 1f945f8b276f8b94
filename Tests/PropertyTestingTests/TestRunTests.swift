import Foundation
import Testing

@testable import PropertyCorpus
@testable import PropertyExpectations
@testable import PropertyTesting

/// What traits and the environment ask of a run in a test.
@Suite struct TestRunTests {
  /// The place of a test in a new package.
  private static func place(in folder: URL) throws -> SourceLocation {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    let file = folder.appendingPathComponent("Tests/SumTests.swift").path
    return SourceLocation(fileID: "AppTests/SumTests.swift", filePath: file, line: 1, column: 1)
  }

  private static func newFolder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  }

  private static func check(
    _ limit: Int, at place: SourceLocation, settings: RunSettings = RunSettings()
  ) -> Report {
    let claim = Claim(
      forAll: .int(in: 0...1_000_000), named: PropertyName(chapter: "Tests", name: "stays small")
    ) { try require($0 < limit) }
    return Search(claim, settings, choices: nil, at: place).foundHere().report
  }

  @Test func `A test's failure is kept in its package`() throws {
    let folder = Self.newFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = try Self.place(in: folder)
    #expect(Self.check(654_321, at: place).counterexample?.entry == nil)
    let again = Self.check(654_321, at: place, settings: RunSettings(cases: 1, seed: 7))
    #expect(again.counterexample?.entry == CorpusEntry.keptName)
    #expect(again.counterexample?.input == "654321")
  }

  @Test(.properties(keepsFailures: false)) func `A trait says that nothing is kept`() throws {
    let folder = Self.newFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = Self.check(654_321, at: try Self.place(in: folder))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["Package.swift"])
  }

  @Test(.properties(seconds: 0.5)) func `A trait limits the time`() {
    let settings = RunSettings.fromEnvironment()
    #expect(settings.seconds == 0.5)
    let claim = RunTests.claim(.int()) { _ in Thread.sleep(forTimeInterval: 0.01) }
    var short = settings
    short.cases = 1_000_000
    short.seconds = 0.05
    #expect(expectHolds(claim, short).isOutOfTime)
  }

  @Test func `The environment limits the time and shows each input`() {
    let read = PropertyDefaults(reading: ["PROPERTY_SECONDS": "20", "PROPERTY_VERBOSE": "1"])
    #expect(read.seconds == 20 && read.isVerbose == true && read.error == nil)
    #expect(RunSettings(read, cases: 5).seconds == 20)
    for value in ["0", "-1", "soon", "0.5"] {
      #expect(PropertyDefaults(reading: ["PROPERTY_SECONDS": value]).error != nil)
    }
    #expect(PropertyDefaults(reading: ["PROPERTY_VERBOSE": "yes"]).error != nil)
    #expect(PropertyDefaults(reading: ["PROPERTY_VERBOSE": "0"]).isVerbose == false)
    #expect(PropertyDefaults(reading: ["PROPERTY_CONSTANTS": "0"]).usesConstants == false)
    #expect(PropertyDefaults(reading: ["PROPERTY_CONSTANTS": "no"]).error != nil)
  }

  @Test func `Each input that is tried is told with its verdict`() {
    let lines = Lines()
    let claim = RunTests.claim(.int(in: 0...99), .bool()) { number, isOdd in
      try assume(!isOdd || number % 2 == 1)
      try require(number < 50, "too large")
    }
    let report = Run.check(claim.traced(by: lines.add))
    #expect(lines.all.first == "holds for 0, false")
    let failing = "fails for 50, false; too large"
    #expect(lines.all.contains(failing))
    #expect(lines.all.contains { $0.hasPrefix("discards ") })
    #expect(report.counterexample?.input == "50\nfalse")
    #expect(lines.all.count > report.cases + (report.counterexample?.shrinks ?? 0))
  }

  @Test func `Shrinking says how far it is`() {
    let claim = RunTests.claim(.array(of: .int(), 0...60)) { list in
      try require(list.count { $0 > 0 } < 5)
    }
    var seen: [RunProgress] = []
    let report = Run.check(claim) { seen.append($0) }
    let shrinking = seen.filter { $0.phase == .shrinking }
    #expect(shrinking.count > 3)
    #expect(shrinking.map(\.shrinks) == shrinking.map(\.shrinks).sorted())
    let left = shrinking.compactMap(\.choiceCount)
    #expect(left.last == report.counterexample?.choiceCount && left[0] > left.last ?? 0)
    #expect(shrinking.last?.description.contains(" inputs tried, ") == true)
  }
}

/// Lines that a run told.
private final class Lines: @unchecked Sendable {
  private(set) var all: [String] = []
  @Sendable func add(_ line: String) { all.append(line) }
}
