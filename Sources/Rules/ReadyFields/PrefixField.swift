// Importing this module also imports the rules.
@_exported import InputRules

/// A field that formats its text with a pattern, which is chosen by the content's prefix.
///
/// The same content always results in the same text, in whatever order it was typed (K1 to K9).
public struct PrefixField: TextRule, RewritingRule {
  let forms: PrefixForms
  /// The field's example, keyboard and content type (K10).
  public let traits: InputTraits

  /// Creates a field from a table (K1).
  /// - Parameters:
  ///   - table: the patterns for the field's text, by the content's prefix.
  ///   - traits: the example, keyboard and content type; by default, only the system's standard
  ///     keyboard.
  public init(
    _ table: PrefixTable, _ traits: InputTraits = InputTraits(example: "", keyboard: .any)
  ) {
    forms = PrefixForms(table)
    self.traits = traits
  }

  package var table: PrefixTable { forms.table }

  /// Accepts or refuses `edit`, and formats the whole content after it (K5).
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    decision(about: edit, on: state)
  }

  /// The state after `edit`, or `state` if the edit is refused (E7).
  public func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    self.state(after: edit, on: state)
  }

  /// The reason the field would refuse or change `text` as a paste, or `nil` if it wouldn't (K7).
  public func objection(to text: String) -> Reason? {
    let content = ContentAround(text, 0..<0, forms).tail
    if forms.text(of: content).text.hasSameUnits(as: text) && forms.hasRoom(for: content) {
      return nil
    }
    if forms.stray(in: text) != nil { return nil }
    do throws(Reason) { _ = try read(text) } catch { return error }
    return .reformatted
  }

  /// The reason the content is incomplete or fails its check, or `nil` if it is valid or empty
  /// (K8).
  public func finalObjection(to text: String) -> Reason? {
    if let reason = objection(to: text) { return reason }
    if text.isEmpty { return nil }
    if let stray = forms.stray(in: text) { return .notFormatted(stray.problem) }
    if !isComplete(text) { return .notFormatted(.incomplete) }
    return row(of: text).check.holds(of: content(of: text)) ? nil : .notFormatted(.failsCheck)
  }

  /// The state, with its text formatted as if it were pasted into an empty field (K7).
  ///
  /// The same content stays before and after the selection. If the field refuses the text, the
  /// state stays unchanged.
  public func repaired(_ state: FieldState) -> FieldState {
    guard objection(to: state.text) != nil, let content = try? read(state.text) else {
      return state
    }
    let start = state.selection.location
    let ends = [start, start + state.selection.length].map { end in
      let byte = state.text.utf8Offset(ofUTF16: end).bytes
      let count = content.count - ContentAround(state.text, byte..<byte, forms).tail.count
      return forms.text(of: content, caretAfter: max(0, count)).after
    }
    let selection = TextRange(location: ends[0], length: ends[1] - ends[0])
    return FieldState(trusting: forms.text(of: content).text, selection: selection, marked: nil)
  }

  /// Whether the scalar is a literal in a pattern, the lead, or a member of a slot's set (E8.16).
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == table.lead { return true }
    if case .set(let members) = table.slot.content, members.contains(scalar) { return true }
    return forms.literals.contains(scalar)
  }
}

// The content of a field's text, and its row in the table.
extension PrefixField {
  /// The content that was typed, without literals (K2).
  /// - Parameter text: the text in the field.
  public func content(of text: String) -> String {
    ContentAround(text, 0..<0, forms).tail.text
  }

  /// The table's row for the text's content; the row's name is, for example, a card's brand (K3).
  /// - Parameter text: the text in the field.
  public func row(of text: String) -> PrefixTable.Row {
    let content = ContentAround(text, 0..<0, forms).tail
    return table.choice?.row(content) ?? table.rows[forms.row(of: content)]
  }

  /// Whether the content fits its pattern and fills each required slot (K8).
  /// - Parameter text: the text in the field.
  public func isComplete(_ text: String) -> Bool {
    forms.isComplete(ContentAround(text, 0..<0, forms).tail)
  }

  /// The text in the field's form, or the unchanged text if the field refuses it (K7).
  /// - Parameter text: any text, which is read as if it were pasted into an empty field.
  public func formatted(_ text: String) -> String { repaired(FieldState(text)).text }
}

extension PrefixField: Hashable {
  /// Whether both fields have the same table and traits.
  public static func == (one: PrefixField, other: PrefixField) -> Bool {
    one.table == other.table && one.traits == other.traits
  }

  /// Feeds the table and the traits to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(Pair(table, traits)) }
}
