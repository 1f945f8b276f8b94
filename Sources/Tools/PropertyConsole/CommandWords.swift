import PropertyCorpus

/// The words after a command: names, flags, and options with their values.
package struct CommandWords: Sendable {
  /// The words as they were given.
  package let all: [String]
  /// The words that aren't options, in order.
  package private(set) var names: [String] = []
  /// The words after `--`, which are another program's.
  package private(set) var others: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads the words after a command that has some options.
  /// - Throws: `UsageError` for any other option, or one without its value.
  package init(_ words: [String], _ options: [CommandOption]) throws(UsageError) {
    all = words
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == CommandOption.others, options.contains(where: { $0.name == word }) {
        others = Array(rest)
        return
      }
      guard word.hasPrefix("-") else {
        names.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        throw UsageError(
          "there is no option \(name.beginning); see --help")
      }
      let takesValue = option.value != nil
      if !takesValue && parts.count > 1 { throw UsageError("\(name) takes no value") }
      guard let value = parts.count > 1 ? String(parts[1]) : takesValue ? rest.popFirst() : ""
      else {
        throw UsageError("\(name) takes a value")
      }
      values[name, default: []].append(value)
    }
  }

  /// The value of an option; nil if the words don't have it.
  ///
  /// Of one that is given several times, the last counts.
  package subscript(option: String) -> String? { values[option]?.last }

  /// Checks that no option has two values, but for those that may be given again.
  /// - Throws: `UsageError` for the first of the others.
  package func requireOnce(butFor several: [String]) throws(UsageError) {
    let twice = values.filter { Set($0.value).count > 1 && !several.contains($0.key) }.keys.min()
    guard let twice else { return }
    throw UsageError("\(twice) is given \(all(of: twice).count) times; give it once")
  }

  /// All values of an option, in order.
  package func all(of option: String) -> [String] { values[option] ?? [] }

  /// Whether the words have a flag.
  package func has(_ flag: String) -> Bool { values[flag] != nil }

  /// The value of an option as `read` understands it; nil if the words don't have it.
  /// - Throws: `UsageError`, with the option, its value and what `read` says of it.
  package func value<Value>(
    _ option: String, _ read: (String) throws(UsageError) -> Value
  ) throws(UsageError) -> Value? {
    guard let text = self[option] else { return nil }
    do throws(UsageError) {
      return try read(text)
    } catch {
      throw UsageError("\(option) is “\(text.beginning)”; \(error)")
    }
  }

  /// The corpus: that of `--corpus`, or the folder `Corpus`.
  package var corpus: Corpus { Corpus(root: self["--corpus"] ?? "Corpus") }

  /// The file of `--junit`, made sure that it can be written; nil if the words name none.
  /// - Throws: why it can't be: a long run whose results are lost is wasted.
  package func junit() throws(CorpusError) -> ResultFile? {
    guard let file = self["--junit"].map({ ResultFile($0) }) else { return nil }
    try file.prepare()
    return file
  }
}
