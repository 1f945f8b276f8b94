import Foundation
import Testing

@testable import PropertyFuzzing

/// The division of a campaign's time among laws, tested without a clock.
@Suite struct CampaignPlanTests {
  private static let modes: [FuzzMode] = [.edges, .counts, .values]

  private func plan(laws: Int, seconds: Double = 28_800, jobs: Int = 1) -> CampaignPlan {
    CampaignPlan(laws: laws, modes: Self.modes, seconds: seconds, jobs: jobs)
  }

  /// Plans and adds `slices` slices one after another, and returns the plan's choices.
  private func carryOut(
    _ plan: inout CampaignPlan, slices: Int, found: (CampaignPlan.Choice) -> Int
  ) -> [CampaignPlan.Choice] {
    (0..<slices).compactMap { _ in
      let choice = plan.next(running: [])
      if let choice { plan.add(choice, found: found(choice), seconds: 60) }
      return choice
    }
  }

  @Test func `Every law gets slices, and a law with new findings gets half of them`() {
    var plan = plan(laws: 10)
    let laws = carryOut(&plan, slices: 210) { $0.law == 3 ? 5 : 0 }.map(\.law)
    let counts = (0..<10).map { law in laws.count { $0 == law } }
    #expect(counts[3] == 10 + 100 + 1)
    #expect(counts.enumerated().allSatisfy { $0.offset == 3 || (10...12).contains($0.element) })
    #expect((20...210).allSatisfy { Set(laws[($0 - 20)..<$0]).count == 10 })
  }

  @Test func `A law that finds nothing more soon gets only its turns`() {
    var plan = plan(laws: 10)
    var slices = 0
    let laws = carryOut(&plan, slices: 110) { choice in
      slices += choice.law == 3 ? 1 : 0
      return choice.law == 3 && slices < 3 ? 5 : 0
    }.map(\.law)
    #expect(laws.suffix(80).count { $0 == 3 } == 8)
  }

  @Test func `A short campaign gives each law one slice in the fastest mode`() {
    var plan = plan(laws: 272, seconds: 60, jobs: 2)
    #expect(plan.slice == nil && plan.waiting == 272 && !plan.isExhausted)
    var order: [Int] = []
    while let choice = plan.next(running: []) {
      order.append(choice.law)
      #expect(choice.mode == .edges)
    }
    #expect(order == Array(0..<272) && plan.waiting == 0 && plan.isExhausted)
  }

  /// One slice per entry; an entry is the index of a law, and whether the slice was cut short.
  private func slices(_ laws: [(Int, Bool)]) -> [(CampaignPlan.Choice, Int, Double, isCut: Bool)] {
    laws.map { (CampaignPlan.Choice(law: $0, mode: .edges), $0, 60, isCut: $1) }
  }

  @Test func `A campaign repeats a law whose only slice was cut short`() {
    var plan = plan(laws: 3, seconds: 12)
    plan.resume(after: slices([(0, true), (0, false), (1, true), (1, true)]))
    #expect(plan.slice == nil && plan.waiting == 2 && !plan.isExhausted)
    let next = [plan.next(running: []), plan.next(running: []), plan.next(running: [])]
    #expect(Set(next.compactMap { $0?.law }) == [1, 2] && plan.isExhausted)
    // The law is repeated even if the campaign isn't resumed, for example after the disk was full.
    guard let cut = next[0] else { return }
    plan.add(cut, found: 0, seconds: 1, isCut: true)
    #expect(plan.next(running: [])?.law == cut.law && plan.next(running: []) == nil)
    var long = self.plan(laws: 1)
    long.resume(after: slices([(0, false), (0, true)]))
    #expect(long.waiting == 0)
  }
}

@Suite struct BestCoverageTests {
  @Test func `A feature is new if no earlier slice in a similar mode reached it`() {
    var best = BestCoverage([])
    func new(_ mode: FuzzMode, _ features: Int, from initial: Int?) -> Int {
      let slice = JournalLine.Slice("A", mode, features: features)
      defer { best.add(slice) }
      return best.new(slice, from: initial)
    }
    #expect(new(.counts, 900, from: 800) == 100)
    // Slices with short inputs start with fewer features, and then reach known ones again.
    #expect(new(.short, 300, from: 100) == 0)
    #expect(new(.values, 5000, from: 4000) == 1000)
    #expect(new(.edges, 99, from: nil) == 0)
    #expect(new(.address, 9000, from: 8000) == 1000)
    #expect(new(.counts, 5100, from: 5000) == 100)
  }
}

/// The signals that end the process of a slice, tested without a clock or a process.
@Suite struct SliceTimerTests {
  @Test func `A slice's process is first interrupted, then terminated, then killed`() {
    var timer = SliceTimer(end: 10, fuzzing: nil)
    let times = [9.9, 10, 18.4, 18.5, 18.9, 20, 21]
    let signals = times.map { timer.proceed(at: $0, last: 90, since: 1) }
    // libFuzzer needs 8 seconds to detect that an input hangs.
    #expect(signals == [nil, SIGUSR1, nil, SIGTERM, nil, SIGKILL, nil] && timer.wasAsked)
  }
}
