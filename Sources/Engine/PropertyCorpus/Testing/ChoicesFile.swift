import Foundation
import PropertyTesting

/// A file for a replay code that is too long for a report.
///
/// The file contains the replay code and a newline. The file's name consists of the property's name
/// and a hash of the code, so failures don't overwrite each other.
package enum ChoicesFile {
  /// The maximum length of a replay code in a report, in characters.
  package static let longest = 200
  static let ending = ".choices"

  /// Writes `word` to a new file and returns its path; returns `nil` for a short code, or if the
  /// file can't be written.
  package static func path(
    holding word: String, of property: PropertyName, in folder: String = folder
  ) -> String? {
    guard word.count > longest else { return nil }
    let isPlain: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let name = String(property.name.prefix(60).map { isPlain($0) ? $0 : "-" })
    let path = "\(folder)/\(name)-\(Corpus.fileName(of: Array(word.utf8)))\(ending)"
    do { try Corpus.write(Array("\(word)\n".utf8), to: path) } catch { return nil }
    return path
  }

  /// Returns the replay code for a `choices:` argument, which is the code itself or the path of a
  /// file.
  ///
  /// White space around the code is ignored, so the code can be copied from the file.
  /// - Throws: `CorpusError` if the file at the path can't be read; `BlobError` if the file doesn't
  ///   contain a replay code.
  package static func word(of argument: String) throws -> String {
    let word = argument.trimmingCharacters(in: .whitespacesAndNewlines)
    let isPath = word.contains("/") || word.contains("\\") || word.hasSuffix(ending)
    guard isPath else { return word }
    let content = String(decoding: try Corpus.read(word), as: UTF8.self)
    let choices = content.trimmingCharacters(in: .whitespacesAndNewlines)
    _ = try Blob.decode(choices)
    return choices
  }

  package static var folder: String {
    let here = FileManager.default.currentDirectoryPath
    let build = "\(here)/.build"
    return FileManager.default.isWritableFile(atPath: build)
      ? "\(build)/failures" : FileManager.default.temporaryDirectory.path + "/property-failures"
  }
}

extension Report {
  /// Returns the report as text; for each failure, it contains the argument that repeats the
  /// failure in a test.
  ///
  /// A long replay code is written to a file; the text contains the file's path.
  package func text(hasTrait: Bool = false) -> String {
    description {
      let file = ChoicesFile.path(holding: $0.choices, of: property)
      return Repetition(argument: $0.choices, file: file, hasTrait: hasTrait)
    }.visible.withoutBuildCommands
  }
}
