// Small data structures with one bug each, which the properties of the real ones must find. Without
// its bug, each has the same properties.

/// A list in a ring of slots.
struct Ring: DoubleEnded {
  /// Whether an element that is inserted in the last slot of the ring goes one place too far.
  private let isOffAtEnd: Bool
  private var slots: [Int] = []
  private var start = 0
  private(set) var count = 0

  init(_ numbers: [Int], isOffAtEnd: Bool) {
    self.isOffAtEnd = isOffAtEnd
    for number in numbers { append(number) }
  }

  subscript(index: Int) -> Int {
    get { slots[(start + index) % slots.count] }
    set { slots[(start + index) % slots.count] = newValue }
  }

  mutating func append(_ number: Int) {
    grow()
    count += 1
    self[count - 1] = number
  }

  mutating func prepend(_ number: Int) {
    grow()
    start = (start + slots.count - 1) % slots.count
    count += 1
    self[0] = number
  }

  mutating func popFirst() -> Int? {
    guard count > 0 else { return nil }
    defer { (start, count) = ((start + 1) % slots.count, count - 1) }
    return self[0]
  }

  mutating func popLast() -> Int? {
    guard count > 0 else { return nil }
    defer { count -= 1 }
    return self[count - 1]
  }

  mutating func insert(_ number: Int, at index: Int) {
    append(number)
    let isAtEnd = isOffAtEnd && (start + index) % slots.count == slots.count - 1
    let place = isAtEnd ? min(index + 1, count - 1) : index
    for other in (place..<count).dropLast().reversed() { self[other + 1] = self[other] }
    self[place] = number
  }

  mutating func remove(at index: Int) -> Int {
    defer {
      for other in index..<count - 1 { self[other] = self[other + 1] }
      count -= 1
    }
    return self[index]
  }

  private mutating func grow() {
    guard count == slots.count else { return }
    slots = (0..<count).map { self[$0] } + Array(repeating: 0, count: max(4, count))
    start = 0
  }
}

/// A list in an object, which copies share until one of them is changed.
struct Shared: DoubleEnded {
  private final class Storage {
    var list: [Int]
    init(_ list: [Int]) { self.list = list }
  }

  /// Whether a copy isn't made before an element is set.
  private let isSetInPlace: Bool
  private var storage: Storage

  init(_ numbers: [Int], isSetInPlace: Bool) {
    self.isSetInPlace = isSetInPlace
    storage = Storage(numbers)
  }

  var count: Int { storage.list.count }

  subscript(index: Int) -> Int {
    get { storage.list[index] }
    set {
      if !isSetInPlace { detach() }
      storage.list[index] = newValue
    }
  }

  mutating func append(_ number: Int) { insert(number, at: count) }
  mutating func prepend(_ number: Int) { insert(number, at: 0) }
  mutating func popFirst() -> Int? { count == 0 ? nil : remove(at: 0) }
  mutating func popLast() -> Int? { count == 0 ? nil : remove(at: count - 1) }

  mutating func insert(_ number: Int, at index: Int) {
    detach()
    storage.list.insert(number, at: index)
  }

  mutating func remove(at index: Int) -> Int {
    detach()
    return storage.list.remove(at: index)
  }

  private mutating func detach() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.list) }
  }
}

/// A list without equal elements, and a table of their places.
struct Indexed: Unique {
  enum Bug {
    /// An element that is removed doesn't move the places of those after it.
    case removal
    /// The table, which is made with the sixteenth element, lacks the first.
    case table
  }

  private let bug: Bug?
  private var places: [Item: Int] = [:]
  private(set) var elements: [Item] = []

  init(_ items: [Item], _ bug: Bug?) {
    self.bug = bug
    for item in items { _ = append(item) }
  }

  func firstIndex(of item: Item) -> Int? {
    elements.count < 16 ? elements.firstIndex(of: item) : places[item]
  }

  mutating func append(_ item: Item) -> (inserted: Bool, index: Int) {
    insert(item, at: elements.count)
  }

  mutating func insert(_ item: Item, at index: Int) -> (inserted: Bool, index: Int) {
    if let place = firstIndex(of: item) { return (false, place) }
    elements.insert(item, at: index)
    let isFirst = elements.count == 16
    for place in (isFirst ? 0 : index)..<elements.count { places[elements[place]] = place }
    if bug == .table && isFirst { places[elements[0]] = nil }
    return (true, index)
  }

  mutating func remove(_ item: Item) -> Item? {
    guard let index = firstIndex(of: item) else { return nil }
    let removed = elements.remove(at: index)
    places[removed] = nil
    if bug == .removal { return removed }
    for place in index..<elements.count { places[elements[place]] = place }
    return removed
  }
}

/// A heap of numbers, each at most as great as the two that follow it.
struct MinHeap: Prioritised {
  /// Whether the order isn't restored where numbers are removed in the middle.
  private let isLeftLoose: Bool
  private(set) var unordered: [Int] = []

  init(_ numbers: [Int], isLeftLoose: Bool) {
    self.isLeftLoose = isLeftLoose
    for number in numbers { insert(number) }
  }

  var count: Int { unordered.count }
  var min: Int? { unordered.first }
  var max: Int? { unordered.max() }

  mutating func insert(_ number: Int) {
    unordered.append(number)
    var child = count - 1
    while child > 0, unordered[child] < unordered[(child - 1) / 2] {
      unordered.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popMin() -> Int? { take(unordered.first) }
  mutating func popMax() -> Int? { take(unordered.max()) }

  mutating func removeAll(where isRemoved: (Int) throws -> Bool) rethrows {
    try unordered.removeAll(where: isRemoved)
    if !isLeftLoose { unordered.sort() }
  }

  private mutating func take(_ number: Int?) -> Int? {
    guard let number, let index = unordered.firstIndex(of: number) else { return nil }
    unordered.remove(at: index)
    unordered.sort()
    return number
  }
}
