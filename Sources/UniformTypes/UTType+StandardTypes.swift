extension UTType {
  /// The type of a name in code.
  ///
  /// Every graph that can be the default holds the bundled types, and the bundled catalogue declares
  /// each of the names: a test proves it.
  @inline(__always)
  private init(_ standard: StandardType) {
    self.init(
      storage: .declared(DefaultGraph.image.word(.standardTypes, standard.rawValue)))
  }
}

extension UTType {
  /// `public.item`: item.
  ///
  /// `UTType.item.identifier` is `"public.item"`.
  public static var item: UTType { UTType(.item) }

  /// `public.content`: content.
  ///
  /// `UTType.content.identifier` is `"public.content"`.
  public static var content: UTType { UTType(.content) }

  /// `public.composite-content`: content.
  ///
  /// `UTType.compositeContent.identifier` is `"public.composite-content"`.
  public static var compositeContent: UTType { UTType(.compositeContent) }

  /// `public.disk-image`: disk image.
  ///
  /// `UTType.diskImage.identifier` is `"public.disk-image"`.
  public static var diskImage: UTType { UTType(.diskImage) }

  /// `public.data`: data.
  ///
  /// `UTType.data.identifier` is `"public.data"`.
  public static var data: UTType { UTType(.data) }

  /// `public.directory`: directory.
  ///
  /// `UTType.directory.identifier` is `"public.directory"`.
  public static var directory: UTType { UTType(.directory) }

  /// `com.apple.resolvable`: resolvable.
  ///
  /// `UTType.resolvable.identifier` is `"com.apple.resolvable"`.
  public static var resolvable: UTType { UTType(.resolvable) }

  /// `public.symlink`: symbolic link.
  ///
  /// `UTType.symbolicLink.identifier` is `"public.symlink"`.
  public static var symbolicLink: UTType { UTType(.symbolicLink) }

  /// `public.executable`: executable.
  ///
  /// `UTType.executable.identifier` is `"public.executable"`.
  public static var executable: UTType { UTType(.executable) }

  /// `com.apple.mount-point`: mount point.
  ///
  /// `UTType.mountPoint.identifier` is `"com.apple.mount-point"`.
  public static var mountPoint: UTType { UTType(.mountPoint) }

  /// `com.apple.alias-file`: alias.
  ///
  /// `UTType.aliasFile.identifier` is `"com.apple.alias-file"`.
  public static var aliasFile: UTType { UTType(.aliasFile) }

  /// `com.apple.bookmark`: bookmark.
  ///
  /// `UTType.urlBookmarkData.identifier` is `"com.apple.bookmark"`.
  public static var urlBookmarkData: UTType { UTType(.urlBookmarkData) }

  /// `public.url`: URL.
  ///
  /// `UTType.url.identifier` is `"public.url"`.
  public static var url: UTType { UTType(.url) }

  /// `public.file-url`: file URL.
  ///
  /// `UTType.fileURL.identifier` is `"public.file-url"`.
  public static var fileURL: UTType { UTType(.fileURL) }

  /// `public.text`: text.
  ///
  /// `UTType.text.identifier` is `"public.text"`.
  public static var text: UTType { UTType(.text) }

  /// `public.plain-text`.
  ///
  /// `UTType.plainText.preferredFilenameExtension` is `"txt"`.
  public static var plainText: UTType { UTType(.plainText) }

  /// `public.utf8-plain-text`.
  ///
  /// `UTType.utf8PlainText.identifier` is `"public.utf8-plain-text"`.
  public static var utf8PlainText: UTType { UTType(.utf8PlainText) }

  /// `public.utf16-external-plain-text`.
  ///
  /// `UTType.utf16ExternalPlainText.identifier` is `"public.utf16-external-plain-text"`.
  public static var utf16ExternalPlainText: UTType { UTType(.utf16ExternalPlainText) }

  /// `public.utf16-plain-text`.
  ///
  /// `UTType.utf16PlainText.identifier` is `"public.utf16-plain-text"`.
  public static var utf16PlainText: UTType { UTType(.utf16PlainText) }

  /// `public.delimited-values-text`: delimited text values.
  ///
  /// `UTType.delimitedText.identifier` is `"public.delimited-values-text"`.
  public static var delimitedText: UTType { UTType(.delimitedText) }

  /// `public.comma-separated-values-text`: comma-separated values.
  ///
  /// `UTType.commaSeparatedText.preferredFilenameExtension` is `"csv"`.
  public static var commaSeparatedText: UTType { UTType(.commaSeparatedText) }

  /// `public.tab-separated-values-text`: tab-separated values.
  ///
  /// `UTType.tabSeparatedText.preferredFilenameExtension` is `"tsv"`.
  public static var tabSeparatedText: UTType { UTType(.tabSeparatedText) }

  /// `public.utf8-tab-separated-values-text`.
  ///
  /// `UTType.utf8TabSeparatedText.identifier` is `"public.utf8-tab-separated-values-text"`.
  public static var utf8TabSeparatedText: UTType { UTType(.utf8TabSeparatedText) }

  /// `public.rtf`: rich text (RTF).
  ///
  /// `UTType.rtf.preferredFilenameExtension` is `"rtf"`.
  public static var rtf: UTType { UTType(.rtf) }

  /// `public.html`: HTML text.
  ///
  /// `UTType.html.preferredFilenameExtension` is `"html"`.
  public static var html: UTType { UTType(.html) }

  /// `public.xml`: XML text.
  ///
  /// `UTType.xml.preferredFilenameExtension` is `"xml"`.
  public static var xml: UTType { UTType(.xml) }

  /// `public.yaml`: YAML.
  ///
  /// `UTType.yaml.preferredFilenameExtension` is `"yml"`.
  public static var yaml: UTType { UTType(.yaml) }

  /// `public.css`: CSS.
  ///
  /// `UTType.css.preferredFilenameExtension` is `"css"`.
  public static var css: UTType { UTType(.css) }

  /// `public.source-code`: source code.
  ///
  /// `UTType.sourceCode.identifier` is `"public.source-code"`.
  public static var sourceCode: UTType { UTType(.sourceCode) }

  /// `public.assembly-source`: assembly source code.
  ///
  /// `UTType.assemblyLanguageSource.preferredFilenameExtension` is `"s"`.
  public static var assemblyLanguageSource: UTType { UTType(.assemblyLanguageSource) }

  /// `public.c-source`: C source code.
  ///
  /// `UTType.cSource.preferredFilenameExtension` is `"c"`.
  public static var cSource: UTType { UTType(.cSource) }

  /// `public.objective-c-source`: Objective-C source code.
  ///
  /// `UTType.objectiveCSource.preferredFilenameExtension` is `"m"`.
  public static var objectiveCSource: UTType { UTType(.objectiveCSource) }

  /// `public.swift-source`: Swift Source Code.
  ///
  /// `UTType.swiftSource.preferredFilenameExtension` is `"swift"`.
  public static var swiftSource: UTType { UTType(.swiftSource) }

  /// `public.c-plus-plus-source`: C++ source code.
  ///
  /// `UTType.cPlusPlusSource.preferredFilenameExtension` is `"cp"`.
  public static var cPlusPlusSource: UTType { UTType(.cPlusPlusSource) }

  /// `public.objective-c-plus-plus-source`: Objective-C++ source code.
  ///
  /// `UTType.objectiveCPlusPlusSource.preferredFilenameExtension` is `"mm"`.
  public static var objectiveCPlusPlusSource: UTType { UTType(.objectiveCPlusPlusSource) }

  /// `public.c-header`: C header code.
  ///
  /// `UTType.cHeader.preferredFilenameExtension` is `"h"`.
  public static var cHeader: UTType { UTType(.cHeader) }

  /// `public.c-plus-plus-header`: C++ header code.
  ///
  /// `UTType.cPlusPlusHeader.preferredFilenameExtension` is `"hh"`.
  public static var cPlusPlusHeader: UTType { UTType(.cPlusPlusHeader) }

  /// `public.script`: script.
  ///
  /// `UTType.script.identifier` is `"public.script"`.
  public static var script: UTType { UTType(.script) }

  /// `com.apple.applescript.text`: AppleScript text.
  ///
  /// `UTType.appleScript.preferredFilenameExtension` is `"applescript"`.
  public static var appleScript: UTType { UTType(.appleScript) }

  /// `com.apple.applescript.script`: AppleScript.
  ///
  /// `UTType.osaScript.preferredFilenameExtension` is `"scpt"`.
  public static var osaScript: UTType { UTType(.osaScript) }

  /// `com.apple.applescript.script-bundle`: Script bundle.
  ///
  /// `UTType.osaScriptBundle.preferredFilenameExtension` is `"scptd"`.
  public static var osaScriptBundle: UTType { UTType(.osaScriptBundle) }

  /// `com.netscape.javascript-source`: JavaScript.
  ///
  /// `UTType.javaScript.preferredFilenameExtension` is `"js"`.
  public static var javaScript: UTType { UTType(.javaScript) }

  /// `public.shell-script`: shell script.
  ///
  /// `UTType.shellScript.preferredFilenameExtension` is `"sh"`.
  public static var shellScript: UTType { UTType(.shellScript) }

  /// `public.perl-script`: Perl script.
  ///
  /// `UTType.perlScript.preferredFilenameExtension` is `"pl"`.
  public static var perlScript: UTType { UTType(.perlScript) }

  /// `public.python-script`: Python script.
  ///
  /// `UTType.pythonScript.preferredFilenameExtension` is `"py"`.
  public static var pythonScript: UTType { UTType(.pythonScript) }

  /// `public.ruby-script`: Ruby script.
  ///
  /// `UTType.rubyScript.preferredFilenameExtension` is `"rb"`.
  public static var rubyScript: UTType { UTType(.rubyScript) }

  /// `public.php-script`: PHP script.
  ///
  /// `UTType.phpScript.preferredFilenameExtension` is `"php"`.
  public static var phpScript: UTType { UTType(.phpScript) }

  /// `public.make-source`: Makefile.
  ///
  /// `UTType.makefile.preferredFilenameExtension` is `"make"`.
  public static var makefile: UTType { UTType(.makefile) }

  /// `public.json`: JSON.
  ///
  /// `UTType.json.preferredFilenameExtension` is `"json"`.
  public static var json: UTType { UTType(.json) }

  /// `net.daringfireball.markdown`: Markdown.
  ///
  /// `UTType.markdown.preferredFilenameExtension` is `"md"`.
  public static var markdown: UTType { UTType(.markdown) }

  /// `com.apple.property-list`: property list.
  ///
  /// `UTType.propertyList.preferredFilenameExtension` is `"plist"`.
  public static var propertyList: UTType { UTType(.propertyList) }

  /// `com.apple.xml-property-list`: XML property list.
  ///
  /// `UTType.xmlPropertyList.preferredFilenameExtension` is `"plist"`.
  public static var xmlPropertyList: UTType { UTType(.xmlPropertyList) }

  /// `com.apple.binary-property-list`: binary property list.
  ///
  /// `UTType.binaryPropertyList.preferredFilenameExtension` is `"plist"`.
  public static var binaryPropertyList: UTType { UTType(.binaryPropertyList) }

  /// `com.adobe.pdf`: PDF document.
  ///
  /// `UTType.pdf.preferredFilenameExtension` is `"pdf"`.
  public static var pdf: UTType { UTType(.pdf) }

  /// `com.apple.rtfd`: rich text with attachments (RTFD).
  ///
  /// `UTType.rtfd.preferredFilenameExtension` is `"rtfd"`.
  public static var rtfd: UTType { UTType(.rtfd) }

  /// `com.apple.flat-rtfd`: rich text with attachments (RTFD) data.
  ///
  /// `UTType.flatRTFD.identifier` is `"com.apple.flat-rtfd"`.
  public static var flatRTFD: UTType { UTType(.flatRTFD) }

  /// `com.apple.webarchive`: web archive.
  ///
  /// `UTType.webArchive.preferredFilenameExtension` is `"webarchive"`.
  public static var webArchive: UTType { UTType(.webArchive) }

  /// `public.image`: image.
  ///
  /// `UTType.image.identifier` is `"public.image"`.
  public static var image: UTType { UTType(.image) }

  /// `public.jpeg`: JPEG image.
  ///
  /// `UTType.jpeg.preferredFilenameExtension` is `"jpeg"`.
  public static var jpeg: UTType { UTType(.jpeg) }

  /// `public.tiff`: TIFF image.
  ///
  /// `UTType.tiff.preferredFilenameExtension` is `"tiff"`.
  public static var tiff: UTType { UTType(.tiff) }

  /// `com.compuserve.gif`: GIF image.
  ///
  /// `UTType.gif.preferredFilenameExtension` is `"gif"`.
  public static var gif: UTType { UTType(.gif) }

  /// `public.png`: PNG image.
  ///
  /// `UTType.png.preferredFilenameExtension` is `"png"`.
  public static var png: UTType { UTType(.png) }

  /// `com.apple.icns`: Apple icon image.
  ///
  /// `UTType.icns.preferredFilenameExtension` is `"icns"`.
  public static var icns: UTType { UTType(.icns) }

  /// `com.microsoft.bmp`: Windows BMP image.
  ///
  /// `UTType.bmp.preferredFilenameExtension` is `"bmp"`.
  public static var bmp: UTType { UTType(.bmp) }

  /// `com.microsoft.ico`: Windows icon image.
  ///
  /// `UTType.ico.preferredFilenameExtension` is `"ico"`.
  public static var ico: UTType { UTType(.ico) }

  /// `public.camera-raw-image`: camera raw image.
  ///
  /// `UTType.rawImage.identifier` is `"public.camera-raw-image"`.
  public static var rawImage: UTType { UTType(.rawImage) }

  /// `public.svg-image`: SVG image.
  ///
  /// `UTType.svg.preferredFilenameExtension` is `"svg"`.
  public static var svg: UTType { UTType(.svg) }

  /// `com.apple.live-photo`: Live Photo.
  ///
  /// `UTType.livePhoto.identifier` is `"com.apple.live-photo"`.
  public static var livePhoto: UTType { UTType(.livePhoto) }

  /// `public.heif`.
  ///
  /// `UTType.heif.preferredFilenameExtension` is `"heif"`.
  public static var heif: UTType { UTType(.heif) }

  /// `public.heic`.
  ///
  /// `UTType.heic.preferredFilenameExtension` is `"heic"`.
  public static var heic: UTType { UTType(.heic) }

  /// `public.heics`: HEIF Image Sequence.
  ///
  /// `UTType.heics.preferredFilenameExtension` is `"heics"`.
  public static var heics: UTType { UTType(.heics) }

  /// `org.webmproject.webp`: WebP Image.
  ///
  /// `UTType.webP.preferredFilenameExtension` is `"webp"`.
  public static var webP: UTType { UTType(.webP) }

  /// `com.ilm.openexr-image`: OpenEXR image.
  ///
  /// `UTType.exr.preferredFilenameExtension` is `"exr"`.
  public static var exr: UTType { UTType(.exr) }

  /// `com.adobe.raw-image`: Adobe raw image.
  ///
  /// `UTType.dng.preferredFilenameExtension` is `"dng"`.
  public static var dng: UTType { UTType(.dng) }

  /// `public.jpeg-xl`: JPEG XL image.
  ///
  /// `UTType.jpegxl.preferredFilenameExtension` is `"jxl"`.
  public static var jpegxl: UTType { UTType(.jpegxl) }

  /// `public.3d-content`: 3D Content.
  ///
  /// `UTType.threeDContent.identifier` is `"public.3d-content"`.
  public static var threeDContent: UTType { UTType(.threeDContent) }

  /// `com.pixar.universal-scene-description`: Universal Scene Description.
  ///
  /// `UTType.usd.preferredFilenameExtension` is `"usd"`.
  public static var usd: UTType { UTType(.usd) }

  /// `com.pixar.universal-scene-description-mobile`: Universal Scene Description Package.
  ///
  /// `UTType.usdz.preferredFilenameExtension` is `"usdz"`.
  public static var usdz: UTType { UTType(.usdz) }

  /// `com.apple.reality`: Reality File.
  ///
  /// `UTType.realityFile.preferredFilenameExtension` is `"reality"`.
  public static var realityFile: UTType { UTType(.realityFile) }

  /// `com.apple.scenekit.scene`: SceneKit serialized format.
  ///
  /// `UTType.sceneKitScene.preferredFilenameExtension` is `"scn"`.
  public static var sceneKitScene: UTType { UTType(.sceneKitScene) }

  /// `com.apple.arobject`: AR Reference Object.
  ///
  /// `UTType.arReferenceObject.preferredFilenameExtension` is `"arobject"`.
  public static var arReferenceObject: UTType { UTType(.arReferenceObject) }

  /// `public.audiovisual-content`: audiovisual content.
  ///
  /// `UTType.audiovisualContent.identifier` is `"public.audiovisual-content"`.
  public static var audiovisualContent: UTType { UTType(.audiovisualContent) }

  /// `public.movie`: movie.
  ///
  /// `UTType.movie.identifier` is `"public.movie"`.
  public static var movie: UTType { UTType(.movie) }

  /// `public.video`: video.
  ///
  /// `UTType.video.identifier` is `"public.video"`.
  public static var video: UTType { UTType(.video) }

  /// `public.audio`: audio.
  ///
  /// `UTType.audio.identifier` is `"public.audio"`.
  public static var audio: UTType { UTType(.audio) }

  /// `com.apple.quicktime-movie`: QuickTime movie.
  ///
  /// `UTType.quickTimeMovie.preferredFilenameExtension` is `"mov"`.
  public static var quickTimeMovie: UTType { UTType(.quickTimeMovie) }

  /// `public.mpeg`: MPEG movie.
  ///
  /// `UTType.mpeg.preferredFilenameExtension` is `"mpg"`.
  public static var mpeg: UTType { UTType(.mpeg) }

  /// `public.mpeg-2-video`: MPEG-2 video.
  ///
  /// `UTType.mpeg2Video.preferredFilenameExtension` is `"m2v"`.
  public static var mpeg2Video: UTType { UTType(.mpeg2Video) }

  /// `public.mpeg-2-transport-stream`: MPEG-2 Transport Stream.
  ///
  /// `UTType.mpeg2TransportStream.preferredFilenameExtension` is `"ts"`.
  public static var mpeg2TransportStream: UTType { UTType(.mpeg2TransportStream) }

  /// `public.mp3`: MP3 audio.
  ///
  /// `UTType.mp3.preferredFilenameExtension` is `"mp3"`.
  public static var mp3: UTType { UTType(.mp3) }

  /// `public.mpeg-4`: MPEG-4 movie.
  ///
  /// `UTType.mpeg4Movie.preferredFilenameExtension` is `"mp4"`.
  public static var mpeg4Movie: UTType { UTType(.mpeg4Movie) }

  /// `public.mpeg-4-audio`: MPEG-4 audio.
  ///
  /// `UTType.mpeg4Audio.preferredFilenameExtension` is `"mp4"`.
  public static var mpeg4Audio: UTType { UTType(.mpeg4Audio) }

  /// `com.apple.protected-mpeg-4-audio`: protected MPEG-4 audio.
  ///
  /// `UTType.appleProtectedMPEG4Audio.preferredFilenameExtension` is `"m4p"`.
  public static var appleProtectedMPEG4Audio: UTType { UTType(.appleProtectedMPEG4Audio) }

  /// `com.apple.protected-mpeg-4-video`: protected MPEG-4 movie.
  ///
  /// `UTType.appleProtectedMPEG4Video.identifier` is `"com.apple.protected-mpeg-4-video"`.
  public static var appleProtectedMPEG4Video: UTType { UTType(.appleProtectedMPEG4Video) }

  /// `public.avi`: AVI movie.
  ///
  /// `UTType.avi.preferredFilenameExtension` is `"avi"`.
  public static var avi: UTType { UTType(.avi) }

  /// `public.aiff-audio`: AIFF audio.
  ///
  /// `UTType.aiff.preferredFilenameExtension` is `"aiff"`.
  public static var aiff: UTType { UTType(.aiff) }

  /// `com.microsoft.waveform-audio`: Waveform audio.
  ///
  /// `UTType.wav.preferredFilenameExtension` is `"wav"`.
  public static var wav: UTType { UTType(.wav) }

  /// `public.midi-audio`: MIDI audio.
  ///
  /// `UTType.midi.preferredFilenameExtension` is `"midi"`.
  public static var midi: UTType { UTType(.midi) }

  /// `public.playlist`: playlist.
  ///
  /// `UTType.playlist.identifier` is `"public.playlist"`.
  public static var playlist: UTType { UTType(.playlist) }

  /// `public.m3u-playlist`: M3U Playlist.
  ///
  /// `UTType.m3uPlaylist.preferredFilenameExtension` is `"m3u"`.
  public static var m3uPlaylist: UTType { UTType(.m3uPlaylist) }

  /// `public.folder`: folder.
  ///
  /// `UTType.folder.identifier` is `"public.folder"`.
  public static var folder: UTType { UTType(.folder) }

  /// `public.volume`: volume.
  ///
  /// `UTType.volume.identifier` is `"public.volume"`.
  public static var volume: UTType { UTType(.volume) }

  /// `com.apple.package`: Package.
  ///
  /// `UTType.package.identifier` is `"com.apple.package"`.
  public static var package: UTType { UTType(.package) }

  /// `com.apple.bundle`: bundle.
  ///
  /// `UTType.bundle.identifier` is `"com.apple.bundle"`.
  public static var bundle: UTType { UTType(.bundle) }

  /// `com.apple.plugin`: plug-in.
  ///
  /// `UTType.pluginBundle.preferredFilenameExtension` is `"plugin"`.
  public static var pluginBundle: UTType { UTType(.pluginBundle) }

  /// `com.apple.metadata-importer`: Spotlight importer.
  ///
  /// `UTType.spotlightImporter.preferredFilenameExtension` is `"mdimporter"`.
  public static var spotlightImporter: UTType { UTType(.spotlightImporter) }

  /// `com.apple.quicklook-generator`: QuickLook preview generator.
  ///
  /// `UTType.quickLookGenerator.preferredFilenameExtension` is `"qlgenerator"`.
  public static var quickLookGenerator: UTType { UTType(.quickLookGenerator) }

  /// `com.apple.xpc-service`: XPC Service.
  ///
  /// `UTType.xpcService.preferredFilenameExtension` is `"xpc"`.
  public static var xpcService: UTType { UTType(.xpcService) }

  /// `com.apple.framework`: framework.
  ///
  /// `UTType.framework.preferredFilenameExtension` is `"framework"`.
  public static var framework: UTType { UTType(.framework) }

  /// `com.apple.application`: application.
  ///
  /// `UTType.application.identifier` is `"com.apple.application"`.
  public static var application: UTType { UTType(.application) }

  /// `com.apple.application-bundle`.
  ///
  /// `UTType.applicationBundle.preferredFilenameExtension` is `"app"`.
  public static var applicationBundle: UTType { UTType(.applicationBundle) }

  /// `com.apple.application-and-system-extension`: Application and System Extension.
  ///
  /// `UTType.applicationExtension.preferredFilenameExtension` is `"appex"`.
  public static var applicationExtension: UTType { UTType(.applicationExtension) }

  /// `public.unix-executable`: Unix executable.
  ///
  /// `UTType.unixExecutable.identifier` is `"public.unix-executable"`.
  public static var unixExecutable: UTType { UTType(.unixExecutable) }

  /// `com.microsoft.windows-executable`: Microsoft Windows application.
  ///
  /// `UTType.exe.preferredFilenameExtension` is `"exe"`.
  public static var exe: UTType { UTType(.exe) }

  /// `com.apple.systempreference.prefpane`: System Preference pane.
  ///
  /// `UTType.systemPreferencesPane.preferredFilenameExtension` is `"prefPane"`.
  public static var systemPreferencesPane: UTType { UTType(.systemPreferencesPane) }

  /// `public.archive`: file archive.
  ///
  /// `UTType.archive.identifier` is `"public.archive"`.
  public static var archive: UTType { UTType(.archive) }

  /// `org.gnu.gnu-zip-archive`: GZip archive.
  ///
  /// `UTType.gzip.preferredFilenameExtension` is `"gz"`.
  public static var gzip: UTType { UTType(.gzip) }

  /// `public.bzip2-archive`: Bzip2 archive.
  ///
  /// `UTType.bz2.preferredFilenameExtension` is `"bz2"`.
  public static var bz2: UTType { UTType(.bz2) }

  /// `public.zip-archive`: Zip archive.
  ///
  /// `UTType.zip.preferredFilenameExtension` is `"zip"`.
  public static var zip: UTType { UTType(.zip) }

  /// `com.apple.archive`: Apple Archive.
  ///
  /// `UTType.appleArchive.preferredFilenameExtension` is `"aar"`.
  public static var appleArchive: UTType { UTType(.appleArchive) }

  /// `public.tar-archive`: tar archive.
  ///
  /// `UTType.tarArchive.preferredFilenameExtension` is `"tar"`.
  public static var tarArchive: UTType { UTType(.tarArchive) }

  /// `public.spreadsheet`: Spreadsheet.
  ///
  /// `UTType.spreadsheet.identifier` is `"public.spreadsheet"`.
  public static var spreadsheet: UTType { UTType(.spreadsheet) }

  /// `public.presentation`: presentation.
  ///
  /// `UTType.presentation.identifier` is `"public.presentation"`.
  public static var presentation: UTType { UTType(.presentation) }

  /// `public.database`: database.
  ///
  /// `UTType.database.identifier` is `"public.database"`.
  public static var database: UTType { UTType(.database) }

  /// `public.message`: message.
  ///
  /// `UTType.message.identifier` is `"public.message"`.
  public static var message: UTType { UTType(.message) }

  /// `public.contact`: contact information.
  ///
  /// `UTType.contact.identifier` is `"public.contact"`.
  public static var contact: UTType { UTType(.contact) }

  /// `public.vcard`: electronic business card.
  ///
  /// `UTType.vCard.preferredFilenameExtension` is `"vcf"`.
  public static var vCard: UTType { UTType(.vCard) }

  /// `public.to-do-item`: to-do item.
  ///
  /// `UTType.toDoItem.identifier` is `"public.to-do-item"`.
  public static var toDoItem: UTType { UTType(.toDoItem) }

  /// `public.calendar-event`: calendar event.
  ///
  /// `UTType.calendarEvent.identifier` is `"public.calendar-event"`.
  public static var calendarEvent: UTType { UTType(.calendarEvent) }

  /// `public.email-message`: email message.
  ///
  /// `UTType.emailMessage.identifier` is `"public.email-message"`.
  public static var emailMessage: UTType { UTType(.emailMessage) }

  /// `com.apple.internet-location`: internet location.
  ///
  /// `UTType.internetLocation.identifier` is `"com.apple.internet-location"`.
  public static var internetLocation: UTType { UTType(.internetLocation) }

  /// `com.microsoft.internet-shortcut`: Windows Internet shortcut.
  ///
  /// `UTType.internetShortcut.preferredFilenameExtension` is `"url"`.
  public static var internetShortcut: UTType { UTType(.internetShortcut) }

  /// `public.font`: font.
  ///
  /// `UTType.font.identifier` is `"public.font"`.
  public static var font: UTType { UTType(.font) }

  /// `public.bookmark`: Bookmark.
  ///
  /// `UTType.bookmark.identifier` is `"public.bookmark"`.
  public static var bookmark: UTType { UTType(.bookmark) }

  /// `com.rsa.pkcs-12`: personal information exchange (PKCS#12).
  ///
  /// `UTType.pkcs12.preferredFilenameExtension` is `"p12"`.
  public static var pkcs12: UTType { UTType(.pkcs12) }

  /// `public.x509-certificate`: certificate (X.509).
  ///
  /// `UTType.x509Certificate.preferredFilenameExtension` is `"cer"`.
  public static var x509Certificate: UTType { UTType(.x509Certificate) }

  /// `org.idpf.epub-container`: EPUB publication.
  ///
  /// `UTType.epub.preferredFilenameExtension` is `"epub"`.
  public static var epub: UTType { UTType(.epub) }

  /// `public.log`: Log file.
  ///
  /// `UTType.log.identifier` is `"public.log"`.
  public static var log: UTType { UTType(.log) }

  /// `com.apple.haptics.ahap`: Apple Haptics Audio Pattern.
  ///
  /// `UTType.ahap.preferredFilenameExtension` is `"ahap"`.
  public static var ahap: UTType { UTType(.ahap) }

  /// `public.geojson`: GeoJSON.
  ///
  /// `UTType.geoJSON.preferredFilenameExtension` is `"geojson"`.
  public static var geoJSON: UTType { UTType(.geoJSON) }

  /// `com.apple.linkpresentation.metadata`.
  ///
  /// `UTType.linkPresentationMetadata.identifier` is `"com.apple.linkpresentation.metadata"`.
  public static var linkPresentationMetadata: UTType { UTType(.linkPresentationMetadata) }
}
