import PropertyTesting

/// Conditions as code has them: a function is right, except where its input is, has or begins with
/// one value that the function names.
///
/// Inputs from the types are numbers of the whole range, and the engine's own texts. Inputs made by
/// hand are numbers of the order of the function's, and texts of printable ASCII. Each property is
/// in the file of its functions, and has the constants of that file.
enum ConditionWorkload: Workload {
  enum Mutant: String, CaseIterable, Sendable {
    // Parcels
    case bagLimit, freeFrom, pickUp, adminPort, islandCode, magicWord, oldGauge
    // Readings
    case offline, westernmost, sensorGone, overdraft, reducedRate, tipped, absoluteZero, ceiling
    // Names
    case customHeader, bearerToken, archive, ownDomain, deleteWord, notAvailable, comment
    case pilcrow, enDash
    // Days
    case holiday, lastSecond, cutOver
    // Lists
    case release, forced, retryLater
  }

  typealias Law = Mutant

  static let name = "conditions"

  static func laws(brokenBy mutant: Mutant) -> [Law] { [mutant] }

  static func claim(_ law: Law, _ mutant: Mutant?, _ inputs: FindingTask.Inputs) -> Claim {
    Parcels.claim(law, mutant, inputs) ?? Readings.claim(law, mutant, inputs)
      ?? Names.claim(law, mutant, inputs) ?? Days.claim(law, mutant, inputs)
      ?? Lists.claim(law, mutant, inputs)
  }

  static func file(of law: Law) -> String? {
    switch law {
    case .bagLimit, .freeFrom, .pickUp, .adminPort, .islandCode, .magicWord, .oldGauge:
      Parcels.file
    case .offline, .westernmost, .sensorGone, .overdraft, .reducedRate, .tipped, .absoluteZero,
      .ceiling:
      Readings.file
    case .customHeader, .bearerToken, .archive, .ownDomain, .deleteWord, .notAvailable, .comment,
      .pilcrow, .enDash:
      Names.file
    case .holiday, .lastSecond, .cutOver: Days.file
    case .release, .forced, .retryLater: Lists.file
    }
  }

  /// Claims that a function answers as it does without a bug.
  static func claim<Input>(
    _ law: Law, _ bug: Mutant?, _ inputs: Generator<Input>,
    _ function: @escaping @Sendable (Input, Mutant?) -> some Equatable & SendableMetatype
  ) -> Claim {
    claim(law, inputs) { function($0, bug) == function($0, nil) }
  }

  /// Texts: the engine's own, or printable ASCII.
  static func texts(_ inputs: FindingTask.Inputs) -> Generator<String> {
    inputs == .type ? .text(upTo: 20) : .string()
  }

  /// Numbers: all, or those of a range.
  static func numbers<Number: FixedWidthInteger & Sendable>(
    _ inputs: FindingTask.Inputs, _ range: ClosedRange<Number>
  ) -> Generator<Number> {
    inputs == .type ? .integer() : .integer(in: range)
  }
}
