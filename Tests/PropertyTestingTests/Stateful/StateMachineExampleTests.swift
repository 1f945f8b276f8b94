import PropertyExpectations
import PropertyTesting
import Testing

/// A user's first machine, as the pages show it.
@Suite struct StateMachineExampleTests {
  struct Stack {
    private var items: [Int] = []
    var count: Int { items.count }
    mutating func push(_ item: Int) { items.append(item) }
    mutating func pop() -> Int? { items.popLast() }
  }

  static let stack = StateMachine<[Int], Stack>(
    model: { [] }, system: { Stack() },
    commands: [
      Command("push", .int(in: 0...9), model: { $0.append($1) }, system: { $0.push($1) }),
      Command("pop", when: { !$0.isEmpty }, model: { $0.removeLast() }, system: { $0.pop() }),
    ],
    invariant: { model, stack in try requireEqual(stack.count, model.count) })

  @Test func `A stack agrees with an array`() { expectHolds(Self.stack) }
}
