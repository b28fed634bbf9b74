/// Names that differ between SF Symbols and the installed set.
nonisolated enum SymbolNames {
  /// Words of symbol names, and what they are called in the set.
  private static let words: [String: String] = [
    "exclamationmark": "exclamation", "questionmark": "question", "xmark": "x", "multiply": "x", "checkmark": "check",
    "minus": "dash", "bolt": "lightning", "drop": "droplet", "doc": "file-earmark", "document": "file-earmark",
    "photo": "image", "video": "camera-video", "phone": "telephone", "gearshape": "gear", "creditcard": "credit-card",
    "paperplane": "send", "flame": "fire", "message": "chat", "magnifyingglass": "search", "mappin": "geo-alt",
    "pills": "capsule", "seal": "patch", "arrowtriangle": "caret", "thumbsup": "thumbs-up",
    "thumbsdown": "thumbs-down", "play": "play", "microphone": "mic", "forward": "forward", "heavyrain": "rain-heavy",
    "bolt.rain": "lightning-rain", "paintbrush": "brush", "paintpalette": "palette", "face": "emoji",
    "smiling": "smile",
  ]

  static func replacingWords(in name: String) -> String {
    name.split(separator: ".").map { words[String($0)] ?? String($0) }.joined(separator: ".")
  }

  /// Symbols without `.fill`, and those whose filled form has a name of its own.
  static let stems: [String: String] = {
    var stems: [String: String] = [:]
    for row in [marks, arrows, objects, people, media, documents, weather, own] {
      for entry in row.split(whereSeparator: \.isWhitespace) {
        let parts = entry.split(separator: "=")
        if parts.count == 2 { stems[String(parts[0])] = String(parts[1]) }
      }
    }
    return stems
  }()

  private static let marks = """
    plus=plus-lg minus=dash-lg xmark=x-lg multiply=x-lg checkmark=check-lg exclamationmark=exclamation-lg
    questionmark=question-lg info=~info divide=slash-lg equal=grip-horizontal number=hash textformat=fonts
    ellipsis=three-dots ellipsis.vertical=three-dots-vertical checkmark.seal=patch-check checkmark.shield=shield-check
    exclamationmark.shield=shield-exclamation xmark.shield=shield-x lock.shield=shield-lock
    exclamationmark.octagon=exclamation-octagon xmark.octagon=x-octagon
    xmark.app=x-square plus.app=plus-square minus.plus.batteryblock=battery asterisk=asterisk percent=percent
    plus.rectangle=plus-square xmark.rectangle=x-square multiply.circle=x-circle multiply.square=x-square
    checkmark.rectangle=check-square
    checkmark.icloud=cloud-check xmark.bin=trash xmark.icloud=cloud-slash exclamationmark.icloud=cloud-slash
    plus.forwardslash.minus=plus-slash-minus plusminus=plus-slash-minus sum=plus-lg infinity=infinity
    textformat.size=fonts textformat.abc=fonts textformat.alt=fonts a=fonts character=type bold=type-bold
    italic=type-italic underline=type-underline strikethrough=type-strikethrough
    seal=~seal seal.fill=~seal-fill
    questionmark.app=question-square exclamationmark.square=exclamation-square
    """

  private static let arrows = """
    arrow.up.arrow.down=arrow-down-up arrow.left.arrow.right=arrow-left-right arrow.right.arrow.left=arrow-left-right
    arrow.2.squarepath=arrow-repeat arrow.triangle.2.circlepath=arrow-repeat arrow.2.circlepath=arrow-repeat
    arrow.circlepath=arrow-clockwise arrow.trianglehead.2.clockwise=arrow-repeat arrow.triangle.swap=arrow-left-right
    arrow.trianglehead.2.clockwise.rotate.90=arrow-repeat arrow.trianglehead.2.counterclockwise.rotate.90=arrow-repeat
    arrow.trianglehead.clockwise=arrow-clockwise arrow.trianglehead.counterclockwise=arrow-counterclockwise
    goforward=arrow-clockwise gobackward=arrow-counterclockwise arrow.swap=arrow-left-right shuffle=shuffle
    arrow.uturn.up=arrow-90deg-up arrow.uturn.down=arrow-90deg-down
    arrow.forward=arrow-right arrow.backward=arrow-left arrow.forward.circle=arrow-right-circle
    arrow.backward.circle=arrow-left-circle arrow.forward.square=arrow-right-square arrow.up.forward=arrow-up-right
    arrow.backward.square=arrow-left-square arrow.up.forward.square=box-arrow-up-right
    arrow.up.right.square=arrow-up-right-square arrow.up.forward.app=box-arrow-up-right
    rectangle.portrait.and.arrow.right=box-arrow-right rectangle.portrait.and.arrow.forward=box-arrow-right
    square.and.arrow.up=box-arrow-up square.and.arrow.up.fill=box-arrow-up square.and.arrow.down=box-arrow-in-down
    square.and.arrow.down.fill=box-arrow-in-down square.and.arrow.up.on.square=box-arrow-up
    square.and.arrow.up.circle=arrow-up-circle square.and.arrow.up.circle.fill=arrow-up-circle-fill
    chevron.forward=chevron-right chevron.backward=chevron-left chevron.compact.right=chevron-compact-right
    chevron.forward.2=chevron-double-right chevron.backward.2=chevron-double-left chevron.right.2=chevron-double-right
    chevron.left.2=chevron-double-left chevron.up.2=chevron-double-up chevron.down.2=chevron-double-down
    chevron.up.chevron.down=chevron-expand chevron.left.forwardslash.chevron.right=code-slash
    chevron.left.slash.chevron.right=code-slash arrowshape.turn.up.left=reply arrowshape.turn.up.right=forward
    arrowshape.turn.up.left.2=reply-all arrowshape.turn.up.forward=forward arrowshape.turn.up.backward=reply
    arrowshape.left=~arrowshape-left arrowshape.right=~arrowshape-right arrowshape.up=~arrowshape-up arrowshape.down=~arrowshape-down
    arrowtriangle.backward=caret-left arrowtriangle.forward=caret-right arrow.merge=sign-merge-right
    arrow.down.to.line=arrow-bar-down arrow.up.to.line=arrow-bar-up arrow.left.to.line=arrow-bar-left
    arrow.right.to.line=arrow-bar-right arrow.down.to.line.alt=arrow-bar-down arrow.up.to.line.alt=arrow-bar-up
    arrow.up.left.and.arrow.down.right=arrows-angle-expand arrow.down.right.and.arrow.up.left=arrows-angle-contract
    arrow.up.left.and.down.right.magnifyingglass=zoom-in arrow.up.and.down.and.arrow.left.and.right=arrows-move
    arrow.up.and.down=arrow-down-up arrow.left.and.right=arrow-left-right arrow.turn.down.left=arrow-return-left
    arrow.turn.down.right=arrow-return-right arrow.turn.up.left=arrow-90deg-left arrow.turn.up.right=arrow-90deg-right
    arrow.branch=diagram-2 arrow.triangle.branch=diagram-2 arrow.triangle.pull=git
    arrow.down.doc=file-earmark-arrow-down arrow.up.doc=file-earmark-arrow-up arrow.up.bin=trash
    return=arrow-return-left return.left=arrow-return-left escape=escape delete.left=backspace delete.right=backspace-reverse
    delete.backward=backspace delete.forward=backspace-reverse clear=x-square power=power command=command
    option=option shift=shift capslock=capslock control=chevron-up
    """

  private static let objects = """
    plus.magnifyingglass=zoom-in minus.magnifyingglass=zoom-out
    gear=gear-wide-connected gearshape=gear gearshape.fill=gear-fill gearshape.2=~gears
    gearshape.2.fill=~gears-fill house=house-door house.fill=house-door-fill suit.heart=suit-heart
    line.3.horizontal=list line.horizontal.3=list text.justify=list line.2.horizontal.decrease.circle=filter-circle
    line.3.horizontal.decrease=filter line.horizontal.3.decrease=filter slider.horizontal.3=sliders
    line.3.horizontal.decrease.circle=filter-circle line.horizontal.3.decrease.circle=filter-circle
    line.3.horizontal.decrease.circle.fill=filter-circle-fill slider.vertical.3=sliders2-vertical
    slider.horizontal.below.rectangle=sliders switch.2=toggles pin=pin-angle pin.fill=pin-angle-fill
    mappin=geo mappin.and.ellipse=geo-alt location=cursor
    location.fill=cursor-fill location.north=cursor location.north.fill=cursor-fill map=map
    lock.open=unlock lock.rotation=lock key=key at=at paperclip=paperclip link=link-45deg
    wand.and.stars=magic wand.and.rays=magic wand.and.stars.inverse=magic sparkles=stars sparkle=star
    flag.checkered=flag lightbulb=lightbulb lightbulb.slash=lightbulb-off bolt.horizontal=lightning
    bolt.shield=shield-shaded clock.arrow.circlepath=clock-history timer=stopwatch
    clock.arrow.trianglehead.counterclockwise.rotate.90=clock-history stopwatch=stopwatch alarm=alarm
    hourglass.bottomhalf.filled=hourglass-bottom hourglass.tophalf.filled=hourglass-top hourglass.bottomhalf.fill=hourglass-bottom
    hourglass.tophalf.fill=hourglass-top calendar.badge.plus=calendar-plus
    calendar.badge.minus=calendar-minus calendar.badge.checkmark=calendar-check
    cart=cart3 cart.badge.plus=cart-plus cart.badge.minus=cart-dash bag=bag bag.badge.plus=bag-plus basket=basket
    creditcard=credit-card creditcard.and.123=credit-card-2-back giftcard=gift gift=gift tag=tag ticket=ticket-perforated
    shippingbox=box-seam cube=box cube.box=box-seam cube.transparent=box archivebox=archive tray=inbox tray.full=inbox
    tray.2=inboxes tray.and.arrow.down=box-arrow-in-down tray.and.arrow.up=box-arrow-up externaldrive=hdd
    internaldrive=device-hdd desktopcomputer=display laptopcomputer=laptop macbook=laptop display=display tv=tv iphone=phone
    ipad=tablet applewatch=smartwatch macbook.and.iphone=laptop ipad.landscape=tablet-landscape keyboard=keyboard
    computermouse=mouse printer=printer cpu=cpu memorychip=memory server.rack=server network=globe2
    antenna.radiowaves.left.and.right=broadcast-pin dot.radiowaves.left.and.right=broadcast wifi.slash=wifi-off
    dot.radiowaves.right=~dotwaves dot.radiowaves.forward=~dotwaves simcard=sim qrcode=qr-code
    qrcode.viewfinder=qr-code-scan barcode=upc barcode.viewfinder=upc-scan viewfinder=fullscreen scope=bullseye
    target=bullseye globe=globe globe.americas=globe-americas globe.europe.africa=globe-europe-africa
    globe.asia.australia=globe-asia-australia airplane=airplane car=car-front car.fill=car-front-fill bus=bus-front
    tram=train-front bicycle=bicycle box.truck=truck truck.box=truck truck.box.fill=truck fuelpump=fuel-pump
    building=building building.2=buildings building.columns=bank building.columns.fill=bank2 house.and.flag=house-door
    fork.knife=~forkknife cup.and.saucer=cup-hot cup.and.saucer.fill=cup-hot-fill mug=cup-hot mug.fill=cup-hot-fill
    wineglass=cup-straw takeoutbag.and.cup.and.straw=cup-straw birthday.cake=~cake leaf=~leaf leaf.fill=~leaf-fill
    tree=tree pawprint=~paw pawprint.fill=~paw-fill ant=bug ant.fill=bug-fill ladybug=bug ladybug.fill=bug-fill
    cross=hospital cross.case=bandaid cross.case.fill=bandaid-fill pills=capsule pills.fill=capsule-pill
    bandage=bandaid stethoscope=heart-pulse heart.text.square=heart-pulse waveform.path.ecg=activity
    bolt.heart.fill=heart-pulse-fill lungs=lungs brain=lightbulb
    brain.head.profile=lightbulb eyeglasses=eyeglasses sunglasses=sunglasses scissors=scissors hammer=hammer
    wrench=wrench wrench.and.screwdriver=tools wrench.and.screwdriver.fill=tools screwdriver=screwdriver
    paintbrush=brush paintbrush.pointed=brush paintpalette=palette eyedropper=eyedropper pencil=pencil
    pencil.line=pencil-square square.and.pencil=pencil-square pencil.and.outline=vector-pen
    highlighter=pen lasso=bezier ruler=rulers crop=crop rectangle.and.pencil.and.ellipsis=input-cursor-text
    graduationcap=mortarboard backpack=bag briefcase=briefcase suitcase=briefcase case=briefcase wallet.pass=wallet2
    banknote=cash dollarsign=currency-dollar eurosign=currency-euro bitcoinsign=currency-bitcoin
    sterlingsign=currency-pound yensign=currency-yen indianrupeesign=currency-rupee rublesign=cash
    trophy=trophy medal=award rosette=award crown=~crown crown.fill=~crown-fill dice=dice-5 die.face.1=dice-1 die.face.2=dice-2
    die.face.3=dice-3 die.face.4=dice-4 die.face.5=dice-5 die.face.6=dice-6 gamecontroller=controller
    puzzlepiece=puzzle puzzlepiece.extension=puzzle theatermasks=~masks theatermasks.fill=~masks-fill balloon.2=balloon
    party.popper=balloon fireworks=stars sportscourt=grid-1x2 figure.run=~walk bed.double=lamp sofa=lamp
    lamp.desk=lamp fan=fan door.left.hand.closed=door-closed door.left.hand.open=door-open umbrella=umbrella
    beach.umbrella=umbrella flashlight.off=lightbulb-off flashlight.on=lightbulb shield.lefthalf.filled=shield-shaded
    shield.righthalf.filled=shield-shaded faceid=person-bounding-box touchid=fingerprint rectangle.3.group=grid-1x2
    square.grid.2x2=grid square.grid.2x2.fill=grid-fill square.grid.3x3=grid-3x3 square.grid.3x2=grid-3x2
    square.grid.3x3.fill=grid-3x3-gap-fill square.grid.3x1.below.line.grid.1x2=grid-1x2 circle.grid.2x2=grid
    circle.grid.2x2.fill=grid-fill circle.grid.3x3=grid-3x3-gap circle.grid.3x3.fill=grid-3x3-gap-fill
    circle.grid.cross=dpad circle.hexagongrid=hexagon circle.hexagongrid.fill=hexagon-fill square.split.2x1=layout-split
    square.split.2x2=grid square.righthalf.fill=square-half square.lefthalf.fill=square-half
    circle.lefthalf.filled=circle-half circle.righthalf.filled=circle-half circle.bottomhalf.filled=circle-half
    circle.lefthalf.fill=circle-half square.on.square=files square.on.circle=circle-square square.stack=layers
    square.stack.fill=layers-fill square.stack.3d.up=layers square.stack.3d.up.fill=layers-fill
    square.2.layers.3d=layers rectangle.stack=collection rectangle.stack.fill=collection-fill
    rectangle.on.rectangle=window-stack rectangle=~rectangle rectangle.fill=~rectangle-fill rectangle.portrait=~portrait
    rectangle.portrait.fill=~portrait-fill sidebar.left=layout-sidebar sidebar.right=layout-sidebar-reverse
    sidebar.leading=layout-sidebar sidebar.trailing=layout-sidebar-reverse sidebar.squares.left=layout-sidebar-inset
    macwindow=window menubar.rectangle=window dock.rectangle=window-dock rectangle.split.3x1=layout-three-columns
    uiwindow.split.2x1=layout-split capsule=capsule capsule.fill=capsule oval=circle oval.fill=circle-fill
    plus.square.on.square=window-plus
    plus.square.dashed=plus-square-dotted plus.circle.dashed=plus-circle-dotted
    dot.square=record-btn smallcircle.filled.circle=record-circle largecircle.fill.circle=record-circle-fill
    circle.inset.filled=record-circle smallcircle.fill.circle=record-circle poweroutlet.type.b.fill=outlet
    poweroutlet.type.b=outlet powerplug=plug powerplug.fill=plug-fill gauge=speedometer2 speedometer=speedometer2
    gauge.medium=speedometer2 gauge.with.dots.needle.67percent=speedometer2 barometer=speedometer2 gyroscope=compass
    safari=compass applelogo=apple apple.logo=apple homekit=house-door wave.3.right=~waves hifispeaker=speaker
    airplayaudio=cast airplayvideo=cast airplay=cast bonjour=broadcast fiberchannel=ethernet newspaper=newspaper
    memories=arrow-counterclockwise hand.tap=hand-index-thumb hand.point.up.left=hand-index hand.draw=hand-index
    hand.point.right=hand-index-thumb hand.raised=~hand hand.wave=hand-index-thumb hands.clap=hand-thumbs-up
    hare=~hare tortoise=~tortoise eye.trianglebadge.exclamationmark=eye snow=snow nosign=slash-circle
    circle.slash=slash-circle square.slash=slash-square bird=~bird bird.fill=~bird-fill fish=water
    storefront=shop storefront.fill=shop zzz=~zzz shareplay=people move.3d=arrows-move hare.fill=~hare-fill
    rectangle.grid.1x2=view-stacked rectangle.grid.1x2.fill=view-stacked rectangle.grid.2x2=grid
    rectangle.grid.2x2.fill=grid-fill macpro.gen3=pc macpro.gen3.fill=pc
    waveform.path=soundwave gamecontroller.fill=controller film.fill=film photo.stack.fill=images
    rectangle.compress.vertical=arrows-collapse rectangle.expand.vertical=arrows-expand
    cursorarrow=cursor cursorarrow.rays=cursor cursorarrow.click=cursor character.cursor.ibeam=cursor-text
    """

  private static let people = """
    person.crop.circle=person-circle person.crop.circle.fill=person-circle person.circle=person-circle
    person.crop.square=person-square person.crop.rectangle=person-vcard person.2=people person.2.fill=people-fill
    person.3=~people person.3.fill=~people-fill person.3.sequence=~people person.3.sequence.fill=~people-fill
    person.text.rectangle=person-vcard person.text.rectangle.fill=person-vcard-fill
    person.badge.plus=person-add person.fill.badge.plus=person-fill-add person.badge.minus=person-dash
    person.fill.badge.minus=person-fill-dash person.badge.key=person-lock person.badge.key.fill=person-fill-lock
    person.badge.shield.checkmark=person-check person.fill.checkmark=person-fill-check person.fill.xmark=person-fill-x
    person.fill.questionmark=person-fill person.wave.2=person-video person.icloud=person
    figure.walk=~walk figure.stand=~stand figure.arms.open=universal-access figure.2=people
    figure.and.child.holdinghands=people accessibility=universal-access face.smiling=emoji-smile
    face.smiling.inverse=emoji-smile-fill face.smiling.fill=emoji-smile-fill face.dashed=emoji-neutral face.dashed.fill=emoji-neutral-fill
    hand.thumbsup=hand-thumbs-up hand.thumbsdown=hand-thumbs-down heart.text.square.fill=heart-pulse-fill
    """

  private static let media = """
    photo=image photo.on.rectangle=images photo.on.rectangle.angled=images photo.stack=images photo.artframe=easel
    photo.fill.on.rectangle.fill=images camera=camera
    camera.viewfinder=camera camera.rotate=camera camera.rotate.fill=camera-fill camera.aperture=camera2
    video=camera-video video.slash=camera-video-off video.slash.fill=camera-video-off-fill film=film
    play.rectangle=play-btn play.rectangle.fill=play-btn-fill play.square=play-btn forward=fast-forward
    forward.fill=fast-forward-fill backward=rewind backward.fill=rewind-fill forward.end=skip-end
    backward.end=skip-start forward.end.fill=skip-end-fill backward.end.fill=skip-start-fill playpause=play
    playpause.fill=play-fill forward.frame=skip-end backward.frame=skip-start repeat=repeat repeat.1=repeat-1
    speaker=volume-off speaker.fill=volume-off-fill speaker.slash=volume-mute speaker.slash.fill=volume-mute-fill
    speaker.wave.1=volume-down speaker.wave.1.fill=volume-down-fill speaker.wave.2=volume-up
    speaker.wave.2.fill=volume-up-fill speaker.wave.3=volume-up speaker.wave.3.fill=volume-up-fill
    speaker.2=volume-up speaker.3=volume-up mic.slash=mic-mute mic.slash.fill=mic-mute-fill music.note=music-note
    music.note.list=music-note-list music.quarternote.3=music-note-beamed music.mic=mic waveform=soundwave
    headphones=headphones airpods=earbuds airpodsmax=headphones airpods.max=headphones
    beats.headphones=headphones opticaldisc=disc guitars=music-note-beamed pianokeys=grid-3x2 radio=boombox
    captions.bubble=badge-cc captions.bubble.fill=badge-cc-fill tv.and.mediabox=tv pip=pip pip.enter=pip pip.exit=pip
    livephoto=record-circle rectangle.inset.filled=aspect-ratio aspectratio=aspect-ratio
    """

  private static let documents = """
    doc=file-earmark doc.text=file-earmark-text doc.plaintext=file-earmark-text doc.richtext=file-earmark-richtext
    doc.append=file-earmark-plus doc.badge.plus=file-earmark-plus doc.badge.gearshape=file-earmark-code
    doc.on.doc=files doc.on.doc.fill=~docs-fill doc.on.clipboard=clipboard doc.on.clipboard.fill=clipboard-fill
    document=file-earmark document.on.document=files document.on.document.fill=~docs-fill doc.zipper=file-earmark-zip
    doc.viewfinder=upc-scan note=sticky note.text=journal-text
    list.bullet=list-ul list.number=list-ol list.dash=list-ul list.star=list-stars list.triangle=list-nested
    list.bullet.rectangle=card-list list.bullet.rectangle.portrait=card-list list.bullet.indent=list-nested
    list.bullet.below.rectangle=layout-text-window list.clipboard=clipboard2-data list.bullet.clipboard=clipboard2-check
    checklist=list-check text.badge.checkmark=list-check checkmark.square=check-square text.alignleft=text-left
    text.alignright=text-right text.aligncenter=text-center text.book.closed=journal-text text.bubble=chat-square-text
    text.quote=blockquote-left text.insert=text-indent-left text.append=text-indent-left text.cursor=cursor-text
    increase.indent=text-indent-left decrease.indent=text-indent-right paragraphsign=paragraph
    text.viewfinder=upc-scan text.below.photo=card-image
    quote.opening=quote quote.closing=quote quote.bubble=chat-square-quote bubble.left=chat-left
    bubble.right=chat-right bubble=chat bubble.left.and.bubble.right=~bubbles bubble.middle.bottom=chat-square
    bubble.left.and.text.bubble.right=~bubbles ellipsis.bubble=chat-dots message=chat message.badge=chat-dots
    bubble.left.and.bubble.right.fill=~bubbles-fill book=book book.closed=journal
    book.closed.fill=journal-bookmark-fill books.vertical=bookshelf books.vertical.fill=bookshelf book.pages=book
    book.fill=book-fill text.book.closed.fill=journal-bookmark-fill magazine=journal menucard=journal-richtext
    character.book.closed=journal-text bookmark=bookmark folder=folder
    folder.badge.plus=folder-plus folder.badge.minus=folder-minus
    folder.fill.badge.plus=folder-plus envelope.open=envelope-open
    paperplane=send chart.bar=bar-chart
    chart.bar.fill=bar-chart-fill chart.bar.xaxis=bar-chart-line chart.pie=pie-chart chart.line.uptrend.xyaxis=graph-up
    chart.line.downtrend.xyaxis=graph-down chart.xyaxis.line=graph-up chart.line.flattrend.xyaxis=graph-up
    chart.bar.doc.horizontal=file-earmark-bar-graph chart.dots.scatter=graph-up tablecells=table
    curlybraces=braces function=braces-asterisk terminal=terminal apple.terminal=terminal
    clipboard=clipboard filemenu.and.selection=menu-button-wide filemenu.and.cursorarrow=menu-button-wide
    contextualmenu.and.cursorarrow=menu-button placeholdertext.fill=textarea-t signature=pen scroll=journal-text
    scanner=upc-scan faxmachine=printer tray.full.fill=inbox-fill externaldrive.badge.wifi=hdd-network
    externaldrive.fill.badge.wifi=hdd-network-fill
    """

  private static let weather = """
    sun.max=sun sun.max.fill=sun-fill sun.min=brightness-low sun.min.fill=brightness-low-fill sun.haze=cloud-haze
    sun.haze.fill=cloud-haze-fill sun.dust=cloud-haze sunrise=sunrise sunset=sunset moon=moon moon.stars=moon-stars
    moon.zzz=moon cloud.bolt=cloud-lightning cloud.bolt.rain=cloud-lightning-rain
    cloud.heavyrain=cloud-rain-heavy cloud.sun.rain=cloud-rain
    cloud.sun.bolt=cloud-lightning cloud.sun.bolt.fill=cloud-lightning-fill cloud.moon.rain=cloud-rain
    cloud.moon.bolt=cloud-lightning wind=wind wind.snow=cloud-snow smoke=clouds smoke.fill=clouds-fill
    tropicalstorm=tropical-storm thermometer=thermometer-half thermometer.medium=thermometer-half
    thermometer.sun=thermometer-sun thermometer.snowflake=thermometer-snow thermometer.low=thermometer-low
    thermometer.high=thermometer-high snowflake=snow drop.triangle=moisture humidity=moisture humidity.fill=moisture
    icloud=cloud icloud.and.arrow.down=cloud-arrow-down icloud.and.arrow.up=cloud-arrow-up
    icloud.and.arrow.down.fill=cloud-arrow-down-fill icloud.and.arrow.up.fill=cloud-arrow-up-fill
    icloud.slash=cloud-slash water.waves=water flame=fire flame.fill=fire rainbow=rainbow tornado=tornado
    sun.horizon=sunrise sun.horizon.fill=sunrise-fill sun.rain=cloud-rain
    """
}
