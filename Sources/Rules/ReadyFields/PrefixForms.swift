import InputRules

/// A table, with data that is computed once and used for every keystroke.
final class PrefixForms: Sendable {
  let table: PrefixTable
  /// The slot, which accepts all content except the lead, and the ASCII scalars that it accepts.
  private let slot: PatternSlot
  private let plain: PlainScalars
  private let nodes: [Node]
  private let patterns: [[Form]]
  let literals: Set<Unicode.Scalar>

  private struct Node {
    /// The index of the row whose prefix ends at this node, or `nil` if there is none.
    var row: Int?
    var next: [Unicode.Scalar: Int] = [:]
  }

  /// A pattern, with the number of scalars that it can contain and the number that it must contain.
  struct Form {
    let literals: [Unicode.Scalar?]
    let capacity: Int
    /// The number of slots that must be filled.
    let requiredCount: Int

    fileprivate init(_ pattern: Pattern) {
      literals = pattern.elements.map { element in
        if case .literal(let literal, _) = element { literal } else { nil }
      }
      capacity = pattern.slots.count
      requiredCount = pattern.slots.count { $0.occurrence == .once }
    }
  }

  init(_ table: PrefixTable) {
    self.table = table
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
    let slot = table.slot
    self.slot = slot
    plain = PlainScalars { slot.takes($0, placeholder: nil) }
    patterns = table.rows.map { $0.patterns.map(Form.init) }
    literals = Set(patterns.joined().flatMap(\.literals).compactMap { $0 })
  }

  /// The scalar as it appears in the content, or `nil` if it isn't content (K2).
  func shown(_ scalar: Unicode.Scalar, isFirst: Bool) -> Unicode.Scalar? {
    if scalar.isASCII ? plain.contains(scalar) : slot.takes(scalar, placeholder: nil) {
      return scalar.folded(to: slot.letterCase)
    }
    if isFirst && scalar == table.lead { return scalar }
    guard !scalar.isASCII, let digit = scalar.plainForm, !literals.contains(scalar) else {
      return nil
    }
    return shown(digit, isFirst: isFirst)
  }

  /// The index of the row with the longest prefix of the content, which is given in two parts (K3).
  func row(of head: [Unicode.Scalar], _ tail: [Unicode.Scalar] = []) -> Int {
    var (at, row) = (0, nodes[0].row ?? 0)
    for part in 0...1 {
      for scalar in part == 0 ? head : tail {
        guard let next = nodes[at].next[scalar] else { return row }
        at = next
        row = nodes[at].row ?? row
      }
    }
    return row
  }

  /// The pattern for content: the row's first pattern that has enough slots, or else its last
  /// pattern (K3).
  func form(of head: [Unicode.Scalar], _ tail: [Unicode.Scalar] = []) -> Form? {
    if let choice = table.choice { return choice.row(head + tail).patterns.first.map(Form.init) }
    let (forms, count) = (patterns[row(of: head, tail)], head.count + tail.count)
    return forms.first { $0.capacity >= count } ?? forms.last
  }

  /// Whether the content has no more scalars than its pattern has slots (K3).
  func hasRoom(for head: [Unicode.Scalar], _ tail: [Unicode.Scalar] = []) -> Bool {
    if let choice = table.choice {
      let isLed = (head.first ?? tail.first).map { $0 == table.lead } ?? false
      return choice.hasRoom(for: head + tail, head.count + tail.count, isLed: isLed)
    }
    return form(of: head, tail).map { $0.capacity >= head.count + tail.count } ?? false
  }

  /// The text for content, with the caret after the first `count` scalars of the content (K4).
  func text(of content: [Unicode.Scalar], caretAfter count: Int = 0) -> PrefixText {
    var text = PrefixText(caretAfter: count)
    var place = 0
    for literal in literals(for: content) where place < content.count {
      if let literal {
        text.append(literal)
      } else {
        text.append(content: content[place])
        place += 1
      }
    }
    for scalar in content[place...] { text.append(content: scalar) }
    return text
  }

  /// How many scalars of the content precede each literal of its text.
  func groupEnds(of content: [Unicode.Scalar]) -> Set<Int> {
    var (ends, count) = (Set<Int>(), 0)
    for literal in literals(for: content) where count < content.count {
      if literal == nil { count += 1 } else if count > 0 { ends.insert(count) }
    }
    return ends
  }

  /// The pattern for content, as a list of its literals, with `nil` for each slot.
  private func literals(for content: [Unicode.Scalar]) -> [Unicode.Scalar?] {
    if let quick = table.choice?.quick { return quick.literals(content) }
    return form(of: content)?.literals ?? []
  }
}
