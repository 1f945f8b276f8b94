/// Date fields, implemented directly from the specification.
public struct ModelDateFields: Sendable {
  /// The model.
  public init() {}

  /// The field that a description defines (D13.7, D13.8).
  package func field(_ description: DateFieldDescription) -> any TextRule {
    ModelDateField(groups: DateGroups(description))
  }

  private func filled(_ text: String, _ description: DateFieldDescription) -> FilledDate? {
    FilledDate(text, DateGroups(description))
  }

  /// For each group of a text, its content, its offset in UTF-16 units, and its maximum number of
  /// digits (0 for a half-day); `nil` if the text isn't formatted (D14.1).
  package func groups(of text: String, in description: DateFieldDescription)
    -> [(text: [Unicode.Scalar], start: Int, width: Int)]?
  {
    filled(text, description).map { filled in
      filled.contents.enumerated().map { group, content in
        let start = filled.offset(of: DatePlace(group: group, offset: 0))
        return (content, start, filled.groups.capacity(group))
      }
    }
  }

  /// Whether a text shows complete values (D15.1).
  package func isComplete(_ text: String, in description: DateFieldDescription) -> Bool {
    filled(text, description)?.isComplete ?? false
  }

  /// Whether a text can become a value that is accepted when editing ends (D15.6).
  package func isRight(_ text: String, in description: DateFieldDescription) -> Bool {
    filled(text, description)?.isRight ?? false
  }

  /// The value of a text, or the two values of a range; `nil` if the text is empty (D15.2).
  package func values(of text: String, in description: DateFieldDescription) throws(DateTextProblem)
    -> [DateFieldValue]?
  {
    guard let filled = filled(text, description) else { throw .form }
    if text.isEmpty { return nil }
    if !filled.isComplete { throw .incomplete }
    let values = filled.values
    if values.contains(where: { filled.lacksDay($0) }) { throw .dayNotInMonth }
    return values.map { DateFieldValue(ofComponents: $0) }
  }

  /// The text of a value, or of the two values of a range (D15.10).
  package func text(of values: [DateFieldValue], in description: DateFieldDescription)
    throws(DateTextProblem) -> String
  { try FilledDate(DateGroups(description)).writing(values.map(\.components)).text }
}

extension ModelDateField {
  /// The reason a text isn't allowed in the field, or `nil` if it is formatted (D14.18).
  func objection(to text: String) -> Reason? {
    FilledDate(text, groups) == nil ? .notDate(.form) : nil
  }

  /// The reason a text isn't allowed when editing ends, or `nil` (D15.5).
  func finalObjection(to text: String) -> Reason? {
    guard let filled = FilledDate(text, groups) else { return .notDate(.form) }
    if text.isEmpty { return nil }
    if !filled.isComplete { return .notDate(.incomplete) }
    return filled.problemOfValues.map { .notDate($0) }
  }

  /// The state with its text formatted; under `whole: clamped`, its values are also clamped
  /// (D14.18, D15.8).
  func repaired(_ state: FieldState) -> FieldState {
    guard let filled = FilledDate(state.text, groups) else {
      do {
        return try inserting(state.text, into: FilledDate(groups), at: .start, isChecked: false)
      } catch { return state }
    }
    guard groups.description.policies.whole == .clamped, filled.isComplete else { return state }
    let text = filled.clamped.text
    if text.isSame(as: state.text) { return state }
    return FieldState(showing: text, caret: text.utf16.count)
  }

  /// Whether the field's own texts may contain a scalar: it is a digit, a literal, or part of a
  /// half-day's text (D13.7).
  func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    groups.description.texts.digits.contains(scalar)
      || groups.literals.contains { $0.contains(scalar) }
      || groups.halfDays.contains { $0.contains(scalar) }
  }

  /// `nil`, because dates have no minus sign (E8.17).
  var ownMinus: Unicode.Scalar? { nil }
}
