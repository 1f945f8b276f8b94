import Foundation
import PropertyConsole
import PropertyCorpus
import RuleTesting

#if os(Linux) || os(macOS)
  /// The requests that ended a field's program, a line of JSON each.
  struct RequestsFile {
    let path: String

    /// Writes requests to a new file of the folder in which the command runs.
    /// - Throws: `UsageError` with the reason if it can't be written.
    init(writing requests: String, of field: String) throws(UsageError) {
      let plain = field.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
      let name = String(plain.prefix(40))
      let names = (1...1_000).map { "\(name)-ended-\($0).jsonl" }
      path = names.first { (try? SystemFile.exists($0)) == false } ?? names[0]
      try write(requests)
    }

    init(_ path: String) { self.path = path }

    private func write(_ requests: String) throws(UsageError) {
      do throws(SystemError) {
        try SystemFile.replace(path, with: Array(requests.utf8))
      } catch {
        throw UsageError("“\(path.beginning)” can't be written (\(error)); use another folder")
      }
    }

    /// Sends the requests to a new process of the driver; if they end it, looks for fewer that do.
    /// - Returns: 1 if the process ends, and 0 if it doesn't.
    func replay(_ command: [String], _ limits: DriverLimits) throws -> Int32 {
      let requests = try read()
      let (replay, progress) = (DriverReplay(command, limits: limits), ProgressLine())
      guard let problem = try replay.ending(after: requests) else {
        try Output.print("the driver answers all \(requests.count.grouped) requests of \(path)")
        return 0
      }
      let fewer = replay.shrunk(requests, ending: problem.kind, most: Self.mostProcesses) {
        progress.show("\($1) requests left", $0, of: Self.mostProcesses)
      }
      progress.clear()
      let isSteady = try replay.ending(after: fewer)?.kind == problem.kind
      let shorter = RequestsFile(path.replacing(/\.jsonl$/, with: "") + "-short.jsonl")
      let lines = fewer.map { "{\"do\":\($0)}\n" }.joined()
      try shorter.write(lines)
      try Output.print(
        """
        the driver \(problem) after the \(requests.count.grouped) requests of \(path)
        \(isSteady ? "again" : "not again") after \(fewer.count.grouped) of them, in \(shorter.path)
        """)
      return 1
    }

    private func read() throws -> [String] {
      let text = String(decoding: try WordedMeaning.content(of: path), as: UTF8.self)
      return try text.split(separator: "\n").enumerated().map { index, line in
        if let request = DriverReplay.request(of: line) { return request }
        throw UsageError(
          "line \(index + 1) of “\(path.beginning)” isn't a request; a line looks like "
            + #"{"do":"type","text":"1"}"#)
      }
    }

    /// How many processes are started to find fewer requests.
    private static let mostProcesses = 400
  }
#endif
