/// Something that must hold of a whole text; rules for fields are composed of these (T6).
///
/// A condition of your own needs only `objection(to:)`. The other members tell a field how to
/// reduce an insertion that doesn't fit (E8.2), and have defaults that reduce nothing.
public protocol TextCondition: Sendable {
  /// Why `text` may not stand in the field, or nil where it may.
  func objection(to text: String) -> Reason?

  /// Why `text` may not be what stands there at the end, when nothing more will be typed (T4).
  func finalObjection(to text: String) -> Reason?

  /// Whether the scalar may stand in a text at all; what a filtered insertion keeps (E8.2).
  func admits(_ scalar: Unicode.Scalar) -> Bool

  /// Whether the cluster may stand in a text at all; what a filtered insertion keeps (E8.2).
  func admits(_ character: Character) -> Bool

  /// The limit to which an insertion may be truncated, if the condition is one (E8.6).
  var maximumLength: MaximumLength? { get }

  /// Whether the condition can only be asked about whole texts, so that filtering means to try an
  /// insertion a character at a time and keep what is accepted.
  var judgesWholeTextsOnly: Bool { get }

  /// Whether the text is held to a number, so that of an insertion nothing is dropped but what
  /// stands around one (E8.4).
  var isNumeric: Bool { get }

  /// Whether the condition's format is made of the scalar, among others, so that normalisation
  /// leaves it alone (E8.14).
  func isOwn(_ scalar: Unicode.Scalar) -> Bool

  /// What a dash becomes where the condition's format has a minus sign; nil where it has none
  /// (E8.17).
  var ownMinus: Unicode.Scalar? { get }
}

extension TextCondition {
  /// What holds while typing holds at the end, unless the condition says otherwise.
  public func finalObjection(to text: String) -> Reason? { objection(to: text) }
  /// Every scalar may, unless the condition says otherwise.
  public func admits(_ scalar: Unicode.Scalar) -> Bool { true }
  /// Every cluster may, unless the condition says otherwise.
  public func admits(_ character: Character) -> Bool { true }
  /// No limit, unless the condition says otherwise.
  public var maximumLength: MaximumLength? { nil }
  /// It can be asked about parts, unless the condition says otherwise.
  public var judgesWholeTextsOnly: Bool { false }
  /// It is about texts of any kind, unless the condition says otherwise.
  public var isNumeric: Bool { false }
  /// It has no format, unless the condition says otherwise.
  public func isOwn(_ scalar: Unicode.Scalar) -> Bool { false }
  /// It has no minus sign, unless the condition says otherwise.
  public var ownMinus: Unicode.Scalar? { nil }
}
