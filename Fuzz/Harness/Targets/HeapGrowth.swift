import FuzzHeap
import PropertyTesting

/// Measures the memory that leaks if the same input is checked repeatedly.
///
/// LeakSanitizer can't find leaks in Swift, because it looks for pointers, and Swift's pointers to
/// strings contain other bits. Instead, the heap is measured after each of several rows of checks.
/// A cache grows only in the first rows, but a leak grows in each row.
enum HeapGrowth {
  /// The origin of failures that are leaks.
  static let origin = "the heap"

  /// The number of checks that form a row; the heap is measured after each row.
  ///
  /// The first row isn't compared. The GNU C library keeps up to seven freed blocks of each size
  /// and reports them as used. Therefore, up to seven checks of a row can hide a leak of twice the
  /// smallest block; the other checks reveal it. In a fragmented heap, the kept blocks have
  /// different sizes each time. Such a heap grows for up to eight rows, but by less than a block
  /// per check.
  private static let checks = 16
  private static let rows = 16
  /// The size of the smallest block, in bytes.
  private static let least = 16

  /// The average number of bytes that a check leaks; `nil` if in any row the heap grows by less
  /// than the smallest block per check.
  static func perCheck(
    heap: () -> Int = { Int(property_fuzz_allocated()) }, _ check: () -> Void
  ) -> Int? {
    func afterRow() -> Int {
      for _ in 0..<checks { check() }
      return heap()
    }
    let first = afterRow()
    var last = first
    for _ in 1..<rows {
      let next = afterRow()
      guard next - last >= least * checks else { return nil }
      last = next
    }
    return (last - first) / ((rows - 1) * checks)
  }

  /// The limit on the processor time of all rows in a child process, in seconds.
  fileprivate static let longest = 60.0

  /// The failure of an input for which each check leaks the given number of bytes.
  static func failure(_ bytes: Int) -> Failure {
    Failure("each check of this input leaks \(bytes) bytes of memory", at: origin)
  }
}

extension Claim {
  /// The claim that checking an input of this claim leaks no memory.
  func leavingNothing(isIsolated: Bool) -> Claim {
    let leaving = judged { source in
      let choices = source.choices(madeBy: generate)
      if source.isRejected { return .discarded }
      let bytes = ChoiceBytes.encode(choices)
      let left = HeapGrowth.perCheck { _ = judge(bytes: bytes) }
      return left.map { .fails(HeapGrowth.failure($0)) } ?? .holds
    }
    return isIsolated ? leaving.isolated(cpuSeconds: HeapGrowth.longest) : leaving
  }
}
