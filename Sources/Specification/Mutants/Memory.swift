import Foundation

/// A value that a mutant wrongly keeps from one call to the next.
///
/// Each mutant has its own value, so equal calls in the same order have equal results.
final class Memory<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func update<Result>(_ change: (inout Value) -> Result) -> Result {
    lock.withLock { change(&value) }
  }
}
