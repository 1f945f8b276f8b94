/// A date field, its state, and the moves of a user.
struct DateJourney: FieldJourney, Hashable, Sendable {
  var field: DateFieldDescription
  var state: FieldState
  var moves: [PatternMove]

  var head: [String] { [field.words] }

  func rule(of subject: Implementation) throws -> any TextRule {
    try subject.dateFields.fieldOfDescription(field)
  }
}

extension DateJourney {
  /// Each move that is an edit, with the state before the edit and the field's decision.
  func edits(of rule: any TextRule) -> [(state: FieldState, edit: Edit, decision: Decision)] {
    var edits: [(state: FieldState, edit: Edit, decision: Decision)] = []
    decide(rule) { edits.append(($1, $0, $2)) }
    return edits
  }
}

extension Generator<DateJourney> {
  /// A field that shows the start of an acceptable text, or another text; and up to six moves.
  ///
  /// - Parameters:
  ///   - withOtherTexts: whether the field may initially show a text that it wouldn't accept.
  ///   - change: changes the policies of the field to those that the law covers.
  static func dateJourney(
    withOtherTexts: Bool = true, _ shape: DateFieldShape = .any,
    _ change: @escaping @Sendable (inout DatePolicies) -> Void = { _ in }
  ) -> Generator {
    let samples = Generator<DateSample>.dateSample(shape, change)
    return Generator { source in
      let sample = source.draw(samples)
      var text = source.shown(of: sample)
      if withOtherTexts && source.flip(0.1) { text += source.dateWord(sample) }
      let state = source.flip(0.5) ? FieldState(text) : source.state(showing: text)
      let units = max(text.utf16.count, sample.text.utf16.count)
      let moves: [PatternMove] = source.list(0...6, label: "move") {
        $0.dateMove(sample, units: units)
      }
      return DateJourney(field: sample.field, state: state, moves: moves)
    }
  }
}

extension ChoiceSource {
  /// The start of the sample's text, often the whole date; empty if the field can't show that
  /// start.
  mutating func shown(of sample: DateSample) -> String {
    if flip(0.4) { return sample.trimmed }
    let pieces = sample.pieces.map(\.text)
    var text = pieces.prefix(int(upTo: pieces.count)).joined()
    if flip(0.3), let last = text.scalars.last, sample.field.isDigit(last) {
      text = String(scalars: text.scalars.dropLast())
    }
    return ModelDateFields().groups(of: text, in: sample.field) == nil ? "" : text
  }

  /// Usually a key; otherwise, a text to paste.
  mutating func dateWord(_ sample: DateSample) -> String {
    switch choose(upTo: 5, drawing: { $0.next(upTo: 9) < 5 ? 0 : $0.next(upTo: 5) }) {
    case 0: return sample.field.digits(int(upTo: 9), 1)
    case 1:
      let keys = ["/", "-", ".", ":", " ", "\u{2013}", ",", "x", "7", "\u{1F600}"].map { $0 }
      return element(of: keys + sample.field.literals.map { String($0) })
    case 2: return element(of: (sample.field.texts.morning + "ap").map { String($0) })
    case 3: return sample.text
    case 4:
      return element(of: [
        "32/01/2015", "1.2.2020", "9/9/99", "10:30 pm", "31122012", "5/2026", "n/a", "1:30 p. m.",
        "2026-01-02T10:30\n", "Oct 5", "20111225", "12\u{200E}/\u{FF11}", "9A.M.-8pM",
        "\"1\u{2014}2\u{2014}2020\"", "10:30-08", "(5/6", "-05:30", "31",
      ])
    default: return sample.bare
    }
  }

  fileprivate mutating func dateMove(_ sample: DateSample, units: Int) -> PatternMove {
    switch choose(upTo: 4, drawing: { $0.next(upTo: 9) < 6 ? 0 : $0.next(upTo: 4) }) {
    case 0: return .type(dateWord(sample))
    case 1: return .backspace
    case 2: return .deleteForward
    case 3: return .select(validRange(inTextOf: units))
    default:
      return .replace(Edit(replacing: range(inTextOf: units), with: flip() ? dateWord(sample) : ""))
    }
  }
}
