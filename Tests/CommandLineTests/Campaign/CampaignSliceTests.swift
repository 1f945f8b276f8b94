import Foundation
import Testing

@testable import PropertyFuzzing

/// When a slice's process is asked to end, and why it ended; without a clock or a process.
@Suite struct CampaignSliceTests {
  /// What the process of a slice gets at some times.
  private func signals(
    _ timer: inout SliceTimer, _ times: Double..., last: Double = 90, since: Double? = 1
  ) -> [Int32] {
    times.compactMap { timer.proceed(at: $0, last: last, since: since) }
  }

  @Test func `A process is asked to end, then told to, and then ended`() {
    var timer = SliceTimer(end: 10, fuzzing: nil)
    #expect(!timer.wasAsked && timer.next == 10)
    let early = signals(&timer, 9.9)
    #expect(early.isEmpty && !timer.wasAsked)
    let asked = signals(&timer, 10)
    // As long as libFuzzer takes to find that an input hangs.
    #expect(asked == [SIGUSR1] && timer.wasAsked && timer.next == 18.5)
    let told = signals(&timer, 18.4, 18.5)
    #expect(told == [SIGTERM] && timer.next == 19)
    let ended = signals(&timer, 18.9, 20)
    #expect(ended == [SIGKILL] && timer.next == 20.5)
    let later = signals(&timer, 21)
    #expect(later.isEmpty && timer.wasAsked)
  }

  @Test func `A slice lasts from when its corpus was read`() {
    var timer = SliceTimer(end: 10, fuzzing: 5)
    let reading = signals(&timer, 10, last: 20, since: nil)
    #expect(reading.isEmpty && timer.next == 10.1 && timer.end == 10 && !timer.wasAsked)
    let begun = signals(&timer, 11, last: 20, since: 8)
    #expect(begun.isEmpty && timer.next == 13 && timer.end == 13)
    let asked = signals(&timer, 13, last: 20, since: 8)
    #expect(asked == [SIGUSR1])
  }

  @Test func `No slice lasts longer than the campaign, or ends before it should`() {
    var late = SliceTimer(end: 10, fuzzing: 50)
    let reading = signals(&late, 10, last: 10.05, since: nil)
    #expect(reading.isEmpty && late.next == 10.05)
    let over = signals(&late, 10.05, last: 10.05, since: nil)
    #expect(over == [SIGUSR1])
    var long = SliceTimer(end: 10, fuzzing: 50)
    let moved = signals(&long, 10, last: 20, since: 8)
    #expect(moved.isEmpty && long.end == 20 && long.next == 20)
    var early = SliceTimer(end: 10, fuzzing: 1)
    let kept = signals(&early, 10, last: 20, since: 8)
    #expect(kept.isEmpty && early.end == 10)
    let asked = signals(&early, 10, last: 20, since: 8)
    #expect(asked == [SIGUSR1])
  }

  @Test func `A slice that is stopped has half a second`() {
    var timer = SliceTimer(end: 10, fuzzing: 5)
    let first = timer.stop(at: 3)
    #expect(first == SIGUSR1 && timer.wasAsked && timer.next == 3.5)
    let second = timer.stop(at: 3.1)
    #expect(second == nil && timer.next == 3.5)
    let told = signals(&timer, 3.5, since: nil)
    #expect(told == [SIGTERM])
    // One that was asked to end before has no more time either.
    var asked = SliceTimer(end: 10, fuzzing: nil)
    let before = signals(&asked, 10)
    let stopped = asked.stop(at: 12)
    #expect(before == [SIGUSR1] && stopped == nil && asked.next == 12.5)
    #expect(timer.isCut && !asked.isCut)
  }

  @Test(arguments: [([], 0), ([0], 1), ([1], 0), ([0, 1], 2), ([2, 0], 1)])
  func `A slice has the least lane that is free`(taken: [Int], free: Int) {
    #expect(CampaignSlice.freeLane(besides: taken) == free)
  }

  @Test func `What is done every few seconds is done once in them`() {
    var pace = Pace(every: 2, from: 5)
    #expect(!pace.isDue(at: 6.9) && pace.isDue(at: 7))
    let taken = [6.9, 7.5, 9.4, 9.5].map { pace.take(at: $0) }
    #expect(taken == [false, true, false, true])
    pace.restart(at: 20)
    #expect(!pace.isDue(at: 21.9) && pace.isDue(at: 22))
  }

  @Test(arguments: [
    (70, true, JournalLine.SliceEnd.failed), (71, false, .failed), (77, false, .failed),
    (0, true, .asked), (-9, true, .asked), (1, true, .asked), (0, false, .killed),
    (-1, false, .killed), (-9, false, .killed), (72, false, .killed), (1, false, .trouble),
    (69, false, .trouble), (73, false, .trouble), (76, false, .trouble), (78, false, .trouble),
  ])
  func `Why a slice ended is told by its code, and an input that was kept`(
    code: Int32, wasAsked: Bool, end: JournalLine.SliceEnd
  ) {
    func found(_ hasFailed: Bool) -> JournalLine.SliceEnd {
      .init(
        code: code, wasAsked: wasAsked, hasBegun: true, hasFailed: hasFailed, isFull: false)
    }
    #expect(found(false) == end && found(true) == (end == .trouble ? .failed : end))
  }

  @Test func `A target that can't begin on a full disk is no trouble`() {
    func end(hasBegun: Bool, isFull: Bool) -> JournalLine.SliceEnd {
      .init(code: 1, wasAsked: false, hasBegun: hasBegun, isFull: isFull)
    }
    #expect(end(hasBegun: false, isFull: true) == .asked)
    #expect(end(hasBegun: true, isFull: true) == .trouble)
    #expect(end(hasBegun: false, isFull: false) == .trouble)
    #expect(JournalLine.SliceEnd.failed.isEarly && JournalLine.SliceEnd.killed.isEarly)
    #expect(!JournalLine.SliceEnd.asked.isEarly && !JournalLine.SliceEnd.trouble.isEarly)
  }

  @Test func `Why a part of a campaign ends`() {
    func reason(
      isStopped: Bool = false, hasWaited: Bool = false, unused: Double = 0, hasLeft: Bool = false,
      isDone: Bool = false
    ) -> JournalLine.Reason {
      .init(
        isStopped: isStopped, hasWaited: hasWaited, unused: unused, hasLeft: hasLeft,
        isDone: isDone)
    }
    #expect(reason() == .time && reason(isDone: true) == .done)
    #expect(reason(unused: 50, isDone: true) == .done)
    #expect(reason(hasLeft: true, isDone: true) == .left)
    #expect(reason(hasWaited: true, unused: 1, hasLeft: true) == .left)
    #expect(reason(hasWaited: true, unused: 1.5, hasLeft: true) == .full)
    #expect(reason(isStopped: true, hasWaited: true, unused: 50, hasLeft: true) == .stopped)
  }
}
