import InputLaws
import PropertyTesting

/// What a command's laws are about: the implementations of one name.
struct SelectedSubject {
  let name: String
  let subjects: [any LawSubject]

  /// What the laws claim of them.
  ///
  /// - Throws: `UsageError` where no law is about any of them: nothing would have been checked.
  func claims(of laws: [Law]) throws -> [Claim] {
    let claims = laws.compactMap(claim)
    if claims.isEmpty {
      throw UsageError(
        "none of these laws is about “\(name)”; leave them out, and those that are will be checked")
    }
    return claims
  }

  /// What `law` claims of the one that it is about; nil where it is about none of them.
  func claim(of law: Law) -> Claim? {
    subjects.lazy.compactMap { law.claim(about: $0) }.first
  }
}
