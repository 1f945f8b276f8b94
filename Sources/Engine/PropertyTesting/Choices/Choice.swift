/// One bounded decision among `maximum + 1` options; 0 is the simplest.
public struct Choice: Hashable, Sendable {
  /// The chosen option, from 0 (always the simplest) to `maximum`.
  public var value: UInt64
  /// The last option available.
  ///
  /// A decision with a single option keeps its place among the choices, but isn't encoded in any
  /// byte.
  public let maximum: UInt64

  /// Whether the option was fixed; the choice then only keeps later choices in their places.
  public let isIgnored: Bool

  /// A choice with one of its options.
  /// - Parameters:
  ///   - value: the option, from 0 to `maximum`.
  ///   - maximum: the last option.
  ///   - isIgnored: whether the option was fixed.
  public init(_ value: UInt64, of maximum: UInt64, isIgnored: Bool = false) {
    self.value = value
    self.maximum = maximum
    self.isIgnored = isIgnored
  }

  /// The number of bytes that encode a choice up to `maximum`: as many as the largest option needs.
  ///
  /// The width depends only on the bound, so changing one choice doesn't move other choices.
  static func width(upTo maximum: UInt64) -> Int {
    (64 - maximum.leadingZeroBitCount + 7) / 8
  }
}
