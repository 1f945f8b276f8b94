import PropertyTesting

/// Options that affect each other; each property compares a mutant with the correct command.
///
/// Lists generated from the types have up to 100 options, and those of handwritten generators up to
/// 5. All options are equally likely.
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

/// The sixteen options of a command; some exclude or override others.
struct Options: Sendable {
  enum Bug: String, CaseIterable, Sendable {
    /// A `verbose` after `quiet` doesn't undo `quiet`.
    case quietStays
    /// `force` has no effect after `dryRun`.
    case forceLost
    /// `all` has no effect if no other option is given.
    case allAlone
    /// `cache` has no effect if it is given twice.
    case cacheToggles
    /// `strict` and `legacy` exclude each other unless `draft` is given.
    case draftExcuses
  }

  enum Flag: Int, CaseIterable, Sendable {
    case quiet, verbose, force, dryRun, all, cache, strict, legacy
    case draft, color, json, follow, recursive, hidden, sorted, reversed
  }

  /// The options that take effect, or `nil` if two of them exclude each other.
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
