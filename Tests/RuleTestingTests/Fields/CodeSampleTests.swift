import Foundation
import PropertyTesting
import Testing

@testable import RuleTesting

/// What a sample says of how much is tested, and how much time it leaves.
@Suite struct CodeSampleTests {
  private func sample(
    _ accepted: Int, _ rewritten: Int = 0, of all: Int, seconds: Double = 0, hangs: Bool = false
  ) -> CodeSample {
    CodeSample(
      counts: EditCounts(
        accepted: accepted, rewritten: rewritten, refused: all - accepted - rewritten),
      secondsPerCall: seconds, hangs: hangs)
  }

  @Test(arguments: [
    (0, 250_000_000, 1_000_000_000), (0.0025, 100, 400), (0.04, 6, 25), (1, 5, 20),
  ])
  func `A slow call leaves time for few cases`(seconds: Double, cases: Int, shrinks: Int) {
    let sample = sample(9, of: 9, seconds: seconds)
    #expect(abs(sample.mostCases - cases) <= cases / 100)
    #expect(abs(sample.mostShrinks - shrinks) <= shrinks / 100)
  }

  @Test func `What hangs is tried seldom, and what is slow has more time`() {
    #expect(sample(0, of: 0, hangs: true).mostShrinks == 12)
    #expect(sample(9, of: 9).limit == 0.25)
    #expect(sample(9, of: 9, seconds: 0.01).limit == 1)
    #expect(abs(CodeSample(slowestCall: 0.25).limit - 10) < 1e-9)
  }

  @Test func `Code of another process has more time, by the clock, and all of its cases`() {
    let asked = RunSettings(cases: 2_000, shrinkLimit: 3_000)
    let slow = sample(9, of: 9, seconds: 0.01)
    let here = slow.settings(asked)
    #expect(here.cases == 25 && here.shrinkLimit == 100 && here.seconds == nil)
    #expect(here.explains == false)
    Confinement.$isElsewhere.withValue(true) {
      let there = slow.settings(asked)
      #expect(there.cases == 2_000 && there.seconds == 8 && there.shrinkLimit == 266)
      #expect(slow.mostCases == 66)
      var brief = asked
      brief.seconds = 0.5
      #expect(slow.settings(brief).seconds == 0.5)
    }
  }

  @Test func `A field is learnt if it takes at most half of the edits`() {
    #expect(sample(4, 1, of: 10, seconds: 0.001).keystrokesToLearn == 1_000)
    #expect(sample(4, 1, of: 10).keystrokesToLearn == 20_000)
    #expect(sample(0, of: 1).keystrokesToLearn == 20_000)
    #expect(sample(5, 1, of: 10).keystrokesToLearn == nil)
    #expect(sample(0, of: 0).keystrokesToLearn == nil)
    #expect(sample(0, of: 10, hangs: true).keystrokesToLearn == nil)
  }

  @Test func `A field that refuses twenty edits or more, and takes none, tested nothing`() {
    #expect(sample(0, of: 20).notes.count == 1 && sample(0, of: 20).warnings(ofCases: 9).isEmpty)
    #expect(sample(0, of: 19).notes.isEmpty && sample(1, of: 20).notes.isEmpty)
    #expect(
      sample(0, of: 31).notes == [
        "it refused all 31 edits of a sample, so the laws tested nothing; see in a debugger why it "
          + "refuses the first of them, “1”; if it is to take only other texts, name them with "
          + "typing:"
      ])
  }

  @Test func `A field that takes less than a tenth is hardly tested`() {
    #expect(
      sample(1, of: 20).warnings(ofCases: 9) == [
        "only 1 of 20 edits of a sample was accepted; name texts that it takes with typing:"
      ])
    #expect(
      sample(1, 1, of: 21).warnings(ofCases: 9) == [
        "only 2 of 21 edits of a sample were accepted or rewritten; name texts that it takes with "
          + "typing:"
      ])
    #expect(sample(2, of: 20).warnings(ofCases: 9).isEmpty)
    #expect(sample(1, of: 19).warnings(ofCases: 9).isEmpty)
  }

  @Test func `Fewer than a hundred cases are told with the time of a call`() {
    #expect(sample(9, of: 9, seconds: 0.0024).warnings(ofCases: 2_000).isEmpty)
    #expect(sample(9, of: 9, seconds: 0.04).warnings(ofCases: 6).isEmpty)
    #expect(
      sample(9, of: 9, seconds: 0.06149).warnings(ofCases: 1_234_567) == [
        "a law has only 5 of 1,234,567 cases, as a call takes 0.061 s; test what decides without "
          + "what is slow"
      ])
    #expect(sample(9, of: 9, seconds: 0.0026).warnings(ofCases: 100).count == 1)
  }

  @Test func `A sample says how many calls a case has`() {
    let script: @Sendable (Int, inout CallTally) -> Void = { $1.time { [.accepted] } }
    #expect(CodeSample(most: 1, callsPerCase: 4, script).callsPerCase == 4)
    #expect(CodeSample(most: 1, script).callsPerCase == 12)
  }

  @Test func `The suspects of a sample are its first scripts that were answered in two ways`() {
    nonisolated(unsafe) var calls = 0
    let field = TestedField.delegate("first") { _, _, _ in
      calls += 1
      return calls < 3
    }
    var alphabet = Alphabet()
    alphabet.texts = ["1"]
    let suspects = OrderSample(of: field, alphabet, RunSettings(cases: 200)).suspects ?? []
    #expect(suspects.count <= 20 && suspects.first ?? 200 < 10, "\(suspects)")
  }

  @Test func `A tally has the time of the slowest call, and counts none without an answer`() {
    var tally = CallTally()
    #expect(tally.slowest == 0 && tally.quickest == .infinity)
    tally.time { [] }
    tally.time { [.accepted] }
    tally.time {
      usleep(2_000)
      return [.refused]
    }
    #expect(tally.times.count == 2 && tally.counts.accepted == 1 && tally.counts.refused == 1)
    #expect(tally.quickest < tally.slowest)
  }

  @Test func `A call that waits for a core doesn't make the others slow`() {
    var tally = CallTally()
    for number in 0..<16 {
      tally.time {
        if number < 2 { usleep(100_000) }
        return [.accepted]
      }
    }
    #expect(tally.secondsPerCall < tally.slowest / 8)
    tally.time {
      usleep(100_000)
      return [.accepted]
    }
    #expect(tally.secondsPerCall > tally.slowest / 32)
  }

  @Test func `A hang that only the sample meets is told with its input`() throws {
    let field = TestedField.delegate("long") { text, _, _ in
      while text.count > 9 {}
      return true
    }
    let report = field.examined(meaning: [], settings: RunSettings(cases: 1, shrinkLimit: 0))
    let failure = try #require(report.failures.first, "\(report)")
    #expect(failure.law == "EveryEditIsAnswered" && failure.found.contains("did not end"))
  }

  @Test func `A call of a third of a second is slow and no hang, whatever the code is`() {
    let wait: @Sendable (Int) -> Void = { part in
      let start = clock()
      while clock() - start < CLOCKS_PER_SEC / part {}
    }
    let sample = CodeSample(most: 200, callsPerCase: 4) { _, tally in
      tally.time {
        wait(3)
        return [.accepted]
      }
    }
    #expect(!sample.hangs && sample.counts.accepted == 2 && sample.mostCases == 5)
    #expect(sample.limit > 10)
    let mask = TestedMask("slow") { content in
      wait(50)
      return content + "x"
    }
    let report = mask.examined(
      meaning: MaskMeaning("#"), settings: RunSettings(cases: 200, shrinkLimit: 0))
    #expect(report.failures.first?.law == "EmptyIsEmpty", "\(report)")
    #expect(report.warnings.first?.hasPrefix("a law has only ") == true)
  }

  @Test func `A sample types what people type, and “1” first`() {
    let sample = CodeSample(of: .delegate("none") { _, _, _ in false }, Alphabet(), 1)
    #expect(sample.counts.refused > 20 && sample.counts.taken == 0 && !sample.hangs)
    #expect(sample.secondsPerCall > 0)
    let digits = TestedField.onChange("digits") { String($0.filter { "12".contains($0) }) }
    let counts = CodeSample(of: digits, Alphabet(), 1).counts
    #expect(counts.accepted > 0 && counts.rewritten > 0 && counts.refused > 0)
    let one = TestedField.formatter("one") { $2 == "1" && $0.isEmpty ? ("a", 1) : nil }
    let rewritten = CodeSample(of: one, Alphabet(), 1).counts
    #expect(rewritten.rewritten > 0 && rewritten.accepted == 0)
  }

  @Test func `Each case of the law about hidden state has a process, so it has fewer`() {
    let any = TestedField.delegate("any") { _, _, _ in true }
    // Each of the two laws checks the simplest input as well.
    for (cases, anew) in [(800, 8), (100, 5), (4, 4)] {
      let report = any.examined(meaning: [], settings: RunSettings(cases: cases))
      #expect(report.cases == cases + anew + 2, "\(report)")
    }
  }
}
