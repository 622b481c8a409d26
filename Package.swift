// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors in every target.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Targets that follow the isolation of the view tree: nonisolated by default, the main actor under `MainActorViews`.
let followsViews: [SwiftSetting] =
  strict + [.defaultIsolation(MainActor.self, .when(traits: ["MainActorViews"]))]

/// UIKit's and SnapKit's names, for code written for them. Only where UIKit does not exist: the targets have its names.
#if os(macOS)
  let dropInProducts: [Product] = [
    .library(name: "HeadlessUIKit", targets: ["NoDropIn"]),
    .library(name: "HeadlessSnapKit", targets: ["NoDropIn"]),
  ]
  let dropInTargets: [Target] = [.target(name: "NoDropIn", swiftSettings: strict)]
#else
  let dropInProducts: [Product] = [
    .library(name: "HeadlessUIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "HeadlessSnapKit", targets: ["SnapKit", "UIKit", "_Testing_UIKit"]),
  ]
  let dropInTargets: [Target] = [
    .target(name: "UIKit", dependencies: ["LayoutDSL"], exclude: ["README.md"], swiftSettings: followsViews),
    .target(
      name: "SnapKit", dependencies: ["UIKit", "LayoutDSL"], exclude: ["README.md"], swiftSettings: followsViews),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .testTarget(
      name: "DropInTests", dependencies: ["SnapKit", "UIKit", "_Testing_UIKit", "LayoutTesting"], swiftSettings: strict),
  ]
#endif

let package = Package(
  name: "plumb",
  products: [
    .library(name: "LayoutKernel", targets: ["LayoutKernel"]),
    .library(name: "LayoutDSL", targets: ["LayoutDSL"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
  ] + dropInProducts,
  traits: [
    .trait(
      name: "MainActorViews",
      description: "Isolates the view tree and its constraints to the main actor, as UIKit does."),
    .trait(
      name: "InternalChecks",
      description: "Proves the optimality of every solution inside the kernel; slow, for tests."),
  ],
  targets: [
    .target(name: "LayoutKernel", exclude: ["README.md"], swiftSettings: strict),
    .target(
      name: "LayoutDSL", dependencies: ["LayoutKernel"], exclude: ["README.md"], swiftSettings: followsViews),
    .target(
      name: "LayoutTesting", dependencies: ["LayoutDSL"], exclude: ["README.md"], swiftSettings: followsViews),
    .executableTarget(
      name: "Gallery", dependencies: ["LayoutDSL"], exclude: ["README.md"],
      swiftSettings: followsViews + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    .systemLibrary(name: "CAllocator", path: "Benchmarks/Allocator"),
    .target(
      name: "ViewWorkloads", dependencies: ["LayoutDSL"], path: "Benchmarks/Views", swiftSettings: followsViews),
    .executableTarget(
      name: "LayoutBenchmarks", dependencies: ["LayoutKernel", "LayoutDSL", "ViewWorkloads", "CAllocator"],
      path: "Benchmarks", exclude: ["README.md", "plot.py", "Allocator", "Results", "Views", "peers"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutKernelTests", dependencies: ["LayoutKernel", "LayoutBenchmarks"],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "LayoutDSLTests", dependencies: ["LayoutDSL", "Gallery", "LayoutBenchmarks", "ViewWorkloads"],
      swiftSettings: strict),
    .testTarget(
      name: "GalleryTests", dependencies: ["LayoutDSL", "LayoutTesting", "Gallery"], swiftSettings: strict),
    .testTarget(
      name: "LayoutTestingTests", dependencies: ["LayoutDSL", "LayoutTesting"],
      exclude: ["Snapshots/__Snapshots__"], swiftSettings: strict),
  ] + dropInTargets,
  swiftLanguageModes: [.v6]
)
