import Foundation
import InputLaws
import PropertyCorpus
import Testing

@testable import PropertyFuzzing

/// Failures as regressions, and as text.
@Suite(.waiting) struct RegressionKeeperTests {
  private static let law = Law.editEqualsModel

  private func result(
    _ folder: CampaignFolder, message: String = "first\nsecond", isRepeat: Bool = false
  ) throws -> FailureTriage.Result {
    let bytes = Self.law.claim().canonical([1, 2, 3])
    return FailureTriage.Result(
      input: .init(
        path: "\(folder.path)/laws/EditEqualsModel/found/crash-1", property: Self.law.name),
      failure: .init(
        what: .claim, origin: "EditEqualsModel at a:1", message: message,
        choices: Blob.encode(bytes), input: Self.law.claim().describe(bytes: bytes)),
      isShrunk: true, isRepeat: isRepeat)
  }

  @Test func `A failure is kept in the form of a corpus`() throws {
    let stand = try StandIn()
    let folder = CampaignFolder(path: "\(stand.path)/Campaigns/one")
    var keeper = RegressionKeeper(folder, started: "2026")
    let finding = keeper.finding(of: try result(folder))
    #expect(finding.artifact == "laws/EditEqualsModel/found/crash-1")
    #expect(finding.message == "first" && finding.shrunk && finding.known == nil)
    let files = try folder.regressions.allFiles()
    #expect(files.map(\.property) == [Self.law.name] && files.map(\.kind) == [.regression])
    #expect(files.map { folder.relative($0.path) } == [finding.regression])
    let replays = files.flatMap { Replay.all(in: $0, Self.law.claim()) }
    // The law holds for it; its text is what the bytes encode.
    #expect(replays.map(\.outcome) == [.holds])
  }

  @Test(arguments: [
    ("1-AQ", "false-af63bc4c8601b62c"), ("1-ACKB", "false-d9b285186c64f352"),
  ])
  func `The name of a regression is the same for the same input`(
    choices: String, name: String
  ) throws {
    let parent = try TemporaryFolder()
    let folder = CampaignFolder(path: parent.url.path)
    var keeper = RegressionKeeper(folder, started: "2026")
    let finding = keeper.finding(
      of: .init(
        input: .init(path: "\(folder.path)/a", property: Self.law.name),
        failure: .init(what: .claim, origin: "o", message: "m", choices: choices, input: "1"),
        isShrunk: true, isRepeat: false))
    #expect(finding.regression?.hasSuffix("/EditEqualsModel/regressions/\(name)") == true)
    let text = try String(
      contentsOfFile: "\(folder.path)/\(finding.regression ?? "").txt", encoding: .utf8)
    #expect(text == "1\n")
  }

  @Test func `The journal has the first 1,000 characters of a message`() throws {
    let folder = try CampaignFolder(path: "\(TemporaryFolder().url.path)/one")
    var keeper = RegressionKeeper(folder, started: "2026")
    let long = String(repeating: "x", count: 1_000)
    #expect(keeper.finding(of: try result(folder, message: long)).message == long)
    let message = keeper.finding(of: try result(folder, message: long + "x")).message
    #expect(message == String(repeating: "x", count: 950) + "… and 51 more characters")
  }

  @Test func `What can't be written is tried again`() throws {
    let stand = try StandIn()
    let folder = CampaignFolder(path: "\(stand.path)/Campaigns/one")
    try stand.write("in the way", to: "Campaigns")
    var keeper = RegressionKeeper(folder, started: "2026")
    #expect(keeper.finding(of: try result(folder)).regression == nil)
    #expect(keeper.retry().isEmpty)
    try FileManager.default.removeItem(atPath: "\(stand.path)/Campaigns")
    #expect(keeper.retry().map { $0.regression != nil } == [true])
    #expect(keeper.retry().isEmpty)
    #expect(try folder.regressions.allFiles().count == 1)
  }

  @Test func `A failure of an earlier campaign is known since then`() throws {
    let stand = try StandIn()
    for (name, started) in [("c", "2026-1"), ("a", "2026-2"), ("b", "2026-3"), ("d", "2026-5")] {
      let other = try CampaignFolder.create(
        at: "\(stand.path)/Campaigns/\(name)",
        CampaignOrder(
          started: started, seconds: 1, jobs: 1, properties: ["C/A"], corpus: "Corpus",
          program: "fuzz"))
      if name == "c" { continue }
      var keeper = RegressionKeeper(other, started: "0")
      let finding = keeper.finding(of: try result(other))
      try JournalFile(path: other.journalPath).append(JournalLine(at: 1, event: .failure(finding)))
    }
    let folder = CampaignFolder(path: "\(stand.path)/Campaigns/now")
    var keeper = RegressionKeeper(folder, started: "2026-4")
    #expect(keeper.finding(of: try result(folder)).known == "a")
  }
}
