import Foundation
import InputRulesFoundation

/// The answers of Foundation and the standard library to an edit, as a second opinion.
extension String {
  /// The result of the edit with `NSString`; nil if the range isn't inside the text.
  ///
  /// The result is reliable only if both ends of the range are between two characters; otherwise it
  /// is often wrong on Linux, and the call can trap.
  package func replacingAsNSString(_ edit: Edit) -> String? {
    guard edit.range.isInside(textOf: utf16.count) else { return nil }
    let range = NSRange(edit.range)
    return NSString(string: self).replacingCharacters(in: range, with: edit.replacement)
  }

  /// The result of the edit with `String`; nil if the range isn't inside the text or can't be
  /// converted.
  package func replacingAsString(_ edit: Edit) -> String? {
    guard edit.range.isInside(textOf: utf16.count), let range = Range(NSRange(edit.range), in: self)
    else { return nil }
    var result = self
    result.replaceSubrange(range, with: edit.replacement)
    return result
  }

  /// The number that Foundation's scanner reads if it reads the whole text, which is the check in
  /// the *Text Field* article.
  var scannedByFoundation: ExactNumber? {
    let scanner = Scanner(string: self)
    guard let decimal = scanner.scanDecimal(), scanner.isAtEnd else { return nil }
    return ExactNumber(decimal)
  }

  /// A quantity as the *Running* articles' labels show it (R6.2).
  static func articleQuantity(_ value: Double) -> String { String(format: "%02.2f", value) }
}
