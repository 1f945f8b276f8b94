import InputLaws
import InputRules
import InputRulesModel

/// Numbers by the model, but for how they are written.
struct WrongTexts: WrongNumbers {
  private let write: @Sendable (ExactNumber, NumberFormat) throws(NumberWritingError) -> String

  /// Numbers that `write` writes.
  init(
    _ write:
      @escaping @Sendable (ExactNumber, NumberFormat) throws(NumberWritingError) -> String
  ) {
    self.write = write
  }

  /// Numbers that are written as `change` makes it of what the model writes in the format.
  init(changing change: @escaping @Sendable (String, NumberFormat) -> String) {
    write = { (number, format) throws(NumberWritingError) in
      change(try ModelNumbers().text(of: number, in: format), format)
    }
  }

  func text(of number: ExactNumber, in format: NumberFormat) throws(NumberWritingError) -> String {
    try write(number, format)
  }
}
