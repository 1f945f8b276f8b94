// A generated table: the lines of Records/texts.json, made by records.py --lines.
import FoundFrame
import Foundation

extension Lines {
  /// The lines about texts.
  static var texts: FoundCommand.Lines {
    [:]
  }
}
