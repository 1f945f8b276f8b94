extension Mutant {
  /// Creates a mutant whose pattern fields use `decide` for edits that change the text.
  static func edit(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (PatternQuestion) -> Decision?
  ) -> Mutant {
    replacing(\.patterns.fieldOfPattern, id, mistake) { pattern, policies in
      MutantRule(model: ModelPatternField(pattern, policies)) {
        PatternQuestion(pattern, policies, $0, $1).flatMap(decide)
      }
    }
  }

  static func insertion(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (PatternQuestion) -> Decision?
  ) -> Mutant { edit(id, mistake) { $0.edit.isDeletion ? nil : decide($0) } }

  static func deletion(
    _ id: String, _ mistake: String, _ decide: @escaping @Sendable (PatternQuestion) -> Decision?
  ) -> Mutant { edit(id, mistake) { $0.edit.isDeletion ? decide($0) : nil } }

  /// Creates a mutant whose pattern fields treat one policy as another of the same kind.
  static func policy<Policy: Equatable & Sendable>(
    _ id: String, _ mistake: String, _ kind: WritableKeyPath<PatternPolicies, Policy> & Sendable,
    _ policy: Policy, as other: Policy
  ) -> Mutant {
    edit(id, mistake) { question in
      question.decision { if $0[keyPath: kind] == policy { $0[keyPath: kind] = other } }
    }
  }

  /// Creates a mutant whose pattern fields have a quirk that other libraries have.
  static func quirk(
    _ id: String, _ mistake: String, _ change: @escaping @Sendable (inout PatternQuirks) -> Void
  ) -> Mutant { edit(id, mistake) { $0.quirkyDecision(change) } }

  static func objection(
    _ id: String, _ mistake: String, _ object: @escaping @Sendable (PatternTextQuestion) -> Reason?
  ) -> Mutant {
    replacing(\.patterns.fieldOfPattern, id, mistake) { pattern, policies in
      MutantRule(
        model: ModelPatternField(pattern, policies),
        object: { object(PatternTextQuestion($0, pattern, policies)) })
    }
  }

  static let patternDeletions: [Mutant] = [
    .deletion("B18", "A literal can't be deleted.") { question in
      question.takesNoContent ? .refuse(.notFormatted(.fitsNoSlot)) : nil
    }.killed(by: .plainEditsAreAccepted).bug("text-mask/text-mask#658"),
    .deletion("B18Forward", "A forward deletion of a literal doesn't move the caret.") { question in
      let isForward = question.edit.range.location == question.state.selection.location
      return question.takesNoContent && isForward && question.state.selection.length == 0
        ? question.showing(question.state) : nil
    }.killed(by: .backspacesEmptyAnyField).bug("text-mask/text-mask#230"),
    .deletion("B18Stuck", "A backspace on a literal never changes anything.") { question in
      let isBackspace = question.end == question.state.selection.location
      return question.takesNoContent && isBackspace && question.state.selection.length == 0
        ? question.showing(question.state) : nil
    }.killed(by: .backspacesEmptyAnyField).bug("pinball83/Masked-Edittext#5"),
    .deletion(
      "DeleteIsBackspace", "A forward deletion is treated as a backspace after its range."
    ) { question in
      guard question.state.selection.length == 0 else { return nil }
      return question.decision(
        about: question.edit, on: question.state.selecting(.caret(at: question.end)))
    }.killed(by: .deletionTakesOnlyItsContent).bug("bastillion-io/Bastillion#14"),
    .deletion("EagerReturns", "A deleted eager literal reappears at once.") { question in
      guard question.policies.literals == .eager, question.tail.isEmpty else { return nil }
      return question.changing { FieldState(question.formatted($0.text)) }
    }.killed(by: .patternFieldEqualsModel).bug("text-mask/text-mask#218"),
    .deletion(
      "MisfitsRefuseDeletion",
      "A deletion is refused if the text after it doesn't fit its new slots."
    ) { question in
      let kept = question.content(of: question.head) + question.tailContent
      let next = question.decision.newState.map { question.content(of: $0.text) } ?? kept
      return next.count < kept.count ? .refuse(.notFormatted(.fitsNoSlot)) : nil
    }
    .killed(by: .backspacesEmptyAnyField, .plainEditsAreAccepted).bug(
      "digitalBush/jquery.maskedinput#311"),
    .deletion("SelectionBeforeLiteral", "A selection that ends before a literal can't be deleted.")
    { question in
      let isSelection = question.edit.range == question.state.selection
      let before = question.head + question.replaced
      return isSelection && question.beginsWithLiteral(question.tail, after: before)
        ? question.showing(question.state) : nil
    }.killed(by: .deletionTakesOnlyItsContent).bug("NepipenkoIgor/ngx-mask#1417"),
    .quirk("TrailingStays", "A literal stays when the digit after it is deleted.") {
      $0.keepsTrailingLiterals = true
    }.killed(by: .deletionTakesOnlyItsContent).bug("beholdr/maska#49"),
  ]

  static let patternEdits: [Mutant] = [
    .replacing(
      \.patterns.fieldOfPattern, "EndsEarly",
      "A long pattern loses all elements after its first thirty."
    ) { pattern, policies in
      ModelPatternField(Pattern(Array(pattern.elements.prefix(30))), policies)
    }.killed(by: .longPatternsEqualModel),
    .replacing(
      \.patterns.fieldOfPattern, "FirstRangeForAll", "Only the first of several ranges is checked."
    ) { pattern, policies in
      let model = ModelPatternField(pattern, policies)
      return MutantRule(
        model: model,
        decideSeveral: { edit, state in
          let decision = model.decide(edit, on: state)
          guard let first = edit.ranges.first, let choices = try? state.choices(of: edit),
            model.decide(Edit(replacing: first, with: edit.replacement), on: state).isAccepted
          else { return decision }
          return .accept(choices.map { $0.state(in: state) })
        })
    }.killed(by: .patternSeveralRangesHold).bug("dotnet/maui#33316"),
    .replacing(
      \.patterns.fieldOfPattern, "LiteralsMadePlain",
      "Normalization replaces a pattern's own literals with hyphens and spaces."
    ) { MutantRule(model: ModelPatternField($0, $1), hasFormat: false) }
    .killed(by: .normalizingKeepsPatternTexts),
    .objection(
      "LossNotReported", "A text with too many digits is reported only as reformatted."
    ) { $0.objection == .notFormatted(.full) ? .reformatted : $0.objection }
    .killed(by: .repairsReportWhatTheyLose),
    .objection(
      "ObjectsToFormatted", "A field refuses its own text if typing the text would change it."
    ) { question in
      question.objection
        ?? (question.typed.utf8.elementsEqual(question.text.utf8) ? nil : .reformatted)
    }.killed(by: .patternFieldEqualsModel).bug("RedMadRobot/input-mask-ios#104"),
    .replacing(
      \.patterns.fieldOfPattern, "TextRemembered",
      "An edit is applied to the field's last result, not to the shown text."
    ) { pattern, policies in
      let (model, memory) = (ModelPatternField(pattern, policies), Memory<String?>(nil))
      return MutantRule(model: model) { edit, state in
        memory.update { text in
          let shown = text.flatMap { try? FieldState(text: $0, selection: state.selection) }
          let decision = model.decide(edit, on: shown ?? state)
          text = decision.newState?.text ?? text
          return decision
        }
      }
    }.killed(by: .patternFieldEqualsModel).bug("nesterenkodm/CHRTextFieldFormatter#5"),
  ]
}
