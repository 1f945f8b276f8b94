import PropertyTesting

extension FoundCommand {
  /// Checks laws on inputs that no known finding explains, each in a child process.
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

  /// The text about a broken law; the software's answers are escaped to protect the terminal.
  static func text(about law: Law, _ ending: Ending) -> String {
    "\(law.name): \(ending)".split(separator: "\n").map { String($0).visible }
      .joined(separator: "\n")
  }

  /// The options in the command's arguments.
  struct Options {
    var measures = false
    var searches = false
    var isHelp = false
    var seeds = 20
    var seed = 1
    var cases = 10_000
    var names: [String] = []

    /// Reads the options; fails if an argument is unknown.
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
