import ArgumentParser
import FindingTasks
import Foundation

/// The runs of other engines, by task.
struct TaskPeers {
  private(set) var runs: [TaskKey: [TaskRun]] = [:]
  /// The engines in the order in which they appear.
  private(set) var engines: [String] = []

  private static let known = Set(FindingTask.all.map(\.name))

  /// The runs in files of one JSON object per line.
  ///
  /// - Throws: `ValidationError` if a file can't be read, or for the first line that isn't a run of
  ///   a task.
  init(reading paths: [String]) throws(ValidationError) {
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw ValidationError("\(path) can't be read; give the files that scripts/peers wrote")
      }
      try add(String(decoding: data, as: UTF8.self), path: path)
    }
  }

  mutating func add(_ text: String, path: String) throws(ValidationError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      guard let run = try? JSONDecoder().decode(TaskRun.self, from: Data(line.utf8)) else {
        throw ValidationError(
          "\(path):\(index + 1): expected an object with engine, workload, mutant, property, "
            + "generator, seed, found, cases and seconds")
      }
      guard Self.known.contains(run.key.name), run.engine != TaskRun.engine, run.cases > 0 else {
        throw ValidationError(
          "\(path):\(index + 1): \(run.key.name) of \(run.engine) is no task of another engine; "
            + "make the file again with scripts/peers")
      }
      runs[run.key, default: []].append(run)
      if !engines.contains(run.engine) { engines.append(run.engine) }
    }
  }

  /// The figures of the engines that have a task, with at most `limit` cases per run.
  func figures(_ key: TaskKey, limit: Int) -> [TaskRow.Figures] {
    let runs = Dictionary(grouping: runs[key] ?? [], by: \.engine)
    return engines.compactMap { engine in
      TaskRow.Figures((runs[engine] ?? []).map { $0.limited(to: limit) })
    }
  }
}
