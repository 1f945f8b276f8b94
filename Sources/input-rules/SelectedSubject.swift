import InputLaws
import PropertyTesting

/// What a command's laws are about: the implementations of one name.
struct SelectedSubject {
  let name: String
  let subjects: [any LawSubject]

  /// What `law` claims of the one that it is about; nil where it is about none of them.
  func claim(of law: Law) -> Claim? {
    subjects.lazy.compactMap { law.claim(about: $0) }.first
  }
}
