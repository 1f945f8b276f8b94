import Foundation
import PropertyTesting

/// A command that checks known findings again, measures how soon laws detect them, or searches for
/// new ones.
public struct FoundCommand {
  /// The lines of code that show findings, by the identifier of the finding.
  public typealias Lines = [String: @Sendable () throws -> String]

  /// The records of known findings.
  let records: [Record]
  let lines: Lines
  let laws: [Law]

  var usage: String {
    let rows =
      (lines.isEmpty ? [] : ["[ID…]  repeats all findings, or only the named findings"])
      + (laws.isEmpty ? [] : Self.usageOfLaws)
    return rows.map { "usage: found \($0)\n" }.joined()
  }

  private static let usageOfLaws = [
    "--measure [--seeds N] [ID…]  measures the cases until laws find the named findings, or all",
    "--search [--seed N] [--cases N] [LAW…]  searches for failures that aren't known",
  ]

  /// Creates a command for `records`.
  public init(_ records: [Record], lines: Lines = [:], laws: [Law] = []) {
    (self.records, self.lines, self.laws) = (records, lines, laws)
  }

  /// Performs the command that the arguments specify.
  ///
  /// - Returns: 0 for success, 1 for a changed, missed or new finding, and 2 for incorrect use.
  public func run(_ arguments: [String]) -> Int32 {
    guard let options = Options(arguments) else { return wrongUse("") }
    if options.isHelp {
      print(usage, terminator: "")
      return 0
    }
    let checksLaws = options.searches || options.measures
    if checksLaws ? laws.isEmpty : lines.isEmpty { return wrongUse("") }
    let known = options.searches ? laws.map(\.name) : records.map(\.id)
    if let name = Set(options.names).subtracting(known).min() {
      let noun = options.searches ? "law" : "finding"
      return wrongUse("error: there is no \(noun) “\(name.visible)”\n")
    }
    if options.searches { return search(options) }
    let chosen = records.filter { options.names.isEmpty || options.names.contains($0.id) }
    return options.measures ? measure(chosen, options) : repeatAll(chosen)
  }

  private func wrongUse(_ error: String) -> Int32 {
    FileHandle.standardError.write(Data((error + usage).utf8))
    return 2
  }

  private func repeatAll(_ chosen: [Record]) -> Int32 {
    var results: [Repetition] = []
    for record in chosen {
      let line = lines[record.id] ?? { "no line" }
      let result = Repetition(record, line)
      results.append(result)
      print(Self.text(about: result, record))
    }
    let counts = [Standing.stillSo, .fixed, .changed].map { standing in
      "\(results.count { $0.standing == standing }) \(standing.rawValue)"
    }
    print("\(results.count) findings: \(counts.joined(separator: ", ")).")
    return results.contains { $0.standing == .changed } ? 1 : 0
  }

  /// The text about a finding's current result; the software's own text is escaped for the
  /// terminal.
  static func text(about result: Repetition, _ record: Record) -> String {
    var lines = ["\(result.standing.rawValue): \(result.id): \(result.title)"]
    if result.standing == .changed {
      lines += [
        "  gives    \(result.comes)", "  recorded \(record.comes)", "  expected \(record.expected)",
      ]
    }
    return lines.map(\.visible).joined(separator: "\n")
  }

  private func measure(_ chosen: [Record], _ options: Options) -> Int32 {
    var isComplete = true
    for record in chosen {
      guard let law = laws.first(where: { $0.name == record.law }) else {
        print("\(record.id)\tno law \(record.law)")
        isComplete = false
        continue
      }
      let median = isolated(seconds: 600) { medianCases(record, law, options) }.description
      isComplete = isComplete && Int(median) != nil
      print("\(record.id)\t\(median)")
      fflush(nil)
    }
    return isComplete ? 0 : 1
  }

  /// The median number of cases until a law detects a record's finding, as text.
  private func medianCases(_ record: Record, _ law: Law, _ options: Options) -> String {
    let found = (1...options.seeds).map {
      law.casesUntilFound(record.id, seed: UInt64($0), limit: options.cases) ?? Int.max
    }
    let median = found.sorted()[found.count / 2]
    return median == .max ? "more than \(options.cases)" : "\(median)"
  }
}

extension String {
  /// The text with line ends, control characters and invisible characters replaced with numbers.
  var visible: String {
    unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
      default: String(scalar)
      }
    }.joined()
  }
}

extension FoundCommand {
  /// Checks laws, each in a child process, with inputs that no known finding explains.
  func search(_ options: Options) -> Int32 {
    let chosen = laws.filter { options.names.isEmpty || options.names.contains($0.name) }
    var broken = 0
    for law in chosen {
      let settings = RunSettings(cases: options.cases, seed: UInt64(options.seed))
      let ending = isolated(seconds: 600) {
        let report = Run.check(law.property.about(.beyondKnown), settings)
        return report.passed ? "" : "\(report)"
      }
      if ending == .value("") { continue }
      broken += 1
      print(Self.text(about: law, ending))
    }
    print("\(chosen.count) laws, \(broken) broken beyond the known findings.")
    return broken == 0 ? 0 : 1
  }

  /// The text about a broken law; the software's own text is escaped for the terminal.
  static func text(about law: Law, _ ending: Ending) -> String {
    "\(law.name): \(ending)".split(separator: "\n").map { String($0).visible }
      .joined(separator: "\n")
  }

  struct Options {
    var measures = false
    var searches = false
    var isHelp = false
    var seeds = 20
    var seed = 1
    var cases = 10_000
    var names: [String] = []

    /// Reads the options, or returns `nil` if an argument is unknown.
    init?(_ arguments: [String]) {
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        switch argument {
        case "--measure": measures = true
        case "--search": searches = true
        case "--help", "-h": isHelp = true
        case "--seeds", "--seed", "--cases":
          guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else { return nil }
          if argument == "--seeds" { seeds = number }
          if argument == "--seed" { seed = number }
          if argument == "--cases" { cases = number }
        case _:
          if argument.hasPrefix("-") { return nil }
          names.append(argument)
        }
      }
    }
  }
}
