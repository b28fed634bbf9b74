#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

constant half3 lightness(0.2126, 0.7152, 0.0722);

// MARK: Colours

/// Dark parts get one colour and light ones another.
[[ stitchable ]] half4 duotone(float2 position, half4 color, half4 dark, half4 light) {
  half level = dot(color.rgb, lightness) / max(color.a, 0.001h);
  return mix(dark, light, smoothstep(0.35h, 0.75h, level)) * color.a;
}

/// Dots on a slanted grid, larger where it is darker.
[[ stitchable ]] half4 halftone(float2 position, half4 color, float spacing, half4 ink) {
  const float2x2 slant = float2x2(0.866, 0.5, -0.5, 0.866);
  float2 cell = fract(slant * position / spacing) - 0.5;
  half level = dot(color.rgb, lightness) / max(color.a, 0.001h);
  half dot = 1 - smoothstep(0.0, 0.12, length(cell) - 0.75 * (1 - level));
  return mix(half4(1), ink, dot) * color.a;
}

// MARK: Places

/// Waves that come in from the left.
[[ stitchable ]] float2 waves(float2 position, float time, float height) {
  return position + float2(0, height * sin(position.x / 12 + time));
}

/// Turned about the middle, the more the nearer to it.
[[ stitchable ]] float2 twirl(float2 position, float4 bounds, float angle) {
  float2 center = bounds.xy + bounds.zw / 2, away = position - center;
  float nearness = saturate(1 - length(away) / min(bounds.z, bounds.w) * 2);
  float sine, cosine;
  sine = sincos(angle * nearness * nearness, cosine);
  return center + float2x2(cosine, sine, -sine, cosine) * away;
}

// MARK: Layers

/// Rings that run out from a drop, bright where they rise.
[[ stitchable ]] half4 ripple(float2 position, SwiftUI::Layer layer, float2 drop, float time) {
  float2 away = position - drop;
  float distance = length(away), delay = distance / 180;
  float height = 7 * sin(14 * max(time - delay, 0.0)) * exp(-3 * abs(time - delay));
  half4 color = layer.sample(position + height * away / max(distance, 0.001));
  color.rgb += half(height / 24) * color.a;
  return color;
}

/// Squares in the colour of their middle, set apart.
[[ stitchable ]] half4 mosaic(float2 position, SwiftUI::Layer layer, float side) {
  float2 corner = floor(position / side) * side;
  float2 inset = abs(position - corner - side / 2);
  half4 color = layer.sample(corner + side / 2);
  return max(inset.x, inset.y) > side / 2 - 0.6 ? color * 0.6h : color;
}

/// Red and blue drift apart towards the edges, as in a poor lens.
[[ stitchable ]] half4 fringes(float2 position, SwiftUI::Layer layer, float4 bounds, float strength) {
  float2 shift = (position - bounds.xy - bounds.zw / 2) * strength;
  half4 middle = layer.sample(position);
  return half4(layer.sample(position - shift).r, middle.g, layer.sample(position + shift).b, middle.a);
}

// MARK: Styles

static float value(float2 cell) {
  return fract(sin(dot(cell, float2(127.1, 311.7))) * 43758.5453);
}

static float noise(float2 place) {
  float2 cell = floor(place), part = smoothstep(0.0, 1.0, fract(place));
  float2 above(value(cell), value(cell + float2(1, 0)));
  float2 below(value(cell + float2(0, 1)), value(cell + 1));
  float2 sides = mix(above, below, part.y);
  return mix(sides.x, sides.y, part.x);
}

/// Northern lights: curtains of noise, coloured from a list.
[[ stitchable ]] half4 aurora(
  float2 position, float4 bounds, float time, device const half4 *colors, int count
) {
  float2 place = (position - bounds.xy) / bounds.zw;
  float drift = noise(float2(place.x * 3 + time, time)) - 0.5;
  float curtain = noise(float2(place.x * 9 + drift * 4, place.y * 1.5 - time));
  float level = saturate(curtain * 0.9 + drift * 0.5) * (count - 1);
  int index = clamp(int(level), 0, count - 2);
  half4 color = mix(colors[index], colors[index + 1], half(level - index));
  return color * (0.75h + 0.25h * half(1 - place.y));
}
