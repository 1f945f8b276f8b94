import InputRules
import InputRulesModel

/// An implementation of chapter F that the laws can be about.
public struct PatternSubject: LawSubject {
  /// What the implementation is called.
  public let name: String
  /// What it does.
  public let patterns: any PatternImplementation

  /// An implementation of that name.
  public init(_ name: String, _ patterns: any PatternImplementation) {
    self.name = name
    self.patterns = patterns
  }

  /// The reference implementation.
  public static let reference = PatternSubject("reference", ReferencePatterns())

  /// The specification's model.
  public static let model = PatternSubject("model", ModelPatterns())
}
