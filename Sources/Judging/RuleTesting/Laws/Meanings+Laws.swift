import InputRules

/// The laws that are asked of a field, in order, and those of its meaning that aren't, with why.
struct AskedLaws {
  private(set) var asked: [FieldLaw] = []
  private(set) var left: [(name: String, why: String)] = []

  mutating func ask(_ laws: FieldLaw...) { asked += laws }

  mutating func leave(_ law: FieldLaw, _ why: String) { left.append((law.name, why)) }
}

extension Meanings {
  /// The laws that are asked of a field, in order, and those of the meaning that aren't, with why.
  /// - Parameters:
  ///   - field: the field.
  ///   - typed: what is typed into it; nil for what the meaning says.
  func laws(of field: TestedField, typed: Alphabet? = nil) -> AskedLaws {
    var laws = AskedLaws()
    laws.ask(.everyEditIsAnswered)
    if field.isStateful {
      laws.leave(.answersDependOnlyOnTheEdit, "the field keeps hidden state")
    } else {
      laws.ask(.answersDependOnlyOnTheEdit)
    }
    if field.rewrites { laws.ask(field.placesCaret ? .theCaretStaysInside : .changesSettle) }
    if field.saysUnits { laws.ask(.theTextIsWhole) }
    if field.isDriven && (field.placesCaret || field.abilities.composes) {
      laws.ask(.onlyEditsChangeTheText)
    }
    if field.saysValue {
      laws.ask(.refusedEditsChangeNoValue, .valueDependsOnlyOnTheText, .whatIsClearedHasNoValue)
    }
    for meaning in all {
      let law = law(of: meaning, typed ?? alphabet).asked(for: [meaning.name])
      switch meaning.kind {
      case .caretStaysBesideTyped where !field.placesCaret:
        laws.leave(law, "the platform places the caret")
      case .value where !field.saysValue:
        laws.leave(law, "the field has no value here; add it with TestedField.value(_:)")
      case .pasteEqualsTyping where !field.abilities.pastes,
        .formattingIsIdempotent where !field.abilities.pastes || !field.abilities.selects:
        laws.leave(law, "the driver can't paste, or can't select")
      case .answersAnyRange where field.isDriven:
        laws.leave(law, "a person's keystrokes send no ranges")
      default: laws.ask(law)
      }
    }
    addFitting(to: &laws, field, typed ?? alphabet)
    return laws
  }

  /// The laws of what goes in.
  private func addFitting(to laws: inout AskedLaws, _ field: TestedField, _ typed: Alphabet) {
    if promising.isEmpty { return }
    let fitting = FieldLaw.whatFitsIsAccepted(self, mayFormat: mayFormat(field))
      .asked(for: promising)
    let why = whyFormIsOpen(in: field)
    if rule != nil {
      return laws.leave(fitting, "the rule of .equals(_:) decides what is accepted")
    }
    if let why, always.isEmpty {
      laws.leave(fitting, "\(why); .always(_:_:) can state which texts are allowed")
    } else {
      laws.ask(fitting)
    }
    addReaching(to: &laws, typed, isFormOpen: why != nil)
  }

  /// The laws of what must be possible, whatever form the field gives it.
  private func addReaching(to laws: inout AskedLaws, _ typed: Alphabet, isFormOpen: Bool) {
    for (limit, unit) in limits where isFormOpen || limit > Alphabet.longest {
      let law = FieldLaw.theLimitIsReached(limit, unit, typed)
      if limits.count > 1 {
        laws.leave(law, "one limit may prevent reaching the other")
      } else if limit > LongestText.longest {
        laws.leave(law, "no text of more than \(LongestText.longest.grouped) characters is typed")
      } else {
        laws.ask(law.asked(for: names { if case .atMost = $0 { true } else { false } }))
      }
    }
    if let promised, isFormOpen {
      let law = FieldLaw.eachAllowedCharacterStands(promised)
      laws.ask(law.asked(for: names { if case .characters = $0 { true } else { false } }))
    }
  }

  /// The parts of a kind, as they were written.
  private func names(_ isOfKind: (FieldMeaning.Kind) -> Bool) -> [String] {
    all.filter { isOfKind($0.kind) }.map(\.name)
  }

  private func law(of meaning: FieldMeaning, _ typed: Alphabet) -> FieldLaw {
    switch meaning.kind {
    case .equals(let rule, let differences): .answersAsMeant(rule, except: differences)
    case .always(let sentence, let condition), .accepts(let sentence, let condition):
      .whatStandsIsAllowed(sentence, condition)
    case .atMost(let limit, let unit): .staysWithinTheLimit(limit, unit, typed)
    case .characters(let allowed), .onlyCharacters(let allowed):
      .onlyAllowedCharactersStand(allowed)
    case .deletionsPass: .deletionsPass
    case .backspaceEmpties: .backspaceEmpties
    case .formattingIsIdempotent: .formattingIsIdempotent
    case .keepsContent(let content): .contentIsKept(content, pasting: pasted)
    case .caretStaysBesideTyped: .caretStaysBesideTyped(content ?? .lettersAndDigits)
    case .pasteEqualsTyping: .pasteEqualsTyping(pasting: pasted)
    case .answersAnyRange: .everyRangeIsAnswered
    case .value(let sentence, let read): .valueIsWhatTheTextSays(sentence, read)
    }
  }
}
