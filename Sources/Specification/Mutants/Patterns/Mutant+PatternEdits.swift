private let model = ModelPatterns()

extension Mutant {
  /// Mistakes of whole fields.
  static let patternEdits: [Mutant] = [
    .replacing(
      \.patterns.fieldOfPattern, "EndsEarly", "Only a long pattern's first thirty elements count."
    ) { pattern, policies in
      ModelPatternField(Pattern(Array(pattern.elements.prefix(30))), policies)
    }.killed(by: .longPatternsEqualModel),
    .patternChoice("FirstRangeForAll", "Only the first of several ranges is checked.") {
      edit, state, model in
      let decision = model.decide(edit, on: state)
      guard let first = edit.ranges.first, let choices = try? state.choices(of: edit),
        model.decide(Edit(replacing: first, with: edit.replacement), on: state).isAccepted
      else { return decision }
      return .accept(choices.map { $0.state(in: state) })
    }.killed(by: .patternSeveralRangesHold).bug("dotnet/maui#33316"),
    .replacing(
      \.patterns.fieldOfPattern, "LiteralsMadePlain",
      "Normalization replaces a pattern's own literals with hyphens and spaces."
    ) { MutantRule(ModelPatternField($0, $1), hasFormat: false) }
    .killed(by: .normalisingKeepsPatternTexts),
    .objection(
      "LossNotReported", "Digits that exceed the pattern are lost, and only the form is reported."
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
      let model = ModelPatternField(pattern, policies)
      let remembered = Memory<String?>(nil)
      return MutantRule(model) { edit, state in
        let text = remembered.update { $0 } ?? state.text
        let known = try? FieldState(text: text, selection: state.selection)
        guard let question = PatternQuestion(pattern, policies, edit, state), let known else {
          return nil
        }
        let decision = question.decision(about: edit, on: known)
        if let next = decision.newState { remembered.update { $0 = next.text } }
        return decision
      }
    }.killed(by: .patternFieldEqualsModel).bug("nesterenkodm/CHRTextFieldFormatter#5"),
  ]
}
