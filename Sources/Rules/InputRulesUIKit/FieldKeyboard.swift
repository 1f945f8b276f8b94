/// The properties of a keyboard that determine when edits are checked.
public struct FieldKeyboard: Hashable, Sendable {
  /// Whether the keyboard composes text.
  ///
  /// If so, an insertion may become marked text, and is checked after it has happened.
  public let composes: Bool
  /// Whether the system may fill in the field.
  ///
  /// If so, the system may insert a space first, and the actual text only if the field accepts the
  /// space (E12.3). So the space is checked after it has been inserted.
  public let fillsIn: Bool

  /// Creates a keyboard.
  /// - Parameters:
  ///   - language: the keyboard's BCP 47 language, such as `zh-Hans`, or `nil` if unknown;
  ///     keyboards for Chinese and Japanese compose text.
  ///   - fillsIn: whether the system may fill in the field.
  public init(language: String?, fillsIn: Bool) {
    let code = language?.prefix { $0 != "-" } ?? ""
    composes = ["ja", "wuu", "yue", "zh"].contains(code)
    self.fillsIn = fillsIn
  }

  /// A keyboard whose edits are checked before they happen.
  public static let plain = FieldKeyboard(language: nil, fillsIn: false)
}
