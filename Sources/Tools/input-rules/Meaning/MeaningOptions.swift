import InputRules
import PropertyConsole
import PropertyCorpus
import RuleTesting

/// The meaning of a field, that is, what it must do, given by options, by lines in a file, or by
/// rules.
struct MeaningOptions {
  let parts: [MeaningOption]
  /// Examples of texts that people type into the field.
  let typing: [String]

  private init(parts: [MeaningOption], typing: [String]) {
    (self.parts, self.typing) = (parts, typing)
  }

  /// The options for a meaning, shared by `judge`, `try` and `new rule`.
  static let options =
    MeaningOption.kinds.flatMap(\.options) + [
      CommandOption("--locale", "NAME", help: "The locale of numbers, such as de or ar-EG."),
      CommandOption("--typing", "TEXT", help: "A text that people type; may be repeated."),
      CommandOption(
        "--meaning", "FILE", help: "A file with these options, one per line, such as “at-most 4”."),
    ]

  /// The help text about the values of these options.
  static let values = """
    An argument that isn't an option is a built-in RULE:

      anything              any text
      number:1...100        a number; one or both bounds may be omitted
      integer:0...          a whole number
      grouped:0...9999      a number with digits grouped while typing
      pattern:(999) 999     slots: 9 digit, a letter, A capital, ? any, […] optional
      date:dd/mm/yyyy       a date or time: dd mm yy yyyy HH hh MM SS mmm aa
      dates:dd/mm/yyyy      two dates separated by “ - ”
      phone:US              a phone number as dialed there, or with a plus
      postal:GB, amount:EUR a postal code, an amount; cents:EUR is typed from the right
      card, iban, code:6    a payment card number, an account number, a code of 6 digits
      ssn, ein, cpf         numbers of persons and employers in the United States and Brazil

    The first three combine with each other and with the options; use any other one alone.
    SET is characters such as 0-9a-f; a backslash makes the next character literal.
    """

  /// Reads a command's arguments and the file that they name.
  ///
  /// An argument takes precedence over a line in the file.
  init(_ words: CommandArguments, _ options: [CommandOption], rules: [String] = []) throws {
    let lines = try words["--meaning"].map(Self.words(ofFile:)) ?? []
    for given in [words, try CommandArguments(lines, Self.options)] {
      try given.requireOnce(butFor: ["--equals", "--typing"])
    }
    let words = try CommandArguments(
      lines + rules.map { "--equals=\($0)" } + words.all, options)
    let context = MeaningOption.Context(
      unit: try words.value("--unit", LengthUnit.init(named:)) ?? .characters,
      overwrites: words.has("--overwrites"), room: try words.value("--up-to", Number.count),
      locale: words["--locale"])
    _ = try words.value("--locale", NumberSymbols.init(named:))
    let rules = words.all(of: "--equals").map(RuleWord.init)
    if words.has("--locale"), !rules.contains(where: \.hasLocale) {
      throw UsageError(
        "--locale affects only number, integer, grouped, amount and cents; omit it, or name one")
    }
    self.init(
      parts: try MeaningOption.kinds.flatMap { try $0.parts(words, context) },
      typing: words.all(of: "--typing"))
  }

  /// The maximum size of an option's file, in bytes.
  private static let largestFile = 1 << 26

  static func content(of path: String) throws(UsageError) -> [UInt8] {
    do throws(SystemError) {
      return try SystemFile.read(path, upTo: largestFile)
    } catch {
      throw UsageError("\(path) can't be read (\(error)); check the path")
    }
  }

  /// The options in a file, whose lines lack the leading dashes.
  private static func words(ofFile path: String) throws -> [String] {
    let text = String(decoding: try content(of: path), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.flatMap { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return parts.count == 2 ? ["--\(parts[0])=\(parts[1])"] : parts.map { "--\($0)" }
    }
  }
}

// The meaning as one of our rules, and as meanings that the laws check.
extension MeaningOptions {
  /// The options that restrict the text, as the user wrote them.
  var name: String { parts.filter { $0.rule != nil }.map(\.words).joined(separator: " ") }

  /// The rule of ours that has these conditions, or the field that an option names.
  /// - Parameters:
  ///   - insertion: what happens to an insertion that is only partly allowed, or `nil` for the
  ///     default.
  ///   - deletions: whether deletions are checked, or `nil` for the default.
  /// - Throws: `UsageError` if a whole field is combined with other rules or with policies.
  func rule(
    insertion: InsertionPolicy? = nil, deletions: DeletionPolicy? = nil
  ) throws(UsageError) -> any TextRule {
    let rules = parts.filter { $0.rule != nil }
    for part in rules {
      guard case .field(let field)? = part.rule else { continue }
      if rules.count > 1 {
        throw UsageError("\(part.words) describes a whole field; use it without other rules")
      }
      if insertion != nil || deletions != nil {
        throw UsageError(
          "\(part.words) doesn't support --insertion or --deletions; omit these options")
      }
      return field
    }
    return FieldRule(
      rules.compactMap { $0.rule?.condition }, deletions: deletions ?? .always,
      insertion: insertion ?? .whole)
  }

  /// The meanings that the laws check; rules of ours that options name form one meaning, with the
  /// other conditions unless the rule is a whole field.
  func meant() throws(UsageError) -> [FieldMeaning] {
    let named = parts.filter { $0.meaning == nil }
    var meanings = parts.compactMap(\.meaning)
    if named.isEmpty { return meanings }
    let isWhole = named.contains { $0.rule?.isField == true }
    var equals = FieldMeaning.equals(
      try MeaningOptions(parts: isWhole ? named : parts, typing: []).rule())
    equals.words = named.map(\.words).joined(separator: " ")
    meanings.append(equals)
    return meanings
  }
}
