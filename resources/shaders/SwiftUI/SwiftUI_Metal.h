// What SwiftUI gives to shaders.
#pragma once
#include <metal_stdlib>

namespace SwiftUI {
/// The pixels of the view that a layer effect is applied to.
struct Layer {
  metal::texture2d<half> tex;
  /// Of the picture's corner, in points of the view.
  float2 __origin;
  /// Pixels for each point.
  float __scale;

  /// The colour at a point of the view, mixed from the pixels around it; clear outside.
  half4 sample(float2 point) const { return tex.__mixed((point - __origin) * __scale); }
};
}
