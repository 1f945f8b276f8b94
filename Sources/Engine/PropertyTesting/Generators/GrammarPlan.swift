/// A grammar, prepared for generation: its rules by index, and the number of levels that each part
/// requires.
struct GrammarPlan: Sendable {
  indirect enum Part: Sendable {
    case literal([Unicode.Scalar])
    case one(ScalarSet)
    case sequence([Part])
    /// - Parameter levels: the number of levels that each option requires.
    case choice([Part], levels: [Int], Weights)
    case repeated(Part, ClosedRange<Int>, levels: Int)
    case rule(Int)
  }

  /// The number of levels of a part that describes no text.
  static let never = Int.max

  private(set) var names: [String] = []
  private(set) var rules: [Part] = []
  private(set) var root = Part.sequence([])
  private var bodies: [Grammar.Node] = []
  private var levels: [Int] = []

  /// - Throws: `GeneratorError` if a rule's name is ambiguous or unknown, a count is negative, or
  ///   the grammar is nested too deeply.
  init(_ grammar: Grammar) throws(GeneratorError) {
    if let error = GeneratorError(depth: grammar.node.nesting) { throw error }
    try define(grammar.node)
    levels = bodies.map { _ in Self.never }
    var last: [Int] = []
    while last != levels {
      last = levels
      for index in bodies.indices { levels[index] = try levels(of: bodies[index]) }
    }
    rules = try bodies.map(part)
    root = try part(grammar.node)
    depth = try levels(of: grammar.node)
  }

  /// The number of levels that the shallowest text requires; `never` if there is no text.
  private(set) var depth = 0

  private mutating func define(_ node: Grammar.Node) throws(GeneratorError) {
    if case .repeated(_, let counts) = node, let error = GeneratorError(counts: counts) {
      throw error
    }
    if case .rule(let name, let body) = node {
      if let index = names.firstIndex(of: name) {
        if bodies[index] != body { throw .ambiguousRule(name) }
        return
      }
      names.append(name)
      bodies.append(body)
    }
    for part in node.inner { try define(part) }
  }

  private func index(of name: String) throws(GeneratorError) -> Int {
    guard let index = names.firstIndex(of: name) else { throw .unknownRule(name) }
    return index
  }

  private func levels(of node: Grammar.Node) throws(GeneratorError) -> Int {
    switch node {
    case .literal: return 0
    case .one(let set): return set.count == 0 ? Self.never : 0
    case .sequence(let nodes): return try nodes.map(levels).max() ?? 0
    case .choice(let nodes, _): return try nodes.map(levels).min() ?? Self.never
    case .repeated(let node, let counts): return counts.lowerBound == 0 ? 0 : try levels(of: node)
    case .rule(let name, _), .use(let name):
      let level = levels[try index(of: name)]
      return level == Self.never ? level : level + 1
    }
  }

  private func part(_ node: Grammar.Node) throws(GeneratorError) -> Part {
    switch node {
    case .literal(let scalars): return .literal(scalars)
    case .one(let set): return .one(set)
    case .sequence(let nodes): return .sequence(try nodes.map(part))
    case .choice(let nodes, let weights):
      return .choice(try nodes.map(part), levels: try nodes.map(levels), weights)
    case .repeated(let node, let counts):
      return .repeated(try part(node), counts, levels: try levels(of: node))
    case .rule(let name, _), .use(let name): return .rule(try index(of: name))
    }
  }
}
