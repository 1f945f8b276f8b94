import InputRules
import PropertyConsole

enum TryAction: Equatable {
  /// Types the text, with one keystroke per character.
  case type(String)
  /// Replaces the selection with the text in one edit.
  case paste(String)
  /// Selects a range, in UTF-16 units.
  case select(TextRange)
  /// Deletes the selection or, without one, the character before the caret (`backspace`), the
  /// character after it (`delete`), or the word before it and the spaces after that word (`word`).
  case backspace, delete, word
  /// Moves the caret or, if `selecting` is true, only the moving end of the selection.
  case move(Movement, selecting: Bool = false)
  case selectAll, cut, undo, redo

  /// The place to which a key moves the caret.
  enum Movement {
    case left, right, home, end
  }

  /// The commands without a text or a range, and whether a number after a command may repeat it.
  static let simple: [(name: String, action: TryAction, repeats: Bool)] = [
    ("backspace", .backspace, true), ("delete", .delete, true), ("word", .word, true),
    ("left", .move(.left), true), ("right", .move(.right), true),
    ("shift-left", .move(.left, selecting: true), true),
    ("shift-right", .move(.right, selecting: true), true),
    ("home", .move(.home), false), ("end", .move(.end), false),
    ("shift-home", .move(.home, selecting: true), false),
    ("shift-end", .move(.end, selecting: true), false),
    ("all", .selectAll, false), ("cut", .cut, false), ("undo", .undo, true), ("redo", .redo, true),
  ]
}

extension TryAction: CustomStringConvertible {
  /// The script command for this action, in which texts are escaped.
  var description: String {
    switch self {
    case .type(let text): "type \(text.escaped)"
    case .paste(let text): "paste \(text.escaped)"
    case .select(let range): "select \(range.location) \(range.length)"
    default: Self.simple.first { $0.action == self }?.name ?? ""
    }
  }
}

/// A command in a script: an action, and the number of times to perform it.
struct TryScriptLine: Equatable {
  let action: TryAction
  let times: Int

  /// The maximum number of times that one line may repeat an action.
  private static let most = 10_000

  private static let commands =
    ["type TEXT", "paste TEXT", "select LOCATION LENGTH"]
    + TryAction.simple.map { $0.repeats ? "\($0.name) [N]" : $0.name }

  static var rowsOfCommands: String {
    stride(from: 0, to: commands.count, by: 6)
      .map { commands[$0...].prefix(6).joined(separator: ", ") }.joined(separator: ",\n  ")
  }

  /// Reads the command in a line; the result is `nil` for a blank line and for a comment, which
  /// starts with `#`.
  /// - Throws: `UsageError`, which contains the line's number, if the line isn't a valid command.
  init?(_ line: String, number: Int) throws {
    let words = line.split(separator: " ").map(String.init)
    guard let name = words.first, !name.hasPrefix("#") else { return nil }
    do {
      (action, times) = try Self.command(name, Array(words.dropFirst()), line)
    } catch let error as UsageError {
      throw UsageError("line \(number): \(error)")
    }
  }

  private static func command(
    _ name: String, _ words: [String], _ line: String
  ) throws -> (TryAction, Int) {
    switch name {
    case "type": return (.type(try text(of: line, name)), 1)
    case "paste": return (.paste(try text(of: line, name)), 1)
    case "select":
      guard words.count == 2, let location = Int(words[0]), let length = Int(words[1]) else {
        throw UsageError(
          "“\(line.beginning)” has no range; write select LOCATION LENGTH in UTF-16 units")
      }
      return (.select(TextRange(location: location, length: length)), 1)
    default:
      guard let command = TryAction.simple.first(where: { $0.name == name }) else {
        throw UsageError(
          "there is no command “\(name.beginning)”; use \(commands.joined(separator: ", "))")
      }
      return (command.action, try times(words, name, command.repeats))
    }
  }

  private static func times(_ words: [String], _ name: String, _ repeats: Bool) throws -> Int {
    guard let word = words.first else { return 1 }
    guard repeats else { throw UsageError("“\(name)” takes no argument; write it alone") }
    guard words.count == 1, let times = Int(word), 1...most ~= times else {
      throw UsageError(
        "“\(words.joined(separator: " ").beginning)” isn't a repeat count; give 1 to \(most) "
          + "after \(name)"
      )
    }
    return times
  }

  /// The text after the command and one space, with escapes such as `\n` replaced.
  private static func text(of line: String, _ name: String) throws -> String {
    let start = line.drop { $0 == " " }.dropFirst(name.count)
    var (rest, text) = (start.dropFirst(), String.UnicodeScalarView())
    while let character = rest.popFirst() {
      guard character == "\\" else {
        // Append scalars one by one; appending the character's scalar view would copy all of
        // `text`.
        for scalar in character.unicodeScalars { text.append(scalar) }
        continue
      }
      guard let scalar = escape(&rest) else {
        throw UsageError(
          "“\(line.beginning)” has a backslash that doesn't escape anything; "
            + "write \\\\, \\n, \\t or \\u{1F600}"
        )
      }
      text.append(scalar)
    }
    return String(text)
  }

  private static func escape(_ rest: inout Substring) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "\\": return "\\"
    case "\"": return "\""
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
