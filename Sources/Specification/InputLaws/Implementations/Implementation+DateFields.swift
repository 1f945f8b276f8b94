extension Implementation {
  /// Typed dates and times of chapter D, as functions of plain data.
  ///
  /// The functions after `fieldOfDescription` are only called for descriptions that it takes.
  public struct DateFields: Sendable {
    /// The parts of a layout that is a text in notation (D13.3, D13.4).
    package var partsOfText: @Sendable (String) throws(DateLayoutError) -> [DateLayout.Part]

    /// Why parts aren't a layout; nil if they are (D13.4).
    package var problemOfParts: @Sendable ([DateLayout.Part]) -> DateLayoutError?

    /// The field of a description, of one date or of a range (D13.5, D14.1).
    package var fieldOfDescription:
      @Sendable (DateFieldDescription) throws(DateFieldError) -> any TextRule

    /// The values of a text: none of the empty text, and two of a range (D15.1 to D15.4).
    package var valuesOfText:
      @Sendable (String, DateFieldDescription) throws(DateTextProblem) -> [DateFieldValue]

    /// The text of a value, or of the two values of a range (D15.10).
    package var textOfValues:
      @Sendable ([DateFieldValue], DateFieldDescription) throws(DateTextProblem) -> String

    /// Whether a text is complete (D15.1).
    package var isTextComplete: @Sendable (String, DateFieldDescription) -> Bool

    /// Whether a text is right (D15.6).
    package var isTextRight: @Sendable (String, DateFieldDescription) -> Bool
  }
}

extension Implementation.DateFields {
  /// The field of one date; nil if the description is that of a range.
  private static func single(_ description: DateFieldDescription) -> DateField? {
    description.separator == nil ? try? DateField(of: description) : nil
  }

  /// The field of a range.
  private static func range(_ description: DateFieldDescription) -> DateRangeField? {
    try? DateRangeField(of: description)
  }

  /// The package's implementation.
  static let reference = Self(
    partsOfText: { (text) throws(DateLayoutError) in try DateLayout(text).parts },
    problemOfParts: { parts in
      refusal { () throws(DateLayoutError) in try DateLayout(parts) }
    },
    fieldOfDescription: { (description) throws(DateFieldError) in
      if description.separator == nil { return try DateField(of: description) }
      return try DateRangeField(of: description)
    },
    valuesOfText: { (text, description) throws(DateTextProblem) in
      if let field = single(description) { return try field.value(of: text).map { [$0] } ?? [] }
      return try range(description)?.value(of: text).map { [$0.first, $0.last] } ?? []
    },
    textOfValues: { (values, description) throws(DateTextProblem) in
      if let field = single(description) { return try field.text(of: values[0]) }
      let value = DateRangeValue(from: values[0], through: values[1])
      return try range(description)?.text(of: value) ?? ""
    },
    isTextComplete: { text, description in
      single(description)?.isComplete(text) ?? range(description)?.isComplete(text) ?? false
    },
    isTextRight: { text, description in
      single(description)?.isRight(text) ?? range(description)?.isRight(text) ?? false
    })
}

// Fields as users make them.
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
    partsOfText: plain.parts(of:),
    problemOfParts: plain.problem(of:),
    fieldOfDescription: { (description) throws(DateFieldError) in
      if let problem = plain.problem(of: description) { throw problem }
      return plain.field(description)
    },
    valuesOfText: { (text, description) throws(DateTextProblem) in
      try plain.values(of: text, in: description) ?? []
    },
    textOfValues: plain.text(of:in:),
    isTextComplete: plain.isComplete(_:in:),
    isTextRight: plain.isRight(_:in:))
}
