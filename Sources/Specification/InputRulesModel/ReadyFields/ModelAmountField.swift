/// The rule for the number of an amount (K20, K23).
protocol ModelAmountRule {
  func decide(_ edit: Edit, on state: FieldState) -> Decision
  func objection(to text: String) -> Reason?
  func finalObjection(to text: String) -> Reason?
  func repaired(_ state: FieldState) -> FieldState
}

extension ModelNumberField: ModelAmountRule {}

/// The rule of a field for amounts: the number's rule, and the currency symbol next to the number
/// (K19 to K22).
package struct ModelAmountField: ModelFieldRule, ModelRewriting {
  let plan: AmountPlan

  package init(_ plan: AmountPlan) { self.plan = plan }

  /// The rule for the number without the symbol (K20, K22).
  private var inner: any ModelAmountRule {
    switch plan.typing {
    case .number: ModelNumberField(plan.format, bounds: plan.bounds)
    case .shifted: ModelShiftedNumber(format: plan.format, bounds: plan.bounds)
    }
  }

  /// Returns the decision about an edit (K20, K23).
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    switch (plan.typing, decision(about: edit, on: state)) {
    case (.shifted, .rewrite(let new, because: .some)): .rewrite(new, because: .reformatted)
    case (_, let decision): decision
    }
  }

  /// The state after an edit (K20, K22).
  func state(after edit: Edit, at span: Span, of state: FieldState, _ plain: FieldState)
    throws(Reason) -> FieldState
  {
    if span.isEmpty && edit.replacement.isEmpty { return plain }
    return edit.replacement.isEmpty
      ? try deleting(span, of: state) : try inserting(edit.replacement, at: span, of: state)
  }

  /// Deletes part of the number or, if the span contains none of it, the scalar next to the span
  /// (K20).
  private func deleting(_ span: Span, of state: FieldState) throws(Reason) -> FieldState {
    let number = number(of: state.text)
    let selection = part(of: state.text, in: Span(state.selection))
    var own = part(of: state.text, in: span)
    if own.isEmpty && Span(state.selection).isEmpty {
      let scalars = Units(number).scalars
      if state.selection.location == span.end {
        own = scalars.last { $0.end == own.start } ?? own
      } else if state.selection.location == span.start {
        own = scalars.first { $0.start == own.start } ?? own
      }
    }
    if own.isEmpty { return shown(FieldState(trusting: number, selection: own.range, marked: nil)) }
    let before = FieldState(trusting: number, selection: selection.range, marked: nil)
    return shown(try decided(Edit(replacing: own.range, with: ""), on: before))
  }

  /// The state after an insertion (K20, K22).
  private func inserting(_ text: String, at span: Span, of state: FieldState) throws(Reason)
    -> FieldState
  {
    let own = part(of: state.text, in: span).range
    let before = FieldState(trusting: number(of: state.text), selection: own, marked: nil)
    let isKey = !ModelNumberField(plan.format, bounds: plan.bounds).keys(for: text).isEmpty
    if case .number = plan.typing, isKey {
      return shown(try decided(Edit(replacing: own, with: text), on: before))
    }
    let reading = ModelAmountReading(plan: plan)
    guard let read = reading.number(of: text) else { throw reading.problem(of: text) }
    if read.text.isEmpty { throw problem(of: text) }
    let alphabet = Alphabet(of: plan.format)
    let digits = read.text.unicodeScalars.drop { alphabet.holds($0, as: .minus) }
    let isWhole = !digits.isEmpty && digits.allSatisfy { alphabet.holds($0, as: .digit) }
    var inserted = read.text
    if case .shifted = plan.typing, isWhole, !read.isBare {
      inserted += String(alphabet.decimalSeparator)
    }
    return shown(try decided(Edit(replacing: own, with: inserted), on: before))
  }

  private func decided(_ edit: Edit, on state: FieldState) throws(Reason) -> FieldState {
    switch inner.decide(edit, on: state) {
    case .accept(let state), .rewrite(let state, _): return state
    case .refuse(let reason): throw reason
    }
  }

  private func problem(of text: String) -> Reason {
    let problem = ModelNumbers().problem(of: text, as: .complete, in: plan.format)
    return problem.map { .notNumeric($0) } ?? .reformatted
  }
}

// The parts of a text (K19).
extension ModelAmountField {
  /// The indices of the number's scalars: a minus sign, and everything between the skipped scalars
  /// at both ends.
  private func places(in text: ArraySlice<Unicode.Scalar>, sign: [Int] = []) -> [Int] {
    let symbol = plan.symbol.unicodeScalars.map { $0 }
    guard let first = text.first else { return sign }
    if text.starts(with: symbol) { return places(in: text.dropFirst(symbol.count), sign: sign) }
    if !Significance.counts(first) { return places(in: text.dropFirst(), sign: sign) }
    if sign.isEmpty && Alphabet(of: plan.format).holds(first, as: .minus) {
      return places(in: text.dropFirst(), sign: [text.startIndex])
    }
    return sign + closing(text)
  }

  /// The indices before the skipped scalars at the end.
  private func closing(_ text: ArraySlice<Unicode.Scalar>) -> [Int] {
    let symbol = plan.symbol.unicodeScalars.map { $0 }
    guard let last = text.last else { return [] }
    if text.suffix(symbol.count).elementsEqual(symbol) {
      return closing(text.dropLast(symbol.count))
    }
    return Significance.counts(last) ? text.indices.map { $0 } : closing(text.dropLast())
  }

  private func spans(in text: String) -> [Span] {
    let spans = Units(text).scalars
    return places(in: text.unicodeScalars.map { $0 }[...]).map { spans[$0] }
  }

  func number(of text: String) -> String { Units(text).text(in: spans(in: text)) }

  /// The part of the number that is within a span of the text, as a span of the number.
  private func part(of text: String, in span: Span) -> Span {
    func length(before offset: Int) -> Int {
      spans(in: text).filter { $0.end <= offset }.map(\.length).reduce(0, +)
    }
    return Span(start: length(before: span.start), end: length(before: span.end))
  }

  /// The text that shows a number, with the number's selection (K19).
  func shown(_ state: FieldState) -> FieldState {
    let number = number(of: state.text)
    let range = part(of: state.text, in: Span(state.selection))
    if number.isEmpty { return .nothing }
    let space = plan.place.isSpaced ? "\u{A0}" : ""
    if !plan.place.isBefore {
      return FieldState(trusting: number + space + plan.symbol, selection: range.range, marked: nil)
    }
    let alphabet = Alphabet(of: plan.format)
    let signs = number.unicodeScalars.prefix(1).filter { alphabet.holds($0, as: .minus) }
    let sign = plan.place.hasMinusAfter ? "" : String(String.UnicodeScalarView(signs))
    let rest = number.unicodeScalars.dropFirst(sign.unicodeScalars.count)
    let text = sign + plan.symbol + space + String(rest)
    func carried(_ offset: Int) -> Int {
      offset < sign.utf16.count ? 0 : text.utf16.count - (number.utf16.count - offset)
    }
    let carriedRange = Span(start: carried(range.start), end: carried(range.end))
    return FieldState(trusting: text, selection: carriedRange.range, marked: nil)
  }
}

// Texts from code, and the other requirements of a rule (K21).
extension ModelAmountField {
  /// The reason the text isn't allowed in the field, or `nil`.
  public func objection(to text: String) -> Reason? {
    if text.isEmpty { return nil }
    let reading = ModelAmountReading(plan: plan)
    if reading.number(of: text, isFromCode: true) == nil { return reading.problem(of: text) }
    let number = number(of: text)
    if number.isEmpty { return problem(of: text) }
    if let reason = inner.objection(to: number) { return reason }
    return shown(FieldState(showing: number)).text.isSame(as: text) ? nil : .reformatted
  }

  /// The reason the text isn't allowed when editing ends, or `nil`.
  public func finalObjection(to text: String) -> Reason? {
    objection(to: text) ?? inner.finalObjection(to: number(of: text))
  }

  /// The state with its text formatted, if the only objection is to the text's form.
  public func repaired(_ state: FieldState) -> FieldState {
    guard case .reformatted = objection(to: state.text) else { return state }
    let selection = part(of: state.text, in: Span(state.selection))
    return shown(
      inner.repaired(
        FieldState(trusting: number(of: state.text), selection: selection.range, marked: nil)))
  }

  /// Whether the scalar may be in the symbol, the space next to it, or a number (E8.15).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    plan.symbol.unicodeScalars.contains(scalar) || scalar == "\u{A0}"
      || plan.format.writtenScalars.contains(scalar)
  }

  /// The minus sign that the field's numbers use (E8.17).
  public var ownMinus: Unicode.Scalar? { plan.format.minusWithoutMarks }

  /// The field's text for a value (K19).
  package func text(of value: ExactNumber) -> String? {
    (try? ModelNumbers().text(of: value, in: plan.format)).map {
      shown(FieldState(showing: $0)).text
    }
  }

  /// The value that a text shows (K21).
  package func value(of text: String) -> ExactNumber? {
    let isRead = ModelAmountReading(plan: plan).number(of: text, isFromCode: true) != nil
    return isRead ? ModelNumbers().value(of: number(of: text), in: plan.format) : nil
  }
}
