import InputLaws
import InputRules

/// A fuzz target that doesn't use the engine.
///
/// It reads a text and an edit from bytes, and checks the claim of the law `SpliceEqualsString`.
/// The program's entry point calls this function by its C name if `--bare` is given. `bench
/// fuzzing` compares the speed of fuzzing this function with that of fuzzing the law.
@_cdecl("property_fuzz_bare")
package func checkBareSplice(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  let bytes = UnsafeBufferPointer(start: data, count: size)
  guard bytes.count > 3 else { return 0 }
  let count = min(Int(bytes[0]), bytes.count - 3)
  let text = String(decoding: bytes[3..<(3 + count)], as: UTF8.self)
  let units = text.utf16.count
  let start = Int(bytes[1]) % (units + 1)
  let range = TextRange(location: start, length: Int(bytes[2]) % (units - start + 1))
  let edit = Edit(replacing: range, with: String(decoding: bytes[(3 + count)...], as: UTF8.self))
  guard let expected = text.replacingAsString(edit) else { return 0 }
  let state = FieldRule().apply(edit, to: FieldState(text))
  return state.text.utf16.elementsEqual(expected.utf16) ? 0 : 1
}
