import FuzzHeap
import PropertyConsole
import PropertyCorpus
import PropertyTesting

// The C entry point calls the functions in this file. libFuzzer uses only one thread, so the target
// needs no lock.

nonisolated(unsafe) private var target: FuzzedProperty?

private func arguments(_ count: Int32, _ values: UnsafePointer<UnsafePointer<CChar>?>) -> [String] {
  (0..<Int(count)).compactMap { values[$0].map { String(cString: $0) } }
}

private func complain(_ error: any Error) -> Int32 {
  Terminal.complain("\(error)")
  return 2
}

@_cdecl("property_fuzz_command")
func command(_ count: Int32, _ values: UnsafePointer<UnsafePointer<CChar>?>) -> Int32 {
  let words = Array(arguments(count, values).dropFirst())
  let commands = ProgramCommands(of: .registered)
  guard let first = words.first, commands.has(first) || !isOther(words) else { return -1 }
  return commands.run(words)
}

/// Whether the arguments are for libFuzzer or for a replay of files: they set `--property`, or
/// begin with an option or a file.
private func isOther(_ words: [String]) -> Bool {
  words[0].hasPrefix("-") || words.contains { $0.hasPrefix("--property=") }
    || (try? SystemFile.exists(words[0])) != false
}

@_cdecl("property_fuzz_begin")
func begin(
  _ count: Int32, _ values: UnsafePointer<UnsafePointer<CChar>?>, _ counters: Int
) -> Int32 {
  do {
    try FuzzProgram.registered.require(counters: counters)
    target = try FuzzedProperty(arguments: arguments(count, values), .registered)
    return 0
  } catch {
    return complain(error)
  }
}

@_cdecl("property_fuzz_judge")
func judge(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  (target?.judge(UnsafeBufferPointer(start: data, count: size)) ?? .fails).rawValue
}

@_cdecl("property_fuzz_draw")
func draw(_ data: UnsafeMutablePointer<UInt8>, _ capacity: Int, _ seed: UInt32) -> Int {
  target?.draw(data, capacity: capacity, seed: seed) ?? 0
}

@_cdecl("property_fuzz_keep")
func keep(_ data: UnsafePointer<UInt8>, _ size: Int) {
  target?.keep(UnsafeBufferPointer(start: data, count: size))
}

@_cdecl("property_fuzz_sweep")
func sweep(_ data: UnsafeMutablePointer<UInt8>, _ capacity: Int) -> Int {
  target?.sweep(data, capacity: capacity) ?? 0
}

@_cdecl("property_fuzz_mutate")
func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ capacity: Int, _ seed: UInt32)
  -> Int
{
  target?.claim.mutate(data, count: size, capacity: capacity, seed: seed) ?? 0
}

@_cdecl("property_fuzz_place")
func place(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ capacity: Int, _ seed: UInt32)
  -> Int
{
  var (one, other) = (0, 0) as (UInt64, UInt64)
  guard property_fuzz_operands(seed, &one, &other) != 0 else { return 0 }
  return target?.claim.mutate(
    data, count: size, capacity: capacity, seed: seed / 64, operands: (one, other)) ?? 0
}

@_cdecl("property_fuzz_cross")
func cross(
  _ first: UnsafePointer<UInt8>, _ firstSize: Int, _ second: UnsafePointer<UInt8>,
  _ secondSize: Int, _ result: UnsafeMutablePointer<UInt8>, _ capacity: Int, _ seed: UInt32
) -> Int {
  target?.claim.cross(
    Array(UnsafeBufferPointer(start: first, count: firstSize)),
    Array(UnsafeBufferPointer(start: second, count: secondSize)), result, capacity: capacity,
    seed: seed) ?? 0
}

@_cdecl("property_fuzz_replay")
func replay(_ count: Int32, _ values: UnsafePointer<UnsafePointer<CChar>?>) -> Int32 {
  do {
    let arguments = arguments(count, values)
    var target = try FuzzedProperty(arguments: arguments, .registered)
    let paths = arguments.dropFirst().filter { !$0.hasPrefix("-") }
    // Fuzzing isn't possible here, because only a build with libFuzzer's main function can fuzz.
    if paths.isEmpty || arguments.contains(where: isForFuzzer) {
      try FuzzProgram.registered.require(counters: 0)
    }
    let inputs = try paths.flatMap { try keptInputs(at: $0, of: target.claim.property) }
    let failed = UnfinishedRuns.including {
      inputs.count { $0.withUnsafeBufferPointer { target.judge($0) } != .holds }
    }
    try Output.print("\(inputs.count - failed) passed, \(failed) failed")
    return failed == 0 ? 0 : 1
  } catch {
    return complain(error)
  }
}

/// Whether an argument is an option for libFuzzer, such as `-runs=4`, or one that a campaign adds.
private func isForFuzzer(_ argument: String) -> Bool {
  argument == "--ends-with-stdin" || argument.hasPrefix("-") && !argument.hasPrefix("--")
}

/// The inputs in a file, a line of a file, or a folder and its subfolders.
private func keptInputs(at path: String, of property: PropertyName) throws -> [[UInt8]] {
  try CorpusListing(at: path).paths.flatMap {
    try CorpusFile(path: $0, property: property).entries().map(\.bytes)
  }
}
