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
