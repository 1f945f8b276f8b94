import Foundation
import InputRules
import RuleTesting

extension GalleryTextField: EditableTextField {}

extension GalleryEntry {
  /// The code as the laws take it.
  ///
  /// Code that remembers something is made anew for each field, unless that is what is wrong.
  var field: TestedField {
    guard caughtBy != .hiddenState else { return code.field(name) }
    return remembers ? .anew { code.field(name) } : code.field(name)
  }

  /// What the laws are told.
  var meanings: [FieldMeaning] { meaning.map(\.forLaws) }
}

extension GalleryCode {
  fileprivate func field(_ name: String) -> TestedField {
    switch self {
    case .delegate(let shouldChange): .delegate(name, shouldChange)
    case .textField(let shouldChange, let editingChanged):
      .textField(
        name, { GalleryTextField() }, shouldChange: shouldChange,
        editingChanged: editingChanged ?? { _ in })
    case .formatter(let format): .formatter(name, format)
    case .onChange(let rewrite): .onChange(name, rewrite)
    }
  }
}

extension GalleryMeaning {
  fileprivate var forLaws: FieldMeaning {
    switch self {
    case .atMost(let limit, .characters): .atMost(limit, .characters)
    case .atMost(let limit, .utf16): .atMost(limit, .utf16)
    case .atMost(let limit, .scalars): .atMost(limit, .scalars)
    case .atMost(let limit, .bytes): .atMost(limit, .utf8)
    case .characters(let allowed): .characters(allowed)
    case .onlyCharacters(let allowed): .onlyCharacters(allowed)
    case .always(let sentence, let condition): .always(sentence, condition)
    case .accepts(let sentence, let condition): .accepts(sentence, condition)
    case .deletionsPass: .deletionsPass
    case .backspaceEmpties: .backspaceEmpties
    case .formattingIsIdempotent: .formattingIsIdempotent
    case .keepsContent(let content): .keepsContent(content)
    case .keeps(let content): .keepsContent(content)
    case .caretStaysBesideTyped: .caretStaysBesideTyped
    case .pasteEqualsTyping: .pasteEqualsTyping
    case .fieldRule(let maximum, let allowed): .equals(Self.rule(maximum, allowed))
    }
  }

  private static func rule(_ maximum: Int?, _ allowed: String?) -> FieldRule {
    let limit = maximum.flatMap { try? MaximumLength($0) }.map { [$0 as any TextCondition] } ?? []
    let characters = allowed.map { [AllowedCharacters($0) as any TextCondition] } ?? []
    return FieldRule(limit + characters)
  }
}
