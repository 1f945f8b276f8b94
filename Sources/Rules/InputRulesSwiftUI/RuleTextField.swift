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
  /// On systems with UIKit, this is a `UITextField`: the rule checks each edit before it takes
  /// effect, and places the caret. On other systems, this is a `TextField` whose text is corrected
  /// after each edit, as by the modifier `rule(_:for:)`.
  public struct RuleTextField: View {
    private let title: String
    @Binding private var text: String
    private let rule: any TextRule
    private let normalization: Normalization
    private let onReason: (Reason?) -> Void
    #if canImport(UIKit) && !os(watchOS)
      private var configure: (UITextField) -> Void = { _ in }
    #endif

    // One initializer takes `any TextRule`, because Swift can't open an existential that is passed
    // to an overloaded function. The modifier `rule(_:for:)` and a view's own property `rule` are
    // overloads of one name.

    /// Creates a field with a rule.
    /// - Parameters:
    ///   - title: the placeholder; if it is empty, and the rule is a `ReadyField`, the rule's
    ///     example is used (K10).
    ///   - text: the text; with UIKit, the rule doesn't check text that is set from code (E12.6).
    ///   - rule: the rule that checks edits.
    ///   - normalization: the typographic characters to replace; none by default (E8.10).
    ///   - locale: the locale for a rule without a locale; by default, the device's locale (K18).
    ///   - onReason: called after each edit with the reason the edit was refused or partly dropped,
    ///     or `nil` for any other edit.
    @_disfavoredOverload public init(
      _ title: String, text: Binding<String>, rule: any TextRule,
      normalization: Normalization = [], locale: Locale = .current,
      onReason: @escaping (Reason?) -> Void = { _ in }
    ) {
      let rule = rule.localized(to: locale)
      self.title = title.isEmpty ? (rule as? any ReadyField)?.traits.example ?? "" : title
      _text = text
      self.rule = rule
      self.normalization = normalization
      self.onReason = onReason
    }

    /// Creates a field with a rule that may be written in a short form, such as `.card`.
    /// - Parameters:
    ///   - title: the placeholder; if it is empty, and the rule is a `ReadyField`, the rule's
    ///     example is used (K10).
    ///   - text: the text.
    ///   - rule: the rule that checks edits.
    ///   - normalization: the typographic characters to replace; none by default (E8.10).
    ///   - locale: the locale for a rule without a locale; by default, the device's locale (K18).
    ///   - onReason: called after each edit with the reason the edit was refused or partly dropped,
    ///     or `nil` for any other edit.
    public init(
      _ title: String, text: Binding<String>, rule: some TextRule,
      normalization: Normalization = [], locale: Locale = .current,
      onReason: @escaping (Reason?) -> Void = { _ in }
    ) {
      self.init(
        title, text: text, rule: rule as any TextRule, normalization: normalization,
        locale: locale, onReason: onReason)
    }

    /// The content of the view.
    public var body: some View {
      #if canImport(UIKit) && !os(watchOS)
        RuledUITextField(
          title: title, text: $text, editing: FieldEditing(rule, normalization: normalization),
          onReason: onReason, configure: configure)
      #else
        TextField(title, text: $text)
          .rule(rule, for: $text, normalization: normalization, onReason: onReason)
      #endif
    }
  }

  #if canImport(UIKit) && !os(watchOS)
    extension RuleTextField {
      /// Returns the field with settings for its `UITextField`, such as the keyboard.
      /// - Parameter configure: called once, after the `UITextField` is created.
      public func configured(_ configure: @escaping (UITextField) -> Void) -> RuleTextField {
        var field = self
        field.configure = configure
        return field
      }
    }
  #endif
#endif
