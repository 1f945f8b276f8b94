import PropertyConsole
import PropertyTesting

/// A fuzz program: its targets, and how it is called.
package struct FuzzProgram: Sendable {
  /// The properties, by name.
  let targets: NamedProperties<FuzzTarget>
  /// What begins the commands that reports recommend, such as `swift run fuzz-sorting`.
  let command: String
  /// What begins a session, and a merge, which need an instrumented build.
  let session: String
  let merge: String
  /// A build with fewer coverage counters refuses to fuzz.
  let fewestCounters: Int

  /// The path with which the program can start itself.
  static var path: String {
    let path = CommandLine.arguments.first ?? ""
    return path.contains("/") ? path : "/proc/self/exe"
  }

  init(
    _ targets: [FuzzTarget], command: String? = nil, session: String? = nil, merge: String? = nil,
    fewestCounters: Int = 0
  ) {
    self.targets = NamedProperties(targets, name: \.name)
    self.command = command ?? "swift run \(ShellWord.quoted(Terminal.program))"
    let path = ShellWord.quoted(CommandLine.arguments.first ?? "")
    self.session = session ?? "\(path) session"
    self.merge = merge ?? "\(path) merge"
    self.fewestCounters = fewestCounters
  }

  /// The targets that were registered.
  package static var registered: FuzzProgram { FuzzTargets.program }

  /// The names of its properties, with their chapters.
  var names: [String] { targets.elements.map { "\($0.name)" } }

  /// Why these can't be the targets of a program; nil if they can.
  static func problem(of targets: [FuzzTarget]) -> String? {
    if targets.isEmpty { return "there is no property to fuzz; register one" }
    var names: Set<String> = []
    let second = targets.map(\.name.name).first { !names.insert($0).inserted }
    return second.map { "two properties are called \($0); give one another name, with named:" }
  }

  /// The command that checks a property's input again, without its choices.
  func command(checking property: PropertyName) -> String {
    "\(command) check \(ShellWord.quoted(property.name))"
  }

  /// Makes sure that the build has the coverage counters without which a fuzzer is blind.
  ///
  /// - Throws: `FuzzError` if it has too few.
  func require(counters: Int) throws(FuzzError) {
    Terminal.note("INFO: property-fuzz: \(counters) coverage counters\n")
    if counters < fewestCounters {
      throw .uninstrumented(counters: counters, fewest: fewestCounters)
    }
  }
}
