extension JournalLine.SliceEnd {
  /// Why a slice ended.
  ///
  /// libFuzzer ends with 70 after a hang, 71 after too much memory, 72 after an interrupt, and 77
  /// after any other failure. A sanitizer may end it with a code of its own, so an input that was
  /// kept decides.
  ///
  /// - Parameters:
  ///   - code: how its process ended, negative for a signal.
  ///   - wasAsked: whether that was asked of it.
  ///   - hasBegun: whether it has executed an input.
  ///   - hasFailed: whether an input of it was kept because it failed.
  ///   - isFull: whether its disk is full.
  init(code: Int32, wasAsked: Bool, hasBegun: Bool, hasFailed: Bool = false, isFull: Bool) {
    switch code {
    case 70, 71, 77: self = .failed
    case _ where wasAsked: self = .asked
    case 0, 72, ..<0: self = .killed
    case _ where hasFailed: self = .failed
    default: self = !hasBegun && isFull ? .asked : .trouble
    }
  }

  /// Whether the rest of the slice's time is used for another one.
  var isEarly: Bool {
    switch self {
    case .failed, .killed: true
    case .asked, .trouble: false
    }
  }
}

extension JournalLine.Reason {
  /// Why a part of a campaign ends.
  ///
  /// - Parameters:
  ///   - isStopped: whether a signal came.
  ///   - hasWaited: whether it has waited for room on its disk.
  ///   - unused: how much of its time it hasn't fuzzed, in seconds.
  ///   - hasLeft: whether failing inputs are left to check.
  ///   - isDone: whether there is nothing left to fuzz, though there is time.
  init(isStopped: Bool, hasWaited: Bool, unused: Double, hasLeft: Bool, isDone: Bool) {
    if isStopped {
      self = .stopped
    } else if hasWaited && CampaignTime.isEnough(unused) {
      self = .full
    } else if hasLeft {
      self = .left
    } else {
      self = isDone ? .done : .time
    }
  }
}
