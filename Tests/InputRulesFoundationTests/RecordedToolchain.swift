/// Whether this is the platform whose differences are recorded: Swift 6.3.1 on Linux.
///
/// On this platform, the records are exact. On others, fixed differences don't fail a test.
#if os(Linux) && compiler(>=6.3) && compiler(<6.3.2)
  let isRecordedPlatform = true
#else
  let isRecordedPlatform = false
#endif
