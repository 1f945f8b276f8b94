extension Law {
  package static let distanceTextsEqualStringFormat = Law(
    """
    A distance in meters is written as the Running articles format its double. The law excludes \
    distances exactly between two hundredths, because their doubles may be on either side.
    """, clauses: ["R4.4", "R6.2"],
    Property(forAll: .micrometers) { subject, micrometers in
      let distance = try Distance(micrometers: micrometers)
      let text = subject.runs.textOfDistance(distance, .meters, .posix)
      let value = subject.runs.valueOfDistance(distance, .meters)
      guard micrometers % 10_000 != 5_000 else { return }
      try requireEqual(text, .articleQuantity(value))
    })
}

extension Generator<Int> {
  /// A number of micrometers up to one of three limits, which makes short distances frequent.
  fileprivate static var micrometers: Generator {
    Generator { source in
      let limit = [100_000, 1_000_000_000, 1_000_000_000_000_000][source.int(upTo: 2)]
      return source.int(upTo: limit)
    }
  }
}
