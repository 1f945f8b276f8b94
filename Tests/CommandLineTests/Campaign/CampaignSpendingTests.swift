import Foundation
import PropertyTesting
import Testing

@testable import PropertyFuzzing

/// What a campaign's time and inputs were spent on.
@Suite struct CampaignSpendingTests {
  private func sample(
    _ law: String, _ slice: Int, runs: Int = 100, _ spent: JournalLine.Spending?
  ) -> JournalLine.Sample {
    .init(
      property: law, mode: .edges, slice: slice, runs: runs, seconds: 6, edges: 1, features: 1,
      corpus: 1, spent: spent)
  }

  private func history(_ events: [(Double, JournalLine.Event)]) -> CampaignHistory {
    let order = CampaignOrder(
      started: "2026-11-22T22:00:00Z", seconds: 100, jobs: 2,
      properties: ["C/A", "C/B", "C/C", "C/D"], corpus: "Corpus", program: "fuzz")
    return CampaignHistory(order, events.map { JournalLine(at: $0, event: $1) })
  }

  private func spending(_ history: CampaignHistory) -> CampaignSpending {
    CampaignSpending(history.results, elapsed: history.elapsed) { "us check \($0) --choices \($1)" }
  }

  @Test func `It says what seeds, discards, replays and quiet laws took, and names them`() {
    let first = JournalLine.Spending(
      reading: 2, checked: 200, discarded: 150, replayed: 5, unstable: 1, words: ["1-AA"])
    let second = JournalLine.Spending(reading: 1, checked: 100, discarded: 10, replayed: 4)
    let history = history([
      (10, .slice(.init(sample("A", 1, first), new: .init(features: 3), .asked))),
      (20, .slice(.init(sample("B", 2, second), new: .init(), .asked))),
      (90, .slice(.init(sample("A", 3, first), new: .init(), .asked))),
      (90, .sample(sample("B", 4, second))),
      (95, .slice(.init(sample("D", 5, nil), new: .init(features: 1), .asked))),
      (95, .slice(.init(sample("C", 6, runs: 0, nil), new: .init(), .asked))),
    ])
    let spending = spending(history)
    #expect(spending.reading == 6 && spending.fuzzing == 36)
    #expect(spending.checked == 600 && spending.discarded == 320 && spending.replayed == 18)
    #expect(
      spending.sentences == [
        "Starting and reading inputs took 14.2 % of the time: 6 s, beside 36 s of fuzzing.",
        "53.3 % of the inputs were discarded, and more than half of A.",
        "2 of 18 replayed inputs covered something else.",
        "A covers other code when an input is checked again, which misleads the fuzzer: 2 of 10 "
          + "replayed. Look at us check A --choices 1-AA",
        "Nothing new in the last half of the time: B at all, A since 0:10.",
        "No input was executed of C.",
      ])
  }

  @Test func `Stable inputs are told, and long lists end with their number`() {
    let stable = JournalLine.Spending(checked: 1, replayed: 1)
    let results =
      (1...7).map { FuzzResult(property: "L\($0)") } + [
        FuzzResult(property: "M", runs: 1, spent: stable)
      ]
    let sentences = CampaignSpending(results, elapsed: 0) { $0 + $1 }.sentences
    #expect(sentences.contains("Each of 1 replayed input covered the same again."))
    #expect(sentences.last == "No input was executed of L1, L2, L3, L4, L5 and 2 more.")
  }

  @Test(arguments: [
    JournalLine.Spending(checked: -1), .init(reading: -1), .init(words: ["no word"]),
    .init(unstable: 1 << 41),
  ])
  func `A line with numbers that can't be, or what is no word, is damaged`(
    spent: JournalLine.Spending
  ) throws {
    for event in [
      JournalLine.Event.sample(sample("A", 1, spent)),
      .slice(.init(sample("A", 1, spent), new: .init(), .asked)),
    ] {
      let text = try JSONEncoder().encode(JournalLine(at: 1, event: event)) + Data("\n".utf8)
      #expect(JournalText(text).damaged == [1])
    }
    let good = JournalLine.Event.sample(sample("A", 1, .init(checked: 1, words: ["1-AA"])))
    let text = try JSONEncoder().encode(JournalLine(at: 1, event: good)) + Data("\n".utf8)
    #expect(JournalText(text).lines.map(\.event) == [good])
  }

  @Test func `Replays of an input are compared, and leave its coverage as it was`() {
    var memory: [UInt8] = [1, 0, 7]
    memory.withUnsafeMutableBufferPointer { counters in
      var checks = 0
      let isSteady = ReplayedCoverage.isSame(counters) {
        checks += 1
        counters[1] = UInt8(checks)
      }
      #expect(isSteady && checks == 3, "how often isn't what it covers")
      #expect(Array(counters) == [1, 0, 7])
      // What is set up in the first replay isn't compared.
      let isSetUp = ReplayedCoverage.isSame(counters) {
        checks += 1
        counters[0] = checks == 4 ? 1 : 0
      }
      #expect(isSetUp)
      let isSameLater = ReplayedCoverage.isSame(counters) {
        checks += 1
        counters[0] = checks == 8 ? 1 : 0
      }
      #expect(isSameLater, "once it was something else")
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
    let tally = "\(folder.url.path)/tally"
    var property = try FuzzedProperty(
      arguments: [
        "fuzz", "--property=NumbersAreEven", "--met=\(folder.url.path)/met",
        "--tally=\(tally)",
      ], FuzzProgram([FuzzTarget(name) { claim }]))
    for number in 0..<600 {
      _ = [UInt8(number % 256)].withUnsafeBufferPointer { property.judge($0) }
    }
    let spending = InputTally.spending(besides: tally, reading: 1.5)
    #expect(spending.reading == 1.5 && spending.checked == 512 && spending.discarded == 384)
    // The 16th, 32nd and so on; a plain build covers nothing.
    #expect(spending.replayed == 6 && spending.unstable == 0 && spending.words.isEmpty)
    #expect(FailureTally.counts(at: tally).isEmpty, "they are no failures")
  }

  @Test func `The first unstable inputs are named`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.url.path)/tally"
    var tally = InputTally(besides: path)
    for word in ["1-AE", "1-AD", "1-AC", "1-AB"] { tally.count(replayed: word) }
    tally.count(replayed: nil)
    let spending = InputTally.spending(besides: path, reading: 0)
    #expect(spending.replayed == 5 && spending.unstable == 4)
    #expect(spending.words == ["1-AC", "1-AD", "1-AE"])
  }
}
