import Foundation
// Whoever imports this module has the engine as well: one import is enough.
@_exported import PropertyTesting

extension Claim {
  /// Checks the input that a fuzzer's bytes encode: all that a fuzz target has to do.
  ///
  ///     @_cdecl("LLVMFuzzerTestOneInput") public func check(_ bytes: UnsafePointer<UInt8>?, _
  ///     count: Int) -> CInt { claim.fuzz(bytes, count: count) }
  ///
  /// If the claim is false for the input, its description, what was found and the choices that
  /// repeat it are written to standard error, and the process aborts. The abort makes the fuzzer
  /// keep the input.
  /// - Parameters:
  ///   - bytes: the input as the fuzzer made it; nil for none.
  ///   - count: how many bytes there are.
  /// - Returns: 0, which to libFuzzer means that it may keep the input in its corpus.
  public func fuzz(_ bytes: UnsafePointer<UInt8>?, count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
    guard case .fails(let failure) = judge(bytes: bytes) else { return 0 }
    let words = words(of: failure, at: bytes) { Repetition(argument: $0) }
    try? SystemFile.write(words.visible.utf8, to: STDERR_FILENO)
    abort()
  }

  /// Changes a fuzzer's input along the spans of its choices: what a custom mutator may do now and
  /// then instead of the fuzzer's own change of bytes.
  ///
  ///     @_cdecl("LLVMFuzzerCustomMutator")
  ///     public func mutate(
  ///       _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: UInt32
  ///     ) -> Int {
  ///       claim.mutate(bytes, count: count, capacity: capacity, seed: seed)
  ///     }
  /// - Parameters:
  ///   - bytes: the input, which is changed in place.
  ///   - count: how many bytes it has.
  ///   - capacity: how many bytes it may have.
  ///   - seed: chooses the change.
  ///   - operands: two values that the code compared lately, as bits, of which one takes the place
  ///     of the other in the input; nil for a change along its spans.
  /// - Returns: how many bytes it has now; 0 where there is nothing to change, or no room for it.
  public func mutate(
    _ bytes: UnsafeMutablePointer<UInt8>, count: Int, capacity: Int, seed: UInt32,
    operands: (UInt64, UInt64)? = nil
  ) -> Int {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    return write(changed(input, seed: UInt64(seed), operands), over: input, bytes, capacity)
  }

  /// In two of five changes, a part that the generator draws is put in place of one of the input's.
  private func changed(
    _ input: [UInt8], seed: UInt64, _ operands: (UInt64, UInt64)?
  ) -> [UInt8] {
    var mutator = SpanMutator(recording(input), seed: seed)
    if let operands { return mutator.place(operands) }
    return seed % 5 < 2 ? mutator.cross(with: drawn(seed)) : mutator.mutate()
  }

  /// Puts a recorded input in place of a fuzzer's; returns how many bytes it has, or 0 where there
  /// is no room for it.
  package func put(
    _ recording: Recording, over bytes: UnsafeMutablePointer<UInt8>, capacity: Int
  ) -> Int {
    write(ChoiceBytes.encode(recording.choices), over: [], bytes, capacity)
  }

  /// An input drawn at random.
  private func drawn(_ seed: UInt64) -> Recording {
    var source = ChoiceSource(random: RandomBits(seed: seed), recording: true)
    generate(&source)
    return source.recording
  }

  /// Replaces a part of one input by one of the same kind of another, for a fuzzer's own crossover.
  /// - Parameters:
  ///   - first: the input that is changed.
  ///   - second: the input that the part comes from.
  ///   - bytes: where the new input is written.
  ///   - capacity: how many bytes it may have.
  ///   - seed: chooses the parts.
  /// - Returns: how many bytes it has; 0 where nothing changed, or there is no room for it.
  public func cross(
    _ first: [UInt8], _ second: [UInt8], _ bytes: UnsafeMutablePointer<UInt8>, capacity: Int,
    seed: UInt32
  ) -> Int {
    var mutator = SpanMutator(recording(first), seed: UInt64(seed))
    return write(mutator.cross(with: recording(second)), over: first, bytes, capacity)
  }

  private func write(
    _ changed: [UInt8], over input: [UInt8], _ bytes: UnsafeMutablePointer<UInt8>, _ capacity: Int
  ) -> Int {
    guard changed.count <= capacity, changed != input else { return 0 }
    _ = UnsafeMutableBufferPointer(start: bytes, count: capacity).update(fromContentsOf: changed)
    return changed.count
  }
}
