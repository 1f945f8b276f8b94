#if os(Linux) || os(macOS)
  import PropertyTesting

  /// The result of sending a case to a child.
  enum ChildAnswer {
    /// It checked the case and waits for another.
    case verdict(Verdict)
    /// It has ended.
    case ended(Ending)

    /// The answer as a claim's verdict.
    var verdict: Verdict {
      switch self {
      case .verdict(let verdict): verdict
      case .ended(let ending): .fails(ending.failure)
      }
    }
  }
#endif
