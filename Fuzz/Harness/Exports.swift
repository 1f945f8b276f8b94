import Foundation
import PropertyCorpus
import PropertyTesting

// The functions that the C entry calls. libFuzzer runs a target on one thread, so the target needs
// no lock.

nonisolated(unsafe) private var target: FuzzTarget?

private func arguments(_ count: Int32, _ values: UnsafePointer<UnsafePointer<CChar>?>) -> [String] {
  (0..<Int(count)).compactMap { values[$0].map { String(cString: $0) } }
}

private func complain(_ error: any Error) -> Int32 {
  try? FileHandle.standardError.write(contentsOf: Data("error: \(error)\n".utf8))
  return 2
}

@_cdecl("input_rules_fuzz_command")
func command(_ count: Int32, _ values: UnsafePointer<UnsafePointer<CChar>?>) -> Int32 {
  FuzzCommand.run(arguments(count, values)) ?? -1
}

@_cdecl("input_rules_fuzz_begin")
func begin(_ count: Int32, _ values: UnsafePointer<UnsafePointer<CChar>?>) -> Int32 {
  do throws(FuzzError) {
    target = try FuzzTarget(arguments: arguments(count, values))
    return 0
  } catch {
    return complain(error)
  }
}

@_cdecl("input_rules_fuzz_judge")
func judge(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  target?.judge(UnsafeBufferPointer(start: data, count: size)) ?? false ? 0 : 1
}

@_cdecl("input_rules_fuzz_mutate")
func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ capacity: Int, _ seed: UInt32)
  -> Int
{
  target?.claim.mutate(data, count: size, capacity: capacity, seed: seed) ?? 0
}

@_cdecl("input_rules_fuzz_replay")
func replay(_ count: Int32, _ values: UnsafePointer<UnsafePointer<CChar>?>) -> Int32 {
  do {
    let arguments = arguments(count, values)
    var target = try FuzzTarget(arguments: arguments)
    let paths = arguments.dropFirst().filter { !$0.hasPrefix("-") }
    let inputs = try paths.flatMap { try keptInputs(at: $0, of: target.claim.property) }
    let failed = inputs.count { !$0.withUnsafeBufferPointer { target.judge($0) } }
    let line = "\(inputs.count - failed) passed, \(failed) failed\n"
    try FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
    return failed == 0 ? 0 : 1
  } catch {
    return complain(error)
  }
}

/// The inputs in a file, in a line of one, or in all files of a folder.
private func keptInputs(at path: String, of property: PropertyName) throws -> [[UInt8]] {
  try CorpusListing(at: path).paths.flatMap {
    try CorpusFile(path: $0, property: property).entries().map(\.bytes)
  }
}
