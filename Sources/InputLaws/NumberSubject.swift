import InputRules
import InputRulesModel

/// An implementation of numbers that the laws can be about.
public struct NumberSubject: LawSubject {
  /// What the implementation is called.
  public let name: String
  /// What it does.
  public let numbers: any NumberImplementation

  /// An implementation of that name.
  public init(_ name: String, _ numbers: any NumberImplementation) {
    self.name = name
    self.numbers = numbers
  }

  /// The reference implementation.
  public static let reference = NumberSubject("reference", ReferenceNumbers())

  /// The specification's model.
  public static let model = NumberSubject("model", ModelNumbers())
}
