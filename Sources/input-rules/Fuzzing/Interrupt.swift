import Dispatch
import Foundation

/// Whether the person at the terminal asked to stop: then the results so far are shown, and none is
/// lost.
final class Interrupt {
  private let source: any DispatchSourceSignal
  private let semaphore = DispatchSemaphore(value: 0)
  private(set) var hasCome = false

  init() {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    let semaphore = semaphore
    source.setEventHandler { semaphore.signal() }
    source.resume()
  }

  /// Whether Ctrl-C was pressed since the beginning.
  var came: Bool {
    if semaphore.wait(timeout: .now()) == .success { hasCome = true }
    return hasCome
  }
}
