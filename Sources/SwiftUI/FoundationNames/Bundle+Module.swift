public import Foundation

extension Bundle {
  /// The resources of a package's target: those beside the source.
  public static var module: Bundle { .main }
}
