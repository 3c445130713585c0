extension MediaType {
  /// Whether this is an image media type: `image/png`, `image/svg+xml`.
  ///
  /// Source: https://mimesniff.spec.whatwg.org/#image-mime-type
  public var isImage: Bool { essence.hasPrefix("image/") }

  /// Whether this is an audio or video media type: `audio/mp4`, `video/webm`, `application/ogg`.
  ///
  /// Source: https://mimesniff.spec.whatwg.org/#audio-or-video-mime-type
  public var isAudioOrVideo: Bool {
    essence.hasPrefix("audio/") || essence.hasPrefix("video/") || essence == "application/ogg"
  }

  /// Whether this is a font media type: `font/woff2`, `application/vnd.ms-fontobject`.
  ///
  /// Source: https://mimesniff.spec.whatwg.org/#font-mime-type
  public var isFont: Bool {
    if essence.hasPrefix("font/") { return true }
    return switch essence {
    case "application/font-cff", "application/font-off", "application/font-sfnt",
      "application/font-ttf", "application/font-woff", "application/vnd.ms-fontobject",
      "application/vnd.ms-opentype":
      true
    default: false
    }
  }

  /// Whether this is a zip-based media type: `application/zip`, `application/epub+zip`.
  ///
  /// Source: https://mimesniff.spec.whatwg.org/#zip-based-mime-type
  public var isZipBased: Bool { essence.hasSuffix("+zip") || essence == "application/zip" }

  /// Whether this is an archive media type of the standard's short list: RAR, zip or gzip.
  ///
  /// `application/x-rar-compressed`, `application/zip` and `application/x-gzip`, no others.
  ///
  /// Source: https://mimesniff.spec.whatwg.org/#archive-mime-type
  public var isArchive: Bool {
    switch essence {
    case "application/x-rar-compressed", "application/zip", "application/x-gzip": true
    default: false
    }
  }

  /// Whether this is an XML media type: `text/xml`, `application/xml`, `image/svg+xml`.
  ///
  /// Source: https://mimesniff.spec.whatwg.org/#xml-mime-type
  public var isXML: Bool {
    essence.hasSuffix("+xml") || essence == "text/xml" || essence == "application/xml"
  }

  /// Whether this is the HTML media type, `text/html`.
  ///
  /// Source: https://mimesniff.spec.whatwg.org/#html-mime-type
  public var isHTML: Bool { essence == "text/html" }

  /// Whether a browser runs scripts that stand in such a document: XML, HTML and PDF.
  ///
  /// Source: https://mimesniff.spec.whatwg.org/#scriptable-mime-type
  public var isScriptable: Bool { isXML || isHTML || essence == "application/pdf" }

  /// Whether this is a JavaScript media type: `text/javascript` or one of its fifteen older names.
  ///
  /// Source: https://mimesniff.spec.whatwg.org/#javascript-mime-type
  public var isJavaScript: Bool {
    switch essence {
    case "application/ecmascript", "application/javascript", "application/x-ecmascript",
      "application/x-javascript", "text/ecmascript", "text/javascript", "text/javascript1.0",
      "text/javascript1.1", "text/javascript1.2", "text/javascript1.3", "text/javascript1.4",
      "text/javascript1.5", "text/jscript", "text/livescript", "text/x-ecmascript",
      "text/x-javascript":
      true
    default: false
    }
  }

  /// Whether this is a JSON media type: `application/json`, `text/json`, `application/ld+json`.
  ///
  /// Source: https://mimesniff.spec.whatwg.org/#json-mime-type
  public var isJSON: Bool {
    essence.hasSuffix("+json") || essence == "application/json" || essence == "text/json"
  }
}
