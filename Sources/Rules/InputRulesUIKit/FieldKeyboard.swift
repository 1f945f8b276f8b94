/// The source of edits, as far as it determines when they are checked.
public struct FieldKeyboard: Hashable, Sendable {
  /// Whether it composes text.
  ///
  /// Then an insertion may become marked text, so it is checked after it has happened.
  public let composes: Bool
  /// Whether the system may fill in the field.
  ///
  /// Then a space that the rule refuses may announce more, which never comes if the field refuses
  /// the space (E12.3), so it is checked afterwards.
  public let fillsIn: Bool

  /// A keyboard.
  /// - Parameters:
  ///   - language: its BCP 47 language, such as `zh-Hans`; nil if unknown. Those of Chinese and
  ///     Japanese compose text.
  ///   - fillsIn: whether the system may fill in the field.
  public init(language: String?, fillsIn: Bool) {
    let code = language?.prefix { $0 != "-" } ?? ""
    composes = ["ja", "wuu", "yue", "zh"].contains(code)
    self.fillsIn = fillsIn
  }

  /// A keyboard whose edits are checked before they happen.
  public static let plain = FieldKeyboard(language: nil, fillsIn: false)
}
