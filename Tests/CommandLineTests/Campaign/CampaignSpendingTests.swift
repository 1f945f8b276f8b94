import Foundation
import PropertyTesting
import Testing

@testable import PropertyFuzzing

@Suite struct CampaignSpendingTests {
  @Test func `Seeds, discards and replays are added up, and unexecuted laws are named`() {
    func slice(
      _ law: String, _ at: Double, runs: Int = 100, new: Int = 0, _ spent: JournalLine.Spending?
    ) -> JournalLine {
      var slice = JournalLine.Slice(
        law, slice: Int(at), runs: runs, seconds: 6, new: .init(features: new), .asked)
      slice.spent = spent
      return JournalLine(at: at, event: .slice(slice))
    }
    let first = JournalLine.Spending(
      reading: 2, checked: 200, discarded: 150, replayed: 5, unstable: 1, words: ["1-AA"])
    let second = JournalLine.Spending(reading: 1, checked: 100, discarded: 10, replayed: 4)
    let history = CampaignHistory(
      CampaignOrder(["C/A", "C/B", "C/C", "C/D"]),
      [
        slice("A", 10, new: 3, first), slice("B", 20, second), slice("A", 90, first),
        slice("B", 91, second), slice("D", 95, new: 1, nil), slice("C", 96, runs: 0, nil),
      ])
    let spending = CampaignSpending(history.results, elapsed: history.elapsed) { "\($0) \($1)" }
    #expect(spending.reading == 6 && spending.fuzzing == 36)
    #expect(spending.checked == 600 && spending.discarded == 320 && spending.replayed == 18)
    #expect(spending.wasteful == ["A"] && spending.unexecuted == ["C"])
    #expect(spending.quiet.map(\.law) == ["B", "A"] && spending.quiet.map(\.since) == [0, 10])
    let unstable = CampaignSpending.UnstableLaw(
      law: "A", replayed: 10, unstable: 2, commands: ["A 1-AA"])
    #expect(spending.unstable == [unstable])
    #expect(spending.sentences.count == 6)
    let many = (1...7).map { LawResult("L\($0)") }
    let last = CampaignSpending(many, elapsed: 0) { $0 + $1 }.sentences.last
    #expect(last == "No input was executed for L1, L2, L3, L4, L5 and 2 more.")
  }

  @Test func `Replays of an input are compared, and don't change the recorded coverage`() {
    var memory: [UInt8] = [1, 0, 7]
    memory.withUnsafeMutableBufferPointer { counters in
      // A different count isn't different coverage, and one different replay doesn't count.
      for (place, different) in [(1, 0), (0, 1), (0, 2)] {
        var checks = 0
        let isSame = ReplayedCoverage.isSame(counters) {
          checks += 1
          counters[place] = place == 1 ? UInt8(checks) : checks == different ? 1 : 0
        }
        #expect(isSame && Array(counters) == [1, 0, 7])
      }
      var checks = 0
      let isSame = ReplayedCoverage.isSame(counters) {
        checks += 1
        counters[checks % 2] = 1
      }
      #expect(!isSame && Array(counters) == [1, 0, 7])
    }
  }

  @Test func `A fuzzer counts what it checks, discards and replays`() throws {
    let folder = try TemporaryFolder()
    let name = PropertyName(chapter: "Numbers", name: "NumbersAreEven")
    let claim = Claim(forAll: .int(in: 0...255), named: name) { try assume($0 % 4 == 0) }
    let path = "\(folder.path)/tally"
    var property = try FuzzedProperty(
      arguments: [
        "fuzz", "--property=NumbersAreEven", "--met=\(folder.path)/met", "--tally=\(path)",
      ], FuzzProgram([FuzzTarget(name) { claim }]))
    for number in 0..<600 {
      _ = [UInt8(number % 256)].withUnsafeBufferPointer { property.judge($0) }
    }
    let spending = TallyText(at: path).spending(reading: 1.5)
    #expect(spending.reading == 1.5 && spending.checked == 512 && spending.discarded == 384)
    // The 16th, 32nd and so on; a plain build has no coverage.
    #expect(spending.replayed == 6 && spending.unstable == 0 && spending.words.isEmpty)
    #expect(TallyText(at: path).again.isEmpty, "discards aren't failures")
    // Up to three unstable inputs are named.
    var tally = FuzzTally(path: path)
    #expect(TallyText(at: path).executions(until: "found/crash-1") == nil)
    for word in ["1-AE", "1-AD", "1-AC", "1-AB", nil] { tally.count(replayed: word) }
    let later = TallyText(at: path).spending(reading: 0)
    #expect(later.unstable == 4 && later.words == ["1-AC", "1-AD", "1-AE"])
    for name in ["crash-1", "crash-2", "crash-3"] {
      tally.count(isDiscarded: false)
      if name != "crash-1" { tally.note(kept: name) }
    }
    #expect(TallyText(at: path).executions(until: "found/crash-2") == 2)
    // Without a kept input, the number is that of all counted inputs.
    #expect(TallyText(at: path).executions(until: "found/crash-1") == 3)
  }
}
