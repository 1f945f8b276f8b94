// Importing this module also imports the engine and the module for corpora.
@_exported import PropertyCorpus
import Foundation
import PropertyConsole
import PropertyTesting

/// A property that a fuzz program can fuzz.
public struct FuzzTarget: Sendable {
  /// The property's name, which is also its name on the program's command line.
  public let name: PropertyName
  /// The claim as a Swift expression, for tests that a report recommends.
  let expression: String
  let claim: @Sendable () -> Claim

  /// Creates a target.
  ///
  /// The claim is created only when it is needed, because a process that fuzzes needs only one
  /// claim.
  /// - Parameters:
  ///   - name: the property's name.
  ///   - expression: the claim as a Swift expression, for tests that a report recommends. By
  ///     default, it is the property's name with a lowercase first letter, as for a variable.
  ///   - claim: creates the claim.
  public init(
    _ name: PropertyName, expression: String? = nil, claim: @escaping @Sendable () -> Claim
  ) {
    self.name = name
    self.expression = expression ?? name.name.prefix(1).lowercased() + name.name.dropFirst()
    self.claim = claim
  }
}

/// The properties that a fuzz program fuzzes.
///
/// A program registers its properties in a function with a C name, which the program's entry point
/// calls first:
///
///     @_cdecl("property_fuzz_targets")
///     public func targets() {
///       FuzzTargets.register([sortingLosesNothing, sortingIsIdempotent])
///     }
public enum FuzzTargets {
  /// Registers claims as the targets of this program.
  ///
  /// If two targets have the same name, or there are no targets, the program prints an error and
  /// exits with code 2.
  /// - Parameters:
  ///   - claims: the claims; a claim that has no name of its own is named after its file.
  ///   - fewestCounters: the minimum number of coverage counters that a build needs for fuzzing. A
  ///     program with fewer counters prints an error.
  public static func register(_ claims: [Claim], fewestCounters: Int = 1) {
    register(
      claims.map { claim in FuzzTarget(claim.property) { claim } }, fewestCounters: fewestCounters)
  }

  /// Registers properties as the targets of this program.
  ///
  /// If two targets have the same name, or there are no targets, the program prints an error and
  /// exits with code 2.
  /// - Parameters:
  ///   - targets: the properties.
  ///   - command: the beginning of the commands that reports recommend for checking inputs again;
  ///     `nil` for `swift run` and this program's name.
  ///   - fuzz: the command that starts a campaign, if a script builds the program first; `nil`
  ///     for this program's own command.
  ///   - merge: the command that starts a merge, with the same default as `fuzz`.
  ///   - fewestCounters: the minimum number of coverage counters that a build needs for fuzzing. A
  ///     program with fewer counters, in which some code isn't instrumented, prints an error.
  public static func register(
    _ targets: [FuzzTarget], command: String? = nil, fuzz: String? = nil, merge: String? = nil,
    fewestCounters: Int = 1
  ) {
    if let problem = FuzzProgram.problem(of: targets) {
      Terminal.complain(problem)
      exit(2)
    }
    program = FuzzProgram(
      targets, command: command, fuzz: fuzz, merge: merge, fewestCounters: fewestCounters)
  }

  /// The registered program; it is set only once, before the program starts a thread.
  nonisolated(unsafe) static var program = FuzzProgram([])
}

package struct FuzzProgram: Sendable {
  let targets: NamedProperties<FuzzTarget>
  /// The beginning of commands that build first, such as `swift run fuzz-sorting`.
  let command: String
  /// The beginning of commands that run this build again.
  let own: String
  /// The beginnings of the fuzz and merge commands, which need an instrumented build.
  let fuzz: String
  let merge: String
  /// The minimum number of coverage counters in a build that fuzzes.
  let fewestCounters: Int
  package var noun = "property"
  /// The subjects that the properties can check, or `nil` if they check only the code itself.
  package var subjects: PropertySubjects?

  /// The path by which the program can start itself.
  static var path: String {
    let path = CommandLine.arguments.first ?? ""
    return path.contains("/") ? path : "/proc/self/exe"
  }

  init(
    _ targets: [FuzzTarget], command: String? = nil, own: String? = nil, fuzz: String? = nil,
    merge: String? = nil, fewestCounters: Int = 0
  ) {
    let own = own ?? ShellWord.quoted(Self.relative(CommandLine.arguments.first ?? ""))
    self.targets = NamedProperties(targets, name: \.name)
    self.command = command ?? "swift run \(ShellWord.quoted(Terminal.program))"
    self.own = own
    self.fuzz = fuzz ?? "\(own) fuzz"
    self.merge = merge ?? "\(own) merge"
    self.fewestCounters = fewestCounters
  }

  /// The target with a name from a journal, or `nil` if the program has no such property.
  subscript(name: String) -> FuzzTarget? { targets.elements.first { $0.name.name == name } }

  /// The path relative to the current folder, or the path itself if it isn't in this folder.
  private static func relative(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  package static var registered: FuzzProgram { FuzzTargets.program }

  var nouns: String { noun == "property" ? "properties" : noun + "s" }

  /// The reason these targets can't form a program, or `nil` if they can.
  static func problem(of targets: [FuzzTarget]) -> String? {
    if targets.isEmpty { return "no properties are registered; call FuzzTargets.register" }
    var names: Set<String> = []
    let second = targets.map(\.name.name).first { !names.insert($0).inserted }
    return second.map { "two properties have the name \($0); move one to its own file" }
  }

  /// The command that checks a property's input again, without the option that gives the choices.
  func command(checking property: PropertyName, about subject: String = "") -> String {
    "\(command) check \(ShellWord.quoted(property.name))"
      + (isAboutItself(subject) ? "" : " --subject \(subject)")
  }

  /// Whether a claim's subject is the code that the properties are about, not, for example, a
  /// mutant.
  func isAboutItself(_ subject: String) -> Bool {
    subject.isEmpty || subjects.map { $0.standard == subject } ?? true
  }

  /// The properties' claims about a subject, by default the code itself.
  ///
  /// Each claim is named after its target, whose name may differ from the property's name.
  /// - Throws: `UsageError` if the subject is unknown, or no property applies to it.
  func claims(
    of targets: [FuzzTarget], about subject: String?
  ) throws -> [(name: PropertyName, claim: Claim)] {
    guard let subjects else { return targets.map { ($0.name, $0.claim()) } }
    let claims = try subjects.claims(targets.map(\.name), subject ?? subjects.standard)
    return claims.map { ($0.property, $0) }
  }

  /// Checks that the build has enough coverage counters for fuzzing.
  func require(counters: Int) throws(UsageError) {
    Terminal.note("INFO: property-fuzz: \(counters) coverage counters\n")
    if counters < fewestCounters {
      throw UsageError(
        "this build has \(counters) coverage counters, fewer than \(fewestCounters): it isn't "
          + "instrumented, so fuzzing can't measure its coverage; build the tested code with "
          + "-sanitize=fuzzer")
    }
  }
}

/// The subjects that a program's properties can check: the code itself and, for example, mutants.
package struct PropertySubjects: Sendable {
  /// The name of the code that the properties are about.
  let standard: String
  /// Returns the properties' claims about the subject with the given name.
  let claims: @Sendable ([PropertyName], String) throws -> [Claim]

  package init(
    standard: String, claims: @escaping @Sendable ([PropertyName], String) throws -> [Claim]
  ) {
    (self.standard, self.claims) = (standard, claims)
  }
}

extension Claim {
  /// A false claim, which a fuzzer soon refutes; with `--planted-failure`, this claim replaces any
  /// property's claim, to show that failures are reported.
  static let plantedFailure = Claim(forAll: .bool()) {
    try require(!$0, "this failure was planted by --planted-failure")
  }
}
