import PropertyTesting

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
