import PropertyCorpus
import PropertyTesting
import Testing

/// Replaying kept inputs: a failure, a stale text and a missing one are all found.
@Suite struct ReplayTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ bytes: [UInt8], _ text: String?, _ kind: CorpusFile.Kind) throws -> CorpusFile
  {
    let path = "\(folder.path)/Lists/SumIsSmall/\(kind.rawValue)/input"
    try Corpus.write(bytes, to: path)
    if let text { try Corpus.write(Array(text.utf8), to: path + ".txt") }
    return try #require(CorpusFile(placedAt: path))
  }

  @Test func anInputOfWhichTheClaimHoldsIsFine() throws {
    let replay = Replay(try file([1, 50], "[50]\n", .regressions), CorpusTests.claim)
    #expect(replay.isFine)
  }

  @Test func anInputOfWhichTheClaimIsFalseFails() throws {
    let replay = Replay(try file([1, 50, 1, 60], nil, .seeds), CorpusTests.claim)
    #expect(replay.outcome == .fails(message: "the sum is large"))
  }

  @Test func bytesThatMeanAnotherInputThanTheirTextAreStale() throws {
    let replay = Replay(try file([1, 50], "[51]\n", .regressions), CorpusTests.claim)
    #expect(replay.outcome == .isStale(input: "[50]"))
  }

  @Test func aRegressionWithoutTextIsFound() throws {
    let replay = Replay(try file([1, 50], nil, .regressions), CorpusTests.claim)
    #expect(replay.outcome == .hasNoText)
  }

  @Test func aSeedNeedsNoText() throws {
    #expect(Replay(try file([1, 50], nil, .seeds), CorpusTests.claim).isFine)
  }

  @Test func aFileThatCannotBeReadIsFound() {
    let name = PropertyName(chapter: "Lists", name: "SumIsSmall")
    let file = CorpusFile(path: "\(folder.path)/none", property: name, kind: .seeds)
    guard case .isUnreadable = Replay(file, CorpusTests.claim).outcome else {
      Issue.record("read a file that isn't there")
      return
    }
  }

  @Test(arguments: ["x", "/a/b/c", "Corpus/Lists/SumIsSmall/others/x"])
  func onlyAPlaceSaysWhatAFileIs(path: String) {
    #expect(CorpusFile(placedAt: path) == nil)
  }
}
