/// The rule of a field with a pattern; an edit fills the pattern again, scalar by scalar.
package struct ModelPatternField: ModelFieldRule, ModelRewriting {
  let pattern: Pattern
  let policies: PatternPolicies

  /// Creates the model of the pattern's field.
  public init(_ pattern: Pattern, _ policies: PatternPolicies) {
    self.pattern = pattern
    self.policies = policies
  }

  /// The pattern in which no element is filled in.
  var blank: FilledPattern { FilledPattern(pattern, placeholder: policies.placeholder) }

  /// Returns the decision about an edit (E7, F4.7).
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    decision(about: edit, on: state)
  }

  /// The state after an edit (F4.1 to F4.6).
  func state(after edit: Edit, at span: Span, of state: FieldState, _ plain: FieldState)
    throws(Reason) -> FieldState
  {
    let changesNothing = span.isEmpty && edit.replacement.isEmpty
    if pattern.elements.isEmpty || changesNothing { return plain }
    let parts = parts(of: Units(state.text), around: span)
    if edit.replacement.isEmpty { return deleting(parts, from: state, at: span) }
    return try inserting(edit.replacement, into: parts)
  }

  /// `nil`, because patterns have no minus sign (E8.17).
  public var ownMinus: Unicode.Scalar? { nil }

  /// Whether the pattern's own texts may contain the scalar (E8.16).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    scalar == policies.placeholder
      || pattern.elements.contains { $0.isOwn(scalar) }
  }
}

extension PatternElement {
  /// Whether the scalar is the element's literal, or is in its slot's set (E8.16).
  func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    guard case .set(let members) = slot?.content else { return literal == scalar }
    return members.contains(scalar)
  }
}

/// The parts of a field's text around the range of an edit (F4.2).
struct PatternParts {
  /// The pattern filled in with the text before the range.
  let head: FilledPattern
  /// The content after the range.
  let tail: [PutScalar]
  let hasContent: Bool
  let isWhole: Bool
}

extension ModelPatternField {
  /// Reads a text around a range (F4.1, F4.2).
  func parts(of units: Units, around span: Span) -> PatternParts {
    let scalars = Array(zip(reading(units.text), units.scalars))
    let content = scalars.filter { $0.0?.kind == .content }
    return PatternParts(
      head: blank.putting(scalars.filter { $0.1.end <= span.start }.compactMap(\.0)),
      tail: content.filter { span.end <= $0.1.start }.compactMap(\.0),
      hasContent: content.contains { $0.1.isWithin(span) },
      isWhole: span.length == units.array.count)
  }

  /// The state after a deletion (F4.3, F5.3, F6.3 to F6.6).
  func deleting(_ parts: PatternParts, from state: FieldState, at span: Span) -> FieldState {
    if parts.isWhole { return .nothing }
    let text = parts.head.putting(parts.tail).withoutLiteralsAtEnd { _ in false }.text
    let touched = min(parts.head.length, text.utf16.count)
    if parts.hasContent || !text.isSame(as: state.text) {
      return FieldState(showing: text, caret: touched)
    }
    let isForward = Span(state.selection).isEmpty && span.start >= state.selection.location
    return FieldState(showing: text, caret: isForward ? span.end : min(span.start, touched))
  }

  /// The state after an insertion (F4.3 to F4.5, F5.2 to F5.9, F6.2).
  ///
  /// - Throws: the reason the insertion is refused.
  func inserting(_ text: String, into parts: PatternParts) throws(Reason) -> FieldState {
    let scalars =
      parts.isWhole ? formatting(text).compactMap(\.self) : PutScalar.all(of: text, .unread)
    let written = parts.head.putting(chosen(from: scalars, for: parts))
    let fits = written.isFurther(than: parts.head)
    if !fits && policies.junk == .refused {
      throw .notFormatted(problem(of: scalars, after: parts.head))
    }
    if policies.overflow == .refused && overflows(scalars, parts) { throw .notFormatted(.full) }
    return state(after: written, before: remaining(parts.tail, after: written))
  }

  /// The scalars of the insertion that are kept (F5.7 to F5.9).
  private func chosen(from scalars: [PutScalar], for parts: PatternParts) -> [PutScalar] {
    guard policies.overflow == .newestGoes else { return scalars }
    func leavesRoom(_ scalars: some Sequence<PutScalar>) -> Bool {
      parts.head.putting(scalars).hasRoom(for: parts.tail)
    }
    let longest = (0...scalars.count).last { leavesRoom(scalars.prefix($0)) } ?? 0
    return scalars[longest...].reduce(Array(scalars.prefix(longest))) { chosen, put in
      leavesRoom(chosen + [put]) ? chosen + [put] : chosen
    }
  }

  /// The reason an insertion is refused if it doesn't fit (F5.5).
  private func problem(of scalars: [PutScalar], after head: FilledPattern) -> PatternProblem {
    let wereLeftOut = scalars.contains { head.putting($0) != nil }
    return wereLeftOut || head.isOverfull(with: scalars) ? .full : .fitsNoSlot
  }

  /// Whether there are too few slots for the whole insertion and the tail (F5.9).
  private func overflows(_ scalars: [PutScalar], _ parts: PatternParts) -> Bool {
    parts.head.isOverfull(with: scalars) || !parts.head.putting(scalars).hasRoom(for: parts.tail)
  }

  /// The part of the tail that is kept: all of it or, under `nextGoes`, the longest suffix that
  /// fits (F5.8).
  private func remaining(_ tail: [PutScalar], after written: FilledPattern) -> [PutScalar] {
    guard policies.overflow == .nextGoes else { return tail }
    let ends = (0...tail.count).map { Array(tail.dropFirst($0)) }
    return ends.first { written.hasRoom(for: $0) } ?? []
  }

  /// The state with the tail, and the caret before the tail's first scalar (F5.2, F6.1, F6.2).
  private func state(after written: FilledPattern, before tail: [PutScalar]) -> FieldState {
    let all = written.putting(tail)
    if policies.literals == .eager && !all.isFurther(than: written) {
      let touched = written.withLiteralsAhead
      return FieldState(showing: touched.text, caret: touched.length)
    }
    let place = tail.first.flatMap { written.place(of: $0) }
    let literals = written.written(upTo: max(written.end, place ?? 0))
    return FieldState(showing: all.text, caret: literals.length)
  }
}

// Reading texts (F2.9 to F2.15).
extension ModelPatternField {
  /// The scalars of a text, read as content or as literals; `nil` stands for junk.
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

  /// The scalars of a text that are of one of these kinds when the text is read.
  private func text(of kinds: [PutScalar.Kind], in text: String) -> String {
    if pattern.elements.isEmpty { return text }
    let read = reading(text).compactMap(\.self).filter { kinds.contains($0.kind) }
    return String(scalars: read.map(\.scalar))
  }

  /// The content of a text (F2.10).
  package func content(of text: String) -> String { self.text(of: [.content], in: text) }

  /// The content of a text, and the literals that belong to the value (F2.11).
  package func value(of text: String) -> String {
    self.text(of: [.content, .literal(inValue: true)], in: text)
  }

  /// The pattern filled in with the scalars that are read from a text.
  private func rewriting(_ text: String) -> FilledPattern {
    blank.putting(reading(text).compactMap(\.self))
  }

  /// Whether a text is complete (F2.13).
  package func isComplete(_ text: String) -> Bool { rewriting(text).isComplete }

  private func isInForm(_ text: String) -> Bool {
    pattern.elements.isEmpty || rewriting(text).text.isSame(as: text)
  }
}

// Formatting texts (F3.1 to F3.7).
extension ModelPatternField {
  /// The scalars of a text to format; a text in its form is read if a scalar fits no slot (F3.6).
  func formatting(_ text: String) -> [PutScalar?] {
    let hasMark = !text.unicodeScalars.allSatisfy { blank.hasSlot(for: $0) }
    return hasMark && isInForm(text) ? reading(text) : PutScalar.all(of: text, .unread)
  }

  /// The formatted text (F3.1 to F3.7).
  package func formatted(_ text: String) -> String {
    if pattern.elements.isEmpty || text.isEmpty { return text }
    let put = blank.putting(formatting(text).compactMap(\.self))
    let isEager = policies.literals == .eager && put.contentCount > 0
    return (isEager ? put.withLiteralsAhead : put.withoutLiteralsAtEnd { $0.isInValue }).text
  }
}

// Texts from code (F4.8 to F4.12).
extension ModelPatternField {
  /// The reason the text isn't allowed in the field, or `nil`.
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

  /// The reason the text isn't allowed when editing ends, or `nil`: it must be complete, or without
  /// content (F2.14).
  public func finalObjection(to text: String) -> Reason? {
    if let objection = objection(to: text) { return objection }
    return content(of: text).isEmpty || isComplete(text) ? nil : .notFormatted(.incomplete)
  }

  /// The state with its text formatted; each end of the selection keeps its place in the content.
  public func repaired(_ state: FieldState) -> FieldState {
    if case nil = objection(to: state.text) { return state }
    let text = formatted(state.text)
    let scalars = Array(zip(formatting(state.text), Units(state.text).scalars))
    return state.carried(to: text) { offset in
      let before = scalars.filter { $0.1.end <= offset }.compactMap(\.0)
      return min(blank.putting(before).length, text.utf16.count)
    }
  }
}
