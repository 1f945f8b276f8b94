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
}

/// A campaign's disk, as it is told of it.
@Suite struct DiskRoomTests {
  private static let least: UInt64 = 8_388_608

  @Test(arguments: [(least, false), (least - 1, true), (0, true), (nil, false)])
  func `A disk with less than eight megabytes is full`(room: UInt64?, isFull: Bool) {
    var disk = DiskRoom()
    let changes = [1.0, 2].map { disk.look(room, isBlocked: false, at: $0) }
    #expect(changes == [isFull, false] && disk.isFull == isFull)
  }

  @Test func `Waiting for room is counted each time`() {
    var disk = DiskRoom()
    #expect(!disk.isFull && !disk.hasWaited && disk.waited(at: 9) == 0)
    let changes = [(10.0, true), (12, true), (13, false), (14, false), (20, true), (20.5, false)]
      .map { time, isBlocked in disk.look(Self.least, isBlocked: isBlocked, at: time) }
    #expect(changes == [true, false, true, false, true, true])
    #expect(disk.waited(at: 90) == 3.5 && disk.hasWaited)
    var other = DiskRoom()
    _ = other.look(nil, isBlocked: true, at: 10)
    #expect(other.hasWaited && other.waited(at: 10.5) == 0.5)
    _ = other.look(nil, isBlocked: false, at: 10.5)
    #expect(other.hasWaited && other.waited(at: 90) == 0.5)
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

  @Test(arguments: [
    (30, 1010), (600, 1010), (660, 1011), (1800, 1030), (3600, 1060), (3720, 1060),
  ])
  func `The last examination has some seconds more`(total: Double, end: Double) {
    #expect(CampaignTime(earlier: 0, total: total, began: 1000 - total).lastEnd == end)
    #expect(CampaignTime(earlier: total, total: total, began: 1000).lastEnd == .infinity)
    #expect(CampaignTime(earlier: total - 1, total: total, began: 999).lastEnd == end)
  }

  @Test func `A law's only slice may begin after the end`() {
    let time = CampaignTime(earlier: 0, total: 100, began: 0)
    #expect(!time.isLate(at: 98.9, isShort: false) && time.isLate(at: 99, isShort: false))
    #expect(!time.isLate(at: 200, isShort: true))
    for (began, end) in [(30.0, 100.0), (99, 159), (200, 260)] {
      #expect(time.lastEnd(ofSliceBegun: began, isShort: true) == end)
      #expect(time.lastEnd(ofSliceBegun: began, isShort: false) == 100)
    }
  }

  @Test func `It waits until something is due, but not long`() {
    #expect(CampaignTime.pause(until: 7.5, at: 7.25, isLive: false) == 0.25)
    #expect(CampaignTime.pause(until: 70, at: 7, isLive: false) == 1)
    #expect(CampaignTime.pause(until: 70, at: 7, isLive: true) == 0.25)
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
