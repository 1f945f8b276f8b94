/// The keyboard settings of a field, in addition to its rule (T7).
public struct FieldTraits: Hashable, Sendable {
  /// Whether the keyboard may correct words; it would suggest characters that the rule refuses.
  public var allowsAutocorrection: Bool

  /// Traits of a field; by default nothing is turned off.
  public init(allowsAutocorrection: Bool = true) {
    self.allowsAutocorrection = allowsAutocorrection
  }
}
