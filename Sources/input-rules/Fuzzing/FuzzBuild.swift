import Foundation

/// The instrumented build of the fuzz target, in a folder of its own.
struct FuzzBuild {
  let sanitizer: String?

  /// Where this build, its working corpus, its logs and its artifacts are.
  var folder: String { sanitizer == nil ? ".build/fuzz" : ".build/fuzz-\(sanitizer ?? "")" }

  /// Builds the target if need be and returns its path.
  ///
  /// - Parameters:
  ///   - quietly: whether nothing is said of how far it is.
  ///   - interrupt: what stops it.
  /// - Throws: `UsageError` where there is no package, no compiler or no fuzzer runtime, or the
  ///   build fails or is stopped; the compiler's output is kept and named.
  func binary(quietly: Bool, until interrupt: Interrupt) throws -> String {
    guard FileManager.default.fileExists(atPath: "Package.swift") else {
      throw UsageError("there is no Package.swift here; run this in the package's folder")
    }
    let log = "\(folder)/build.log"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: log))
    let code = try run(log: log, quietly: quietly, until: interrupt)
    guard code == 0 else { throw explanation(of: log, code) }
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

  /// What ends a build whose standard input closes: politely first, which lets it end what it
  /// started itself.
  ///
  /// The package manager gives its compilers groups of their own. It ends them when it is
  /// interrupted, but for some; so those are noted before, while it can be seen whose they are.
  private static let leash = """
    exec 3<&0 </dev/null
    (
      exec >/dev/null 2>&1
      read -r end <&3
      others=$(ps -A -o pid= -o ppid= -o pgid= | awk -v top=$$ '
        { parent[$1] = $2; group[$1] = $3 }
        END {
          for (id in parent) {
            for (above = id; above in parent && above != top; above = parent[above]) {}
            if (above == top && group[id] != top) print id
          }
        }')
      kill -s INT -- -$$
      sleep 1
      [ -z "$others" ] || kill -s KILL $others
      kill -s KILL -- -$$
    ) &
    exec "$@" 3<&-
    """

  private func run(log: String, quietly: Bool, until interrupt: Interrupt) throws -> Int32 {
    let build = try ChildProgram(["/bin/sh", "-c", Self.leash, "sh"] + arguments, log: log)
    var display = BuildDisplay("the instrumented target (\(sanitizers))", log: log)
    defer { if !quietly { display.finish() } }
    while build.isRunning && !interrupt.came {
      interrupt.wait(atMost: quietly ? 60 : display.show())
    }
    if interrupt.came {
      build.cut()
      let end = MonotonicClock.now + 1.5
      while build.isRunning && MonotonicClock.now < end { interrupt.wait(atMost: 0.5) }
      build.signal(SIGKILL)
      throw UsageError("stopped while building; nothing was fuzzed")
    }
    return build.code ?? 1
  }

  private func explanation(of log: String, _ code: Int32) -> UsageError {
    let output = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    // What a shell answers for a command that there isn't.
    if code == 127 {
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
