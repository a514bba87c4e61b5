fee-rate = Gebührensatz
    .own = Eigener Satz
    .hint-only = Dieser Dienst kennt keinen anderen.
fee-time-unknown = Dauer unbekannt
fee-next-block = Nächster Block
fee-about = Etwa { $time }
fee-rate-forget = { $rate } vergessen
fee-rate-keep = { $rate } speichern
fee-rates-full = Du hast schon { $count } Sätze gespeichert
# $field is the label of a field.
fee-unusable = Prüfe „{ $field }“.
fee-cost = Kosten
fee-working-out = Kosten werden berechnet
fee-takes = Gesamt
fee-building = Transaktion wird erstellt
fee-sign-next = Weiter: prüfen und signieren
fee-drop = Transaktion verwerfen
fee-get-bitcoin = Bitcoin an diese Wallet senden
