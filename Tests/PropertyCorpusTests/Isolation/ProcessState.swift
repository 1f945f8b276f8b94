import Foundation

/// The system's data about this process.
enum ProcessState {
  /// How many descriptors are open.
  static var descriptors: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd"))?.count ?? -1
  }

  /// The processes that this one has started and not yet seen the end of, zombies included.
  static var children: [String] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { name in
      guard Int(name) != nil else { return false }
      let stat = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8)
      // After the name, which may contain anything, come the state and the parent.
      let rest = stat?.split(separator: ")").last?.split(separator: " ") ?? []
      return rest.count > 1 && rest[1] == "\(getpid())"
    }
  }
}
