public import UniformTypes

/// Tells what files, bytes and names are.
///
/// A resolver looks at the name and at the content and makes one answer of what they say, with its
/// reasons.
///
/// ```swift
/// let resolver = TypeResolver()
/// let resolution = try resolver.resolve(path: "holiday.mov")
/// resolution.type.identifier  // "com.apple.quicktime-movie"
/// resolution.mismatch         // nil
/// ```
///
/// A resolver is a value that is free to copy and to use from many threads at once. It never reads more
/// than its ``Options`` allow, never opens what is not a regular file, and gives the same answer for the
/// same bytes and name however they come to it.
///
/// The answer is a label: that a file is called a PNG image does not say that it is a sound or a harmless
/// one.
public struct TypeResolver: Sendable {
  /// The types that answers are taken from.
  public let graph: TypeGraph
  /// What is looked at, and how much of it.
  public let options: Options

  private let names: NameMatcher
  private let magic: MagicLibrary?

  /// Makes a resolver over a graph, the default one unless another is given.
  public init(graph: TypeGraph = .default, options: Options = Options()) {
    self.graph = graph
    self.options = options
    names = NameMatcher(graph: graph)
    magic =
      options.usesContent && options.usesLibMagic
      ? MagicLibrary(databasePath: options.magicDatabasePath) : nil
  }

  // MARK: Questions

  /// What a path names: a file by name and content, a directory by name, anything else by its kind.
  ///
  /// ```swift
  /// try TypeResolver().resolve(path: "/dev/null").type.identifier  // "public.character-special"
  /// ```
  ///
  /// - Throws: ``InputError`` where the path names nothing or cannot be read.
  public func resolve(path: RawPath) throws(InputError) -> Resolution {
    guard options.usesContent else {
      return try resolveWithoutContent(path)
    }
    let input = try BoundedInput(
      opening: path, followingSymbolicLinks: options.followsSymbolicLinks,
      budget: options.byteBudget)
    return try resolve(input, name: path.lastComponent)
  }

  /// What an open file descriptor gives: a file from where it stands, or the start of a stream.
  ///
  /// The descriptor stays open. Of a pipe or a terminal the start is read, and what was read is gone
  /// from it.
  ///
  /// - Parameters:
  ///   - fileDescriptor: An open descriptor.
  ///   - name: The name that the content goes by, where it has one.
  ///   - declaredMediaType: The media type that came with the content, where one did; what is no media
  ///     type is passed over.
  /// - Throws: ``InputError`` where the descriptor cannot be read.
  public func resolve(
    fileDescriptor: Int32, name: String? = nil, declaredMediaType: String? = nil
  ) throws(InputError) -> Resolution {
    let input = try BoundedInput(descriptor: fileDescriptor, budget: options.byteBudget)
    return try resolve(
      input, name: name.map { Array($0.utf8) }, declaredMediaType: declaredMediaType,
      isContent: true)
  }

  /// What some bytes are, with the name and the media type that came with them, where any did.
  ///
  /// ```swift
  /// let text = Array("puts 1\n".utf8)
  /// TypeResolver().resolve(bytes: text, name: "a.rb").type.identifier  // "public.ruby-script"
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: The whole of the data.
  ///   - name: The name that the data goes by, where it has one.
  ///   - declaredMediaType: The media type that came with the data, where one did; what is no media type
  ///     is passed over.
  public func resolve(
    bytes: [UInt8], name: String? = nil, declaredMediaType: String? = nil
  ) -> Resolution {
    let input = BoundedInput(bytes, budget: options.byteBudget)
    do {
      return try resolve(
        input, name: name.map { Array($0.utf8) }, declaredMediaType: declaredMediaType)
    } catch {
      preconditionFailure("bytes in memory can always be read: \(error)")
    }
  }

  /// What a name alone tells.
  ///
  /// `TypeResolver().resolve(name: "Makefile").type.identifier` is `"public.make-source"`.
  public func resolve(name: String) -> Resolution {
    let names = nameEvidence(Array(name.utf8)) { $0.conforms(to: .data) }
    return finish(Fusion(names: names, contents: [], contentWasSeen: false).decision())
  }

  // MARK: Steps

  private func resolveWithoutContent(_ path: RawPath) throws(InputError) -> Resolution {
    let kind = try FileSystemKind.read(
      at: path, followingSymbolicLinks: options.followsSymbolicLinks)
    if let evidence = FileSystemEvidence.evidence(for: kind) { return finish(evidence) }
    if kind == .directory { return resolveDirectory(name: path.lastComponent) }
    let names = nameEvidence(path.lastComponent) { $0.conforms(to: .data) }
    return finish(Fusion(names: names, contents: [], contentWasSeen: false).decision())
  }

  /// A descriptor's content is read whatever the descriptor is, since somebody opened it to be read; a
  /// path that is no regular file is never opened.
  private func resolve(
    _ input: BoundedInput, name: [UInt8]?, declaredMediaType: String? = nil,
    isContent: Bool = false
  ) throws(InputError) -> Resolution {
    if input.kind == .directory { return resolveDirectory(name: name) }
    if !isContent, let evidence = FileSystemEvidence.evidence(for: input.kind) {
      return finish(evidence)
    }
    let names = nameEvidence(name) { $0.conforms(to: .data) }
    let content = try contentEvidence(input)
    var decision = Fusion(names: names, contents: content.evidence).decision()
    if let declared = declaredMediaType.flatMap({ MediaType($0) }) {
      decision.refine(byDeclared: declared, graph: graph)
    }
    return finish(
      decision, charset: content.charset, bytesRead: input.bytesRead,
      limitations: content.limitations)
  }

  private func resolveDirectory(name: [UInt8]?) -> Resolution {
    let packages = nameEvidence(name) { $0.conforms(to: .directory) }
    guard let package = packages.first else { return finish(FileSystemEvidence.directory) }
    return finish(
      Fusion.Decision(
        type: package.type, confidence: .certain,
        evidence: [package, FileSystemEvidence.directory]))
  }

  private func nameEvidence(_ name: [UInt8]?, where isPossible: (UTType) -> Bool) -> [Evidence] {
    guard options.usesName, let name else { return [] }
    return names.candidates(for: name).filter { isPossible($0.type) }.map(\.evidence)
  }

  private struct Content {
    var evidence: [Evidence]
    var charset: String?
    var limitations: [String] = []
  }

  private func contentEvidence(_ input: BoundedInput) throws(InputError) -> Content {
    guard options.usesContent else { return Content(evidence: []) }
    let bytes = try input.prefix(upTo: magic == nil ? 1 : options.magicByteLimit)
    guard !bytes.isEmpty else { return Content(evidence: [FileSystemEvidence.empty]) }
    guard let magic else { return Content(evidence: []) }
    do {
      let found = MagicEvidence(try magic.describe(bytes), graph: graph)
      return Content(evidence: found.evidence, charset: found.charset)
    } catch {
      return Content(evidence: [], limitations: [error.description])
    }
  }

  // MARK: Answers

  private func finish(_ evidence: Evidence) -> Resolution {
    finish(Fusion.Decision(type: evidence.type, confidence: .certain, evidence: [evidence]))
  }

  private func finish(
    _ decision: Fusion.Decision, charset: String? = nil, bytesRead: Int = 0,
    limitations: [String] = []
  ) -> Resolution {
    var seen: Set<UTType> = [decision.type]
    let alternatives = decision.overruled.map(\.type).filter { seen.insert($0).inserted }
    return Resolution(
      type: decision.type, confidence: decision.confidence, evidence: decision.evidence,
      overruled: decision.overruled, alternatives: alternatives, mismatch: decision.mismatch,
      mediaType: decision.type.nearestMediaType,
      charset: decision.type.conforms(to: .text) ? charset : nil,
      bytesRead: bytesRead, limitations: limitations)
  }
}
