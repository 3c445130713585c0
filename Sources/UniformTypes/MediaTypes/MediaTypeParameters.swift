extension MediaType {
  /// The parameters of a media type, in order and with one value a name.
  ///
  /// ```swift
  /// var parameters = MediaType("text/html;a=1;CHARSET=utf-8;a=2")?.parameters ?? .init()
  /// parameters.map(\.name)   // ["a", "charset"]
  /// parameters["Charset"]    // "utf-8"
  /// try parameters.setValue("x y", forName: "b")
  /// parameters.description   // a=1;charset=utf-8;b="x y"
  /// ```
  ///
  /// The order is kept and means nothing to equality: two lists with the same parameters are equal
  /// and have one hash value. Look-up by name takes time linear in the number of parameters.
  public struct Parameters: Sendable {
    private var storage: [Parameter] = []

    /// Makes a list of no parameters.
    public init() {}

    /// Makes a list from parameters; of those with the same name the first counts.
    public init(_ parameters: some Sequence<Parameter>) {
      var builder = Builder()
      for parameter in parameters { builder.append(parameter) }
      self = builder.parameters
    }

    /// The value of the parameter with this name in any case, `nil` where there is none.
    public subscript(name: String) -> String? {
      guard let index = firstIndex(ofName: name) else { return nil }
      return storage[index].value
    }

    /// Sets the value of a parameter, in its place where it exists and at the end where it does not.
    ///
    /// - Throws: ``MediaTypeError`` where name or value may not stand in a media type.
    public mutating func setValue(
      _ value: String, forName name: String
    ) throws(MediaTypeError) {
      let parameter = try Parameter(name: name, value: value)
      if let index = firstIndex(ofName: parameter.name) {
        storage[index] = parameter
      } else {
        storage.append(parameter)
      }
    }

    /// Takes the parameter with this name in any case out, and gives the value that it had.
    @discardableResult
    public mutating func removeValue(forName name: String) -> String? {
      guard let index = firstIndex(ofName: name) else { return nil }
      return storage.remove(at: index).value
    }

    private func firstIndex(ofName name: String) -> Int? {
      let lowercased = HTTPSyntax.lowercased(name)
      return storage.firstIndex { $0.name == lowercased }
    }
  }
}

extension MediaType.Parameters {
  /// Collects parameters in order, and drops those whose name has been seen.
  ///
  /// A hostile header can hold sixteen thousand parameters: past a few, the names go into a set so
  /// that the whole stays linear.
  struct Builder {
    private(set) var parameters = MediaType.Parameters()
    private var names: Set<String> = []

    /// The number of names that are searched one by one.
    private static var linearLimit: Int { 16 }

    /// Appends a parameter if it is well-formed and its name is new.
    mutating func append(name: String, value: String) {
      guard let parameter = try? MediaType.Parameter(name: name, value: value) else { return }
      append(parameter)
    }

    /// Appends a parameter if its name is new.
    mutating func append(_ parameter: MediaType.Parameter) {
      if parameters.storage.count < Self.linearLimit {
        guard !parameters.storage.contains(where: { $0.name == parameter.name }) else { return }
      } else {
        if names.isEmpty { names = Set(parameters.storage.map(\.name)) }
        guard names.insert(parameter.name).inserted else { return }
      }
      parameters.storage.append(parameter)
    }
  }
}

extension MediaType.Parameters: RandomAccessCollection {
  /// The position of the first parameter, 0.
  public var startIndex: Int { 0 }

  /// The number of parameters.
  public var endIndex: Int { storage.count }

  /// The parameter at a position.
  ///
  /// The position must be a valid index.
  public subscript(position: Int) -> MediaType.Parameter { storage[position] }
}

extension MediaType.Parameters: Hashable {
  /// Whether the same parameters stand in both, in any order.
  public static func == (left: Self, right: Self) -> Bool {
    guard left.count == right.count else { return false }
    if left.elementsEqual(right) { return true }
    return left.sorted { $0.name < $1.name } == right.sorted { $0.name < $1.name }
  }

  /// Feeds what equality compares to the hasher.
  public func hash(into hasher: inout Hasher) {
    // A sum does not depend on the order.
    hasher.combine(storage.reduce(into: 0) { sum, parameter in sum &+= parameter.hashValue })
  }
}

extension MediaType.Parameters: CustomStringConvertible {
  /// The parameters with semicolons between: `charset=utf-8;title="a b"`.
  public var description: String {
    storage.map(\.description).joined(separator: ";")
  }
}
