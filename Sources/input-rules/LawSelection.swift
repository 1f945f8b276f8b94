import PropertyConsole
import InputLaws
import PropertyTesting

/// The laws that a command is about: those named, or all.
enum LawSelection {
  /// All of them, by name.
  static let all = NamedProperties(Catalogue.laws, name: \.name)

  /// The laws with those names or in those chapters; all if none is named.
  ///
  /// - Throws: `UsageError` for an unknown name, with the nearest known one.
  static func laws(named names: [String]) throws(UsageError) -> [Law] {
    try all.elements(named: names)
  }

  /// The law of that name.
  ///
  /// - Throws: `UsageError` if there is none, with the nearest known name.
  static func law(named name: String) throws(UsageError) -> Law { try all.element(named: name) }
}
