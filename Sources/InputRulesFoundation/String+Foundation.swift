import Foundation
import InputRules

/// Foundation's and the standard library's own answers to an edit, as a second opinion.
extension String {
  /// What `NSString` makes of the edit; nil where the range isn't inside the text.
  ///
  /// To be trusted only where both ends of the range stand between two characters; elsewhere it is
  /// often wrong on Linux, and can trap.
  public func replacingAsNSString(_ edit: Edit) -> String? {
    guard edit.range.isInside(textOf: utf16.count) else { return nil }
    let range = NSRange(edit.range)
    return NSString(string: self).replacingCharacters(in: range, with: edit.replacement)
  }

  /// What `String` makes of the edit; nil where the range isn't inside the text or doesn't convert.
  public func replacingAsString(_ edit: Edit) -> String? {
    guard edit.range.isInside(textOf: utf16.count),
      let range = Range(NSRange(edit.range), in: self)
    else { return nil }
    var result = self
    result.replaceSubrange(range, with: edit.replacement)
    return result
  }
}
