#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import InputRules
  import InputRulesUIKit
  import SwiftUI
  import UIKit

  /// A SwiftUI view that shows a `UITextField`, with a delegate that applies a rule and updates a
  /// binding.
  struct RuledUITextField: UIViewRepresentable {
    let title: String
    @Binding var text: String
    let editing: FieldEditing
    let onReason: (Reason?) -> Void
    let configure: (UITextField) -> Void

    /// The delegate, and the text that the field and the binding last had in common.
    @MainActor final class Coordinator {
      let delegate: RuleTextFieldDelegate
      var bound: BoundText

      init(_ field: RuledUITextField) {
        delegate = RuleTextFieldDelegate(
          field.editing.rule, normalization: field.editing.normalization)
        bound = BoundText(field.text)
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.text = text
      field.adjustsFontForContentSizeCategory = true
      field.font = UIFont.preferredFont(forTextStyle: .body)
      field.setContentHuggingPriority(.defaultHigh, for: .vertical)
      field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      context.coordinator.delegate.attach(to: field)
      configure(field)
      return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
      let coordinator = context.coordinator
      field.placeholder = title
      field.isEnabled = context.environment.isEnabled
      coordinator.delegate.rule = editing.rule
      coordinator.delegate.onReason = onReason
      coordinator.delegate.onChange = { [weak coordinator] new in
        if coordinator?.bound.isSet(to: new) ?? false { text = new }
      }
      if coordinator.bound.isSet(to: text) { coordinator.delegate.set(text, in: field) }
    }
  }
#endif
