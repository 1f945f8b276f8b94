import Foundation
import PropertyConsole
import PropertyTesting

/// A fuzz program: its targets, and how it is called.
package struct FuzzProgram: Sendable {
  /// The properties, by name.
  let targets: NamedProperties<FuzzTarget>
  /// What begins a command of a new build, such as `swift run fuzz-sorting`.
  let command: String
  /// What begins a command of this process's own build.
  let own = ShellWord.quoted(Self.relative(CommandLine.arguments.first ?? ""))
  /// What begins a session, and a merge, which need an instrumented build.
  let session: String
  let merge: String
  /// A build with fewer coverage counters refuses to fuzz.
  let fewestCounters: Int
  /// What a property is called.
  package var noun = "property"
  /// What else the properties can be claimed about; nil for nothing.
  package var subjects: PropertySubjects?

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
    self.session = session ?? "\(own) session"
    self.merge = merge ?? "\(own) merge"
    self.fewestCounters = fewestCounters
  }

  /// A path as it is named in this folder.
  private static func relative(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// The targets that were registered.
  package static var registered: FuzzProgram { FuzzTargets.program }

  /// What several properties are called.
  var nouns: String { noun == "property" ? "properties" : noun + "s" }

  /// Why these can't be the targets of a program; nil if they can.
  static func problem(of targets: [FuzzTarget]) -> String? {
    if targets.isEmpty { return "no property is registered; call FuzzTargets.register" }
    var names: Set<String> = []
    let second = targets.map(\.name.name).first { !names.insert($0).inserted }
    return second.map { "two properties have the name \($0); rename one with named:" }
  }

  /// The command that checks a property's input again, without its choices.
  func command(checking property: PropertyName, about subject: String = "") -> String {
    "\(command) check \(ShellWord.quoted(property.name))"
      + (isAboutItself(subject) ? "" : " --subject \(subject)")
  }

  /// Whether a claim about a subject is one about the code that the properties are meant for.
  func isAboutItself(_ subject: String) -> Bool {
    subject.isEmpty || subjects.map { $0.standard == subject } ?? true
  }

  /// The claims of some of its properties about a subject, by default the code itself.
  ///
  /// Each is with its target's name, which its property may not have.
  /// - Throws: `UsageError` if there is no such subject, or none of the properties is about it.
  func claims(
    of targets: [FuzzTarget], about subject: String?
  ) throws -> [(name: PropertyName, claim: Claim)] {
    guard let subjects else { return targets.map { ($0.name, $0.claim()) } }
    let claims = try subjects.claims(targets.map(\.name), subject ?? subjects.standard)
    return claims.map { ($0.property, $0) }
  }

  /// Makes sure that the build has the coverage counters without which a fuzzer is blind.
  /// - Throws: `UsageError` if it has too few.
  func require(counters: Int) throws(UsageError) {
    Terminal.note("INFO: property-fuzz: \(counters) coverage counters\n")
    if counters < fewestCounters {
      throw UsageError(
        "this build has \(counters) coverage counters, fewer than \(fewestCounters): it isn't "
          + "instrumented, so fuzzing couldn't see its coverage; build the tested code with "
          + "-sanitize=fuzzer")
    }
  }
}

/// What the properties of a program can be claimed about, each with a name.
package struct PropertySubjects: Sendable {
  /// The name of the code that the properties are meant for.
  let standard: String
  /// The claims of properties about the subject of a name.
  let claims: @Sendable ([PropertyName], String) throws -> [Claim]

  package init(
    standard: String, claims: @escaping @Sendable ([PropertyName], String) throws -> [Claim]
  ) {
    (self.standard, self.claims) = (standard, claims)
  }
}

extension Claim {
  /// A claim that a fuzzer soon finds to be false.
  ///
  /// With `--planted-failure` it takes the place of any property's claim, to show that what runs
  /// the program reports its failures.
  static let plantedFailure = Claim(forAll: .bool()) {
    try require(!$0, "this failure was planted, with --planted-failure")
  }
}
