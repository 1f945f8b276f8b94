// Advice for a field in Swift, in the words of this command.
extension String {
  /// The text with this command's options in place of Swift's parts of a meaning: `--matches` for
  /// `always(_:_:)`.
  var inCommandTerms: String {
    let room = /\.keepsContent\(…, upTo: (\d+)\)/
    var text = replacing(room) { "--keeps SET --up-to \($0.output.1)" }
    for (swift, option) in Self.sentences { text = text.replacing(swift, with: option) }
    let part = /\.?([a-z]\w+)\((?:_:)+\)|\.([a-z]\w+)(?:\([^)]*\))?/
    return text.replacing(part) { match in
      (match.output.1 ?? match.output.2).flatMap { Self.options[String($0)] }
        ?? String(match.output.0)
    }
    .replacing(/choices: "([^"]*)" as an argument of the test/) { "--choices \($0.output.1)" }
  }

  private static let sentences = [
    ("add it with TestedField.value(_:)", "add “value” to the driver's “can”"),
    (
      "DriverLimits(answer: 10), and each law more seconds",
      "--answer 10, and each law: --seconds 60"
    ),
    ("give each law more seconds", "give each law more, as --seconds 60"),
    ("with typing:", "with --typing"),
  ]

  /// The options that ask for parts of a meaning.
  private static let options = [
    "equals": "--equals", "always": "--matches", "accepts": "--accepts", "atMost": "--at-most",
    "characters": "--characters", "onlyCharacters": "--only", "keepsContent": "--keeps",
    "value": "--value", "deletionsPass": "--deletions-pass",
    "backspaceEmpties": "--backspace-empties", "formattingIsIdempotent": "--idempotent",
    "caretStaysBesideTyped": "--caret", "pasteEqualsTyping": "--paste-equals-typing",
  ]
}
