fee-rate = Gebührensatz
    .own = Eigener Satz
    .hint-only = Dieser Dienst kennt keine andere.
fee-time-unknown = Dauer unbekannt
fee-next-block = Nächster Block
fee-about = Etwa { $time }
fee-rate-forget = { $rate } vergessen
fee-rate-keep = { $rate } merken
fee-rates-full = { $count } sind schon gemerkt
# $field is the label of a field.
fee-unusable = „{ $field }“ enthält keinen gültigen Wert.
fee-cost = Kosten
fee-working-out = Kosten werden berechnet
fee-takes = Gesamt
fee-building = Die Transaktion entsteht
fee-sign-next = Weiter: prüfen und signieren
fee-drop = Transaktion verwerfen
fee-get-bitcoin = Bitcoin an diese Wallet senden
