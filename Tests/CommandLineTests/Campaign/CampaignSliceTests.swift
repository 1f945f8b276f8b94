import Foundation
import Testing

@testable import PropertyFuzzing

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
