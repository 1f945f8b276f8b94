import InputRules
import PropertyTesting

extension Generator where Value == SessionScenario {
  /// A session with a number of actions.
  ///
  /// The actions are drawn together with a session that performs them, so that offsets are
  /// meaningful. It is always the reference's, unless the subject is a single rule.
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
      // Nothing is known in advance about a single rule, and some kinds alone don't reach
      // everything.
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

  /// The subject's session in that world.
  func session(in world: SessionWorld) throws(RuleError) -> any TextSession {
    try session(world.session, showing: world.state)
  }
}
