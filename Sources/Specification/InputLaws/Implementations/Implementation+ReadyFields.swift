extension Implementation {
  /// Chapter K, ready fields, as functions of plain data.
  public struct ReadyFields: Sendable {
    /// Why rows form no table with a lead; nil if they do (K1).
    public var problem: @Sendable ([PrefixTable.Row], Unicode.Scalar?) -> PrefixTableError?

    /// A text, put into the empty field (K5).
    public var formattedText: @Sendable (String, PrefixTable) -> String

    /// The content of a field's text (K2).
    public var contentOfText: @Sendable (String, PrefixTable) -> String

    /// The row of a text's content (K3).
    public var rowOfText: @Sendable (String, PrefixTable) -> PrefixTable.Row

    /// Whether the content of a field's text is complete (K8).
    public var isTextComplete: @Sendable (String, PrefixTable) -> Bool

    /// Whether a content passes a check (K9).
    public var holds: @Sendable (ContentCheck, String) -> Bool

    /// Why there is no field for the postal codes of a region (K17).
    public var postalProblem: @Sendable (String) -> PostalRegionError?

    /// A field for the postal codes of a region (K17).
    public var postalField: @Sendable (String) -> PrefixField?

    /// The fields that are ready to use (K10).
    public var ready: [PrefixField]

    /// A field whose pattern is chosen by its content's prefix (K5 to K8).
    public var fieldOfTable: @Sendable (PrefixTable) -> any TextRule
  }
}

extension Implementation.ReadyFields {
  /// The package's implementation.
  static let reference = Self(
    problem: { rows, lead in
      refusal { () throws(PrefixTableError) in try PrefixTable(rows, lead: lead) }
    },
    formattedText: { PrefixField($1).formatted($0) },
    contentOfText: { PrefixField($1).content(of: $0) },
    rowOfText: { PrefixField($1).row(of: $0) },
    isTextComplete: { PrefixField($1).isComplete($0) },
    holds: { $0.holds(of: $1) },
    postalProblem: postalProblem,
    postalField: { try? PrefixField.postalCode(region: $0) },
    ready: PrefixField.ready,
    fieldOfTable: { PrefixField($0) })

  private static let plain = ModelPrefixFields()

  @Sendable private static func postalProblem(_ region: String) -> PostalRegionError? {
    refusal { () throws(PostalRegionError) in try PrefixField.postalCode(region: region) }
  }

  /// The specification's model.
  static let model = Self(
    problem: plain.problem(of:_:),
    formattedText: plain.formatted(_:by:),
    contentOfText: plain.content(of:in:),
    rowOfText: plain.row(of:in:),
    isTextComplete: plain.isComplete(_:in:),
    holds: plain.holds(_:of:),
    postalProblem: postalProblem,
    postalField: { try? PrefixField.postalCode(region: $0) },
    ready: PrefixField.ready,
    fieldOfTable: plain.field(_:))
}
