/// Why standard output can't be written.
package enum OutputError: Error, Equatable {
  /// The reader has closed it, as in `… | head`; this needs no message.
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
