import InputRules

/// An edit and AnyFormatKit's answer: the text, the replaced range, and the text and caret that
/// follow.
///
/// Rows have no earlier selection, so the replaced range is used as the selection.
struct AnyFormatKitRow: VectorRow, Decodable {
  /// The kind of the format, with the format's texts and numbers.
  private let field: [String: String]
  private let state: VectorText
  private let edit: Replacement
  private let expected: Content

  private struct Replacement: Decodable {
    /// The start and the length, in UTF-16 units.
    let range: [Int]
    let text: String
  }

  private struct Content: Decodable {
    let text: String
    /// The caret, in UTF-16 units.
    let caret: Int

    var words: String { "\(text.escaped), caret \(caret)" }
  }

  func answer() throws -> VectorAnswer {
    guard edit.range.count == 2 else { throw VectorProblem("the range must have two numbers") }
    let range = TextRange(location: edit.range[0], length: edit.range[1])
    let state = try FieldState(text: state.text, selection: range)
    let after = try apply(Edit(replacing: range, with: edit.text), to: state)
    let ours = Content(text: after.text, caret: after.selection.location)
    return .words(expected: expected.words, ours: ours.words)
  }

  /// The state after an edit in our own field with the same format.
  private func apply(_ edit: Edit, to state: FieldState) throws -> FieldState {
    switch field["kind"] {
    // Literals are shown up to the end of the input. The symbol stands for one character of input.
    case "default":
      let pattern = Pattern(text("pattern"), .any, for: try scalar("symbol"))
      return MaskRules.anyFormatKit.field(pattern).apply(edit, to: state)
    // The whole pattern is always shown, with the symbol where there is no input.
    case "placeholder":
      let symbol = try scalar("symbol")
      let pattern = Pattern(text("pattern"), PatternSlot(.anyExcept([symbol])), for: symbol)
      return MaskRules.anyFormatKit.with { policies, _ in policies.placeholder = symbol }
        .field(pattern).apply(edit, to: state)
    // The field shows a number in groups.
    case "sum": return try sum.apply(edit, to: state)
    case let kind: throw VectorProblem("unknown kind \((kind ?? "").escaped)")
    }
  }

  private func text(_ key: String) -> String { field[key] ?? "" }

  private func scalar(_ key: String) throws -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(text(key)) else {
      throw VectorProblem("“\(key)” isn't one character")
    }
    return scalar
  }

  private func count(_ key: String) throws -> Int {
    guard let count = Int(text(key)), 0...1_000 ~= count else {
      throw VectorProblem("“\(key)” isn't a whole number from 0 to 1000")
    }
    return count
  }

  /// The field for a number.
  ///
  /// Without grouping, the grouping separator is any character but the decimal separator (N3.1); a
  /// maximum of nines limits the number of integer digits (N9).
  private var sum: AffixedNumberField {
    get throws {
      let (decimal, size) = (try scalar("decimal"), try count("groupingSize"))
      let group = text("group").isEmpty ? nil : try scalar("group")
      let (integers, decimals) = (try count("maxInt"), try count("maxDec"))
      let symbols = try NumberSymbols(
        decimalSeparator: decimal, groupingSeparator: group ?? (decimal == "," ? "." : ","),
        grouping: NumberGrouping(primary: size))
      let format = NumberFormat(
        symbols, signs: .minus, grouping: group == nil || size == 0 ? .refused : .lenient,
        allowsLeadingZeros: false, fractionDigits: 0...decimals)
      let nines = ExactNumber(
        trusting: Array(repeating: 9, count: integers + decimals), exponent: .near(-decimals))
      let bounds = try NumberBounds(minimum: nines.negated, maximum: nines)
      return AffixedNumberField(
        field: NumberField(format, bounds: bounds), prefix: text("prefix"), suffix: text("suffix"))
    }
  }
}
