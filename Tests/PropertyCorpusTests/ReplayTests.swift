import Foundation
import PropertyTesting
import Testing

@testable import PropertyCorpus

/// A replay of kept inputs reports failures, outdated decoded texts and missing decoded texts.
@Suite struct ReplayTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The outcomes of replaying a regression with these bytes and this decoded text.
  private func regression(_ bytes: [UInt8], _ text: String?) throws -> [Replay.Outcome] {
    let path = "\(folder.path)/Lists/SumIsSmall/regressions/input"
    try Corpus.write(bytes, to: path)
    if let text { try Corpus.write(Array(text.utf8), to: path + ".txt") }
    return Replay.all(in: try #require(CorpusFile(placedAt: path)), CorpusTests.claim)
      .map(\.outcome)
  }

  private func seeds(_ text: String) throws -> [Replay] {
    let file = Corpus(root: folder.path).seedsFile(of: CorpusTests.claim.property)
    try Corpus.write(Array(text.utf8), to: file.path)
    return Replay.all(in: file, CorpusTests.claim)
  }

  @Test func `A replay finds failures and decoded texts that are stale`() throws {
    #expect(try regression([1, 50], "[50]\n") == [.holds])
    #expect(try regression([1, 50], "[51]\n") == [.isStale(input: "[50]")])
    let replays = try seeds("1-\n1-ATIBPA\n")
    #expect(replays.map(\.outcome) == [.holds, .fails(message: "the sum is large")])
    #expect(replays.map(\.passed) == [true, false])
    let file = "\(folder.path)/Lists/SumIsSmall.seeds"
    #expect(replays.map(\.path) == ["\(file):1", "\(file):2"])
  }

  @Test func `A replayed regression needs a decoded text, but a fuzzer's file doesn't`() throws {
    #expect(try regression([1, 50], nil) == [.hasNoText])
    try Corpus.write([1, 50, 0, 9], to: "\(folder.path)/artifact")
    let file = CorpusFile(
      path: "\(folder.path)/artifact", property: CorpusTests.claim.property)
    #expect(Replay.all(in: file, CorpusTests.claim).map(\.outcome) == [.holds])
  }

  @Test(arguments: ["1-ATIACQ", "1-AZY", "1-A5Y"])
  func `A replay reports a seed that is no longer canonical`(word: String) throws {
    let bytes = try Blob.decode(word)
    let replay = try #require(try seeds("\(word)\n").first)
    let canonical = Blob.encode(CorpusTests.claim.canonical(bytes))
    #expect(replay.outcome == .isRespelled(choices: canonical))
    #expect(replay.passed && "\(replay)".contains(canonical))
    #expect(canonical == "1-ATI")
  }

  @Test func `A replay counts an unreadable file as one failure`() throws {
    let none = CorpusFile(path: "\(folder.path)/none", property: CorpusTests.claim.property)
    for replays in [Replay.all(in: none, CorpusTests.claim), try seeds("1-\nno word\n1-ATI\n")] {
      try #require(replays.count == 1)
      guard case .isUnreadable(let reason) = replays[0].outcome else {
        Issue.record("the unreadable file was read: \(replays)")
        continue
      }
      #expect(reason.hasPrefix(replays[0].path))
    }
  }

  @Test(arguments: [
    "1-AAAA", "1-AAAA\n", "1-ATIBPA\r\n", "9-AAAA\n", "\u{FEFF}1-AAAA\n",
    "1-ATI 1-ATI\n",
  ])
  func `A replay never reads a replay code as an input's bytes`(text: String) throws {
    let path = "\(folder.path)/Lists/SumIsSmall/regressions/input"
    try Corpus.write(Array(text.utf8), to: path)
    for path in [path, "\(folder.path)/artifact"] {
      try? Corpus.write(Array(text.utf8), to: path)
      let file = CorpusFile(path: path, property: CorpusTests.claim.property)
      #expect(throws: CorpusError.isWord(path: path)) { try file.entries() }
      #expect(Replay.all(in: file, CorpusTests.claim).allSatisfy { !$0.passed })
    }
  }
}

#if os(Linux) || os(macOS)
  /// A replay continues after an input that ends its process.
  @Suite struct ReplayIsolationTests {
    private static let property = PropertyName(chapter: "Numbers", name: "NumbersAreEasy")

    private static let claim = Claim(forAll: .int(in: 0...255), named: property) { number in
      switch number {
      case 2: try require(false, "2 is wrong")
      case 3: _ = Array(0..<3)[number]
      case 4: while number > 0 {}
      case 5: _exit(7)
      default: break
      }
    }

    private func replays(_ numbers: [UInt8], _ claim: Claim = claim) throws -> [Replay] {
      let folder = try TemporaryFolder()
      let file = Corpus(root: folder.path).seedsFile(of: claim.property)
      let words = numbers.map { Blob.encode([$0]) + "\n" }
      try Corpus.write(Array(words.joined().utf8), to: file.path)
      return Replay.isolated(in: file, claim, cpuSeconds: 0.2)
    }

    @Test func `A replay continues after cases that trap, hang or exit`() throws {
      let replays = try replays([1, 2, 3, 4, 5, 6])
      #expect(replays.map(\.passed) == [true, false, false, false, false, true])
      #expect(replays[1].outcome == .fails(message: "2 is wrong"))
      #expect("\(replays[2])".hasPrefix("fails: ended with SIG"))
      #expect("\(replays[3])".hasPrefix("fails: did not end within "))
      #expect(replays[4].outcome == .fails(message: "ended the process with exit code 7"))
      #expect(replays.map { $0.path.split(separator: ":").last } == ["1", "2", "3", "4", "5", "6"])
    }

    @Test func `A replay reports a generator that traps and checks the other cases`() throws {
      let numbers = Generator.int(in: 0...255).map { $0 == 3 ? Array(0..<3)[$0] : $0 }
      let claim = Claim(forAll: numbers, named: Self.property) { _ in }
      #expect(try replays([1, 3, 4], claim).map(\.passed) == [true, false, true])
    }

    @Test func `A replay checks a claim with its own isolation as the claim specifies`() throws {
      let replays = try replays([1, 2, 3, 6], Self.claim.isolated())
      #expect(replays.map(\.passed) == [true, false, false, true])
    }
  }
#endif
