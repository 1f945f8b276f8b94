/// The fastest published conversions of days and dates, written by hand.
///
/// They are Ben Joffe's of 2025, which count years backwards
/// (https://www.benjoffe.com/fast-date-64). That of dates follows Cassio Neri and Lorenz
/// Schneider's (“Euclidean affine functions and their application to calendar algorithms”,
/// https://doi.org/10.1002/spe.3172).
///
/// The reversed day number, without the leap days that centuries omit, times 4/1461 in units of
/// 2⁻⁶⁴ is the reversed year and, as its fraction, the part of the year. That part gives month and
/// day in one more product, because the year modulo 4 corrects the part's rounding.
enum BackwardCalendar {
  private static let eras = 14_704

  static func date(_ dayNumber: Int) -> (year: Int, month: Int, day: Int) {
    let reversed = UInt64(truncatingIfNeeded: 146_097 &* eras &- 719_469 &- dayNumber)
    let centuries = reversed.multipliedFullWidth(by: 505_054_698_555_331).high
    let julian = reversed &+ centuries &- centuries >> 2
    let product = julian.multipliedFullWidth(by: 50_504_432_782_230_121)
    let year = 400 &* eras &- 1 &- Int(truncatingIfNeeded: product.high)
    let part = Int(truncatingIfNeeded: product.low.multipliedFullWidth(by: 782_432).high)
    let isEarly = part < 126_464
    let shifted = (year & 3) &* 512 &+ (isEarly ? 191_360 : 977_792) &- part
    let rest = UInt64(truncatingIfNeeded: shifted & 0xFFFF)
    let day = Int(truncatingIfNeeded: rest.multipliedFullWidth(by: 8_619_973_866_219_416).high)
    return (year &+ (isEarly ? 1 : 0), shifted >> 16, day &+ 1)
  }

  static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let isEarly = month <= 2
    let years = UInt32(truncatingIfNeeded: year &+ 32_800 &- (isEarly ? 1 : 0))
    let centuries = years / 100
    let start = (1_461 &* years) / 4 &- centuries &+ centuries / 4
    let monthDays = (979 &* month &+ (isEarly ? 8_829 : -2_919)) >> 5
    return Int(start) &+ monthDays &+ day &- 12_699_423
  }
}
