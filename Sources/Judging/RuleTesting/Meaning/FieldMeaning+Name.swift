extension FieldMeaning {
  /// The part as a person wrote it, or as a test names it: `.atMost(_:)`.
  var name: String { words ?? nameInSwift }

  /// The part in Swift, with `_` for what is said in it.
  package var nameInSwift: String {
    switch kind {
    case .equals: ".equals(_:)"
    case .always: ".always(_:_:)"
    case .accepts: ".accepts(_:_:)"
    case .atMost: ".atMost(_:)"
    case .characters: ".characters(_:)"
    case .onlyCharacters: ".onlyCharacters(_:)"
    case .deletionsPass: ".deletionsPass"
    case .backspaceEmpties: ".backspaceEmpties"
    case .formattingIsIdempotent: ".formattingIsIdempotent"
    case .keepsContent: ".keepsContent(_:)"
    case .caretStaysBesideTyped: ".caretStaysBesideTyped"
    case .pasteEqualsTyping: ".pasteEqualsTyping"
    case .answersAnyRange: ".answersAnyRange"
    case .value: ".value(_:)"
    }
  }
}
