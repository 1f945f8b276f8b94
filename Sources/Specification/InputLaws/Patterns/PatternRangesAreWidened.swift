import InputRules
import PropertyTesting

extension Law {
  package static let patternRangesAreWidened = Law(
    """
    An edit whose range cuts a surrogate pair is decided like one of the whole scalars. An edit \
    whose range lies outside the text is refused.
    """,
    about: .patterns, clauses: ["F4.1", "E4", "E5"],
    Property(
      forAll: .patternEdit().cover("outside the text", atLeast: 0.005) {
        $0.state.places(of: $0.edit.range) == nil
      }
      .cover("cuts a pair", atLeast: 0.005) {
        $0.state.places(of: $0.edit.range).map($0.state.range) ?? $0.edit.range != $0.edit.range
      }
    ) { subject, input in
      let (state, edit) = (input.state, input.edit)
      let field = subject.patterns.fieldOfPattern(input.pattern, input.policies)
      let decision = field.decide(edit, on: state)
      guard let places = state.places(of: edit.range) else {
        let reason = Reason.rangeOutsideText(edit.range, length: state.text.utf16.count)
        try requireEqual(decision, .refuse(reason))
        return
      }
      let whole = Edit(replacing: state.range(of: places), with: edit.replacement)
      try requireEqual(decision, field.decide(whole, on: state), "not as for \(whole)")
    })
}
