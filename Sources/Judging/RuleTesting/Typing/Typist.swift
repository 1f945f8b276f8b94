import InputRules

/// A simulated person, who types, pastes and deletes in a field as on a platform.
///
///     var typist = Typist(at: pin)
///     typist.paste("12345")
///     #expect(typist.text == "1234")
public struct Typist {
  /// The field.
  public let field: TestedField
  /// The state that the field shows.
  public private(set) var state: FieldState
  /// The field's value, as a string, or `nil` if it has none.
  public private(set) var value: String?
  /// The keystrokes so far, with their results.
  public private(set) var steps: [TypingStep] = []
  private(set) var clipboard = ""
  private let session: LiveField

  /// Creates a simulated person at a new field.
  /// - Parameter field: the field to type into.
  public init(at field: TestedField) {
    self.field = field
    session = field.begin()
    (state, value) = (session.start.state, session.start.value)
  }

  /// The text of the field.
  public var text: String { state.text }
  /// The caret, in UTF-16 units: the end of the selection.
  public var caret: Int { state.selection.location + state.selection.length }

  /// Performs one keystroke.
  /// - Parameter keystroke: the action; one that the field doesn't allow changes nothing.
  /// - Returns: the edit that the code received, and the state after it.
  @discardableResult public mutating func press(_ keystroke: Keystroke) -> TypingStep {
    let before = state
    let keystroke = keystroke.fitted(to: state, clipboard: clipboard)
    let edit = keystroke.edit(in: state, at: field.abilities)
    keep(keystroke)
    let reply = session.press(keystroke, edit, before)
    (state, value) = (reply.state, reply.value)
    let composed = reply.isIdle ? nil : composition(endedBy: keystroke)
    let step = TypingStep(keystroke, composed?.edit ?? edit, composed?.before ?? before, reply)
    steps.append(step)
    return step
  }

  /// The state before the composition that a keystroke ends, and the edit if the keystroke commits
  /// the composition (E10.6).
  private func composition(
    endedBy keystroke: Keystroke
  ) -> (before: FieldState, edit: Edit?)? {
    guard keystroke == .commit || keystroke == .cancel, let start = steps.last, !start.reply.isIdle,
      field.abilities.composes, case .compose(let text) = start.keystroke
    else { return nil }
    let edit = Edit(replacing: start.before.selection, with: text)
    return (start.before, keystroke == .commit ? edit : nil)
  }

  /// Sets the text as the app's code does; returns false if the field can't do that.
  mutating func set(_ text: String) -> Bool {
    guard let reply = session.set?(text), reply.problem == nil else { return false }
    (state, value) = (reply.state, reply.value)
    return true
  }

  private mutating func keep(_ keystroke: Keystroke) {
    switch keystroke {
    case .paste(let text): clipboard = text
    case .cut where state.selection.length > 0: clipboard = state.text(of: state.selection)
    default: break
    }
  }

  /// The edit that a platform sends for a keystroke, or `nil` if it sends none.
  func edit(of keystroke: Keystroke) -> Edit? {
    keystroke.fitted(to: state, clipboard: clipboard)
      .edit(in: state, at: field.abilities)
  }

  /// The code's answer to a keystroke, without performing it, or `nil` if the code isn't called.
  func answer(to keystroke: Keystroke) -> EditAnswer? {
    guard let edit = edit(of: keystroke) else { return nil }
    let keystroke = keystroke.fitted(to: state, clipboard: clipboard)
    return TypingStep(keystroke, edit, state, session.press(keystroke, edit, state)).answer
  }

  /// A typist at a new field with the same code, after the same keystrokes.
  ///
  /// Code that keeps state can't be put into a given state, so all keystrokes are repeated.
  func again() -> Typist {
    guard field.isStateful else { return self }
    var other = Typist(at: field)
    for step in steps { other.press(step.keystroke) }
    return other
  }

  var start: FieldState { session.start.state }

  /// Whether the field is empty, or shows the text of a new field.
  var isEmptied: Bool { text.isEmpty || text.hasSameUnits(as: start.text) }

  mutating func goToEnd() {
    if state.selection != .caret(at: text.utf16.count) { press(.moveCaret(fromEnd: 0)) }
  }

  /// Types a text, one character at a time.
  /// - Parameter text: the text to type.
  public mutating func type(_ text: String) {
    for character in text { press(.type(character)) }
  }

  /// Pastes a text over the selection.
  /// - Parameter text: the text to paste.
  public mutating func paste(_ text: String) { press(.paste(text)) }

  /// Pastes the last pasted or cut text.
  public mutating func pasteAgain() { press(.pasteAgain) }

  /// Presses backspace repeatedly.
  /// - Parameter times: the number of presses.
  public mutating func backspace(_ times: Int = 1) {
    for _ in 0..<max(0, times) { press(.backspace) }
  }

  /// Cuts the selection.
  public mutating func cut() { press(.cut) }

  /// Moves the caret to a number of characters before the end of the text.
  /// - Parameter distance: the number of characters, limited to the text's length.
  public mutating func moveCaret(fromEnd distance: Int) { press(.moveCaret(fromEnd: distance)) }

  /// Selects characters.
  /// - Parameters:
  ///   - count: the number of characters to select.
  ///   - distance: the number of characters after the selection.
  public mutating func select(_ count: Int, fromEnd distance: Int = 0) {
    press(.select(count: count, fromEnd: distance))
  }

  /// Selects all of the text.
  public mutating func selectAll() { press(.selectAll) }
}

/// A keystroke, the edit that the code received, and the resulting state of the field.
public struct TypingStep: Hashable, Sendable {
  /// The keystroke.
  public let keystroke: Keystroke
  /// The state before the keystroke or, if it ends a composition, before the composition began.
  public let before: FieldState
  /// The edit that the code received, or `nil` if it received none, as when the caret moves.
  public let edit: Edit?
  /// The code's answer to the edit, or `nil` if it received none.
  public let answer: EditAnswer?
  let reply: FieldReply

  /// The state after the keystroke.
  public var after: FieldState { reply.state }
  /// The field's value afterward, as a string, or `nil` if it has none.
  public var value: String? { reply.value }
  /// The problem with the action, or `nil` if the action is valid.
  var problem: AnswerProblem? { reply.problem }

  init(_ keystroke: Keystroke, _ edit: Edit?, _ before: FieldState, _ reply: FieldReply) {
    (self.keystroke, self.edit, self.before, self.reply) = (keystroke, edit, before, reply)
    answer = edit.map { EditAnswer(reply.state, after: $0, on: before, problem: reply.problem) }
  }

  /// Whether the field's program ended, or gave no answer.
  var isUnanswered: Bool { if case .noAnswer? = problem { true } else { false } }

  var changesText: Bool { !after.text.hasSameUnits(as: before.text) }
}

extension TypingStep: CustomStringConvertible {
  /// The keystroke, and the state that the field shows.
  public var description: String {
    if isUnanswered { return "\(keystroke)  no answer" }
    let effect =
      switch answer?.effect {
      case .refused: after == before ? "refused, shows" : "unchanged text, shows"
      case .rewritten: "rewritten, shows"
      case .accepted, nil: "shows"
      }
    return "\(keystroke)  \(effect) \(after.shown)"
  }
}

extension FieldState {
  /// The text in quotes, with brackets around the selection, or a bar at a caret before the end.
  var shown: String {
    let units = Array(text.utf16)
    let end = selection.location + selection.length
    if selection.length == 0 && end == units.count { return text.shown }
    let parts = [units[..<selection.location], units[selection.location..<end], units[end...]]
      .map { String(decoding: $0, as: UTF16.self) }
    let isCaret = selection.length == 0
    return (parts[0] + (isCaret ? "|" : "[\(parts[1])]") + parts[2]).shown
  }
}

extension String {
  /// Texts similar to a text that people type: the same text in other forms, and other texts of the
  /// same kind.
  ///
  /// Bugs in masks and number fields often appear only with less obvious forms of a text.
  var neighbors: [String] {
    let digits = filter { "0123456789".contains($0) }
    let forms = TypedKind.all.first { $0.isOf(self) }?.forms ?? []
    var known: Set = [self]
    return forms.compactMap { form in
      let count = form.count { $0 == "#" }
      if count > 0 && count != digits.count { return nil }
      var rest = digits.makeIterator()
      return form.map { $0 == "#" ? String(rest.next() ?? $0) : $0 == "*" ? self : String($0) }
        .joined()
    }.filter { known.insert($0).inserted }
  }
}

/// A kind of text, with forms in which `#` represents a digit of the text, and `*` the whole text.
///
/// A form applies if its number of `#` equals the text's number of digits, or is 0.
private struct TypedKind {
  let isOf: @Sendable (String) -> Bool
  let forms: [String]

  static let all = [
    TypedKind(
      isOf: { $0.wholeMatch(of: /[0-9]+:[0-9]+/) != nil },
      forms: ["9:30", "09:30", "930", "12:30", "####", "##.##", "## ##", "##:## PM"]),
    TypedKind(
      isOf: { $0.wholeMatch(of: /[0-9]+\/[0-9]+\/[0-9]{4}/) != nil },
      forms: ["4/5/2024", "12/31/1999", "04/05/2024", "12311999", "29/02/2023", "02/29/2023"]),
    TypedKind(
      isOf: { $0.wholeMatch(of: /[0-9]+[.\-][0-9]+[.\-][0-9]{4}/) != nil },
      forms: ["4.5.2024", "31.12.1999", "04-05-2024", "31121999", "29.02.2023"]),
    TypedKind(
      isOf: { $0.wholeMatch(of: /[0-9]{4}[\-\/.][0-9]+[\-\/.][0-9]+/) != nil },
      forms: ["2024-4-5", "1999-12-31", "1999/12/31", "19991231", "2023-02-29"]),
    TypedKind(
      isOf: { text in
        text.wholeMatch(of: /[ \-.()]*(?:[0-9][ \-.()]*){10}/) != nil
          && text.wholeMatch(of: /[0-9]+[ \-.()]+[0-9]+/) == nil
      },
      forms: [
        "##########", "###-###-####", "(###) ###-####", "###.###.####", "### ### ####",
        "+1##########", "+1 (###) ###-####", "1-###-###-####", "*x",
      ]),
    TypedKind(
      isOf: { $0.wholeMatch(of: /(?:[0-9][ \-]*){15,16}/) != nil },
      forms: [
        "################", "#### #### #### ####", "####-####-####-####", "###############",
        "#### ###### #####", "378282246310005", "12345678901234567890", "*x",
      ]),
    TypedKind(
      isOf: { $0.wholeMatch(of: /[+\-.,' \u{A0}€$%]*[0-9][0-9+\-.,' \u{A0}€$%]*/) != nil },
      forms: [
        "*x", "-*", "12345678901234567890", "12345678901234567890x", "1,234.56", "1.234,56",
        "1 234.56", "0.5", "007",
      ]),
  ]
}
