/// Where a preview stands. Every state has its sentence in `sentence`.
public enum SessionState: Hashable, Sendable {
  /// Nothing is open.
  case idle
  /// Open, but nothing is built until asked for.
  case paused
  case compiling
  /// The picture is that of the file as it is.
  case showing
  /// The file does not compile; `LivePreview.diagnostics` says why.
  case failed(errors: Int)
  /// User code ended the agent.
  case crashed(CrashReason)
  /// User code did not answer in time, in seconds.
  case hung(Double)
  /// There is nothing that could be compiled or shown.
  case unusable(UnusableSource)
  /// Something is missing on this machine.
  case unavailable(ServiceError)
}

/// How user code ended the agent.
public enum CrashReason: Hashable, Sendable {
  /// `fatalError`, a failed precondition, an index out of range …: its message, and the user's line where known.
  case trap(message: String, line: Int?)
  /// The stack ran out: a `body`, or a function that it calls, calls itself without end.
  case stackOverflow
  /// A signal with no message of its own, such as 11.
  case signal(Int32)
  /// User code called `exit`.
  case exited(code: Int32)
  /// It took more memory than an agent may have.
  case outOfMemory
}

/// Why a source gives nothing to show.
public enum UnusableSource: Error, Hashable, Sendable {
  case missing(path: String)
  case empty(path: String)
  /// Not UTF-8 text.
  case notText(path: String)
  case unreadable(path: String)
  /// Neither a preview nor a view that can be made without arguments.
  case noView(path: String)
  /// A device, a pipe or the like.
  case notAFile(path: String)
  /// A folder with more folders or Swift files below it than one module has, which are this many.
  case tooMany(path: String, limit: Int)
  /// A folder without Swift files.
  case noFiles(path: String)
}
