import InputRules
import PropertyConsole
import RuleTesting

/// A part of a field's meaning (what the field must do) in three forms: for the laws, for one of
/// our rules, and in Swift.
struct MeaningOption {
  /// The option and its value, as a person writes them.
  let words: String
  /// The meaning for the laws, or `nil` if the option names one of our rules; the rule's meaning
  /// also depends on the other options.
  private(set) var meaning: FieldMeaning?
  /// The condition or the rule that the option stands for, or `nil` if it stands for neither.
  private(set) var rule: RuleWord.Kind?
  /// The meaning's arguments as Swift code, including a trailing closure, or `nil` if they can't be
  /// written.
  private var arguments: String?
  /// Swift code that checks whether the text `result` is allowed, or `nil` if the option doesn't
  /// restrict texts.
  private(set) var test: String?

  /// The part as Swift code, or `nil` if it isn't possible for a new delegate.
  var swift: String? {
    guard let name = meaning?.nameInSwift else { return nil }
    let takesNone = name.firstIndex(of: "(") == nil
    return takesNone ? name : arguments.map { name.prefix { $0 != "(" } + $0 }
  }

  /// The values of options that change the meaning of other options.
  struct Context {
    let unit: LengthUnit
    let overwrites: Bool
    let room: Int?
    let locale: String?
  }

  /// A kind of part, which consists of options and a function that reads their values.
  struct Kind: Sendable {
    let options: [CommandOption]
    private let read: @Sendable (String, Context, inout MeaningOption) throws(UsageError) -> Void

    init(
      _ option: CommandOption, _ others: CommandOption...,
      read: @escaping @Sendable (String, Context, inout MeaningOption) throws(UsageError) -> Void
    ) {
      (options, self.read) = ([option] + others, read)
    }

    /// The parts of this kind in a command's arguments; if an option other than `--equals` is
    /// repeated, the last one is used.
    func parts(_ words: CommandArguments, _ context: Context) throws(UsageError) -> [MeaningOption]
    {
      let name = options[0].name
      func read(_ text: String) throws(UsageError) -> MeaningOption {
        try part(text, context, words)
      }
      if !words.has(name), let alone = options.first(where: { words.has($0.name) }) {
        throw UsageError("\(alone.name) needs \(name); add it")
      }
      if name != "--equals" { return try words.value(name, read).map { [$0] } ?? [] }
      var parts: [MeaningOption] = []
      for text in words.all(of: name) { parts.append(try read(text)) }
      return parts
    }

    private func part(
      _ text: String, _ context: Context, _ words: CommandArguments
    ) throws(UsageError) -> MeaningOption {
      let values = options.compactMap { option in
        words[option.name].map { (option, option.name == options[0].name ? text : $0) }
      }
      let written = values.map { option, value in
        option.isFlag ? option.name : "\(option.name) \(ShellWord.quoted(value))"
      }
      var part = MeaningOption(words: written.joined(separator: " "))
      try read(text, context, &part)
      part.meaning?.words = written.joined(separator: " ")
      return part
    }
  }
}

extension MeaningOption {
  /// All kinds, in the help text's order.
  static let kinds: [Kind] = [
    Kind(
      CommandOption("--at-most", "N", help: "The maximum length; any text that fits is accepted."),
      CommandOption("--unit", "UNIT", help: "The length unit: characters, scalars, utf16 or utf8.")
    ) { text, context, part throws(UsageError) in
      let (limit, unit) = (try Number.countOrNone(text), context.unit)
      let view = unit == .scalars ? "unicodeScalars" : unit.rawValue
      part.meaning = .atMost(limit, unit)
      part.rule = (try? MaximumLength(limit, unit: unit)).map { .condition($0) }
      part.arguments = "(\(limit)\(unit == .characters ? "" : ", .\(unit)"))"
      part.test = "result.\(unit == .characters ? "" : "\(view).")count <= \(limit)"
    },
    set("--characters", "The text contains only these characters; all of them are accepted.") {
      $1.allow($0, .characters($0))
    },
    set("--only", "The text contains only these characters; some may be refused.") {
      $1.allow($0, .onlyCharacters($0))
    },
    set("--banned", "The text doesn't contain any of these characters.") { set, part in
      let test = { (name: String) in "!\(name).contains { \(set.escaped).contains($0) }" }
      part.hold("It has none of \(set).", test) { text in !text.contains { set.contains($0) } }
      part.rule = .condition(BannedCharacters(set))
      part.meaning?.isBan = true
    },
    Kind(
      CommandOption("--keeps", "SET", help: "These characters are never lost or reordered."),
      CommandOption("--overwrites", help: "Typing may overwrite SET characters after the caret."),
      CommandOption("--up-to", "N", help: "A field with N of these is full, and may lose the last.")
    ) { text, context, part throws(UsageError) in
      let (set, room) = (try CharacterSetText.members(of: text), context.room)
      part.meaning = .keepsContent(set, overwriting: context.overwrites, upTo: room)
      let others = context.overwrites ? ", overwriting: true" : ""
      part.arguments = "(\(set.escaped)\(others)\(room.map { ", upTo: \($0)" } ?? ""))"
    },
    regex("--matches", "The text matches, unless it is empty.") { .always($0, $1) },
    regex("--accepts", "A text is accepted if and only if it matches.") { .accepts($0, $1) },
    Kind(
      CommandOption("--equals", "RULE", help: "Each edit has the same result as with this RULE.")
    ) { text, context, part throws(UsageError) in
      part.rule = try RuleWord(text).kind(context.locale)
    },
    Kind(
      CommandOption("--value", "FORMAT", help: "The format of the value: number, or number:de.")
    ) { text, _, part throws(UsageError) in part.meaning = .value(try format(text)) },
    flag("--deletions-pass", .deletionsPass, "Deletions are never refused."),
    flag("--backspace-empties", .backspaceEmpties, "Backspace at the end empties the field."),
    flag(
      "--idempotent", .formattingIsIdempotent,
      "Pasting the shown text over itself changes nothing."),
    flag("--caret", .caretStaysBesideTyped, "The caret stays beside the typed text."),
    flag("--paste-equals-typing", .pasteEqualsTyping, "A paste has the same result as typing."),
  ]
}

extension MeaningOption {
  private mutating func allow(_ set: String, _ meaning: FieldMeaning) {
    (self.meaning, rule) = (meaning, .condition(AllowedCharacters(set)))
    arguments = "(\(set.escaped))"
    test = "result.allSatisfy { \(set.escaped).contains($0) }"
  }

  /// Sets a condition on the text: a sentence, a function that returns Swift code for a variable's
  /// name, and a function that checks a text.
  private mutating func hold(
    _ sentence: String, _ swift: (String) -> String,
    _ mean: (String, @escaping @Sendable (String) -> Bool) -> FieldMeaning = { .always($0, $1) },
    _ holds: @escaping @Sendable (String) -> Bool
  ) {
    meaning = mean(sentence, holds)
    arguments = "(\(sentence.escaped)) { text in \(swift("text")) }"
    test = "(\(swift("result")))"
  }

  private static func set(
    _ name: String, _ help: String, _ apply: @escaping @Sendable (String, inout Self) -> Void
  ) -> Kind {
    Kind(CommandOption(name, "SET", help: help)) { text, _, part throws(UsageError) in
      apply(try CharacterSetText.members(of: text), &part)
    }
  }

  private static func flag(_ name: String, _ meaning: FieldMeaning, _ help: String) -> Kind {
    Kind(CommandOption(name, help: help)) { _, _, part in part.meaning = meaning }
  }

  private static func regex(
    _ name: String, _ help: String,
    _ mean: @escaping @Sendable (String, @escaping @Sendable (String) -> Bool) -> FieldMeaning
  ) -> Kind {
    Kind(CommandOption(name, "REGEX", help: help)) { pattern, _, part throws(UsageError) in
      guard (try? Regex(pattern)) != nil else {
        throw UsageError("it isn't a Swift regular expression")
      }
      let matches = { @Sendable (text: String) in
        text.isEmpty || (try? Regex(pattern).wholeMatch(in: text)) != nil
      }
      let swift = { (name: String) in
        "\(name).isEmpty || (try? Regex(\(pattern.escaped)).wholeMatch(in: \(name))) != nil"
      }
      part.hold("It matches \(pattern).", swift, mean, matches)
      part.rule = .condition(TextPredicate(pattern, holds: matches))
    }
  }

  private static func format(_ text: String) throws(UsageError) -> NumberFormat {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.first == "number" else {
      throw UsageError("it isn't a format; write number, or number:de for a locale")
    }
    let symbols = parts.count == 2 ? try NumberSymbols(named: parts[1]) : .posix
    return NumberFormat(symbols, grouping: symbols == .posix ? .refused : .strict)
  }
}

/// A reader of the character sets in options.
enum CharacterSetText {
  /// The scalars in a set such as `0-9a-f`; a scalar after a backslash is always a member.
  static func members(of text: String) throws(UsageError) -> String {
    var members = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let first = try member(&rest) {
      // A hyphen at the end of the set is a member.
      guard rest.first == "-", rest.count > 1 else {
        members.append(first)
        continue
      }
      rest.removeFirst()
      if let last = try member(&rest) { members += try range(first, last) }
    }
    return String(members)
  }

  /// The scalars in a range, which must all be digits, or all be letters of one case.
  ///
  /// Other ranges are refused: a user who writes `+-e` doesn't mean the 59 characters from `+` to
  /// `e`.
  private static func range(
    _ first: Unicode.Scalar, _ last: Unicode.Scalar
  ) throws(UsageError) -> [Unicode.Scalar] {
    if first > last { throw UsageError("the range ends before it begins; swap the two ends") }
    let all = (first.value...last.value).compactMap(Unicode.Scalar.init)
    if let kind = first.kindInRange, all.allSatisfy({ $0.kindInRange == kind }) { return all }
    throw UsageError(
      "\(first)-\(last) isn't a range of digits or of letters of one case; write a hyphen as \\-, "
        + "or put it at the end")
  }

  /// Reads a member of a set; returns `nil` at the end of the set.
  private static func member(_ rest: inout Substring.UnicodeScalarView) throws(UsageError)
    -> Unicode.Scalar?
  {
    guard let scalar = rest.popFirst() else { return nil }
    guard scalar == "\\" else { return scalar }
    guard let escaped = rest.popFirst() else {
      throw UsageError("the backslash at the end of the set is incomplete; write two")
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// The category of a digit or a letter, or `nil` for any other scalar.
  fileprivate var kindInRange: Unicode.GeneralCategory? {
    switch properties.generalCategory {
    case .modifierLetter: .otherLetter
    case .decimalNumber, .lowercaseLetter, .uppercaseLetter, .otherLetter:
      properties.generalCategory
    default: nil
    }
  }
}
