/// A table, made ready once: what every keystroke looks at.
final class PrefixForms: Sendable {
  let table: PrefixTable
  /// What all slots take.
  let slot: PatternSlot
  /// The most scalars of a prefix.
  private let longest: Int
  private let nodes: [Node]
  private let patterns: [[Form]]

  /// A place in the tree of prefixes.
  private struct Node {
    /// The row whose prefix ends here.
    var row: Int?
    /// The places after this one.
    var next: [Unicode.Scalar: Int] = [:]
  }

  /// A pattern, and how much goes into it.
  struct Form {
    let literals: [Unicode.Scalar?]
    /// How many slots there are.
    let room: Int
    /// How many slots must be filled.
    let duties: Int

    fileprivate init(_ pattern: Pattern) {
      literals = pattern.elements.map { element in
        if case .literal(let literal, _) = element { literal } else { nil }
      }
      room = pattern.slots.count
      duties = pattern.slots.count { $0.occurrence == .once }
    }
  }

  init(_ table: PrefixTable) {
    self.table = table
    slot = table.slot
    var nodes = [Node()]
    for (row, prefix) in table.rows.map(\.prefix).enumerated() {
      var at = 0
      for scalar in prefix.unicodeScalars {
        let next = nodes[at].next[scalar] ?? nodes.count
        if next == nodes.count { nodes.append(Node()) }
        nodes[at].next[scalar] = next
        at = next
      }
      nodes[at].row = row
    }
    self.nodes = nodes
    longest = table.rows.map(\.prefix.unicodeScalars.count).max() ?? 0
    patterns = table.rows.map { $0.patterns.map(Form.init) }
  }

  /// What a scalar becomes as content; nil if it isn't any (K2).
  func shown(_ scalar: Unicode.Scalar, isFirst: Bool) -> Unicode.Scalar? {
    if case .digit = slot.content, "0"..."9" ~= scalar { return scalar }
    return table.shown(scalar, isFirst: isFirst)
  }

  /// The row of a content (K3, K11).
  func row(of content: [Unicode.Scalar]) -> PrefixTable.Row {
    table.choice?.row(content) ?? table.rows[index(of: content)]
  }

  /// The row with the longest prefix that the content begins with (K3).
  private func index(of content: some Sequence<Unicode.Scalar>) -> Int {
    var (at, row) = (0, nodes[0].row ?? 0)
    for scalar in content {
      guard let next = nodes[at].next[scalar] else { break }
      at = next
      row = nodes[at].row ?? row
    }
    return row
  }

  /// The first pattern of a row that has enough slots for so many scalars, or else its last (K3).
  private func form(ofRow row: Int, for count: Int) -> Form? {
    patterns[row].first { $0.room >= count } ?? patterns[row].last
  }

  /// The pattern of a content (K3, K11).
  func form(of content: [Unicode.Scalar]) -> Form? {
    if let choice = table.choice { return choice.row(content).patterns.first.map(Form.init) }
    return form(ofRow: index(of: content), for: content.count)
  }

  /// Whether a content has no more scalars than its pattern has slots (K3).
  func hasRoom(for content: [Unicode.Scalar]) -> Bool {
    if let choice = table.choice {
      return choice.hasRoom(for: content, content.count, isLed: content.first == table.lead)
    }
    return form(of: content).map { $0.room >= content.count } ?? false
  }

  /// Whether content has room with one more scalar before its tail.
  func hasRoom(
    after head: [Unicode.Scalar], for scalar: Unicode.Scalar, before tail: [Unicode.Scalar]
  ) -> Bool {
    let count = head.count + 1 + tail.count
    if let choice = table.choice {
      let isLed = (head.first ?? scalar) == table.lead
      return choice.hasRoom(for: head + [scalar] + tail, count, isLed: isLed)
    }
    let start = head.prefix(longest) + [scalar] + tail.prefix(longest)
    return form(ofRow: index(of: start), for: count).map { $0.room >= count } ?? false
  }

  /// The text of a content (K4).
  func text(of content: [Unicode.Scalar]) -> PrefixText {
    var text = PrefixText(capacity: content.count)
    var rest = content[...]
    for literal in literals(for: content) where !rest.isEmpty {
      if let literal {
        text.append(literal)
      } else {
        text.appendContent(rest.removeFirst())
      }
    }
    for scalar in rest { text.appendContent(scalar) }
    return text
  }

  /// The pattern of a content: its literals, and nil for each slot.
  private func literals(for content: [Unicode.Scalar]) -> [Unicode.Scalar?] {
    if let quick = table.choice?.quick { return quick.literals(content) }
    return form(of: content)?.literals ?? []
  }
}
