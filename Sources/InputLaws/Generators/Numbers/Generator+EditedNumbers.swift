import InputRules
import PropertyTesting

extension Generator where Value == NumberScenario {
  /// A text, a number or not, and edits of it.
  static var editedNumber: Generator {
    Generator { source in
      let format = source.format()
      let text = source.numberText(format)
      let words = Generator<String> { $0.pieces(of: format, 0...3) }
      let edits = source.edits(0...5, of: text, typing: words)
      return NumberScenario(format: format, text: text, edits: edits)
    }
  }
}
