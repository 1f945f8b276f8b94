import InputRules

extension Instant {
  /// The instant so many seconds later; the first or last there is, if that is beyond.
  func advanced(by seconds: Int) -> Instant {
    advanced(byMicroseconds: Instant(seconds: seconds).microseconds)
  }

  /// The instant so many microseconds later; the first or last there is, if that is beyond.
  func advanced(byMicroseconds count: Int) -> Instant {
    let (sum, overflows) = microseconds.addingReportingOverflow(count)
    return Instant(microseconds: overflows ? (count < 0 ? .min : .max) : sum)
  }
}
