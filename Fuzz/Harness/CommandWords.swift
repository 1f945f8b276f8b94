import PropertyConsole

/// The words of a command line: names, flags, and options with their values.
struct CommandWords {
  /// The words that aren't options, in order.
  private(set) var names: [String] = []
  private var values: [String: String] = [:]

  /// Reads words.
  ///
  /// - Parameters:
  ///   - words: the words after the command.
  ///   - options: the options that take a value, such as `--for`.
  ///   - flags: those that take none.
  /// - Throws: `UsageError` for any other option, or one without its value.
  init(_ words: [String], options: Set<String>, flags: Set<String> = []) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        names.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      guard options.contains(option) || flags.contains(option) else {
        throw UsageError("there is no option \(option); --help shows those that there are")
      }
      let takesValue = options.contains(option)
      if !takesValue && parts.count > 1 { throw UsageError("\(option) takes no value") }
      guard let value = parts.count > 1 ? String(parts[1]) : takesValue ? rest.popFirst() : ""
      else {
        throw UsageError("\(option) takes a value")
      }
      values[option] = value
    }
  }

  /// The value of an option; nil if the words don't have it.
  subscript(option: String) -> String? { values[option] }

  /// Whether the words have a flag.
  func has(_ flag: String) -> Bool { values[flag] != nil }
}
