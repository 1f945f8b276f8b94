import Foundation
import InputLaws
import PropertyConsole
import PropertyCorpus
import Testing

@testable import PropertyFuzzing

/// Campaign folders that someone else may have written.
@Suite struct CampaignFolderTests {
  private static let secret = "nobody's business"

  private let temporary: TemporaryFolder
  private var parent: URL { temporary.url }
  init() throws { temporary = try TemporaryFolder() }

  /// A campaign with one failure, kept as `regression`; files outside its folder are secret.
  private func campaign(_ regression: String) throws -> CampaignFolder {
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
    "/secret", "ABSOLUTE/secret", "secret", "", "../README", "regressions/up/README",
    "ABSOLUTE/README", "regressions/../..",
  ])
  func `Paths in a campaign's journal can't lead out of its folder`(path: String) throws {
    let readme = "\(parent.path)/README.md"
    try Corpus.write(Array("mine\n".utf8), to: readme)
    let named = path.replacingOccurrences(of: "ABSOLUTE", with: parent.path)
    let folder = try campaign(named)
    // Even a link that replaces the file can't lead out of the folder.
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/regressions/good.md", withDestinationPath: readme)
    for regression in [named, "regressions/good"] {
      var example = CampaignExample(laws: ["Editing/First"])
      example.addFailure(regression: regression)
      let report = example.report(in: folder)
      let failure = try #require(report.content.failures.first)
      #expect(failure.input == (regression == named ? nil : "the input\n"))
      let texts = [report.page, try report.json(), "\(failure)"]
      #expect(!texts.contains { $0.contains(Self.secret) })
      try report.write()
    }
    #expect(try Corpus.read(readme) == Array("mine\n".utf8))
    let outside = try FileManager.default.contentsOfDirectory(atPath: parent.path)
    #expect(Set(outside) == ["README.md", "secret", "secret.txt", folder.name])
  }

  @Test(arguments: ["laws/EditEqualsModel", "regressions", "journal.jsonl", "coverage.lcov"])
  func `A campaign folder that contains a FIFO or a link out of it can't be resumed`(
    place: String
  ) async throws {
    let stand = try StandIn()
    try stand.begin()
    try Corpus.write([1], to: "\(stand.path)/home/kept/mine")
    let target = place == "journal.jsonl" ? "home/kept/mine" : "home"
    let link = URL(fileURLWithPath: "\(stand.path)/c/\(place)")
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    mkfifo(link.path, 0o600)
    let first = try stand.start(["fuzz", "--resume", "c"])
    #expect(try await first.code() == 2)
    #expect(first.error.contains("error: c/\(place) isn't a file or a folder; remove it\n"))
    #expect(try await stand.start(lines: "exec \"$command\" report c").code() == 2)
    unlink(link.path)
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "\(stand.path)/\(target)")
    let command = try stand.start(["fuzz", "--resume", "c"])
    #expect(try await command.code() == 2)
    #expect(command.error.contains("error: c/\(place) is a link that leads out of c; remove it\n"))
    #expect(try Corpus.read("\(stand.path)/home/kept/mine") == [1])
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(stand.path)/home") == ["kept"])
  }

  @Test func `A known failure refers to the earliest other campaign, but never to a linked one`()
    throws
  {
    for (name, origins) in [("2026-3", ["a"]), ("2026-1", ["b"]), ("2026-2", ["a", "b", "c"])] {
      var example = CampaignExample(name)
      for origin in origins { example.addFailure(origin: origin) }
      _ = try example.write(below: parent)
    }
    for (link, target) in [("0link", "2026-2"), ("1link", "2026-1")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(parent.path)/\(link)", withDestinationPath: target)
    }
    for name in ["2026-2", "0link"] {
      let folder = CampaignFolder(path: "\(parent.path)/\(name)")
      #expect(folder.knownFailures(started: "2026-2Z") == ["b": "2026-1"])
    }
  }

  @Test func `A campaign order with impossible values is refused`() throws {
    let folder = CampaignFolder(path: parent.path)
    func isRead(_ change: (inout CampaignOrder) -> Void) throws -> Bool {
      var order = CampaignExample().order
      change(&order)
      try JSONEncoder().encode(order).write(to: URL(fileURLWithPath: folder.orderPath))
      return (try? folder.order()) == order
    }
    #expect(try isRead { $0.seconds = 0.001 } && isRead { $0.jobs = 1 })
    #expect(try !isRead { $0.seconds = 0 } && !isRead { $0.properties = [] })
    #expect(try !isRead { $0.jobs = 0 } && !isRead { $0.jobs = 257 } && !isRead { $0.version = 2 })
    for text in ["", "{}"] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder.orderPath))
      #expect(throws: UsageError.self) { try CampaignReport(folder: parent.path) }
    }
  }
}
