internal import CGtk
public import Foundation

extension Canvas {
  /// The factors that steps go through, as in most viewers.
  private static let steps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4, 6, 8, 12, 16]

  /// Goes to the next larger or smaller step, the middle of what is seen staying where it is.
  public func step(larger: Bool, in view: ScrolledWindow) {
    let next = larger ? Self.steps.first { $0 > factor * 1.001 } : Self.steps.last { $0 < factor * 0.999 }
    guard let next else { return }
    zoom(to: next, keeping: nil, in: view)
  }

  /// Changes the factor and scrolls so that a place in the widget keeps under the pointer.
  /// - Parameter point: in the widget; nil for the middle of what is seen.
  public func zoom(to wanted: Double, keeping point: CGPoint?, in view: ScrolledWindow) {
    let factor = min(max(wanted, Self.factors.lowerBound), Self.factors.upperBound)
    let (h, v) = (view.horizontal, view.vertical)
    let anchor = point ?? CGPoint(x: h.value + h.pageSize / 2, y: v.value + v.pageSize / 2)
    let picture = picturePoint(anchor)
    let seen = CGPoint(x: anchor.x - h.value, y: anchor.y - v.value)
    zoom = .factor(factor)
    // The scroll bars learn the new extent at the next allocation; set now what they will find, so that the place is
    // kept in the same frame.
    func scroll(_ adjustment: Adjustment, _ extent: Double, _ place: Double, _ seen: Double) {
      let room = max(extent * factor + 2 * Self.margin, adjustment.pageSize)
      let start = ((room - extent * factor) / 2).rounded(.down)
      adjustment.upper = room
      adjustment.value = min(max(start + place * factor - seen, 0), room - adjustment.pageSize)
    }
    scroll(h, pictureSize.width, picture.x, seen.x)
    scroll(v, pictureSize.height, picture.y, seen.y)
  }

  /// Scrolls as little as brings a rectangle of the picture into view.
  public func reveal(_ rect: CGRect, in view: ScrolledWindow) {
    func scroll(_ adjustment: Adjustment, _ from: Double, _ to: Double) {
      if from < adjustment.value {
        adjustment.value = max(from - Self.margin, 0)
      } else if to > adjustment.value + adjustment.pageSize {
        adjustment.value = to + Self.margin - adjustment.pageSize
      }
    }
    scroll(view.horizontal, origin.x + rect.minX * factor, origin.x + rect.maxX * factor)
    scroll(view.vertical, origin.y + rect.minY * factor, origin.y + rect.maxY * factor)
  }
}
