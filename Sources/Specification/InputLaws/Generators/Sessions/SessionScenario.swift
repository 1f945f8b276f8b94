/// A session, and a list of actions to perform in it.
struct SessionScenario: Hashable, Sendable {
  var world: SessionWorld
  var actions: [Action]
}

extension SessionScenario: CustomStringConvertible {
  var description: String {
    (["\(world)"] + actions.map { "edit   \($0)" }).joined(separator: "\n")
  }
}

/// A session, and the words that the inserted texts are made of.
///
/// The field's conditions are chosen to suit the words, which are drawn first. As a result, enough
/// texts are accepted, refused and rewritten.
struct SessionWorld: Hashable, Sendable {
  var session: SessionDescription
  var state: FieldState
  /// The words to type, paste, suggest and compose.
  var words: [String]
}

extension SessionWorld: CustomStringConvertible {
  var description: String { "field  \(session)\nshows  \(state)" }
}

/// The kind of sessions that a law's generator makes.
struct SessionShape: Hashable, Sendable {
  var fields = FieldShape.any
  /// Whether the session may replace typographic characters with plain ones.
  var normalizes = true
  /// Whether the session's history may be short enough for steps to be dropped.
  var forgets = true

  static let any = SessionShape()
}

extension Generator where Value == SessionScenario {
  /// A session, and actions to perform in it.
  ///
  /// A session performs the actions while they are drawn, so their offsets fit its text. It is the
  /// reference's session, or the subject's if the subject is a single rule.
  static func session(
    for subject: Implementation, actions count: ClosedRange<Int> = 0...8,
    _ shape: SessionShape = .any, of kinds: [ActionKind] = ActionKind.allCases
  ) -> Generator {
    let weights = kinds.flatMap { Array(repeating: $0, count: $0.weight) }
    return Generator { source in
      let world = source.world(for: subject, shape)
      guard var session = try? subject.guide(world) else { return .nothing(in: world) }
      var actions: [Action] = []
      var reach = SessionReach()
      source.repeated(count, label: "action") { source in
        let option = source.choose(upTo: UInt64(kinds.count - 1)) { random in
          let kind = weights[Int(random.next(upTo: UInt64(weights.count - 1)))]
          return UInt64(kinds.firstIndex(of: kind) ?? 0)
        }
        let action = kinds[Int(option)].draw(
          from: &source, in: session.state, words: world.words, fresh: subject.fields.texts)
        let before = session.state
        reach.note(action, from: before, session.perform(action))
        actions.append(action)
      }
      // The texts that a single rule accepts are unknown, and a few kinds of actions can't cause
      // every situation.
      if !subject.isOneRule && kinds == ActionKind.allCases { reach.observe(in: &source) }
      return SessionScenario(world: world, actions: actions)
    }
  }
}

extension SessionScenario {
  /// The session after all actions; calls `look` with each action, the session before it, the
  /// outcome, and the session after it.
  func end(
    by subject: Implementation,
    _ look: (Action, any TextSession, Outcome, any TextSession) throws -> Void = { _, _, _, _ in }
  ) throws -> any TextSession {
    var session = try subject.session(in: world)
    for action in actions {
      let before = session
      let outcome = session.perform(action)
      try look(action, before, outcome, session)
    }
    return session
  }

  /// Performs all actions, and calls `look` for each, as `end` does; doesn't return the session.
  func follow(
    by subject: Implementation,
    _ look: (Action, any TextSession, Outcome, any TextSession) throws -> Void
  ) throws { _ = try end(by: subject, look) }

  fileprivate static func nothing(in world: SessionWorld) -> SessionScenario {
    SessionScenario(world: world, actions: [])
  }
}

extension Implementation {
  fileprivate func guide(_ world: SessionWorld) throws(RuleError) -> any TextSession {
    isOneRule
      ? try session(world.session, showing: world.state)
      : try FieldSession(world.session, showing: world.state)
  }

  /// The subject's session with this field and this initial state.
  func session(in world: SessionWorld) throws(RuleError) -> any TextSession {
    try session(world.session, showing: world.state)
  }
}

/// The situations that occurred in a session; a run must contain each of them often enough.
struct SessionReach {
  private var undone = false
  private var seen: Set<String> = []

  /// The situations, each with the minimum share of sessions in which it must occur.
  private static let shares: [(label: String, share: Double)] = [
    ("something is rewritten", 0.05), ("something is refused", 0.2), ("a step is undone", 0.1),
    ("a step follows an undo", 0.03), ("text is composed", 0.2), ("a commit is refused", 0.01),
    ("text is moved", 0.01), ("a suggestion loses its spaces", 0.005),
  ]

  mutating func note(_ action: Action, from before: FieldState, _ outcome: Outcome) {
    let isChanged = !outcome.state.text.hasSameUnits(as: before.text)
    if case .rewritten = outcome.effect { seen.insert("something is rewritten") }
    if outcome.effect.isRefused { seen.insert("something is refused") }
    if outcome.state.marked != nil { seen.insert("text is composed") }
    if outcome.dropped != nil { seen.insert("a commit is refused") }
    if action.kind == .move && isChanged { seen.insert("text is moved") }
    if action.kind == .suggest, case .rewritten(let reason) = outcome.effect, reason != .normalized
    {
      seen.insert("a suggestion loses its spaces")
    }
    if undone && isChanged && !action.isHistory { seen.insert("a step follows an undo") }
    if action == .undo && isChanged && before.marked == nil {
      undone = true
      seen.insert("a step is undone")
    }
  }

  /// Reports to the source which situations occurred.
  func observe(in source: inout ChoiceSource) {
    for (label, share) in Self.shares {
      source.observe(label, atLeast: share, seen.contains(label))
    }
  }
}

/// Actions, performed both in a session and in the specification's model.
struct SessionTrace: Sendable {
  let world: SessionWorld
  let trace: Trace<ModelSession, any TextSession>
}

extension SessionTrace: CustomStringConvertible {
  /// The session, the first state, and one line for each action with the model's outcome.
  var description: String { "\(world)\n\(trace)" }
}

extension Generator where Value == SessionTrace {
  /// A session, and up to `steps` actions to perform in it.
  static func trace(for subject: Implementation, steps: Int, _ shape: SessionShape = .any)
    -> Generator
  {
    Generator { source in
      let world = source.world(for: subject, shape)
      let machine = StateMachine.session(of: subject, in: world, steps: steps)
      return SessionTrace(world: world, trace: source.draw(machine.traces))
    }
  }
}

extension StateMachine<ModelSession, any TextSession> {
  /// The subject's session and the model's; after each action, both must show the same state and
  /// have the same number of undo steps.
  static func session(of subject: Implementation, in world: SessionWorld, steps: Int)
    -> StateMachine
  {
    StateMachine(
      model: { .known(world) }, system: { try subject.session(in: world) }, steps: steps,
      commands: ActionKind.allCases.map { .action($0, in: world, typing: subject.fields.texts) },
      invariant: { model, system in
        try requireEqual(system.state, model.state, "the state")
        try requireEqual(system.undoCount, model.undoCount, "the number of undo steps")
        try requireEqual(system.redoCount, model.redoCount, "the number of redo steps")
        try requireEqual(system.violation, model.violation, "violation")
      })
  }
}

extension Command<ModelSession, any TextSession> {
  /// An action of this kind; its outcome must equal the model's.
  fileprivate static func action(
    _ kind: ActionKind, in world: SessionWorld, typing texts: Generator<String>
  ) -> Command {
    Command(
      kind.rawValue,
      of: { session in
        Generator { source in
          ActionCall(
            kind: kind,
            action: kind.draw(from: &source, in: session.state, words: world.words, fresh: texts))
        }
      }, weight: kind.weight, model: { $0.perform($1.action) }, system: { $0.perform($1.action) })
  }
}

extension ModelSession {
  /// The model's session, whose field is known to be valid.
  fileprivate static func known(_ world: SessionWorld) -> ModelSession {
    guard let session = try? ModelSession(world.session, showing: world.state) else {
      preconditionFailure("A scenario's field has a limit below zero.")
    }
    return session
  }
}

/// An action, as the argument of a command named after the action's kind.
private struct ActionCall: CustomStringConvertible, Sendable {
  let kind: ActionKind
  let action: Action

  /// The action without the name of its kind.
  var description: String {
    let words = "\(action)"
    guard words.hasPrefix(kind.rawValue) else { return words }
    return String(words.dropFirst(kind.rawValue.count).drop { $0 == " " })
  }
}
