extension JournalLine.SliceEnd {
  /// Why a slice ended.
  ///
  /// libFuzzer ends with 70 after a hang, 71 after too much memory, 72 after an interrupt, and 77
  /// after any other failure. A sanitizer may end it with a code of its own, so an input that was
  /// kept decides.
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
