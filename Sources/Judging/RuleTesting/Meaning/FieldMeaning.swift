import InputRules

/// What a field is meant to do: the laws judge the code by it.
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

  /// What a meaning says of the value of a text.
  enum ReadValue {
    /// The value's text, and whether another one says the same.
    case known(String?, isSame: @Sendable (String) -> Bool)
    /// The format doesn't read the text, as it is half typed, or no number; and whether a value is
    /// what it says in another spelling.
    case unread(isSpelt: @Sendable (String) -> Bool)

    var hasValue: Bool { if case .known(.some, _) = self { true } else { false } }
  }

  let kind: Kind
  /// The part as a person wrote it elsewhere than in Swift, such as `--at-most 4`.
  package var words: String?
  /// Whether it only forbids characters, so that what is left goes in as it is.
  package var isBan = false

  private init(kind: Kind) { self.kind = kind }

  /// The field answers each edit as one of our fields does: a `FieldRule`, a `NumberField`, a
  /// `PatternField`, a `DateField`, or a rule of your own (E7).
  ///
  /// - Parameters:
  ///   - rule: the rule that says what is right.
  ///   - differences: where the field may answer otherwise.
  public static func equals(
    _ rule: some TextRule, except differences: [AllowedDifference] = []
  ) -> FieldMeaning {
    FieldMeaning(kind: .equals(rule, differences))
  }

  /// Whatever stands satisfies a condition; the empty text always may stand.
  ///
  /// - Parameters:
  ///   - sentence: what is meant, such as “A number with at most two decimals.”
  ///   - condition: whether a text may stand.
  public static func always(
    _ sentence: String, _ condition: @escaping @Sendable (String) -> Bool
  ) -> FieldMeaning {
    FieldMeaning(kind: .always(sentence, condition))
  }

  /// What satisfies a condition goes in as it is, and nothing else stands but the empty text.
  ///
  /// - Parameters:
  ///   - sentence: what is meant, such as “A number with at most two decimals.”
  ///   - condition: whether a text may stand.
  public static func accepts(
    _ sentence: String, _ condition: @escaping @Sendable (String) -> Bool
  ) -> FieldMeaning {
    FieldMeaning(kind: .accepts(sentence, condition))
  }

  /// The text is never longer, and whatever fits goes in (T1).
  ///
  /// - Parameters:
  ///   - limit: the greatest length, 0 or more.
  ///   - unit: what is counted.
  public static func atMost(_ limit: Int, _ unit: LengthUnit = .characters) -> FieldMeaning {
    FieldMeaning(kind: .atMost(limit, unit))
  }

  /// Only these characters stand, and each of them goes in (T2).
  ///
  /// Where the field formats, each of them can stand somewhere.
  public static func characters(_ allowed: String) -> FieldMeaning {
    FieldMeaning(kind: .characters(Array(allowed)))
  }

  /// Only these characters stand; it isn't said where each of them goes in (T2).
  ///
  /// For a time, `.onlyCharacters("0123456789:")` allows the colon and doesn't promise that it can
  /// be typed.
  public static func onlyCharacters(_ allowed: String) -> FieldMeaning {
    FieldMeaning(kind: .onlyCharacters(Array(allowed)))
  }

  /// A deletion is never refused (E6).
  public static let deletionsPass = FieldMeaning(kind: .deletionsPass)
  /// Backspace, pressed often enough at the end, empties the field (E13).
  public static let backspaceEmpties = FieldMeaning(kind: .backspaceEmpties)
  /// Text that the field shows isn't changed when it is pasted in place of itself.
  public static let formattingIsIdempotent = FieldMeaning(kind: .formattingIsIdempotent)
  /// These characters, such as the digits of a phone number, are neither lost nor put in another
  /// order: only a deletion takes them away, and only the end of an insertion that has no room may
  /// be left out (E7).
  ///
  /// - Parameters:
  ///   - content: the characters that are kept.
  ///   - overwriting: whether what is typed may take the place of as many of them that stand behind
  ///     it, as in most masks of desktop toolkits.
  ///   - limit: how many of them the field has room for, 1 or more: what is typed into a full field
  ///     may push those at the end out; nil if nothing may be pushed out.
  public static func keepsContent(
    _ content: String, overwriting: Bool = false, upTo limit: Int? = nil
  ) -> FieldMeaning {
    FieldMeaning(
      kind: .keepsContent(Content(Array(content), overwrites: overwriting, upTo: limit)))
  }

  /// What a function says of a text is neither lost nor put in another order.
  ///
  /// For fields that change what is typed, such as the case of letters:
  ///
  ///     .keepsContent { $0.uppercased().filter("0123456789ABCDEF".contains) }
  ///
  /// - Parameters:
  ///   - limit: how many characters of it the field has room for, 1 or more: what is typed into a
  ///     full field may push those at the end out; nil if nothing may be pushed out.
  ///   - content: what counts of a text, shown or typed; only a deletion takes it away, and only
  ///     the end of an insertion may be left out.
  public static func keepsContent(
    upTo limit: Int? = nil, _ content: @escaping @Sendable (_ text: String) -> String
  ) -> FieldMeaning {
    FieldMeaning(kind: .keepsContent(Content(upTo: limit, of: content)))
  }
  /// After an edit, the caret stands after what was typed, or where something was deleted.
  ///
  /// What the field adds by itself doesn't count: letters and digits do, or the characters of
  /// `keepsContent(_:)`.
  public static let caretStaysBesideTyped = FieldMeaning(kind: .caretStaysBesideTyped)
  /// A paste gives what typing its characters gives: at the end (E8.9), in the middle and over a
  /// selection.
  ///
  /// How the field types in the middle is its own: it may overwrite, or move the caret.
  public static let pasteEqualsTyping = FieldMeaning(kind: .pasteEqualsTyping)
  /// The field's value is what a function says of the text that it shows (E7).
  ///
  /// It is asked of a field that says its value: of `TestedField.value(_:)`, or of a driver.
  ///
  /// - Parameters:
  ///   - sentence: what is meant, such as “The value is the text's digits.”
  ///   - read: the value of a text, as a text; nil if there is none.
  public static func value(
    _ sentence: String, _ read: @escaping @Sendable (_ text: String) -> String?
  ) -> FieldMeaning {
    FieldMeaning(
      kind: .value(sentence) { text in
        let value = read(text)
        return .known(value) { $0 == value }
      })
  }

  /// The field's value is the number that the text says in a format, written as 1234.5 is (E7).
  ///
  /// The empty text has none; nor has one that the format doesn't read, where the field itself
  /// calls it right. Of another such text, as of a number that is half typed, nothing is said.
  public static func value(_ format: NumberFormat) -> FieldMeaning {
    FieldMeaning(
      kind: .value("The value is the number that the text says.") { text in
        if text.isEmpty { return .known(nil) { _ in false } }
        guard let number = try? format.value(of: text) else {
          let number = SpelledNumber(typed: text, format.symbols.decimalSeparator)
          return .unread { number != nil && SpelledNumber(described: $0) == number }
        }
        return .known("\(number)") { (try? NumberFormat().value(of: $0)) == number }
      })
  }
  /// Ranges that no platform sends are answered as well (E4).
  ///
  /// They are outside the text, within a character, or `NSNotFound`. Without this part of a meaning
  /// they are never sent.
  public static let answersAnyRange = FieldMeaning(kind: .answersAnyRange)
}

/// A difference between a field and what it equals that is meant.
public struct AllowedDifference: Sendable {
  /// One difference that was found.
  public struct Occurrence: Sendable {
    /// What stood before.
    public let before: FieldState
    /// The edit.
    public let edit: Edit
    /// What the rule shows.
    public let expected: FieldState
    /// What the field shows.
    public let found: FieldState
  }

  /// What differs, in a few words.
  public let name: String
  let isMeant: @Sendable (Occurrence) -> Bool

  /// A difference that is meant where `isMeant` says so.
  public init(_ name: String, where isMeant: @escaping @Sendable (Occurrence) -> Bool) {
    self.name = name
    self.isMeant = isMeant
  }
}
