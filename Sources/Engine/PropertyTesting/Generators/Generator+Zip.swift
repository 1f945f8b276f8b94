/// Returns a generator of tuples, with one part from each of several generators.
///
/// For up to five generators, there are functions without a parameter pack: Swift infers the types
/// of a pack slowly, and each call to a function in a pack retains and releases its context.
/// - Parameter generators: the generators, one for each part of the tuple.
@_disfavoredOverload
@inlinable public func zip<each Value>(
  _ generators: repeat Generator<each Value>
) -> Generator<(repeat each Value)> {
  var count: UInt64? = 1
  for factor in repeat (each generators).count { count = count.times(factor) }
  return Generator(count: count) { source in (repeat (each generators).generate(&source)) }
    .reading { values in readAll(repeat (each values, each generators)) }
}

/// Returns a generator of tuples, with one part from each of two generators.
///
/// The parameters are the generators of the tuple's parts, in order.
@inlinable public func zip<A, B>(
  _ first: Generator<A>, _ second: Generator<B>
) -> Generator<(A, B)> {
  Generator(count: first.count.times(second.count)) {
    [first = first.generate, second = second.generate] source in
    (first(&source), second(&source))
  }
  .reading { readAll(($0.0, first), ($0.1, second)) }
}

/// Returns a generator of tuples, with one part from each of three generators.
///
/// The parameters are the generators of the tuple's parts, in order.
@inlinable public func zip<A, B, C>(
  _ first: Generator<A>, _ second: Generator<B>, _ third: Generator<C>
) -> Generator<(A, B, C)> {
  Generator(count: first.count.times(second.count).times(third.count)) {
    [first = first.generate, second = second.generate, third = third.generate] source in
    (first(&source), second(&source), third(&source))
  }
  .reading { readAll(($0.0, first), ($0.1, second), ($0.2, third)) }
}

/// Returns a generator of tuples, with one part from each of four generators.
///
/// The parameters are the generators of the tuple's parts, in order.
@inlinable public func zip<A, B, C, D>(
  _ first: Generator<A>, _ second: Generator<B>, _ third: Generator<C>, _ fourth: Generator<D>
) -> Generator<(A, B, C, D)> {
  Generator(count: first.count.times(second.count).times(third.count).times(fourth.count)) {
    (first.generate(&$0), second.generate(&$0), third.generate(&$0), fourth.generate(&$0))
  }
  .reading { readAll(($0.0, first), ($0.1, second), ($0.2, third), ($0.3, fourth)) }
}

/// Returns a generator of tuples, with one part from each of five generators.
///
/// The parameters are the generators of the tuple's parts, in order.
@inlinable public func zip<A, B, C, D, E>(
  _ first: Generator<A>, _ second: Generator<B>, _ third: Generator<C>, _ fourth: Generator<D>,
  _ fifth: Generator<E>
) -> Generator<(A, B, C, D, E)> {
  Generator(
    count: first.count.times(second.count).times(third.count).times(fourth.count).times(fifth.count)
  ) {
    (
      first.generate(&$0), second.generate(&$0), third.generate(&$0), fourth.generate(&$0),
      fifth.generate(&$0)
    )
  }
  .reading {
    readAll(($0.0, first), ($0.1, second), ($0.2, third), ($0.3, fourth), ($0.4, fifth))
  }
}
