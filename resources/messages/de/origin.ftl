### Where an asset comes from: what of it is verified from its genesis, on the page of one asset.

origin-title = Herkunft
origin-verified =
    { $count ->
        [one] Ab der Genesis verifiziert: { $count } Transfer von dir, letzter Block { $block }.
       *[other] Ab der Genesis verifiziert: { $count } Transfers von dir, letzter Block { $block }.
    }
origin-genesis = Die Genesis ist verifiziert. Du hast nichts davon.
origin-partly =
    { $count ->
        [one] Ab der Genesis verifiziert: { $count } Transfer von dir, letzter Block { $block }. Den Rest meldet der Dienst.
       *[other] Ab der Genesis verifiziert: { $count } Transfers von dir, letzter Block { $block }. Den Rest meldet der Dienst.
    }
origin-told = Noch nicht verifiziert: Genesis und Transfers meldet der Dienst.
# $amount as 12.00 TUSD.
origin-on-trust = Für { $amount } deines Guthabens bürgt allein das Wort des Dienstes.
origin-unreported = Dein verifizierter Stand hat { $amount }, die der Dienst nicht meldet.
origin-name-server = Gib einen Bitcoin-Server an: Ohne ihn sieht Ochre nicht, dass eine Transaktion in einem Block steht.
origin-go-settings = Bitcoin-Server angeben
origin-after-refresh = Ochre verifiziert nach jedem Neuladen einige davon.
origin-verify = Diese Transfers verifizieren
origin-missing = Was fehlt
origin-missing-more =
    { $count ->
        [one] Und { $count } weiterer, unter Transfers.
       *[other] Und { $count } weitere, unter Transfers.
    }
origin-missing-open = Transfer öffnen
    .label = Transfer öffnen: { $title }
# Each with its amount, as 12.00 TUSD.
origin-missing-in = { $amount } empfangen
origin-missing-out = { $amount } gesendet
origin-missing-none = { $amount } herausgegeben
origin-missing-amount-unknown = Unbekannter Betrag
origin-why-notAsked = Die Asset-Daten wurden noch nicht verifiziert.
origin-why-blinded = Die Asset-Daten sind verifiziert. Dass der Slot dir gehört, zeigt sich, wenn du ihn ausgibst.
origin-why-issued = Wird mit dem ersten Transfer verifiziert, den du davon sendest.
origin-why-absent = Es wurden keine Asset-Daten hinterlegt.
origin-why-unreachable = Der Server mit den Asset-Daten hat nicht geantwortet.
origin-why-fetched = Die Asset-Daten sind hier und noch nicht verifiziert.
origin-why-refused = Die Asset-Daten brechen eine Regel von RGB.
origin-why-unasked = Die Asset-Daten halten alle Regeln ein. Kein Bitcoin-Server hat die Transaktionen gezeigt.
origin-why-notMined = Zu einigen der Transaktionen hat dein Bitcoin-Server keinen Block gezeigt.
origin-why-pending = Dein Bitcoin-Server hat noch keinen Block mit der Transaktion gezeigt.
origin-why-reorganised = Das Netzwerk hat den Block ersetzt, auf dem es beruhte.

## The history, as a graph. Whoever else has a part in it is “someone”.

origin-history = Verlauf
origin-history-list = Verlauf ab der Genesis
origin-history-count =
    { $count ->
        [one] { $count } Transaktion, wie die hier aufbewahrten Asset-Daten sie zeigen.
       *[other] { $count } Transaktionen, wie die hier aufbewahrten Asset-Daten sie zeigen.
    }
origin-history-left-out =
    { $count ->
        [one] { $count } Datei mit Asset-Daten ist nicht dabei.
       *[other] { $count } Dateien mit Asset-Daten sind nicht dabei.
    }
origin-history-ours = Dicke Linien und volle Zeichen gehören dir, laut deinen eigenen Aufzeichnungen und der Transferliste des Dienstes.
origin-history-keys = Pfeiltasten folgen den Linien. Die Eingabetaste öffnet.
origin-history-too-large = Dieser Verlauf hat mehr Transaktionen, als Ochre zeichnet. Verifizieren und Senden hängen nicht davon ab.
origin-history-earlier = Früher
origin-history-later = Später
origin-history-first = Hier beginnt er.
origin-history-last = Hier endet er.
origin-history-rows = Zeilen { $from } bis { $to } von { $total }
origin-history-fold = Alles wieder einklappen
# A row of the history. Each amount as 12.00 TUSD.
origin-row-run =
    { $count ->
        [one] { $count } Transfer zwischen anderen
       *[other] { $count } Transfers zwischen anderen
    }
origin-row-open = { $amount } jetzt bei dir
origin-row-open-note = offen
origin-row-genesis = { $amount } herausgegeben
origin-row-genesis-ours = { $amount } herausgegeben, an dich
origin-row-genesis-both = { $others } an jemanden herausgegeben, { $ours } an dich
origin-row-genesis-note = Genesis
origin-row-other = Die Menge hat sich geändert
origin-row-others = { $amount } zwischen anderen
origin-row-received = Du hast { $amount } von jemandem empfangen
origin-row-moved = { $amount } zwischen deinen Slots verschoben
origin-row-sent = Du hast { $amount } an jemanden gesendet
origin-row-sent-change = Du hast { $amount } an jemanden gesendet, { $change } kamen zurück
origin-row-block = Block { $block }
origin-row-no-block = ausstehend: noch in keinem geprüften Block
origin-row-with-others =
    { $count ->
        [one] { $count } Betrag noch bei anderen
       *[other] { $count } Beträge noch bei anderen
    }
origin-row-note = { $block }, { $open }
# For a screen reader: the rows that it goes on from, as “2 and 3”.
origin-row-from = Aus Zeile { $rows }.
# What one of them shows.
origin-part-txid = Transaktions-ID
origin-part-contract = Contract-ID
origin-part-in = Was hineingeht
origin-part-out = Was herauskommt
origin-part-none = nichts
origin-part-more =
    { $count ->
        [one] und { $count } weiterer
       *[other] und { $count } weitere
    }
origin-part-yours = { $amount }, deins
origin-part-theirs = { $amount }, von jemand anderem
origin-part-yours-open = { $amount }, deins, offen
origin-part-theirs-open = { $amount }, von jemand anderem, hier nicht ausgegeben
origin-part-close = Schließen
