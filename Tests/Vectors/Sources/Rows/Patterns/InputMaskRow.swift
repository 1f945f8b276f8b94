import InputRules

/// A whole text with a caret, formatted by input-mask-ios.
struct InputMaskRow: VectorRow {
  let line: Int
  private let format: String
  let pattern: Pattern
  let gravity: InputMaskGravity
  /// The parts before and after the caret.
  let parts: (head: String, tail: String)
  private let expected: String

  init(_ vector: VectorCase) throws(MalformedVector) {
    line = vector.line
    format = try vector.field.text("format")
    gravity = try vector.edit.gravity()
    parts = try vector.edit.parts()
    let slots = try vector.field.slots(for: parts.head + parts.tail)
    guard let pattern = Pattern(inputMask: format, slots: slots) else {
      throw vector.field.malformed(
        "format", "is \(format.escaped); close each bracket, and put slots between “[” and “]”")
    }
    self.pattern = pattern
    let answer = vector.expected
    expected = Self.words(
      try answer.text("text"), caret: try answer.integer("caret"),
      value: try answer.text("value"), isComplete: try answer.flag("complete"))
  }

  var asked: String {
    "\(format.escaped), \(gravity.rawValue): \(parts.head.escaped) before the caret, "
      + "\(parts.tail.escaped) after it"
  }

  func answer() -> VectorAnswer {
    let state = result
    let head = String(decoding: state.text.utf16.prefix(state.selection.location), as: UTF16.self)
    let ours = Self.words(
      state.text, caret: head.count, value: field.value(of: state.text),
      isComplete: field.isComplete(state.text))
    return .words(expected: expected, ours: ours)
  }

  private var field: PatternField { gravity.rules.field(pattern) }

  /// The state after typing everything before the caret or, if there is nothing or the gravity is
  /// backward, after deleting a scalar there.
  private var result: FieldState {
    if gravity.isForward && !parts.head.isEmpty {
      let before = FieldState(trusting: parts.tail, selection: .caret(at: 0), marked: nil)
      return field.apply(Edit(replacing: .caret(at: 0), with: parts.head), to: before)
    }
    let caret = parts.head.utf16.count
    let before = FieldState(
      trusting: parts.head + "0" + parts.tail, selection: .caret(at: caret + 1), marked: nil)
    return field.apply(
      Edit(replacing: TextRange(location: caret, length: 1), with: ""), to: before)
  }

  static func words(
    _ text: String, caret: Int, value: String, isComplete: Bool
  ) -> String {
    "\(text.escaped), caret \(caret), value \(value.escaped), "
      + (isComplete ? "complete" : "incomplete")
  }
}

/// The direction of the last edit in input-mask, and its setting for literals.
enum InputMaskGravity: String, CaseIterable {
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
