import Testing

/// What a search finds, within so many cases, for 99 of a hundred seeds.
@Suite struct DiscoveryTests {
  @Test(arguments: Discovery.all)
  func `It is found`(_ discovery: Discovery) {
    let share = discovery.share
    #expect(share >= 0.99, "of \(share) of the seeds, within \(discovery.cases) cases")
  }
}
