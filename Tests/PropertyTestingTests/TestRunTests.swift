import Foundation
import Testing

@testable import PropertyCorpus
@testable import PropertyExpectations
@testable import PropertyTesting

/// The runs of tests: kept failures, names and settings.
@Suite struct TestRunTests {
  /// The place of a test in a new package, which is created in `folder`.
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

  @Test func `A test's failure is kept in the package of the test`() throws {
    let folder = Self.newFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = try Self.place(in: folder)
    #expect(Self.check(654_321, at: place).counterexample?.entry == nil)
    let again = Self.check(654_321, at: place, settings: RunSettings(cases: 1, seed: 7))
    #expect(again.counterexample?.entry == CorpusEntry.keptName)
    #expect(again.counterexample?.input == "654321")
  }

  #if os(Linux) || os(macOS)
    @Test func `A run whose process trapped is repeated in child processes`() throws {
      // A child process hangs if another thread of its parent held a system lock during the fork.
      for _ in 1...20 where try !repeatsARunThatEnded() { return }
      Issue.record("each of twenty child processes hung")
    }

    /// Returns whether the child process hung instead of ending during its run.
    private func repeatsARunThatEnded() throws -> Bool {
      let folder = Self.newFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let place = TestPlace(try Self.place(in: folder))
      let checked = Counter()
      @Sendable func report(_ limit: Int, _ settings: RunSettings) throws -> Report {
        let claim = Claim(
          forAll: .array(of: .int(in: 0...9), 0...20),
          named: PropertyName(chapter: "Tests", name: "stays small")
        ) { list in
          _ = checked.next()
          if list.count > limit { _ = list[list.count] }
        }
        return try TestRun(settings, corpus: nil, choices: nil, at: place).report(about: claim)
      }
      let ended = inChild(CaseLimits(cpu: 60, wall: 4), triesAgain: false) {
        (try? report(3, RunSettings(cases: 500, seed: 11)))?.cases
      }
      if case .failure(.late) = ended { return true }
      guard case .failure(.signal) = ended else { throw Failure("\(ended)", at: "child") }
      for _ in 1...2 {
        let found = try #require(report(3, RunSettings(cases: 1, seed: 7)).counterexample)
        #expect(found.input == "[0, 0, 0, 0]" && found.ending == .signal)
        #expect(found.message.contains("isolated()"))
      }
      #expect(checked.next() == 1, "no case was checked in this process")
      #expect(try report(.max, RunSettings(cases: 100)).passed)
      #expect(checked.next() > 100)
      return false
    }

    @Test(arguments: [nil, "1-"])
    func `A test fails if a claim calls exit`(choices: String?) async {
      await #expect(processExitsWith: .exitCode(1)) { [choices] in
        // The file isn't in a package, so the failure isn't kept for later runs.
        let place = TestPlace(test: nil, fileID: "Tests/A.swift", file: "/none/A.swift", line: 1)
        let run = TestRun(RunSettings(cases: 5), corpus: nil, choices: choices, at: place)
        _ = try run.report(about: Claim(forAll: .bool()) { _ in exit(0) })
      }
    }
  #endif

  @Test func `A claim without a name is reported with its test's name`() throws {
    let names = try [1, 2].map { line in
      let place = TestPlace(
        test: PropertyName(test: "adding()", in: "Sums"), fileID: "AppTests/SumTests.swift",
        file: "/App/Tests/AppTests/SumTests.swift", line: line)
      let claim = Claim(forAll: .bool(), filePath: "/App/Tests/AppTests/SumTests.swift") { _ in }
      let run = TestRun(RunSettings(cases: 1), corpus: nil, choices: nil, at: place)
      return try run.report(about: run.titled(claim)).property.description
    }
    #expect(names == ["Sums/adding", "Sums/adding 2"])
  }

  @Test(.properties(seconds: 0.5)) func `A trait limits the time of a run`() {
    #expect(RunSettings.fromEnvironment().seconds == 0.5)
  }

  @Test func `A traced claim records each checked input with the verdict`() {
    let lines = Texts()
    let claim = RunTests.claim(.int(in: 0...99), .bool()) { number, isOdd in
      try assume(!isOdd || number % 2 == 1)
      try require(number < 50, "too large")
    }
    let report = Run.check(claim.traced { lines.add($0) })
    #expect(lines.all.first == "holds for 0, false")
    let failing = "fails for 50, false; too large"
    #expect(lines.all.contains(failing))
    #expect(lines.all.contains { $0.hasPrefix("discards ") })
    #expect(report.counterexample?.input == "50\nfalse")
    #expect(lines.all.count > report.cases + (report.counterexample?.shrinks ?? 0))
  }

  @Test(.properties(keepsFailures: false)) func `A trait turns off kept failures`() throws {
    let folder = Self.newFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = Self.check(654_321, at: try Self.place(in: folder))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["Package.swift"])
  }
}

/// The names of properties, which are the names of their tests.
@Suite struct PropertyNameTests {
  @Test func `A claim is named after its test`() {
    let plain = PropertyName(test: "plain()", in: "Module/PackingTests.swift")
    #expect(plain == PropertyName(chapter: "PackingTests", name: "plain"))
    let names = ["`a name (of words)`(seed:)", "f(_:of:)", "sum (fast)", "sum (slow)", "1/2"]
      .map { PropertyName(test: $0, in: "A/B.swift").name }
    #expect(names == ["a name (of words)", "f", "sum (fast)", "sum (slow)", "1∕2"])
  }

  @Test func `Each property of a test has its own name`() {
    let names = (0..<2).map { _ in
      [
        expectHolds(forAll: .bool()) { _ in }, expectHolds(forAll: .bool()) { _ in },
        expectHolds(forAll: .bool(), name: "other") { _ in },
        expectHolds(forAll: .bool(), .bool()) { _, _ in },
      ].map(\.property.name)
    }
    let test = "Each property of a test has its own name"
    #expect(names[0] == [test, test + " 2", "other", test + " 3"])
    #expect(names[1] == names[0], "the same place has the same name")
  }

  @Test func `Properties of different tests never share a corpus folder`() {
    let one = expectHolds(forAll: .bool(), name: "shared") { _ in }.property
    let other = expectHolds(forAll: .bool(), name: "shared") { _ in }.property
    #expect(one.chapter == "PropertyNameTests")
    let corpus = Corpus(root: "Corpus")
    #expect(corpus.regressionsFolder(of: one) != corpus.regressionsFolder(of: other))
    #expect(corpus.seedsFile(of: one) != corpus.seedsFile(of: other))
  }
}

/// A test with the same name in the same file, but in another suite.
@Suite struct OtherPropertyNameTests {
  @Test func `Each property of a test has its own name`() {
    let report = expectHolds(forAll: .bool()) { _ in }
    #expect(report.property.chapter == "OtherPropertyNameTests")
    #expect(report.property.name == "Each property of a test has its own name")
  }

  @Suite struct Inner {
    @Test func `The names of a test's suites are the chapter of its property`() {
      let report = expectHolds(forAll: .bool()) { _ in }
      #expect(report.property.chapter == "OtherPropertyNameTests.Inner")
    }
  }
}
