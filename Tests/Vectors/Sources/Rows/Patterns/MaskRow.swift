import InputRules

/// An edit to a mask, with the answer of one peer or of all peers.
struct MaskRow: VectorRow {
  let transition: MaskTransition
  let peer: MaskPeer?
  /// The part of the answer to compare.
  let extent: MaskTransition.Extent
  let expected: MaskAnswer

  var answerer: String { peer?.rawValue ?? "" }

  func answer() throws -> VectorAnswer {
    let ours = try transition.answer(of: peer?.slot ?? .digit, peer?.rules ?? .standard)
    return .words(expected: extent.words(expected), ours: extent.words(ours))
  }
}

/// A library whose answers to edits of masks were measured, and the rules that resemble it.
enum MaskPeer: String, CaseIterable {
  case maskito
  case imask
  case imaskEager = "imask_eager"
  case inputMask = "inputmask_plain"
  case inputMaskAutocomplete = "inputmask_auto"

  var rules: MaskRules {
    switch self {
    case .maskito: .maskito
    case .imask: .imask
    case .imaskEager: .imaskEager
    case .inputMask: .inputMask
    case .inputMaskAutocomplete: .inputMaskAutocomplete
    }
  }

  /// The scalars that the library accepts as digits.
  var slot: PatternSlot {
    switch self {
    case .maskito, .imask, .imaskEager: .digit
    case .inputMask, .inputMaskAutocomplete: PatternSlot(.anyDigit)
    }
  }
}

/// An edit to a field with a digit mask, and the answers that peers gave.
struct MaskTransition: Decodable {
  private let field: Mask
  private let state: Content
  private let edit: Key
  private let expected: Answers

  /// A mask, in which each `d` stands for a digit.
  private struct Mask: Decodable { let pattern: String }

  private struct Content: Decodable {
    let text: String
    /// The start and the end, in UTF-16 units.
    let selection: [Int]
  }

  private struct Key: Decodable {
    let key: Operation
    let text: String
  }

  /// The kinds of edits that a keyboard can make.
  private enum Operation: String, Decodable { case insert, delBack, delFwd }

  private struct Answers: Decodable {
    let answers: [String: MaskAnswer]
    let agreed: Extent
  }

  /// The parts of an answer on which the peers agree; each level includes the ones before it.
  enum Extent: String, Decodable {
    case nothing, digits, text, all

    /// The text of the part on which all peers agree.
    func words(_ answer: MaskAnswer) -> String {
      switch self {
      case .digits: "the digits \(answer.digits.escaped)"
      case .text: answer.text.escaped
      case .all, .nothing: "\(answer.text.escaped), selected \(answer.start) to \(answer.end)"
      }
    }
  }

  /// The answer on which all peers agree, if there is one, and the answers of each peer.
  var rows: [MaskRow] {
    let peers = MaskPeer.allCases.compactMap { peer -> MaskRow? in
      // If a peer can't show the initial text, it reports this, and continues with another text.
      guard let answer = expected.answers[peer.rawValue], !answer.text.hasPrefix("#init:") else {
        return nil
      }
      return MaskRow(transition: self, peer: peer, extent: .all, expected: answer)
    }
    guard expected.agreed != .nothing, let first = peers.first else { return peers }
    return [
      MaskRow(transition: self, peer: nil, extent: expected.agreed, expected: first.expected)
    ] + peers
  }

  /// The text and the selection in our own field after this edit.
  func answer(of slot: PatternSlot, _ rules: MaskRules) throws -> MaskAnswer {
    guard state.selection.count == 2 else { throw VectorProblem("the selection needs two ends") }
    let selection = TextRange(
      location: state.selection[0], length: state.selection[1] &- state.selection[0])
    let before = try FieldState(text: state.text, selection: selection)
    let change = Edit(replacing: range(in: before), with: edit.key == .insert ? edit.text : "")
    return MaskAnswer(rules.field(Pattern(field.pattern, slot, for: "d")).apply(change, to: before))
  }

  /// The range to replace: the selection, or the unit at the caret that a key deletes.
  private func range(in state: FieldState) -> TextRange {
    let caret = state.selection.location
    guard state.selection.length == 0 else { return state.selection }
    switch edit.key {
    case .insert: return state.selection
    case .delBack: return TextRange(location: max(caret - 1, 0), length: min(caret, 1))
    case .delFwd:
      return TextRange(location: caret, length: min(state.text.utf16.count - caret, 1))
    }
  }
}

/// The text and the selection in a masked field after an edit.
struct MaskAnswer: Decodable {
  let text: String
  /// The start and the end of the selection, in UTF-16 units.
  let start: Int
  let end: Int

  /// Creates the answer of our own field.
  init(_ state: FieldState) {
    text = state.text
    (start, end) = (state.selection.location, state.selection.location + state.selection.length)
  }

  init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    text = try parts.decode(String.self)
    (start, end) = (try parts.decode(Int.self), try parts.decode(Int.self))
  }

  /// The decimal digits in the text, in any script.
  var digits: String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.properties.generalCategory == .decimalNumber }))
  }
}
