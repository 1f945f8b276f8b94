import InputRules

/// The laws to check for a field, in order, and the meaning's other laws, with reasons.
struct ChosenLaws {
  private(set) var checked: [FieldLaw] = []
  private(set) var left: [(name: String, why: String)] = []

  mutating func add(_ laws: FieldLaw...) { checked += laws }

  mutating func leave(_ law: FieldLaw, _ why: String) { left.append((law.name, why)) }
}

extension Meanings {
  /// The laws to check for a field, in order, and the meaning's other laws, with reasons.
  /// - Parameters:
  ///   - field: the field.
  ///   - typed: the characters to type, or `nil` for the meaning's.
  func laws(of field: TestedField, typed: Alphabet? = nil) -> ChosenLaws {
    var laws = ChosenLaws()
    laws.add(.everyEditIsAnswered)
    if field.isStateful {
      laws.leave(.answersDependOnlyOnTheEdit, "the field keeps hidden state")
    } else {
      laws.add(.answersDependOnlyOnTheEdit)
    }
    if field.rewrites { laws.add(field.placesCaret ? .theCaretStaysInside : .changesSettle) }
    if field.showsUnits { laws.add(.theTextIsWhole) }
    if field.isDriven && (field.placesCaret || field.abilities.composes) {
      laws.add(.onlyEditsChangeTheText)
    }
    if field.hasValue {
      laws.add(.refusedEditsChangeNoValue, .valueDependsOnlyOnTheText, .clearedFieldHasNoValue)
    }
    for meaning in all {
      let law = law(of: meaning, typed ?? alphabet).required(by: [meaning.name])
      switch meaning.kind {
      case .caretStaysBesideTyped where !field.placesCaret:
        laws.leave(law, "the platform places the caret")
      case .value where !field.hasValue:
        laws.leave(law, "the field has no value here; add it with TestedField.value(_:)")
      case .pasteEqualsTyping where !field.abilities.pastes,
        .formattingIsIdempotent where !field.abilities.pastes || !field.abilities.selects:
        laws.leave(law, "the driver can't paste, or can't select")
      case .answersAnyRange where field.isDriven:
        laws.leave(law, "a person's keystrokes send no ranges")
      default: laws.add(law)
      }
    }
    addFitting(to: &laws, field, typed ?? alphabet)
    return laws
  }

  /// The laws about accepted texts.
  private func addFitting(to laws: inout ChosenLaws, _ field: TestedField, _ typed: Alphabet) {
    if promising.isEmpty { return }
    let fitting = FieldLaw.fittingTextIsAccepted(self, mayFormat: mayFormat(field))
      .required(by: promising)
    let why = whyFormIsOpen(in: field)
    if rule != nil {
      return laws.leave(fitting, "the rule of .equals(_:) decides what is accepted")
    }
    if let why, always.isEmpty {
      laws.leave(fitting, "\(why); .always(_:_:) can state which texts are allowed")
    } else {
      laws.add(fitting)
    }
    addReaching(to: &laws, typed, isFormOpen: why != nil)
  }

  /// The laws about texts that a field must be able to show, in any form.
  private func addReaching(to laws: inout ChosenLaws, _ typed: Alphabet, isFormOpen: Bool) {
    for (limit, unit) in limits where isFormOpen || limit > Alphabet.longest {
      let law = FieldLaw.theLimitIsReached(limit, unit, typed)
      if limits.count > 1 {
        laws.leave(law, "one limit may prevent reaching the other")
      } else if limit > LongestText.longest {
        laws.leave(law, "no text of more than \(LongestText.longest.grouped) characters is typed")
      } else {
        laws.add(law.required(by: names { if case .atMost = $0 { true } else { false } }))
      }
    }
    if let promised, isFormOpen {
      let law = FieldLaw.eachAllowedCharacterCanBeTyped(promised)
      laws.add(law.required(by: names { if case .characters = $0 { true } else { false } }))
    }
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

// The texts that should be accepted.
extension Meanings {
  /// The parts that promise to accept a fitting text.
  var promising: [String] {
    all.compactMap {
      switch $0.kind {
      case .accepts, .atMost, .characters: $0.name
      default: nil
      }
    }
  }

  /// Whether the field may show an accepted text in another form.
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

  /// The reason the accepted texts, or their form, are unknown, or `nil`.
  func whyFormIsOpen(in field: TestedField) -> String? {
    if mayFormat(field) { return "the field may format it in another way" }
    return characters != nil && promised == nil && conditions.isEmpty
      ? ".onlyCharacters(_:) doesn't promise that each is accepted" : nil
  }

  /// Whether the result of an edit should be accepted.
  ///
  /// If the meaning lists no characters, those that the empty field accepts should be accepted. A
  /// condition in `always` may be incomplete, so with one, only text typed at the end should be
  /// accepted.
  func fits(_ wanted: String, _ edit: Edit, of before: FieldState, _ field: TestedField) -> Bool {
    guard limits.allSatisfy({ $0.unit.length(of: wanted) <= $0.limit }),
      wanted.isEmpty || (conditions + always + always(isBan: true)).allSatisfy({ $0(wanted) }),
      characters.map({ Set($0).isSuperset(of: wanted) }) ?? true
    else { return false }
    // If a line feed joins a carriage return, code that counts the parts separately counts one
    // character more.
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
  /// Whether the empty field shows a pasted text in another form, such as 007 as 7.
  func formats(_ text: String) -> Bool {
    var typist = Typist(at: self)
    return typist.press(.paste(text)).answer?.effect == .rewritten
  }
}

extension Typist {
  /// Whether the field accepts the character unchanged.
  fileprivate func takes(_ character: Character) -> Bool {
    var other = self
    other.press(.type(character))
    return other.text.hasSameUnits(as: String(character))
  }
}
