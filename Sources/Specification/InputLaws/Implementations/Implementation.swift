/// The subject of the laws: the functions of every chapter, as values that can be replaced.
///
/// The reference is one implementation, and the model is another. A mutant is the model with one
/// function replaced, and a rule of your own is the reference with this rule in all of its fields.
public struct Implementation: Sendable {
  /// The implementation's name in reports.
  public private(set) var name = "reference"
  /// The chapters whose laws are useful to check, because the implementation has its own functions.
  public private(set) var topics = Set(Law.Topic.allCases)
  /// Chapters E and T.
  public var fields = Fields.reference
  /// Chapter N.
  public var numbers = Numbers()
  /// Chapter F.
  public var patterns = Patterns()
  /// Chapter K.
  public var readyFields = ReadyFields()
  /// The phone fields of chapter K.
  public var phones = Phones()
  /// The fields for amounts of chapter K.
  public var amounts = Amounts()
  /// Chapter W.
  public var wheels = Wheels()
  /// Chapter R.
  public var runs = Runs()
  /// Chapter M.
  public var reminders = Reminders()
  /// The date inputs of chapter D.
  public var dateInputs = DateInputs()
  /// The calendar, the zones and the zone files of chapter D.
  public var civilTimes = CivilTimes()
  /// The date pickers of chapter D.
  public var datePickers = DatePickers()
  /// The date fields of chapter D.
  public var dateFields = DateFields()

  /// The package's implementation.
  public static let reference = Implementation()

  /// The specification's model.
  public static let model = Implementation(
    name: "model", fields: .model, numbers: .model, patterns: .model, readyFields: .model,
    phones: .model, amounts: .model, wheels: .model, runs: .model, reminders: .model,
    dateInputs: .model, civilTimes: .model, datePickers: .model, dateFields: .model)
}

extension Implementation: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension Implementation {
  /// The model with some of its functions replaced.
  ///
  /// - Parameters:
  ///   - name: the implementation's name in reports.
  ///   - topics: the chapters of the replaced functions.
  ///   - change: replaces the functions.
  public init(
    _ name: String, replacing topics: Set<Law.Topic>, by change: (inout Implementation) -> Void
  ) {
    self = .model
    (self.name, self.topics) = (name, topics)
    change(&self)
  }

  /// A single rule, to be checked by the laws for every rule.
  ///
  /// - Parameters:
  ///   - name: the rule's name in reports.
  ///   - rule: the rule.
  ///   - texts: texts that are useful to type; the more of them the rule accepts, the more is
  ///     tested.
  public init(
    _ name: String, _ rule: any TextRule, typing texts: Generator<String> = .text(upTo: 6)
  ) { self.init(name: name, topics: [.anyRule], fields: Fields(rule, typing: texts)) }

  /// Whether the implementation is a single rule that ignores descriptions.
  var isOneRule: Bool { topics == [.anyRule] }

  func rule(_ description: FieldDescription) throws(RuleError) -> any TextRule {
    try fields.rule(description)
  }

  /// The session with a description, which shows `state` at first.
  func session(_ description: SessionDescription, showing state: FieldState) throws(RuleError)
    -> any TextSession
  { try fields.session(description, state) }
}
