import PropertyTesting

/// A claim that always holds, and a loop that checks as many inputs without the engine.
struct Workload: Sendable {
  let name: String
  let claim: Claim
  /// The number of cases in a round; it is large enough to make the cost of starting a run
  /// irrelevant.
  var cases = 1_000
  /// The loop, which takes the number of inputs; `nil` if the compiler would remove it.
  var byHand: (@Sendable (Int) -> Void)?

  static let all = [oneInteger, list, editedText, moves, machine]

  func check(_ cases: Int) -> Int {
    let report = Run.check(claim, RunSettings(cases: cases))
    precondition(report.passed, "\(report)")
    return report.cases
  }

  /// A property of one integer, which shows the cost of the engine itself.
  static let oneInteger = Workload(
    name: "one Int",
    claim: Claim(forAll: .int()) { number in try require(number &+ 1 != number) },
    cases: 10_000_000)

  /// A property of up to 100 integers, which are reversed twice.
  static let list = Workload(
    name: "up to 100 Ints, reversed twice",
    claim: Claim(forAll: .array(of: .int(), 0...100)) { list in
      try require(isItselfReversedTwice(list))
    },
    cases: 2_000_000
  ) { cases in
    var random = RandomBits(seed: 7)
    for _ in 0..<cases {
      let count = Int(random.next(upTo: 100))
      var list: [Int] = []
      list.reserveCapacity(count)
      for _ in 0..<count { list.append(Int(truncatingIfNeeded: random.next())) }
      precondition(isItselfReversedTwice(list))
    }
  }

  @inline(never)
  private static func isItselfReversedTwice(_ list: [Int]) -> Bool {
    Array(Array(list.reversed()).reversed()) == list
  }
}

extension Workload {
  /// A text of up to 40 scalars and ten edits; the claim makes the edits and predicts the length.
  static let editedText = Workload(
    name: "a text of up to 40 scalars, edited ten times",
    claim: Claim(forAll: text(upTo: 40), .array(of: edit, 10...10)) { text, edits in
      var (text, count) = (text, text.unicodeScalars.count)
      for edit in edits { count += edit.apply(to: &text, of: count) }
      try requireEqual(text.unicodeScalars.count, count)
    })

  private static let edit = zip(.int(in: 0...40), .int(in: 0...10), text(upTo: 4)).map {
    ScalarEdit(start: $0.0, count: $0.1, text: $0.2)
  }

  private static func text(upTo count: Int) -> Generator<String> {
    Generator { source in
      var text = String.UnicodeScalarView()
      source.repeated(0...count) { text.append(scalar($0.choose(upTo: 0x10F7FF))) }
      return String(text)
    }
  }

  private static func scalar(_ option: UInt64) -> Unicode.Scalar {
    let number = UInt32(truncatingIfNeeded: option)
    return Unicode.Scalar(number < 0xD800 ? number : number + 0x800) ?? "a"
  }
}

private struct ScalarEdit: Sendable {
  let start: Int
  let count: Int
  let text: String

  /// Makes the edit in a text of `length` scalars, and returns how much longer the text becomes.
  func apply(to edited: inout String, of length: Int) -> Int {
    let start = min(start, length)
    let count = min(count, length - start)
    let scalars = edited.unicodeScalars
    let first = scalars.index(scalars.startIndex, offsetBy: start)
    edited.replaceSubrange(first..<scalars.index(first, offsetBy: count), with: text)
    return text.unicodeScalars.count - count
  }
}

extension Workload {
  /// Up to 50 moves of a stack and an array, as a list through which the claim loops.
  static let moves = Workload(
    name: "50 moves, a list",
    claim: Claim(forAll: .array(of: move, 0...50)) { moves in
      var (model, stack) = ([Int](), Stack())
      for move in moves {
        switch move {
        case .push(let number):
          model.append(number)
          stack.push(number)
        case .pop: if !model.isEmpty { try require(model.removeLast() == stack.pop()) }
        case .top: try require(model.last == stack.top)
        case .clear:
          model.removeAll()
          stack.clear()
        }
        try require(model.count == stack.count)
      }
    })

  /// The same moves, as the commands of a state machine.
  static let machine = Workload(
    name: "50 moves, a state machine",
    claim: StateMachine<[Int], Stack>(
      model: { [] }, system: { Stack() },
      commands: [
        Command("push", .int(), model: { $0.append($1) }, system: { $0.push($1) }),
        Command("pop", when: { !$0.isEmpty }, model: { $0.removeLast() }, system: { $0.pop() }),
        Command("top", model: { $0.last }, system: { $0.top }),
        Command("clear", model: { $0.removeAll() }, system: { $0.clear() }),
      ],
      invariant: { model, stack in try require(model.count == stack.count) }
    ).claim())

  private static let move: Generator<Move> = .oneOf(
    Generator.int().map { .push($0) }, .just(.pop), .just(.top), .just(.clear))
}

private enum Move: Sendable {
  case push(Int)
  case pop
  case top
  case clear
}

private struct Stack: Sendable {
  private var slots = [Int](repeating: 0, count: 4)
  private(set) var count = 0

  var top: Int? { count == 0 ? nil : slots[count - 1] }

  mutating func push(_ number: Int) {
    if count == slots.count { slots += [Int](repeating: 0, count: count) }
    slots[count] = number
    count += 1
  }

  mutating func pop() -> Int {
    count -= 1
    return slots[count]
  }

  mutating func clear() { count = 0 }
}
