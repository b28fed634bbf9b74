import Testing

@testable import GtkKit

@Suite struct MarkupTests {
  @Test(arguments: [
    ("a < b & c", "a &lt; b &amp; c"), ("<Control>o", "&lt;Control&gt;o"), ("plain", "plain"), ("", ""),
  ]) func escapes(text: String, markup: String) {
    #expect(escaped(text) == markup)
  }
}
