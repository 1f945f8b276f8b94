import Foundation
import PropertyTesting

extension Workers {
  /// The number of processors.
  public static var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Threads of this process, no more at once than there are processors.
  /// - Parameter count: how many parts are checked in parallel; by default, one per processor.
  public static func threads(_ count: Int = processors) -> Workers {
    guard count > 1 else { return .one }
    return Workers(count: count) { count, body in
      DispatchQueue.concurrentPerform(iterations: count, execute: body)
    }
  }
}
