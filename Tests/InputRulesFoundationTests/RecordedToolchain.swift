/// Whether this is the platform with recorded differences, Swift 6.3.1 on Linux.
///
/// If so, the records are exact. Differences that another toolchain has fixed don't fail a test.
#if os(Linux) && compiler(>=6.3) && compiler(<6.3.2)
  let isRecordedPlatform = true
#else
  let isRecordedPlatform = false
#endif
