/// Whether this is the platform on which differences were recorded: Swift 6.3.1 on Linux.
///
/// There, the records must be exact. On other platforms, a difference may be gone.
#if os(Linux) && compiler(>=6.3) && compiler(<6.3.2)
  let isRecordedPlatform = true
#else
  let isRecordedPlatform = false
#endif
