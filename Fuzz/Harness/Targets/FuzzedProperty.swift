import FuzzHeap
import PropertyConsole
import PropertyCorpus
import PropertyTesting

struct FuzzedProperty {
  /// The verdict for the fuzzer, with the same numbers as in the C entry point.
  enum Answer: Int32 {
    case holds, fails
    /// The input fails, but is kept or ignored, so the fuzzer continues.
    case continues
  }

  let claim: Claim
  /// The claim as it is checked, in this process or in a child process.
  private let checked: Claim
  /// The claim that checking an input leaks no memory.
  private let leavingNothing: Claim
  private let isIsolated: Bool
  private let command: String
  /// The failures that the campaign has found, or `nil` outside a campaign.
  private let seen: SeenFailures?
  /// The source of choices for all executions; it is reused to avoid allocating a buffer for each.
  private var source = ChoiceSource(bytes: [])
  private(set) var (executions, discarded) = (0, 0)
  /// The inputs of an ordinary (random) run, which the fuzzer also tries; `nil` before the first
  /// input is drawn.
  private var drawn: OrdinaryInputs?
  /// The random seed in libFuzzer's arguments, or `nil` if libFuzzer chooses one; it is also used
  /// for the ordinary run.
  private let seed: UInt64?
  private var kept = NewInputs()

  /// The number of executions per leak check; finding no leak takes as long as 32 executions.
  private static let leakPeriod = 4096
  private static let countPeriod = 65_536
  /// The limit for an input's elapsed time, as a multiple of the limit for its processor time.
  private static let patience = 5.0

  /// Creates the property that `--property=NAME` names in the arguments.
  ///
  /// With `--planted-failure`, a false claim replaces the property's claim. With `--only-decodes`,
  /// the claim only generates the input.
  ///
  /// A campaign names the folder for failing inputs with `--found=FOLDER`, and limits an input's
  /// processor time in a child process with `--isolated=SECONDS`.
  init(arguments: [String], _ program: FuzzProgram) throws {
    guard let name = Self.value(of: "--property=", in: arguments) else {
      throw UsageError(
        "name the property with --property=NAME; `\(Terminal.program) list` shows all names")
    }
    let target = try program.targets.element(named: name)
    let claim = Self.claim(target.claim(), arguments)
    self.claim = claim
    command = program.command(checking: target.name)
    let limit = Self.value(of: "--isolated=", in: arguments).flatMap { Double($0) }
    isIsolated = limit != nil
    checked = limit.map { claim.isolatedWithCoverage($0, $0 * Self.patience) } ?? claim
    leavingNothing = claim.leavingNothing(isIsolated: isIsolated)
    seed = Self.value(of: "-seed=", in: arguments).flatMap { UInt64($0) }
    seen = Self.value(of: "--found=", in: arguments).map {
      SeenFailures(property: target.name.name, folder: $0)
    }
  }

  /// The value after an option in the arguments, or `nil` if the option isn't given.
  static func value(of option: String, in arguments: [String]) -> String? {
    arguments.first { $0.hasPrefix(option) }.map { String($0.dropFirst(option.count)) }
  }

  private static func claim(_ claim: Claim, _ arguments: [String]) -> Claim {
    if arguments.contains("--planted-failure") { return .plantedFailure }
    guard arguments.contains("--only-decodes") else { return claim }
    return claim.judged { source in
      claim.generate(&source)
      return .holds
    }
  }

  /// Replaces the fuzzer's input with the next input of an ordinary run; returns the new input's
  /// size, or 0 if it doesn't fit.
  mutating func draw(_ bytes: UnsafeMutablePointer<UInt8>, capacity: Int, seed chosen: UInt32)
    -> Int
  {
    var inputs = drawn ?? OrdinaryInputs(claim, seed: seed ?? UInt64(chosen))
    defer { drawn = inputs }
    return claim.put(inputs.next(), over: bytes, capacity: capacity)
  }

  mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) {
    kept.add(claim.recording(Array(bytes)))
  }

  /// Replaces the fuzzer's input with a variation of a kept input; returns its size, or 0 if there
  /// is none or it doesn't fit.
  mutating func sweep(_ bytes: UnsafeMutablePointer<UInt8>, capacity: Int) -> Int {
    guard let change = kept.next(), change.count <= capacity else { return 0 }
    _ = UnsafeMutableBufferPointer(start: bytes, count: capacity).update(fromContentsOf: change)
    return change.count
  }

  /// Checks the input that `bytes` encode, and prints the failure if it is new.
  mutating func judge(_ bytes: UnsafeBufferPointer<UInt8>) -> Answer {
    guard let failure = failure(of: bytes) else { return .holds }
    // Outside a campaign, libFuzzer keeps the input.
    let fate = seen?.keep(failure, Array(bytes)) ?? .lost
    if fate != .ignored { report(failure, Array(bytes)) }
    // The campaign reads from this line after how many inputs the failure was found.
    if fate == .kept { printCounts() }
    return fate == .lost ? .fails : .continues
  }

  private mutating func failure(of bytes: UnsafeBufferPointer<UInt8>) -> Failure? {
    source.restart(bytes: bytes)
    let verdict = checked.judge(&source)
    count(isDiscarded: verdict == .discarded)
    if case .fails(let failure) = verdict { return failure }
    if isIsolated { property_fuzz_take_coverage() }
    guard executions % Self.leakPeriod == 0 else { return nil }
    return Self.keepingCoverage {
      source.restart(bytes: bytes)
      guard case .fails(let leak) = leavingNothing.judge(&source) else { return nil }
      return leak
    }
  }

  /// Counts an input, and prints the counts for a campaign, first after each power of two.
  private mutating func count(isDiscarded: Bool) {
    (executions, discarded) = (executions &+ 1, discarded &+ (isDiscarded ? 1 : 0))
    guard seen != nil else { return }
    if executions & (executions &- 1) == 0 || executions % Self.countPeriod == 0 { printCounts() }
  }

  private func printCounts() {
    Terminal.note("\(FuzzStatus.counts) \(executions) inputs and discarded \(discarded)\n")
  }

  /// Runs work whose coverage isn't attributed to the fuzzer's input.
  private static func keepingCoverage<Result>(_ work: () -> Result) -> Result {
    var start: UnsafeMutablePointer<UInt8>?
    let count = property_fuzz_counters(&start)
    let counters = UnsafeMutableBufferPointer(start: start, count: count)
    let covered = Array(counters)
    defer { if !covered.isEmpty { _ = counters.update(fromContentsOf: covered) } }
    return work()
  }

  private func report(_ failure: Failure, _ bytes: [UInt8]) {
    Terminal.note(claim.words(of: failure, at: bytes) { Repetition(command, choices: $0) })
  }
}

extension Claim {
  /// The same claim, checked in a child process; the fuzzer receives the child's coverage.
  ///
  /// A trap or a hang then ends only the child, and the fuzzer continues. Starting a new child
  /// takes only a millisecond, whereas a new fuzzer must read its whole corpus. Only counters are
  /// shared, not the distances between the values that the child compares.
  func isolatedWithCoverage(_ cpuSeconds: Double, _ seconds: Double) -> Claim {
    _ = property_fuzz_share_coverage()
    return judged { source in
      property_fuzz_begin_case()
      let verdict = judge(&source)
      property_fuzz_end_case()
      return verdict
    }.isolated(cpuSeconds: cpuSeconds, seconds: seconds)
  }
}
