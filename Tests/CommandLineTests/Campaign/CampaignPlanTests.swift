import Testing

@testable import PropertyFuzzing

/// How a campaign shares its time, without a clock.
@Suite struct CampaignPlanTests {
  private static let modes: [FuzzMode] = [.edges, .counts, .values]

  private func plan(laws: Int, seconds: Double = 28_800, jobs: Int = 1) -> CampaignPlan {
    CampaignPlan(laws: laws, modes: Self.modes, seconds: seconds, jobs: jobs)
  }

  /// Runs N slices in turn, and returns the choices of the plan.
  private func carryOut(
    _ plan: inout CampaignPlan, slices: Int, found: (CampaignPlan.Choice) -> Int
  ) -> [CampaignPlan.Choice] {
    (0..<slices).compactMap { _ in
      let choice = plan.next(running: [])
      if let choice { plan.add(choice, found: found(choice), seconds: 60) }
      return choice
    }
  }

  @Test func `A law that finds gets half of the time and its turns, and none starves`() {
    var plan = plan(laws: 10)
    let laws = carryOut(&plan, slices: 210) { $0.law == 3 ? 5 : 0 }.map(\.law)
    let counts = (0..<10).map { law in laws.count { $0 == law } }
    #expect(counts[3] == 10 + 100 + 1)
    #expect(counts.enumerated().allSatisfy { $0.offset == 3 || (10...12).contains($0.element) })
    #expect((20...210).allSatisfy { Set(laws[($0 - 20)..<$0]).count == 10 })
  }

  @Test func `Laws share by what they bring`() {
    var plan = plan(laws: 2)
    let laws = carryOut(&plan, slices: 402) { $0.law == 0 ? 30 : 10 }
    // In turn they have 100 each; of the other 200, three quarters and one quarter.
    #expect(abs(laws.count { $0.law == 0 } - 250) <= 4)
    // Modes rotate.
    #expect(Self.modes.allSatisfy { mode in laws.count { $0.mode == mode } > 100 })
  }

  @Test func `The mode that finds comes more often than the others`() {
    var plan = plan(laws: 1)
    let choices = carryOut(&plan, slices: 63) { $0.mode == .values ? 9 : 0 }
    let counts = Self.modes.map { mode in choices.count { $0.mode == mode } }
    #expect(counts[0] >= 10 && counts[1] >= 10 && counts[2] > 35)
  }

  @Test func `A plateau is reported once and ends with something new`() {
    var plan = plan(laws: 1)
    func slice(_ found: Int) -> Double? {
      plan.next(running: []).flatMap { plan.add($0, found: found, seconds: 60) }
    }
    #expect((0..<5).map { _ in slice(0) } == [nil, nil, 180, nil, nil])
    #expect(slice(1) == nil)
    #expect((0..<4).map { _ in slice(0) } == [nil, nil, 180, nil])
  }

  @Test func `On a plateau a law has only its turns, whatever it has found before`() {
    var plan = plan(laws: 2)
    _ = carryOut(&plan, slices: 10) { $0.law == 0 ? 1_000_000 : 1 }
    // Until its plateau, half of a yield is left after each slice.
    _ = carryOut(&plan, slices: 8) { $0.law == 0 ? 0 : 1 }
    let after = carryOut(&plan, slices: 20) { $0.law == 0 ? 0 : 1 }
    // Half of the slices are in turn, and half of these are its own.
    #expect(after.count { $0.law == 0 } == 5)
  }

  @Test func `An option without a second yields nothing, and the slice before counts half`() {
    var share = FairShare(count: 2)
    share.add(0, found: 5, seconds: 0)
    #expect(share.yield(of: 0) == 0)
    share.add(0, found: 6, seconds: 4)
    #expect(share.yield(of: 0) == 8.5 / 4)
  }

  @Test func `In a short campaign each law has one slice, in the quickest mode`() {
    var plan = plan(laws: 272, seconds: 60, jobs: 2)
    #expect(plan.slice == nil && plan.waiting == 272 && !plan.isExhausted)
    var order: [Int] = []
    while let choice = plan.next(running: []) {
      order.append(choice.law)
      #expect(choice.mode == .edges)
    }
    #expect(order == Array(0..<272) && plan.waiting == 0 && plan.isExhausted)
  }

  @Test(arguments: [
    (8.0 * 3600, 272, 21.0...22), (3600, 1, 60...60), (100, 2, 10...10), (10, 2, 5...5),
  ])
  func `A slice suits the time that each law has`(
    seconds: Double, laws: Int, slice: ClosedRange<Double>
  ) throws {
    #expect(slice.contains(try #require(plan(laws: laws, seconds: seconds, jobs: 2).slice)))
  }

  @Test func `The first slice of a law has at most a fair share of the time left`() {
    let short = plan(laws: 20, seconds: 60, jobs: 2)
    func length(_ waiting: Int?, left: Double = 60, others: [Double] = []) -> Double {
      short.length(waiting: waiting, left: left, others: others, jobs: 2)
    }
    #expect(length(20) == 6 && length(nil) == 60 && length(1, left: 2) == 2)
    // What runs still has some of the time; what should have ended has none.
    #expect(length(10, left: 30, others: [6, 4]) == 5)
    #expect(length(10, left: 30, others: [-5, 10]) == 5)
    let long = plan(laws: 10)
    #expect(long.length(waiting: 10, left: 28_800, others: [], jobs: 1) == 60)
    #expect(long.length(waiting: 10, left: 100, others: [], jobs: 1) == 10)
    #expect(long.length(waiting: nil, left: 20, others: [], jobs: 1) == 20)
  }

  @Test func `What slices take longer than planned isn't taken from the last laws`() {
    var plan = plan(laws: 20, seconds: 20)
    var left = 20.0
    var lengths: [Double] = []
    for waiting in (1...20).reversed() {
      let length = plan.length(waiting: waiting, left: left, others: [], jobs: 1)
      lengths.append(length)
      left -= length + 0.25
      plan.addDelay(0.25)
    }
    #expect((lengths.min() ?? 0) > 0.7 && left > -0.01, "\(lengths)")
  }

  @Test(arguments: [(1, true, 1), (1, false, 1), (2, true, 1), (4, true, 3), (4, false, 4)])
  func `Examining failures takes a job where there is another`(
    jobs: Int, isExamining: Bool, left: Int
  ) {
    #expect(CampaignPlan.jobs(jobs, isExamining: isExamining) == left)
  }

  @Test func `A law runs twice at a time only where there are too few, and never when retired`() {
    var few = plan(laws: 1, jobs: 2)
    #expect(few.next(running: [0])?.law == 0)
    var many = plan(laws: 3, jobs: 2)
    #expect((0..<20).allSatisfy { _ in many.next(running: [1])?.law != 1 })
    many.retire(0)
    #expect((0..<6).allSatisfy { _ in many.next(running: [])?.law != 0 } && !many.isDone)
    for law in 1...2 { many.retire(law) }
    #expect(many.isDone && many.next(running: []) == nil)
  }

  /// Slices of laws, each with whether it ended before its time.
  private func slices(_ laws: [(Int, Bool)]) -> [(CampaignPlan.Choice, Int, Double, isCut: Bool)] {
    laws.map { (CampaignPlan.Choice(law: $0, mode: .edges), $0, 60, isCut: $1) }
  }

  @Test func `A law whose only slice was cut waits for the rest of it`() {
    var plan = plan(laws: 3, seconds: 12)
    plan.resume(after: slices([(0, true), (0, false), (1, true), (1, true)]))
    #expect(plan.slice == nil && plan.waiting == 2 && !plan.isExhausted)
    let next = [plan.next(running: []), plan.next(running: []), plan.next(running: [])]
    #expect(Set(next.compactMap { $0?.law }) == [1, 2] && plan.isExhausted)
    // The same in one part, where the disk was full for a while.
    guard let cut = next[0] else { return }
    plan.add(cut, found: 0, seconds: 1, isCut: true)
    #expect(plan.next(running: [])?.law == cut.law && plan.next(running: []) == nil)
    var long = self.plan(laws: 1)
    long.resume(after: slices([(0, false), (0, true)]))
    #expect(long.waiting == 0)
  }

  @Test func `A resumed plan begins with the laws that had least`() {
    var plan = plan(laws: 3)
    plan.resume(after: slices([0, 1, 1, 1].map { ($0, false) }))
    #expect(plan.waiting == 1)
    #expect(plan.next(running: [])?.law == 2)
    #expect(plan.next(running: [2])?.law == 1, "by yield")
    #expect(plan.next(running: [1, 2])?.law == 0)
  }
}
