/// Why standard output can't be written.
package enum OutputError: Error, Equatable {
  /// Whoever read it has enough, as in `… | head`: no matter for words.
  case readerLeft
  /// The system's reason.
  case unwritable(reason: String)
}

extension OutputError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .readerLeft: "nobody reads standard output any more"
    case .unwritable(let reason):
      "standard output can't be written (\(reason)); send it elsewhere"
    }
  }
}
