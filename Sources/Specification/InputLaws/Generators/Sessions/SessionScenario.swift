/// A session, and actions in it, in order.
struct SessionScenario: Hashable, Sendable {
  /// The session and its first content.
  var world: SessionWorld
  var actions: [Action]
}

extension SessionScenario: CustomStringConvertible {
  /// The session, the first state and the actions, one per line.
  var description: String {
    (["\(world)"] + actions.map { "edit   \($0)" }).joined(separator: "\n")
  }
}

/// A session, and the words of which all text typed in it consists.
///
/// The field's conditions are drawn after the words and suit them, so that typed text is accepted,
/// refused and rewritten in fair shares.
struct SessionWorld: Hashable, Sendable {
  var session: SessionDescription
  /// The first content of the field.
  var state: FieldState
  /// Texts that are typed, pasted, suggested and composed.
  var words: [String]
}

extension SessionWorld: CustomStringConvertible {
  /// The session and the first state, one per line.
  var description: String { "field  \(session)\nshows  \(state)" }
}

/// The kind of sessions that a law is about; a scenario draws its session from that kind.
struct SessionShape: Hashable, Sendable {
  /// The kinds of fields.
  var fields = FieldShape.any
  /// Whether typographic characters may become plain.
  var normalises = true
  /// Whether the limit of the history may be small enough to be reached.
  var forgets = true

  static let any = SessionShape()
}

extension Generator where Value == SessionScenario {
  /// A session with a number of actions.
  ///
  /// The actions are drawn together with a session that performs them, so that offsets are
  /// meaningful. That session is always the reference's, unless the subject is a single rule.
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
      // A single rule is unknown, and some kinds alone don't reach all situations.
      if !subject.isOneRule && kinds == ActionKind.allCases { reach.observe(in: &source) }
      return SessionScenario(world: world, actions: actions)
    }
  }
}

extension SessionScenario {
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

  /// The subject's session in this world.
  func session(in world: SessionWorld) throws(RuleError) -> any TextSession {
    try session(world.session, showing: world.state)
  }
}
