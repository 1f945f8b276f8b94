import Foundation
import PropertyTesting

extension UUID: Arbitrary {
  /// Any UUID; the one of zeros is the simplest.
  public static var arbitrary: Generator<UUID> { .uuid }
}

extension Data: Arbitrary {
  /// Up to 16 bytes.
  public static var arbitrary: Generator<Data> { .data(0...16) }
}

extension Date: Arbitrary {
  /// A date of the years 1900 to 2099; the start of 2001 in UTC is the simplest.
  public static var arbitrary: Generator<Date> {
    // 36,890 days before 2001, and 36,159 from then on.
    .date(
      in: Date(
        timeIntervalSinceReferenceDate: -3_187_296_000)...Date(
          timeIntervalSinceReferenceDate: 3_124_137_599))
  }
}

extension Decimal: Arbitrary {
  /// Up to 18 digits, up to 6 of them after the point; 0 is the simplest.
  public static var arbitrary: Generator<Decimal> { .decimal }
}

extension URL: Arbitrary {
  /// Web addresses; `https://a.com` is the simplest.
  public static var arbitrary: Generator<URL> { .url }
}
