import Foundation
import RuleTesting
import Testing

/// Tests as reports about code beside a field suggest them, word for word but for the attribute.
protocol SuggestedLines {
  /// The file that they are in.
  static var file: String { get }
  /// The tests by their laws.
  static var suggestions: [String: (Self) -> () -> Void] { get }
}
