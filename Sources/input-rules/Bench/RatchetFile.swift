import Foundation
import PropertyConsole

/// The file of a ratchet's figures.
enum RatchetFile {
  /// Its text.
  ///
  /// - Parameter mayBeMissing: whether a missing file is an empty text.
  /// - Throws: `UsageError` if there is no file.
  static func text(of path: String, mayBeMissing: Bool) throws(UsageError) -> String {
    let data = FileManager.default.contents(atPath: path)
    if data == nil && !mayBeMissing {
      throw UsageError("\(path) doesn't exist; give the ratchet's path with --ratchet")
    }
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// Writes the file.
  ///
  /// - Throws: `UsageError` if it can't be written.
  static func write(_ text: String, to path: String) throws(UsageError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw UsageError("can't write \(path): \(error.localizedDescription)")
    }
  }
}
