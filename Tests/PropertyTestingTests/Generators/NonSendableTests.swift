import Testing

@testable import PropertyExpectations
@testable import PropertyTesting

/// Inputs may be objects that must not leave their thread.
@Suite struct NonSendableTests {
  private final class Account: Hashable, Decodable, CustomStringConvertible {
    var balance: Int
    init(balance: Int) { self.balance = balance }
    var description: String { "Account(\(balance))" }
    static func == (left: Account, right: Account) -> Bool { left.balance == right.balance }
    func hash(into hasher: inout Hasher) { hasher.combine(balance) }
  }

  private static let accounts = Generator.make(Account.init, .int(in: 0...999))
  private let name = PropertyName(chapter: "Tests", name: "Accounts")

  private func counterexample<Input>(
    _ generator: Generator<Input>, _ claim: @escaping @Sendable (Input) throws -> Void
  ) -> String? {
    Run.check(Claim(forAll: generator, named: name, claim)).counterexample?.input
  }

  @Test func `Objects are made, changed and shrunk`() throws {
    let input = counterexample(Self.accounts) { account in
      account.balance += 1
      try require(account.balance < 500)
    }
    #expect(input == "Account(499)")
  }

  @Test func `Collections, optionals and decoded objects are inputs too`() throws {
    #expect(
      counterexample(.array(of: Self.accounts, 0...9)) { list in
        try require(list.reduce(0) { $0 + $1.balance } < 100)
      } == "[Account(100)]")
    #expect(
      counterexample(.optional(Self.accounts)) { try require($0 == nil) }
        == "Account(0)")
    #expect(
      counterexample(.set(of: Self.accounts, 0...4)) { try require($0.count < 2) }?.count
        == "[Account(0), Account(1)]".count)
    #expect(
      counterexample(try .any(Account.self)) { try require($0.balance < 7) } == "Account(7)")
    #expect(
      counterexample(Self.accounts.compactMap(discarding: Account(balance: 0)) { $0 }) {
        try require($0.balance < 7)
      } == "Account(7)")
  }

  @Test func `An example is made anew each time`() throws {
    let claim = Claim(
      forAll: Self.accounts, examples: [Account(balance: 800)], named: name
    ) { account in
      account.balance -= 500
      try require(account.balance < 0)
    }
    let found = try #require(Run.check(claim, RunSettings(cases: 1)).counterexample)
    #expect(found.input == "Account(500)" && found.entry == "example 1")
  }

  /// State of the main actor.
  @MainActor private final class Names {
    var all: [String] = []
  }
}
