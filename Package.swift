// swift-tools-version: 6.3

import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "swift-uniform-types",
  products: [
    .library(name: "UniformTypes", targets: ["UniformTypes"]),
    .library(name: "TypeCatalogs", targets: ["TypeCatalogs"]),
    .library(name: "TypeResolution", targets: ["TypeResolution"]),
    .library(name: "ActivitySupport", targets: ["ActivitySupport"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .executable(name: "typeinfo", targets: ["typeinfo"]),
  ],
  traits: [
    .trait(
      name: "LibMagic",
      description: "Ask libmagic where the library's own rules end at a generic type."),
    .default(enabledTraits: ["LibMagic"]),
  ],
  targets: [
    .target(
      name: "BundledCatalog"
    ),
    .target(
      name: "UniformTypes",
      dependencies: ["BundledCatalog"],
      swiftSettings: swiftSettings
    ),
    .target(
      name: "TypeCatalogs",
      dependencies: ["UniformTypes"],
      swiftSettings: swiftSettings
    ),
    .systemLibrary(
      name: "CMagic",
      providers: [.apt(["libmagic-dev"])]
    ),
    .target(
      name: "TypeResolution",
      dependencies: [
        "UniformTypes",
        .target(name: "CMagic", condition: .when(traits: ["LibMagic"])),
      ],
      // `Lifetimes` lets a method return a span that may not outlive the input it comes from.
      swiftSettings: swiftSettings + [.enableExperimentalFeature("Lifetimes")]
    ),
    .target(
      name: "ActivitySupport",
      dependencies: ["TypeResolution", "UniformTypes"],
      swiftSettings: swiftSettings
    ),
    .target(
      name: "UniformTypeIdentifiers",
      dependencies: ["UniformTypes"],
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "typeinfo",
      dependencies: ["TypeCatalogs", "TypeResolution", "UniformTypes"],
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "catalog-compiler",
      dependencies: ["TypeCatalogs", "UniformTypes"],
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "catalog-importer",
      dependencies: ["TypeCatalogs", "UniformTypes"],
      swiftSettings: swiftSettings
    ),
    .target(
      name: "Fixtures",
      path: "Tests/Fixtures",
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "sample-files",
      dependencies: ["Fixtures"],
      path: "Examples/SampleFiles",
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "type-queries",
      dependencies: ["UniformTypes"],
      path: "Examples/TypeQueries",
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "apple-program",
      dependencies: ["UniformTypeIdentifiers"],
      path: "Examples/AppleProgram"
    ),
    .testTarget(
      name: "UniformTypesTests",
      dependencies: ["UniformTypes"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "TypeCatalogsTests",
      dependencies: ["TypeCatalogs", "UniformTypes"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "TypeResolutionTests",
      dependencies: ["Fixtures", "TypeResolution", "UniformTypes"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "ActivitySupportTests",
      dependencies: ["ActivitySupport", "TypeResolution", "UniformTypes"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "UniformTypeIdentifiersTests",
      // The program is run as it was built, to compare what it prints.
      dependencies: ["UniformTypeIdentifiers", "apple-program"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "typeinfoTests",
      dependencies: ["Fixtures", "typeinfo", "TypeResolution", "UniformTypes"],
      swiftSettings: swiftSettings
    ),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
