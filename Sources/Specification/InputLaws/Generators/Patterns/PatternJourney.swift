/// A pattern's field, its state, and moves in it.
struct PatternJourney: FieldJourney, Hashable, Sendable {
  var pattern: Pattern
  var policies: PatternPolicies
  var state: FieldState
  var moves: [PatternMove]

  func rule(of subject: Implementation) -> any TextRule {
    subject.patterns.fieldOfPattern(pattern, policies)
  }
}

extension PatternJourney: CustomStringConvertible {
  /// The pattern, the policies, the state and the moves, each on a line of its own.
  var description: String {
    let head = ["pattern  \(pattern.words)", "policies \(policies.words)", "shows    \(state)"]
    return (head + moves.map { "move     \($0)" }).joined(separator: "\n")
  }
}

extension Generator<PatternJourney> {
  /// A field with any text, and up to six moves.
  static func patternJourney(
    _ shape: PatternShape = .any, _ policies: Generator<PatternPolicies> = .any
  ) -> Generator {
    Generator { source in
      let pattern = source.pattern(shape)
      let state = source.state(showing: source.patternText(pattern))
      // If the text has `units` units at the end, most ranges are inside the text on the way.
      let units = max(state.text.utf16.count, pattern.elements.count / 2)
      let moves = source.moves(0...6, units: units) { $0.patternWord(pattern) }
      let policies = source.draw(policies)
      return PatternJourney(pattern: pattern, policies: policies, state: state, moves: moves)
    }
  }
}
