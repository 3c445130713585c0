// swift-tools-version: 6.3

import Foundation
import PackageDescription

/// The folders in `Targets`, each of which is a fuzz target: a new one needs no change here.
let folder = Context.packageDirectory + "/Targets"
let names = try FileManager.default.contentsOfDirectory(atPath: folder)
  .filter { !$0.hasPrefix(".") }
  .sorted()

let package = Package(
  name: "fuzzing",
  dependencies: [
    // Without traits: what libmagic does is not ours to fuzz.
    .package(name: "swift-uniform-types", path: "../..", traits: [])
  ],
  targets: [
    .target(name: "FuzzingSupport", path: "Support")
  ]
    + names.map { name in
      .executableTarget(
        name: "fuzz-\(name)",
        dependencies: [
          "FuzzingSupport",
          .product(name: "UniformTypes", package: "swift-uniform-types"),
          .product(name: "TypeCatalogs", package: "swift-uniform-types"),
          .product(name: "TypeResolution", package: "swift-uniform-types"),
        ],
        path: "Targets/\(name)",
        swiftSettings: [
          // libFuzzer brings the main function.
          .unsafeFlags(["-parse-as-library"])
        ])
    },
  swiftLanguageModes: [.v6]
)
