import Foundation
import PropertyConsole
import PropertyCorpus

/// The file of a ratchet's figures.
enum RatchetFile {
  /// Its text.
  ///
  /// - Parameter mayBeMissing: whether a missing file is an empty text.
  /// - Throws: `UsageError` if there is no file.
  static func text(of path: String, mayBeMissing: Bool) throws(UsageError) -> String {
    do throws(SystemError) {
      return String(decoding: try SystemFile.read(path), as: UTF8.self)
    } catch {
      if error.code == ENOENT && mayBeMissing { return "" }
      throw UsageError("\(path) can't be read (\(error)); give the ratchet's path with --ratchet")
    }
  }

  /// Writes the file.
  ///
  /// - Throws: `UsageError` if it can't be written.
  static func write(_ text: String, to path: String) throws(UsageError) {
    do throws(SystemError) {
      try SystemFile.replace(path, with: Array(text.utf8))
    } catch {
      throw UsageError("\(path) can't be written (\(error)); give another file with --ratchet")
    }
  }
}
