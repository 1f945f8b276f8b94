import Foundation
import Testing

@testable import PropertyFuzzing

/// Campaigns before anything was fuzzed.
@Suite(.waiting) struct EmptyCampaignTests {
  @Test func `A session that fuzzed nothing says so, and is no success`() async throws {
    let folder = try StandIn()
    try folder.write(target: "trap 'exit 0' USR1; while :; do sleep 1 & wait $!; done")
    let law = ["fuzz", "EditEqualsModel", "--jobs", "1"]
    let command = try folder.start(law + ["--for", "2s", "--campaign", "c"])
    #expect(try await command.code() == 2)
    #expect(command.output.hasSuffix("\nnothing was fuzzed\n"), "\(command.output)")
  }

  @Test func `A session of one second has a slice`() async throws {
    let folder = try StandIn()
    let law = ["fuzz", "EditEqualsModel", "--jobs", "1"]
    let command = try folder.start(law + ["--for", "1s", "--campaign", "c"])
    _ = try await command.code()
    #expect(
      try folder.journal(in: "c").contains { if case .slice = $0.event { true } else { false } })
  }

  @Test func `Sessions that begin in the same second have a folder each`() async throws {
    let parent = try TemporaryFolder()
    let paths = await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { CampaignFolder.newPath(in: parent.url.path + "/all", named: "now") }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(paths.count == 8)
  }
}
