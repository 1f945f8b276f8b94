import Foundation
import InputRules

extension String {
  /// The number Foundation's scanner reads, if it reads all of the text: the article's check.
  public var scannedByFoundation: ExactNumber? {
    let scanner = Scanner(string: self)
    guard let decimal = scanner.scanDecimal(), scanner.isAtEnd else { return nil }
    return ExactNumber(decimal)
  }
}
