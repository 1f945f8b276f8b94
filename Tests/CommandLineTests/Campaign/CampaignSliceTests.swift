import Foundation
import Testing

@testable import PropertyFuzzing

/// The ends of slices and campaigns, and their reasons, without a clock or a process.
@Suite struct CampaignSliceTests {
  /// The signals that `timer` sends to a slice's process at the given times.
  private func signals(
    _ timer: inout SliceTimer, _ times: Double..., last: Double = 90, since: Double? = 1
  ) -> [Int32] {
    times.compactMap { timer.proceed(at: $0, last: last, since: since) }
  }

  @Test func `A slice's process is asked to end, then terminated, then killed`() {
    var timer = SliceTimer(end: 10, fuzzing: nil)
    #expect(!timer.wasAsked && timer.next == 10)
    let early = signals(&timer, 9.9)
    #expect(early.isEmpty && !timer.wasAsked)
    let asked = signals(&timer, 10)
    // libFuzzer takes this long to notice that an input hangs.
    #expect(asked == [SIGUSR1] && timer.wasAsked && timer.next == 18.5)
    let later = signals(&timer, 18.4, 18.5, 18.9, 20, 21)
    #expect(later == [SIGTERM, SIGKILL] && timer.wasAsked && timer.next == 20.5)
  }

  @Test(arguments: [
    (70, true, JournalLine.SliceEnd.failed), (71, false, .failed), (77, false, .failed),
    (0, true, .asked), (-9, true, .asked), (1, true, .asked), (0, false, .killed),
    (-1, false, .killed), (-9, false, .killed), (72, false, .killed), (1, false, .error),
    (69, false, .error), (73, false, .error), (76, false, .error), (78, false, .error),
  ])
  func `A slice's end is derived from the exit code and from kept failing inputs`(
    code: Int32, wasAsked: Bool, end: JournalLine.SliceEnd
  ) {
    func found(_ hasFailed: Bool) -> JournalLine.SliceEnd {
      .init(
        code: code, wasAsked: wasAsked, hasBegun: true, hasFailed: hasFailed, isFull: false)
    }
    #expect(found(false) == end && found(true) == (end == .error ? .failed : end))
  }

  private static let least: UInt64 = 8_388_608

  @Test(arguments: [(least, false), (least - 1, true), (0, true), (nil, false)])
  func `A disk with less than 8 MiB of space is full`(room: UInt64?, isFull: Bool) {
    var disk = DiskRoom()
    let changes = [1.0, 2].map { disk.look(room, isBlocked: false, at: $0) }
    #expect(changes == [isFull, false] && disk.isFull == isFull)
  }
}
