import PropertyTesting

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
