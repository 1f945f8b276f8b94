import Foundation
import PropertyTesting
import Testing

@testable import PropertyFuzzing

/// Failing inputs that nobody has checked again yet.
@Suite struct UnexaminedInputsTests {
  @Test func `A report has the failing inputs that the journal doesn't name`() throws {
    let parent = try TemporaryFolder()
    var example = CampaignExample()
    example.addFailure(artifact: "laws/First/found/crash-1")
    let folder = CampaignFolder(path: try example.write(below: parent.url))
    let property = PropertyName(chapter: "Editing", name: "First")
    let found = folder.found(of: property)
    try FileManager.default.createDirectory(atPath: found, withIntermediateDirectories: true)
    for name in ["crash-1", "timeout-2", "slow-timeout-3", "other"] {
      try Data([1]).write(to: URL(fileURLWithPath: "\(found)/\(name)"))
    }
    // A link that leads out of the folder names no file of it.
    try FileManager.default.createSymbolicLink(
      atPath: "\(found)/crash-4", withDestinationPath: parent.url.path)
    let content = CampaignReport(try CampaignRecord(folder), coverage: nil).content
    #expect(content.unexamined.map(\.path) == ["\(found)/timeout-2"])
    #expect(content.count == "1 failure, and 1 failing input that isn't checked again yet")
    #expect(content.exitCode == 1)
  }
}
