extension PrefixTable {
  var patterns: [Pattern] { rows.flatMap(\.patterns) }

  /// The first slot, which stands for all slots because they all accept the same scalars.
  var contentSlot: PatternSlot {
    rows.lazy.flatMap(\.patterns).compactMap(\.slots.first).first ?? .digit
  }

  var mostSlots: Int { patterns.map(\.slots.count).max() ?? 0 }

  /// The content of a text: the scalars that slots accept, and the lead if it is first (K2).
  func content(of text: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
    let slot = contentSlot
    let literals = Set(patterns.flatMap(\.literals))
    var content: [Unicode.Scalar] = []
    for given in text {
      let isKept = slot.takes(given) || literals.contains(given) || given == lead
      let scalar = isKept ? given : given.ascii ?? given
      if slot.takes(scalar) {
        content.append(slot.shown(for: scalar))
      } else if content.isEmpty && scalar == lead {
        content.append(scalar)
      }
    }
    return content
  }

  /// The row with the longest prefix that begins the content (K3).
  func row(of content: [Unicode.Scalar]) -> Row {
    rows.filter { content.starts(with: $0.prefix.scalars) }.max {
      $0.prefix.scalars.count < $1.prefix.scalars.count
    } ?? rows[0]
  }

  /// The pattern that shows the content (K3).
  func pattern(of content: [Unicode.Scalar]) -> Pattern {
    let patterns = row(of: content).patterns
    return patterns.first { $0.slots.count >= content.count } ?? patterns[patterns.count - 1]
  }
}

/// The content before the range that an edit replaces, in it, and after it (K5).
struct ContentParts {
  let head: [Unicode.Scalar]
  let removed: [Unicode.Scalar]
  let tail: [Unicode.Scalar]

  /// Creates the parts of the edit, or `nil` if the range is outside the text.
  init?(_ edit: Edit, of state: FieldState, _ table: PrefixTable) {
    let text = state.text.scalars
    guard let places = state.places(of: edit.range) else { return nil }
    let all = table.content(of: text)
    head = table.content(of: text[..<places.lowerBound])
    removed = Array(table.content(of: text[..<places.upperBound]).dropFirst(head.count))
    tail = Array(all.dropFirst(head.count + removed.count))
  }
}

extension PrefixTable: Worded {
  /// The rows and the lead as text, each row on its own line.
  package var words: String {
    let lines = rows.map { row in
      let patterns = row.patterns.map(\.words).joined(separator: ", ")
      return "row    \(row.prefix.escaped) \(row.name): \(patterns)"
    }
    return (lines + (lead.map { ["lead   \(String($0).escaped)"] } ?? [])).joined(separator: "\n")
  }
}
