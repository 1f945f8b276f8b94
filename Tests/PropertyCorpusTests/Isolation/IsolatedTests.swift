import Foundation
import PropertyCorpus
import PropertyTesting
import Testing

/// Isolation doesn't change the results of claims that don't end their process.
@Suite(.serialized) struct IsolatedTests {
  static let lists = Property<Void>(
    forAll: Generator<[Int]>.array(of: .int(in: 0...99), 0...20),
    .text(upTo: 5),
    named: PropertyName(chapter: "Lists", name: "SumIsSmall")
  ) { _, list, text in
    try assume(text.utf8.count < 12)
    try require(list.reduce(0, +) < 400, "the sum is large “\(text.count)”")
  }.about((), named: "lists")

  static let filtered = Property<Void>(
    forAll: .array(of: Generator<Int>.int(in: 0...9).filter { $0 % 3 == 1 }, 0...3),
    named: PropertyName(chapter: "Lists", name: "AreFiltered")
  ) { _, list in try require(list.allSatisfy { $0 % 3 == 1 }) }.about((), named: "lists")

  private func timeless(_ report: Report) throws -> String {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(report))
    var fields = try #require(object as? [String: Any])
    fields["seconds"] = nil
    let data = try JSONSerialization.data(withJSONObject: fields, options: .sortedKeys)
    return String(decoding: data, as: UTF8.self)
  }

  @Test(arguments: [
    (lists, RunSettings(cases: 900, seed: 7)),
    (lists, RunSettings(cases: 500, isExhaustive: true)),
    (filtered, RunSettings(cases: 300)), (filtered, RunSettings(cases: 300, isExhaustive: true)),
    (claim { _ in }, RunSettings(cases: 100)),
    (claim(ofNumbersUpTo: 40) { _ in }, RunSettings(isExhaustive: true)),
    (claim { try assume($0 == 5_000_000) }, RunSettings(cases: 20)),
    (claim { number in try require(number < 77) }, RunSettings(cases: 200, isExhaustive: true)),
    (claim { number in if number > 9 { throw CancellationError() } }, RunSettings(cases: 100)),
  ])
  func `Isolation doesn't change a claim's report`(claim: Claim, settings: RunSettings) throws {
    let plain = try timeless(Run.check(claim, settings))
    #expect(try timeless(Run.check(claim.isolated(), settings)) == plain)
    #expect(try timeless(Run.checkIsolated(claim, settings, cpuSeconds: 60)) == plain)
    #expect(plain.contains("cases"))
  }

  @Test func `A child process sends long cases, messages and origins completely`() throws {
    let all = Property<Void>(
      forAll: Generator<[Int]>.array(of: .int(in: 0...9), 70_000...70_000)
    ) { _, list in
      try require(list.last == 0 && list.count == 65_536, "\(list.count)")
    }.about(())
    let options = [UInt64](repeating: 3, count: 70_000)
    #expect(failure(all.isolated(), options) == failure(all, options))
    let long = String(repeating: "“é\u{0}\n👍", count: 50_000)
    let claim = claim { number in throw Failure("\(number) \(long)", at: "here: \(long)") }
    #expect(failure(claim.isolated(), [5]) == failure(claim, [5]))
  }

  @Test func `An isolated claim answers each of its concurrent callers`() {
    let isolated = claim { number in
      if number % 50 == 0 { trapFromFiveThousand(5_000 + number) }
      if number % 3 == 0 { throw Failure("\(number)", at: "thirds") }
    }.isolated()
    let wrong = Locked<[Int]>([])
    Workers.threads(4).perform(4) { worker in
      for number in stride(from: worker, to: 400, by: 4) {
        let found = failure(isolated, [UInt64(number)])
        let isRight =
          number % 50 == 0
          ? found?.message.contains("SIG") == true
          : found?.message == (number % 3 == 0 ? "\(number)" : nil)
        if !isRight { wrong.with { $0.append(number) } }
      }
    }
    #expect(wrong.value == [])
  }
}
