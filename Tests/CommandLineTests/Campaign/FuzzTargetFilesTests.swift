import Foundation
import InputLaws
import PropertyCorpus
import Testing

@testable import PropertyFuzzing

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

  @Test func `Seeds are unpacked once`() throws {
    func names(in path: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
    var files = try files()
    let claim = Self.law.claim()
    let kept = try files.unpack(Self.law.name)
    let bytes = { try names(in: kept).map { try Corpus.read("\(kept)/\($0)") } }
    #expect(try Set(bytes()) == [claim.canonical([1]), claim.canonical([2])])
    try Corpus.write([7], to: "\(kept)/mark")
    #expect(try files.unpack(Self.law.name) == kept && names(in: kept).contains("mark"))
    files.clean([Self.law.name])
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test func `AddressSanitizer is used only if its build is newer than the plain build`() throws {
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
