extension Natural {
  /// The sum, digit by digit from the right (N5).
  package static func + (one: Natural, other: Natural) -> Natural {
    var sum: [UInt8] = []
    var carry: UInt8 = 0
    for place in 0...max(one.digits.count, other.digits.count) {
      let total = one.digit(at: place) + other.digit(at: place) + carry
      sum.append(total % 10)
      carry = total / 10
    }
    return Natural(sum.reversed())
  }

  /// The difference from a number that isn't larger, digit by digit from the right (N5).
  static func - (one: Natural, other: Natural) -> Natural {
    var difference: [UInt8] = []
    var borrowed: UInt8 = 0
    for place in 0..<one.digits.count {
      let taken = other.digit(at: place) + borrowed
      let digit = one.digit(at: place)
      borrowed = digit < taken ? 1 : 0
      difference.append(digit + 10 * borrowed - taken)
    }
    return Natural(difference.reversed())
  }

  /// The product: every digit times every digit, with carries at the end (N5).
  package static func * (one: Natural, other: Natural) -> Natural {
    var columns = Array(repeating: 0, count: one.digits.count + other.digits.count)
    for (place, digit) in one.digits.enumerated() {
      for (otherPlace, otherDigit) in other.digits.enumerated() {
        columns[place + otherPlace + 1] += Int(digit) * Int(otherDigit)
      }
    }
    for place in columns.indices.dropFirst().reversed() {
      columns[place - 1] += columns[place] / 10
      columns[place] %= 10
    }
    return Natural(columns.map { UInt8($0) })
  }

  /// The quotient and the remainder of a division by `divisor`, which isn't zero: long division
  /// (N5).
  func divided(by divisor: Natural) -> (quotient: Natural, remainder: Natural) {
    var quotient: [UInt8] = []
    var rest = Natural.zero
    for digit in digits {
      rest = Natural(rest.digits + [digit])
      var times: UInt8 = 0
      while rest >= divisor {
        rest = rest - divisor
        times += 1
      }
      quotient.append(times)
    }
    return (Natural(quotient), rest)
  }

  /// The number raised to a power, by squaring (N5).
  func power(_ exponent: Int) -> Natural {
    if exponent <= 0 { return Natural(1) }
    let half = power(exponent / 2)
    return exponent % 2 == 0 ? half * half : half * half * self
  }

  /// The remainder of a power of ten, however large: for each digit of the exponent, raises the
  /// result to the tenth power, and multiplies by ten to that digit (N9).
  static func powerOfTen(_ exponent: Natural, modulo divisor: Natural) -> Natural {
    var rest = Natural(1)
    for digit in exponent.digits {
      let power = rest.power(10) * Natural(10).power(Int(digit))
      rest = power.divided(by: divisor).remainder
    }
    return rest.divided(by: divisor).remainder
  }

  /// The digit at a place, counted from 0 for the units (N5).
  private func digit(at place: Int) -> UInt8 {
    place < digits.count ? digits[digits.count - 1 - place] : 0
  }
}
