import Foundation
import InputLaws
import PropertyTesting

/// The law that this process fuzzes.
struct FuzzTarget {
  let claim: Claim
  /// One source for all runs, so that no run allocates its buffer anew.
  private var source = ChoiceSource(bytes: [])

  /// The law that `--property=NAME` names among the arguments.
  ///
  /// - Throws: `FuzzError` where none is named, or there is none of that name.
  init(arguments: [String]) throws(FuzzError) {
    let option = "--property="
    guard let argument = arguments.first(where: { $0.hasPrefix(option) }) else { throw .noProperty }
    let name = String(argument.dropFirst(option.count))
    guard let law = Catalogue.law(named: name) else { throw .unknownProperty(name) }
    claim = law.claim()
  }

  /// Judges the input that `bytes` stand for; says what was found if the law is false of it.
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
