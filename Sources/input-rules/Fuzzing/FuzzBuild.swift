import Foundation

/// The instrumented build of the fuzz target, in a folder of its own.
struct FuzzBuild {
  let sanitizer: String?

  /// Where this build, its working corpus, its logs and its artifacts are.
  var folder: String { sanitizer == nil ? ".build/fuzz" : ".build/fuzz-\(sanitizer ?? "")" }

  /// Builds the target if need be and returns its path.
  ///
  /// - Throws: `UsageError` where there is no package, no compiler or no fuzzer runtime, or the
  ///   build fails; the compiler's output is kept and named.
  func binary(quietly: Bool) throws -> String {
    guard FileManager.default.fileExists(atPath: "Package.swift") else {
      throw UsageError("there is no Package.swift here; run this in the package's folder")
    }
    if !quietly { Terminal.note("building the instrumented target (\(sanitizers))\n") }
    let log = "\(folder)/build.log"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard try run(arguments, log: log) == 0 else { throw explanation(of: log) }
    return "\(folder)/release/fuzz"
  }

  private var sanitizers: String {
    ["fuzzer", sanitizer].compactMap(\.self).joined(separator: ",")
  }

  /// The one flag and the one product that make a target.
  ///
  /// Of several `-sanitize` flags the compiler takes the last, and most builds would end up without
  /// coverage; of the whole package, the command's own main would collide with libFuzzer's.
  private var arguments: [String] {
    [
      "swift", "build", "-c", "release", "-Xswiftc", "-sanitize=\(sanitizers)", "--scratch-path",
      folder, "--product", "fuzz",
    ]
  }

  private func run(_ arguments: [String], log: String) throws -> Int32 {
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = FileHandle(forWritingAtPath: log)
    process.standardOutput = output
    process.standardError = output
    let interrupt = Interrupt()
    try process.run()
    // The compiler isn't in the terminal's group: Ctrl-C would leave it at work behind our back.
    while process.isRunning {
      if interrupt.came { process.terminate() }
      Thread.sleep(forTimeInterval: 0.05)
    }
    if interrupt.came { throw UsageError("interrupted while building; nothing was fuzzed") }
    return process.terminationStatus
  }

  private func explanation(of log: String) -> UsageError {
    let output = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    if output.contains("No such file or directory"), output.contains("env:") {
      return UsageError("there is no Swift compiler; install a toolchain from swift.org/install")
    }
    if output.contains("libclang_rt.fuzzer") || output.contains("unsupported option '-sanitize") {
      return UsageError(
        "this toolchain has no fuzzer runtime; install one from swift.org/install"
      )
    }
    let first = output.split(separator: "\n").first { $0.contains("error:") } ?? "see the log"
    return UsageError("the instrumented build failed: \(first); all of it is in \(log)")
  }
}
