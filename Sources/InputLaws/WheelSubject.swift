import InputRules
import InputRulesModel

/// An implementation of chapter W that the laws can be about.
public struct WheelSubject: LawSubject {
  /// What the implementation is called.
  public let name: String
  /// What it does.
  public let wheels: any WheelImplementation

  /// An implementation of that name.
  public init(_ name: String, _ wheels: any WheelImplementation) {
    self.name = name
    self.wheels = wheels
  }

  /// The reference implementation.
  public static let reference = WheelSubject("reference", ReferenceWheels())

  /// The specification's model.
  public static let model = WheelSubject("model", ModelWheels())
}
