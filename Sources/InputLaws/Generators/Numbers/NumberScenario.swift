import InputRules
import PropertyTesting

/// A format, a text, and what is done to it: the input of most laws about numbers.
public struct NumberScenario: Hashable, Sendable {
  /// How the number is written.
  public var format: NumberFormat
  /// The text that is judged, or that a field shows.
  public var text: String
  /// What is done to the text, one after the other.
  public var edits: [Edit] = []
}

extension NumberScenario: CustomStringConvertible {
  /// The format, the text and the edits, each on a line of its own.
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

  /// A complete number of a format, written in any of the ways it may be.
  static var completeNumber: Generator {
    numberText.filter { $0.format.accepts($0.text) }
  }
}
