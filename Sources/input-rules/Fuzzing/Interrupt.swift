import Dispatch
import Foundation

/// Whether the person at the terminal, or the system, asked to stop.
///
/// Asked once, a session shows its results so far, and none is lost; asked twice, it ends at once.
final class Interrupt {
  private let sources: [any DispatchSourceSignal]
  private let semaphore = DispatchSemaphore(value: 0)
  private var hasCome = false

  init() {
    let semaphore = semaphore
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        semaphore.signal()
        signal(number, SIG_DFL)
      }
      source.resume()
      return source
    }
  }

  /// Whether a signal came since the beginning.
  var came: Bool {
    if semaphore.wait(timeout: .now()) == .success { hasCome = true }
    return hasCome
  }
}
