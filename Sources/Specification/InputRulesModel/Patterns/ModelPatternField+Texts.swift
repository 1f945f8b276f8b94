// The readings of texts (F2.9 to F2.15).
extension ModelPatternField {
  /// The scalars of a text, each read as content or as a literal; nil for junk.
  func reading(_ text: String) -> [PutScalar?] {
    let scalars = PutScalar.all(of: text, .read)
    return zip(blank.steps(putting: scalars), scalars).map { before, put in
      switch before.place(of: put).map({ pattern.elements[$0] }) {
      case .literal(_, let isInValue):
        PutScalar(scalar: put.scalar, kind: .literal(inValue: isInValue))
      case .slot where put.scalar != policies.placeholder:
        PutScalar(scalar: put.scalar, kind: .content)
      case .slot, nil: nil
      }
    }
  }

  /// The scalars of a text that are read as one of the kinds.
  private func text(of kinds: [PutScalar.Kind], in text: String) -> String {
    if pattern.elements.isEmpty { return text }
    let read = reading(text).compactMap(\.self).filter { kinds.contains($0.kind) }
    return String(scalars: read.map(\.scalar))
  }

  func content(of text: String) -> String { self.text(of: [.content], in: text) }

  /// The content of a text, and the literals that belong to the value.
  func value(of text: String) -> String {
    self.text(of: [.content, .literal(inValue: true)], in: text)
  }

  /// The reading of a text, written again.
  private func rewriting(_ text: String) -> FilledPattern {
    blank.putting(reading(text).compactMap(\.self))
  }

  func isComplete(_ text: String) -> Bool { rewriting(text).isComplete }

  private func isInForm(_ text: String) -> Bool {
    pattern.elements.isEmpty || rewriting(text).text.isSame(as: text)
  }
}

// The formatting of texts (F3.1 to F3.7).
extension ModelPatternField {
  /// The scalars of a text for formatting: as they are read, if the text was formatted before.
  func formatting(_ text: String) -> [PutScalar?] {
    let hasMark = !text.unicodeScalars.allSatisfy { blank.hasSlot(for: $0) }
    return hasMark && isInForm(text) ? reading(text) : PutScalar.all(of: text, .unread)
  }

  func formatted(_ text: String) -> String {
    if pattern.elements.isEmpty || text.isEmpty { return text }
    let put = blank.putting(formatting(text).compactMap(\.self))
    let isEager = policies.literals == .eager && put.contentCount > 0
    return (isEager ? put.withLiteralsAhead : put.withoutLiteralsAtEnd { $0.isInValue }).text
  }
}

// The answers about texts from code (F4.8 to F4.12).
extension ModelPatternField {
  /// The reason the text isn't allowed in the field.
  public func objection(to text: String) -> Reason? {
    if isInForm(text) { return nil }
    let insertion = Edit(replacing: TextRange(location: 0, length: 0), with: text)
    do throws(Reason) {
      let new = try states(after: insertion, of: .nothing).new
      if new.text.isSame(as: text) { return nil }
      let isFull = blank.isOverfull(with: formatting(text).compactMap(\.self))
      return isFull ? .notFormatted(.full) : .reformatted
    } catch { return error }
  }

  /// The reason the text isn't allowed in the field at the end: it must be complete or without
  /// content (F2.14).
  public func finalObjection(to text: String) -> Reason? {
    if let objection = objection(to: text) { return objection }
    return content(of: text).isEmpty || isComplete(text) ? nil : .notFormatted(.incomplete)
  }

  /// The state with its text formatted; each end of the selection is after the formatted form of
  /// the text before it.
  public func repaired(_ state: FieldState) -> FieldState {
    if case nil = objection(to: state.text) { return state }
    let text = formatted(state.text)
    let scalars = Array(zip(formatting(state.text), Units(state.text).scalars))
    func carried(_ offset: Int) -> Int {
      let before = scalars.filter { $0.1.end <= offset }.compactMap(\.0)
      return min(blank.putting(before).length, text.utf16.count)
    }
    let selection = Span(state.selection)
    let carried = Span(start: carried(selection.start), end: carried(selection.end))
    return FieldState(trusting: text, selection: carried.range, marked: nil)
  }
}
