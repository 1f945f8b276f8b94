import PropertyConsole
import PropertyTesting

/// The property that this process fuzzes.
struct FuzzedProperty {
  let claim: Claim
  private let command: String
  /// One source for all executions, so that none allocates a new buffer.
  private var source = ChoiceSource(bytes: [])
  private var executions = 0

  /// How often an execution looks for a leak, which takes as long as forty more.
  private static let leakPeriod = 4096

  /// The property that `--property=NAME` names in the arguments; with `--planted-failure`, a false
  /// claim in its place, and with `--only-decodes` one that checks nothing.
  ///
  /// - Throws: `FuzzError` if none is named, `UsageError` if none has that name.
  init(arguments: [String], _ program: FuzzProgram) throws {
    let option = "--property="
    guard let argument = arguments.first(where: { $0.hasPrefix(option) }) else {
      throw FuzzError.noProperty
    }
    let target = try program.targets.element(named: String(argument.dropFirst(option.count)))
    claim = Self.claim(target.claim(), arguments)
    command = program.command(checking: target.name)
  }

  /// The claim, or what takes its place.
  private static func claim(_ claim: Claim, _ arguments: [String]) -> Claim {
    if arguments.contains("--planted-failure") { return .plantedFailure }
    guard arguments.contains("--only-decodes") else { return claim }
    return claim.judged { source in
      claim.generate(&source)
      return .holds
    }
  }

  /// Checks the input that `bytes` encode; prints what was found if the claim is false for it.
  mutating func judge(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let failure = failure(of: bytes) else { return true }
    report(failure, Array(bytes))
    return false
  }

  private mutating func failure(of bytes: UnsafeBufferPointer<UInt8>) -> Failure? {
    source.restart(bytes: bytes)
    if case .fails(let failure) = claim.judge(&source) { return failure }
    executions &+= 1
    guard executions % Self.leakPeriod == 0 else { return nil }
    let left = HeapGrowth.perCheck {
      source.restart(bytes: bytes)
      _ = claim.judge(&source)
    }
    return left.map(HeapGrowth.failure)
  }

  private func report(_ failure: Failure, _ bytes: [UInt8]) {
    Terminal.note(claim.words(of: failure, at: bytes) { Repetition(command, choices: $0) })
  }
}
