import ArgumentParser
import Foundation

/// The file of a ratchet's figures.
enum RatchetFile {
  /// Its text.
  ///
  /// - Parameter mayBeMissing: whether a missing file is an empty text.
  /// - Throws: `ValidationError` if it can't be read.
  static func text(of path: String, mayBeMissing: Bool) throws(ValidationError) -> String {
    if mayBeMissing && !FileManager.default.fileExists(atPath: path) { return "" }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw ValidationError("\(path) can't be read; give the ratchet's path with --ratchet")
    }
    return text
  }

  /// Writes the file.
  ///
  /// - Throws: `ValidationError` if it can't be written.
  static func write(_ text: String, to path: String) throws(ValidationError) {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw ValidationError("\(path) can't be written; give another file with --ratchet")
    }
  }
}
