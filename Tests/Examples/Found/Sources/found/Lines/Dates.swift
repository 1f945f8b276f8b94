// A generated table: the lines of Records/dates.json, made by records.py --lines.
// swift-format-ignore-file
import FoundFrame
import Foundation

extension Lines {
  /// The lines about dates.
  static let dates: FoundCommand.Lines = [:]
}
