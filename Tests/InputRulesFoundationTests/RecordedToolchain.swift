/// Whether this is the platform with recorded differences, Swift 6.3.1 on Linux.
///
/// There the records are exact. Another toolchain may have fixed some, which doesn't fail a test.
#if os(Linux) && compiler(>=6.3) && compiler(<6.3.2)
  let isRecordedPlatform = true
#else
  let isRecordedPlatform = false
#endif
