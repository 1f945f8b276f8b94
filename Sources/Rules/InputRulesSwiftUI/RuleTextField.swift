#if canImport(SwiftUI)
  import Foundation
  import InputRules
  import InputRulesFoundation
  import InputRulesUIKit
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #endif

  /// A text field with a rule.
  ///
  /// On systems with UIKit, it is a `UITextField`: the rule decides before each edit, and the
  /// caret stays where the rule puts it. On others, it is a `TextField` whose text is corrected
  /// after each edit, as by the modifier `rule(_:for:)`.
  public struct RuleTextField: View {
    private let title: String
    @Binding private var text: String
    private let rule: any TextRule
    private let normalisation: Normalisation
    private let onReason: (Reason?) -> Void
    #if canImport(UIKit) && !os(watchOS)
      private var configure: (UITextField) -> Void = { _ in }
    #endif

    // A view's property `rule` is overloaded by the modifier, and no overloaded existential opens.

    /// A field for a text.
    /// - Parameters:
    ///   - title: the placeholder; if it is empty, that is the example of a `ReadyField` (K10).
    ///   - text: the text; text that code sets isn't checked (E12.6).
    ///   - rule: decides about edits.
    ///   - normalisation: which typographic characters become plain; by default none (E8.10).
    ///   - locale: that of the interface, for a rule without one (K18); by default the device's.
    ///   - onReason: called after each edit with the reason why it was refused or why a part of it
    ///     was dropped; nil after any other edit.
    @_disfavoredOverload public init(
      _ title: String, text: Binding<String>, rule: any TextRule,
      normalisation: Normalisation = [], locale: Locale = .current,
      onReason: @escaping (Reason?) -> Void = { _ in }
    ) {
      let rule = rule.localized(to: locale)
      self.title = title.isEmpty ? (rule as? any ReadyField)?.traits.example ?? "" : title
      _text = text
      self.rule = rule
      self.normalisation = normalisation
      self.onReason = onReason
    }

    /// The same field, whose rule may be written as `.card`.
    /// - Parameters:
    ///   - title: the placeholder, as above.
    ///   - text: the text.
    ///   - rule: decides about edits.
    ///   - normalisation: which typographic characters become plain; by default none (E8.10).
    ///   - locale: that of the interface, for a rule without one (K18); by default the device's.
    ///   - onReason: called after each edit with the reason, or nil.
    public init(
      _ title: String, text: Binding<String>, rule: some TextRule,
      normalisation: Normalisation = [], locale: Locale = .current,
      onReason: @escaping (Reason?) -> Void = { _ in }
    ) {
      self.init(
        title, text: text, rule: rule as any TextRule, normalisation: normalisation,
        locale: locale, onReason: onReason)
    }

    /// The field.
    public var body: some View {
      #if canImport(UIKit) && !os(watchOS)
        RuledUITextField(
          title: title, text: $text, editing: FieldEditing(rule, normalisation: normalisation),
          onReason: onReason, configure: configure)
      #else
        TextField(title, text: $text)
          .rule(rule, for: $text, normalisation: normalisation, onReason: onReason)
      #endif
    }
  }

  #if canImport(UIKit) && !os(watchOS)
    extension RuleTextField {
      /// The field with settings of the `UITextField`, such as its keyboard.
      /// - Parameter configure: called once, after the field was made.
      public func configured(_ configure: @escaping (UITextField) -> Void) -> RuleTextField {
        var field = self
        field.configure = configure
        return field
      }
    }
  #endif
#endif
