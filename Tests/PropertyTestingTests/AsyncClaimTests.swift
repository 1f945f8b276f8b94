import PropertyExpectations
import PropertyTesting
import Synchronization
import Testing

/// Claims that are async, belong to an actor, or contain expectations.
@Suite struct AsyncClaimTests {
  /// Whether an issue belongs to this test rather than to another test or to no test.
  @TaskLocal private static var isOfTest = false

  /// The issues that `body` records; they are collected, and the test doesn't report them.
  private func issues(_ body: @escaping @Sendable () async throws -> Void) async throws -> [String]
  {
    let texts = Texts()
    let trait: IssueHandlingTrait = .compactMapIssues { issue in
      if Self.isOfTest { texts.add("\(issue)") }
      return nil
    }
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: Test.Case.current) {
      try await Self.$isOfTest.withValue(true) { try await body() }
    }
    return texts.all
  }

  @Test func `A failed expectation in a claim is one issue with the simplest input`() async throws {
    let found = try await issues {
      expectHolds(forAll: .int(in: 0...1_000)) { #expect($0 < 10) }
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("\n  10\n") == true, "\(found)")
    let message = "found  Expectation failed: ($0 → 10) < 10\n"
    #expect(found.first?.contains(message) == true, "\(found)")
  }

  @Test func `A failed #require in a claim is reported with its expression`() async throws {
    let lists = Generator.array(of: .int(in: 0...9), 0...5)
    let found = try await issues {
      expectHolds(forAll: lists) { list in _ = try #require(list.first) }
      await expectHolds(forAll: lists) { list in
        await Task.yield()
        _ = try #require(list.first)
      }
    }
    #expect(found.count == 2)
    for text in found {
      #expect(text.contains("found  Expectation failed: (list → []).first → nil"), "\(text)")
      #expect(!text.contains("the claim threw"))
    }
  }

  @MainActor @Test func `A claim isolated to the main actor runs on the main actor`() async {
    let counter = MainCounter()
    await expectHolds(forAll: .int(in: 0...1_000), settings: RunSettings(cases: 200)) { number in
      MainActor.assertIsolated()
      counter.count += 1
      await Task.yield()
      #expect(number >= 0)
    }
    #expect(counter.count > 200)
  }

  @Test func `An issue in a task that outlives the search belongs to the test`() async throws {
    let found = try await issues {
      let (ends, end) = AsyncStream.makeStream(of: Void.self)
      let late = Mutex<Task<Void, Never>?>(nil)
      expectHolds(forAll: .just(7)) { number in
        late.withLock { task in
          task = task ?? Task { for await _ in ends { #expect(number == 8) } }
        }
      }
      end.yield()
      end.finish()
      await late.withLock { $0 }?.value
    }
    #expect(found.count == 1 && found.first?.contains("number → 7") == true, "\(found)")
  }

  @Test func `A known issue in a claim doesn't fail the claim`() async throws {
    let found = try await issues {
      expectHolds(forAll: .int(in: 0...1_000)) { number in
        withKnownIssue { #expect(number < 0) }
        withKnownIssue { _ = try #require(number < 0 ? number : nil) }
      }
      await expectHolds(forAll: .int(in: 0...1_000)) { number in
        await withKnownIssue {
          await Task.yield()
          #expect(number < 0)
        }
      }
    }
    #expect(found.isEmpty)
  }

  @Test func `A known issue that isn't recorded fails the claim`() async throws {
    let found = try await issues {
      expectHolds(forAll: .int(in: 0...1_000)) { number in
        withKnownIssue { #expect(number < 10) }
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("found  Known issue was not recorded\n  0\n") == true, "\(found)")
  }

  @Test func `An issue in a claim fails the claim even if the test expects a known issue`() {
    let report = Mutex<Report?>(nil)
    withKnownIssue {
      let found = expectHolds(forAll: .int(in: 0...1_000)) { #expect($0 < 10) }
      report.withLock { $0 = found }
    }
    #expect(report.withLock { $0 }?.counterexample?.input == "10")
  }

  #if compiler(>=6.3)
    /// An issue outside all tests is a warning about the whole run: any test may have caused it.
    @Test func `An issue outside of all tests doesn't fail a claim`() async {
      let cases = Counter()
      await expectHolds(forAll: .int(in: 0...1_000)) { _ in
        guard cases.next() == 30 else { return }
        await Task.detached {
          _ = Issue.record("expected, outside of all tests", severity: .warning)
        }.value
      }
    }
  #endif

  @Test func `A search ends when its test is canceled`() async throws {
    let found = try await issues {
      let search = Task {
        await expectHolds(forAll: .int(), settings: RunSettings(cases: 1_000_000)) { _ in
          try await Task.sleep(for: .milliseconds(1))
        }
      }
      search.cancel()
      #expect(await search.value.passed == false)
    }
    #expect(found.count == 1)
  }
}

@MainActor final class MainCounter {
  var count = 0
}
