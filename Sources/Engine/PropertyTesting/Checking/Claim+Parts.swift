extension Claim {
  /// Creates the functions that generate an input of a claim, check it, and describe it.
  @inlinable static func parts<Input>(
    _ inputs: Generator<Input>,
    _ claim: @escaping @Sendable (Input) throws -> Void,
    arguments: @escaping @Sendable (Input) -> [Any]
  ) -> Parts {
    Parts(
      judge: { source in
        let input = inputs.generate(&source)
        return source.isRejected ? source.rejection : verdict { try claim(input) }
      },
      sample: { sampled(&$0, $1, $2, inputs, claim) },
      generate: { source in _ = inputs.generate(&source) },
      arguments: { source in arguments(inputs.generate(&source)) },
      count: inputs.count)
  }

  /// Checks consecutive cases until one fails, without creating a `Verdict` for each case.
  @inlinable @inline(__always)
  static func sampled<Input>(
    _ source: inout ChoiceSource, _ seed: UInt64, _ cases: Range<Int>,
    _ inputs: Generator<Input>, _ claim: (Input) throws -> Void
  ) -> (failed: Int?, discarded: Int) {
    var discarded = 0
    for index in cases {
      source.restart(random: RandomBits(seed: seed, case: index))
      let input = inputs.generate(&source)
      if source.isRejected {
        if source.isRefused { return (index, discarded) }
        discarded += 1
        continue
      }
      do {
        try claim(input)
      } catch is Discard {
        discarded += 1
      } catch {
        return (index, discarded)
      }
    }
    return (nil, discarded)
  }

  @inlinable @inline(__always)
  static func verdict(_ claim: () throws -> Void) -> Verdict {
    do {
      try claim()
      return .holds
    } catch let failure as Failure {
      return .fails(failure)
    } catch is Discard {
      return .discarded
    } catch {
      return .fails(Failure(thrown: error))
    }
  }
}
