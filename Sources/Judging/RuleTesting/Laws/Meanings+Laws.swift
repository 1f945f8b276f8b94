import InputRules

extension Meanings {
  /// The laws for a field, in order, including those that aren't checked.
  /// - Parameters:
  ///   - field: the field.
  ///   - typed: the characters to type, or `nil` for the meaning's characters.
  func laws(of field: TestedField, typed: Alphabet? = nil) -> [FieldLaw] {
    let typed = typed ?? alphabet
    return FieldLaw.always(for: field)
      + all.map { meaning in
        law(of: meaning, typed).required(by: [meaning.name])
          .left(because: meaning.kind.obstacle(at: field))
      } + fittingLaws(field, typed)
  }

  /// The laws about texts that must be accepted or shown in some form.
  private func fittingLaws(_ field: TestedField, _ typed: Alphabet) -> [FieldLaw] {
    if promising.isEmpty { return [] }
    let fitting = FieldLaw.fittingTextIsAccepted(self, mayFormat: mayFormat(field))
      .required(by: promising)
    if rule != nil {
      return [fitting.left(because: "the rule of .equals(_:) decides what is accepted")]
    }
    let why = whyFormIsOpen(in: field)
    let obstacle = why.map { "\($0); .always(_:_:) can state which texts are allowed" }
    return [fitting.left(because: always.isEmpty ? obstacle : nil)]
      + reachingLaws(typed, isFormOpen: why != nil)
  }

  /// The laws about texts that a field must be able to show, in any form.
  private func reachingLaws(_ typed: Alphabet, isFormOpen: Bool) -> [FieldLaw] {
    let open = limits.filter { isFormOpen || $0.limit > Alphabet.longest }
    let reached = open.map { limit, unit in
      let most = LongestText.longest
      let obstacle =
        limits.count > 1
        ? "one limit may prevent reaching the other"
        : limit > most ? "texts of more than \(most.grouped) characters aren't typed" : nil
      return FieldLaw.theLimitIsReached(limit, unit, typed).left(because: obstacle)
        .required(by: names { if case .atMost = $0 { true } else { false } })
    }
    guard let promised, isFormOpen else { return reached }
    return reached + [
      FieldLaw.eachAllowedCharacterCanBeTyped(promised)
        .required(by: names { if case .characters = $0 { true } else { false } })
    ]
  }

  /// The names of the parts of one kind, as they were written.
  private func names(_ isOfKind: (FieldMeaning.Kind) -> Bool) -> [String] {
    all.filter { isOfKind($0.kind) }.map(\.name)
  }

  private func law(of meaning: FieldMeaning, _ typed: Alphabet) -> FieldLaw {
    switch meaning.kind {
    case .equals(let rule, let differences): .answersAsMeant(rule, except: differences)
    case .always(let sentence, let condition), .accepts(let sentence, let condition):
      .shownTextIsAllowed(sentence, condition)
    case .atMost(let limit, let unit): .staysWithinTheLimit(limit, unit, typed)
    case .characters(let allowed), .onlyCharacters(let allowed):
      .onlyAllowedCharactersAreShown(allowed)
    case .deletionsPass: .deletionsPass
    case .backspaceEmpties: .backspaceEmpties
    case .formattingIsIdempotent: .formattingIsIdempotent
    case .keepsContent(let content): .contentIsKept(content, pasting: pasted)
    case .caretStaysBesideTyped: .caretStaysBesideTyped(content ?? .lettersAndDigits)
    case .pasteEqualsTyping: .pasteEqualsTyping(pasting: pasted)
    case .answersAnyRange: .everyRangeIsAnswered
    case .value(let sentence, let read): .valueIsThatOfTheText(sentence, read)
    }
  }
}

extension FieldLaw {
  /// The laws for a field with any meaning.
  fileprivate static func always(for field: TestedField) -> [FieldLaw] {
    let mayMoveCaret = field.isDriven && (field.placesCaret || field.abilities.composes)
    let stays = field.placesCaret ? theCaretStaysInside : changesSettle
    return [
      everyEditIsAnswered,
      answersDependOnlyOnTheEdit
        .left(because: field.isStateful ? "the field keeps hidden state" : nil),
    ] + (field.rewrites ? [stays] : []) + (field.isDriven ? [theTextIsWhole] : [])
      + (mayMoveCaret ? [onlyEditsChangeTheText] : [])
      + (field.hasValue
        ? [refusedEditsChangeNoValue, valueDependsOnlyOnTheText, clearedFieldHasNoValue] : [])
  }
}

extension FieldMeaning.Kind {
  /// The reason the law of this part can't be checked for a field, or `nil` if it can.
  fileprivate func obstacle(at field: TestedField) -> String? {
    switch self {
    case .caretStaysBesideTyped where !field.placesCaret: "the platform places the caret"
    case .value where !field.hasValue:
      "the field has no value here; add it with TestedField.value(_:)"
    case .pasteEqualsTyping where !field.abilities.pastes,
      .formattingIsIdempotent where !field.abilities.pastes || !field.abilities.selects:
      "the driver can't paste, or can't select"
    case .answersAnyRange where field.isDriven: "keystrokes don't send ranges"
    default: nil
    }
  }
}

// The texts that should be accepted.
extension Meanings {
  var promising: [String] {
    all.compactMap {
      switch $0.kind {
      case .accepts, .atMost, .characters: $0.name
      default: nil
      }
    }
  }

  /// Whether the field may show an accepted text in a different form.
  ///
  /// With `accepts`, each allowed text is accepted unchanged.
  func mayFormat(_ field: TestedField) -> Bool {
    field.rewrites && conditions.isEmpty
      && all.contains {
        switch $0.kind {
        case .always: !$0.isBan
        case .keepsContent, .formattingIsIdempotent: true
        default: false
        }
      }
  }

  /// The reason the accepted texts, or their form, are unknown; `nil` if both are known.
  func whyFormIsOpen(in field: TestedField) -> String? {
    if mayFormat(field) { return "the field may format the text in another way" }
    return characters != nil && promised == nil && conditions.isEmpty
      ? ".onlyCharacters(_:) doesn't promise that each character is accepted" : nil
  }

  /// Whether the result of an edit should be accepted.
  ///
  /// If the meaning lists no characters, all those that the empty field accepts should be accepted.
  /// A condition in `always` may be incomplete. With such a condition, only text typed at the end
  /// should be accepted.
  func fits(_ wanted: String, _ edit: Edit, of before: FieldState, _ field: TestedField) -> Bool {
    guard limits.allSatisfy({ $0.unit.length(of: wanted) <= $0.limit }),
      wanted.isEmpty || (conditions + always + always(isBan: true)).allSatisfy({ $0(wanted) }),
      characters.map({ Set($0).isSuperset(of: wanted) }) ?? true
    else { return false }
    // If a line feed follows a carriage return, they are one character, but code that counts the
    // parts separately counts two.
    let removed = before.text(of: edit.range).count
    guard limits.isEmpty || wanted.count == before.text.count - removed + edit.replacement.count
    else { return false }
    let takes = { (text: String) in Set(text).allSatisfy { Typist(at: field).takes($0) } }
    if !always.isEmpty {
      guard edit.isAtTheEnd(of: before), !edit.isDeletion else { return false }
      return promised != nil && !mayFormat(field) || takes(edit.replacement)
    }
    return !conditions.isEmpty || promised != nil || takes(wanted)
  }
}

extension Edit {
  fileprivate func isAtTheEnd(of state: FieldState) -> Bool {
    range.location + range.length == state.text.utf16.count
  }
}

extension TestedField {
  /// Whether the empty field shows a pasted text in a different form, such as 007 as 7.
  func formats(_ text: String) -> Bool {
    var typist = Typist(at: self)
    return typist.press(.paste(text)).answer?.effect == .rewritten
  }
}

extension Typist {
  fileprivate func takes(_ character: Character) -> Bool {
    var other = self
    other.press(.type(character))
    return other.text.hasSameUnits(as: String(character))
  }
}
