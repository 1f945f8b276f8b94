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
      sample: { source, seed, cases in
        // Both branches contain the call, because each case would retain an optional closure.
        guard let isFalse = source.isFalse else {
          return sampled(&source, seed, cases, inputs, claim) { false }
        }
        return sampled(&source, seed, cases, inputs, claim, unless: isFalse)
      },
      generate: { source in _ = inputs.generate(&source) },
      arguments: { source in arguments(inputs.generate(&source)) },
      count: inputs.count)
  }

  /// Checks consecutive cases until one fails, without creating a `Verdict` for each case.
  @inlinable @inline(__always)
  static func sampled<Input>(
    _ source: inout ChoiceSource, _ seed: UInt64, _ cases: Range<Int>,
    _ inputs: Generator<Input>, _ claim: (Input) throws -> Void, unless isFalse: () -> Bool
  ) -> (failed: Int?, discarded: Int) {
    var discarded = 0
    for index in cases {
      source.restart(random: RandomBits(seed: seed, case: index))
      let input = inputs.generate(&source)
      var isDiscarded = source.isRejected
      if isDiscarded {
        if source.isRefused { return (index, discarded) }
      } else {
        do {
          try claim(input)
        } catch is Discard {
          isDiscarded = true
        } catch {
          return (index, discarded)
        }
      }
      if isFalse() { return (index, discarded) }
      if isDiscarded { discarded += 1 }
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
