import Foundation

/// A value that several threads may change.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var content: Value

  init(_ value: Value) { content = value }

  var value: Value { with { $0 } }

  func with<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&content) }
  }
}
