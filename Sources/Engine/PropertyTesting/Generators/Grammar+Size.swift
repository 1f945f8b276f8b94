extension Grammar.Node {
  /// The maximum number of parts that a repetition may require.
  private static let mostParts = 100_000

  /// The nodes directly within this one.
  var inner: [Grammar.Node] {
    switch self {
    case .literal, .one, .use: []
    case .sequence(let nodes), .choice(let nodes, _): nodes
    case .repeated(let node, _), .rule(_, let node): [node]
    }
  }

  /// The number of levels of nested parts, counted up to one more than the limit.
  ///
  /// This isn't recursive, because too many levels would overflow the stack.
  var nesting: Int {
    var rest = [(node: self, level: 1)]
    var deepest = 0
    while let (node, level) = rest.popLast() {
      deepest = max(deepest, level)
      if GeneratorError(depth: deepest) != nil { break }
      rest += node.inner.map { ($0, level + 1) }
    }
    return deepest
  }

  /// Returns the number of parts in the smallest text, not counting a rule's uses within itself.
  /// - Throws: `.tooManyParts` if a repetition requires more than the limit.
  func leastParts() throws(GeneratorError) -> Int {
    let counts = try inner.map { node throws(GeneratorError) in try node.leastParts() }
    switch self {
    case .literal(let scalars): return scalars.count
    case .one: return 1
    case .use: return 0
    case .sequence: return counts.reduce(0, +)
    case .choice: return counts.min() ?? 0
    case .rule: return counts[0]
    case .repeated(_, let times):
      let (parts, isTooLarge) = max(1, counts[0]).multipliedReportingOverflow(by: times.lowerBound)
      if isTooLarge || times.lowerBound > 1 && parts > Self.mostParts {
        throw .tooManyParts(most: Self.mostParts)
      }
      return parts
    }
  }
}
