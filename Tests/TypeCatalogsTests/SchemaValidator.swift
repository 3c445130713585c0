import Foundation

/// Checks a value against the part of JSON Schema that `Types.schema.json` uses.
struct SchemaValidator {
  private let root: [String: Any]

  init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  func faults(in data: Data) throws -> [String] {
    check(try JSONSerialization.jsonObject(with: data), root, "$")
  }

  private func check(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    var faults: [String] = []
    if let reference = schema["$ref"] as? String {
      faults += check(value, definition(reference), path)
    }
    if let type = schema["type"] as? String, !isOf(type, value) {
      return faults + ["\(path): not of type \(type)"]
    }
    if let values = schema["enum"] as? [String], !values.contains(value as? String ?? "") {
      faults.append("\(path): not one of \(values)")
    }
    if let text = value as? String {
      if let length = schema["minLength"] as? Int, text.count < length {
        faults.append("\(path): too short")
      }
      if let pattern = schema["pattern"] as? String,
        text.range(of: pattern, options: .regularExpression) == nil
      {
        faults.append("\(path): does not match \(pattern)")
      }
    }
    if let list = value as? [Any] {
      if let count = schema["minItems"] as? Int, list.count < count {
        faults.append("\(path): too few")
      }
      if schema["uniqueItems"] as? Bool == true, Set(list.map { "\($0)" }).count < list.count {
        faults.append("\(path): not unique")
      }
      if let items = schema["items"] as? [String: Any] {
        for (index, item) in list.enumerated() {
          faults += check(item, items, "\(path)[\(index)]")
        }
      }
    }
    if let object = value as? [String: Any] {
      faults += checkObject(object, schema, path)
    }
    return faults
  }

  private func checkObject(
    _ object: [String: Any], _ schema: [String: Any], _ path: String
  ) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    var faults = (schema["required"] as? [String] ?? [])
      .filter { object[$0] == nil }
      .map { "\(path): no \($0)" }
    let unknown = object.keys.filter { properties[$0] == nil }.sorted()
    if schema["additionalProperties"] as? Bool == false {
      faults += unknown.map { "\(path): unknown \($0)" }
    }
    if let others = schema["additionalProperties"] as? [String: Any] {
      for key in unknown {
        faults += object[key].map { check($0, others, "\(path).\(key)") } ?? []
      }
    }
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      if let property = properties[key] { faults += check(value, property, "\(path).\(key)") }
    }
    return faults
  }

  private func definition(_ reference: String) -> [String: Any] {
    var result: Any = root
    for step in reference.split(separator: "/").dropFirst() {
      result = (result as? [String: Any])?[String(step)] ?? [:] as [String: Any]
    }
    return result as? [String: Any] ?? [:]
  }

  private func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    default: false
    }
  }
}
