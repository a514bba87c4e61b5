### Asset-Slots: welche es gibt, und wie man neue erstellt.

slots-yours = Asset-Slots
slots-none = Noch keine Slots
slots-coming = Ausstehend bis zum nächsten Block: { $count }

## One slot, in few words below each other
slots-right-to-issue = oder das Recht, so viel herauszugeben
# The forms of what lies on a slot. $amount: “500 INF”.
slots-right-inflation = das Recht, { $amount } mehr herauszugeben
slots-right =
    { $right ->
        [inflation] das Recht, mehr herauszugeben
        [replace] das Recht zu ersetzen
        [bridge] das Recht, die Brücke zu benutzen
       *[link] das Recht, Verträge zu verknüpfen
    }
slots-not-known = Betrag nicht gemeldet. Ochre gibt den Slot nicht als Bitcoin aus.
slots-held-state =
    { $state ->
        [settled] abgeschlossen
       *[unsettled] noch nicht abgeschlossen
    }
slots-held = Reserviert
slots-free = Frei
slots-free-now = vielleicht noch in keinem Block
slots-denied = Laut deinem verifizierten Stand. Der Dienst meldet etwas anderes.
slots-holds = { $output }, enthält { $amount }
slots-holds-hidden = { $output }, enthält Bitcoin
slots-holder-invoice =
    { $end ->
        [never] Rechnung über { $what }, bis du sie abbrichst
        [over] Rechnung über { $what }, { $when } abgelaufen: Brich sie ab
       *[until] Rechnung über { $what }, läuft { $when } ab
    }
slots-holder-send =
    { $by ->
        [spend] Geht mit einem Transfer ab
       *[change] Für das Wechselgeld eines Transfers
    }
slots-holder-others = Nicht hier erstellte Rechnungen: { $count }

## Plain bitcoin
slots-plain = Einfache Bitcoin, für Gebühren und neue Slots
    .none = Noch keine.
    .coin = Coin
slots-plain-state =
    { $state ->
        [settled] Abgeschlossen
        [nextBlock] Im nächsten Block
       *[unsaid] Nicht gemeldet, ob abgeschlossen
    }

## Creating slots
slots-create = Slots erstellen
slots-num = Anzahl
slots-size = Bitcoin pro Slot
slots-up-to = Auf diese Zahl auffüllen
slots-off-enough = Schon frei: { $count }
slots-off-short = Braucht { $takes }, verfügbar { $spendable }
slots-cost-fee = Gebühr, etwa { $size } vB
slots-cost-free-after = Danach freie Slots
slots-review = Prüfen: Slots erstellen
slots-review-count =
    { $count ->
        [one] Prüfen: { $count } Slot erstellen
       *[other] Prüfen: { $count } Slots erstellen
    }
