// swift-tools-version: 6.2
import PackageDescription

/// A package that uses LayoutTesting as any other would. Its tests fail on purpose: each line that has to is marked with
/// `// fails:` and a part of the message. `../layout-testing.sh` runs it and compares.
let package = Package(
  name: "app",
  dependencies: [
    .package(
      path: "../plumb", traits: Context.environment["MAIN_ACTOR_VIEWS"] == nil ? [] : ["MainActorViews"])
  ],
  targets: [
    .target(name: "App", dependencies: [.product(name: "LayoutDSL", package: "plumb")]),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", .product(name: "LayoutDSL", package: "plumb"), .product(name: "LayoutTesting", package: "plumb"),
      ], exclude: ["__Snapshots__"]),
  ]
)
