import Foundation
import InputLaws
import PropertyCorpus
import Testing

@testable import PropertyFuzzing

/// The files of a campaign's laws, with a target that does nothing.
@Suite struct FuzzTargetFilesTests {
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

  private func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  @Test(arguments: [(UInt64(4 << 20), true), (UInt64(4 << 20) + 1, false)])
  func `Only a log of more than four megabytes begins again`(size: UInt64, isKept: Bool) throws {
    var files = try files()
    let log = folder.law(Self.law.name) + "/log"
    try FileManager.default.createDirectory(
      atPath: folder.law(Self.law.name), withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: log))
    #expect(truncate(log, Int(size)) == 0)
    let process = try files.fuzz(Self.law.name, .edges, lane: 0)
    while process.isRunning { usleep(200) }
    let attributes = try FileManager.default.attributesOfItem(atPath: log)
    #expect((attributes[.size] as? NSNumber)?.uint64Value == (isKept ? size : 0))
  }

  @Test func `Kept inputs are unpacked once, and again without those that failed`() throws {
    var files = try files()
    let kept = try files.unpack(Self.law.name)
    let all = names(in: kept)
    #expect(all.count == 2)
    try Data([7]).write(to: URL(fileURLWithPath: "\(kept)/mark"))
    #expect(try files.unpack(Self.law.name) == kept && names(in: kept).contains("mark"))
    let found = folder.found(of: Self.law.name)
    try FileManager.default.createDirectory(atPath: found, withIntermediateDirectories: true)
    let claim = Self.law.claim()
    try Data(claim.canonical([1])).write(to: URL(fileURLWithPath: "\(found)/crash-1"))
    try Data(claim.canonical([2])).write(to: URL(fileURLWithPath: "\(found)/slow-timeout-2"))
    files.forget(Self.law.name)
    #expect(try files.unpack(Self.law.name) == kept)
    let bytes = names(in: kept).compactMap { try? Corpus.read("\(kept)/\($0)") }
    #expect(bytes == [claim.canonical([2])])
    files.clean([Self.law.name])
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test func `What failed is known by its name`() throws {
    let found = folder.found(of: Self.law.name)
    try FileManager.default.createDirectory(atPath: found, withIntermediateDirectories: true)
    for name in ["crash-1", "slow-timeout-1", "oom-2", "notes"] {
      try Data([1]).write(to: URL(fileURLWithPath: "\(found)/\(name)"))
    }
    let artifacts = try files().artifacts(of: Self.law.name)
    #expect(artifacts == ["crash-1", "oom-2"].map { "\(found)/\($0)" })
  }

  @Test func `AddressSanitizer is a mode only where its target isn't older`() throws {
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
  }
}
