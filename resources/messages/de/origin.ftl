### Where an asset comes from: what of it is verified from its genesis, on the page of one asset.

origin-title = Herkunft
origin-verified = Ab der Ausgabe verifiziert: deine Transfers ({ $count }), bis Block { $block }.
origin-rest = Den Rest meldet der Dienst.
origin-genesis = Ausgabe verifiziert. Du hältst nichts davon.
origin-told = Nicht verifiziert: Name, Nachkommastellen und Transfers meldet der Dienst.
# $amount as 12.00 TUSD.
origin-on-trust = { $amount } nicht verifiziert
origin-unreported = { $amount } verifiziert, aber vom Dienst nicht gemeldet
origin-name-server = Füge zum Bestätigen einen Bitcoin-Server hinzu.
origin-missing = Fehlt noch
# Each with its amount, as 12.00 TUSD.
origin-missing-one =
    { $direction ->
        [in] { $amount } empfangen
        [out] { $amount } gesendet
       *[none] { $amount } herausgegeben
    }
origin-why-spend = Beim Ausgeben verifiziert

## The history, as a graph. Whoever else has a part in it is “someone”.

origin-history = Verlauf
origin-history-count = Transaktionen, laut den Asset-Daten hier: { $count }.
origin-history-left-out = Ausgelassene Dateien: { $count }.
origin-history-ours = Dicke Linien und volle Marken gehören dir, laut deinem verifizierten Stand und der Liste des Dienstes. Pfeiltasten folgen den Linien.
origin-history-too-large = Zu viele Transaktionen zum Zeichnen. Verifizieren und Senden gehen weiterhin.
origin-history-page =
    { $which ->
        [first] Erste Seite
       *[last] Letzte Seite
    }
origin-history-rows = Zeilen { $from } bis { $to } von { $total }
origin-history-fold = Alles einklappen
# A row of the history. Each amount as 12.00 TUSD.
origin-row-run = Transfers zwischen anderen: { $count }
origin-row-of =
    { $kind ->
        [open] { $amount } jetzt bei dir
        [others] { $amount } zwischen anderen
        [received] Du hast { $amount } von jemandem empfangen
        [moved] { $amount } zwischen deinen Slots
       *[sent] Du hast { $amount } an jemanden gesendet
    }
origin-row-note =
    { $kind ->
        [open] offen
       *[genesis] Ausgabe
    }
origin-row-genesis = Herausgegeben: { $what }
origin-row-other = Die Menge hat sich geändert
origin-row-sent-change = Du hast { $amount } an jemanden gesendet, { $change } Wechselgeld
origin-row-block = Block { $block }
origin-row-no-block = in keinem geprüften Block
origin-row-with-others = { $count } noch bei anderen
# For a screen reader: the rows that it goes on from, as “2 and 3”.
origin-row-from = Aus Zeile { $rows }.
# What one of them shows.
origin-part-contract = Contract-ID
origin-part =
    { $whose ->
        [ours] { $amount }, bei dir
       *[theirs] { $amount }, bei jemand anderem
    }
