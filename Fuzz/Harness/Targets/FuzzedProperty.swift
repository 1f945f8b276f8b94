import FuzzHeap
import PropertyConsole
import PropertyCorpus
import PropertyTesting

/// The property that this process fuzzes.
struct FuzzedProperty {
  /// The verdict for the fuzzer, with the numbers of the C entry.
  enum Answer: Int32 {
    case holds, fails
    /// The input fails, and is kept or counted: the fuzzer continues.
    case isMet
  }

  /// The property's claim.
  let claim: Claim
  /// The claim as it is checked, in this process or in a child process.
  private let checked: Claim
  /// The claim that checking an input leaks no memory.
  private let leavingNothing: Claim
  private let isIsolated: Bool
  private let command: String
  /// The failures that the campaign has found, or `nil` outside a campaign.
  private var met: SeenFailures?
  /// The counts of inputs, or `nil` outside a campaign.
  private var tally: InputTally?
  /// One source for all executions, which allocate no new buffers then.
  private var source = ChoiceSource(bytes: [])
  private var executions = 0
  /// The inputs of an ordinary run that the fuzzer tries, or `nil` before the first.
  private var drawn: OrdinaryInputs?
  /// The random seed of libFuzzer's arguments, also used for the run, or `nil` if it chooses one.
  private let seed: UInt64?
  /// The inputs that the fuzzer has recently kept.
  private var kept = NewInputs()

  /// The number of executions per look for leaks, which takes as long as 32 executions if none
  /// leaks.
  private static let leakPeriod = 4096
  /// The limit of an input's time in a child process, as a multiple of its processor time.
  private static let patience = 5.0

  /// The property that `--property=NAME` names in the arguments; with `--planted-failure` a false
  /// claim replaces its own, and with `--only-decodes` a claim without checks.
  ///
  /// A campaign names the files of its failures with `--met=FILE` and `--tally=FILE`, and limits an
  /// input's processor time in a child process with `--isolated=SECONDS`.
  /// - Throws: `UsageError` if no property is named, or none has the name.
  init(arguments: [String], _ program: FuzzProgram) throws {
    guard let name = Self.value(of: "--property=", in: arguments) else {
      throw UsageError(
        "name the property with --property=NAME; `\(Terminal.program) list` shows all")
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
    met = SeenFailures(of: target.name.name, arguments)
    if met != nil {
      tally = Self.value(of: "--tally=", in: arguments).map(InputTally.init(besides:))
    }
  }

  /// The value after an option in the arguments, or `nil` without the option.
  static func value(of option: String, in arguments: [String]) -> String? {
    arguments.first { $0.hasPrefix(option) }.map { String($0.dropFirst(option.count)) }
  }

  /// The claim, or its replacement.
  private static func claim(_ claim: Claim, _ arguments: [String]) -> Claim {
    if arguments.contains("--planted-failure") { return .plantedFailure }
    guard arguments.contains("--only-decodes") else { return claim }
    return claim.judged { source in
      claim.generate(&source)
      return .holds
    }
  }

  /// Writes the next input of an ordinary run over the fuzzer's input, and returns its size, or 0
  /// if it doesn't fit.
  mutating func draw(_ bytes: UnsafeMutablePointer<UInt8>, capacity: Int, seed chosen: UInt32)
    -> Int
  {
    var inputs = drawn ?? OrdinaryInputs(claim, seed: seed ?? UInt64(chosen))
    defer { drawn = inputs }
    return claim.put(inputs.next(), over: bytes, capacity: capacity)
  }

  /// Records an input that the fuzzer has kept.
  mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) {
    kept.add(claim.recording(Array(bytes)))
  }

  /// Writes a change of a kept input over the fuzzer's input, and returns its size, or 0 if there
  /// is none or it doesn't fit.
  mutating func sweep(_ bytes: UnsafeMutablePointer<UInt8>, capacity: Int) -> Int {
    guard let change = kept.next(), change.count <= capacity else { return 0 }
    _ = UnsafeMutableBufferPointer(start: bytes, count: capacity).update(fromContentsOf: change)
    return change.count
  }

  /// Checks the input that `bytes` encode; prints the finding if the claim is false for it in a new
  /// way.
  mutating func judge(_ bytes: UnsafeBufferPointer<UInt8>) -> Answer {
    guard let failure = failure(of: bytes) else { return .holds }
    // Outside a campaign, libFuzzer keeps the input.
    let fate = met?.meet(failure, Array(bytes)) ?? .lost
    if fate == .kept { tally?.note(kept: Corpus.fileName(of: Array(bytes))) }
    if fate != .counted { report(failure, Array(bytes)) }
    return fate == .lost ? .fails : .isMet
  }

  private mutating func failure(of bytes: UnsafeBufferPointer<UInt8>) -> Failure? {
    source.restart(bytes: bytes)
    let verdict = checked.judge(&source)
    tally?.count(isDiscarded: verdict == .discarded)
    if case .fails(let failure) = verdict { return failure }
    if isIsolated { ChildCoverage.take() }
    executions &+= 1
    if tally != nil && Self.isReplayed(executions) { replay(bytes) }
    guard executions % Self.leakPeriod == 0 else { return nil }
    return ReplayedCoverage.keeping {
      source.restart(bytes: bytes)
      guard case .fails(let leak) = leavingNothing.judge(&source) else { return nil }
      return leak
    }
  }

  /// Whether an execution's input is replayed: some of the first, for laws with few executions, and
  /// later those at which leaks are looked for.
  private static func isReplayed(_ executions: Int) -> Bool {
    executions % leakPeriod == 0 || executions >= 16 && executions & (executions - 1) == 0
  }

  /// Checks an input again, and counts whether it always reaches the same code.
  private mutating func replay(_ bytes: UnsafeBufferPointer<UInt8>) {
    let isSame = ReplayedCoverage.isSame {
      source.restart(bytes: bytes)
      _ = checked.judge(&source)
      if isIsolated { ChildCoverage.take() }
    }
    tally?.count(replayed: isSame ? nil : Blob.encode(claim.canonical(Array(bytes))))
  }

  private func report(_ failure: Failure, _ bytes: [UInt8]) {
    Terminal.note(claim.words(of: failure, at: bytes) { Repetition(command, choices: $0) })
  }
}

/// Whether an input covers the same code each time it is checked.
///
/// If it doesn't, a fuzzer is misled: it keeps inputs for code that they don't reach again. Later
/// replays are compared, because what is set up once is set up in the first checks, and two pairs
/// of them, because of laws that keep nothing one replay in two thousand differs for once.
enum ReplayedCoverage {
  /// The coverage counters of this build; empty if it isn't instrumented.
  static var counters: UnsafeMutableBufferPointer<UInt8> {
    var start: UnsafeMutablePointer<UInt8>?
    let count = property_fuzz_counters(&start)
    return UnsafeMutableBufferPointer(start: start, count: count)
  }

  /// Checks an input three or five more times; returns whether later checks reached the same code.
  static func isSame(
    _ counters: UnsafeMutableBufferPointer<UInt8> = counters, _ check: () -> Void
  ) -> Bool {
    func reached() -> [Bool] {
      counters.update(repeating: 0)
      check()
      return counters.map { $0 != 0 }
    }
    return keeping(counters) {
      check()
      return reached() == reached() || reached() == reached()
    }
  }

  /// Runs work whose coverage doesn't count for the fuzzer's input.
  static func keeping<Result>(
    _ counters: UnsafeMutableBufferPointer<UInt8> = counters, _ work: () -> Result
  ) -> Result {
    let covered = Array(counters)
    defer { if !covered.isEmpty { _ = counters.update(fromContentsOf: covered) } }
    return work()
  }
}

/// The coverage of cases that are checked in a child process; the fuzzer learns from it as if it
/// had checked the cases in its own process.
///
/// Only counters are shared: the distances of comparisons are known only in the child.
enum ChildCoverage {
  /// Takes over the coverage of the last case.
  static func take() { property_fuzz_take_coverage() }
}

extension Claim {
  /// The same claim, checked in a child process whose coverage the fuzzer takes over.
  ///
  /// A trap or a hang then ends the child, and the fuzzer continues: a new child takes a
  /// millisecond, while a new fuzzer must read its corpus.
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
