import InputRules
import InputRulesModel

/// An implementation of chapter M that the laws can be about.
public struct ReminderSubject: LawSubject {
  /// What the implementation is called.
  public let name: String
  /// What it does.
  public let reminders: any ReminderImplementation

  /// An implementation of that name.
  public init(_ name: String, _ reminders: any ReminderImplementation) {
    self.name = name
    self.reminders = reminders
  }

  /// The reference implementation.
  public static let reference = ReminderSubject("reference", ReferenceReminders())

  /// The specification's model.
  public static let model = ReminderSubject("model", ModelReminders())
}
