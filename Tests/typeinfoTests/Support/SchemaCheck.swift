import Foundation

/// As much of JSON Schema as `Documentation/output.schema.json` needs.
struct SchemaCheck {
  private let root: [String: Any]

  init(schema: Data) throws {
    root = try JSONSerialization.jsonObject(with: schema) as? [String: Any] ?? [:]
  }

  /// What is wrong with a document; empty where it fits.
  func problems(in document: Data) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: document)
    return problems(value, root, "$")
  }

  /// What is wrong with a document that should fit one definition.
  func problems(in document: Data, definition: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: document)
    return problems(value, ["$ref": "#/$defs/\(definition)"], "$")
  }

  private func problems(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.replacing("#/$defs/", with: "")
      guard let definition = (root["$defs"] as? [String: [String: Any]])?[name] else {
        return ["\(place): no definition \(name)"]
      }
      return problems(value, definition, place)
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let results = choices.map { problems(value, $0, place) }
      return results.contains([]) ? [] : results.flatMap { $0 }
    }
    var found: [String] = []
    if let expected = schema["const"], !isEqual(value, expected) {
      found.append("\(place): is not \(expected)")
    }
    if let choices = schema["enum"] as? [Any], !choices.contains(where: { isEqual(value, $0) }) {
      found.append("\(place): \(value) is none of \(choices)")
    }
    let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { isOfType(value, $0) }) {
      found.append("\(place): \(value) is no \(types)")
    }
    if let object = value as? [String: Any] {
      found += problems(object: object, schema, place)
    }
    if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
      for (index, item) in array.enumerated() {
        found += problems(item, items, "\(place)[\(index)]")
      }
    }
    return found
  }

  private func problems(
    object: [String: Any], _ schema: [String: Any], _ place: String
  ) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    var found: [String] = []
    for key in schema["required"] as? [String] ?? [] where object[key] == nil {
      found.append("\(place): no key \(key)")
    }
    for (key, value) in object {
      if let property = properties[key] {
        found += problems(value, property, "\(place).\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(place): unknown key \(key)")
      }
    }
    return found
  }

  private func isOfType(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    case "boolean": value is Bool
    case "null": value is NSNull
    default: false
    }
  }

  private func isEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? String, let right = right as? String { return left == right }
    if let left = left as? Int, let right = right as? Int { return left == right }
    return false
  }
}
