import PropertyTesting

/// Options that change others; each property compares with the command without a bug.
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

/// How a command of sixteen options understands them: some need another, some forbid another, and
/// later ones prevail.
struct Options: Sendable {
  enum Bug: String, CaseIterable, Sendable {
    /// `quiet` isn't undone by a later `verbose`.
    case quietStays
    /// `force` isn't in force with `dryRun` before it.
    case forceLost
    /// `all` with no other option is not understood.
    case allAlone
    /// `cache` given twice is off.
    case cacheToggles
    /// `strict` and `legacy` exclude each other, but not beside `draft`.
    case draftExcuses
  }

  enum Flag: Int, CaseIterable, Sendable {
    case quiet, verbose, force, dryRun, all, cache, strict, legacy
    case draft, color, json, follow, recursive, hidden, sorted, reversed
  }

  /// The options in force; nil if options exclude each other.
  static func understood(_ flags: [Flag], bug: Bug?) -> Set<Flag>? {
    var active = Set<Flag>()
    for flag in flags {
      switch flag {
      case .verbose where bug != .quietStays: active.remove(.quiet)
      case .quiet: active.remove(.verbose)
      case .force where bug == .forceLost && active.contains(.dryRun): continue
      case .cache where bug == .cacheToggles && active.contains(.cache):
        active.remove(.cache)
        continue
      default: break
      }
      active.insert(flag)
    }
    if active == [.all] && bug == .allAlone { return [] }
    let isExcused = bug == .draftExcuses && active.contains(.draft)
    return active.isSuperset(of: [.strict, .legacy]) && !isExcused ? nil : active
  }
}
