import Foundation
import InputRules

/// Foundation's and the standard library's own answers to an edit, as a second opinion.
extension String {
  /// What `NSString` makes of the edit.
  ///
  /// To be trusted only where both ends of the range stand between two characters; elsewhere it is
  /// often wrong on Linux, and can trap. The range must be inside the text.
  public func replacingAsNSString(_ edit: Edit) -> String {
    let range = NSRange(edit.range)
    return NSString(string: self).replacingCharacters(in: range, with: edit.replacement)
  }

  /// What `String` makes of the edit; nil where the range doesn't convert.
  ///
  /// The range must be inside the text: the conversion traps on a negative one.
  public func replacingAsString(_ edit: Edit) -> String? {
    guard let range = Range(NSRange(edit.range), in: self) else { return nil }
    var result = self
    result.replaceSubrange(range, with: edit.replacement)
    return result
  }
}
