import Foundation
import InputLaws
import PropertyCorpus
import Testing

@testable import PropertyFuzzing

/// The files of a campaign's laws, with a target that does nothing.
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

  @Test(arguments: [(4 << 20, true), ((4 << 20) + 1, false)])
  func `Only a log of more than four megabytes begins again`(size: Int, isKept: Bool) throws {
    var files = try files()
    let log = folder.law(Self.law.name) + "/log"
    try Corpus.write([], to: log)
    #expect(truncate(log, size) == 0)
    let process = try files.fuzz(Self.law.name, .edges, lane: 0)
    while process.isRunning { usleep(200) }
    #expect(SystemFile.size(of: log) == (isKept ? size : 0))
  }

  @Test func `Kept inputs are unpacked once, and again without those that failed`() throws {
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
    let alone = try FuzzTargetFiles(
      binary: "debug/fuzz", folder: folder, corpus: corpus, isSanitized: false)
    #expect(!alone.modes.contains(.address), "there is no folder for another")
  }

  /// The arguments of a target that is started, after our own.
  private func arguments(
    _ mode: FuzzMode, lane: Int = 0, isIsolated: Bool = false, isSanitized: Bool = false
  ) throws -> [String] {
    let path = "\(stand.path)/arguments"
    try stand.write("#!/bin/sh\nfor word; do echo \"$word\"; done > '\(path)'\n", to: "program")
    var files = try FuzzTargetFiles(
      binary: "\(stand.path)/program", folder: folder, corpus: corpus, isSanitized: isSanitized)
    let process = try files.fuzz(Self.law.name, mode, lane: lane, isIsolated: isIsolated)
    while process.isRunning { usleep(200) }
    #expect(process.code == 0)
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test func `A target is told where its files are, and what counts as new`() throws {
    let law = folder.law(Self.law.name)
    let words = try arguments(.edges)
    #expect(
      words == [
        "--property=EditEqualsModel", "--ends-with-stdin", "-print_final_stats=1",
        "-artifact_prefix=\(law)/found/", "-max_len=512", "-dict=\(folder.dictionaryPath)",
        "-detect_leaks=0", "-len_control=0", "-reduce_inputs=0", "--met=\(law)/met",
        "--tally=\(law)/tally",
        "-timeout=5", "-rss_limit_mb=2048", "-malloc_limit_mb=1024", "-use_counters=0",
        "\(law)/corpus", "\(law)/kept",
      ])
    #expect(FileManager.default.fileExists(atPath: "\(law)/log"))
    #expect(try arguments(.short).contains("-max_len=32"))
    #expect(try arguments(.values).contains("-use_value_profile=1"))
    #expect(try arguments(.plain).contains("--plain"))
    #expect(try arguments(.counts) == words.filter { $0 != "-use_counters=0" })
    #expect(try arguments(.edges, lane: 1).contains("--tally=\(law)/tally-2"))
    #expect(FileManager.default.fileExists(atPath: "\(law)/log-2"))
  }

  @Test func `An input has time and memory for where it is checked`() throws {
    func limits(_ mode: FuzzMode, isIsolated: Bool, isSanitized: Bool = false) throws -> [String] {
      try arguments(mode, isIsolated: isIsolated, isSanitized: isSanitized)
        .filter { $0.contains("imit") || $0.contains("isolated=") || $0.contains("timeout=") }
    }
    let memory = ["-rss_limit_mb=2048", "-malloc_limit_mb=1024"]
    let child = ["-timeout=120", "-rss_limit_mb=2048", "-malloc_limit_mb=1048576"]
    #expect(try limits(.address, isIsolated: false) == ["-timeout=20"] + memory)
    #expect(try limits(.counts, isIsolated: false, isSanitized: true) == ["-timeout=20"] + memory)
    #expect(try limits(.counts, isIsolated: true) == ["--isolated=1"] + child)
    #expect(try limits(.address, isIsolated: true) == ["--isolated=4"] + child)
    #expect(try limits(.counts, isIsolated: true, isSanitized: true) == ["--isolated=4"] + child)
  }
}
