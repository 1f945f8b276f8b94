/// A field that groups a number's digits as they are typed, and keeps the caret at the same digit
/// (N7.8, N7.16).
public struct NumberField: TextRule {
  private let made: NumberFieldParts

  /// Creates a field for numbers in a format and within bounds.
  ///
  /// If no format is given, numbers are written as in the view's locale, or as in English if the
  /// locale is unknown (N7.8).
  /// - Parameters:
  ///   - format: the format of the numbers; its `allowsExponent` is ignored.
  ///   - bounds: the allowed numbers.
  public init(_ format: NumberFormat? = nil, bounds: NumberBounds = .none) {
    made = NumberFieldParts(
      format ?? NumberFormat(grouping: .strict), bounds, hasLocale: format != nil)
  }

  /// The format of the number, without an exponent.
  package var format: NumberFormat { made.format }
  package var bounds: NumberBounds { made.bounds }
  var hasBounds: Bool { made.hasBounds }
  /// The automaton that reads text without grouping separators.
  var bareReader: FormatAutomaton { made.bareReader }
  /// The same automaton, but with leading zeros allowed; after a deletion, only a text that it
  /// accepts is grouped again (N7.13).
  var shapeReader: FormatAutomaton { made.shapeReader }
  var table: SymbolTable { made.table }

  /// The value of the field's text, or `nil` if it isn't a complete number (N5).
  /// - Parameter text: the field's text.
  public func value(of text: String) -> ExactNumber? { try? format.value(of: text) }

  /// Whether the field's numbers may contain the scalar; if so, normalization keeps it (E8.15).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { format.isOwn(scalar) }

  /// The minus sign that replaces an inserted dash, or `nil` if no sign is allowed (E8.17).
  public var ownMinus: Unicode.Scalar? { format.ownMinus }

  /// Accepts or refuses `edit`, and groups the digits in the result (N7.8, N7.11, N7.13, N7.14).
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    do throws(Reason) {
      let (plain, next) = try states(after: edit, of: state)
      return next == plain ? .accept(plain) : .rewrite(next, because: objection(to: plain.text))
    } catch {
      return .refuse(error)
    }
  }

  /// The state after `edit`, or `state` if the edit is refused (E7).
  ///
  /// The reason for a rewrite isn't determined, because that would take as long as the edit itself.
  public func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    do throws(Reason) {
      return try states(after: edit, of: state).next
    } catch {
      return state
    }
  }

  /// The state if the edit took effect exactly as requested, and the state that the field shows.
  private func states(
    after edit: Edit, of state: FieldState
  ) throws(Reason) -> (plain: FieldState, next: FieldState) {
    let site = try state.text.site(of: edit.range)
    let plain = state.replacing(site, with: edit.replacement)
    let next =
      edit.isDeletion
      ? deleting(site, from: state, giving: plain) ?? plain
      : try inserting(edit.replacement, at: site, of: state, giving: plain)
    return (plain, next)
  }

  /// The reason the field can't contain `text`, or `nil` if it can (N7.8, N7.9).
  ///
  /// Groups of digits needn't be complete yet (N7.18), and a decimal separator may be misplaced
  /// (N7.20).
  public func objection(to text: String) -> Reason? {
    numberObjection(to: text).flatMap { isStray(text) ? nil : $0 }
  }

  /// The reason the field can't contain `text` if misplaced separators aren't allowed.
  func numberObjection(to text: String) -> Reason? {
    if text.isEmpty { return nil }
    do throws(Reason) {
      let bare = self.text(text, caret: 0)
      try judgeForm(of: bare)
      if !hasKnownSeparators(text) {
        if isBegun(text) { return nil }
        try judgeSeparators(of: text)
      }
      try judge(bare)
      return isForm(of: bare, text) ? nil : .reformatted
    } catch {
      return error
    }
  }

  /// The reason a text isn't a complete number within the bounds; `nil` if it is, or is empty (N9).
  public func finalObjection(to text: String) -> Reason? {
    if text.isEmpty { return nil }
    if let reason = objection(to: text) { return reason }
    do throws(NumberProblem) {
      return bounds.contains(try format.value(of: text)) ? nil : .outOfBounds(bounds)
    } catch {
      return .notNumeric(error)
    }
  }

  /// The state, with its text changed to the field's form if nothing else is wrong with it (E12.9).
  public func repaired(_ state: FieldState) -> FieldState {
    guard objection(to: state.text) == .reformatted else { return state }
    let (start, end) = (state.selection.location, state.selection.location + state.selection.length)
    let form = form(of: text(state.text, caret: start))
    let last = self.form(of: text(state.text, caret: end)).selection.location
    let selection = TextRange(
      location: form.selection.location, length: last - form.selection.location)
    return FieldState(trusting: form.text, selection: selection, marked: nil)
  }
}

extension NumberField: LocalizedField {
  /// The field, adapted to `locale`, unless it has a format or `locale` is unknown (N7.8).
  package func localized(to locale: String) -> NumberField {
    guard !made.hasLocale, let symbols = NumberSymbols(locale: locale) else { return self }
    return NumberField(NumberFormat(symbols, grouping: .strict), bounds: bounds)
  }
}

extension NumberField: ComparedExactly {
  /// The values from which all other values are derived.
  var parts: some Hashable { Pair(Pair(format, bounds), made.hasLocale) }
}

/// The parts of a number field, and values derived from them.
///
/// Copies of the field share these parts, because creating and copying them would take a third of
/// the time for a keystroke.
final class NumberFieldParts: Sendable {
  let format: NumberFormat
  let bounds: NumberBounds
  let hasBounds: Bool
  let hasLocale: Bool
  let bareReader: FormatAutomaton
  let shapeReader: FormatAutomaton
  let table: SymbolTable

  init(_ format: NumberFormat, _ bounds: NumberBounds, hasLocale: Bool) {
    var format = format
    format.allowsExponent = false
    self.format = format
    (self.bounds, self.hasLocale) = (bounds, hasLocale)
    hasBounds = bounds != .none
    table = SymbolTable(format)
    format.grouping = .refused
    bareReader = FormatAutomaton(format)
    format.allowsLeadingZeros = true
    shapeReader = FormatAutomaton(format)
  }
}
