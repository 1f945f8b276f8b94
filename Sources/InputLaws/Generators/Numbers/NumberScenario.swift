import InputRules
import PropertyTesting

/// A format, a text, and edits of it: the input of most laws about numbers.
public struct NumberScenario: Hashable, Sendable {
  /// The format of the number.
  public var format: NumberFormat
  /// The text to check, or the content of a field.
  public var text: String
  /// The edits of the text, in order.
  public var edits: [Edit] = []
}

extension NumberScenario: CustomStringConvertible {
  /// The format, the text and the edits, one per line.
  public var description: String {
    (["format \(format)", "text   \(text.escaped)"] + edits.map { "edit   \($0)" })
      .joined(separator: "\n")
  }
}

extension Generator where Value == NumberScenario {
  /// A text that is a number of a format, or nearly.
  static var numberText: Generator {
    Generator { source in
      let format = source.format()
      return NumberScenario(format: format, text: source.numberText(format))
    }
  }

  /// A complete number of a format, written in any allowed way.
  static var completeNumber: Generator {
    numberText.filter { $0.format.accepts($0.text) }
  }
}
