#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import InputRules
  import InputRulesFoundation
  import UIKit

  /// The superclass of the delegates for text fields and text views.
  @MainActor public class RuleDelegate: NSObject {
    let keeper: RuleKeeper

    /// Creates a delegate that applies a rule.
    /// - Parameters:
    ///   - rule: the rule that checks edits.
    ///   - normalization: the typographic characters to replace; none by default (E8.10).
    ///   - locale: the locale for a rule without a locale; by default, the device's locale (K18).
    ///   - onReason: called after each edit with the reason the edit was refused or partly dropped,
    ///     or `nil` for any other edit.
    public init(
      _ rule: some TextRule, normalization: Normalization = [], locale: Locale = .current,
      onReason: @escaping (Reason?) -> Void = { _ in }
    ) {
      keeper = RuleKeeper(
        FieldEditing(rule, normalization: normalization, locale: locale), onReason: onReason)
    }

    /// The rule that checks edits.
    public var rule: any TextRule {
      get { keeper.editing.rule }
      set { keeper.editing.rule = newValue }
    }
    /// Called after each edit with the reason the edit was refused or partly dropped, or `nil` for
    /// any other edit.
    public var onReason: (Reason?) -> Void {
      get { keeper.onReason }
      set { keeper.onReason = newValue }
    }
    /// Called with the text after each edit, except while text is being composed.
    public var onChange: (String) -> Void {
      get { keeper.onChange }
      set { keeper.onChange = newValue }
    }
    /// Whether VoiceOver speaks the reason for each refusal; false by default.
    public var announcesRefusals: Bool {
      get { keeper.announcesRefusals }
      set { keeper.announcesRefusals = newValue }
    }
  }

  /// An object that checks a field's edits and carries out the responses.
  @MainActor final class RuleKeeper {
    var editing: FieldEditing
    var onReason: (Reason?) -> Void
    var onChange: (String) -> Void = { _ in }
    var announcesRefusals = false
    /// Whether this object is replacing the text; if so, the rule doesn't check the change.
    private var isShowing = false
    /// Whether the platform has reported the change that this object made.
    private var isReported = false
    /// Whether this object has set the accessibility value.
    private var speaks = false

    init(_ editing: FieldEditing, onReason: @escaping (Reason?) -> Void) {
      self.editing = editing
      self.onReason = onReason
    }

    /// Returns whether the platform may make an edit, and carries out any other response.
    func mayChange(_ range: NSRange, to text: String, in input: any RuledInput) -> Bool {
      if isShowing { return true }
      let edit = Edit(replacing: TextRange(range), with: text)
      return take(
        editing.answer(to: edit, in: input.fieldState, from: input.keyboard), in: input)
    }

    /// Returns whether the platform may make an edit of several ranges, and carries out any other
    /// response (E11).
    func mayChange(_ ranges: [NSValue], to text: String, in input: any RuledInput) -> Bool {
      if isShowing { return true }
      let edit = SeveralRangesEdit(
        replacingOneOf: ranges.map { TextRange($0.rangeValue) }, with: text)
      return take(
        editing.answer(to: edit, in: input.fieldState, from: input.keyboard), in: input)
    }

    /// Carries out the response to a change of the text.
    func changed(_ input: any RuledInput) {
      if isShowing {
        isReported = true
        return
      }
      let state = input.fieldState
      guard take(editing.changed(to: state), in: input), state.marked == nil else { return }
      speak(in: input)
      onChange(state.text)
      onReason(nil)
    }

    /// Checks composed text when editing ends, because that also ends the composition.
    func ended(_ input: any RuledInput) {
      if editing.isComposing { changed(input) }
    }

    func set(_ text: String, in input: any RuledInput) {
      input.shownText = text
      editing.set(text)
      speak(in: input)
    }

    /// Sets the words that VoiceOver speaks for a ready field, unless the field's text is hidden
    /// (K4).
    func speak(in input: any RuledInput) {
      let ready = editing.rule as? any ReadyField
      guard let field = input as? UITextField, ready != nil || speaks else { return }
      let value = field.isSecureTextEntry ? "" : ready?.accessibilityValue(of: field.shownText)
      field.accessibilityValue = value.flatMap { $0.isEmpty ? nil : $0 }
      speaks = ready != nil
    }

    /// Carries out a response, and returns whether the platform may make its edit.
    private func take(_ answer: FieldAnswer, in input: any RuledInput) -> Bool {
      if answer == .proceed { return true }
      if let state = answer.newState { show(state, in: input) }
      onReason(answer.reason)
      if let reason = answer.reason, announcesRefusals && answer.isRefused {
        UIAccessibility.post(notification: .announcement, argument: reason.description)
      }
      return false
    }

    /// Shows a state, and reports the change once: if the platform doesn't, this object does.
    private func show(_ state: FieldState, in input: any RuledInput) {
      (isShowing, isReported) = (true, false)
      input.show(state)
      if !isReported { input.sendChange() }
      isShowing = false
      speak(in: input)
      onChange(state.text)
    }
  }
#endif
