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
slots-plain = Coins
    .none = Noch keine.
    .coin = Coin
slots-plain-state =
    { $state ->
        [mined] Abgeschlossen
        [waiting] Im nächsten Block
        [replaced] Durch eine andere ersetzt
        [dead] Abgebrochen oder fehlgeschlagen
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
slots-frozen = Eingefroren
    .hint = Ochre signiert nichts, was einen eingefrorenen Coin ausgibt.
slots-freeze = { $coin } einfrieren
slots-choose = { $coin } auswählen
    .first = Wähle Coins, um nur diese zu senden
slots-chosen = Ausgewählt: { $count }, { $amount }
slots-send-chosen = Ausgewählte senden
slots-label = { $coin } benennen
slots-origin =
    { $origin ->
        [change] Wechselgeld
       *[received] Empfangen
    }
slots-transactions = Transaktionen
    .one = Transaktion
    .none = Noch keine Transaktionen
    .known = Vorher Empfangenes, das anderswo ausgegeben wurde, fehlt hier.
    .unlisted = Der Dienst hat nicht geantwortet: Empfangene Bitcoin können fehlen.
    .looking = Dein Bitcoin-Server wird gefragt, Adressen bisher: { $count }
    .whole = Laut deinem Bitcoin-Server, bis { $gap } unbenutzte Adressen nach der letzten benutzten.
    .partly = Unvollständig: Dein Bitcoin-Server zeigte nicht jede Transaktion.
slots-export = Als CSV exportieren
slots-fee = Gebühr { $fee }
slots-transaction =
    { $kind ->
        [received] Empfangen
        [sent] Gesendet
        [assets] Gebühr für gesendete Assets
        [assetsIn] Assets empfangen
        [moved] In dieser Wallet verschoben
        [inSlot] In einem Slot empfangen
        [outOfSlot] Aus einem Slot ausgegeben
       *[slots] Slots erstellt: { $count }
    }
slots-sent = An { $address }
slots-raise = Gebühr erhöhen
slots-raise-new = Neue Gebühr
slots-raise-gets = Empfänger erhält weiterhin
slots-raise-least = Bitcoin-Nodes verlangen { $rate } oder mehr.
slots-cancel = Transaktion abbrechen
slots-speed = Beschleunigen
