import Foundation
import PropertyTesting

extension Lanes {
  /// How many processors there are to run on.
  public static var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Threads of this process; no more of them run than there are processors.
  ///
  /// - Parameter count: how many parts are to run at once; all processors by default.
  public static func threads(_ count: Int = processors) -> Lanes {
    guard count > 1 else { return .one }
    return Lanes(count: count) { count, body in
      DispatchQueue.concurrentPerform(iterations: count, execute: body)
    }
  }
}
