extension Law {
  package static let deletionTakesTheAdjacentDigit = Law(
    """
    Backspace deletes only the digit before the caret, and Forward Delete only the digit after it. \
    Both keys skip a grouping separator or a required decimal separator. Deleting the last \
    remaining digit also deletes this decimal separator.
    """, clauses: ["N7.13", "N7.14", "N7.15"],
    Property(forAll: .formedField, .bool()) { subject, input, isForward in
      let field = subject.numbers.fieldOfFormat(input.format, .none)
      let state = input.state
      let edit = isForward ? state.onwardDeletion : state.backwardDeletion
      guard let edit, field.objection(to: state.text) == nil else { return }
      var expected = state.bare(input.format)
      let caret = state.bareCaret(input.format)
      var place = isForward ? caret : caret - 1
      let stays = input.format.keepsSeparator(at: place, in: expected)
      if stays { place += isForward ? 1 : -1 }
      try assume(expected.indices.contains(place) && (!stays || expected[place].isDigit))
      expected.remove(at: place)
      let separator = expected.firstIndex(of: input.format.symbols.decimalSeparator)
      let requires = input.format.minimumFractionDigits > 0
      if requires, let separator, !expected.contains(where: \.isDigit) {
        expected.remove(at: separator)
        if separator < place { place -= 1 }
      }
      let next = field.apply(edit, to: state)
      try requireEqual(next.bare(input.format), expected, "\(next) after \(edit)")
      try requireEqual(next.bareCaret(input.format), place, "the caret in \(next)")
    })
}

extension NumberFormat {
  /// Whether the scalar at `place` is a decimal separator that can't be deleted on its own.
  fileprivate func keepsSeparator(at place: Int, in bare: [Unicode.Scalar]) -> Bool {
    minimumFractionDigits > 0 && bare.indices.contains(place)
      && bare[place] == symbols.decimalSeparator && place + 1 < bare.count
  }
}

extension Unicode.Scalar { fileprivate var isDigit: Bool { properties.numericType == .decimal } }
