/// A place in a pattern that accepts one scalar of the input (F1.2 to F1.4).
public struct PatternSlot: Hashable, Sendable {
  package let content: Content
  package let letterCase: LetterCase
  /// Whether the slot must be filled, may be empty, or repeats.
  package let occurrence: Occurrence

  /// Creates a slot.
  /// - Parameters:
  ///   - content: the scalars that the slot accepts.
  ///   - letterCase: the case in which a letter is shown.
  ///   - occurrence: whether the slot must be filled, may be empty, or repeats.
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
    /// A decimal digit in any script.
    case anyDigit
    /// A letter in any script.
    case letter
    /// A letter or a decimal digit in any script.
    case letterOrDigit
    /// Any scalar.
    case any
    /// One of these scalars.
    case set(Set<Unicode.Scalar>)
    /// Any scalar except these.
    case anyExcept(Set<Unicode.Scalar>)
  }

  /// The case in which a letter is shown.
  public enum LetterCase: Hashable, Sendable, CaseIterable {
    /// The letter is unchanged.
    case kept
    /// The letter becomes uppercase.
    case upper
    /// The letter becomes lowercase.
    case lower
  }

  /// Whether a slot must be filled, may be empty, or repeats.
  public enum Occurrence: Hashable, Sendable, CaseIterable {
    /// The slot must be filled.
    case once
    /// The slot may stay empty.
    case optional
    /// The slot accepts any number of scalars, so the elements after it are never reached.
    case repeating
  }

  /// An ASCII digit.
  public static let digit = PatternSlot(.digit)
  /// A letter in any script.
  public static let letter = PatternSlot(.letter)
  /// Any scalar.
  public static let any = PatternSlot(.any)
}
