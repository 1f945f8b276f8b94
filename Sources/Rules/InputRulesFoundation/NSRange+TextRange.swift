import Foundation
import InputRules

extension TextRange {
  /// The range that a platform sent, which a rule checks later (E4).
  /// - Parameter range: any range, in UTF-16 units.
  public init(_ range: NSRange) {
    self.init(location: range.location, length: range.length)
  }
}

extension NSRange {
  /// The same numbers as a platform's range.
  /// - Parameter range: any range, in UTF-16 units.
  public init(_ range: TextRange) {
    self.init(location: range.location, length: range.length)
  }
}
