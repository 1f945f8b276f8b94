import FuzzHeap

/// Whether an input covers the same code whenever it is checked.
///
/// If it doesn't, a fuzzer is misled: it keeps inputs for what they don't cover again. Later
/// replays are compared, because what is set up once is set up in the first checks, and two pairs
/// of them, because of laws that keep nothing one replay in two thousand differs for once.
enum ReplayedCoverage {
  /// The coverage counters of this build; none if it isn't instrumented.
  static var counters: UnsafeMutableBufferPointer<UInt8> {
    var start: UnsafeMutablePointer<UInt8>?
    let count = property_fuzz_counters(&start)
    return UnsafeMutableBufferPointer(start: start, count: count)
  }

  /// Checks an input three times more, or five; returns whether later ones have covered the same.
  static func isSame(
    _ counters: UnsafeMutableBufferPointer<UInt8> = counters, _ check: () -> Void
  ) -> Bool {
    func reached() -> [Bool] {
      counters.update(repeating: 0)
      check()
      return counters.map { $0 != 0 }
    }
    return keeping(counters) {
      check()
      return reached() == reached() || reached() == reached()
    }
  }

  /// Does something whose coverage isn't that of the fuzzer's input.
  static func keeping<Result>(
    _ counters: UnsafeMutableBufferPointer<UInt8> = counters, _ work: () -> Result
  ) -> Result {
    let covered = Array(counters)
    defer { if !covered.isEmpty { _ = counters.update(fromContentsOf: covered) } }
    return work()
  }
}
