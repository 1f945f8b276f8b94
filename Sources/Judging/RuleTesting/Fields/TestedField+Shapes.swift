import Foundation
import InputRules

extension TestedField {
  /// A text field's or text view's delegate, which accepts or refuses each edit.
  /// - Parameters:
  ///   - name: the field's name in reports.
  ///   - shouldChange: the delegate's method, such as
  ///     `textField(_:shouldChangeCharactersIn:replacementString:)`, which receives the text, the
  ///     range in UTF-16 units, and the replacement.
  public static func delegate(
    _ name: String, _ shouldChange: @escaping (String, NSRange, String) -> Bool
  ) -> TestedField {
    TestedField(name, placesCaret: false, rewrites: false) {
      LiveField { edit, state in
        let isAllowed = shouldChange(state.text, NSRange(edit.range), edit.replacement)
        return FieldReply(state: isAllowed ? state.spliced(edit) : state)
      }
    }
  }

  /// A field whose code keeps state between calls, so each new field needs a new instance of the
  /// code.
  ///
  ///     let pin = TestedField.stateful {
  ///       let delegate = PINDelegate()
  ///       return .delegate("PIN") { delegate.allows($2, in: $1, of: $0) }
  ///     }
  /// - Parameter make: creates the code of a new field, always in the same form.
  public static func stateful(_ make: @escaping () -> TestedField) -> TestedField {
    var field = make()
    field.isStateful = true
    field.make = Confined { make().begin() }
    return field
  }

  /// The same field, which initially shows a text, such as a prefix, a mask or today's date.
  /// - Parameter text: the text of a new field, with the caret after it. Clearing the field may
  ///   restore this text, as most meanings allow.
  public func beginning(with text: String) -> TestedField {
    var field = self
    field.make = Confined { [make] in
      var session = make.value()
      session.start.state = FieldState(text)
      session.start.value = session.value.flatMap { $0(text) }
      return session
    }
    return field
  }

  /// The same field, in which backspace and delete remove a different unit (E9.4).
  /// - Parameters:
  ///   - unit: the unit that backspace deletes.
  ///   - forward: the unit that forward delete deletes; by default, the same one.
  public func deleting(by unit: DeletionUnit, forward: DeletionUnit? = nil) -> TestedField {
    var field = self
    (field.abilities.deletion, field.abilities.forwardDeletion) = (unit, forward ?? unit)
    return field
  }

  /// The same field with a value that laws check: the value that the app reads from the field.
  ///
  /// The laws are: a refused edit doesn't change the value, a text has one value however it was
  /// entered, and a cleared field has a new field's value. `FieldMeaning.value` defines the value.
  /// - Parameter value: returns the value of the field's text, as a string, or `nil` if it has
  ///   none.
  public func value(_ value: @escaping (_ text: String) -> String?) -> TestedField {
    var field = self
    field.hasValue = true
    field.make = Confined { [make] in
      var session = make.value()
      let press = session.press
      session.value = value
      session.start.value = value(session.start.state.text)
      session.press = {
        var reply = press($0, $1, $2)
        reply.value = value(reply.state.text)
        return reply
      }
      return session
    }
    return field
  }

  /// Formatting code, which returns the text and the caret that the field shows.
  /// - Parameters:
  ///   - name: the field's name in reports.
  ///   - format: receives the text, the range in UTF-16 units, and the replacement. It returns the
  ///     new text and the caret in UTF-16 units, or `nil` to refuse the edit.
  public static func formatter(
    _ name: String, _ format: @escaping (String, NSRange, String) -> (text: String, caret: Int)?
  ) -> TestedField {
    TestedField(name, placesCaret: true, rewrites: true) {
      LiveField { edit, state in
        guard let shown = format(state.text, NSRange(edit.range), edit.replacement) else {
          return FieldReply(state: state)
        }
        return .showing(shown.text, .caret(at: shown.caret))
      }
    }
  }

  /// A rule from `InputRules`, or your own `TextRule`.
  /// - Parameters:
  ///   - name: the field's name in reports.
  ///   - rule: the rule.
  public static func rule(_ name: String, _ rule: some TextRule) -> TestedField {
    TestedField(name, placesCaret: true, rewrites: true) {
      LiveField { edit, state in FieldReply(state: rule.apply(edit, to: state)) }
    }
  }
}

extension FieldReply {
  /// The reply for a text and a selection; the selection may be outside the text.
  static func showing(_ text: String, _ selection: TextRange) -> FieldReply {
    let length = text.utf16.count
    let isInside = selection.isInside(textOf: length)
    return FieldReply(
      state: .showing(text, selecting: selection),
      problem: isInside ? nil : .caretOutside(selection, length: length))
  }
}

extension NSRange {
  init(_ range: TextRange) { self.init(location: range.location, length: range.length) }
}

extension TextRange {
  init(_ range: NSRange) { self.init(location: range.location, length: range.length) }
}
