import OrderedCollections
import PropertyExpectations

/// What a list without equal elements can do.
protocol Unique: SendableMetatype {
  var elements: [Item] { get }
  func firstIndex(of item: Item) -> Int?
  mutating func append(_ item: Item) -> (inserted: Bool, index: Int)
  mutating func insert(_ item: Item, at index: Int) -> (inserted: Bool, index: Int)
  mutating func remove(_ item: Item) -> Item?
}

extension OrderedSet<Item>: Unique {}

/// The answer of a command that inserts.
struct Placement: Equatable {
  let isNew: Bool
  let index: Int

  init(_ answer: (inserted: Bool, index: Int)) { (isNew, index) = answer }
}

/// The model: an array that searches.
extension Array where Element == Item {
  mutating func add(_ item: Item, at place: Int? = nil) -> Placement {
    if let index = firstIndex(of: item) { return Placement((false, index)) }
    insert(item, at: place ?? count)
    return Placement((true, place ?? count - 1))
  }

  /// The item that another takes the place of.
  mutating func update(_ item: Item, orInsertAt place: Int) -> String? {
    guard let index = firstIndex(of: item) else {
      insert(item, at: place)
      return nil
    }
    defer { self[index] = item }
    return "\(self[index])"
  }

  mutating func add(contentsOf items: [Item]) { for item in items { _ = add(item) } }

  /// Without the elements that are equal to an earlier one.
  var unique: [Item] { reduce(into: []) { _ = $0.add($1) } }
}

/// Claims that items are the expected ones, also in what equality ignores.
func requireSame(_ found: [Item], _ expected: [Item]) throws {
  let isSame = found.elementsEqual(expected) { $0.key == $1.key && $0.tag == $1.tag }
  try require(isSame, "found \(found); expected \(expected)")
}

extension Unique {
  typealias Operation = Command<Versions<[Item]>, Versions<Self>>

  /// The commands that every such list has; an array is their model.
  static func commands(_ item: Generator<Item>) -> [Operation] {
    [
      Command("append", item) {
        $0.now.add($1)
      } system: {
        Placement($0.now.append($1))
      },
      Command("insert", of: { zip(item, .place(in: $0.now)) }) {
        $0.now.add($1.0, at: $1.1)
      } system: {
        Placement($0.now.insert($1.0, at: $1.1))
      },
      Command("remove", of: { .element(of: $0.now, or: item) }) { list, item in
        list.now.firstIndex(of: item).map { "\(list.now.remove(at: $0))" }
      } system: {
        $0.now.remove($1).map { "\($0)" }
      },
      Command("find", item, model: { $0.now.firstIndex(of: $1) }) { $0.now.firstIndex(of: $1) },
    ] + copying()
  }

  /// A list that `make` makes of items, and an array, which must agree after any commands.
  static func machine(
    _ item: Generator<Item> = Item.any, from start: [Item] = [], steps: Int = 20,
    more: [Operation] = [], _ make: @escaping @Sendable ([Item]) -> Self
  ) -> StateMachine<Versions<[Item]>, Versions<Self>> {
    StateMachine(
      model: { Versions(start) }, system: { Versions(make(start)) }, steps: steps,
      commands: commands(item) + more
    ) { model, system in
      try system.now.requireAgrees(with: model.now)
      try system.aside.requireAgrees(with: model.aside)
    }
  }

  /// Claims that the elements are those of `items`, and that each is found in its place.
  func requireAgrees(with items: [Item]) throws {
    try requireSame(elements, items)
    for (index, item) in items.enumerated() {
      try requireEqual(firstIndex(of: item), index, "\(item) isn't found")
    }
  }
}
