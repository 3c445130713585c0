import Foundation
import UniformTypeIdentifiers

// A program as one writes it on a Mac from Apple's documentation. Nothing in it knows which module
// answers, Apple's or this package's.

extension UTType {
  /// A document of this program's own.
  static let score = UTType(exportedAs: "com.example.score", conformingTo: .json)

  /// A type that another program owns.
  static var sheetMusic: UTType {
    UTType(importedAs: "com.example.sheet-music", conformingTo: .xml)
  }
}

/// What a mail program wants to know of an attachment.
struct Attachment: Codable, Hashable {
  var name: String
  var contentType: UTType

  init?(name: String) {
    let filenameExtension = URL(fileURLWithPath: name).pathExtension
    guard let contentType = UTType(filenameExtension: filenameExtension) else { return nil }
    self.name = name
    self.contentType = contentType
  }

  var mediaType: String { contentType.preferredMIMEType ?? "application/octet-stream" }

  var icon: String {
    switch contentType {
    case let type where type.conforms(to: .image): "photo"
    case let type where type.conforms(to: .movie): "film"
    case let type where type.conforms(to: .audio): "music.note"
    case let type where type.conforms(to: .sourceCode): "curlybraces"
    case let type where type.conforms(to: .text): "doc.text"
    case let type where type.conforms(to: .archive): "archivebox"
    default: "doc"
    }
  }
}

func heading(_ title: String) {
  print("\n== \(title)")
}

func list(_ types: some Sequence<UTType>) -> String {
  types.map(\.identifier).sorted().joined(separator: " ")
}

func lookUp() {
  heading("Look-up")
  print(UTType("public.png")?.identifier ?? "nil", UTType("com.example.unknown") as Any)
  print(UTType("PUBLIC.PNG") == .png)
  print(UTType(filenameExtension: "mov")?.identifier ?? "nil")
  print(UTType(filenameExtension: "rtfd", conformingTo: .package)?.identifier ?? "nil")
  print(UTType(mimeType: "text/html")?.identifier ?? "nil")
  print(UTType(tag: "jpg", tagClass: .filenameExtension, conformingTo: nil)?.identifier ?? "nil")
  print(list(UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: nil)))
  print(list(UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: .audio)))
}

func properties() {
  heading("Properties")
  for type in [UTType.jpeg, .plainText, .image, .zip] {
    print(
      type, type.preferredFilenameExtension ?? "nil", type.preferredMIMEType ?? "nil",
      type.localizedDescription ?? "nil", type.isPublic, type.isDeclared, type.isDynamic)
  }
  print(UTType.png.tags[.filenameExtension] ?? [], UTType.png.tags[.mimeType] ?? [])
  print(UTType.usd.referenceURL?.absoluteString ?? "nil", UTType.png.version as Any)
  print(UTTagClass.filenameExtension.rawValue, UTTagClass.mimeType)
}

func conformance() {
  heading("Conformance")
  print(UTType.png.conforms(to: .image), UTType.png.conforms(to: .png))
  print(UTType.png.isSubtype(of: .image), UTType.png.isSubtype(of: .png))
  print(UTType.image.isSupertype(of: .png), UTType.png.isSupertype(of: .image))
  print(list(UTType.png.supertypes))
  print(UTType.swiftSource.conforms(to: .text), UTType.fileURL.conforms(to: .url))
}

func dynamicTypes() {
  heading("Dynamic types")
  guard let type = UTType(filenameExtension: "rs-example", conformingTo: .plainText) else { return }
  print(type.isDynamic, type.isDeclared, type.isPublic, type.identifier.hasPrefix("dyn."))
  print(type.conforms(to: .text), type.preferredFilenameExtension ?? "nil")
  print(type.localizedDescription as Any, type.preferredMIMEType as Any)
  print(UTType(type.identifier) == type)
}

func ownTypes() {
  heading("Own types")
  print(UTType.score, UTType.score.conforms(to: .json), UTType.score.conforms(to: .text))
  print(UTType.sheetMusic, UTType.sheetMusic.conforms(to: .xml))
  print(UTType(importedAs: "com.adobe.pdf") == .pdf)
}

func fileNames() {
  heading("Names of files")
  var folder = URL(fileURLWithPath: "/docs", isDirectory: true)
  print(folder.appendingPathComponent("readme", conformingTo: .plainText).path)
  print(folder.appendingPathComponent("puppy.jpg", conformingTo: .image).path)
  print(folder.appendingPathComponent("puppy.jpg", conformingTo: .plainText).path)
  print(folder.appendingPathComponent("Chess", conformingTo: .applicationBundle).hasDirectoryPath)
  folder.appendPathComponent("notes", conformingTo: .rtf)
  print(folder.path)
  var photo = URL(fileURLWithPath: "/tmp/photo")
  photo.appendPathExtension(for: .heic)
  print(photo.path, photo.appendingPathExtension(for: .image).path)
  print(NSString(string: "/docs").appendingPathComponent("song", conformingTo: .mp3))
  print(NSString(string: "song").appendingPathExtension(for: .wav))
  print(NSURL(fileURLWithPath: "/docs/page").appendingPathExtension(for: .html).path)
}

func attachments() throws {
  heading("Attachments")
  let names = ["cat.heic", "talk.mov", "song.mp3", "main.swift", "notes.txt", "all.zip", "a.pdf"]
  let attachments = names.compactMap(Attachment.init(name:))
  for attachment in attachments {
    print(attachment.name, attachment.contentType, attachment.icon, attachment.mediaType)
  }
  let data = try JSONEncoder().encode(attachments)
  print(try JSONDecoder().decode([Attachment].self, from: data) == attachments)
  print(
    Dictionary(grouping: attachments) { $0.contentType.conforms(to: .audiovisualContent) }
      .mapValues(\.count).sorted { $0.key && !$1.key }.map { "\($0.key): \($0.value)" })
}

func resourceValues() throws {
  heading("Files")
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appendingPathComponent("photo", conformingTo: .jpeg)
  try Data("not a photo".utf8).write(to: file)
  let link = folder.appendingPathComponent("link")
  try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
  for url in [folder, file, link] {
    print(try url.resourceValues(forKeys: [.contentTypeKey]).contentType?.identifier ?? "nil")
  }
}

func references() {
  heading("References")
  let reference = UTType.png as UTTypeReference
  print(reference.identifier, reference.conforms(to: .image), (reference as UTType) == .png)
  print(reference.isEqual(UTTypeReference(filenameExtension: "png")))
  print(reference.tags["public.filename-extension"] ?? [])
}

@main
struct AppleProgram {
  static func main() throws {
    lookUp()
    properties()
    conformance()
    dynamicTypes()
    ownTypes()
    fileNames()
    try attachments()
    try resourceValues()
    references()
  }
}
