/// The types that have a name of their own in code, in the order in which Apple's headers declare them.
///
/// Every image names the place of each, so that `UTType.png` costs a load and no look-up.
///
/// Source: Apple, `UTCoreTypes.h`, macOS 11 to 27.
enum StandardType: Int, CaseIterable {
  case item
  case content
  case compositeContent
  case diskImage
  case data
  case directory
  case resolvable
  case symbolicLink
  case executable
  case mountPoint
  case aliasFile
  case urlBookmarkData
  case url
  case fileURL
  case text
  case plainText
  case utf8PlainText
  case utf16ExternalPlainText
  case utf16PlainText
  case delimitedText
  case commaSeparatedText
  case tabSeparatedText
  case utf8TabSeparatedText
  case rtf
  case html
  case xml
  case yaml
  case css
  case sourceCode
  case assemblyLanguageSource
  case cSource
  case objectiveCSource
  case swiftSource
  case cPlusPlusSource
  case objectiveCPlusPlusSource
  case cHeader
  case cPlusPlusHeader
  case script
  case appleScript
  case osaScript
  case osaScriptBundle
  case javaScript
  case shellScript
  case perlScript
  case pythonScript
  case rubyScript
  case phpScript
  case makefile
  case json
  case markdown
  case propertyList
  case xmlPropertyList
  case binaryPropertyList
  case pdf
  case rtfd
  case flatRTFD
  case webArchive
  case image
  case jpeg
  case tiff
  case gif
  case png
  case icns
  case bmp
  case ico
  case rawImage
  case svg
  case livePhoto
  case heif
  case heic
  case heics
  case webP
  case exr
  case dng
  case jpegxl
  case threeDContent
  case usd
  case usdz
  case realityFile
  case sceneKitScene
  case arReferenceObject
  case audiovisualContent
  case movie
  case video
  case audio
  case quickTimeMovie
  case mpeg
  case mpeg2Video
  case mpeg2TransportStream
  case mp3
  case mpeg4Movie
  case mpeg4Audio
  case appleProtectedMPEG4Audio
  case appleProtectedMPEG4Video
  case avi
  case aiff
  case wav
  case midi
  case playlist
  case m3uPlaylist
  case folder
  case volume
  case package
  case bundle
  case pluginBundle
  case spotlightImporter
  case quickLookGenerator
  case xpcService
  case framework
  case application
  case applicationBundle
  case applicationExtension
  case unixExecutable
  case exe
  case systemPreferencesPane
  case archive
  case gzip
  case bz2
  case zip
  case appleArchive
  case tarArchive
  case spreadsheet
  case presentation
  case database
  case message
  case contact
  case vCard
  case toDoItem
  case calendarEvent
  case emailMessage
  case internetLocation
  case internetShortcut
  case font
  case bookmark
  case pkcs12
  case x509Certificate
  case epub
  case log
  case ahap
  case geoJSON
  case linkPresentationMetadata

  /// The identifier of the type.
  var identifier: String {
    switch self {
    case .item: "public.item"
    case .content: "public.content"
    case .compositeContent: "public.composite-content"
    case .diskImage: "public.disk-image"
    case .data: "public.data"
    case .directory: "public.directory"
    case .resolvable: "com.apple.resolvable"
    case .symbolicLink: "public.symlink"
    case .executable: "public.executable"
    case .mountPoint: "com.apple.mount-point"
    case .aliasFile: "com.apple.alias-file"
    case .urlBookmarkData: "com.apple.bookmark"
    case .url: "public.url"
    case .fileURL: "public.file-url"
    case .text: "public.text"
    case .plainText: "public.plain-text"
    case .utf8PlainText: "public.utf8-plain-text"
    case .utf16ExternalPlainText: "public.utf16-external-plain-text"
    case .utf16PlainText: "public.utf16-plain-text"
    case .delimitedText: "public.delimited-values-text"
    case .commaSeparatedText: "public.comma-separated-values-text"
    case .tabSeparatedText: "public.tab-separated-values-text"
    case .utf8TabSeparatedText: "public.utf8-tab-separated-values-text"
    case .rtf: "public.rtf"
    case .html: "public.html"
    case .xml: "public.xml"
    case .yaml: "public.yaml"
    case .css: "public.css"
    case .sourceCode: "public.source-code"
    case .assemblyLanguageSource: "public.assembly-source"
    case .cSource: "public.c-source"
    case .objectiveCSource: "public.objective-c-source"
    case .swiftSource: "public.swift-source"
    case .cPlusPlusSource: "public.c-plus-plus-source"
    case .objectiveCPlusPlusSource: "public.objective-c-plus-plus-source"
    case .cHeader: "public.c-header"
    case .cPlusPlusHeader: "public.c-plus-plus-header"
    case .script: "public.script"
    case .appleScript: "com.apple.applescript.text"
    case .osaScript: "com.apple.applescript.script"
    case .osaScriptBundle: "com.apple.applescript.script-bundle"
    case .javaScript: "com.netscape.javascript-source"
    case .shellScript: "public.shell-script"
    case .perlScript: "public.perl-script"
    case .pythonScript: "public.python-script"
    case .rubyScript: "public.ruby-script"
    case .phpScript: "public.php-script"
    case .makefile: "public.make-source"
    case .json: "public.json"
    case .markdown: "net.daringfireball.markdown"
    case .propertyList: "com.apple.property-list"
    case .xmlPropertyList: "com.apple.xml-property-list"
    case .binaryPropertyList: "com.apple.binary-property-list"
    case .pdf: "com.adobe.pdf"
    case .rtfd: "com.apple.rtfd"
    case .flatRTFD: "com.apple.flat-rtfd"
    case .webArchive: "com.apple.webarchive"
    case .image: "public.image"
    case .jpeg: "public.jpeg"
    case .tiff: "public.tiff"
    case .gif: "com.compuserve.gif"
    case .png: "public.png"
    case .icns: "com.apple.icns"
    case .bmp: "com.microsoft.bmp"
    case .ico: "com.microsoft.ico"
    case .rawImage: "public.camera-raw-image"
    case .svg: "public.svg-image"
    case .livePhoto: "com.apple.live-photo"
    case .heif: "public.heif"
    case .heic: "public.heic"
    case .heics: "public.heics"
    case .webP: "org.webmproject.webp"
    case .exr: "com.ilm.openexr-image"
    case .dng: "com.adobe.raw-image"
    case .jpegxl: "public.jpeg-xl"
    case .threeDContent: "public.3d-content"
    case .usd: "com.pixar.universal-scene-description"
    case .usdz: "com.pixar.universal-scene-description-mobile"
    case .realityFile: "com.apple.reality"
    case .sceneKitScene: "com.apple.scenekit.scene"
    case .arReferenceObject: "com.apple.arobject"
    case .audiovisualContent: "public.audiovisual-content"
    case .movie: "public.movie"
    case .video: "public.video"
    case .audio: "public.audio"
    case .quickTimeMovie: "com.apple.quicktime-movie"
    case .mpeg: "public.mpeg"
    case .mpeg2Video: "public.mpeg-2-video"
    case .mpeg2TransportStream: "public.mpeg-2-transport-stream"
    case .mp3: "public.mp3"
    case .mpeg4Movie: "public.mpeg-4"
    case .mpeg4Audio: "public.mpeg-4-audio"
    case .appleProtectedMPEG4Audio: "com.apple.protected-mpeg-4-audio"
    case .appleProtectedMPEG4Video: "com.apple.protected-mpeg-4-video"
    case .avi: "public.avi"
    case .aiff: "public.aiff-audio"
    case .wav: "com.microsoft.waveform-audio"
    case .midi: "public.midi-audio"
    case .playlist: "public.playlist"
    case .m3uPlaylist: "public.m3u-playlist"
    case .folder: "public.folder"
    case .volume: "public.volume"
    case .package: "com.apple.package"
    case .bundle: "com.apple.bundle"
    case .pluginBundle: "com.apple.plugin"
    case .spotlightImporter: "com.apple.metadata-importer"
    case .quickLookGenerator: "com.apple.quicklook-generator"
    case .xpcService: "com.apple.xpc-service"
    case .framework: "com.apple.framework"
    case .application: "com.apple.application"
    case .applicationBundle: "com.apple.application-bundle"
    case .applicationExtension: "com.apple.application-and-system-extension"
    case .unixExecutable: "public.unix-executable"
    case .exe: "com.microsoft.windows-executable"
    case .systemPreferencesPane: "com.apple.systempreference.prefpane"
    case .archive: "public.archive"
    case .gzip: "org.gnu.gnu-zip-archive"
    case .bz2: "public.bzip2-archive"
    case .zip: "public.zip-archive"
    case .appleArchive: "com.apple.archive"
    case .tarArchive: "public.tar-archive"
    case .spreadsheet: "public.spreadsheet"
    case .presentation: "public.presentation"
    case .database: "public.database"
    case .message: "public.message"
    case .contact: "public.contact"
    case .vCard: "public.vcard"
    case .toDoItem: "public.to-do-item"
    case .calendarEvent: "public.calendar-event"
    case .emailMessage: "public.email-message"
    case .internetLocation: "com.apple.internet-location"
    case .internetShortcut: "com.microsoft.internet-shortcut"
    case .font: "public.font"
    case .bookmark: "public.bookmark"
    case .pkcs12: "com.rsa.pkcs-12"
    case .x509Certificate: "public.x509-certificate"
    case .epub: "org.idpf.epub-container"
    case .log: "public.log"
    case .ahap: "com.apple.haptics.ahap"
    case .geoJSON: "public.geojson"
    case .linkPresentationMetadata: "com.apple.linkpresentation.metadata"
    }
  }
}
