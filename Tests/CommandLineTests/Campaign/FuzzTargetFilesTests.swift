import Foundation
import InputLaws
import PropertyCorpus
import Testing

@testable import PropertyFuzzing

/// The files of a campaign's laws, with a target without work.
@Suite(.waiting) struct FuzzTargetFilesTests {
  private static let law = Law.editEqualsModel
  private let stand: StandIn
  private let folder: CampaignFolder
  private let corpus: Corpus

  init() throws {
    stand = try StandIn()
    folder = CampaignFolder(path: "\(stand.path)/c")
    corpus = Corpus(root: "\(stand.path)/Corpus")
    try corpus.saveSeeds([[1], [2]], of: Self.law.claim())
  }

  private func files() throws -> FuzzTargetFiles {
    try FuzzTargetFiles(binary: "/bin/true", folder: folder, corpus: corpus)
  }

  @Test func `Kept inputs are unpacked once, and again without failing inputs`() throws {
    func names(in path: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
    var files = try files()
    let (claim, found) = (Self.law.claim(), folder.found(of: Self.law.name))
    let kept = try files.unpack(Self.law.name)
    let bytes = { try names(in: kept).map { try Corpus.read("\(kept)/\($0)") } }
    #expect(try Set(bytes()) == [claim.canonical([1]), claim.canonical([2])])
    try Corpus.write([7], to: "\(kept)/mark")
    #expect(try files.unpack(Self.law.name) == kept && names(in: kept).contains("mark"))
    try Corpus.write(claim.canonical([1]), to: "\(found)/crash-1")
    try Corpus.write(claim.canonical([2]), to: "\(found)/slow-timeout-2")
    files.forget(Self.law.name)
    #expect(try files.unpack(Self.law.name) == kept && bytes() == [claim.canonical([2])])
    files.clean([Self.law.name])
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test func `AddressSanitizer is used only if its target is newer than the plain target`() throws {
    #expect(try !files().modes.contains(.address))
    let paths = ["fuzz", "fuzz-address"].map { "\(stand.path)/.build/\($0)/debug/fuzz" }
    for path in paths { try Corpus.write([], to: path) }
    func modes(_ seconds: Double, isSanitized: Bool = false) throws -> [FuzzMode] {
      let now = Date()
      for (path, date) in zip(paths, [now, now + seconds]) {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
      }
      return try FuzzTargetFiles(
        binary: paths[0], folder: folder, corpus: corpus, isSanitized: isSanitized
      ).modes
    }
    #expect(try modes(60) == FuzzMode.allCases)
    #expect(try modes(0).contains(.address) && !modes(-60).contains(.address))
    #expect(try !modes(60, isSanitized: true).contains(.address))
    let alone = try FuzzTargetFiles(
      binary: "debug/fuzz", folder: folder, corpus: corpus, isSanitized: false)
    #expect(!alone.modes.contains(.address), "there is no second build folder")
  }
}

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
