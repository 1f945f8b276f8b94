#if os(Linux) || os(macOS)
  import Foundation
  import PropertyTesting

  /// The loop of a child process: it answers each question that it receives, until there is none.
  struct ChildLoop {
    private let answer: ChildProcess.Answering
    private let limits: CaseLimits
    private let channel: Channel
    private let errors: Int32

    init(
      _ answer: @escaping ChildProcess.Answering, _ limits: CaseLimits, _ channel: Channel,
      errors: Int32
    ) {
      self.answer = answer
      self.limits = limits
      self.channel = channel
      self.errors = errors
    }

    /// Answers until the parent closes its end or is gone.
    ///
    /// Ends without `exit`: exit handlers and unwritten output belong to the parent.
    func run() -> Never {
      redirect()
      ChildSignals.prepare()
      ChildTasks.giveThreads()
      while let question = try? channel.receive() {
        clearErrors()
        limits.arm()
        let answer = answer(question)
        ChildTasks.settle()
        limits.disarm()
        guard channel.send(answer) else { break }
      }
      _exit(0)
    }

    /// Detaches from the parent's input and output, so that nothing is read or written twice.
    ///
    /// Closes inherited pipes and sockets: a reader that waits for the end of one would otherwise
    /// wait for this unrelated process. Files stay open.
    private func redirect() {
      let nothing = open("/dev/null", O_RDWR)
      dup2(nothing, 0)
      dup2(nothing, 1)
      dup2(errors, 2)
      if nothing > 2 { close(nothing) }
      for descriptor in Self.openDescriptors where descriptor > 2 {
        var status = stat()
        guard descriptor != channel.descriptor, fstat(descriptor, &status) == 0 else { continue }
        let kind = status.st_mode & S_IFMT
        if kind == S_IFIFO || kind == S_IFSOCK { close(descriptor) }
      }
    }

    /// The numbers of this process's open descriptors.
    private static var openDescriptors: [Int32] {
      guard let folder = opendir("/dev/fd") else { return [] }
      defer { closedir(folder) }
      var numbers: [Int32] = []
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { name in
          String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
        }
        if let number = Int32(name) { numbers.append(number) }
      }
      return numbers
    }

    /// Discards what earlier questions made it write to standard error, so that it isn't attributed
    /// to the next one.
    private func clearErrors() {
      guard lseek(2, 0, SEEK_CUR) > 0 else { return }
      ftruncate(2, 0)
      lseek(2, 0, SEEK_SET)
    }
  }
#endif
