import InputRules

/// A requirement that a field must meet, from which laws follow.
///
///     expectKeepsLaws(of: pin, meaning: .atMost(4), .characters("0123456789"))
public struct FieldMeaning: Sendable {
  enum Kind: Sendable {
    case equals(any TextRule, [AllowedDifference])
    case always(String, @Sendable (String) -> Bool)
    case accepts(String, @Sendable (String) -> Bool)
    case atMost(Int, LengthUnit)
    case characters([Character])
    case onlyCharacters([Character])
    case deletionsPass, backspaceEmpties, formattingIsIdempotent
    case keepsContent(Content)
    case caretStaysBesideTyped, pasteEqualsTyping, answersAnyRange
    case value(String, @Sendable (String) -> ReadValue)
  }

  /// The value that a meaning requires for a text.
  enum ReadValue {
    /// The value's text, and whether another text has the same value.
    case known(String?, isSame: @Sendable (String) -> Bool)
    /// The format can't read the text, which is incomplete or not a number.
    ///
    /// The closure returns whether a value is the text's number in a different spelling.
    case unread(spells: @Sendable (String) -> Bool)

    var hasValue: Bool { if case .known(.some, _) = self { true } else { false } }
  }

  /// The part as written in Swift, without arguments, such as `.atMost(_:)`.
  package let nameInSwift: String
  let kind: Kind
  /// The part as a person wrote it outside Swift, such as `--at-most 4`.
  package var words: String?
  /// Whether the part only forbids characters, so other characters are accepted unchanged.
  package var isBan = false

  private init(_ nameInSwift: String, _ kind: Kind) {
    (self.nameInSwift, self.kind) = (nameInSwift, kind)
  }

  private init(_ kind: Kind) { self.init(".\(kind)", kind) }

  /// The part as a person wrote it, or by default as written in Swift.
  var name: String { words ?? nameInSwift }

  /// The field accepts, refuses or rewrites each edit as a rule does, either ours or your own (E7).
  /// - Parameters:
  ///   - rule: the rule whose answers are correct.
  ///   - differences: the answers that may differ.
  public static func equals(
    _ rule: some TextRule, except differences: [AllowedDifference] = []
  ) -> FieldMeaning {
    FieldMeaning(".equals(_:)", .equals(rule, differences))
  }

  /// Each text of the field satisfies a condition; the empty text is always allowed.
  /// - Parameters:
  ///   - sentence: the requirement, such as “A number with at most two decimal places.”
  ///   - condition: returns whether a text is allowed.
  public static func always(
    _ sentence: String, _ condition: @escaping @Sendable (String) -> Bool
  ) -> FieldMeaning {
    FieldMeaning(".always(_:_:)", .always(sentence, condition))
  }

  /// A text that satisfies a condition is accepted unchanged; other texts, except the empty one,
  /// aren't accepted.
  /// - Parameters:
  ///   - sentence: the requirement, such as “A number with at most two decimal places.”
  ///   - condition: returns whether a text is allowed.
  public static func accepts(
    _ sentence: String, _ condition: @escaping @Sendable (String) -> Bool
  ) -> FieldMeaning {
    FieldMeaning(".accepts(_:_:)", .accepts(sentence, condition))
  }

  /// The text is never longer than a limit, and a text that fits is accepted (T1).
  /// - Parameters:
  ///   - limit: the maximum length, 0 or more.
  ///   - unit: the unit of the length.
  public static func atMost(_ limit: Int, _ unit: LengthUnit = .characters) -> FieldMeaning {
    FieldMeaning(".atMost(_:)", .atMost(limit, unit))
  }

  /// The field contains only these characters, and accepts each of them (T2).
  ///
  /// A formatting field accepts each of these characters somewhere in the text.
  /// - Parameter allowed: the characters, in any order.
  public static func characters(_ allowed: String) -> FieldMeaning {
    FieldMeaning(".characters(_:)", .characters(Array(allowed)))
  }

  /// The field contains only these characters; it may refuse some of them (T2).
  ///
  /// For a time, `.onlyCharacters("0123456789:")` allows the colon, even if it can't be typed.
  /// - Parameter allowed: the characters, in any order.
  public static func onlyCharacters(_ allowed: String) -> FieldMeaning {
    FieldMeaning(".onlyCharacters(_:)", .onlyCharacters(Array(allowed)))
  }

  /// A deletion is never refused (E6).
  public static let deletionsPass = FieldMeaning(.deletionsPass)
  /// Pressing Backspace often enough at the end of the text empties the field (E13).
  public static let backspaceEmpties = FieldMeaning(.backspaceEmpties)
  /// Pasting the field's text over itself changes nothing.
  public static let formattingIsIdempotent = FieldMeaning(.formattingIsIdempotent)
  /// These characters, such as the digits of a phone number, are neither lost nor reordered (E7).
  ///
  /// Only a deletion removes the characters; an insertion that doesn't fit may lose only its end.
  /// - Parameters:
  ///   - content: the characters that are kept.
  ///   - overwriting: whether typed text may replace the same number of characters after it, as in
  ///     most masks in desktop toolkits.
  ///   - limit: the number of characters that fit in the field, 1 or more. Typing into a full field
  ///     may push out characters at the end, but not if the limit is `nil`.
  public static func keepsContent(
    _ content: String, overwriting: Bool = false, upTo limit: Int? = nil
  ) -> FieldMeaning {
    FieldMeaning(
      ".keepsContent(_:)",
      .keepsContent(Content(Array(content), overwrites: overwriting, upTo: limit)))
  }

  /// The content that a function extracts is neither lost nor reordered.
  ///
  /// Use this for fields that change typed text, such as the case of letters:
  ///
  ///     .keepsContent { $0.uppercased().filter("0123456789ABCDEF".contains) }
  /// - Parameters:
  ///   - limit: the number of content characters that fit in the field, 1 or more. Typing into a
  ///     full field may push out characters at the end, but not if the limit is `nil`.
  ///   - content: returns the content of a shown or typed text. Only a deletion removes content,
  ///     and only the end of an insertion may be left out.
  public static func keepsContent(
    upTo limit: Int? = nil, _ content: @escaping @Sendable (_ text: String) -> String
  ) -> FieldMeaning {
    FieldMeaning(".keepsContent(_:)", .keepsContent(Content(upTo: limit, of: content)))
  }
  /// After an edit, the caret is after the typed text, or where text was deleted.
  ///
  /// Letters and digits, or the characters in `keepsContent(_:)`, determine the place. Other text
  /// that the field adds is ignored.
  public static let caretStaysBesideTyped = FieldMeaning(.caretStaysBesideTyped)
  /// A paste has the same result as typing its characters: at the end (E8.9), in the middle and
  /// over a selection.
  ///
  /// Typing in the middle may overwrite text, or move the caret.
  public static let pasteEqualsTyping = FieldMeaning(.pasteEqualsTyping)
  /// A function computes the field's value from the shown text (E7).
  ///
  /// This applies to a field whose value comes from `TestedField.value(_:)` or from a driver.
  /// - Parameters:
  ///   - sentence: the requirement, such as “The value is the text's digits.”
  ///   - read: returns the value of a text, as a string, or `nil` if it has none.
  public static func value(
    _ sentence: String, _ read: @escaping @Sendable (_ text: String) -> String?
  ) -> FieldMeaning {
    FieldMeaning(
      ".value(_:)",
      .value(sentence) { text in
        let value = read(text)
        return .known(value) { $0 == value }
      })
  }

  /// The field's value is the number that the text represents in a format, written like 1234.5
  /// (E7).
  ///
  /// The empty text has no value. If the format can't read a text that the field reports as valid,
  /// the text has no value, or its number in another spelling. Otherwise, any value is correct.
  /// - Parameter format: the symbols and the grammar of the field's numbers.
  public static func value(_ format: NumberFormat) -> FieldMeaning {
    FieldMeaning(
      ".value(_:)",
      .value("The value is the number that the text shows.") { text in
        if text.isEmpty { return .known(nil) { _ in false } }
        guard let number = try? format.value(of: text) else {
          let number = ExactNumber(typed: text, format.symbols.decimalSeparator)
          return .unread { number != nil && ExactNumber(described: $0) == number }
        }
        return .known("\(number)") { ExactNumber(described: $0) == number }
      })
  }
  /// The field also answers edits with ranges that no platform sends (E4).
  ///
  /// Such ranges are outside the text, inside a character, or `NSNotFound`. They are sent only if
  /// the meaning includes this part.
  public static let answersAnyRange = FieldMeaning(.answersAnyRange)
}

/// An intended difference between a field and the rule that it should equal.
public struct AllowedDifference: Sendable {
  /// A difference that was found.
  public struct Occurrence: Sendable {
    /// The state before the edit.
    public let before: FieldState
    /// The edit.
    public let edit: Edit
    /// The state that the rule returns.
    public let expected: FieldState
    /// The state that the field shows.
    public let found: FieldState
  }

  /// The difference, in a few words.
  public let name: String
  let isMeant: @Sendable (Occurrence) -> Bool

  /// Creates an intended difference.
  /// - Parameters:
  ///   - name: the difference in a few words, for reports.
  ///   - isMeant: returns whether a difference is intended.
  public init(_ name: String, where isMeant: @escaping @Sendable (Occurrence) -> Bool) {
    (self.name, self.isMeant) = (name, isMeant)
  }
}
