import Foundation

/// The reason the system refused to read or write a file, by the number that it gave.
///
/// Foundation's errors don't always have the reason: what is written below a file, or through a
/// circular link, it calls a missing file.
package struct SystemError: Error, Hashable {
  /// The number, as in `errno`.
  package let code: Int32

  package init(_ code: Int32) { self.code = code }

  /// The reason of the last call that failed.
  package static var last: SystemError { SystemError(errno) }
}

extension SystemError: CustomStringConvertible {
  /// The reason in a few words, for the brackets of a sentence.
  package var description: String {
    switch code {
    case ENOENT: "no such file"
    case EISDIR: "it is a folder"
    case ENODEV: "it isn't a file"
    case ENOTDIR: "a part of its path isn't a folder"
    case ELOOP: "a link that leads back to itself"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
