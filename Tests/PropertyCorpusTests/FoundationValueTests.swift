import Foundation
import PropertyCorpus
import PropertyTesting
import Testing

/// Generated values of Foundation's types, both alone and in decodable types.
@Suite struct FoundationValueTests {
  struct Order: Codable, Hashable, Sendable {
    let id: UUID
    var placed: Date
    var price: Decimal
    var site: URL?
    var receipt: Data
    var notes: [Date: String]
  }

  static func values<Value>(_ generator: Generator<Value>, _ count: Int = 500) -> [Value] {
    (0..<count).map { index in
      var source = ChoiceSource(random: RandomBits(seed: UInt64(index) &* 0x9E37_79B9_7F4A_7C15))
      return generator.generate(&source)
    }
  }

  @Test func `A decodable type's generator also generates Foundation's types`() throws {
    let orders = Self.values(try Generator<Order>.any())
    #expect(Set(orders.map(\.id)).count == 500 && Set(orders.map(\.placed)).count > 400)
    #expect(orders.contains { $0.price != 0 } && orders.contains { $0.receipt.count == 16 })
    #expect(orders.contains { $0.site == nil } && orders.contains { $0.site != nil })
    for order in orders {
      let data = try JSONEncoder().encode(order)
      #expect(try JSONDecoder().decode(Order.self, from: data) == order)
    }
  }

  @Test func `A property fails if a bound of its date generator isn't a number`() {
    let none = Date(timeIntervalSinceReferenceDate: .nan)
    let claim = Claim(forAll: .date(in: none...none)) { _ in }
    let found = Run.check(claim).counterexample
    #expect(found?.message.contains("the range nan...nan is empty") == true)
    let endless = Date.distantPast...Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(Self.values(.date(in: endless)).count == 500 && Self.values(.data(-1...1)).count == 500)
  }

  @Test func `A date generator generates only dates in the given range`() {
    let range = Date(timeIntervalSince1970: 100.5)...Date(timeIntervalSince1970: 300)
    let dates = Self.values(.date(in: range))
    #expect(dates.allSatisfy(range.contains) && Set(dates).contains(range.lowerBound))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let years = Self.values(.date(), 5_000).map { calendar.component(.year, from: $0) }
    #expect(years.min() == 1900 && years.max() == 2099)
    #expect(Set(Self.values(.date(in: .distantPast ... .distantFuture))).count > 300)
  }

  @Test func `A date generator prefers leap days, the ends of years and days with clock changes`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let dates = Self.values(Date.arbitrary, 20_000)
      .map { calendar.dateComponents([.month, .day, .weekday], from: $0) }
    let drawn = { month, day in dates.count { $0.month == month && $0.day == day } }
    // If these days weren't preferred, they would be drawn 55 and 14 times.
    #expect(drawn(12, 31) > 120 && drawn(2, 29) > 30)
    // If the last Sunday in March weren't preferred, it would be drawn 48 times.
    #expect(dates.count { $0.month == 3 && $0.weekday == 1 && $0.day ?? 0 > 24 } > 90)
  }
}
