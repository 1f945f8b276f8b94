/// What runs parts of a search side by side.
///
/// The engine imports nothing, so it has no threads of its own: whoever has some lends them.
public struct Lanes: Sendable {
  /// Calls a body once with each index from 0 up to a count, and returns when the last has ended.
  public typealias Perform = @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void

  /// How many parts can run at once; at least 1.
  public let count: Int
  /// Calls a body once with each index from 0 up to a count, and returns when the last has ended.
  public let perform: Perform

  /// Lanes that `perform` lends.
  ///
  /// - Parameters:
  ///   - count: how many parts can run at once; less than 1 means 1.
  ///   - perform: calls a body with each index, in any order, on any threads, and waits for all.
  public init(count: Int, perform: @escaping Perform) {
    self.count = max(1, count)
    self.perform = perform
  }

  /// The caller's own thread, one index after the other.
  public static let one = Lanes(count: 1) { count, body in
    for index in 0..<count { body(index) }
  }
}
