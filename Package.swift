// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors in our own targets; it binds no package that depends on us.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Many small functions that run seldom: built for size they are built in half the time.
let small: [SwiftSetting] =
  strict + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// Plain SwiftUI source, compiled against `NavigationCore`: such a file says `import SwiftUI`.
let asSwiftUI: [SwiftSetting] =
  strict + [
    .swiftLanguageMode(.v5), .unsafeFlags(["-module-alias", "SwiftUI=NavigationCore"]),
  ]

let strictC: [CSetting] = [.enableWarning("all"), .treatAllWarnings(as: .error)]

let package = Package(
  name: "navplay",
  products: [
    .library(name: "NavigationCore", targets: ["NavigationCore"]),
    .library(name: "CustomNavigation", targets: ["CustomNavigation"]),
    .executable(name: "navplay", targets: ["navplay"]),
  ],
  targets: [
    .target(name: "NavigationCore", swiftSettings: strict),
    .target(
      name: "CustomNavigation", dependencies: ["NavigationCore"], swiftSettings: asSwiftUI),
    .target(name: "SwiftSubset", swiftSettings: small),
    .target(
      name: "Interpreter", dependencies: ["SwiftSubset", "NavigationCore"],
      resources: [.embedInCode("Components")], swiftSettings: small),
    .target(name: "Transcripts", swiftSettings: small),
    .target(
      name: "Playground",
      dependencies: ["Interpreter", "SwiftSubset", "NavigationCore", "Transcripts"],
      swiftSettings: small),
    .target(
      name: "CEditLine", cSettings: strictC, linkerSettings: [.linkedLibrary("edit")]),
    .target(name: "LineEditing", dependencies: ["CEditLine"], swiftSettings: small),
    .target(name: "CProgram", cSettings: strictC),
    .executableTarget(
      name: "navplay",
      dependencies: ["Playground", "SwiftSubset", "Transcripts", "LineEditing", "CProgram"],
      swiftSettings: small),

    .target(
      name: "TestSupport",
      dependencies: ["SwiftSubset", "NavigationCore", "Interpreter", "Transcripts", "Playground"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "ParitySupport", dependencies: ["SwiftSubset", "NavigationCore", "Interpreter"],
      path: "Tests/ParitySupport", swiftSettings: strict),
    .executableTarget(
      name: "CatalogWriter", dependencies: ["Interpreter"], path: "Tests/CatalogWriter",
      swiftSettings: strict),
    .testTarget(
      name: "SwiftSubsetTests", dependencies: ["SwiftSubset", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "NavigationCoreTests",
      dependencies: ["NavigationCore", "CustomNavigation", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "InterpreterTests",
      dependencies: ["Interpreter", "SwiftSubset", "NavigationCore", "TestSupport"],
      exclude: ["Overloads"],
      swiftSettings: strict),
    .testTarget(
      name: "TranscriptsTests", dependencies: ["Transcripts", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PlaygroundTests", dependencies: ["Playground", "Transcripts", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LineEditingTests", dependencies: ["LineEditing", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "ProgramTests", dependencies: ["TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ParityTests",
      dependencies: [
        "NavigationCore", "CustomNavigation", "SwiftSubset", "Interpreter", "ParitySupport",
      ],
      swiftSettings: asSwiftUI),
  ]
)

// What `scripts/differential` writes; without it there is nothing to build.
if Context.environment["NAVPLAY_DIFFERENTIAL"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Differential", dependencies: ["NavigationCore", "ParitySupport"],
      path: ".build/differential/compiled",
      swiftSettings: [
        .swiftLanguageMode(.v5), .unsafeFlags(["-module-alias", "SwiftUI=NavigationCore"]),
      ]))
}

// What `scripts/fuzz` builds; a plain build has no libFuzzer to link them with.
if Context.environment["NAVPLAY_FUZZ"] != nil {
  let rooms = ["Parser": "SwiftSubset", "Reader": "Transcripts", "RoundTrip": "Transcripts"]
  for (border, room) in rooms {
    package.targets.append(
      .executableTarget(
        name: "Fuzz\(border)", dependencies: [.byName(name: room)],
        path: "Tests/Fuzz/\(border)", swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
  }
  package.targets.append(
    .executableTarget(
      name: "FuzzAccepted", dependencies: ["SwiftSubset"], path: "Tests/Fuzz/Accepted",
      swiftSettings: strict))
}
