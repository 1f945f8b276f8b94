import InputRules
import PropertyTesting

/// A pattern's field in use: what it shows, and what is done in it.
struct PatternSessionScenario: Hashable, Sendable {
  var pattern: Pattern
  var policies: PatternPolicies
  var state: FieldState
  var words: [String]
  var actions: [Action]

  /// The session of a subject's field.
  func session(of subject: Implementation) -> FieldSession {
    FieldSession(subject.patterns.fieldOfPattern(pattern, policies), showing: state)
  }
}

extension Generator<PatternSessionScenario> {
  /// A field in which up to eight things are done, drawn beside the reference's, so that offsets
  /// mean something.
  static var patternSession: Generator {
    Generator { source in
      let pattern = source.pattern(.any)
      let state = source.state(showing: source.patternText(pattern))
      var words: [String] = []
      source.repeated(1...3, label: "word") { words.append($0.patternWord(pattern)) }
      let policies = source.draw(.any)
      var scenario = PatternSessionScenario(
        pattern: pattern, policies: policies, state: state, words: words, actions: [])
      var session = scenario.session(of: .reference)
      var actions: [Action] = []
      source.repeated(0...8, label: "action") { source in
        let action = source.action(in: session.state, words)
        _ = session.perform(action)
        actions.append(action)
      }
      scenario.actions = actions
      return scenario
    }
  }
}

extension ChoiceSource {
  /// An action of any kind, typing mostly.
  fileprivate mutating func action(in state: FieldState, _ words: [String]) -> Action {
    let kinds = ActionKind.allCases
    let weights = kinds.flatMap { Array(repeating: $0, count: $0.weight) }
    let option = choose(upTo: UInt64(kinds.count - 1)) { random in
      let kind = weights[Int(random.next(upTo: UInt64(weights.count - 1)))]
      return UInt64(kinds.firstIndex(of: kind) ?? 0)
    }
    return kinds[Int(option)].draw(
      from: &self, in: state, words: words, fresh: Generator { $0.draw(.text(upTo: 2)) })
  }
}
