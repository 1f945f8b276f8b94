import InputRules

/// A text with a caret, which input-mask-ios formats as a whole.
struct InputMaskRow: VectorRow, Decodable {
  private let field: Format
  private let edit: Input
  private let expected: Answer

  private struct Format: Decodable {
    let format: String
    let customNotations: [Notation]
  }

  /// A slot that the row defines.
  private struct Notation: Decodable {
    let character: String
    /// The word `letters+`, or the characters that the slot accepts.
    let set: String
    /// The text `true` or `false`.
    let optional: String

    /// The slot; `letters+` stands for the letters in the input, because a set can't list all
    /// letters.
    func slot(for input: String) -> PatternSlot {
      let scalars =
        set == "letters+"
        ? input.filter { $0.isLetter || " -'".contains($0) }.unicodeScalars : set.unicodeScalars
      return PatternSlot(.set(Set(scalars)), occurrence: optional == "true" ? .optional : .once)
    }
  }

  private struct Input: Decodable {
    let text: String
    /// The number of characters before the caret.
    let caret: Int
    let gravity: Gravity
  }

  private struct Answer: Decodable {
    let text: String
    let caret: Int
    let value: String
    let complete: Bool

    var words: String {
      "\(text.escaped), caret \(caret), value \(value.escaped), "
        + (complete ? "complete" : "incomplete")
    }
  }

  func answer() throws -> VectorAnswer {
    var slots = Pattern.inputMaskSlots
    for notation in field.customNotations {
      notation.character.unicodeScalars.forEach { slots[$0] = notation.slot(for: edit.text) }
    }
    guard let pattern = Pattern(inputMask: field.format, slots: slots) else {
      throw VectorProblem("\(field.format.escaped) has an unpaired bracket, or no slots")
    }
    let mask = edit.gravity.rules.field(pattern)
    let state = result(in: mask)
    let head = String(decoding: state.text.utf16.prefix(state.selection.location), as: UTF16.self)
    let ours = Answer(
      text: state.text, caret: head.count, value: mask.value(of: state.text),
      complete: mask.isComplete(state.text))
    return .words(expected: expected.words, ours: ours.words)
  }

  /// The state after typing the text before the caret; if there is no such text, or the gravity is
  /// backward, the state after deleting a scalar at the caret.
  private func result(in mask: PatternField) -> FieldState {
    let (head, tail) = (String(edit.text.prefix(edit.caret)), edit.text.dropFirst(edit.caret))
    if edit.gravity.isForward && !head.isEmpty {
      let before = FieldState(trusting: String(tail), selection: .caret(at: 0), marked: nil)
      return mask.apply(Edit(replacing: .caret(at: 0), with: head), to: before)
    }
    let caret = head.utf16.count
    let before = FieldState(
      trusting: head + "0" + tail, selection: .caret(at: caret + 1), marked: nil)
    return mask.apply(
      Edit(replacing: TextRange(location: caret, length: 1), with: ""), to: before)
  }
}

/// The direction of the last edit in input-mask, and the setting for its literals.
private enum Gravity: String, Decodable {
  case forward = "forward(autocomplete:false)"
  case forwardCompleting = "forward(autocomplete:true)"
  case backward = "backward(autoskip:false)"
  case backwardSkipping = "backward(autoskip:true)"

  /// The rules that resemble this setting.
  var rules: MaskRules {
    switch self {
    case .forward, .backward: .inputMask
    case .forwardCompleting: .inputMaskAutocomplete
    case .backwardSkipping: .inputMaskSkipping
    }
  }

  var isForward: Bool { self == .forward || self == .forwardCompleting }
}

extension Pattern {
  /// The slots for the scalars that input-mask allows between brackets.
  static let inputMaskSlots: [Unicode.Scalar: PatternSlot] = [
    "0": PatternSlot(.anyDigit), "9": PatternSlot(.anyDigit, occurrence: .optional),
    "A": PatternSlot(.letter), "a": PatternSlot(.letter, occurrence: .optional),
    "_": PatternSlot(.letterOrDigit), "-": PatternSlot(.letterOrDigit, occurrence: .optional),
  ]

  /// Creates a pattern from input-mask's notation, where slots are between `[` and `]`, literals of
  /// the value are between `{` and `}`, and other literals aren't in brackets.
  ///
  /// - Returns: `nil` if a bracket is unmatched, or a scalar between `[` and `]` isn't a slot.
  init?(inputMask format: String, slots: [Unicode.Scalar: PatternSlot]) {
    var (elements, rest) = ([PatternElement](), Substring(format).unicodeScalars)
    var isInValue = false
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        elements.append(.literal(escaped, inValue: isInValue))
      case "[":
        guard !isInValue, let end = rest.firstIndex(of: "]"),
          let block = Self.block(rest[..<end], slots)
        else { return nil }
        elements += block.map { .slot($0) }
        rest = rest[rest.index(after: end)...]
      case "]": return nil
      case "{", "}":
        guard isInValue == (scalar == "}") else { return nil }
        isInValue.toggle()
      default: elements.append(.literal(scalar, inValue: isInValue))
      }
    }
    if isInValue { return nil }
    self.init(elements)
  }

  /// The slots of a block.
  ///
  /// Required slots come before optional ones, unless a slot is custom; the slot before `…`
  /// repeats.
  private static func block(
    _ source: Substring.UnicodeScalarView, _ slots: [Unicode.Scalar: PatternSlot]
  ) -> [PatternSlot]? {
    let repeats = source.last == "…"
    let scalars = repeats ? source.dropLast() : source
    var block = scalars.compactMap { slots[$0] }
    if block.count < scalars.count { return nil }
    if scalars.allSatisfy({ inputMaskSlots[$0] != nil }) {
      block = block.filter { $0.occurrence == .once } + block.filter { $0.occurrence != .once }
    }
    if repeats {
      let last = block.last ?? PatternSlot(.letterOrDigit)
      block.append(PatternSlot(last.content, occurrence: .repeating))
    }
    return block
  }
}

extension Pattern {
  /// Creates a pattern from a text in which `symbol` stands for `slot`, and the rest are literals.
  init(_ text: String, _ slot: PatternSlot, for symbol: Unicode.Scalar) {
    self.init(text.unicodeScalars.map { $0 == symbol ? .slot(slot) : .literal($0) })
  }
}
