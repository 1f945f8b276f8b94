/// What a user of a stack does.
enum StackCommand: Hashable, Sendable {
  case push(Int)
  case pop
  case clear
  case peek
}

/// A stack of at most thirty-two values, or of fewer because of a bug.
struct BoundedStack {
  enum Bug: String, CaseIterable, Sendable {
    /// The stack is full one value too early: at seven, eleven or fifteen.
    case losesEighth, losesTwelfth, losesSixteenth
  }

  /// How many values the right stack holds.
  static let capacity = 32

  private let capacity: Int
  private(set) var values: [Int] = []

  init(bug: Bug?) {
    capacity =
      switch bug {
      case .losesEighth: 7
      case .losesTwelfth: 11
      case .losesSixteenth: 15
      case nil: Self.capacity
      }
  }

  var peek: Int? { values.last }

  /// Whether there was room for the value.
  mutating func push(_ value: Int) -> Bool {
    if values.count >= capacity { return false }
    values.append(value)
    return true
  }

  mutating func pop() -> Int? { values.popLast() }

  mutating func clear() { values = [] }
}
