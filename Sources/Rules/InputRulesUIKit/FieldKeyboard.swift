/// The properties of a keyboard that determine when edits are checked.
public struct FieldKeyboard: Hashable, Sendable {
  /// Whether the keyboard composes text.
  ///
  /// If so, an insertion may become marked text, so it is checked only after the platform has made
  /// it.
  public let composes: Bool
  /// Whether the system may fill in the field.
  ///
  /// If so, the system may first insert a space, and insert the actual text only if the field
  /// accepts the space (E12.3). Therefore, the space is checked only after it has been inserted.
  public let fillsIn: Bool

  /// Creates a keyboard.
  /// - Parameters:
  ///   - language: the keyboard's BCP 47 language tag, such as `zh-Hans`; `nil` if it is unknown.
  ///     Keyboards for Chinese and Japanese compose text.
  ///   - fillsIn: whether the system may fill in the field.
  public init(language: String?, fillsIn: Bool) {
    let code = language?.prefix { $0 != "-" } ?? ""
    composes = ["ja", "wuu", "yue", "zh"].contains(code)
    self.fillsIn = fillsIn
  }

  /// A keyboard whose edits are checked before the platform makes them.
  public static let plain = FieldKeyboard(language: nil, fillsIn: false)
}
