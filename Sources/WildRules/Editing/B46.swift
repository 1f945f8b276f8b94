import InputLaws

extension WildRule {
  /// The delegate returns early for an empty string, before anything is looked at.
  static let b46 = WildRule(
    "B46", mistake: "A deletion is never judged, not even where it should be.",
    source: "https://github.com/allakin/ConstrainedTextFieldDemo---Swift-3",
    caughtBy: ["EditEqualsModel"],
    subject: .misreading("B46") { field in
      var field = field
      field.deletions = .always
      return field
    })
}
