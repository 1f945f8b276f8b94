import Foundation
import Testing

@testable import PropertyFuzzing

/// Campaigns before anything was fuzzed.
@Suite(.waiting) struct EmptyCampaignTests {
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
