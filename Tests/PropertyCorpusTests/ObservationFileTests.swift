import Foundation
import Testing

@testable import PropertyCorpus
@testable import PropertyTesting

/// Observations in Hypothesis's format: one line of JSON for each case.
@Suite struct ObservationFileTests {
  /// The keys that the schema of Hypothesis requires for a test case.
  private static let keys: Set<String> = [
    "type", "status", "status_reason", "representation", "arguments", "how_generated", "features",
    "coverage", "timing", "metadata", "property", "run_start",
  ]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func lines(_ cases: Int, _ claim: Claim) throws -> [[String: Any]] {
    var defaults = PropertyDefaults()
    defaults.keepsFailures = false
    defaults.observations = "\(folder.path)/lines"
    let place = TestPlace(test: nil, fileID: "A/A.swift", file: "/A/A.swift", line: 1)
    _ = PropertyDefaults.$current.withValue(defaults) {
      TestRun(RunSettings(cases: cases), corpus: nil, choices: nil, at: place).searched(claim)
    }
    let text = try String(contentsOfFile: "\(folder.path)/lines/Sums.small.jsonl", encoding: .utf8)
    #expect(text.hasSuffix("\n"))
    return try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private static func claim(isFalse: @escaping @Sendable (Int) -> Bool) -> Claim {
    let numbers = Generator.int(in: 0...1_000_000).classify("even") { $0 % 2 == 0 }
    return Claim(forAll: numbers, named: PropertyName(chapter: "Sums", name: "small")) { number in
      try assume(number % 5 != 0)
      collect(number % 3, as: "rest")
      collect("\"\n{\u{2028}", as: "hostile")
      target(number, as: "size")
      note("noted")
      try require(!isFalse(number), "too\nlarge")
    }
  }

  @Test func `An observation file has a line per case with exactly the schema's keys`() throws {
    let lines = try lines(200, Self.claim { _ in false })
    #expect(lines.count >= 200)
    for line in lines {
      #expect(Set(line.keys) == Self.keys && line["type"] as? String == "test_case")
      #expect(line["coverage"] is NSNull && line["property"] as? String == "Sums/small")
      #expect((line["timing"] as? [String: Double])?.values.count { $0 >= 0 } == 2)
      let number = try #require((line["representation"] as? String).flatMap { Int($0) })
      let features = try #require(line["features"] as? [String: Any])
      #expect(features["even"] as? Bool == (number % 2 == 0))
      let isDiscarded = number % 5 == 0
      #expect(line["status"] as? String == (isDiscarded ? "gave_up" : "passed"))
      if isDiscarded { continue }
      #expect(features["rest"] as? Int == number % 3)
      #expect(features["target:size"] as? Int == number)
      #expect(features["hostile"] as? String == "\"\\n{\\u{2028}")
    }
  }

  @Test func `A failing case is recorded with its reason, its choices and its phase`() throws {
    let claim = Self.claim { $0 > 1_000 }
    let failed = try lines(200, claim).filter { $0["status"] as? String == "failed" }
    #expect(failed.allSatisfy { $0["status_reason"] as? String == "too\nlarge" })
    #expect(
      Set(failed.compactMap { $0["how_generated"] as? String }) == ["searching", "shrinking"])
    let least = try #require(failed.last { $0["representation"] as? String == "1001" })
    let choices = (least["metadata"] as? [String: Any])?["choices"] as? String
    #expect(try Run.replay(claim, choices: try #require(choices)).counterexample?.input == "1001")
  }

  @Test func `A full disk stops the recording of cases but not the run`() throws {
    let claim = Self.claim { _ in false }
    let file = try ObservationFile(writing: "/dev/full", of: claim.property)
    #expect(Run.check(file.observing(claim), RunSettings(cases: 50)).passed && file.isFull)
    try Data().write(to: URL(fileURLWithPath: "\(folder.path)/lines"))
    // The run continues, but there is no file to read.
    #expect(throws: (any Error).self) { try lines(20, claim) }
  }
}
