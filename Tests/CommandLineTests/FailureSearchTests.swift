import PropertyConsole
import Foundation
import InputLaws
import PropertyTesting
import Testing

@testable import PropertyFuzzing

/// The findings of a session, checked after it.
@Suite(.serialized) struct FailureSearchTests {
  private static let targets = NamedProperties(
    [FuzzTarget(Law.refusalChangesNothing.name) { Law.refusalChangesNothing.claim() }], name: \.name
  )

  private func failures(_ paths: [String]) throws -> [FailureGroups] {
    let interrupt = Interrupt()
    defer { interrupt.release() }
    return try FailureSearch([result(paths)], of: Self.targets).failures(until: interrupt)
  }

  private func result(_ paths: [String]) -> FuzzResult {
    var result = FuzzResult(property: "RefusalChangesNothing")
    result.artifacts = paths
    return result
  }

  @Test func `Every file is said of and ones of one kind once`() throws {
    let folder = try StandIn()
    let paths = ["a", "b"].map { "\(folder.path)/\($0)" }
    for path in paths { try Data([1]).write(to: URL(fileURLWithPath: path)) }
    let groups = try failures(paths)
    // The law holds for both; only their existence is known.
    #expect(groups.flatMap(\.found).map(\.path) == paths)
    #expect(
      groups.flatMap { $0.descriptions(recommending: "us") }.allSatisfy {
        $0.contains("took too long")
      })
  }

  @Test func `Failures of one origin are told once, and what was shrunk is kept as it is`() {
    let name = PropertyName(chapter: "Numbers", name: "NumbersAreSmall")
    let claim = Claim(forAll: .int(in: 0...1_000), named: name) { number in
      try require(number < 50, "\(number) is too large")
    }
    var groups = FailureGroups()
    for seed in 1...5 as ClosedRange<UInt64> {
      groups.add("\(seed)", Run.check(claim, RunSettings(seed: seed, shrinkLimit: 0)))
    }
    #expect(groups.found.count == 1)
    let command = "--property NumbersAreSmall --as-is --save NAME"
    #expect(groups.descriptions(recommending: "us").allSatisfy { $0.contains(command) })
  }

  @Test func `A file that is gone is said`() {
    #expect(throws: (any Error).self) {
      try failures(["nowhere/at/all"])
    }
  }
}
