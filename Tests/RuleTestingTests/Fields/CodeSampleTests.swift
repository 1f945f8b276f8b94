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

  @Test func `What hangs is tried seldom, and what is slow has more time`() {
    let settings = sample(0, of: 0, hangs: true).settings(RunSettings())
    #expect(settings.shrinkLimit == 12 && settings.cases == 1_000)
    #expect(sample(9, of: 9).limit == 0.25)
    #expect(sample(9, of: 9, seconds: 0.01).limit == 1)
    #expect(abs(CodeSample(slowestCall: 0.25).limit - 10) < 1e-9)
  }

  @Test func `Slow code has as many cases as quick code, and only time ends them`() {
    let asked = RunSettings(cases: 2_000, shrinkLimit: 3_000)
    let slow = sample(9, of: 9, seconds: 1)
    let here = slow.settings(asked)
    #expect(here.cases == 2_000 && here.shrinkLimit == 3_000 && here.seconds == 10)
    #expect(here.explains == false && here.enough == nil)
    Confinement.$isElsewhere.withValue(true) {
      let there = slow.settings(asked)
      #expect(there.cases == 2_000 && there.seconds == 60)
      #expect(there.enough == RunSettings.Enough(cases: 100, seconds: 8))
      var brief = asked
      brief.seconds = 0.5
      #expect(slow.settings(brief).seconds == 0.5 && slow.settings(brief).enough == nil)
    }
  }

  @Test func `More is learnt of a field that takes at most half of the edits`() {
    #expect(sample(4, 1, of: 10).keystrokesToLearn == 20_000 && sample(4, 1, of: 10).isPicky)
    #expect(sample(5, 1, of: 10).keystrokesToLearn == 5_000 && !sample(5, 1, of: 10).isPicky)
    #expect(sample(0, of: 0).keystrokesToLearn == 0)
    #expect(sample(0, of: 10, hangs: true).keystrokesToLearn == 0)
  }

  @Test func `A field that refuses twenty edits or more, and takes none, tested nothing`() {
    #expect(sample(0, of: 20).notes.count == 1 && sample(0, of: 20).warnings().isEmpty)
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
      sample(1, of: 20).warnings() == [
        "only 1 of 20 edits of a sample was accepted; name texts that it takes with typing:"
      ])
    #expect(
      sample(1, 1, of: 21).warnings() == [
        "only 2 of 21 edits of a sample were accepted or rewritten; name texts that it takes with "
          + "typing:"
      ])
    #expect(sample(2, of: 20).warnings().isEmpty)
    #expect(sample(1, of: 19).warnings().isEmpty)
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
    let sample = CodeSample(most: 8) { _, tally in
      tally.time {
        wait(3)
        return [.accepted]
      }
    }
    #expect(!sample.hangs && sample.counts.accepted > 1)
    #expect(sample.limit > 10)
    let mask = TestedMask("slow") { content in
      wait(200)
      return content + "x"
    }
    let report = mask.examined(
      meaning: MaskMeaning("#"), settings: RunSettings(cases: 20, shrinkLimit: 0))
    #expect(report.failures.first?.law == "EmptyIsEmpty", "\(report)")
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
