// A generated table: the lines of Records/dates.json, made by records.py --lines.
import FoundFrame
import Foundation

extension Lines {
  /// The lines about dates.
  static var dates: FoundCommand.Lines {
    [:]
  }
}
