/// Workers that check parts of a search in parallel.
///
/// The engine imports no modules, so it can't create threads; the caller provides them.
public struct Workers: Sendable {
  /// Calls a body once for each index below a count, and returns after the last call.
  public typealias Perform = @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void

  /// The number of parts that can be checked in parallel, at least 1.
  public let count: Int
  /// Calls a body once for each index below a count, and returns after the last call.
  public let perform: Perform

  /// Creates workers that use `perform`.
  /// - Parameters:
  ///   - count: the number of parts that can be checked in parallel; less than 1 means 1.
  ///   - perform: calls a body with each index, in any order and on any threads, and returns after
  ///     the last call.
  public init(count: Int, perform: @escaping Perform) {
    self.count = max(1, count)
    self.perform = perform
  }

  /// One worker: the calling thread.
  public static let one = Workers(count: 1) { count, body in
    for index in 0..<count { body(index) }
  }
}
