/// The rule for a number whose digits are typed from the right (K22).
struct ModelShiftedNumber: ModelAmountRule, ModelRewriting {
  /// The format of the number; it always requires the same number of decimal places.
  let format: NumberFormat
  let bounds: NumberBounds

  func decide(_ edit: Edit, on state: FieldState) -> Decision { decision(about: edit, on: state) }

  /// The state after an edit (K23).
  func state(after edit: Edit, at span: Span, of state: FieldState, _ plain: FieldState)
    throws(Reason) -> FieldState
  {
    if span.isEmpty && edit.replacement.isEmpty { return plain }
    return edit.replacement.isEmpty
      ? deleting(span, of: state) : try inserting(edit.replacement, at: span, of: state, plain)
  }

  /// Deletes the content in a span, or the content next to the caret if the span has no content.
  private func deleting(_ span: Span, of state: FieldState) -> FieldState {
    let (head, removed, tail) = parts(of: state.text, around: span)
    if removed.isEmpty && Span(state.selection).isEmpty {
      if state.selection.location == span.end { return left(head.dropLast(), tail) }
      if state.selection.location == span.start { return left(head, tail.dropFirst()) }
    }
    return left(head, tail)
  }

  /// The state after a deletion; if no digit is before the caret and only zeros are after it, the
  /// zeros are deleted, too.
  private func left(_ head: some Collection<UInt8?>, _ tail: some Collection<UInt8?>) -> FieldState
  {
    let isZero = head.allSatisfy { $0 == nil } && tail.allSatisfy { $0 == 0 }
    return written(head, isZero ? [] : Array(tail))
  }

  /// The state after an insertion; digits are always inserted, and any other text must give a
  /// number or a minus sign.
  private func inserting(_ text: String, at span: Span, of state: FieldState, _ plain: FieldState)
    throws(Reason) -> FieldState
  {
    let values = text.unicodeScalars.map { Alphabet(of: format).value(of: $0) }
    if values.count > 1, let sign = text.unicodeScalars.first,
      Alphabet(of: format).holds(sign, as: .minus), values.dropFirst().allSatisfy({ $0 != nil })
    {
      return try inserting(signed: text, at: span, of: state)
    }
    guard values.allSatisfy({ $0 != nil }) else {
      if let problem = problem(of: plain.text) { throw .notNumeric(problem) }
      let (head, _, tail) = parts(of: plain.text, around: Span(plain.selection))
      return written(head, tail)
    }
    let (head, _, tail) = parts(of: state.text, around: span)
    let signs = tail.prefix { $0 == nil }
    return written(head + signs + values, tail.dropFirst(signs.count))
  }

  /// The state after a minus sign is inserted, and then the digits that follow it.
  private func inserting(signed text: String, at span: Span, of state: FieldState) throws(Reason)
    -> FieldState
  {
    let parts = [text.unicodeScalars.prefix(1), text.unicodeScalars.dropFirst()]
    var (state, span) = (state, span)
    for part in parts.map({ String($0) }) {
      let plain = Units(state.text).state(replacing: span, by: part)
      state = try inserting(part, at: span, of: state, plain)
      span = Span(state.selection)
    }
    return state
  }

  /// The problem with a text that isn't a number and isn't a single minus sign, or `nil`.
  private func problem(of text: String) -> NumberProblem? {
    let alphabet = Alphabet(of: format)
    let scalars = text.unicodeScalars.filter { !alphabet.holds($0, as: .bidiMark) }
    let isMinus = scalars.count == 1 && scalars.allSatisfy { alphabet.holds($0, as: .minus) }
    if isMinus && format.signs != .none { return nil }
    return ModelNumbers().problem(of: text, as: .complete, in: format)
  }

  /// The content before a span, in it, and after it; `nil` stands for the minus sign.
  private func parts(of text: String, around span: Span) -> (
    head: [UInt8?], removed: [UInt8?], tail: [UInt8?]
  ) {
    let content = content(of: text, without: span)
    return (
      content.filter { $0.span.start < span.start }.map(\.value),
      content.filter { $0.span.start >= span.start && $0.span.start < span.end }.map(\.value),
      content.filter { $0.span.start >= span.end && $0.span.start >= span.start }.map(\.value)
    )
  }

  /// A scalar of content, and its span.
  private typealias Piece = (value: UInt8?, span: Span)

  /// The content of a text in order: a minus sign before the digits, and the digits from the first
  /// nonzero one, or the last zero; decimals that a complete number lacks are zeros (K22).
  private func content(of text: String, without span: Span) -> [Piece] {
    let alphabet = Alphabet(of: format)
    let pieces = zip(text.unicodeScalars, Units(text).scalars).compactMap {
      scalar, span -> Piece? in
      if let value = alphabet.value(of: scalar) { return (value, span) }
      return alphabet.holds(scalar, as: .minus) ? (nil, span) : nil
    }
    let end = Span(start: text.utf16.count, end: text.utf16.count)
    let written = pieces.filter { $0.value != nil }
    let isLeft = written.contains { !span.holds($0.span.start) }
    let missing = isLeft ? missingZeros(of: text) : 0
    let digits = written + Array(repeating: (value: 0, span: end), count: missing)
    let zeros = digits.prefix { $0.value == 0 }.count
    let sign = pieces.prefix { $0.value == nil }.prefix(1)
    return Array(sign + digits.dropFirst(min(zeros, max(0, digits.count - 1))))
  }

  /// The number of decimal places missing from a complete number.
  private func missingZeros(of text: String) -> Int {
    if ModelNumbers().problem(of: text, as: .complete, in: format) != nil { return 0 }
    return format.fewestPlaces - NumberParts(of: text, in: format).fraction.count
  }
}

extension ModelShiftedNumber {
  /// The text of content: the digits from the first nonzero one, with at least one digit before the
  /// decimal separator.
  private func scalars(of content: [UInt8?]) -> [Unicode.Scalar] {
    let storage = format.symbols.storage
    let sign = content.contains(nil) ? Array(Alphabet(of: format).minus.suffix(1)) : []
    let written = content.compactMap(\.self)
    if written.isEmpty { return sign }
    let digits = written.drop { $0 == 0 }
    let places = format.fewestPlaces
    let filled = Array(repeating: 0, count: max(0, places + 1 - digits.count)) + digits
    let all = filled.map { storage.digits[Int($0)] }
    let integer = format.groups(of: all.dropLast(places)).joined(separator: [
      storage.groupingSeparator
    ])
    return sign + integer + (places > 0 ? [storage.decimalSeparator] : []) + all.suffix(places)
  }

  /// The state that shows the content, with the caret before the digits of `tail`.
  private func written(_ head: some Sequence<UInt8?>, _ tail: some Sequence<UInt8?>) -> FieldState {
    let tail = Array(tail)
    let scalars = scalars(of: Array(head) + tail)
    let storage = format.symbols.storage
    let digits = scalars.indices.filter { storage.digits.contains(scalars[$0]) }
    let first = digits.suffix(tail.compactMap(\.self).count).first ?? scalars.count
    let isAfterSeparator = first > 0 && scalars[first - 1] == storage.groupingSeparator
    let isBeforeSign = tail.contains(nil)
    let place = isBeforeSign ? 0 : isAfterSeparator ? first - 1 : first
    let caret = scalars[..<place].map { $0.utf16.count }.reduce(0, +)
    return FieldState(showing: String(scalars: scalars), caret: caret)
  }
}

extension ModelShiftedNumber {
  func objection(to text: String) -> Reason? {
    if text.isEmpty { return nil }
    if let problem = problem(of: text) { return .notNumeric(problem) }
    let form = scalars(of: parts(of: text, around: Span(start: 0, end: 0)).tail)
    return String(String.UnicodeScalarView(form)).isSame(as: text) ? nil : .reformatted
  }

  func finalObjection(to text: String) -> Reason? {
    if let reason = objection(to: text) { return reason }
    return ModelNumberField(format, bounds: bounds).finalObjection(to: text)
  }

  func repaired(_ state: FieldState) -> FieldState {
    guard case .reformatted = objection(to: state.text) else { return state }
    func form(at offset: Int) -> FieldState {
      let (head, _, tail) = parts(of: state.text, around: Span(start: offset, end: offset))
      return written(head, tail)
    }
    return state.carried(to: form(at: state.selection.location).text) {
      form(at: $0).selection.location
    }
  }
}
