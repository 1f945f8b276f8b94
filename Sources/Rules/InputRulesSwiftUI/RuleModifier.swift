#if canImport(SwiftUI)
  import Foundation
  import InputRules
  import InputRulesUIKit
  import SwiftUI

  extension View {
    /// Corrects text with a rule after each change.
    ///
    /// A binding doesn't reveal the range or the source of an edit. Therefore, the rule checks the
    /// changed part of the text, even if this part was set from code or is being composed. The
    /// field places the caret. If UIKit is available, use `RuleTextField` instead.
    /// - Parameters:
    ///   - rule: the rule that checks edits.
    ///   - text: the text of a field in this view.
    ///   - normalization: the typographic characters to replace; none by default (E8.10).
    ///   - locale: the locale for a rule without a locale; by default, the device's locale (K18).
    ///   - onReason: called after each edit with the reason the edit was refused or partly dropped,
    ///     or `nil` for any other edit.
    public func rule(
      _ rule: any TextRule, for text: Binding<String>, normalization: Normalization = [],
      locale: Locale = .current, onReason: @escaping (Reason?) -> Void = { _ in }
    ) -> some View {
      let editing = FieldEditing(rule, normalization: normalization, locale: locale)
      return modifier(RuleModifier(rule: rule, text: text, editing: editing, onReason: onReason))
    }
  }

  private struct RuleModifier: ViewModifier {
    @State private var editing: FieldEditing
    @Binding private var text: String
    private let rule: any TextRule
    private let onReason: (Reason?) -> Void

    init(
      rule: any TextRule, text: Binding<String>, editing: FieldEditing,
      onReason: @escaping (Reason?) -> Void
    ) {
      _editing = State(initialValue: editing)
      _text = text
      self.rule = rule
      self.onReason = onReason
    }

    func body(content: Content) -> some View {
      content.onChange(of: text) { old, new in
        editing.rule = rule
        guard let answer = editing.changed(from: old, to: new) else { return }
        if let state = answer.newState { text = state.text }
        onReason(answer.reason)
      }
    }
  }
#endif
