import InputRules
import InputRulesUIKit
import Testing
import UIKit

/// A field with the delegate and a session, which give the same results for the same steps.
@MainActor @Suite struct SessionComparisonTests {
  nonisolated private static let rules: [any TextRule] = [
    FieldRule.digits, FieldRule.vowels, NumberField(),
    FieldRule([AllowedCharacters("a1")], insertion: .filtered),
    FieldRule([AllowedCharacters("a1"), FieldRule.digits.conditions[1]], deletions: .judged),
  ]

  @Test(arguments: rules.indices, [nil, "zh-Hans"])
  func `A field shows the text and selection of a session`(rule: Int, language: String?) {
    var random = SplitMix64(seed: UInt64(rule))
    let field = UITextField()
    field.textInputMode = UITextInputMode(primaryLanguage: language)
    RuleTextFieldDelegate(Self.rules[rule]).attach(to: field)
    var session = FieldSession(Self.rules[rule])
    var steps = ""
    for _ in 0..<2_000 {
      let step = Step.random(in: field, by: &random)
      step.perform(in: field)
      step.perform(in: &session, of: field)
      steps = "\(steps.suffix(200)); \(step)"
      #expect(field.text == session.state.text, "after \(steps)")
      let selected = session.state.selection
      #expect(field.selected == selected.location..<(selected.location + selected.length))
      if field.text != session.state.text { return }
    }
  }

  /// An action of a user.
  private enum Step {
    case enter(String)
    case backspace
    case select(Range<Int>)
    case compose(String)
    case choose(String)
    case leave
    case edit([Range<Int>], String)

    private static let texts = ["1", "2", "a", "e", "x", "12", "1,234", "😀", "aeiou1", "-", "."]

    @MainActor static func random(in field: UITextField, by random: inout SplitMix64) -> Step {
      let text = texts.randomElement(using: &random) ?? ""
      let isComposing = field.markedTextRange != nil
      let kind = Int.random(in: 0...9, using: &random)
      if isComposing { return kind < 5 ? .compose(text) : kind < 9 ? .choose(text) : .leave }
      let length = field.text?.unicodeScalars.count ?? 0
      let ends = (0..<4).map { _ in Int.random(in: 0...length, using: &random) }
        .map { field.offset(ofScalar: $0) }.sorted()
      return switch kind {
      case 0...3: .enter(text)
      case 4, 5: .backspace
      case 6: .select(ends[0]..<ends[3])
      case 7: .edit([ends[0]..<ends[1], ends[2]..<ends[3]], text)
      default: .compose(text)
      }
    }

    @MainActor func perform(in field: UITextField) {
      switch self {
      case .enter(let text): field.enter(text)
      case .backspace: field.backspace()
      case .select(let range): field.select(range)
      case .compose(let text):
        field.compose(text, asking: field.textInputMode?.primaryLanguage != nil)
      case .choose(let text): field.choose(text)
      case .leave: field.leave()
      case .edit(let ranges, let text): field.edit(ranges, text)
      }
    }

    @MainActor func perform(in session: inout FieldSession, of field: UITextField) {
      switch self {
      case .enter(let text):
        let edit = Edit(replacing: session.state.selection, with: text)
        session.perform(text.count > 1 ? .suggest(edit) : .replace(edit))
      case .backspace: session.perform(.deleteBackward(.character))
      case .select(let range): session.perform(.select(TextRange(range)))
      case .compose(let text):
        session.perform(.compose(text, selecting: .caret(at: text.utf16.count)))
      case .choose(let text): session.perform(.type(text))
      case .leave: session.perform(.commit)
      case .edit(let ranges, let text):
        let edit = SeveralRangesEdit(replacingOneOf: ranges.map { TextRange($0) }, with: text)
        session.perform(.replaceOneOf(edit, using: 0))
      }
    }
  }
}

extension UITextField {
  /// The UTF-16 offset of the scalar at `index`.
  fileprivate func offset(ofScalar index: Int) -> Int {
    (text ?? "").unicodeScalars.prefix(index).reduce(0) { $0 + UTF16.width($1) }
  }
}

extension TextRange {
  fileprivate init(_ range: Range<Int>) {
    self.init(location: range.lowerBound, length: range.count)
  }
}

/// A random number generator with a seed.
private struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
