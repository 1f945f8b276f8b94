extension Generator where Value == String {
  /// Generates texts that `grammar` describes.
  ///
  /// At the maximum depth, or in a large case, only options that need the fewest levels are chosen.
  /// A text shrinks to simpler options, and to parts of the same rule.
  /// - Parameters:
  ///   - grammar: a description of the texts.
  ///   - depth: the maximum depth of nested rules, up to 1,000, unless every text needs more.
  /// - Throws: `GeneratorError` if the grammar has no text, a negative count or inconsistent rule
  ///   names; if rules or parts are nested more than 1,000 levels deep; or if a repetition needs
  ///   more than 100,000 parts.
  public static func text(
    matching grammar: Grammar, depth: Int = 8
  ) throws(GeneratorError) -> Generator {
    if let error = GeneratorError(depth: depth) { throw error }
    let plan = try GrammarPlan(grammar)
    if plan.depth == GrammarPlan.never { throw .noText }
    _ = try grammar.node.leastParts()
    return Generator { source in
      var text = String.UnicodeScalarView()
      plan.append(plan.root, to: &text, from: &source, levels: max(depth, plan.depth))
      return String(text)
    }
  }
}

extension GrammarPlan {
  /// - Parameter levels: the number of further levels to which rules may nest.
  fileprivate func append(
    _ part: Part, to text: inout String.UnicodeScalarView, from source: inout ChoiceSource,
    levels: Int
  ) {
    let levels = source.isLarge ? 0 : levels
    switch part {
    case .literal(let scalars): text.append(contentsOf: scalars)
    case .one(let set): text.append(set.scalar(from: &source))
    case .sequence(let parts):
      for part in parts { append(part, to: &text, from: &source, levels: levels) }
    case .choice(let options, let needs, let weights):
      let option = source.choose(options: weights, needing: needs, levels: levels)
      append(options[option], to: &text, from: &source, levels: levels)
    case .repeated(_, let counts, let need) where need > levels && counts.lowerBound == 0:
      if counts.upperBound > 0 { source.chooseFirst(upTo: 1) }
    case .repeated(let part, let counts, let need):
      let most = need > levels ? counts.lowerBound : counts.upperBound
      source.repeated(counts.lowerBound...most) {
        append(part, to: &text, from: &$0, levels: levels)
      }
    case .rule(let index):
      source.span(names[index]) { source in
        append(rules[index], to: &text, from: &source, levels: levels - 1)
      }
    }
  }
}

extension ChoiceSource {
  /// Chooses an option that needs at most `levels` levels or, if there is none, the fewest levels;
  /// the first of these options replaces any other option.
  fileprivate mutating func choose(
    options weights: Weights, needing needs: [Int], levels: Int
  ) -> Int {
    let least = max(levels, needs.min() ?? 0)
    let first = needs.firstIndex { $0 <= least } ?? 0
    let last = needs.lastIndex { $0 <= least } ?? 0
    let option = choose(upTo: UInt64(needs.count - 1), visiting: UInt64(last)) { random in
      let drawn = weights.draw(&random, .all)
      return needs[Int(drawn)] <= least ? drawn : UInt64(first)
    }
    return needs[Int(option)] <= least ? Int(option) : first
  }
}
