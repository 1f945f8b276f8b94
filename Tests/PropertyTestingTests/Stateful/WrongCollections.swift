import PropertyTesting

/// A stack, a value type, that pops from the wrong end once it has had its maximum height.
struct WrongStack {
  private(set) var items: [Int] = []
  private var wasHigh = false
  /// The height at which it goes wrong.
  let limit: Int

  init(limit: Int = .max) { self.limit = limit }

  var count: Int { items.count }

  mutating func push(_ item: Int) {
    items.append(item)
    if items.count >= limit { wasHigh = true }
  }

  mutating func pop() -> Int? {
    guard !items.isEmpty else { return nil }
    return wasHigh ? items.removeFirst() : items.removeLast()
  }

  /// The stack and an array; without a limit, the stack is right.
  static func machine(
    limit: Int = .max, values: ClosedRange<Int> = 0...9, steps: Int = 20
  ) -> StateMachine<[Int], WrongStack> {
    StateMachine(
      model: { [] }, system: { WrongStack(limit: limit) }, steps: steps,
      commands: [
        Command("push", .int(in: values)) { model, value in
          model.append(value)
        } system: { stack, value in
          stack.push(value)
        },
        Command("pop", when: { !$0.isEmpty }) { model in
          model.removeLast()
        } system: { stack in
          stack.pop()
        },
      ],
      invariant: { model, stack in try requireEqual(stack.count, model.count) })
  }
}

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
