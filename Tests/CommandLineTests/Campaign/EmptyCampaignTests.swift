import Foundation
import Testing

@testable import PropertyFuzzing

/// Campaigns before anything was fuzzed.
@Suite(.waiting) struct EmptyCampaignTests {
  @Test func `Sessions that begin at once get a folder each, and one of them a named one`()
    async throws
  {
    let parent = try TemporaryFolder()
    for round in 1...40 {
      let begun = await withTaskGroup(of: (String, Bool).self) { group in
        for _ in 1...8 {
          group.addTask {
            let own = CampaignFolder.newPath(in: parent.url.path + "/all", named: "\(round)")
            let path = "\(parent.url.path)/\(round)"
            return (own, (try? CampaignFolder.create(at: path, CampaignExample().order)) != nil)
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(begun.map(\.0)).count == 8 && begun.count(where: \.1) == 1)
    }
  }
}
