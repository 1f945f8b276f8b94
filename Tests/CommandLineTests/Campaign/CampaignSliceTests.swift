import Foundation
import Testing

@testable import PropertyFuzzing

/// When a slice and its campaign end, and why; without a clock or a process.
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
    let later = signals(&timer, 18.4, 18.5, 18.9, 20, 21)
    #expect(later == [SIGTERM, SIGKILL] && timer.wasAsked && timer.next == 20.5)
  }

  @Test func `A slice lasts from when its corpus was read, but no longer than the campaign`() {
    var timer = SliceTimer(end: 10, fuzzing: 5)
    let reading = signals(&timer, 10, last: 20, since: nil)
    #expect(reading.isEmpty && timer.next == 10.1 && timer.end == 10 && !timer.wasAsked)
    let begun = signals(&timer, 11, last: 20, since: 8)
    #expect(begun.isEmpty && timer.next == 13 && timer.end == 13)
    let asked = signals(&timer, 13, last: 20, since: 8)
    #expect(asked == [SIGUSR1])
    var late = SliceTimer(end: 10, fuzzing: 50)
    let over = signals(&late, 10, 10.05, last: 10.05, since: nil)
    #expect(over == [SIGUSR1])
    var long = SliceTimer(end: 10, fuzzing: 50)
    let moved = signals(&long, 10, last: 20, since: 8)
    #expect(moved.isEmpty && long.end == 20 && long.next == 20)
    // It never ends before it should.
    var early = SliceTimer(end: 10, fuzzing: 1)
    let kept = signals(&early, 10, last: 20, since: 8)
    #expect(kept.isEmpty && early.end == 10)
  }

  @Test func `A slice that is stopped has half a second`() {
    var timer = SliceTimer(end: 10, fuzzing: 5)
    let first = [timer.stop(at: 3), timer.stop(at: 3.1)]
    #expect(first == [SIGUSR1, nil] && timer.wasAsked && timer.next == 3.5 && timer.isCut)
    let told = signals(&timer, 3.5, since: nil)
    #expect(told == [SIGTERM])
    // One that was asked to end before has no more time either.
    var asked = SliceTimer(end: 10, fuzzing: nil)
    let before = signals(&asked, 10)
    let stopped = asked.stop(at: 12)
    #expect(before == [SIGUSR1] && stopped == nil && asked.next == 12.5 && !asked.isCut)
  }

  @Test(arguments: [
    (70, true, JournalLine.SliceEnd.failed), (71, false, .failed), (77, false, .failed),
    (0, true, .asked), (-9, true, .asked), (1, true, .asked), (0, false, .killed),
    (-1, false, .killed), (-9, false, .killed), (72, false, .killed), (1, false, .trouble),
    (69, false, .trouble), (73, false, .trouble), (76, false, .trouble), (78, false, .trouble),
  ])
  func `The reason for the end of a slice is its code, or an input that was kept`(
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
  }

  @Test func `A campaign ends because it was stopped, done, full, left something, or in time`() {
    func reason(
      isStopped: Bool = false, hasWaited: Bool = false, unused: Double = 0, hasLeft: Bool = false,
      isDone: Bool = false
    ) -> JournalLine.Reason {
      .init(
        isStopped: isStopped, hasWaited: hasWaited, unused: unused, hasLeft: hasLeft,
        isDone: isDone)
    }
    #expect(reason() == .time && reason(unused: 50, isDone: true) == .done)
    #expect(reason(hasLeft: true, isDone: true) == .left)
    #expect(reason(hasWaited: true, unused: 1, hasLeft: true) == .left)
    #expect(reason(hasWaited: true, unused: 1.5, hasLeft: true) == .full)
    #expect(reason(isStopped: true, hasWaited: true, unused: 50, hasLeft: true) == .stopped)
  }

  @Test func `A campaign's time passes only while it runs`() {
    let time = CampaignTime(earlier: 40, total: 100, began: 5000)
    #expect(time.elapsed(at: 5000) == 40 && time.elapsed(at: 5030.5) == 70.5)
    #expect(time.end == 5060)
    #expect(CampaignTime(earlier: 130, total: 100, began: 5000).end == 5000)
    #expect(!time.isLate(at: 5058.9, isShort: false) && time.isLate(at: 5059, isShort: false))
    let pauses = [(7.5, false), (70, false), (70, true)].map { next, isLive in
      CampaignTime.pause(until: next, at: 7.25, isLive: isLive)
    }
    #expect(pauses == [0.25, 1, 0.25], "it waits until something is due, but not long")
    // A law's only slice may begin after the end.
    #expect(!time.isLate(at: 5200, isShort: true))
    for (began, end) in [(4990.0, 5060.0), (5059, 5119), (5200, 5260)] {
      #expect(time.lastEnd(ofSliceBegun: began, isShort: true) == end)
      #expect(time.lastEnd(ofSliceBegun: began, isShort: false) == 5060)
    }
  }

  @Test(arguments: [(30, 1010), (660, 1011), (1800, 1030), (3720, 1060)])
  func `The last examination has some seconds more`(total: Double, end: Double) {
    #expect(CampaignTime(earlier: 0, total: total, began: 1000 - total).lastEnd == end)
    #expect(CampaignTime(earlier: total, total: total, began: 1000).lastEnd == .infinity)
  }

  private static let least: UInt64 = 8_388_608

  @Test(arguments: [(least, false), (least - 1, true), (0, true), (nil, false)])
  func `A disk with less than eight megabytes is full`(room: UInt64?, isFull: Bool) {
    var disk = DiskRoom()
    let changes = [1.0, 2].map { disk.look(room, isBlocked: false, at: $0) }
    #expect(changes == [isFull, false] && disk.isFull == isFull)
  }

  @Test func `Waiting for room is counted each time`() {
    var disk = DiskRoom()
    #expect(!disk.isFull && !disk.hasWaited && disk.waited(at: 9) == 0)
    let changes = [(10.0, true), (12, true), (13, false), (14, false), (20, true), (20.5, false)]
      .map { time, isBlocked in disk.look(Self.least, isBlocked: isBlocked, at: time) }
    #expect(changes == [true, false, true, false, true, true])
    #expect(disk.waited(at: 90) == 3.5 && disk.hasWaited)
    _ = disk.look(nil, isBlocked: true, at: 100)
    #expect(disk.waited(at: 100.5) == 4)
  }
}
