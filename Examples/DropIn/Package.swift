// swift-tools-version: 6.2
import PackageDescription

// A package as an app would have it for its views: sources that import UIKit and SnapKit, and tests of their layout that run on
// Linux. `MainActorViews` puts views on the main actor, as UIKit does.
let package = Package(
  name: "DropIn",
  dependencies: [.package(name: "plumb", path: "../..", traits: ["MainActorViews"])],
  targets: [
    .target(
      name: "DropIn",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "plumb"), .product(name: "HeadlessSnapKit", package: "plumb"),
      ]),
    .testTarget(
      name: "DropInTests", dependencies: ["DropIn", .product(name: "LayoutTesting", package: "plumb")]),
  ]
)
