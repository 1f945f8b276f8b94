import Foundation
import InputLaws
import PropertyCorpus
import Testing

@testable import PropertyFuzzing

/// Failures that a campaign keeps as regressions.
@Suite(.waiting) struct RegressionKeeperTests {
  private static let law = Law.editEqualsModel

  private func result(
    _ folder: CampaignFolder, message: String = "first\nsecond", choices: String? = nil
  ) -> FailureTriage.Result {
    let bytes = Self.law.claim().canonical([1, 2, 3])
    return FailureTriage.Result(
      input: .init(
        path: "\(folder.path)/laws/EditEqualsModel/found/crash-1", property: Self.law.name),
      failure: .init(
        what: .claim, origin: "EditEqualsModel at a:1", message: message,
        choices: choices ?? Blob.encode(bytes), input: Self.law.claim().describe(bytes: bytes)),
      isShrunk: true, isRepeat: false)
  }

  @Test func `A failure is kept as corpus files, with the versions of the code`() throws {
    let stand = try StandIn()
    let folder = CampaignFolder(path: "\(stand.path)/Campaigns/one")
    var asked = 0
    var keeper = RegressionKeeper(folder, started: "2026") {
      asked += 1
      return "these"
    }
    let finding = keeper.finding(of: result(folder))
    #expect(finding.artifact == "laws/EditEqualsModel/found/crash-1")
    #expect(finding.message == "first" && finding.shrunk && finding.known == nil)
    let files = try folder.regressions.allFiles()
    #expect(files.map(\.property) == [Self.law.name] && files.map(\.kind) == [.regression])
    #expect(files.map { folder.relative($0.path) } == [finding.regression])
    let replays = files.flatMap { Replay.all(in: $0, Self.law.claim()) }
    // The law holds for the input, whose text is decoded from its bytes.
    #expect(replays.map(\.outcome) == [.holds])
    // The same input always has the same name.
    let other = keeper.finding(of: result(folder, choices: "1-AQ"))
    #expect(other.regression?.hasSuffix("/regressions/false-af63bc4c8601b62c") == true)
    #expect([finding, other].map(\.versions) == ["these", "these"] && asked == 1)
    #expect(Versions.here("fuzz", "address").contains(#/^fuzz.*, built by Swift 6\..*“address”/#))
  }

  @Test func `A known failure names the earlier campaign that found it first`() throws {
    let stand = try StandIn()
    for (name, started) in [("c", "2026-1"), ("a", "2026-2"), ("b", "2026-3"), ("d", "2026-5")] {
      let other = try CampaignFolder.create(
        at: "\(stand.path)/Campaigns/\(name)",
        CampaignOrder(["C/A"], started: started))
      if name == "c" { continue }
      var keeper = RegressionKeeper(other, started: "0")
      let finding = keeper.finding(of: result(other))
      try JournalFile(path: other.journalPath).append(JournalLine(at: 1, event: .failure(finding)))
    }
    let folder = CampaignFolder(path: "\(stand.path)/Campaigns/now")
    var keeper = RegressionKeeper(folder, started: "2026-4")
    #expect(keeper.finding(of: result(folder)).known == "a")
  }
}
