import Testing

@testable import PropertyFuzzing

/// The numbers by which a campaign shares its time.
@Suite struct FairShareTests {
  @Test func `An option without a second yields nothing`() {
    var share = FairShare(count: 2)
    #expect(share.yield(of: 0) == 0)
    share.add(0, found: 5, seconds: 0)
    #expect(share.yield(of: 0) == 0)
    share.add(0, found: 6, seconds: 4)
    // The slice before counts half.
    #expect(share.yield(of: 0) == 8.5 / 4)
  }

  @Test func `An option is new until it had a slice in turn`() {
    var share = FairShare(count: 2)
    #expect(share.next { _ in true } == 0)
    #expect(!share.isNew(0) && share.isNew(1))
  }

  @Test func `None is chosen where none is free`() {
    var share = FairShare(count: 2)
    #expect(share.next { _ in false } == nil)
    #expect(share.next { $0 == 1 } == 1)
  }

  @Test func `What is forgotten yields nothing and has no credit`() {
    var share = FairShare(count: 2)
    for option in 0...1 { share.add(option, found: 8, seconds: 1) }
    let chosen = (0..<5).compactMap { _ in share.next { _ in true } }
    // Both are new at first. Then every second goes by yield, to the first of equal ones.
    #expect(chosen == [0, 1, 0, 0, 1])
    share.forget(0)
    #expect(share.yield(of: 0) == 0 && share.yield(of: 1) == 8)
    let later = (0..<8).compactMap { _ in share.next { _ in true } }
    #expect(later.count { $0 == 1 } == 6, "\(later)")
  }

  @Test func `After earlier slices those with the fewest are next`() {
    var share = FairShare(count: 3)
    share.resume(after: [4, 2, 9])
    #expect((0..<3).map { _ in share.next { _ in true } } == [1, 0, 1])
  }
}

/// A campaign's time, without a clock.
@Suite struct CampaignTimeTests {
  @Test func `Time passes only while the campaign runs`() {
    let time = CampaignTime(earlier: 40, total: 100, began: 5000)
    #expect(time.elapsed(at: 5000) == 40 && time.elapsed(at: 5030.5) == 70.5)
    #expect(time.end == 5060)
    #expect(CampaignTime(earlier: 130, total: 100, began: 5000).end == 5000)
  }

  @Test(arguments: [(1.0, false), (1.001, true), (0, false), (-5, false), (60, true)])
  func `A slice of a second or less isn't started`(seconds: Double, isEnough: Bool) {
    #expect(CampaignTime.isEnough(seconds) == isEnough)
  }

  @Test(arguments: [(3599.9994, 3599.999), (3599.9996, 3600), (0, 0), (12.34567, 12.346)])
  func `The journal has whole milliseconds`(seconds: Double, rounded: Double) {
    #expect(CampaignTime.rounded(seconds) == rounded)
  }
}
