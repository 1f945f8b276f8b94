import InputRules

/// A field for an amount of money, which shows the currency's symbol next to the number as soon as
/// there is one (K18 to K23).
public struct AmountField: TextRule, RewritingRule, Hashable {
  /// The settings that determine how amounts are written and typed.
  package let plan: AmountPlan
  private let number: NumberField

  package init(_ plan: AmountPlan) {
    self.plan = plan
    number = NumberField(plan.format, bounds: plan.bounds)
  }

  private var inner: any TextRule {
    switch plan.typing {
    case .number: number
    case .shifted: ShiftedNumber(number)
    }
  }

  /// Accepts or refuses `edit` as a field for the number would, and adds the symbol (K20, K23).
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let decision = decision(about: edit, on: state)
    guard plan.typing == .shifted, case .rewrite(let next, _?) = decision else { return decision }
    return .rewrite(next, because: .reformatted)
  }

  /// The state after `edit`, or `state` if the edit is refused (E7).
  public func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    self.state(after: edit, on: state)
  }

  /// The reason `text` isn't an allowed amount in the field's form, or `nil` if it is (K21).
  public func objection(to text: String) -> Reason? {
    if text.isEmpty { return nil }
    let read = AmountText(text, plan)
    do throws(Reason) {
      _ = try AmountReading(text, plan, takesMarks: false)
    } catch { return error }
    let reason = read.number.isEmpty ? problem(of: text) : inner.objection(to: read.number)
    if let reason { return reason }
    return shown(FieldState(read.number)).text.hasSameUnits(as: text) ? nil : .reformatted
  }

  /// The reason `text` isn't accepted when editing ends, or `nil` if it is (K21).
  public func finalObjection(to text: String) -> Reason? {
    objection(to: text) ?? inner.finalObjection(to: AmountText(text, plan).number)
  }

  /// The state, with its text rewritten in the field's form if nothing else is wrong with it (K21).
  public func repaired(_ state: FieldState) -> FieldState {
    guard objection(to: state.text) == .reformatted else { return state }
    let read = AmountText(state.text, plan)
    let number = FieldState(
      trusting: read.number, selection: read.range(of: state.selection), marked: nil)
    return shown(inner.repaired(number))
  }

  /// Whether the scalar belongs to the symbol or a number, or is the no-break space (K21).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    plan.symbol.unicodeScalars.contains(scalar) || scalar == "\u{A0}" || number.isOwn(scalar)
  }

  /// The minus sign that replaces an inserted dash, or `nil` if amounts can't be negative (E8.17).
  public var ownMinus: Unicode.Scalar? { number.ownMinus }
}

extension AmountField {
  /// The exact value of `text`, or `nil` if it isn't a complete amount (K21, N5).
  /// - Parameter text: the text in the field, such as `$1,234.5`.
  public func value(of text: String) -> ExactNumber? {
    guard (try? AmountReading(text, plan, takesMarks: false)) != nil else { return nil }
    return number.value(of: AmountText(text, plan).number)
  }

  /// The field's text for a value, with all decimal places, rounded half to even (N7.3).
  /// - Parameter value: an amount in the currency's main unit, such as dollars.
  /// - Throws: `NumberWritingError` if the value is negative but amounts can't be, or if writing it
  ///   requires more than 1,000 zeros.
  public func text(of value: ExactNumber) throws(NumberWritingError) -> String {
    shown(FieldState(try number.format.text(of: value))).text
  }

  /// This field, adapted to `locale`; it stays unchanged if it has a locale or `locale` is unknown
  /// (K18).
  package func localized(to locale: String) -> Self {
    guard let currency = plan.unlocalized else { return self }
    return (try? .amount(currency, locale: locale, typing: plan.typing)) ?? self
  }

  /// The field's example and keyboard (K18).
  public var traits: InputTraits {
    let isWhole = plan.typing == .shifted || plan.format.maximumFractionDigits == 0
    let keyboard: InputTraits.Keyboard =
      plan.format.signs != .none ? .signed : isWhole ? .digits : .decimal
    let example = ExactNumber(isNegative: false, trusting: [1, 2, 3, 4, 5], exponent: .near(-1))
    return InputTraits(example: (try? text(of: example)) ?? "", keyboard: keyboard)
  }
}

// The conversion of edits of the text to edits of the number in it.
extension AmountField {
  /// The state after an edit (K20).
  package func next(
    after edit: Edit, at site: SpliceSite, of state: FieldState
  ) throws(Reason) -> FieldState {
    if edit.isDeletion && site.bytes.isEmpty { return state.replacing(site, with: "") }
    let read = AmountText(state.text, plan)
    let range = edit.isDeletion ? meant(site.range, state, read) : read.range(of: site.range)
    let inserted = edit.isDeletion ? "" : try self.inserted(edit.replacement)
    if !edit.isDeletion && inserted.isEmpty {
      throw problem(of: edit.replacement) ?? .reformatted
    }
    let selection = read.range(of: edit.isDeletion ? state.selection : site.range)
    let before = FieldState(trusting: read.number, selection: selection, marked: nil)
    if edit.isDeletion && range.length == 0 {
      return shown(FieldState(trusting: read.number, selection: range, marked: nil))
    }
    switch inner.decide(Edit(replacing: range, with: inserted), on: before) {
    case .accept(let number), .rewrite(let number, _): return shown(number)
    case .refuse(let reason): throw reason
    }
  }

  /// The number in an insertion, or the insertion itself if it is only a separator (K20).
  ///
  /// If amounts are typed from the right, inserted digits next to a symbol or a mark are whole
  /// units of the currency (K27).
  private func inserted(_ text: String) throws(Reason) -> String {
    let scalars = text.unicodeScalars
    let isDigit = scalars.first.map { plan.format.symbol($0).isDigit } ?? false
    if isDigit && scalars.dropFirst().isEmpty { return text }
    if plan.typing == .number && number.separator(for: text) != nil { return text }
    let read = try AmountReading(text, plan)
    guard plan.typing == .shifted, !read.isBare, read.hasOnlyDigits(plan) else {
      return read.number
    }
    return read.number + String(plan.format.symbols.decimalSeparator)
  }

  /// The part of the number that a deletion removes; if the deleted range contains no part, this is
  /// the number's scalar next to the caret (K20).
  private func meant(_ range: TextRange, _ state: FieldState, _ read: AmountText) -> TextRange {
    let own = read.range(of: range)
    guard own.length == 0, state.selection.length == 0 else { return own }
    let caret = state.selection.location
    if caret == range.end { return read.scalar(at: own.location, isBefore: true) }
    return caret == range.location ? read.scalar(at: own.location, isBefore: false) : own
  }

  /// The state that shows the number in `state` with the currency's symbol, and with the same
  /// selection (K19).
  func shown(_ state: FieldState) -> FieldState {
    let read = AmountText(state.text, plan)
    guard let first = read.number.unicodeScalars.first else { return .empty }
    let space = plan.place.isSpaced ? "\u{A0}" : ""
    guard plan.place.isBefore else {
      return FieldState(
        trusting: read.number + space + plan.symbol, selection: read.range(of: state.selection),
        marked: nil)
    }
    let isSigned = if case .minus = plan.format.symbol(first) { true } else { false }
    let sign = isSigned && !plan.place.hasMinusAfter ? String(first) : ""
    let head = plan.symbol + space
    let number = read.number.unicodeScalars.dropFirst(sign.unicodeScalars.count)
    let range = read.range(of: state.selection)
    let ends = [range.location, range.location + range.length].map { offset in
      offset < sign.utf16.count ? offset : offset + head.utf16.count
    }
    return FieldState(
      trusting: sign + head + String(number),
      selection: TextRange(location: ends[0], length: ends[1] - ends[0]), marked: nil)
  }

  private func problem(of text: String) -> Reason? {
    number.format.problem(of: text).map { .notNumeric($0) }
  }
}

extension TextRule where Self == AmountField {
  /// A field for amounts, which are written as in the view's locale, or as in English without a
  /// view (K18).
  ///
  ///     try AmountField.amount(.usd).text(of: 5)  // "$5.00"
  /// - Parameters:
  ///   - currency: the currency.
  ///   - typing: whether amounts are typed like other numbers, or from the right.
  public static func amount(
    _ currency: Currency, typing: AmountTyping = .number
  ) -> AmountField {
    AmountField(AmountPlan(inEnglish: currency, typing))
  }

  /// A field for amounts, which are written as in the given locale (K18).
  ///
  ///     try AmountField.amount(.eur, locale: "de").value(of: "1.234,5\u{A0}€")  // 12345e-1
  /// - Parameters:
  ///   - currency: the currency, which also determines the number of decimal places.
  ///   - locale: a CLDR identifier, such as `de-AT`.
  ///   - typing: whether amounts are typed like other numbers, or from the right.
  ///   - isSigned: whether amounts may be negative.
  /// - Throws: `AmountError` if the locale is unknown.
  public static func amount(
    _ currency: Currency, locale: String, typing: AmountTyping = .number, isSigned: Bool = false
  ) throws(AmountError) -> AmountField {
    AmountField(try AmountPlan(currency, locale: locale, typing, isSigned: isSigned))
  }
}
