#if os(Linux) || os(macOS)
  import Foundation
  import PropertyTesting
  import Testing

  @testable import PropertyCorpus

  /// Replaying goes past inputs that end their process.
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

    @Test func `A trap, a hang and an exit fail, and the others are checked`() throws {
      let replays = try replays([1, 2, 3, 4, 5, 6])
      #expect(replays.map(\.isFine) == [true, false, false, false, false, true])
      #expect(replays[1].outcome == .fails(message: "2 is wrong"))
      #expect("\(replays[2])".hasPrefix("fails: ended with SIG"))
      #expect("\(replays[3])".hasPrefix("fails: did not end within "))
      #expect(replays[4].outcome == .fails(message: "ended the process with exit code 7"))
      #expect(replays.map { $0.path.split(separator: ":").last } == ["1", "2", "3", "4", "5", "6"])
    }

    @Test func `Where nothing ends the process, the replays are those of this process`() throws {
      let replays = try replays([1, 2, 6])
      #expect(replays.map(\.outcome) == [.holds, .fails(message: "2 is wrong"), .holds])
    }

    @Test func `A generator that traps fails as well`() throws {
      let numbers = Generator.int(in: 0...255).map { $0 == 3 ? Array(0..<3)[$0] : $0 }
      let claim = Claim(forAll: numbers, named: Self.property) { _ in }
      #expect(try replays([1, 3, 4], claim).map(\.isFine) == [true, false, true])
    }

    @Test func `A claim that is isolated itself is checked in its own way`() throws {
      let replays = try replays([1, 2, 3, 6], Self.claim.isolated())
      #expect(replays.map(\.isFine) == [true, false, false, true])
    }
  }
#endif
