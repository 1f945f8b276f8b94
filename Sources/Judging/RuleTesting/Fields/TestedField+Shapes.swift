import Foundation
import InputRules

extension TestedField {
  /// A text field's or text view's delegate, which says yes or no.
  ///
  /// - Parameters:
  ///   - name: the field's name in reports.
  ///   - shouldChange: `textField(_:shouldChangeCharactersIn:replacementString:)` or
  ///     `textView(_:shouldChangeTextIn:replacementText:)`: the text that stands, the range in
  ///     UTF-16 units, and what takes its place.
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

  /// Code that keeps something between its calls: each field begins with new code.
  ///
  ///     let pin = TestedField.anew {
  ///       let delegate = PINDelegate()
  ///       return .delegate("PIN") { delegate.allows($2, in: $1, of: $0) }
  ///     }
  ///
  /// - Parameter make: makes the code of a new field, always in the same shape.
  public static func anew(_ make: @escaping () -> TestedField) -> TestedField {
    var field = make()
    field.isStateful = true
    field.make = Confined { make().begin() }
    return field
  }

  /// The same field, which isn't empty when it is new: a prefix, a mask, a date of today.
  ///
  /// - Parameter text: what a new field shows, with the caret after it. To take everything away
  ///   may lead back to it, and it may stand whatever is meant.
  public func beginning(with text: String) -> TestedField {
    var field = self
    field.make = Confined { [make] in
      var session = make.value()
      session.start.state = FieldState(text)
      return session
    }
    return field
  }

  /// The same field, in which backspace and delete take away as much at once (E9.4).
  ///
  /// - Parameters:
  ///   - unit: what backspace takes.
  ///   - forward: what delete takes; nil for the same.
  public func deleting(by unit: DeletionUnit, forward: DeletionUnit? = nil) -> TestedField {
    var field = self
    (field.abilities.deletion, field.abilities.forwardDeletion) = (unit, forward ?? unit)
    return field
  }

  /// The same field, and what the app takes for its value: with that, laws look at values, too.
  ///
  /// A refused edit changes no value, the value is the same however a text came there, and what is
  /// cleared has none. `FieldMeaning.value(_:_:)` says which value is right.
  ///
  /// - Parameter value: the value of the text that stands, as a text; nil if there is none.
  public func value(_ value: @escaping (_ text: String) -> String?) -> TestedField {
    var field = self
    field.saysValue = true
    field.make = Confined { [make] in
      var session = make.value()
      let press = session.press
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

  /// Code that formats: it answers with the text and the caret that the field shows.
  ///
  /// - Parameters:
  ///   - name: the field's name in reports.
  ///   - format: the text that stands, the range in UTF-16 units, and what takes its place; answers
  ///     with the new text and the caret in UTF-16 units, or nil to refuse.
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

  /// A rule of `InputRules`, or one of your own that is a `TextRule`.
  ///
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
  /// What code shows that sets the text and the selection itself.
  static func showing(_ text: String, _ selection: TextRange) -> FieldReply {
    let length = text.utf16.count
    let isInside = selection.isInside(textOf: length)
    return FieldReply(
      state: .showing(text, selecting: selection),
      trouble: isInside ? nil : .caretOutside(selection, length: length))
  }
}

extension NSRange {
  /// The range of an edit.
  init(_ range: TextRange) { self.init(location: range.location, length: range.length) }
}

extension TextRange {
  /// A platform's range.
  init(_ range: NSRange) { self.init(location: range.location, length: range.length) }
}
