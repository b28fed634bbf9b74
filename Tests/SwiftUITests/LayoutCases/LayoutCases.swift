import Testing

/// Views with the frames that Apple's SwiftUI gives them, recorded or documented; a suite for each topic.
@Suite(.tallied) struct LayoutCases {}
