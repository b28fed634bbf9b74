internal import LayoutCore

/// An icon before a title, its centre half a capital's height above the title's first baseline, as Apple's labels and
/// checkboxes have it. Several icons or titles lie on top of each other.
struct CentredIconLayout: Layout {
  /// In points.
  let spacing, capHeight: CGFloat
  /// Icons narrower than this are centred in that width, in points.
  var iconWidth: CGFloat?

  private struct Arrangement {
    var icon = CGRect.zero
    var title = CGRect.zero
    var titleProposal = ProposedViewSize.unspecified
    var size = CGSize.zero
  }

  private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arrangement {
    var result = Arrangement()
    guard let icon = subviews.first else { return result }
    let iconSize = icon.sizeThatFits(proposal)
    let width = max(iconSize.width, iconWidth ?? 0)
    result.icon = CGRect(origin: CGPoint(x: (width - iconSize.width) / 2, y: 0), size: iconSize)
    guard subviews.count > 1, let title = subviews.last else {
      result.size = CGSize(width: width, height: iconSize.height)
      return result
    }
    let start = width + spacing
    result.titleProposal = ProposedViewSize(width: proposal.width.map { max(0, $0 - start) }, height: proposal.height)
    let dimensions = title.dimensions(in: result.titleProposal)
    result.title = CGRect(x: start, y: 0, width: dimensions.width, height: dimensions.height)
    let baseline = dimensions[.firstTextBaseline]
    // A title without text has its baseline at its bottom; icons are then centred on it.
    let centre =
      baseline < dimensions.height ? baseline - capHeight / 2 : dimensions.height / 2
    result.icon.origin.y = centre - iconSize.height / 2
    let top = min(0, result.icon.minY)
    result.icon.origin.y -= top
    result.title.origin.y -= top
    result.size = CGSize(width: result.title.maxX, height: max(result.icon.maxY, result.title.maxY))
    return result
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(proposal, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let arrangement = arrange(proposal, subviews)
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + arrangement.icon.minX, y: bounds.minY + arrangement.icon.minY), proposal: proposal)
    guard subviews.count > 1 else { return }
    subviews.last?.place(
      at: CGPoint(x: bounds.minX + arrangement.title.minX, y: bounds.minY + arrangement.title.minY),
      proposal: arrangement.titleProposal)
  }
}
