extension Mutant {
  static func prefixEdit(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (PrefixQuestion) -> Decision?
  ) -> Mutant {
    Mutant(id, mistake) { $0.readyFields.fieldOfTable = { $0.field(deciding: decide) } }
  }

  /// Creates a mutant whose fields with tables use `decide` for insertions.
  static func prefixInsertion(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (PrefixQuestion) -> Decision?
  ) -> Mutant { prefixEdit(id, mistake) { $0.edit.isDeletion ? nil : decide($0) } }

  /// Creates a mutant whose fields with tables use `decide` for deletions.
  static func prefixDeletion(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (PrefixQuestion) -> Decision?
  ) -> Mutant { prefixEdit(id, mistake) { $0.edit.isDeletion ? decide($0) : nil } }

  static func prefixTable(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (PrefixTable) -> PrefixTable
  ) -> Mutant {
    Mutant(id, mistake) {
      let model = $0.readyFields
      $0.readyFields.formattedText = { model.formattedText($0, misread($1)) }
      $0.readyFields.contentOfText = { model.contentOfText($0, misread($1)) }
      $0.readyFields.rowOfText = { model.rowOfText($0, misread($1)) }
      $0.readyFields.isTextComplete = { model.isTextComplete($0, misread($1)) }
      $0.readyFields.fieldOfTable = { model.fieldOfTable(misread($0)) }
    }
  }

  /// Creates a mutant whose fields use `answer` to change the model's objections when editing
  /// ends.
  static func finalCheck(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (Reason?) -> Reason?
  ) -> Mutant {
    Mutant(id, mistake) { $0.readyFields.fieldOfTable = { $0.field(checking: answer) } }
  }
}

/// An edit of a field with a table, for a mutant to decide about.
typealias PrefixQuestion = FieldQuestion<PrefixTable>

extension PrefixQuestion {
  init?(_ table: PrefixTable, _ edit: Edit, _ state: FieldState) {
    self.init(table, ModelPrefixField(table), edit, state)
  }

  var table: PrefixTable { field }

  func content(of text: String) -> [Unicode.Scalar] { ModelPrefixField(table).content(of: text) }

  var shown: [Unicode.Scalar] { content(of: state.text) }

  var takesContent: Bool { content(of: head + replaced).count > content(of: head).count }
}

extension PrefixTable {
  func field(deciding decide: @escaping @Sendable (PrefixQuestion) -> Decision?) -> MutantRule {
    MutantRule(model: ModelPrefixField(self)) { PrefixQuestion(self, $0, $1).flatMap(decide) }
  }

  /// The table's field, which uses `answer` to change the model's objections when editing ends.
  func field(checking answer: @escaping @Sendable (Reason?) -> Reason?) -> MutantRule {
    let model = ModelPrefixField(self)
    return MutantRule(model: model, objectFinally: { answer(model.finalObjection(to: $0)) })
  }

  func changing(_ change: (Row) -> Row) -> PrefixTable {
    PrefixTable(unchecked: rows.map(change), lead: lead)
  }

  func patterns(_ change: ([Pattern]) -> [Pattern]) -> PrefixTable {
    changing { Row($0.prefix, change($0.patterns), name: $0.name, check: $0.check) }
  }
}

extension Mutant {
  /// Mistakes in how fields with a prefix table handle typing and deleting.
  static let prefixFields: [Mutant] = [
    .prefixDeletion(
      "AmexKeepsItsDigits",
      "If a prefix selects the pattern, a backspace in the middle does nothing."
    ) { question in
      let row = ModelPrefixField(question.table).row(of: question.state.text)
      return row.prefix.isEmpty || question.isAtEnd ? nil : question.showing(question.state)
    }.killed(by: .contentIsNeverLost).bug("timofei-iatsenko/angular-cc-library#4"),
    .prefixDeletion("BracketStays", "A bracket can't be deleted: it reappears at once.") {
      question in question.takesContent ? nil : question.showing(question.state)
    }.killed(by: .caretStaysBesideItsContent).bug("marmelroy/PhoneNumberKit#686"),
    .prefixEdit("CaretAtTheEnd", "After an edit in the middle, the caret is at the end.") {
      $0.changing { FieldState($0.text) }
    }
    .killed(by: .caretStaysBesideItsContent, .onePatternIsAPatternField).bug("nosir/cleave.js#193"),
    .prefixDeletion(
      "CaretByOldPattern", "If a deletion changes the pattern, the caret keeps its offset."
    ) { question in
      question.changing { next in
        let caret = min(question.edit.range.location, next.text.utf16.count)
        return next.selecting(.caret(at: caret))
      }
    }.killed(by: .caretStaysBesideItsContent).bug("square/field-kit#53"),
    .prefixInsertion("DigitDoubled", "A digit typed before a literal is inserted twice.") {
      question in
      guard question.isAtEnd, let typed = question.edit.replacement.unicodeScalars.last else {
        return nil
      }
      let next = question.decision.newState?.text.unicodeScalars.dropLast().last
      let isAfterLiteral = next.map { question.content(of: String($0)).isEmpty } ?? false
      return isAfterLiteral
        ? question.decision(typing: question.edit.replacement + String(typed)) : nil
    }
    .killed(by: .contentIsNeverLost, .onePatternIsAPatternField).bug(
      "RedMadRobot/input-mask-android#131"),
    .prefixInsertion("LeadNeverInserted", "A plus typed before a number is dropped.") {
      let (first, lead) = ($0.edit.replacement.unicodeScalars.first, $0.table.lead)
      let isBefore = $0.content(of: $0.head).isEmpty && !$0.shown.isEmpty
      guard let first, first == lead, isBefore else { return nil }
      return $0.decision(typing: String($0.edit.replacement.unicodeScalars.dropFirst()))
    }.killed(by: .contentIsNeverLost).bug("pietervdvn/MapComplete#103"),
    .prefixTable("LettersKeepTheirCase", "Letters stay as they are typed.") { table in
      table.patterns { patterns in
        patterns.map { pattern in
          Pattern(pattern.elements.map { $0.slot.map { .slot($0.with(letterCase: .kept)) } ?? $0 })
        }
      }
    }.killed(by: .textDependsOnContentAlone).bug("barend/java-iban#17"),
    .prefixInsertion("LiteralsTakeRoom", "Literals count towards the maximum length.") {
      question in
      let longest = question.table.rows.flatMap(\.patterns).map(\.slots.count).max() ?? 0
      return question.changing { next in
        next.text.unicodeScalars.count > longest ? question.state : next
      }
    }.killed(by: .contentIsNeverLost, .piecesEqualThePaste).bug("mozilla/donate.mozilla.org#398"),
    .prefixInsertion("PasteIsCut", "A paste that is too long is cut to the slots.") { question in
      let text = String(scalars: question.content(of: question.edit.replacement))
      return text.isEmpty ? nil : question.decision(typingEach: text)
    }.killed(by: .pastedCodesAreShownWhole).bug("AfterShip/phone#443"),
    .prefixInsertion("OtherDigitsVanish", "Digits of other scripts are dropped.") { question in
      let digits = question.edit.replacement.unicodeScalars.filter {
        $0.isASCII || $0.properties.numericType != .decimal
      }
      return question.decision(typing: String(digits))
    }.killed(by: .pastedCodesAreShownWhole).bug("mui/base-ui#4718"),
    .prefixInsertion("CodeJoinsAPart", "A code pasted after a part of the same code is cut.") {
      question in
      let text = question.content(of: question.edit.replacement)
      let isAlone = question.decision.newState.map { question.content(of: $0.text) } == text
      return isAlone && !question.content(of: question.head).isEmpty
        ? question.decision(typingEach: String(scalars: text)) : nil
    }.killed(by: .pastedCodesAreShownWhole).bug("mui/base-ui#4679"),
    .prefixDeletion("LiteralsStayBehind", "A deletion leaves the literals before the deleted text.")
    {
      guard $0.isAtEnd, $0.takesContent else { return nil }
      let rest = $0.state.text(in: TextRange(location: 0, length: $0.edit.range.location))
      return $0.showing(FieldState(rest))
    }.killed(by: .textDependsOnContentAlone, .prefixFieldEqualsModel).bug("nosir/cleave.js#160"),
  ]

  /// Mistakes in choosing a text's pattern, in its value, and in the check when editing ends.
  static let prefixTexts: [Mutant] = [
    .prefixTable("FirstPatternHolds", "The field is full at the length of the first pattern.") {
      $0.patterns { [$0[0]] }
    }.killed(by: .textDependsOnContentAlone).bug("stripe-archive/react-stripe-elements#166"),
    .prefixTable("ShortestPrefixHolds", "Only the first scalar of a prefix is compared.") { table in
      PrefixTable(
        unchecked: table.rows.filter { $0.prefix.unicodeScalars.count <= 1 }, lead: table.lead)
    }.killed(by: .textDependsOnContentAlone).bug("catamphetamine/libphonenumber-js#35"),
    .replacing(\.readyFields.contentOfText, "ValueHasItsLiterals", "The value keeps literals.") {
      text, _ in text
    }
    .killed(by: .textDependsOnContentAlone, .prefixTextsEqualModel).bug("sharetribe/ftw-daily#329"),
    .finalCheck("AnyLengthIsWhole", "A wrong length is accepted if the check digit is right.") {
      $0 == .notFormatted(.incomplete) ? nil : $0
    }
    .killed(by: .readyFieldsTakeTheirExamples, .prefixFieldEqualsModel).bug(
      "AbcAeffchen/SepaUtilities#1"),
    .change(
      \.readyFields.holds, "LuhnWithoutCarry", "Only the last digit of a doubled digit is added."
    ) { holds, check, content in
      guard check == .luhn else { return holds }
      let digits = content.scalars.reversed().map { Int($0.value) - 48 }
      let sum = digits.enumerated().map { $0 % 2 == 0 ? $1 : $1 * 2 % 10 }.reduce(0, +)
      return digits.allSatisfy((0...9).contains) && sum % 10 == 0
    }.killed(by: .checksDetectOneMistake, .prefixTextsEqualModel),
    .replacing(\.readyFields.problem, "PrefixTwice", "Two rows may have the same prefix.") {
      rows, lead in
      let problem = ModelPrefixFields().problem(of: rows, lead)
      if case .repeatedPrefix = problem { return nil }
      return problem
    }.killed(by: .prefixTablesEqualModel),
  ]
}
