### Teile, aus denen mehrere Ansichten bestehen.

## An amount

part-amount-hidden = verborgen
part-amount-unknown = nicht bekannt
part-bitcoin-unit = Einheit des Betrags
part-bitcoin-hint = Der Betrag, der ankommt. Die Gebühr kommt hinzu.
part-stepper-less = Eins weniger
part-stepper-more = Eins mehr

## QR codes, shown one after another

part-codes-gone = Diese Codes sind abgelaufen. Öffne diese Ansicht erneut.
part-codes-too-many = Das ist mehr, als Codes bei dieser Dichte fassen. Speichere die Datei oder wähle eine höhere Dichte.
part-codes-making = Codes werden erstellt
part-codes-at = Teil { $at } von { $parts }
part-codes-mixed = { $count } Teile, alle gezeigt; gemischte folgen
part-codes-back = Zurück
part-codes-next = Weiter
part-codes-play = Abspielen
part-codes-pause = Anhalten
part-codes-form = Codes für
part-codes-form-crypto-psbt = Die meisten Wallets
part-codes-form-psbt = Nur die neuesten Wallets
part-codes-form-bbqr = Coldcard (BBQr)
part-codes-density = Dichte
part-codes-density-low = Gering
part-codes-density-medium = Mittel
part-codes-density-high = Hoch
part-codes-speed = Tempo

## The app password

part-password-field = App-Passwort

## The band of coins and nodes that are worth nothing

part-band-practice = Übung
    .more = wertlose Coins
part-band-test = Testnetzwerk
    .more = { $network }, wertlose Coins
part-band-nodes = Übungs-Nodes
    .more = simuliert, ohne Wert

## What flows through a transaction

part-flow = Woher und wohin
part-flow-inputs = Inputs
part-flow-outputs = Outputs
part-flow-more = noch { $count }
part-flow-more-assets =
    { $count ->
        [one] und { $count } weiteres Asset
       *[other] und { $count } weitere Assets
    }
part-flow-unfold = Alle { $inputs } Inputs und { $outputs } Outputs anzeigen

## Other parts

part-in-parts = { $count } weitere anzeigen
part-back = Zurück
part-close = Schließen
part-copy = Kopieren
part-copy-done = Kopiert
part-copy-failed = Nicht kopiert: Die Zwischenablage enthält etwas anderes. Versuche es erneut.
part-explain = { $word }: Bedeutung
part-plot-empty = nichts
part-swatch = Farbe { $pigment }, Muster { $marks }

## Pigments, which an asset is recognised by: a number follows, as in “Viridian 9”.
