/// A field for one date, one time, or both, typed digit by digit (chapter D).
public typealias DateField = TypedDateField<DateFieldValue>

/// A field for a range of dates or times, with a separator between the ends (D13.5).
public typealias DateRangeField = TypedDateField<DateRangeValue>

/// A field for dates, typed digit by digit: a ``DateField`` or a ``DateRangeField`` (chapter D).
public struct TypedDateField<Value: Sendable>: TextRule {
  let plan: DatePlan

  /// The form in which the field shows a date (D13.1).
  package var layout: DateLayout { plan.description.layout }
  /// The policies (D13.8).
  package var policies: DatePolicies { plan.description.policies }
  /// The field's digits, and its texts for AM and PM (D13.7).
  package var texts: DateFieldTexts { plan.description.texts }

  /// Whether `text` is in the field's form and contains a value in every segment (D15.1).
  /// - Parameter text: the field's text.
  public func isComplete(_ text: String) -> Bool { plan.isComplete(text) }

  /// Whether `text` can be extended to a text that is accepted when editing ends (D15.6).
  /// - Parameter text: the field's text.
  public func isRight(_ text: String) -> Bool { plan.isRight(text) }
}

extension DateField {
  /// Creates a field with a layout.
  /// - Parameters:
  ///   - layout: the form in which the field shows a date.
  ///   - policies: the field's policies.
  ///   - texts: the field's digits, and the texts of its half-days.
  /// - Throws: `DateFieldError` for the first reason that the field can't be created (D13.7,
  ///   D13.8).
  public init(
    _ layout: DateLayout, _ policies: DatePolicies = DatePolicies(), texts: DateFieldTexts = .ascii
  ) throws(DateFieldError) {
    plan = try DatePlan(DateFieldDescription(layout, policies, texts: texts))
  }

  /// The value of the field's text, or `nil` if the text is empty (D15.2).
  ///
  /// This method doesn't check the bounds; use `finalObjection(to:)` for that.
  /// - Parameter text: the field's text.
  /// - Throws: `DateTextProblem` if the text isn't in the field's form, isn't complete, or contains
  ///   a day that its month lacks.
  public func value(of text: String) throws(DateTextProblem) -> DateFieldValue? {
    try plan.values(of: text).first
  }

  /// The text of a value, with all leading zeros and literals (D15.10).
  /// - Parameter value: a date and a time, of which only the layout's components are written.
  /// - Throws: `DateTextProblem.year` if the layout can't represent the year.
  public func text(of value: DateFieldValue) throws(DateTextProblem) -> String {
    try plan.text(of: [value])
  }
}

extension DateRangeField {
  /// Creates a field with a layout.
  /// - Parameters:
  ///   - layout: the form in which the field shows a date.
  ///   - separator: the text between the dates, without digits or letters.
  ///   - policies: the field's policies.
  ///   - texts: the field's digits, and the texts of its half-days.
  /// - Throws: `DateFieldError` for the first reason that the field can't be created (D13.5, D13.7,
  ///   D13.8).
  public init(
    _ layout: DateLayout, separator: String, _ policies: DatePolicies = DatePolicies(),
    texts: DateFieldTexts = .ascii
  ) throws(DateFieldError) {
    let separator = Array(separator.unicodeScalars)
    plan = try DatePlan(DateFieldDescription(layout, separator: separator, policies, texts: texts))
  }

  /// The text between the dates (D13.5).
  package var separator: String { (plan.description.separator ?? []).map { String($0) }.joined() }

  /// The value of the field's text, or `nil` if the text is empty (D15.2).
  ///
  /// This method doesn't check the bounds or the order of the dates; use `finalObjection(to:)` for
  /// that.
  /// - Parameter text: the field's text.
  /// - Throws: `DateTextProblem` if the text isn't in the field's form, isn't complete, or contains
  ///   a day that its month lacks.
  public func value(of text: String) throws(DateTextProblem) -> DateRangeValue? {
    let values = try plan.values(of: text)
    return values.isEmpty ? nil : DateRangeValue(from: values[0], through: values[1])
  }

  /// The text of a range, with all leading zeros and literals (D15.10).
  /// - Parameter value: the range; it is written even if it ends before it begins.
  /// - Throws: `DateTextProblem.year` if the layout can't represent a year.
  public func text(of value: DateRangeValue) throws(DateTextProblem) -> String {
    try plan.text(of: [value.first, value.last])
  }
}

extension TypedDateField {
  /// Accepts, rewrites or refuses `edit` (D14.1 to D14.21).
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    plan.decide(edit, on: state)
  }

  /// The state after an edit, or the old state if the edit is refused (E7).
  public func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    plan.apply(edit, to: state)
  }

  /// The reason `text` isn't in the field's form, or `nil` if it is (D14.18).
  public func objection(to text: String) -> Reason? { plan.objection(to: text) }

  /// The reason `text` isn't accepted when editing ends, or `nil` if it is (D15.5).
  public func finalObjection(to text: String) -> Reason? { plan.finalObjection(to: text) }

  /// The state with its text repaired, if possible (D14.18, D15.8).
  public func repaired(_ state: FieldState) -> FieldState { plan.repaired(state) }

  /// Whether the scalar is a digit, a literal, or in the text of a half-day (D13.7).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { plan.isOwn(scalar) }
}

extension TypedDateField: Hashable, ComparedExactly {
  /// Two fields are equal if their descriptions are equal.
  var parts: some Hashable { plan.description }
}
