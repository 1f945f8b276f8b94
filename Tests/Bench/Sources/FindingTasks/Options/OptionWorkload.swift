import PropertyTesting

/// Options that change what others mean: each property compares with the command that has no bug.
///
/// Inputs from the types are up to 100 options, all equally likely; made by hand, up to 5.
enum OptionWorkload: Workload {
  typealias Mutant = Options.Bug

  enum Law: String, CaseIterable, Sendable { case understood }

  static let name = "options"

  static func laws(brokenBy mutant: Mutant) -> [Law] { [.understood] }

  static func claim(_ law: Law, _ mutant: Mutant?, _ inputs: FindingTask.Inputs) -> Claim {
    let flag = Generator<Options.Flag>.anyCase
    return claim(law, .array(of: flag, 0...(inputs == .type ? 100 : 5))) { flags in
      Options.understood(flags, bug: mutant) == Options.understood(flags, bug: nil)
    }
  }
}
