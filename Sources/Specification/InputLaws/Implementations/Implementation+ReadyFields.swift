extension Implementation {
  /// Chapter K, ready fields, as functions of plain data; by default the package's.
  public struct ReadyFields: Sendable {
    /// The reason rows and a lead don't form a table; nil if they do (K1).
    public var problem: @Sendable ([PrefixTable.Row], Unicode.Scalar?) -> PrefixTableError? = {
      rows, lead in refusal { () throws(PrefixTableError) in try PrefixTable(rows, lead: lead) }
    }
    /// The formatted text (K5).
    public var formattedText: @Sendable (String, PrefixTable) -> String = {
      PrefixField($1).formatted($0)
    }
    /// The content of a field's text (K2).
    public var contentOfText: @Sendable (String, PrefixTable) -> String = {
      PrefixField($1).content(of: $0)
    }
    /// The row of a text's content (K3).
    public var rowOfText: @Sendable (String, PrefixTable) -> PrefixTable.Row = {
      PrefixField($1).row(of: $0)
    }
    /// Whether the content of a field's text is complete (K8).
    public var isTextComplete: @Sendable (String, PrefixTable) -> Bool = {
      PrefixField($1).isComplete($0)
    }
    /// Whether content passes a check (K9).
    public var holds: @Sendable (ContentCheck, String) -> Bool = { $0.holds(of: $1) }
    /// The reason a region has no field for postal codes (K17).
    public var postalProblem: @Sendable (String) -> PostalRegionError? = { region in
      refusal { () throws(PostalRegionError) in try PrefixField.postalCode(region: region) }
    }
    /// The field for the postal codes of a region (K17).
    public var postalField: @Sendable (String) -> PrefixField? = {
      try? PrefixField.postalCode(region: $0)
    }
    /// The fields that are ready to use (K10).
    public var ready = PrefixField.ready
    /// A field whose pattern depends on its content's prefix (K5 to K8).
    public var fieldOfTable: @Sendable (PrefixTable) -> any TextRule = { PrefixField($0) }
  }
}

extension Implementation.ReadyFields {
  private static let plain = ModelPrefixFields()

  /// The specification's model, with the package's tables.
  static let model = Self(
    problem: plain.problem(of:_:), formattedText: plain.formatted(_:by:),
    contentOfText: plain.content(of:in:), rowOfText: plain.row(of:in:),
    isTextComplete: plain.isComplete(_:in:), holds: plain.holds(_:of:),
    fieldOfTable: plain.field(_:))
}
