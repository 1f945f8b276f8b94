import Foundation
import Testing

@testable import FuzzHarness

/// The findings of a session, checked after it.
@Suite(.serialized) struct FailureSearchTests {
  private func failures(_ paths: [String]) throws -> [FailureGroups] {
    let interrupt = Interrupt()
    defer { interrupt.release() }
    return try FailureSearch([result(paths)]).failures(until: interrupt)
  }

  private func result(_ paths: [String]) -> FuzzResult {
    var result = FuzzResult(property: "RefusalChangesNothing")
    result.artifacts = paths
    return result
  }

  @Test func everyFileIsSaidOfAndOnesOfOneKindOnce() throws {
    let folder = try StandIn()
    let paths = ["a", "b"].map { "\(folder.path)/\($0)" }
    for path in paths { try Data([1]).write(to: URL(fileURLWithPath: path)) }
    let groups = try failures(paths)
    // The law holds for both; only their existence is known.
    #expect(groups.flatMap(\.found).map(\.path) == paths)
    #expect(groups.flatMap(\.descriptions).allSatisfy { $0.contains("took too long") })
  }

  @Test func aFileThatIsGoneIsSaid() {
    #expect(throws: (any Error).self) {
      try failures(["nowhere/at/all"])
    }
  }
}
