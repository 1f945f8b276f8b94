/// A place in a pattern that accepts one scalar of the input (F1.2 to F1.4).
public struct PatternSlot: Hashable, Sendable {
  /// The scalars that the slot accepts.
  package let content: Content
  /// The treatment of a letter's case.
  package let letterCase: LetterCase
  /// Whether the slot must be filled.
  package let occurrence: Occurrence

  /// Creates a slot.
  /// - Parameters:
  ///   - content: the scalars that the slot accepts.
  ///   - letterCase: the case in which a letter is shown.
  ///   - occurrence: whether the slot must be filled.
  public init(
    _ content: Content, letterCase: LetterCase = .kept, occurrence: Occurrence = .once
  ) {
    self.content = content
    self.letterCase = letterCase
    self.occurrence = occurrence
  }

  /// The scalars that a slot accepts.
  public enum Content: Hashable, Sendable {
    /// An ASCII digit.
    case digit
    /// A decimal digit of any script.
    case anyDigit
    /// A letter of any script.
    case letter
    /// A letter or a decimal digit of any script.
    case letterOrDigit
    /// Any scalar.
    case any
    /// One of these scalars.
    case set(Set<Unicode.Scalar>)
    /// Any scalar except these.
    case anyExcept(Set<Unicode.Scalar>)
  }

  /// The treatment of a letter's case.
  public enum LetterCase: Hashable, Sendable, CaseIterable {
    /// The letter is unchanged.
    case kept
    /// The letter becomes uppercase.
    case upper
    /// The letter becomes lowercase.
    case lower
  }

  /// Whether a slot must be filled.
  public enum Occurrence: Hashable, Sendable, CaseIterable {
    /// The slot must be filled.
    case once
    /// The slot may stay empty.
    case optional
    /// The slot accepts any number of scalars; no element after the slot is reached.
    case repeating
  }

  /// An ASCII digit.
  public static let digit = PatternSlot(.digit)
  /// A letter of any script.
  public static let letter = PatternSlot(.letter)
  /// Any scalar.
  public static let any = PatternSlot(.any)
}
