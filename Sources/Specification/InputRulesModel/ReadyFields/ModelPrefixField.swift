/// The rule of a field with a table of prefixes; the field's text depends only on its content.
package struct ModelPrefixField: ModelFieldRule, ModelRewriting {
  let table: PrefixTable

  /// Creates the model of a table's field.
  public init(_ table: PrefixTable) { self.table = table }

  /// Returns the decision about an edit (E7, K5).
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    decision(about: edit, on: state)
  }

  /// The state after an edit (K5, K6).
  func state(after edit: Edit, at span: Span, of state: FieldState, _ plain: FieldState)
    throws(Reason) -> FieldState
  {
    if span.isEmpty && edit.replacement.isEmpty { return plain }
    return edit.replacement.isEmpty
      ? deleting(span, of: state) : try inserting(edit.replacement, at: span, of: state)
  }

  /// The content before a span of a text, in it, and after it (K5).
  private func content(of text: String, around span: Span) -> [[Unicode.Scalar]] {
    let spans = Units(text).scalars
    let shown = table.shown(text.unicodeScalars.map { $0 })
    func content(where isPart: (Span) -> Bool) -> [Unicode.Scalar] {
      zip(spans, shown).filter { isPart($0.0) }.compactMap(\.1)
    }
    return [
      content { $0.end <= span.start }, content { $0.isWithin(span) },
      content { span.end <= $0.start },
    ]
  }

  /// The state after a deletion (K5, K6).
  private func deleting(_ span: Span, of state: FieldState) -> FieldState {
    let parts = content(of: state.text, around: span)
    let isForward =
      parts[1].isEmpty && Span(state.selection).isEmpty && span.start >= state.selection.location
    return isForward
      ? table.state(before: parts[2], after: parts[0])
      : table.state(after: parts[0], before: parts[2])
  }

  /// The state after an insertion (K5, K6).
  private func inserting(_ text: String, at span: Span, of state: FieldState) throws(Reason)
    -> FieldState
  {
    let parts = content(of: state.text, around: span)
    let (head, tail) = table.leading(parts[0], parts[2])
    if let problem = strayProblem(of: state.text),
      Units(state.text).scalars.last?.isWithin(span) == false
    {
      throw .notFormatted(problem)
    }
    if text.unicodeScalars.count > 1 { return try pasting(text, after: head, before: tail) }
    let put = table.putting(text.unicodeScalars, after: head, before: tail)
    let plain = Units(state.text).state(replacing: span, by: text)
    let isAdded = span.isEmpty && span.end == state.text.utf16.count
    if put.count == head.count, isAdded, strayProblem(of: plain.text) != nil { return plain }
    if put.count == head.count {
      throw .notFormatted(table.offers(text, after: head) ? .full : .fitsNoSlot)
    }
    return table.state(before: tail, after: put)
  }
}

// Reading texts, and texts from code (K2, K5).
extension ModelPrefixField {
  /// The problem with a text in which a stray scalar follows a complete number, or `nil` (K31).
  private func strayProblem(of text: String) -> PatternProblem? {
    guard table.keepsStrays, let last = text.unicodeScalars.last else { return nil }
    let number = String(text.unicodeScalars.dropLast())
    let content = self.content(of: number)
    let isStray =
      !table.isLiteral(last) && !last.isSeparator(inside: false)
      && self.content(of: text) == content
    let isWhole =
      table.isComplete(content) && table.row(of: content).check.isPassed(by: content)
      && table.text(of: content).isSame(as: number)
    return isStray && isWhole
      ? .notUnderstood(ExactText(String(last)), offset: number.utf16.count) : nil
  }

  /// The content of a text (K2).
  package func content(of text: String) -> [Unicode.Scalar] {
    table.shown(text.unicodeScalars.map { $0 }).compactMap(\.self)
  }

  /// The formatted text, if the empty field accepts it (K7).
  package func formatted(_ text: String) -> String { repaired(FieldState(showing: text)).text }

  /// The row for a text's content (K3).
  package func row(of text: String) -> PrefixTable.Row { table.row(of: content(of: text)) }

  /// Whether a text's content is complete (K8).
  package func isComplete(_ text: String) -> Bool { table.isComplete(content(of: text)) }

  /// The text of the empty field after an insertion (K7).
  func shown(inserting text: String) throws(Reason) -> String {
    try inserting(text, at: Span(start: 0, end: 0), of: .nothing).text
  }

  /// The reason the text isn't allowed in the field, or `nil` (K7).
  public func objection(to text: String) -> Reason? {
    let content = self.content(of: text)
    if table.text(of: content).isSame(as: text) && table.hasRoom(for: content) { return nil }
    if strayProblem(of: text) != nil { return nil }
    do throws(Reason) { _ = try shown(inserting: text) } catch { return error }
    return .reformatted
  }

  /// The reason the text isn't allowed when editing ends, or `nil` (K8).
  public func finalObjection(to text: String) -> Reason? {
    if let objection = objection(to: text) { return objection }
    let content = self.content(of: text)
    if content.isEmpty { return nil }
    if let problem = strayProblem(of: text) { return .notFormatted(problem) }
    if !table.isComplete(content) { return .notFormatted(.incomplete) }
    let holds = table.row(of: content).check.isPassed(by: content)
    return holds ? nil : .notFormatted(.failsCheck)
  }

  /// The state with its text formatted, if an empty field would accept the text (K7).
  ///
  /// The same number of content scalars stays after each end of the selection.
  public func repaired(_ state: FieldState) -> FieldState {
    guard case .some = objection(to: state.text), let text = try? shown(inserting: state.text)
    else { return state }
    let kept = content(of: text)
    return state.carried(to: text) { offset in
      let span = Span(start: offset, end: offset)
      let after = content(of: state.text, around: span)[2].count
      return table.length(of: kept, through: max(0, kept.count - after))
    }
  }
}

// The other requirements of a rule.
extension ModelPrefixField {
  /// `nil`, because the patterns have no minus sign (E8.17).
  public var ownMinus: Unicode.Scalar? { nil }

  /// Whether the scalar is a literal of a pattern, the lead, or in a slot's set (E8.16).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    scalar == table.lead
      || table.rows.flatMap(\.patterns).flatMap(\.elements).contains { $0.isOwn(scalar) }
  }
}

/// Fields with a table of prefixes (chapter K), implemented directly from the specification.
public struct ModelPrefixFields: Sendable {
  /// The model.
  public init() {}

  /// The reason the rows don't form a table, or `nil` if they do (K1).
  public func problem(of rows: [PrefixTable.Row], _ lead: Unicode.Scalar?) -> PrefixTableError? {
    for (index, row) in rows.enumerated() {
      if !isUsable(row, of: rows, lead) { return .unusablePattern(row: index) }
      if rows[..<index].contains(where: { $0.prefix.isSame(as: row.prefix) }) {
        return .repeatedPrefix(row: index)
      }
      let prefix = row.prefix.unicodeScalars.map { $0 }
      let table = PrefixTable(unchecked: rows, lead: lead)
      if table.shown(prefix) != prefix { return .foreignPrefix(row: index) }
    }
    return rows.contains { $0.prefix.isEmpty } ? nil : .noEmptyPrefix
  }

  /// Whether a table may contain a row with these patterns (K1).
  private func isUsable(_ row: PrefixTable.Row, of rows: [PrefixTable.Row], _ lead: Unicode.Scalar?)
    -> Bool
  {
    let first = rows.first?.patterns.first?.elements.compactMap(\.slot).first
    guard let first else { return false }
    func isUsable(_ elements: [PatternElement]) -> Bool {
      let slots = elements.compactMap(\.slot)
      let needed = slots.prefix { $0.occurrence == .once }
      return !slots.isEmpty
        && slots.dropFirst(needed.count).allSatisfy { $0.occurrence == .optional }
        && slots.allSatisfy { $0.content == first.content && $0.letterCase == first.letterCase }
        && elements.compactMap(\.literal).allSatisfy { $0 != lead && !first.takes($0) }
    }
    return !row.patterns.isEmpty && row.patterns.map(\.elements).allSatisfy(isUsable)
      && lead.map { !first.takes($0) } ?? true
  }
}

extension ContentCheck {
  /// Whether the content passes all parts of the check (K9).
  package func isPassed(by content: [Unicode.Scalar]) -> Bool {
    parts.allSatisfy { part in
      switch part {
      case .luhn: isLuhn(content)
      case .mod97: isMod97(content)
      case .slots(let lists):
        lists.contains { slots in
          slots.count == content.count
            && content.indices.allSatisfy { slots[$0].takes(content[$0]) }
        }
      case .named(_, let holds): holds(String(scalars: content))
      }
    }
  }

  /// Whether the content consists of digits whose sum is a multiple of ten; every second digit from
  /// the right counts as the digit sum of its double (K9).
  private func isLuhn(_ content: [Unicode.Scalar]) -> Bool {
    let values = content.map(value)
    let sums = values.reversed().enumerated().map { place, value in
      place.isMultiple(of: 2) ? value : value / 5 + value * 2 % 10
    }
    return values.allSatisfy { $0 < 10 } && sums.reduce(0, +) % 10 == 0
  }

  /// Whether moving the content's first four scalars to the end gives a number that has the
  /// remainder 1 when it is divided by 97 (K9).
  private func isMod97(_ content: [Unicode.Scalar]) -> Bool {
    let values = (content.dropFirst(4) + content.prefix(4)).map(value)
    let digits = values.flatMap { $0 < 10 ? [$0] : [$0 / 10, $0 % 10] }
    let remainder = digits.reduce(0) { ($0 * 10 + $1) % 97 }
    return values.allSatisfy { $0 < 36 } && remainder == 1
  }

  /// The value of a digit or of a capital letter, where A is 10; 36 for any other scalar.
  private func value(of scalar: Unicode.Scalar) -> Int {
    let all = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars.map { $0 }
    return all.firstIndex(of: scalar) ?? 36
  }
}
