import PropertyCorpus

/// The words after a command's name: names, flags, and options with their values.
package struct CommandArguments: Sendable {
  package let all: [String]
  /// The words that aren't options, in order.
  package private(set) var names: [String] = []
  /// The words after `--`, which belong to another program.
  package private(set) var others: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads the words after the name of a command that has the given options.
  /// - Throws: `UsageError` for an unknown option, a missing value, or a value for a flag.
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
        throw UsageError("\(name) requires a value")
      }
      values[name, default: []].append(value)
    }
  }

  /// The value of an option, or `nil` if the words don't contain the option; if the option is given
  /// several times, this is the last value.
  package subscript(option: String) -> String? { values[option]?.last }

  /// Checks that no option, except those in `several`, is given with several different values.
  /// - Throws: `UsageError` for the first such option.
  package func requireOnce(butFor several: [String]) throws(UsageError) {
    let twice = values.filter { Set($0.value).count > 1 && !several.contains($0.key) }.keys.min()
    guard let twice else { return }
    throw UsageError("\(twice) is given \(all(of: twice).count) times; give it once")
  }

  package func all(of option: String) -> [String] { values[option] ?? [] }

  package func has(_ flag: String) -> Bool { values[flag] != nil }

  /// The value of an option, read by `read`, or `nil` if the words don't contain the option.
  /// - Throws: `UsageError` if `read` throws one; the error contains the option, the value and the
  ///   reason.
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

  /// The corpus in the folder that `--corpus` names, or in `Corpus`.
  package var corpus: Corpus { Corpus(root: self["--corpus"] ?? "Corpus") }

  /// The file that `--junit` names, or `nil` if the option isn't given; also checks that the file
  /// can be written.
  /// - Throws: `CorpusError` if the file can't be written, so that a long run isn't wasted.
  package func junit() throws(CorpusError) -> ResultFile? {
    guard let file = self["--junit"].map({ ResultFile($0) }) else { return nil }
    try file.prepare()
    return file
  }
}

package struct CommandOption: Sendable {
  /// The option's name, including its dashes.
  package let name: String
  /// The form of the value, as shown in help, or `nil` for a flag, which has no value.
  let value: String?
  let help: String

  package init(_ name: String, _ value: String? = nil, help: String) {
    (self.name, self.value, self.help) = (name, value, help)
  }

  package var isFlag: Bool { value == nil }
  /// The option as shown in help, such as `--cases N`.
  private var title: String { value.map { "\(name) \($0)" } ?? name }

  /// The options as shown in help, one per line.
  package static func rows(of options: [CommandOption]) -> String {
    let width = options.map(\.title.count).max() ?? 0
    return options.map { "  \($0.title.padded(to: width))  \($0.help)" }.joined(separator: "\n")
  }

  /// The word that separates a command's arguments from another program's command line.
  package static let others = "--"

  package static let corpus = CommandOption(
    "--corpus", "FOLDER", help: "The folder of kept inputs; Corpus by default.")
  package static let json = CommandOption("--json", help: "Print JSON.")
  package static let junit = CommandOption(
    "--junit", "FILE",
    help: "Also write JUnit XML to FILE, which may be a pipe or a device.")
}

/// Reads the numbers in options, and checks their ranges.
package enum Number {
  /// Reads a whole number of at least 1.
  package static func count(_ text: String) throws(UsageError) -> Int { try whole(text, from: 1) }

  /// Reads a whole number of at least 0.
  package static func countOrNone(_ text: String) throws(UsageError) -> Int {
    try whole(text, from: 0)
  }

  private static func whole(_ text: String, from least: Int) throws(UsageError) -> Int {
    if let number = Int(text), number >= least { return number }
    throw UsageError("give a whole number of at least \(least), such as 100")
  }

  /// The largest allowed number of workers: more than machines have processors, but few enough to
  /// be started.
  package static let mostWorkers = 256

  package static func workers(_ text: String) throws(UsageError) -> Int {
    guard let number = Int(text), (1...mostWorkers).contains(number) else {
      throw UsageError("give a whole number from 1 to \(mostWorkers), in digits only")
    }
    return number
  }

  package static func seed(_ text: String) throws(UsageError) -> UInt64 {
    guard let number = UInt64(text) else {
      throw UsageError("give a whole number from 0 to \(UInt64.max), in digits only")
    }
    return number
  }

  package static func seconds(_ text: String) throws(UsageError) -> Double {
    guard let number = Double(text), number > 0, number <= 1e9 else {
      throw UsageError("give a number of seconds above 0, such as 5 or 0.5")
    }
    return number
  }
}

/// An error that reports incorrect use of the command line in one line; the exit code is then 2.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// The error about an unknown name, which suggests a similar known name if there is one.
  package static func unknown(_ kind: String, _ name: String, among known: [String]) -> UsageError {
    let all = "\(Terminal.program) list prints all names"
    let advice = name.nearest(among: known).map { "did you mean \($0)? (\(all))" } ?? all
    return UsageError("there is no \(kind) named “\(name.beginning)”; \(advice)")
  }
}

extension String {
  /// The text as an error quotes it: the whole text or, if it is long, its first 60 scalars.
  package var beginning: String {
    let start = String(unicodeScalars.prefix(60))
    return start.unicodeScalars.count < unicodeScalars.count ? start + "…" : start
  }

  /// The known name that the user may have meant, or `nil` if none is similar.
  package func nearest(among known: [String]) -> String? {
    let text = lowercased()
    let near = known.map { (name: $0, distance: $0.distance(to: self)) }
      .filter { $0.distance <= ($0.name.count + 1) / 3 }.min { $0.distance < $1.distance }
    let longer = known.filter { count > 2 && $0.lowercased().contains(text) }
    return near?.name ?? longer.min { $0.count < $1.count }
  }

  /// The smallest number of insertions, removals and replacements that change this text into
  /// `other`, ignoring case.
  package func distance(to other: String) -> Int {
    let (one, two) = (Array(lowercased()), Array(other.lowercased()))
    var row = Array(0...two.count)
    for (i, character) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in two.indices {
        let cost = diagonal + (character == two[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(cost, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[two.count]
  }
}
