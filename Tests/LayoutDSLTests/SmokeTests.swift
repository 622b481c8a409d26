import Testing

import LayoutDSL

@Test func placeholder() { #expect(LayoutPriority.required.rawValue == 1000) }
