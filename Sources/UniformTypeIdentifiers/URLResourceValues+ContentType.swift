public import Foundation
public import UniformTypes

extension URLResourceValues {
  /// The type of the file, by its kind and its name; its content is not read.
  ///
  /// The rules are those of ``Foundation/URL/contentType``. `nil` where
  /// ``Foundation/URLResourceKey/contentTypeKey`` was not among the keys, for URLs of other schemes,
  /// and where there is no file. The file is looked at when this is asked, not when the values are
  /// fetched, and fetching does not fail where the file is not there.
  ///
  /// `try url.resourceValues(forKeys: [.contentTypeKey]).contentType` is `public.folder` for `/etc`.
  ///
  /// Source: Apple, `URLResourceValues.contentType`.
  public var contentType: UTType? {
    path.flatMap { URL(fileURLWithPath: $0).contentType }
  }
}
