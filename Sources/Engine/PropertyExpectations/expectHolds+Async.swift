import Foundation
import PropertyTesting
import Synchronization
import Testing

/// Records an issue unless `claim`, which may be asynchronous or isolated to an actor, holds for
/// inputs from `generators`.
///
///     @MainActor @Test func aTitleIsKept() async {
///       await expectHolds(forAll: .text(upTo: 20)) { title in
///         let model = Model()
///         await model.rename(title)
///         #expect(model.title == title)
///       }
///     }
///
/// The inputs are checked one after another, on the test's actor. If the test is canceled, the
/// search ends and fails.
///
/// `isolation` is the actor of the claim and of the caller. The parameters before `isolation`, and
/// the result, are those of the synchronous function.
@_disfavoredOverload
@discardableResult
public func expectHolds<each Input, Outcome>(
  forAll generators: repeat Generator<each Input>,
  examples: @autoclosure @escaping @Sendable () -> [(repeat each Input)] = [],
  settings: RunSettings = .fromEnvironment(),
  choices: String? = nil, name: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation,
  _ claim: @escaping (repeat each Input) async throws -> Outcome
) async -> Report {
  let exchange = Exchange<(repeat each Input)>()
  let property = propertyName(name, at: sourceLocation)
  let asked = Claim(forAll: repeat each generators, examples: examples(), named: property) {
    (input: repeat each Input) in try exchange.ask((repeat each input))
  }
  let search = Search(asked, settings, choices: choices, at: sourceLocation)
  let result = await exchange.answered(while: search.foundElsewhere) { input in
    try requireTrue(await claim(repeat each input))
  }
  return result.recorded(at: sourceLocation)
}

extension Exchange {
  /// Runs a search on its own thread, and checks its inputs with `claim`.
  func answered<Found: Sendable>(
    while search: @escaping @Sendable () -> Found, isolation: isolated (any Actor)? = #isolation,
    by claim: @escaping (Input) async throws -> Void
  ) async -> Found {
    let (results, found) = AsyncStream.makeStream(of: Found.self)
    Thread.begin {
      found.yield(search())
      self.finish()
    }
    let judge = AnyIsolation(value: claim)
    for await parcel in inputs {
      answer(
        await ClaimIssues.failure {
          try await CaseLog.written(to: parcel.log) { try await judge.value(parcel.input) }
        })
    }
    close()
    // This task isn't canceled with the test's task, because the search's thread must end.
    let waiting = Task { await results.first { _ in true } }
    guard let result = await waiting.value else { preconditionFailure("A search has a result.") }
    return result
  }
}

/// A wrapper that passes a claim through code outside its actor; the claim is called on its actor.
private struct AnyIsolation<Value>: @unchecked Sendable {
  let value: Value
}

extension ClaimIssues {
  /// Returns the reason a claim fails: the first issue that it records or, if there is none, the
  /// error that it throws.
  static func failure(_ claim: @escaping @Sendable () async throws -> Void) async -> (any Error)? {
    let issues = ClaimIssues()
    let thrown = Mutex<(any Error)?>(nil)
    await issues.collecting {
      do { try await claim() } catch { thrown.withLock { $0 = error } }
    }
    return issues.takeFailure() ?? thrown.withLock { $0 }
  }
}
