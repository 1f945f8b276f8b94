import Foundation
import InputLaws
import PropertyConsole
import PropertyCorpus
import Testing

@testable import PropertyFuzzing

/// What a campaign's folder may be when somebody else has made it.
@Suite struct CampaignFolderTests {
  private static let secret = "nobody's business"

  /// A campaign whose only failure has such a regression, in a folder beside which is a secret.
  private func campaign(_ regression: String, in parent: URL) throws -> CampaignFolder {
    let files = FileManager.default
    let secret = Data(Self.secret.utf8)
    try secret.write(to: parent.appendingPathComponent("secret.txt"))
    try secret.write(to: parent.appendingPathComponent("secret"))
    var example = CampaignExample(laws: ["Editing/First"])
    example.addFailure(artifact: regression, regression: regression)
    let folder = try example.write(below: parent)
    let inside = "\(folder)/regressions"
    try files.createDirectory(atPath: inside, withIntermediateDirectories: true)
    try Data("the input\n".utf8).write(to: URL(fileURLWithPath: "\(inside)/good.txt"))
    try files.createSymbolicLink(
      atPath: "\(inside)/link.txt", withDestinationPath: "../../secret.txt")
    try files.createSymbolicLink(atPath: "\(inside)/up", withDestinationPath: "../..")
    return CampaignFolder(path: folder)
  }

  @Test(arguments: [
    "../secret", "regressions/../../secret", "regressions/link", "regressions/up/secret",
    "/secret", "ABSOLUTE/secret", "secret", "",
  ])
  func `No path of a journal leads out of the folder`(path: String) throws {
    let parent = try CampaignExample.folder()
    defer { try? FileManager.default.removeItem(at: parent) }
    let named = path.replacingOccurrences(of: "ABSOLUTE", with: parent.path)
    let folder = try campaign(named, in: parent)
    let report = try CampaignReport(folder: folder.path)
    let failure = try #require(report.content.failures.first)
    #expect(failure.input == nil)
    for text in [report.page, try report.json(), "\(failure)"] {
      #expect(!text.contains(Self.secret))
    }
  }

  @Test func `The text of a regression in the folder is shown, also by a link to the folder`()
    throws
  {
    let parent = try CampaignExample.folder()
    defer { try? FileManager.default.removeItem(at: parent) }
    let folder = try campaign("regressions/good", in: parent)
    let link = parent.appendingPathComponent("link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    for path in [folder.path, link] {
      let failure = try #require(try CampaignReport(folder: path).content.failures.first)
      #expect(failure.input == "the input\n" && "\(failure)".contains("\n  the input\n"))
      #expect(CampaignFolder(path: path).file("regressions/good.txt") != nil)
    }
  }

  @Test func `A kept input that is a link has no bytes`() throws {
    let parent = try CampaignExample.folder()
    defer { try? FileManager.default.removeItem(at: parent) }
    let folder = try campaign("regressions/good", in: parent)
    let found = folder.found(of: Law.editEqualsModel.name)
    try FileManager.default.createDirectory(atPath: found, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(found)/crash-1", withDestinationPath: "\(parent.path)/secret")
    #expect(throws: CorpusError.self) { try Corpus.read("\(found)/crash-1") }
  }

  @Test func `A link to a campaign is no other campaign`() throws {
    let parent = try CampaignExample.folder()
    defer { try? FileManager.default.removeItem(at: parent) }
    var example = CampaignExample()
    example.addFailure()
    let folder = CampaignFolder(path: try example.write(below: parent))
    let other = CampaignExample("2026-11-21-220000")
    _ = try other.write(below: parent)
    for (name, target) in [("0link", example.name), ("1link", other.name), ("2link", other.name)] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(parent.path)/\(name)", withDestinationPath: target)
    }
    #expect(folder.siblings.map(\.name) == ["1link"])
    #expect(KnownFailures(before: folder, started: example.order.started)["First: 1"] == nil)
    let report = try CampaignReport(folder: folder.path)
    #expect(report.content.comparison?.name == "1link")
  }
}
