/// The code that the laws check: the functions of each chapter, as values that can be replaced.
///
/// One implementation is the reference; another is the model. A mutant is the model with one
/// mistake. To check your own rule, the reference is used with this rule in every field.
public struct Implementation: Sendable {
  /// The name of the implementation in reports.
  public private(set) var name = "reference"
  /// Whether the implementation is a single rule, used for every description.
  private(set) var isOneRule = false
  /// The chapters whose laws check a mutant; `nil` for all chapters.
  package var chapters: Set<String>?
  package var fields = Fields.reference
  package var numbers = Numbers()
  package var patterns = Patterns()
  package var readyFields = ReadyFields()
  package var phones = Phones()
  package var amounts = Amounts()
  package var wheels = Wheels()
  package var runs = Runs()
  package var reminders = Reminders()
  package var dateInputs = DateInputs()
  package var civilTimes = CivilTimes()
  package var datePickers = DatePickers()
  package var dateFields = DateFields()

  /// The implementation that the package provides.
  public static let reference = Implementation()

  /// The model that the specification describes.
  public static let model = Implementation(
    name: "model", fields: .model, numbers: .model, patterns: .model, readyFields: .model,
    phones: .model, amounts: .model, wheels: .model, runs: .model, reminders: .model,
    dateInputs: .model, civilTimes: .model, datePickers: .model, dateFields: .model)
}

extension Implementation: CustomStringConvertible {
  /// The name of the implementation in reports.
  public var description: String { name }
}

extension Implementation {
  /// Creates the model with the functions that `change` replaces.
  package init(_ name: String, by change: (inout Implementation) -> Void) {
    self = .model
    self.name = name
    change(&self)
  }

  /// Creates an implementation with a single rule, for the laws that apply to every rule.
  ///
  /// - Parameters:
  ///   - name: the name of the implementation in reports.
  ///   - rule: the rule to check.
  ///   - texts: a generator of texts to type; the more of them the rule accepts, the more the laws
  ///     test.
  public init(
    _ name: String, _ rule: any TextRule, typing texts: Generator<String> = .text(upTo: 6)
  ) { self.init(name: name, isOneRule: true, fields: Fields(rule, typing: texts)) }

  func rule(_ description: FieldDescription) throws(RuleError) -> any TextRule {
    try fields.rule(description)
  }

  /// Creates a description's session, which initially shows `state`.
  func session(_ description: SessionDescription, showing state: FieldState) throws(RuleError)
    -> any TextSession
  { try fields.session(description, state) }

  /// The amount fields of chapter K, as functions of plain data; the defaults are the package's
  /// functions.
  package struct Amounts: Sendable {
    package var fieldOfPlan: @Sendable (AmountPlan) -> any TextRule = { AmountField($0) }
    package var valueOfText: @Sendable (String, AmountPlan) -> ExactNumber? = {
      AmountField($1).value(of: $0)
    }
    package var textOfValue: @Sendable (ExactNumber, AmountPlan) -> String? = {
      try? AmountField($1).text(of: $0)
    }

    static let model = Self(
      fieldOfPlan: { ModelAmountField($0) }, valueOfText: { ModelAmountField($1).value(of: $0) },
      textOfValue: { ModelAmountField($1).text(of: $0) })
  }

  /// The ready fields of chapter K, as functions of plain data; the defaults are the package's
  /// functions.
  package struct ReadyFields: Sendable {
    package var problem: @Sendable ([PrefixTable.Row], Unicode.Scalar?) -> PrefixTableError? = {
      rows, lead in refusal { () throws(PrefixTableError) in try PrefixTable(rows, lead: lead) }
    }
    package var formattedText: @Sendable (String, PrefixTable) -> String = {
      PrefixField($1).formatted($0)
    }
    package var contentOfText: @Sendable (String, PrefixTable) -> String = {
      PrefixField($1).content(of: $0)
    }
    package var rowOfText: @Sendable (String, PrefixTable) -> PrefixTable.Row = {
      PrefixField($1).row(of: $0)
    }
    package var isTextComplete: @Sendable (String, PrefixTable) -> Bool = {
      PrefixField($1).isComplete($0)
    }
    package var holds: @Sendable (ContentCheck, String) -> Bool = { $0.holds(of: $1) }
    package var postalProblem: @Sendable (String) -> PostalRegionError? = { region in
      refusal { () throws(PostalRegionError) in try PrefixField.postalCode(region: region) }
    }
    package var postalField: @Sendable (String) -> PrefixField? = {
      try? PrefixField.postalCode(region: $0)
    }
    /// The package's ready fields (K10).
    package var ready = PrefixField.ready
    package var fieldOfTable: @Sendable (PrefixTable) -> any TextRule = { PrefixField($0) }
  }
}

extension Implementation.ReadyFields {
  /// The specification's model, with the package's tables.
  static let model = Self(
    problem: ModelPrefixFields().problem(of:_:),
    formattedText: { ModelPrefixField($1).formatted($0) },
    contentOfText: { String(scalars: ModelPrefixField($1).content(of: $0)) },
    rowOfText: { ModelPrefixField($1).row(of: $0) },
    isTextComplete: { ModelPrefixField($1).isComplete($0) },
    holds: { $0.isPassed(by: $1.scalars) }, fieldOfTable: { ModelPrefixField($0) })
}
