import Testing

@testable import PropertyTesting

/// A generator finds the choices that generate a given value, if there are any.
@Suite struct ReadingTests {
  private struct User: Equatable {
    let age: Int
    let name: String
    var isAdmin = false
  }

  /// Whether a generator reads each of its random values back as choices that generate the value.
  private func readsItsOwn<Value>(_ generator: Generator<Value>) -> Bool {
    (0..<300).allSatisfy { index in
      var source = ChoiceSource(random: RandomBits(seed: 1, case: index))
      let value = generator.generate(&source)
      guard let options = generator.options(making: value) else { return false }
      var again = ChoiceSource(replaying: options)
      return describe(generator.generate(&again)) == describe(value)
    }
  }

  @Test func `A generator reads numbers, Boolean values and elements back as choices`() {
    #expect(readsItsOwn(.int()))
    #expect(readsItsOwn(.int(in: -3...700)))
    #expect(readsItsOwn(.integer(in: 200...255 as ClosedRange<UInt8>, favoring: [201])))
    #expect(readsItsOwn(.int(in: 5...5)))
    #expect(readsItsOwn(.bool()))
    #expect(readsItsOwn(.element(of: "a", "b", "c")))
    #expect(readsItsOwn(.just(7)))
    #expect(readsItsOwn(.double()))
    #expect(readsItsOwn(.double(in: -2.5...1e9)))
    #expect(readsItsOwn(.float()))
  }

  @Test func `A generator reads composed values back as choices`() {
    #expect(readsItsOwn(.array(of: .int(), 2...9)))
    #expect(readsItsOwn(.array(of: .optional(.array(of: .bool(), count: 3)), 0...4)))
    #expect(readsItsOwn(.string(of: "abc", 0...8)))
    #expect(readsItsOwn(zip(.int(), .string(of: "xy", count: 3), .bool())))
    #expect(readsItsOwn(.oneOf(.int(in: 0...9), .int(in: 100...199))))
    #expect(readsItsOwn(.int(in: 0...99).filter { $0.isMultiple(of: 3) }))
    #expect(readsItsOwn(.int(in: 0...99).classify("even") { $0.isMultiple(of: 2) }))
    #expect(readsItsOwn(.make(User.init, .int(in: 0...120), .string(of: "ab", 1...3), .bool())))
    #expect(readsItsOwn(Generator<Int>.int(in: 0...9).map({ "\($0)" }, inverse: { Int($0) })))
  }

  @Test func `A generator finds no choices for a value that it can't return`() {
    #expect(Generator<Int>.int(in: 0...9).options(making: 10) == nil)
    #expect(Generator<[Int]>.array(of: .int(in: 0...9), 0...2).options(making: [1, 2, 3]) == nil)
    #expect(Generator<[Int]>.array(of: .int(in: 0...9), 0...2).options(making: [10]) == nil)
    #expect(Generator<String>.string(of: "ab", 0...3).options(making: "abc") == nil)
    #expect(Generator<Int>.int(in: 0...9).filter { $0 > 5 }.options(making: 5) == nil)
    #expect(Generator<Int>.just(1).options(making: 2) == nil)
    #expect(Generator<Double>.double(in: 0...1).options(making: 2) == nil)
    #expect(Generator<Int?>.optional(.int(in: 0...9)).options(making: 10) == nil)
    #expect(Generator<Int>.int().map { $0 }.options(making: 1) == nil)
  }

  @Test func `A generator doesn't use a wrong inverse`() {
    let wrong = Generator<Int>.int(in: 0...9).map({ $0 * 2 }, inverse: { $0 })
    #expect(wrong.options(making: 4) == nil)
    #expect(wrong.options(making: 0) == [0])
  }
}

/// Inputs that are objects and aren't sendable.
@Suite struct NonSendableTests {
  private final class Account: CustomStringConvertible {
    var balance: Int
    init(balance: Int) { self.balance = balance }
    var description: String { "Account(\(balance))" }
  }

  private static let accounts = Generator.make(Account.init, .int(in: 0...999))
  private let name = PropertyName(chapter: "Tests", name: "Accounts")

  @Test func `An object that a claim changes is created again for each check`() throws {
    let claim = Claim(forAll: Self.accounts, named: name) { account in
      account.balance += 1
      try require(account.balance < 500)
    }
    #expect(Run.check(claim).counterexample?.input == "Account(499)")
  }

  @Test func `An example that a claim changes is created again for each check`() throws {
    let claim = Claim(
      forAll: Self.accounts, examples: [Account(balance: 800)], named: name
    ) { account in
      account.balance -= 500
      try require(account.balance < 0)
    }
    let found = try #require(Run.check(claim, RunSettings(cases: 1)).counterexample)
    #expect(found.input == "Account(500)" && found.entry == "example 1")
  }
}
