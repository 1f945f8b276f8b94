import Foundation
import Testing

@testable import PropertyCorpus
@testable import PropertyTesting

/// A failing input is kept, checked first in the next run, and removed when it is fixed.
@Suite struct KeptFailuresTests {
  private let folder: TemporaryFolder
  private let home: String

  init() throws {
    folder = try TemporaryFolder()
    home = "\(folder.path)/\(FailuresFolder.name)"
  }

  private static func claim(
    _ numbers: Generator<Int> = .int(in: 0...1_000_000), isFalse: @escaping @Sendable (Int) -> Bool
  ) -> Claim {
    Claim(forAll: numbers, named: PropertyName(chapter: "Sums", name: "stays small")) {
      try require(!isFalse($0), "\($0) is too large")
    }
  }

  private func kept(_ claim: Claim, at place: TestPlace = place(of: nil)) -> KeptFailures {
    KeptFailures(of: claim, folder: home, at: place)
  }

  private static func place(of test: String?, line: Int = 1) -> TestPlace {
    TestPlace(
      test: test.map { PropertyName(test: $0, in: "Sums") }, fileID: "AppTests/SumTests.swift",
      file: "/App/Tests/AppTests/SumTests.swift", line: line)
  }

  /// Checks an unnamed claim that is false for `limit` and greater numbers.
  private func check(_ limit: Int, at place: TestPlace, cases: Int = 1_000) -> Report {
    let claim = Claim(
      forAll: .int(in: 0...1_000_000), filePath: "/App/Tests/AppTests/SumTests.swift"
    ) { $0 < limit }
    return kept(claim, at: place).check(
      claim, RunSettings(cases: cases), corpus: [], progress: { _ in })
  }

  @Test func `A kept failure's file has a short unique name based on the test or the claim`() {
    var place = Self.place(of: "first()")
    place.isParameterized = true
    for limit in [654_321, .max] { _ = check(limit, at: place) }
    #expect(check(654_321, at: place, cases: 1).counterexample?.input == "654321")
    let unnamed = Claim(forAll: .bool(), filePath: "AppTests/SumTests.swift") { $0 }
    let path = kept(unnamed, at: Self.place(of: "third()", line: 7)).path
    #expect(path == "\(home)/AppTests/AppTests/SumTests in Sums.third.json")
    func named(_ name: PropertyName, in test: String? = nil) -> String {
      kept(Claim(forAll: .bool(), named: name) { $0 }, at: Self.place(of: test)).path
    }
    let fourth = named(PropertyName(test: "fourth()", in: "Sums"), in: "fourth()")
    #expect(fourth == "\(home)/AppTests/Sums/fourth.json")
    let long = ["one", "two"].map { end in
      named(PropertyName(chapter: "Sums", name: String(repeating: "länge ", count: 50) + end))
    }
    #expect(Set(long).count == 2)
    #expect(long.allSatisfy { ($0.split(separator: "/").last?.utf8.count ?? 999) < 200 })
  }

  private func check(_ claim: Claim, cases: Int = 1_000, seed: UInt64 = 1) -> Report {
    kept(claim).check(
      claim, RunSettings(cases: cases, seed: seed), corpus: [], progress: { _ in })
  }

  @Test func `A run checks a kept failure first`() throws {
    let claim = Self.claim { $0 > 654_321 }
    let first = check(claim)
    #expect(first.counterexample?.input == "654322")
    #expect(FileManager.default.fileExists(atPath: "\(home)/AppTests/Sums/stays small.json"))
    let ignored = try String(contentsOfFile: "\(home)/.gitignore", encoding: .utf8)
    #expect(ignored == "*\n")
    let second = check(claim, cases: 1, seed: 99)
    #expect(second.counterexample?.input == "654322")
    #expect(second.counterexample?.casesBefore == 1)
    let origin = "after  a failure from an earlier run and"
    #expect(second.description.contains(origin))
  }

  @Test func `A kept failure is dropped if it is fixed or its generator changes`() {
    let claim = Self.claim { $0 > 654_321 }
    _ = check(claim)
    #expect(check(Self.claim { _ in false }).passed)
    #expect(!FileManager.default.fileExists(atPath: kept(claim).path))
    #expect(check(claim, cases: 1).passed, "only the simplest input is checked")
    _ = check(claim)
    let judged = Locked<[Int]>([])
    let other = Self.claim(.int(in: 0...2_000_000)) { number in
      judged.with { $0.append(number) }
      return false
    }
    _ = check(other, cases: 1)
    #expect(!judged.value.contains(654_322))
    #expect(!FileManager.default.fileExists(atPath: kept(claim).path))
  }

  @Test func `A run that is cut short keeps earlier failures and ignores damaged files`() throws {
    let claim = Self.claim { $0 > 654_321 }
    _ = check(claim)
    var settings = RunSettings(cases: 0)
    settings.seconds = -1
    _ = kept(claim).check(claim, settings, corpus: [], progress: { _ in })
    #expect(!check(claim, cases: 1).passed)
    try "not JSON".write(toFile: kept(claim).path, atomically: true, encoding: .utf8)
    #expect(check(claim, cases: 1).passed)
    try FileManager.default.removeItem(atPath: home)
    try "".write(toFile: home, atomically: true, encoding: .utf8)
    #expect(!check(claim).passed)
  }

  @Test func `A link that replaces a kept failure's file can't redirect the writing`() throws {
    try Corpus.write([1], to: "\(home)/mine")
    symlink("mine", "\(home)/\(Corpus.fileName(of: Array("kept".utf8)))-0")
    let note = RunningNote(ofFailuresAt: "kept", in: home)
    _ = note?.check(Self.claim { _ in false }, RunSettings(cases: 1)) { Run.check($0, $1) }
    #expect(try Corpus.read("\(home)/mine") == [1])
  }

  @Test func `A run unlocks its note even if a child process has its descriptor`() throws {
    let copies = withExtendedLifetime(RunningNote(ofFailuresAt: "kept", in: home)) { _ in
      (3..<256).map { fcntl($0, F_DUPFD_CLOEXEC, 0) }
    }
    defer { copies.forEach { close($0) } }
    _ = RunningNote(ofFailuresAt: "kept", in: home)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home).count == 1)
  }
}
