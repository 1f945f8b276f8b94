@testable import PropertyTesting

/// An independent reading of a grammar: whether a text is one of its texts.
extension Grammar {
  /// Whether `text` is one that the grammar describes.
  ///
  /// Every way through the grammar is tried, including ambiguous and left-recursive rules, and each
  /// rule once at each place; the time grows with a power of the length, not exponentially. A
  /// grammar with unknown or ambiguous rules matches nothing.
  func matches(_ text: String) -> Bool {
    guard let plan = try? GrammarPlan(self) else { return false }
    var matcher = Matcher(plan: plan, text: Array(text.unicodeScalars))
    return matcher.matches()
  }
}

/// The search for the ways through a grammar that lead to the end of a text.
private struct Matcher {
  struct Place: Hashable {
    let rule: Int
    let start: Int
  }

  let plan: GrammarPlan
  let text: [Unicode.Scalar]
  /// Where the matches of a rule from a place on can end, as far as known.
  private var found: [Place: Set<Int>] = [:]
  private var visited: Set<Place> = []
  private var isNew = false

  init(plan: GrammarPlan, text: [Unicode.Scalar]) {
    self.plan = plan
    self.text = text
  }

  /// A rule met within itself at the same place answers with what is known so far; so the search is
  /// repeated until nothing new is found.
  mutating func matches() -> Bool {
    repeat {
      isNew = false
      visited = []
      if ends(of: plan.root, from: 0).contains(text.count) { return true }
    } while isNew
    return false
  }

  private mutating func ends(of part: GrammarPlan.Part, from start: Int) -> Set<Int> {
    switch part {
    case .literal(let scalars):
      return text[start...].starts(with: scalars) ? [start + scalars.count] : []
    case .one(let set): return start < text.count && set.contains(text[start]) ? [start + 1] : []
    case .sequence(let parts):
      var places: Set = [start]
      for part in parts where !places.isEmpty { places = ends(of: part, from: places) }
      return places
    case .choice(let options, _, _):
      return options.reduce(into: []) { $0.formUnion(ends(of: $1, from: start)) }
    case .repeated(let part, let counts, _): return ends(of: part, counts, from: start)
    case .rule(let rule): return ends(of: Place(rule: rule, start: start))
    }
  }

  private mutating func ends(of part: GrammarPlan.Part, from places: Set<Int>) -> Set<Int> {
    places.reduce(into: []) { $0.formUnion(ends(of: part, from: $1)) }
  }

  private mutating func ends(
    of part: GrammarPlan.Part, _ counts: ClosedRange<Int>, from start: Int
  ) -> Set<Int> {
    var (places, result): (Set<Int>, Set<Int>) = ([start], [])
    for count in 0...counts.upperBound where !places.isEmpty {
      if count >= counts.lowerBound { result.formUnion(places) }
      if count == counts.upperBound { break }
      var next = ends(of: part, from: places)
      // An empty part changes nothing, however often it is repeated.
      if next == places { return result.union(places) }
      if count >= counts.lowerBound { next.subtract(result) }
      places = next
    }
    return result
  }

  private mutating func ends(of place: Place) -> Set<Int> {
    if visited.insert(place).inserted {
      let ends = ends(of: plan.rules[place.rule], from: place.start)
      if !ends.subtracting(found[place] ?? []).isEmpty { isNew = true }
      found[place, default: []].formUnion(ends)
    }
    return found[place] ?? []
  }
}
