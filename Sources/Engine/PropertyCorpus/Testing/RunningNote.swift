#if os(Linux) || os(macOS)
  import Foundation
  import PropertyTesting

  /// A file that exists while a property is checked.
  ///
  /// If the file of an earlier process still exists, that process ended during the run.
  ///
  /// The file contains the random seed and the number of cases, so that the run can be repeated. A
  /// running process locks the file, so its run isn't mistaken for an unfinished run.
  final class RunningNote {
    /// The maximum number of a property's simultaneous runs that have a note.
    private static let most = 16

    private let path: String
    private let file: Int32
    /// The numbers in the note that an unfinished run left, or `nil` without a note.
    private let left: [UInt64]?

    /// Creates the note of the property whose failures are kept at `keptPath`, or returns `nil` if
    /// the note can't be written.
    init?(ofFailuresAt keptPath: String, in folder: String = "\(ChoicesFile.folder)/running") {
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let name = "\(folder)/\(Corpus.fileName(of: Array(keptPath.utf8)))"
      guard let (path, file) = Self.free(among: (0..<Self.most).map { "\(name)-\($0)" }) else {
        return nil
      }
      (self.path, self.file) = (path, file)
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let numbers = text.split(separator: " ").compactMap { UInt64($0) }
      left = numbers.count == 2 ? numbers : nil
    }

    deinit {
      // Closing doesn't unlock the file while another child process has a copy of the descriptor.
      flock(file, LOCK_UN)
      close(file)
    }

    /// Opens and locks the first file that no other run uses.
    private static func free(among paths: [String]) -> (path: String, file: Int32)? {
      for path in paths {
        if let file = locked(path) { return (path, file) }
      }
      return nil
    }

    /// Opens and locks the file at a path, or returns `nil` if that fails.
    private static func locked(_ path: String) -> Int32? {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
      guard file >= 0 else { return nil }
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return file }
      close(file)
      return nil
    }

    /// Searches, and keeps the note until the search ends.
    ///
    /// If an earlier run is unfinished, its cases are first checked in child processes. If no case
    /// fails, either the code was changed or something else, such as another test, ended the
    /// process.
    func check(
      _ claim: Claim, _ settings: RunSettings, by search: (Claim, RunSettings) -> Report
    ) -> Report {
      if let left {
        var again = settings
        (again.seed, again.cases) = (left[0], max(Int(clamping: left[1]), settings.cases))
        let report = search(claim.isolatedAfterAnEnd, again)
        switch report.outcome {
        case .holds, .proved, .unhealthy(.noChildProcess): break
        case .fails, .unhealthy, .notReached: return report
        }
      }
      ftruncate(file, 0)
      let text = "\(settings.seed) \(settings.cases)"
      _ = pwrite(file, text, text.utf8.count, 0)
      defer { unlink(path) }
      return search(claim, settings)
    }
  }

  extension Claim {
    /// The limit on the processor time of a case; it may be high, because a hang doesn't end a
    /// process.
    private static var seconds: Double { 10 }

    /// A copy of the claim that is checked in child processes; the message of a failure adds that
    /// the failure ended an earlier process.
    fileprivate var isolatedAfterAnEnd: Claim {
      let isolated = isolated(cpuSeconds: Self.seconds)
      return isolated.judged { source in
        let verdict = isolated.judge(&source)
        guard case .fails(let failure) = verdict, let ending = failure.ending else {
          return verdict
        }
        if ending.isHang { return .holds }
        let advice = "; an earlier run's process ended this way; add .isolated() to the claim"
        return .fails(Failure(failure.message + advice, at: failure.origin, ending: ending))
      }
    }
  }
#endif
