import InputRules

extension ExactNumber {
  /// The number in one form, however it was written.
  var written: String { (try? NumberFormat().text(of: self)) ?? description }
}
