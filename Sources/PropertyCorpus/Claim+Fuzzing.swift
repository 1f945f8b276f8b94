import Foundation
import PropertyTesting

extension Claim {
  /// Judges the input that a fuzzer's bytes stand for: all that a fuzz target has to do.
  ///
  ///     @_cdecl("LLVMFuzzerTestOneInput")
  ///     public func judge(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  ///       claim.fuzz(bytes, count: count)
  ///     }
  ///
  /// Where the claim is false of the input, its words, what was found and the choices that repeat
  /// it go to standard error, and the process aborts: that is what makes a fuzzer keep an input.
  ///
  /// - Parameters:
  ///   - bytes: the input as the fuzzer made it; nil for none.
  ///   - count: how many bytes there are.
  /// - Returns: 0, which to libFuzzer means that it may keep the input in its corpus.
  public func fuzz(_ bytes: UnsafePointer<UInt8>?, count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
    guard case .fails(let failure) = judge(bytes: bytes) else { return 0 }
    let input = describe(bytes: bytes).split(separator: "\n").map { "  \($0)" }
    let lines =
      ["\(property.name) is false"] + input + [
        "  found  \(failure.message)",
        "  repeat  choices: \"\(Blob.encode(canonical(bytes)))\" as an argument of the test", "",
      ]
    try? FileHandle.standardError.write(contentsOf: Data(lines.joined(separator: "\n").utf8))
    abort()
  }
}
