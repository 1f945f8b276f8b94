/// A range of a text, in UTF-16 code units, exactly as the platform passed it.
///
/// The numbers aren't checked: a keyboard, an undo stack or outdated formatting code may pass a
/// range that is negative, overflows, or isn't inside the text. A rule refuses such a range (E2,
/// E4).
public struct TextRange: Hashable, Sendable {
  /// The index of the first code unit, in UTF-16 units from the start of the text.
  public var location: Int
  /// The number of UTF-16 code units.
  public var length: Int

  /// Creates a range of text.
  /// - Parameters:
  ///   - location: the index of the first UTF-16 unit, starting at 0.
  ///   - length: the number of UTF-16 units.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  /// A caret: the empty range at an offset.
  /// - Parameter location: the number of UTF-16 units before the caret.
  public static func caret(at location: Int) -> TextRange {
    TextRange(location: location, length: 0)
  }

  /// UIKit's value for “no range”, whose location is the largest integer.
  package static let notFound = TextRange(location: .max, length: 0)

  /// The offset of the range's end, or `nil` if the sum of location and length overflows.
  public var end: Int? {
    let (end, overflow) = location.addingReportingOverflow(length)
    return overflow ? nil : end
  }

  /// Whether the range is inside text with `count` UTF-16 units (E4).
  package func isInside(textOf count: Int) -> Bool {
    location >= 0 && length >= 0 && location <= count && length <= count - location
  }
}

extension TextRange: CustomStringConvertible {
  /// The location and the length, in a form such as `3+2`.
  public var description: String { "\(location)+\(length)" }
}
