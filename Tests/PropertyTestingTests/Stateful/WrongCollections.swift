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

/// A list that keeps the last of three, and one that throws when a sixth is inserted.
struct WrongList {
  struct Full: Error {}

  private(set) var items: [String] = []
  var capacity = Int.max

  mutating func insert(_ item: String, at place: Int) throws {
    if items.count == capacity { throw Full() }
    items.insert(item, at: place)
  }

  mutating func remove(at place: Int) -> String {
    items.count == 3 && place == 2 ? items[place] : items.remove(at: place)
  }

  private static let insert = Command<[String], WrongList>(
    "insert", of: { zip(.string(of: "abc", 0...2), .int(in: 0...$0.count)) }
  ) {
    $0.insert($1.0, at: $1.1)
  } system: {
    try $0.insert($1.0, at: $1.1)
  }

  private static let remove = Command<[String], WrongList>(
    "remove", of: { .int(in: 0...$0.count - 1) }, when: { !$0.isEmpty }
  ) {
    $0.remove(at: $1)
  } system: {
    $0.remove(at: $1)
  }

  static let keeping = StateMachine<[String], WrongList>(
    model: { [] }, system: { WrongList() }, commands: [insert, remove],
    invariant: { try requireEqual($1.items.count, $0.count, "the counts differ") })

  static let throwing = StateMachine<[String], WrongList>(
    model: { [] }, system: { WrongList(capacity: 5) }, commands: [insert])
}

/// A set in a list that stores a value added twice, twice.
struct WrongSet {
  private var items: [Int] = []

  mutating func insert(_ item: Int) { items.append(item) }

  mutating func remove(_ item: Int) {
    if let place = items.firstIndex(of: item) { items.remove(at: place) }
  }

  func contains(_ item: Int) -> Bool { items.contains(item) }

  static let machine = StateMachine<Set<Int>, WrongSet>(
    model: { [] }, system: { WrongSet() },
    commands: [
      Command("insert", .int(in: -5...5), model: { $0.insert($1) }, system: { $0.insert($1) }),
      Command("remove", .int(in: -5...5), model: { $0.remove($1) }, system: { $0.remove($1) }),
      Command("contains", .int(in: -5...5)) {
        $0.contains($1)
      } system: {
        $0.contains($1)
      },
    ])
}
