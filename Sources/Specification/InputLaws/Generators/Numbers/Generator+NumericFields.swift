extension Generator where Value == Scenario {
  /// A field that requires a number, and perhaps has a limit, with edits of its text.
  static let numericField = Generator { source in
    let description = source.numberDescription()
    let format = description.format
    let text = source.flip(0.3) ? source.numberText(format) : source.looseNumber(format, upTo: 4)
    let words = Generator<String> { $0.pieces(of: format, 1...3) }
    let edits = source.edits(0...4, of: text, typing: words)
    var conditions = [ConditionDescription.numeric(description)]
    if source.flip() { conditions.append(.maximumLength(Int(source.choose(upTo: 9)), .characters)) }
    let field = FieldDescription(
      conditions, deletions: source.element(of: DeletionPolicy.allCases),
      insertion: source.element(of: InsertionPolicy.allCases))
    return Scenario(field: field, state: source.state(showing: text), edits: edits)
  }
}

extension ChoiceSource {
  /// A number in any format, in any grammar, sometimes within bounds.
  fileprivate mutating func numberDescription() -> NumberDescription {
    NumberDescription(
      format(), grammar: element(of: [.partial, .complete, .scanner]),
      bounds: flip(0.3) ? bounds() : .none)
  }
}
