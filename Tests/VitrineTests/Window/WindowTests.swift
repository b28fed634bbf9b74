import Testing

/// Tests that use the real program on a display, one after the other.
@Suite(.serialized) enum WindowTests {}
