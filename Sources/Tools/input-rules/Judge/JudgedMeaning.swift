import InputRules
import PropertyConsole
import PropertyCorpus
import PropertyFuzzing
import RuleTesting

/// What a field is meant to do, as options or lines of a file say it.
struct JudgedMeaning {
  let parts: [FieldMeaning]
  /// Texts that people type.
  let typing: [String]

  static let options = [
    CommandOption("--at-most", "N", help: "The text is never longer, and what fits goes in."),
    CommandOption(
      "--unit", "UNIT", help: "What is counted: characters, scalars, utf16 or utf8."),
    CommandOption("--characters", "SET", help: "Only these stand, and each of them goes in."),
    CommandOption("--only", "SET", help: "Only these stand; not each goes in everywhere."),
    CommandOption("--keeps", "SET", help: "These are never lost, nor put in another order."),
    CommandOption("--overwrites", help: "What is typed may take the place of SET behind it."),
    CommandOption("--matches", "REGEX", help: "Whatever stands matches, if it isn't empty."),
    CommandOption("--equals", "RULE", help: "Each edit gives what this rule of ours gives."),
    CommandOption(
      "--value", "number[:LOCALE]", help: "The value is the number that the text says."),
    CommandOption("--locale", "NAME", help: "The locale of the numbers of RULE."),
    CommandOption("--deletions-pass", help: "No deletion is refused."),
    CommandOption("--backspace-empties", help: "Backspace at the end empties the field."),
    CommandOption("--idempotent", help: "What is shown stays when it is pasted over itself."),
    CommandOption("--caret", help: "The caret stays beside what was typed."),
    CommandOption("--paste-equals-typing", help: "A paste gives what typing gives."),
    CommandOption("--typing", "TEXT", help: "A text that people type; may be given again."),
    CommandOption(
      "--meaning", "FILE", help: "A file with such options, one a line, as “at-most 4”."),
  ]

  /// Reads what words mean, and the file that they name, whose lines they may override.
  ///
  /// - Parameters:
  ///   - words: the words of the command.
  ///   - options: all options that the command has; a file has only those of a meaning.
  /// - Throws: `UsageError` for the first option that can't be meant; why the file can't be read.
  init(_ words: CommandWords, _ options: [CommandOption]) throws {
    let lines = try words["--meaning"].map(Self.words(ofFile:)) ?? []
    _ = try CommandWords(lines, Self.options)
    let words = try CommandWords(lines + words.all, options)
    typing = words.all(of: "--typing")
    var parts: [FieldMeaning] = []
    let unit = try words.value("--unit", Self.unit) ?? .characters
    if let limit = try words.value("--at-most", Number.countOrNone) {
      parts.append(.atMost(limit, unit))
    }
    for (option, part) in Self.sets {
      if let set = try words.value(option, Self.set) { parts.append(part(set)) }
    }
    if let set = try words.value("--keeps", Self.set) {
      parts.append(.keepsContent(set, overwriting: words.has("--overwrites")))
    }
    if let regex = words["--matches"] { parts.append(try Self.matching(regex)) }
    let symbols = try words.value("--locale", NumberSymbols.init(named:)) ?? .posix
    if words["--equals"] != nil {
      parts.append(.equals(try TryRule(words.all(of: "--equals"), symbols: symbols).rule))
    }
    if let format = try words.value("--value", Self.format) { parts.append(.value(format)) }
    self.parts = parts + Self.flags.filter { words.has($0.0) }.map(\.1)
  }

  private static let sets: [(String, @Sendable (String) -> FieldMeaning)] = [
    ("--characters", { .characters($0) }), ("--only", { .onlyCharacters($0) }),
  ]

  private static let flags: [(String, FieldMeaning)] = [
    ("--deletions-pass", .deletionsPass), ("--backspace-empties", .backspaceEmpties),
    ("--idempotent", .formattingIsIdempotent), ("--caret", .caretStaysBesideTyped),
    ("--paste-equals-typing", .pasteEqualsTyping),
  ]

  /// The options that the lines of a file write without dashes.
  private static func words(ofFile path: String) throws -> [String] {
    let text = String(decoding: try SystemFile.read(path), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.flatMap { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return parts.count == 2 ? ["--\(parts[0])=\(parts[1])"] : parts.map { "--\($0)" }
    }
  }

  private static func unit(_ text: String) throws(UsageError) -> LengthUnit {
    guard let unit = LengthUnit(rawValue: text) else {
      throw UsageError("give characters, scalars, utf16 or utf8")
    }
    return unit
  }

  private static func set(_ text: String) throws(UsageError) -> String {
    do {
      return try TryRulePart("allowed:\(text)").characters()
    } catch {
      throw UsageError("\(error)")
    }
  }

  private static func matching(_ text: String) throws -> FieldMeaning {
    guard (try? Regex(text)) != nil else {
      throw UsageError("“\(text.beginning)” is no regular expression of Swift")
    }
    return .always("It matches \(text).") { candidate in
      (try? Regex(text).wholeMatch(in: candidate)) != nil
    }
  }

  private static func format(_ text: String) throws(UsageError) -> NumberFormat {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.first == "number" else {
      throw UsageError("write number, or with a locale number:de")
    }
    let symbols = parts.count == 2 ? try NumberSymbols(named: parts[1]) : .posix
    return NumberFormat(symbols, grouping: symbols == .posix ? .refused : .strict)
  }
}
