import Foundation

/// What the system says about a file that cannot be read or written, in the few words of `strerror`.
public enum SystemReason {
  /// - Returns: words without a full stop at their end.
  public static func of(_ error: any Error) -> String {
    if let number = number(of: error) { return String(cString: strerror(number)) }
    let text = error.localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// What Foundation's own codes for files stand for.
  private static let numbers: [Int: Int32] = [
    CocoaError.Code.fileNoSuchFile.rawValue: ENOENT, CocoaError.Code.fileReadNoSuchFile.rawValue: ENOENT,
    CocoaError.Code.fileReadNoPermission.rawValue: EACCES, CocoaError.Code.fileWriteNoPermission.rawValue: EACCES,
    CocoaError.Code.fileWriteFileExists.rawValue: EEXIST, CocoaError.Code.fileWriteOutOfSpace.rawValue: ENOSPC,
    CocoaError.Code.fileWriteVolumeReadOnly.rawValue: EROFS,
  ]

  /// The system's own number that is beneath an error of Foundation; nil where there is none.
  static func number(of error: any Error) -> Int32? {
    var next: NSError? = error as NSError
    while let error = next {
      if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
      if error.domain == NSCocoaErrorDomain, let number = numbers[error.code] { return number }
      next = error.userInfo[NSUnderlyingErrorKey] as? NSError
    }
    return nil
  }
}
