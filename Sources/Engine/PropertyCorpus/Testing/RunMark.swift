import Foundation
import PropertyTesting

/// The mark of a run that has begun: a file that stays if the process ends within the run.
///
/// Of several runs at once, all marks stay. Each of their properties is then checked in child processes, and
/// the run of the one that ended the process finds the input again, because it has the same random seed.
struct RunMark {
  private let path: String

  /// - Parameters:
  ///   - folder: where failures are kept.
  ///   - name: what is unique to the property.
  init(in folder: String, of name: String) {
    path = "\(folder)/running/\(Corpus.fileName(of: Array(name.utf8)))"
  }

  /// The random seed of an earlier run in which its process ended; nil if there is none.
  var seedOfEndedRun: UInt64? {
    guard let bytes = try? Corpus.read(path) else { return nil }
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard words.count > 1, let process = Int32(words[0]), let seed = UInt64(words[1]) else {
      return nil
    }
    return isAlive(process) ? nil : seed
  }

  /// Writes the mark; where nothing can be written, the next run knows nothing.
  func begin(_ property: PropertyName, seed: UInt64) {
    let text = "\(getpid()) \(seed) \(property)\n"
    if !FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) {
      try? Corpus.write(Array(text.utf8), to: path)
    }
  }

  /// Removes the mark: the run has ended.
  func end() { try? FileManager.default.removeItem(atPath: path) }

  /// Whether a process runs.
  ///
  /// If this one has the number of one that ended, that was another.
  private func isAlive(_ process: Int32) -> Bool {
    process != getpid() && (kill(process, 0) == 0 || errno == EPERM)
  }
}

extension KeptFailures {
  /// Searches as `search` does, and marks the run while it lasts.
  ///
  /// A claim that ended the process of an earlier run is checked in child processes, also next time,
  /// until it no longer ends one.
  func marked(
    _ claim: Claim, _ settings: RunSettings, _ search: (Claim, RunSettings) -> Report
  ) -> Report {
    if claim.isIsolated { return search(claim, settings) }
    let mark = RunMark(in: folder, of: path)
    let seed = mark.seedOfEndedRun
    var (claim, settings) = (claim, settings)
    if let seed {
      settings.seed = seed
      claim = claim.searchedAfterEnding
    } else {
      try? FailuresFolder.prepare(folder)
      mark.begin(claim.property, seed: settings.seed)
    }
    let report = search(claim, settings)
    if !report.counterexamples.contains(where: { $0.ending != nil }) { mark.end() }
    return report
  }
}

extension Claim {
  /// The same claim after a process ended in a run of it.
  ///
  /// In a child process a case may take a minute of processor time: a run that was stopped may have had slow
  /// cases, and nothing else was wrong.
  fileprivate var searchedAfterEnding: Claim {
    #if os(Linux) || os(macOS)
      if canBeIsolated {
        let isolated = isolated(cpuSeconds: 60)
        return isolated.judged { isolated.judge(&$0).advisingIsolation }
      }
    #endif
    print("properties: the process of an earlier run ended while it checked \(property)".visible)
    return self
  }
}

extension Verdict {
  /// The same verdict; where the process ended, its message advises `isolated()`.
  fileprivate var advisingIsolation: Verdict {
    guard case .fails(let failure) = self, let ending = failure.ending else { return self }
    let advice = "this ended the process of an earlier run; add .isolated() to the claim"
    return .fails(Failure("\(failure.message); \(advice)", at: failure.origin, ending: ending))
  }
}
