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

  /// A number of levels that means that a part describes no text.
  static let never = Int.max

  private(set) var names: [String] = []
  private(set) var rules: [Part] = []
  private(set) var root = Part.sequence([])
  private var bodies: [Grammar.Node] = []
  private var levels: [Int] = []

  /// - Throws: `GeneratorError` if a rule's name is ambiguous or unknown, or if the grammar is
  ///   nested too deeply.
  init(_ grammar: Grammar) throws(GeneratorError) {
    if let error = GeneratorError(depth: grammar.node.nesting) { throw error }
    try define(grammar.node)
    levels = bodies.map { _ in Self.never }
    var last: [Int] = []
    while last != levels {
      last = levels
      for index in bodies.indices { levels[index] = try levels(of: bodies[index]) }
    }
    for body in bodies { rules.append(try part(body)) }
    root = try part(grammar.node)
    depth = try levels(of: grammar.node)
  }

  /// The number of levels that the shallowest text requires; `never` if there is no text.
  private(set) var depth = 0

  private mutating func define(_ node: Grammar.Node) throws(GeneratorError) {
    switch node {
    case .literal, .one, .use: return
    case .sequence(let nodes), .choice(let nodes, _): for node in nodes { try define(node) }
    case .repeated(let node, let counts):
      if let error = GeneratorError(counts: counts) { throw error }
      try define(node)
    case .rule(let name, let body):
      if let index = names.firstIndex(of: name) {
        if bodies[index] != body { throw .ambiguousRule(name) }
        return
      }
      names.append(name)
      bodies.append(body)
      try define(body)
    }
  }

  private func index(of name: String) throws(GeneratorError) -> Int {
    guard let index = names.firstIndex(of: name) else { throw .unknownRule(name) }
    return index
  }

  private func levels(of node: Grammar.Node) throws(GeneratorError) -> Int {
    switch node {
    case .literal: return 0
    case .one(let set): return set.count == 0 ? Self.never : 0
    case .sequence(let nodes): return try all(nodes).max() ?? 0
    case .choice(let nodes, _): return try all(nodes).min() ?? Self.never
    case .repeated(let node, let counts): return counts.lowerBound == 0 ? 0 : try levels(of: node)
    case .rule(let name, _), .use(let name):
      let level = levels[try index(of: name)]
      return level == Self.never ? level : level + 1
    }
  }

  private func all(_ nodes: [Grammar.Node]) throws(GeneratorError) -> [Int] {
    var result: [Int] = []
    for node in nodes { result.append(try levels(of: node)) }
    return result
  }

  private func part(_ node: Grammar.Node) throws(GeneratorError) -> Part {
    switch node {
    case .literal(let scalars): return .literal(scalars)
    case .one(let set): return .one(set)
    case .sequence(let nodes): return .sequence(try parts(nodes))
    case .choice(let nodes, let weights):
      return .choice(try parts(nodes), levels: try all(nodes), weights)
    case .repeated(let node, let counts):
      return .repeated(try part(node), counts, levels: try levels(of: node))
    case .rule(let name, _), .use(let name): return .rule(try index(of: name))
    }
  }

  private func parts(_ nodes: [Grammar.Node]) throws(GeneratorError) -> [Part] {
    var result: [Part] = []
    for node in nodes { result.append(try part(node)) }
    return result
  }
}
