import InputLaws
import InputRules
import InputRulesModel

/// Formatting by the model, but for how patterns are read, or written.
struct WrongNotations: WrongFormatting {
  typealias Reading = @Sendable (String, PatternNotation) throws(PatternError) -> Pattern
  typealias Writing = @Sendable (Pattern, PatternNotation) throws(PatternError) -> String

  private let read: Reading
  private let write: Writing

  /// Patterns that `read` makes of texts.
  init(reading read: @escaping Reading) {
    self.read = read
    write = { (pattern, notation) throws(PatternError) in
      try ModelPatterns().text(of: pattern, in: notation)
    }
  }

  /// Patterns that the model makes of texts as `misread` makes them.
  init(misreading misread: @escaping @Sendable (String) -> String) {
    self.init(reading: { (text, notation) throws(PatternError) in
      try ModelPatterns().pattern(misread(text), in: notation)
    })
  }

  /// Texts that `write` makes of patterns.
  init(writing write: @escaping Writing) {
    self.write = write
    read = { (text, notation) throws(PatternError) in
      try ModelPatterns().pattern(text, in: notation)
    }
  }

  func pattern(
    _ text: String, in notation: PatternNotation
  ) throws(PatternError) -> Pattern {
    try read(text, notation)
  }

  func text(
    of pattern: Pattern, in notation: PatternNotation
  ) throws(PatternError) -> String {
    try write(pattern, notation)
  }
}
