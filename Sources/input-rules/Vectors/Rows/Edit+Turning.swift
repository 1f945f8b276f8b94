import InputRules

extension Edit {
  /// The smallest edit that turns `old` into `new`: the common prefix and suffix stay.
  init(turning old: String, into new: String) {
    let (before, after) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let shorter = min(before.count, after.count)
    let head = zip(before, after).prefix { $0 == $1 }.count
    let tail = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    let kept = min(tail, shorter - head)
    var middle = String.UnicodeScalarView()
    middle.append(contentsOf: after[head..<(after.count - kept)])
    let range = TextRange(
      location: before[..<head].utf16Length,
      length: before[head..<(before.count - kept)].utf16Length)
    self.init(replacing: range, with: String(middle))
  }
}

extension Sequence<Unicode.Scalar> {
  fileprivate var utf16Length: Int { reduce(0) { $0 + UTF16.width($1) } }
}
