import PropertyTesting

/// A bounded stack, compared with a list; each bug appears only at a certain depth.
///
/// Inputs generated from the types are lists of up to 100 commands, all equally likely, with any
/// values. Handwritten generators use a state machine with up to 50 commands, which pops and peeks
/// only if the stack isn't empty.
enum StackWorkload: Workload {
  typealias Mutant = BoundedStack.Bug

  enum Law: String, CaseIterable, Sendable {
    /// Every command has the same result on the stack as on a list.
    case model
  }

  static let name = "stack"

  static func laws(brokenBy mutant: Mutant) -> [Law] { [.model] }

  static func claim(_ law: Law, _ mutant: Mutant?, _ inputs: FindingTask.Inputs) -> Claim {
    let stack = BoundedStack(bug: mutant)
    if inputs == .hand {
      return machine(stack).claim(named: PropertyName(chapter: name, name: law.rawValue))
    }
    let command = Generator<StackCommand>.oneOf(
      Generator<Int>.int().map { .push($0) }, .just(.pop), .just(.clear), .just(.peek))
    return claim(law, Generator<[StackCommand]>.array(of: command, 0...100)) { commands in
      var (stack, list) = (stack, [Int]())
      return commands.allSatisfy { agree(on: $0, &stack, &list) }
    }
  }

  private static func agree(
    on command: StackCommand, _ stack: inout BoundedStack, _ list: inout [Int]
  ) -> Bool {
    switch command {
    case .push(let value): stack.push(value) == pushed(value, &list)
    case .pop: stack.pop() == list.popLast()
    case .peek: stack.peek == list.last
    case .clear:
      {
        stack.clear()
        list = []
        return true
      }()
    }
  }

  private static func pushed(_ value: Int, _ list: inout [Int]) -> Bool {
    if list.count >= BoundedStack.capacity { return false }
    list.append(value)
    return true
  }

  private static func machine(_ stack: BoundedStack) -> StateMachine<[Int], BoundedStack> {
    StateMachine(
      model: { [] }, system: { stack },
      commands: [
        Command("push", .int(in: 0...9), model: { pushed($1, &$0) }, system: { $0.push($1) }),
        Command("pop", when: { !$0.isEmpty }, model: { $0.popLast() }, system: { $0.pop() }),
        Command("clear", model: { $0 = [] }, system: { $0.clear() }),
        Command("peek", when: { !$0.isEmpty }, model: { $0.last }, system: { $0.peek }),
      ])
  }
}

enum StackCommand: Hashable, Sendable {
  case push(Int)
  case pop
  case clear
  case peek
}

/// A stack that holds up to 32 values, or fewer if it has a bug.
struct BoundedStack {
  enum Bug: String, CaseIterable, Sendable {
    /// The stack is already full at 7, 11 or 15 values.
    case losesEighth, losesTwelfth, losesSixteenth
  }

  /// The number of values that a correct stack holds.
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

  /// Pushes a value, or returns false if the stack is full.
  mutating func push(_ value: Int) -> Bool {
    if values.count >= capacity { return false }
    values.append(value)
    return true
  }

  mutating func pop() -> Int? { values.popLast() }

  mutating func clear() { values = [] }
}
