extension Implementation {
  /// Typed dates and times of chapter D, as functions of plain data; by default the package's.
  ///
  /// The functions after `fieldOfDescription` are only called with descriptions that it accepts.
  public struct DateFields: Sendable {
    /// The parts of a layout, given in notation (D13.3, D13.4).
    package var partsOfText: @Sendable (String) throws(DateLayoutError) -> [DateLayout.Part] = {
      try DateLayout($0).parts
    }
    /// The reason the parts don't form a layout; nil if they do (D13.4).
    package var problemOfParts: @Sendable ([DateLayout.Part]) -> DateLayoutError? = { parts in
      refusal { () throws(DateLayoutError) in try DateLayout(parts) }
    }
    /// The field with a description, for one date or for a range (D13.5, D14.1).
    package var fieldOfDescription:
      @Sendable (DateFieldDescription) throws(DateFieldError) -> any TextRule = {
        (description) throws(DateFieldError) in
        if description.separator == nil { return try DateField(of: description) }
        return try DateRangeField(of: description)
      }
    /// The values of a text: none for the empty text, and two for a range (D15.1 to D15.4).
    package var valuesOfText:
      @Sendable (String, DateFieldDescription) throws(DateTextProblem) -> [DateFieldValue] = {
        (text, description) throws(DateTextProblem) in
        if let field = single(description) { return try field.value(of: text).map { [$0] } ?? [] }
        return try range(description)?.value(of: text).map { [$0.first, $0.last] } ?? []
      }
    /// The text of a value, or of the two values of a range (D15.10).
    package var textOfValues:
      @Sendable ([DateFieldValue], DateFieldDescription) throws(DateTextProblem) -> String = {
        (values, description) throws(DateTextProblem) in
        if let field = single(description) { return try field.text(of: values[0]) }
        let value = DateRangeValue(from: values[0], through: values[1])
        return try range(description)?.text(of: value) ?? ""
      }
    /// Whether a text is complete (D15.1).
    package var isTextComplete: @Sendable (String, DateFieldDescription) -> Bool = {
      single($1)?.isComplete($0) ?? range($1)?.isComplete($0) ?? false
    }
    /// Whether a text is right (D15.6).
    package var isTextRight: @Sendable (String, DateFieldDescription) -> Bool = {
      single($1)?.isRight($0) ?? range($1)?.isRight($0) ?? false
    }
  }
}

/// The field for one date; nil if the description is for a range.
private func single(_ description: DateFieldDescription) -> DateField? {
  description.separator == nil ? try? DateField(of: description) : nil
}

private func range(_ description: DateFieldDescription) -> DateRangeField? {
  try? DateRangeField(of: description)
}

// Fields as users create them.
extension DateField {
  fileprivate init(of description: DateFieldDescription) throws(DateFieldError) {
    try self.init(description.layout, description.policies, texts: description.texts)
  }
}

extension DateRangeField {
  fileprivate init(of description: DateFieldDescription) throws(DateFieldError) {
    let separator = String(String.UnicodeScalarView(description.separator ?? []))
    try self.init(
      description.layout, separator: separator, description.policies, texts: description.texts)
  }
}

extension Implementation.DateFields {
  private static let plain = ModelDateFields()

  /// The specification's model.
  static let model = Self(
    partsOfText: plain.parts(of:), problemOfParts: plain.problem(of:),
    fieldOfDescription: { (description) throws(DateFieldError) in
      if let problem = plain.problem(of: description) { throw problem }
      return plain.field(description)
    },
    valuesOfText: { (text, description) throws(DateTextProblem) in
      try plain.values(of: text, in: description) ?? []
    }, textOfValues: plain.text(of:in:), isTextComplete: plain.isComplete(_:in:),
    isTextRight: plain.isRight(_:in:))
}
