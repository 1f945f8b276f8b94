extension Law {
  package static let damagedZoneFilesAreRefused = Law(
    """
    A zone file with one defect in its header, changes, types, indicators or footer, or with extra \
    bytes at the end, is refused for that defect.
    """, about: .dates,
    clauses: ["D12.1", "D12.4", "D12.5", "D12.6", "D12.7", "D12.8", "D12.9", "D12.10", "D12.11"],
    Property(forAll: .damagedZoneFile) { subject, damaged in
      let answer = ZoneFileAnswer(try subject.civilTimes.zoneOfFile(damaged.bytes))
      try requireEqual(answer, .refused(damaged.error), "a damaged file")
    })
}
