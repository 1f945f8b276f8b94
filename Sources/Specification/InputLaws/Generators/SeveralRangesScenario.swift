/// A field, its content, and an edit of several ranges (E11).
public struct SeveralRangesScenario: Hashable, Sendable {
  /// The description of the field's rule.
  package var field: FieldDescription
  /// The content of the field.
  public var state: FieldState
  /// The edit.
  public var edit: SeveralRangesEdit
}

extension Generator where Value == SeveralRangesScenario {
  /// A field with an edit of one to three ranges, mostly in order and disjoint.
  public static func severalRanges(for subject: Implementation) -> Generator {
    Generator { source in
      let text = source.draw(subject.fields.texts)
      let ranges = source.ranges(inTextOf: text.utf16.count)
      let edit = SeveralRangesEdit(
        replacingOneOf: ranges, with: source.flip(0.8) ? source.draw(subject.fields.texts) : "")
      let field = source.field(.any, around: text + edit.replacement)
      return SeveralRangesScenario(
        field: subject.isOneRule ? FieldDescription() : field, state: source.state(showing: text),
        edit: edit)
    }
    .cover("accepted shape", atLeast: 0.3) { (try? $0.state.choices(of: $0.edit)) != nil }
    .cover("several ranges", atLeast: 0.2) { $0.edit.ranges.count > 1 }
  }
}
