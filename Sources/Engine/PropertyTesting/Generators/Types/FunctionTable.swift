/// A function represented by a table: results for some arguments, and one result for all others.
///
/// A report shows the table, as in `{1: "a", 2: "", else: "b"}`.
public struct FunctionTable<Argument: Hashable & Sendable, Result: Sendable>: Sendable {
  /// The arguments with their own results, in the order in which they were drawn.
  public let arguments: [Argument]
  /// The result for each of these arguments.
  public let results: [Argument: Result]
  /// The result for every other argument.
  public let fallback: Result

  /// Creates a function from its results; the first result for an argument is used.
  /// - Parameters:
  ///   - entries: arguments with their results.
  ///   - fallback: the result for every other argument.
  public init(_ entries: [(Argument, Result)], else fallback: Result) {
    results = Dictionary(entries) { first, _ in first }
    var left = Set(results.keys)
    arguments = entries.map(\.0).filter { left.remove($0) != nil }
    self.fallback = fallback
  }

  /// Returns the function's result.
  /// - Parameter argument: any argument; if it isn't in the table, the result is `fallback`.
  public func callAsFunction(_ argument: Argument) -> Result { results[argument] ?? fallback }
}

extension FunctionTable: CustomStringConvertible {
  /// The results, as in `{1: "a", else: ""}`.
  public var description: String {
    let cases = arguments.map { "\(describe($0)): \(describe(self($0)))" }
    return "{" + (cases + ["else: \(describe(fallback))"]).joined(separator: ", ") + "}"
  }
}

extension Generator {
  /// Generates functions from any argument to values of `result`; the simplest are constant.
  ///
  /// All arguments that aren't drawn have the same result. So `argument` should generate only a few
  /// values, or the values that the claim passes to the function.
  /// - Parameters:
  ///   - argument: the generator of arguments with their own results.
  ///   - result: the generator of results.
  ///   - counts: the allowed number of drawn arguments; equal arguments count once. With a
  ///     negative count, the property fails.
  @inlinable public static func function<Argument, Result>(
    from argument: Generator<Argument>, to result: Generator<Result>,
    _ counts: ClosedRange<Int> = 0...8
  ) -> Generator where Value == FunctionTable<Argument, Result> {
    if let error = GeneratorError(counts: counts) {
      return .refused(error) { FunctionTable([], else: result.generate(&$0)) }
    }
    let lists = zip(argument, result).count.lists(counts)
    return Generator(count: result.count.times(lists)) { source in
      let fallback = result.generate(&source)
      var entries: [(Argument, Result)] = []
      source.repeated(counts) { source in
        entries.append((argument.generate(&source), result.generate(&source)))
      }
      return FunctionTable(entries, else: fallback)
    }
  }
}
