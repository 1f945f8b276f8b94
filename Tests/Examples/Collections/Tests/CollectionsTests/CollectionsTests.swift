import DequeModule
import Foundation
import OrderedCollections
import PropertyExpectations
import Testing

/// An element that is compared only by its key; small keys have the same hash value.
struct Item: Hashable, Sendable, CustomStringConvertible {
  var key: Int
  var tag: Int

  var description: String { "\(key)\(tag == 0 ? "a" : "b")" }
  static func == (one: Item, other: Item) -> Bool { one.key == other.key }
  func hash(into hasher: inout Hasher) {
    hasher.combine((0..<64).contains(key) ? key % 3 : key)
  }

  /// An item whose key is from 0 to 7, from 0 to 63, or any integer.
  static let any = zip(.oneOf(.int(in: 0...7), .int(in: 0...63), .int()), .int(in: 0...1))
    .map { Item(key: $0, tag: $1) }
}

/// A value, and an earlier copy of the value.
struct Versions<Value> {
  var now: Value
  var aside: Value

  init(_ value: Value) { (now, aside) = (value, value) }
}

/// Commands that put a copy of the list aside, or go back to that copy.
func copying<Model, System>() -> [Command<Versions<Model>, Versions<System>>] {
  [
    Command("copy", weight: 3, model: { $0.aside = $0.now }, system: { $0.aside = $0.now }),
    Command("swap", model: { swap(&$0.now, &$0.aside) }, system: { swap(&$0.now, &$0.aside) }),
  ]
}

extension Generator where Value == Int {
  /// The index of an element in a list, or 0 if the list is empty.
  static func index(of list: some Collection) -> Generator { .int(in: 0...max(0, list.count - 1)) }

  /// A position before, between or after a list's elements.
  static func place(in list: some Collection) -> Generator { .int(in: 0...list.count) }
}

/// The operations on a list to which elements can be added at both ends.
protocol DoubleEnded: SendableMetatype {
  var list: [Int] { get }
  subscript(index: Int) -> Int { get set }
  mutating func append(_ number: Int)
  mutating func prepend(_ number: Int)
  mutating func insert(_ number: Int, at index: Int)
  mutating func remove(at index: Int) -> Int
}

extension Deque<Int>: DoubleEnded {
  var list: [Int] { indices.map { self[$0] } }
}

extension DoubleEnded {
  typealias Operation = Command<Versions<[Int]>, Versions<Self>>

  /// The commands for all double-ended lists, with an array as the model.
  static func commands(_ number: Generator<Int>) -> [Operation] {
    [
      Command("append", number, model: { $0.now.append($1) }) { $0.now.append($1) },
      Command("prepend", number, model: { $0.now.insert($1, at: 0) }) { $0.now.prepend($1) },
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

  /// A machine that runs any commands, and compares the list from `make` with an array.
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

/// The operations on a list in which no two elements are equal.
protocol Unique: SendableMetatype {
  var elements: [Item] { get }
  func firstIndex(of item: Item) -> Int?
  mutating func append(_ item: Item) -> (inserted: Bool, index: Int)
  mutating func remove(_ item: Item) -> Item?
}

extension OrderedSet<Item>: Unique {}

/// The model: an array that is searched element by element.
extension Array where Element == Item {
  /// Adds the item unless the array contains an equal one, and returns the item's index.
  mutating func add(_ item: Item) -> Int {
    if let index = firstIndex(of: item) { return index }
    append(item)
    return count - 1
  }
}

extension Unique {
  typealias Operation = Command<Versions<[Item]>, Versions<Self>>

  /// The commands for all lists without duplicates, with an array as the model.
  static func commands(_ item: Generator<Item>, _ counts: ClosedRange<Int>) -> [Operation] {
    [
      Command("append", item, model: { $0.now.add($1) }) { $0.now.append($1).index },
      Command("append contents", of: { items(counts, joining: $0.now) }, weight: 2) { list, items in
        for item in items { _ = list.now.add(item) }
      } system: { set, items in
        for item in items { _ = set.now.append(item) }
      },
      Command("remove", of: { (try? Generator.element(of: $0.now)) ?? item }) { list, item in
        list.now.firstIndex(of: item).map { "\(list.now.remove(at: $0))" }
      } system: {
        $0.now.remove($1).map { "\($0)" }
      },
      Command("find", item, model: { $0.now.firstIndex(of: $1) }) { $0.now.firstIndex(of: $1) },
    ] + copying()
  }

  /// Lists of items to append to `members`.
  ///
  /// A set creates a table above 15 elements, and larger tables above 24 and above 48.
  static func items(_ counts: ClosedRange<Int>, joining members: [Item]) -> Generator<[Item]> {
    Generator.array(of: Item.any, counts)
      .cover("more than 15 members", atLeast: 0.3) { _ in members.count > 15 }
      .cover("more than 24 members", atLeast: 0.2) { _ in members.count > 24 }
      .cover("more than 48 members", atLeast: 0.1) { _ in members.count > 48 }
  }

  /// A machine that runs any commands, and compares the list from `make` with an array.
  static func machine(
    _ item: Generator<Item> = Item.any, from start: [Item] = [], steps: Int = 30,
    lists counts: ClosedRange<Int> = 0...60, more: [Operation] = [],
    _ make: @escaping @Sendable ([Item]) -> Self
  ) -> StateMachine<Versions<[Item]>, Versions<Self>> {
    StateMachine(
      model: { Versions(start) }, system: { Versions(make(start)) }, steps: steps,
      commands: commands(item, counts) + more
    ) { model, system in
      try system.now.requireAgrees(with: model.now)
      try system.aside.requireAgrees(with: model.aside)
    }
  }

  /// Requires that the elements equal `items`, and that each one is found at its index.
  func requireAgrees(with items: [Item]) throws {
    try requireEqual(elements.map(\.description), items.map(\.description))
    for (index, item) in items.enumerated() {
      try requireEqual(firstIndex(of: item), index, "\(item) isn't found")
    }
  }
}

@Suite struct CollectionsTests {
  /// The commands that only deques have.
  static let more: [Deque<Int>.Operation] = [
    Command(
      "append itself", when: { $0.now.count < 40 },
      model: { $0.now.append(contentsOf: $0.now) }, system: { $0.now.append(contentsOf: $0.now) })
  ]

  @Test func `a deque agrees with an array`() {
    expectHolds(Deque.machine(more: Self.more) { Deque($0) })
  }

  /// Deques that start anywhere in their ring, so the elements may be stored in two parts.
  static let deques = zip(Generator.array(of: .int(), 0...12), Generator.array(of: .int(), 0...12))
    .map { front, back in
      var deque = Deque(back)
      for number in front { deque.prepend(number) }
      return deque
    }
    .cover("in two parts", atLeast: 0.3) { $0.withContiguousStorageIfAvailable { _ in } == nil }

  @Test func `the start of the ring makes no difference`() {
    expectHolds(forAll: Self.deques, .int()) { deque, number in
      let (list, same) = (Array(deque), Deque(deque.list))
      try requireEqual(list, deque.list)
      try requireEqual(deque, same)
      try requireEqual(deque.hashValue, same.hashValue)
      try requireEqual(Array(deque + [number]), list + [number])
    }
  }

  @Test(.properties(cases: 2_000)) func `an ordered set agrees with an array`() {
    show(expectHolds(OrderedSet.machine { OrderedSet($0) }).statistics.chart)
  }

  @Test func `a run reports that its lists are too short to need a table`() {
    let name = PropertyName(chapter: "CollectionsTests", name: "a set with short lists")
    let machine = OrderedSet.machine(lists: 0...4) { OrderedSet($0) }
    let report = Run.check(machine.claim(named: name))
    show(report)
    let sizes = [15, 24, 48].map { "more than \($0) members" }
    #expect(report.outcome == .notReached(labels: sizes))
  }

  /// The domain is so small that all of its inputs are checked, which proves the claim.
  @Test(.properties(cases: 60_000, isExhaustive: true))
  func `three commands on a deque with a full ring`() {
    show(expectHolds(Deque.machine(.int(in: 0...1), from: [0, 1, 2, 3], steps: 3) { Deque($0) }))
  }

  @Test func `setting an element changes the copies`() throws {
    try expectFound(in: Shared.machine { Shared($0, isSetInPlace: true) }, steps: 3)
    expectHolds(Shared.machine { Shared($0, isSetInPlace: false) })
  }

  @Test func `the table made for the sixteenth element lacks the first element`() throws {
    try expectFound(in: Forgetful.machine { Forgetful($0, lacksFirst: true) }, steps: 2)
    expectHolds(Forgetful.machine { Forgetful($0, lacksFirst: false) })
  }

  /// Requires a run to find the planted bug with at most `steps` steps, and shows the report.
  func expectFound<Model, System>(
    in machine: StateMachine<Model, System>, steps: Int, name: String = #function
  ) throws {
    let name = PropertyName(chapter: "Planted", name: String(name.prefix { $0 != "(" }))
    let report = Run.check(machine.claim(named: name))
    let found = try #require(report.counterexample)
    show(report)
    #expect(found.values(of: machine.traces).count <= steps)
  }

  /// Prints without buffering, which keeps the lines of a test together in a log.
  func show(_ text: some CustomStringConvertible) {
    print(text)
    fflush(nil)
  }
}

/// A list in an object, which copies share until one of them changes.
struct Shared: DoubleEnded {
  private final class Storage {
    var list: [Int]
    init(_ list: [Int]) { self.list = list }
  }

  private var storage: Storage
  /// The planted bug: setting an element doesn't first copy the shared object.
  private let isSetInPlace: Bool

  init(_ numbers: [Int], isSetInPlace: Bool) {
    (storage, self.isSetInPlace) = (Storage(numbers), isSetInPlace)
  }

  var list: [Int] {
    get { storage.list }
    set { storage = Storage(newValue) }
  }
  subscript(index: Int) -> Int {
    get { list[index] }
    set { if isSetInPlace { storage.list[index] = newValue } else { list[index] = newValue } }
  }
  mutating func append(_ number: Int) { list.append(number) }
  mutating func prepend(_ number: Int) { list.insert(number, at: 0) }
  mutating func insert(_ number: Int, at index: Int) { list.insert(number, at: index) }
  mutating func remove(at index: Int) -> Int { list.remove(at: index) }
}

/// A set that creates its table for the sixteenth element and may omit the first element.
struct Forgetful: Unique {
  private var members: OrderedSet<Item>
  private let lacksFirst: Bool

  init(_ items: [Item], lacksFirst: Bool) {
    (members, self.lacksFirst) = (OrderedSet(items), lacksFirst)
  }

  var elements: [Item] { members.elements }
  func firstIndex(of item: Item) -> Int? {
    lacksFirst && members.count > 15 && item == members.first ? nil : members.firstIndex(of: item)
  }
  mutating func append(_ item: Item) -> (inserted: Bool, index: Int) { members.append(item) }
  mutating func remove(_ item: Item) -> Item? { members.remove(item) }
}
