import PropertyTesting

/// A queue in a ring of four places, a reference type, that doesn't unroll the ring when it grows.
final class WrongQueue {
  private var ring: [Int?] = Array(repeating: nil, count: 2)
  private var head = 0
  private(set) var count = 0

  func add(_ item: Int) {
    if count == ring.count { ring += Array(repeating: nil, count: count) }
    ring[(head + count) % ring.count] = item
    count += 1
  }

  func take() -> Int? {
    guard count > 0 else { return nil }
    defer { head = (head + 1) % ring.count }
    count -= 1
    return ring[head]
  }

  static let machine = StateMachine<[Int], WrongQueue>(
    model: { [] }, system: { WrongQueue() },
    commands: [
      Command("add", .int(in: 0...99), model: { $0.append($1) }, system: { $0.add($1) }),
      Command("take", model: { $0.isEmpty ? nil : $0.removeFirst() }, system: { $0.take() }),
      Command("count", model: { $0.count }, system: { $0.count }),
    ])
}
