extension Speed {
  /// The speed in micrometers per hour, if that is a whole number.
  var hourly: Int? {
    let (count, rest) = 3_600_000_000.quotientAndRemainder(dividingBy: microseconds)
    let (product, overflows) = micrometers.multipliedReportingOverflow(by: count)
    return rest == 0 && !overflows ? product : nil
  }
}
