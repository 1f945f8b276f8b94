import DequeModule
import PropertyExpectations

/// What a list that grows at both ends can do.
protocol DoubleEnded: SendableMetatype {
  var count: Int { get }
  subscript(index: Int) -> Int { get set }
  mutating func append(_ number: Int)
  mutating func prepend(_ number: Int)
  mutating func popFirst() -> Int?
  mutating func popLast() -> Int?
  mutating func insert(_ number: Int, at index: Int)
  mutating func remove(at index: Int) -> Int
}

extension Deque<Int>: DoubleEnded {}

extension DoubleEnded {
  typealias Operation = Command<Versions<[Int]>, Versions<Self>>

  var list: [Int] { (0..<count).map { self[$0] } }

  /// The commands that every such list has; an array is their model.
  static func commands(_ number: Generator<Int>) -> [Operation] {
    [
      Command("append", number, model: { $0.now.append($1) }, system: { $0.now.append($1) }),
      Command("prepend", number) {
        $0.now.insert($1, at: 0)
      } system: {
        $0.now.prepend($1)
      },
      Command("popFirst") {
        $0.now.isEmpty ? nil : $0.now.removeFirst()
      } system: {
        $0.now.popFirst()
      },
      Command("popLast", model: { $0.now.popLast() }, system: { $0.now.popLast() }),
      Command("insert", of: { zip(number, .place(in: $0.now)) }) {
        $0.now.insert($1.0, at: $1.1)
      } system: {
        $0.now.insert($1.0, at: $1.1)
      },
      Command("remove", of: { .index(of: $0.now) }, when: { !$0.now.isEmpty }) {
        $0.now.remove(at: $1)
      } system: {
        $0.now.remove(at: $1)
      },
      Command("set", of: { zip(.index(of: $0.now), number) }, when: { !$0.now.isEmpty }) {
        $0.now[$1.0] = $1.1
      } system: {
        $0.now[$1.0] = $1.1
      },
    ] + copying()
  }

  /// A list that `make` makes of numbers, and an array, which must agree after any commands.
  static func machine(
    _ number: Generator<Int> = .int(), from start: [Int] = [], steps: Int = 20,
    more: [Operation] = [], _ make: @escaping @Sendable ([Int]) -> Self
  ) -> StateMachine<Versions<[Int]>, Versions<Self>> {
    StateMachine(
      model: { Versions(start) }, system: { Versions(make(start)) }, steps: steps,
      commands: commands(number) + more
    ) { model, system in
      try requireEqual(system.now.list, model.now, "the elements")
      try requireEqual(system.aside.list, model.aside, "the elements of the copy")
    }
  }
}
