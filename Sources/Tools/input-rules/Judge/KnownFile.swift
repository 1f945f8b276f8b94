import Foundation
import PropertyConsole
import PropertyCorpus
import RuleTesting

/// A break as JSON has it.
struct KnownRecord: Codable {
  let law: String
  /// What was done, such as `type −`; nothing if no one input does it.
  let keystrokes: [String]
  let found: String
  /// Whether any other text does it as well.
  let anyText: Bool

  init(_ known: KnownBreak) {
    (law, found, anyText) = (known.law, known.found, known.isOfAnyText)
    keystrokes = known.keystrokes.map(\.words)
  }

  /// The break; nil if a keystroke is none.
  fileprivate var known: KnownBreak? {
    let keystrokes = keystrokes.compactMap(Keystroke.init(words:))
    if keystrokes.count < self.keystrokes.count { return nil }
    return KnownBreak(law: law, keystrokes: keystrokes, found: found, isOfAnyText: anyText)
  }
}

/// The breaks that are known, as `judge --json` prints them.
enum KnownFile {
  private struct Content: Decodable {
    let broken: [KnownRecord]
    let known: [KnownRecord]?
  }

  /// The breaks of a file.
  /// - Throws: `UsageError` if it isn't what `judge --json` prints; why it can't be read.
  static func breaks(of path: String) throws -> [KnownBreak] {
    let bytes = Data(try WordedMeaning.content(of: path))
    guard let content = try? JSONDecoder().decode(Content.self, from: bytes) else {
      throw UsageError(
        "“\(path.beginning)” isn't what judge --json prints; write it with judge --json")
    }
    return try (content.broken + (content.known ?? [])).map { record in
      guard let known = record.known else {
        throw UsageError(
          "“\(path.beginning)” has an unknown keystroke of \(record.law); write the file again "
            + "with judge --json")
      }
      return known
    }
  }
}
