// The content (K2).
extension PrefixTable {
  /// The scalar as the content shows it, or `nil` if it isn't content.
  private func shown(_ scalar: Unicode.Scalar, isFirst: Bool) -> Unicode.Scalar? {
    let slots = rows.flatMap(\.patterns).flatMap(\.elements).compactMap(\.slot)
    if let slot = slots.first, slot.takes(scalar) { return slot.shown(for: scalar) }
    if isFirst && scalar == lead { return scalar }
    guard let ascii = scalar.ascii, !isLiteral(scalar) else { return nil }
    return shown(ascii, isFirst: isFirst)
  }

  func isLiteral(_ scalar: Unicode.Scalar) -> Bool {
    rows.flatMap(\.patterns).flatMap(\.elements).contains { $0.literal == scalar }
  }

  /// Each scalar of a text as the content shows it, or `nil` if it isn't content.
  func shown(_ text: [Unicode.Scalar]) -> [Unicode.Scalar?] {
    text.reduce(into: []) { shown, scalar in
      let isFirst = shown.allSatisfy { $0 == nil }
      shown.append(self.shown(scalar, isFirst: isFirst))
    }
  }
}

// Writing content (K3 to K8).
extension PrefixTable {
  /// The row with the longest prefix that begins the content, or the row that the table's function
  /// gives.
  func row(of content: [Unicode.Scalar]) -> Row {
    if let choice { return choice.row(content) }
    func length(_ row: Row) -> Int { row.prefix.unicodeScalars.map { $0 }.count }
    let holding = rows.filter { row in
      content.prefix(length(row)).map { $0 } == row.prefix.unicodeScalars.map { $0 }
    }
    return holding.max { length($0) < length($1) } ?? rows[0]
  }

  private func elements(for content: [Unicode.Scalar]) -> [PatternElement] {
    let patterns = row(of: content).patterns.map(\.elements)
    return patterns.first { $0.filter { $0.slot != nil }.count >= content.count } ?? patterns.last
      ?? []
  }

  func hasRoom(for content: [Unicode.Scalar]) -> Bool {
    elements(for: content).filter { $0.slot != nil }.count >= content.count
  }

  /// Whether the content fills every required slot and isn't too long.
  func isComplete(_ content: [Unicode.Scalar]) -> Bool {
    hasRoom(for: content) && elements(for: content).filter(\.mustBeFilled).count <= content.count
  }

  /// The scalars of the text, each with the number of content scalars up to it.
  ///
  /// They are the elements up to the last filled slot, and then any content without a slot.
  private func written(_ content: [Unicode.Scalar]) -> [(scalar: Unicode.Scalar, count: Int)] {
    let elements = elements(for: content)
    let places = elements.indices.filter { elements[$0].slot != nil }.prefix(content.count)
    let end = places.last.map { $0 + 1 } ?? 0
    let filled = elements[..<end].enumerated().map { place, element in
      let count = elements[...place].filter { $0.slot != nil }.count
      return (scalar: element.literal ?? content[count - 1], count: count)
    }
    return filled + (places.count..<content.count).map { (scalar: content[$0], count: $0 + 1) }
  }

  func text(of content: [Unicode.Scalar]) -> String {
    String(scalars: written(content).map(\.scalar))
  }

  /// How many content scalars precede each literal in the text, if any do.
  func literalPlaces(in content: [Unicode.Scalar]) -> [Int] {
    let counts = written(content).map(\.count)
    return zip(counts, counts.dropFirst()).filter { $0 == $1 && $0 > 0 }.map(\.0)
  }

  /// The length of the text up to and including `count` content scalars, without later literals.
  func length(of content: [Unicode.Scalar], through count: Int) -> Int {
    let written = written(content)
    let last = written.firstIndex { $0.count == count }
    let end = count == 0 ? 0 : last.map { $0 + 1 } ?? written.count
    return written[..<end].map { $0.scalar.utf16.count }.reduce(0, +)
  }

  /// The length of the text before the content scalar with index `count`, including literals.
  private func length(of content: [Unicode.Scalar], beforeTheOneAfter count: Int) -> Int {
    let written = written(content)
    let end = written.firstIndex { $0.count == count + 1 } ?? written.count
    return written[..<end].map { $0.scalar.utf16.count }.reduce(0, +)
  }

  /// The state with the caret directly after `head` (K6).
  func state(after head: [Unicode.Scalar], before tail: [Unicode.Scalar]) -> FieldState {
    state(of: head + tail, caret: length(of: head + tail, through: head.count))
  }

  /// The state with the caret directly before `tail` (K6).
  func state(before tail: [Unicode.Scalar], after head: [Unicode.Scalar]) -> FieldState {
    state(of: head + tail, caret: length(of: head + tail, beforeTheOneAfter: head.count))
  }

  private func state(of content: [Unicode.Scalar], caret: Int) -> FieldState {
    FieldState(showing: text(of: content), caret: caret)
  }
}

// Inserting scalars (K5).
extension PrefixTable {
  /// The head and the tail, with a lead at the start of the tail moved to the head.
  func leading(_ head: [Unicode.Scalar], _ tail: [Unicode.Scalar]) -> (
    head: [Unicode.Scalar], tail: [Unicode.Scalar]
  ) {
    guard let lead, tail.first == lead else { return (head, tail) }
    return (head + [lead], tail.dropFirst().map { $0 })
  }

  /// The head after the scalars that fit are inserted one by one.
  func putting(
    _ text: some Sequence<Unicode.Scalar>, after head: [Unicode.Scalar],
    before tail: [Unicode.Scalar]
  ) -> [Unicode.Scalar] {
    text.reduce(head) { head, scalar in
      guard let shown = shown(scalar, isFirst: head.isEmpty) else { return head }
      return hasRoom(for: head + [shown] + tail) ? head + [shown] : head
    }
  }

  /// Whether any scalar of the insertion would be content after the head.
  func offers(_ text: String, after head: [Unicode.Scalar]) -> Bool {
    text.unicodeScalars.contains { shown($0, isFirst: head.isEmpty) != nil }
  }
}
