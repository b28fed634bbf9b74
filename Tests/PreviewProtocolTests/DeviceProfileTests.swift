import PreviewProtocol
import Testing

@Suite struct DeviceProfileTests {
  @Test(arguments: [
    ("iPhone SE (3rd generation)", 375, 667), ("iPhone SE (1st generation)", 320, 568), ("iPhone 13 mini", 375, 812),
    ("iPhone 12", 390, 844), ("iPhone 14 Pro Max", 430, 932), ("iPhone 11 Pro Max", 414, 896), ("iPhone X", 375, 812),
    ("iPhone Xʀ", 375, 812), ("iPhone 16 Pro", 402, 874), ("iPhone 16 Pro Max", 440, 956), ("iPhone 99", 402, 874),
    ("iPad Pro (12.9-inch) (6th generation)", 1024, 1366), ("iPad mini (6th generation)", 744, 1133),
    ("iPad", 820, 1180), ("Mac", 800, 600),
  ])
  func devicesHaveTheirScreens(name: String, width: Double, height: Double) throws {
    let device = try #require(DeviceProfile(previewDevice: name))
    #expect((device.width, device.height) == (width, height))
    #expect(device.isHorizontallyCompact == name.hasPrefix("iPhone"))
  }

  @Test func watchesAreNoPhones() { #expect(DeviceProfile(previewDevice: "Apple Watch Series 9") == nil) }
}
