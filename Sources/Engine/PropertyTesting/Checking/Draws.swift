/// Draws inputs while a claim runs, so inputs can depend on the system's results.
///
/// Like all inputs, the drawn values are shown and shrunk, and the replay code of a report repeats
/// them.
public struct Draws: ~Copyable {
  /// The source of the case, which outlives this value; a pointer is used because a claim can't
  /// store a borrowed source.
  let place: UnsafeMutablePointer<ChoiceSource>
  /// The drawn values, or `nil` if they aren't recorded.
  let log: DrawLog?

  /// Draws a value from a generator.
  /// - Parameters:
  ///   - generator: generates the value.
  ///   - label: the value's name in a report.
  /// - Throws: an error for the engine if the generator has no value; don't catch this error.
  public mutating func callAsFunction<Value>(
    _ generator: Generator<Value>, _ label: String = "drawn"
  ) throws -> Value {
    let value = place.pointee.span(label, generator.generate)
    if place.pointee.isRejected { throw Discard() }
    log?.drawn.append(Drawn(label: label, value: value))
    return value
  }

  /// Repeats an action up to `counts.upperBound` times; shrinking can remove any iteration.
  /// - Parameters:
  ///   - counts: the allowed number of iterations; with a negative number, the property fails.
  ///   - label: the label of an iteration's choices.
  ///   - body: performs one iteration, and may draw values; an error ends the repetition.
  /// - Throws: the error that `body` throws.
  public mutating func `repeat`(
    _ counts: ClosedRange<Int>, label: String = "element", _ body: (inout Draws) throws -> Void
  ) throws {
    if let error = GeneratorError(counts: counts) {
      place.pointee.refuse(error)
      throw Discard()
    }
    var thrown: (any Error)?
    place.pointee.repeated(counts, label: label) { source in
      guard thrown == nil else { return }
      do { try source.lending(to: log, body) } catch { thrown = error }
    }
    if let thrown { throw thrown }
  }
}

/// The values that a claim drew, for use in a report.
final class DrawLog {
  var drawn: [Any] = []
}

/// A value that a claim drew, with the name that reports show.
public struct Drawn: CustomStringConvertible {
  /// The name of the drawn value.
  public let label: String
  /// The drawn value.
  public let value: Any

  /// The name and the value, as a report shows them.
  public var description: String { "\(label): \(describe(value))" }
}

extension ChoiceSource {
  mutating func lending<Outcome>(
    to log: DrawLog?, _ body: (inout Draws) throws -> Outcome
  ) rethrows -> Outcome {
    try withUnsafeMutablePointer(to: &self) { place in
      var draws = Draws(place: place, log: log)
      return try body(&draws)
    }
  }
}

extension Claim {
  /// Creates the claim that `claim` holds for all values it draws.
  ///
  /// The claim must run to generate its input, so shrinking runs it twice for each input. With
  /// `isolated`, a trap is reported with its location and choices, but the input isn't shrunk. In
  /// XCTest, use `require`, because an `XCTAssert` would fail the test for each input.
  /// - Parameters:
  ///   - name: the property's name, or `nil` for the file's name.
  ///   - filePath: the path of the claim's file.
  ///   - claim: the claim, which draws its inputs; it fails if it throws (`require`) or returns
  ///     false.
  public init<Outcome>(
    named name: PropertyName? = nil, filePath: String = #filePath,
    drawing claim: @escaping @Sendable (inout Draws) throws -> Outcome
  ) {
    let property = Property<Void>(named: name, filePath: filePath) { _ in
      Claim.parts(drawing: { draws in try requireTrue(claim(&draws)) })
    }
    self = property.about(())
  }

  /// Creates the functions of a claim that draws its input while it runs.
  /// - Parameter show: converts the drawn values to the arguments that reports show.
  static func parts(
    drawing claim: @escaping @Sendable (inout Draws) throws -> Void,
    showing show: @escaping @Sendable ([Any]) -> [Any] = { $0 }
  ) -> Parts {
    let judge: Judge = { source in
      let verdict = verdict { try source.lending(to: nil, claim) }
      return source.isRejected ? source.rejection : verdict
    }
    var parts = Parts(
      judge: judge, sample: sampled(by: judge), generate: { _ = judge(&$0) },
      arguments: { source in
        let log = DrawLog()
        _ = verdict { try source.lending(to: log, claim) }
        return show(log.drawn)
      }, count: nil)
    parts.isPerformed = true
    return parts
  }
}
