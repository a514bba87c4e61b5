### Asset-Slots: welche es gibt, und wie man neue erstellt.

slots-title = Bitcoin
slots-refresh = Neu laden
slots-yours = Asset-Slots
slots-loading = Der Dienst wird nach deinen Coins und Slots gefragt
slots-none = Noch kein Slot, um Assets zu empfangen.
slots-none-cost =
    { $count ->
        [one] { $count } Slot kostet etwa { $takes }, und { $kept } davon bleiben dir.
       *[other] { $count } Slots kosten etwa { $takes }, und { $kept } davon bleiben dir.
    }
slots-create-count =
    { $count ->
        [one] { $count } Slot erstellen
       *[other] { $count } Slots erstellen
    }
slots-get-bitcoin = Zuerst einfache Bitcoin holen
slots-receive-none = Kein freier Asset-Slot.
slots-receive-more = Du kannst noch { $count } empfangen.
slots-legend =
    { $free ->
        [one] { $free } Slot ist frei
       *[other] { $free } Slots sind frei
    }, { $held ->
        [one] { $held } ist durch eine Rechnung reserviert
       *[other] { $held } sind durch Rechnungen reserviert
    }, { $carrying ->
        [one] { $carrying } enthält Assets
       *[other] { $carrying } enthalten Assets
    }.
slots-legend-promised =
    { $free ->
        [one] { $free } Slot ist frei
       *[other] { $free } Slots sind frei
    }, { $held ->
        [one] { $held } ist durch eine Rechnung reserviert
       *[other] { $held } sind durch Rechnungen reserviert
    }, für Rückkehrendes reserviert: { $promised }, { $carrying ->
        [one] { $carrying } enthält Assets
       *[other] { $carrying } enthalten Assets
    }.
slots-coming =
    { $count ->
        [one] { $count } neuer wird mit dem nächsten Block abgeschlossen.
       *[other] { $count } neue werden mit dem nächsten Block abgeschlossen.
    }

## One slot, in few words below each other
slots-right-to-issue = oder das Recht, so viel herauszugeben
# The forms of what lies on a slot. $amount: “500 INF”.
slots-right-inflation = das Recht, { $amount } mehr herauszugeben
slots-right-inflation-unsaid = das Recht, mehr herauszugeben
slots-right-replace = das Recht zu ersetzen
slots-right-bridge = das Recht, die Brücke zu benutzen
slots-right-link = das Recht, Verträge zu verknüpfen
slots-not-known = Der Dienst sagt nicht, wie viel. Ochre gibt den Slot nicht als Bitcoin aus.
slots-settled = abgeschlossen
slots-unsettled = noch nicht abgeschlossen
slots-held = Reserviert
slots-held-by-invoice = durch eine Rechnung
slots-promised = Reserviert
slots-state-coming = Ausstehend
    .when = im nächsten Block
slots-free = Frei
slots-free-ready = bereit zum Empfangen
slots-free-unsaid = vielleicht noch in keinem Block
slots-denied = Laut deinem verifizierten Stand. Der Dienst meldet etwas anderes.
slots-holds = { $output }, enthält { $amount }
slots-holds-hidden = { $output }, enthält Bitcoin
slots-holder-invoice = Rechnung über { $what }, endet { $when }
slots-holder-invoice-endless = Rechnung über { $what }, bis du sie abbrichst
slots-holder-invoice-over = Rechnung über { $what }, { $ago } abgelaufen: brich sie ab, um den Slot freizugeben
slots-holder-spend = Geht mit einem Transfer ab
slots-holder-change = Für das, was von einem Transfer zurückkommt
slots-holder-others =
    { $count ->
        [one] { $count } Rechnung, nicht auf diesem Computer erstellt
       *[other] { $count } Rechnungen, nicht auf diesem Computer erstellt
    }

## Plain bitcoin
slots-plain = Einfache Bitcoin, für Gebühren und neue Slots
    .none = Noch keine.
    .coin = Coin
    .state = Status
    .amount = Betrag
    .settled = Abgeschlossen
    .next-block = Im nächsten Block
    .unsaid = Abgeschlossen oder ausstehend: nicht gemeldet

## Creating slots
slots-create = Slots erstellen
slots-num = Anzahl
slots-size = Bitcoin pro Slot
slots-up-to = Nur was fehlt
    .hint = Slots, die schon frei sind, zählen zur Anzahl.
slots-off-enough =
    { $count ->
        [one] { $count } Slot ist schon frei: Es fehlt keiner.
       *[other] { $count } Slots sind schon frei: Es fehlt keiner.
    }
slots-off-short = Braucht { $takes }; verfügbar sind jetzt { $spendable }.
slots-cost-stay =
    { $count ->
        [one] { $count } Slot, bleibt deiner
       *[other] { $count } Slots, bleiben dir
    }
slots-cost-fee = Gebühr, etwa { $size } vB
slots-cost-free-after = Danach freie Slots
slots-review = Prüfen: Slots erstellen
slots-review-count =
    { $count ->
        [one] Prüfen: { $count } Slot erstellen
       *[other] Prüfen: { $count } Slots erstellen
    }
