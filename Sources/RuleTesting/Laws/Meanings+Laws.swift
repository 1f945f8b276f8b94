import InputRules

extension Meanings {
  /// The laws that are asked of a field, in order, and those of the meaning that aren't, with why.
  func laws(of field: TestedField) -> (asked: [FieldLaw], left: [(name: String, why: String)]) {
    var asked: [FieldLaw] = [.everyEditIsAnswered]
    var left: [(name: String, why: String)] = []
    if field.isStateful {
      left.append((FieldLaw.answersDependOnlyOnTheEdit.name, "it keeps something of its own"))
    } else {
      asked.append(.answersDependOnlyOnTheEdit)
    }
    if field.rewrites { asked.append(field.placesCaret ? .theCaretStaysInside : .changesSettle) }
    if saysWhatFits { asked.append(.whatFitsIsAccepted(self)) }
    for meaning in all {
      guard let law = law(of: meaning, field) else { continue }
      if case .caretStaysBesideTyped = meaning.kind, !field.placesCaret {
        left.append((law.name, "the platform places the caret"))
      } else {
        asked.append(law)
      }
    }
    return (asked, left)
  }

  private func law(of meaning: FieldMeaning, _ field: TestedField) -> FieldLaw? {
    switch meaning.kind {
    case .equals(let rule, let differences): .answersAsMeant(rule, except: differences)
    case .always(let sentence, let condition), .accepts(let sentence, let condition):
      .whatStandsIsAllowed(sentence, condition)
    case .atMost(let limit, let unit): .staysWithinTheLimit(limit, unit)
    case .characters(let allowed): .onlyAllowedCharactersStand(allowed)
    case .deletionsPass: .deletionsPass
    case .backspaceEmpties: .backspaceEmpties
    case .formattingIsIdempotent: .formattingIsIdempotent
    case .keepsContent(let content): .contentIsKept(content)
    case .caretStaysBesideTyped: .caretStaysBesideTyped(content)
    case .pasteEqualsTyping: .pasteEqualsTyping
    case .answersAnyRange: .everyRangeIsAnswered
    }
  }
}
