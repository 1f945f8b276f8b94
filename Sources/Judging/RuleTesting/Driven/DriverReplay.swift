#if os(Linux) || os(macOS)
  import Foundation

  /// Requests that ended a field's program, to be sent to new processes.
  package struct DriverReplay {
    private let command: [String]
    private let limits: DriverLimits

    package init(_ command: [String], limits: DriverLimits) {
      (self.command, self.limits) = (command, limits)
    }

    /// How a new process ends or fails when it is sent requests; nil if it answers them.
    /// - Throws: `DriverProblem` if it doesn't start.
    package func ending(after requests: [String]) throws(DriverProblem) -> DriverProblem? {
      let driver = Driver(command, limits)
      _ = try driver.hello()
      for request in requests {
        do throws(DriverProblem) {
          _ = request == "\"new\"" ? try driver.begin() : try driver.press([request])
        } catch {
          return error
        }
      }
      return nil
    }

    /// Fewer of the requests, after which a process ends in the same way.
    package func shrunk(
      _ requests: [String], ending kind: String, most: Int, progress: (Int, Int) -> Void
    ) -> [String] {
      var (best, started) = (requests, 0)
      var length = (best.count + 1) / 2
      while length > 0 {
        var (end, isShorter) = (best.count, false)
        while end > 0 && started < most {
          let start = max(0, end - length)
          let fewer = Array(best[..<start] + best[end...])
          started += 1
          progress(started, best.count)
          if (try? ending(after: fewer))??.kind == kind { (best, isShorter) = (fewer, true) }
          end = start
        }
        length = length == 1 && isShorter && started < most ? 1 : length / 2
      }
      return best
    }
  }

  extension DriverReplay {
    /// The request of a line of JSON, as a driver is sent it; nil if it is none.
    package static func request(of line: Substring) -> String? {
      let members = try? JSONSerialization.jsonObject(with: Data(line.utf8))
      return (members as? [String: Any]).flatMap(request)
    }

    /// The members after `do`, as they are sent.
    private static func request(_ members: [String: Any]) -> String? {
      var rest = members
      guard let what = rest.removeValue(forKey: "do") as? String, what != "hello" else {
        return nil
      }
      rest["id"] = nil
      let parts = ([("", what)] + rest.sorted { $0.key < $1.key }).map { name, value in
        (name.isEmpty ? "" : "\(json(name)):") + json(value)
      }
      return parts.joined(separator: ",")
    }

    private static func json(_ value: Any) -> String {
      let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .withoutEscapingSlashes]
      let data = try? JSONSerialization.data(withJSONObject: value, options: options)
      return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
  }
#endif
