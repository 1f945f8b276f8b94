import InputRules
import PropertyTesting

extension Generator where Value == Scenario {
  /// An unconstrained field with edits whose ends are between two characters of its text.
  ///
  /// The domain in which Foundation and the standard library are reliable as a second opinion.
  public static func betweenCharacters(for subject: Implementation) -> Generator {
    Generator { source in
      let text = source.draw(subject.fields.texts)
      var boundaries = text.indices.map { $0.utf16Offset(in: text) }
      boundaries.append(text.utf16.count)
      let first = boundaries[Int(source.choose(upTo: UInt64(boundaries.count - 1)))]
      let ends = boundaries.filter { $0 >= first }
      let end = source.element(of: ends)
      let edit = Edit(
        replacing: TextRange(location: first, length: end - first),
        with: source.draw(subject.fields.texts)
      )
      return Scenario(field: FieldDescription(), state: FieldState(text), edits: [edit])
    }
    .cover("text of several units a character", atLeast: 0.2) {
      $0.state.text.count != $0.state.text.utf16.count
    }
  }
}
