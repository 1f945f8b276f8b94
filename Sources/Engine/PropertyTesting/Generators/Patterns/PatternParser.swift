/// A parser that converts a regular expression to a grammar.
struct PatternParser {
  private let pattern: String
  let characters: [Character]
  private let repetitions: Int
  var index = 0
  private var depth = 0

  init(_ pattern: String, repetitions: Int) {
    self.pattern = pattern
    // A larger number would overflow when the minimum of a quantifier is added.
    self.repetitions = min(repetitions, Int.max / 2)
    characters = Array(pattern)
  }

  var next: Character? { index < characters.count ? characters[index] : nil }

  /// - Parameter place: the index of the problem; by default the index of the next character.
  func problem(_ problem: RegexProblem, at place: Int? = nil) -> GeneratorError {
    .badPattern(pattern, at: (place ?? index) + 1, problem)
  }

  /// Skips `text` if it comes next; returns whether it was skipped.
  mutating func skip(_ text: String) -> Bool {
    guard characters[index...].starts(with: text) else { return false }
    index += text.count
    return true
  }

  mutating func parse() throws(GeneratorError) -> Grammar.Node {
    let node = try alternatives()
    if index < characters.count { throw problem(.bracket) }
    return node
  }

  /// Parses alternatives, and sorts them: the shortest one is the simplest.
  private mutating func alternatives() throws(GeneratorError) -> Grammar.Node {
    var options = [try sequence()]
    while skip("|") { options.append(try sequence()) }
    if options.count == 1 { return options[0] }
    let lengths = try options.map { option throws(GeneratorError) in try option.leastParts() }
    let order = options.indices.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
    return .choice(order.map { options[$0] }, Weights(options.map { _ in 1 }))
  }

  private mutating func sequence() throws(GeneratorError) -> Grammar.Node {
    var parts: [Grammar.Node] = []
    if depth == 0 { _ = skip("^") || skip(#"\A"#) }
    while let next, next != "|", next != ")" {
      if try skipEnd() { break }
      let start = index
      let part = try atom()
      parts.append(try repeated(part, from: start))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func skipEnd() throws(GeneratorError) -> Bool {
    let start = index
    guard skip("$") || skip(#"\z"#) || skip(#"\Z"#) else { return false }
    if depth > 0 || (next != nil && next != "|") { throw problem(.anchor, at: start) }
    return true
  }

  private mutating func atom() throws(GeneratorError) -> Grammar.Node {
    switch next {
    case "(": return try group()
    case "[": return .one(try characterClass().scalars)
    case "\\": return try escape().node
    case "^": throw problem(.anchor)
    case "*", "+", "?": throw problem(.nothingToRepeat)
    case "{": throw problem(.count)
    case ".":
      index += 1
      return .one(ScalarClass.visible.scalars)
    case let character:
      index += 1
      return .literal(character.map { Array($0.unicodeScalars) } ?? [])
    }
  }

  private mutating func group() throws(GeneratorError) -> Grammar.Node {
    let start = index
    index += 1
    if skip("?") { try groupKind(from: start) }
    if depth == 100 { throw problem(.tooDeep, at: start) }
    depth += 1
    let node = try alternatives()
    depth -= 1
    if !skip(")") { throw problem(.bracket, at: start) }
    return node
  }

  private mutating func groupKind(from start: Int) throws(GeneratorError) {
    if skip(":") { return }
    if skip("=") || skip("!") || skip("<=") || skip("<!") { throw problem(.lookaround, at: start) }
    if skip(">") { throw problem(.possessive, at: start) }
    guard skip("<") || skip("P<") else { throw problem(.groupKind, at: start) }
    let name = characters[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    index += name.count
    if name.isEmpty || !skip(">") { throw problem(.groupKind, at: start) }
  }
}

extension PatternParser {
  private static let mostInBraces = 1_000

  private mutating func repeated(
    _ node: Grammar.Node, from start: Int
  ) throws(GeneratorError) -> Grammar.Node {
    guard let counts = try quantifier() else { return node }
    if !skip("?"), skip("+") { throw problem(.possessive, at: start) }
    return .repeated(node, counts)
  }

  private mutating func quantifier() throws(GeneratorError) -> ClosedRange<Int>? {
    if skip("*") { return 0...repetitions }
    if skip("+") { return 1...1 + repetitions }
    if skip("?") { return 0...1 }
    let start = index
    guard skip("{") else { return nil }
    let lower = number()
    let isRange = skip(",")
    let upper = isRange ? number() : lower
    guard skip("}"), lower ?? upper != nil else { throw problem(.count, at: start) }
    let least = lower ?? 0
    let most = upper ?? least + repetitions
    guard least <= most, max(least, upper ?? 0) <= Self.mostInBraces else {
      throw problem(.count, at: start)
    }
    return least...most
  }

  private mutating func number() -> Int? {
    let digits = characters[index...].prefix { $0.isASCII && $0.isNumber }
    index += digits.count
    return digits.isEmpty ? nil : min(Int(String(digits)) ?? .max, Self.mostInBraces + 1)
  }
}
