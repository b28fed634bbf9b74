extension SymbolNames {
  /// Symbols that the set has under names of its own, or that are drawn here (`~`).
  static let own = """
    airplane.departure=airplane arrow.up.bin=trash arrow.uturn.backward=~uturn-left arrow.uturn.forward=~uturn-right
    arrow.uturn.left=~uturn-left arrow.uturn.right=~uturn-right badge.plus.radiowaves.right=~dotwaves
    bell.and.waves.left.and.right=bell bell.and.waves.left.and.right.fill=bell-fill birthday.cake.fill=~cake-fill
    bolt.heart=heart-pulse bolt.heart.fill=heart-pulse-fill calendar=calendar3 cellularbars=reception-4
    circle.dashed=~dotted circle.dotted=~dotted cloud.sun.rain.fill=cloud-rain-fill
    digitalcrown.horizontal.press=smartwatch digitalcrown.horizontal.press.fill=smartwatch externaldrive=hdd
    face.smiling.fill=emoji-smile-fill figure.arms.open=~stand magnifyingglass=search pencil.tip=pen
    pencil.tip.crop.circle=pen phone=telephone phone.down=telephone phone.down.fill=telephone-fill
    phone.fill=telephone-fill platter.filled.bottom.iphone=phone questionmark.folder=folder
    rectangle.3.offgrid=grid-1x2 rectangle.3.offgrid.fill=grid-1x2-fill
    rectangle.fill.on.rectangle.angled.fill=~docs-fill scalemass=~scalemass scalemass.fill=~scalemass-fill
    selection.pin.in.out=crop slider.horizontal.below.square.filled.and.square=sliders soccerball=dribbble
    sparkles.tv=tv sparkles.tv.fill=tv-fill square.and.pencil.circle=pencil-square
    square.bottomthird.inset.filled=~third-bottom square.leadingthird.inset.filled=~third-leading
    square.trailingthird.inset.filled=~third-trailing suitcase.fill=briefcase-fill text=text-left
    tortoise.fill=~tortoise-fill waveform.badge.mic=soundwave
    """
}
