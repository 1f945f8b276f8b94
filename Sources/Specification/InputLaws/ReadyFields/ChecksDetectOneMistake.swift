extension Law {
  package static let checksDetectOneMistake = Law(
    """
    After any digits, exactly one further digit passes Luhn's check, and exactly one further pair \
    passes the mod-97 check. Changing a digit makes either check fail. Swapping two different \
    neighbors makes the mod-97 check fail.
    """, clauses: ["K9"],
    Property(forAll: .checkedDigits) { subject, input in
      func holds(_ check: ContentCheck, _ digits: [Int]) -> Bool {
        subject.readyFields.holds(check, digits.map(String.init).joined())
      }
      let luhn = (0...9).map { input.digits + [$0] }.filter { holds(.luhn, $0) }
      try requireEqual(luhn.count, 1, "digits that pass Luhn's check")
      // For the mod-97 check, the first four digits are moved to the end of the number.
      let ends = (2...98).map { [$0 / 10, $0 % 10] }
      let mod97 = ends.map { [1, 0] + $0 + input.digits }.filter { holds(.mod97, $0) }
      try requireEqual(mod97.count, 1, "pairs that pass the mod-97 check")
      for (check, right) in [(ContentCheck.luhn, luhn[0]), (.mod97, mod97[0])] {
        let place = input.place % right.count
        for digit in 0...9 where digit != right[place] {
          var wrong = right
          wrong[place] = digit
          try require(!holds(check, wrong), "\(wrong) passes, and so does \(right)")
        }
      }
      let place = 4 + input.place % input.digits.count
      var swapped = mod97[0]
      if place + 1 < swapped.count, swapped[place] != swapped[place + 1] {
        swapped.swapAt(place, place + 1)
        try require(!holds(.mod97, swapped), "\(swapped) passes, and so does \(mod97[0])")
      }
    })
}

/// Digits to check, and the index of the digit that a mistake changes.
struct CheckedDigits: Hashable, Sendable {
  var digits: [Int]
  var place: Int
}

extension Generator<CheckedDigits> {
  /// One to 18 digits.
  fileprivate static let checkedDigits = Generator { source in
    var digits = [source.int(upTo: 9)]
    source.repeated(0...17, label: "digit") { digits.append($0.int(upTo: 9)) }
    return CheckedDigits(digits: digits, place: source.int(upTo: 17))
  }
}
