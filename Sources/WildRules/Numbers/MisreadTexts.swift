import InputLaws
import InputRules
import InputRulesModel

/// Numbers by the model, but of texts that are misread before they are judged; the article's
/// scanner reads them as they are.
struct MisreadTexts: WrongNumbers {
  private let misread: @Sendable (String, NumberFormat) -> String

  /// Numbers of texts as `misread` makes them.
  init(_ misread: @escaping @Sendable (String, NumberFormat) -> String) {
    self.misread = misread
  }

  /// Numbers of texts in which each scalar is taken for the one that `misread` gives, if it gives
  /// one.
  init(scalars misread: @escaping @Sendable (Unicode.Scalar, NumberFormat) -> Unicode.Scalar?) {
    self.misread = { text, format in
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: text.unicodeScalars.map { misread($0, format) ?? $0 })
      return String(scalars)
    }
  }

  func problem(
    of text: String, as grammar: NumberGrammar, in format: NumberFormat
  ) -> NumberProblem? {
    let read = grammar == .scanner ? text : misread(text, format)
    return model.problem(of: read, as: grammar, in: format)
  }

  func value(of text: String, in format: NumberFormat) -> ExactNumber? {
    model.value(of: misread(text, format), in: format)
  }
}
