/// What a field asks of the keyboard, beyond its rule (T7).
public struct FieldTraits: Hashable, Sendable {
  /// Whether the keyboard may correct words; it would suggest characters the rule refuses.
  public var allowsAutocorrection: Bool

  /// Traits of a field; by default nothing is turned off.
  public init(allowsAutocorrection: Bool = true) {
    self.allowsAutocorrection = allowsAutocorrection
  }
}
