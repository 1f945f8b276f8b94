// A generated table: the lines of Records/numbers.json, made by records.py --lines.
import FoundFrame
import Foundation

extension Lines {
  /// The lines about numbers.
  static var numbers: FoundCommand.Lines {
    [:]
  }
}
