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
}
