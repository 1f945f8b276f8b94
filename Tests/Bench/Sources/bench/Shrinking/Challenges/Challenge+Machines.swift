import PropertyTesting

extension Challenge {
  /// Sequences of commands, whose effects depend on all earlier ones.
  static let machines = [ring]

  /// The ring must wrap around before it grows.
  private static let ring = Challenge(
    "ring", claimed: "a growing ring returns its values in order",
    answer: "[put 0, put 0, get, put 1, put 0, get, get]", .array(of: RingCommand.any, 0...100)
  ) { commands in
    var (ring, queue) = (Ring(), [Int]())
    for command in commands {
      switch command {
      case .put(let value):
        ring.put(value)
        queue.append(value)
      case .get:
        let expected = queue.isEmpty ? nil : queue.removeFirst()
        if ring.get() != expected { return false }
      }
    }
    return true
  }
}

/// An operation on a ring.
enum RingCommand: Sendable, CustomStringConvertible {
  case put(Int)
  case get

  static let any = Generator<RingCommand>.oneOf(
    Generator<Int>.int().map { .put($0) }, .just(.get))

  var description: String {
    switch self {
    case .put(let value): "put \(value)"
    case .get: "get"
    }
  }
}

/// A queue in a ring of slots, with a mistake: growing leaves the wrapped-around values at the
/// front.
///
///     [c][b]  ──grow──►  [c][b][ ][ ]    b is followed by nothing, c is lost
///         └ first
struct Ring {
  private var slots = [0, 0]
  private var first = 0
  private var count = 0

  mutating func put(_ value: Int) {
    if count == slots.count { slots += Array(repeating: 0, count: count) }
    slots[(first + count) % slots.count] = value
    count += 1
  }

  mutating func get() -> Int? {
    guard count > 0 else { return nil }
    defer {
      first = (first + 1) % slots.count
      count -= 1
    }
    return slots[first]
  }
}
