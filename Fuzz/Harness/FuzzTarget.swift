import Foundation
import InputLaws
import PropertyTesting

/// The law that this process fuzzes.
struct FuzzTarget {
  let claim: Claim
  /// One source for all executions, so that none allocates a new buffer.
  private var source = ChoiceSource(bytes: [])

  /// The law that `--property=NAME` names in the arguments.
  ///
  /// - Throws: `FuzzError` if none is named, or no law has that name.
  init(arguments: [String]) throws(FuzzError) {
    let option = "--property="
    guard let argument = arguments.first(where: { $0.hasPrefix(option) }) else { throw .noProperty }
    let name = String(argument.dropFirst(option.count))
    guard let law = Catalogue.law(named: name) else { throw .unknownProperty(name) }
    claim = law.claim()
  }

  /// Checks the input that `bytes` encode; prints what was found if the law is false for it.
  mutating func judge(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    source.restart(bytes: bytes)
    guard case .fails(let failure) = claim.judge(&source) else { return true }
    report(failure, Array(bytes))
    return false
  }

  private func report(_ failure: Failure, _ bytes: [UInt8]) {
    let command = Law.command(checking: claim.property, about: claim.subject)
    let words = claim.words(of: failure, at: bytes) { Repetition(command, choices: $0) }
    try? FileHandle.standardError.write(contentsOf: Data(words.utf8))
  }
}
