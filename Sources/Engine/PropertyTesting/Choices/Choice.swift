/// A decision among `maximum + 1` options, of which 0 is the simplest.
public struct Choice: Hashable, Sendable {
  /// The chosen option, from 0 (always the simplest) to `maximum`.
  public var value: UInt64
  /// The last option.
  ///
  /// A choice with a single option has an index like any other choice, but isn't encoded.
  public let maximum: UInt64

  /// Whether the option has no effect; such a choice only keeps later choices at their indices.
  public let isIgnored: Bool

  /// Creates a choice.
  /// - Parameters:
  ///   - value: the option, from 0 to `maximum`.
  ///   - maximum: the last option.
  ///   - isIgnored: whether the option has no effect.
  public init(_ value: UInt64, of maximum: UInt64, isIgnored: Bool = false) {
    self.value = value
    self.maximum = maximum
    self.isIgnored = isIgnored
  }

  /// Returns the number of bytes that encode a choice: as many as its largest option requires.
  ///
  /// The width depends only on the bound, so changing one choice doesn't move other choices.
  static func width(upTo maximum: UInt64) -> Int {
    (64 - maximum.leadingZeroBitCount + 7) / 8
  }
}
