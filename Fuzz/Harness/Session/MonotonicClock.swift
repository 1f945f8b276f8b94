import Foundation

/// A clock that nobody sets, the same in all processes of the machine.
enum MonotonicClock {
  /// The time, in seconds since an arbitrary start.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
