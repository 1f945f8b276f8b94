import InputRules

extension ModelPatternField {
  /// The text, formatted (F3).
  func formatted(_ text: String) -> String {
    if pattern.elements.isEmpty { return text }
    return string(written(scalars(of: text), isEmpty: text.isEmpty))
  }

  /// The scalars of a text that is put where nothing else stands: as they are read, if the text is
  /// in its form, and not all of it could be content; else unread (F3).
  func scalars(of text: String) -> [PatternScalar] {
    let writer = PatternWriter(pattern, policies)
    if text.unicodeScalars.allSatisfy(writer.isTakenSomewhere) || !isInForm(text) {
      return unread(text)
    }
    return read(text).filter { $0.kind != .junk }
  }

  /// The scalars of a text, of which nothing is known yet.
  func unread(_ text: String) -> [PatternScalar] {
    text.unicodeScalars.map { PatternScalar($0, .unread) }
  }

  /// Scalars, formatted: with the literals up to the next slot behind the content, if literals are
  /// eager; else with what is kept behind it, or behind a literal of the value (F2, F5).
  private func written(_ scalars: [PatternScalar], isEmpty: Bool) -> [Unicode.Scalar] {
    var writer = PatternWriter(pattern, policies)
    writer.put(scalars)
    if policies.literals == .eager && writer.written.contains(where: { $0.kind == .content }) {
      writer.advance(to: writer.nextSlot)
      return shown(writer.scalars, by: writer, isEmpty: isEmpty)
    }
    let end = writer.written.lastIndex(where: \.isInValue).map { $0 + 1 } ?? 0
    return shown(Array(writer.scalars.prefix(end)), by: writer, isEmpty: isEmpty)
  }

  /// The content of a field's text (F2).
  func content(of text: String) -> String {
    if pattern.elements.isEmpty { return text }
    return string(read(text).filter { $0.kind == .content }.map(\.scalar))
  }

  /// The content, and the literals that belong to the value (F2).
  func value(of text: String) -> String {
    if pattern.elements.isEmpty { return text }
    return string(read(text).filter(\.isInValue).map(\.scalar))
  }

  /// Whether nothing must stand behind what was put; nothing behind a repeating slot must (F2).
  func isComplete(_ text: String) -> Bool {
    let writer = writer(of: text)
    let reached = pattern.elements[writer.next...].prefix { $0.slot?.repeats != true }
    return reached.allSatisfy(\.mayBeMissing)
  }

  /// Whether a text, read and written again, is what it was (F3).
  func isInForm(_ text: String) -> Bool {
    let writer = writer(of: text)
    return pattern.elements.isEmpty
      || shown(writer.scalars, by: writer, isEmpty: text.isEmpty) == Array(text.unicodeScalars)
  }

  /// The writer of what a text holds.
  private func writer(of text: String) -> PatternWriter {
    var writer = PatternWriter(pattern, policies)
    writer.put(read(text).filter { $0.kind != .junk })
    return writer
  }

  /// What the field shows where `text` is kept of what was written: with placeholders, but nothing
  /// of nothing (F5.10).
  func shown(
    _ text: [Unicode.Scalar], by writer: PatternWriter, isEmpty: Bool
  ) -> [Unicode.Scalar] {
    if isEmpty { return text }
    if let placeholder = policies.placeholder {
      let rest = pattern.elements[writer.next...].prefix { $0.slot?.repeats != true }
      return writer.scalars + rest.map { $0.literal ?? placeholder }
    }
    return text
  }

  /// The text of some scalars.
  func string(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  /// The state of a text with the caret at a scalar, or at the end (F6).
  func state(of text: [Unicode.Scalar], caretAt caret: Int) -> FieldState {
    let before = string(Array(text.prefix(caret))).utf16.count
    return FieldState(
      trusting: string(text), selection: TextRange(location: before, length: 0), marked: nil)
  }
}
