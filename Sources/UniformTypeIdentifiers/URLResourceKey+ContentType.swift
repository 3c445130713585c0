public import Foundation

extension URLResourceKey {
  /// The key of the type of the file at a URL.
  ///
  /// ```swift
  /// let values = try url.resourceValues(forKeys: [.contentTypeKey])
  /// values.contentType?.identifier                         // "public.jpeg" for photo.jpg
  /// ```
  ///
  /// Foundation here fetches only keys that it knows, and has no place for values of others. So this
  /// key is its key of the path, from which ``Foundation/URLResourceValues/contentType`` finds the
  /// file; its raw value is not Apple's `NSURLContentTypeKey`.
  ///
  /// Source: Apple, `NSURLContentTypeKey`.
  public static var contentTypeKey: URLResourceKey { .pathKey }
}
