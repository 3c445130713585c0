/// Bytes in the making, with the number formats that file formats use.
struct ByteBuilder {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ more: [UInt8]) { bytes += more }
  mutating func append(text: String) { bytes += Array(text.utf8) }

  mutating func append<Number: FixedWidthInteger>(bigEndian number: Number) {
    bytes += withUnsafeBytes(of: number.bigEndian, Array.init)
  }

  mutating func append<Number: FixedWidthInteger>(littleEndian number: Number) {
    bytes += withUnsafeBytes(of: number.littleEndian, Array.init)
  }
}
