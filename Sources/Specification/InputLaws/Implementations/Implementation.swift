/// The code that the laws check: the functions of each chapter, as values that can be replaced.
///
/// The reference is one implementation, and the model is another. A mutant is the model with one
/// replaced function. Your own rule is checked as the reference, with this rule in every field.
public struct Implementation: Sendable {
  /// The name of the implementation in reports.
  public private(set) var name = "reference"
  /// The chapters for which the implementation has functions of its own, so that laws are useful.
  public private(set) var topics = Set(Law.Topic.allCases)
  /// The functions of chapters E and T.
  package var fields = Fields.reference
  /// The functions of chapter N.
  package var numbers = Numbers()
  /// The functions of chapter F.
  package var patterns = Patterns()
  /// The functions of chapter K.
  package var readyFields = ReadyFields()
  /// The functions for the phone fields of chapter K.
  package var phones = Phones()
  /// The functions for the amount fields of chapter K.
  package var amounts = Amounts()
  /// The functions of chapter W.
  package var wheels = Wheels()
  /// The functions of chapter R.
  package var runs = Runs()
  /// The functions of chapter M.
  package var reminders = Reminders()
  /// The functions for the date inputs of chapter D.
  package var dateInputs = DateInputs()
  /// The functions for the calendar, the zones and the zone files of chapter D.
  package var civilTimes = CivilTimes()
  /// The functions for the date pickers of chapter D.
  package var datePickers = DatePickers()
  /// The functions for the date fields of chapter D.
  package var dateFields = DateFields()

  /// The package's implementation.
  public static let reference = Implementation()

  /// The model of the specification.
  public static let model = Implementation(
    name: "model", fields: .model, numbers: .model, patterns: .model, readyFields: .model,
    phones: .model, amounts: .model, wheels: .model, runs: .model, reminders: .model,
    dateInputs: .model, civilTimes: .model, datePickers: .model, dateFields: .model)
}

extension Implementation: CustomStringConvertible {
  /// The name in reports.
  public var description: String { name }
}

extension Implementation {
  /// Creates the model with some functions replaced.
  ///
  /// - Parameters:
  ///   - name: the name in reports.
  ///   - topics: the chapters that the replaced functions belong to.
  ///   - change: a closure that replaces the functions.
  public init(
    _ name: String, replacing topics: Set<Law.Topic>, by change: (inout Implementation) -> Void
  ) {
    self = .model
    (self.name, self.topics) = (name, topics)
    change(&self)
  }

  /// Creates an implementation with a single rule, for the laws that apply to every rule.
  ///
  /// - Parameters:
  ///   - name: the name in reports.
  ///   - rule: the rule to check.
  ///   - texts: a generator of texts that are useful to type; the laws test more if the rule accepts
  ///   more of these texts.
  public init(
    _ name: String, _ rule: any TextRule, typing texts: Generator<String> = .text(upTo: 6)
  ) { self.init(name: name, topics: [.anyRule], fields: Fields(rule, typing: texts)) }

  /// Whether the implementation is a single rule, which ignores descriptions.
  var isOneRule: Bool { topics == [.anyRule] }

  func rule(_ description: FieldDescription) throws(RuleError) -> any TextRule {
    try fields.rule(description)
  }

  /// The session for a description; it shows `state` at first.
  func session(_ description: SessionDescription, showing state: FieldState) throws(RuleError)
    -> any TextSession
  { try fields.session(description, state) }

  /// The amount fields of chapter K as functions of plain data, by default the package's functions.
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

  /// The ready fields of chapter K as functions of plain data, by default the package's functions.
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
  private static let plain = ModelPrefixFields()

  /// The model of the specification, with the package's tables.
  static let model = Self(
    problem: plain.problem(of:_:), formattedText: plain.formatted(_:by:),
    contentOfText: plain.content(of:in:), rowOfText: plain.row(of:in:),
    isTextComplete: plain.isComplete(_:in:), holds: plain.holds(_:of:),
    fieldOfTable: plain.field(_:))
}
