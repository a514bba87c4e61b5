### Was man über seinen Namen aufruft (die Palette) und mit Tasten.

## The palette. `.also` are other words that people look for it by, with spaces between.

command-ask = Orte und Aktionen suchen
command-all = Orte und Aktionen
command-none = Kein Treffer. Versuche ein anderes Wort.
command-group-go = Gehe zu
command-group-do = Aktion
command-group-wallet = Wallet öffnen
command-issue =
    .also = token erstellen ausgeben herausgeben emittieren mint
command-alerts = Meldungen von Nodes
    .also = gesperrt stumm alarm
command-add-node = Node hinzufügen
    .also = beobachten
command-recovery =
    .also = wörter deskriptor pfad core sparrow bdk verloren
command-glossary =
    .also = wörter begriffe hilfe bedeutung erklärung
command-add-wallet =
    .also = erstellen wiederherstellen übung
command-refresh = Wallet neu laden
    .also = aktualisieren synchronisieren
command-wallet-also = wallet wechseln
command-look-also = farbschema darstellung farben theme

## In the palette and in the list of keys

command-lock = Ochre sperren
    .also = passwort weg
command-shortcuts = Tastenkürzel anzeigen
    .also = tastatur hilfe tasten
command-back = Zurück
    .also = zurück
command-forward = Vorwärts
    .also = weiter

## The list of keys: what each of them does

command-keys = Tastenkürzel
command-keys-and = und
command-key-lock = Ochre sperren, wenn du ein App-Passwort hast
command-key-next = Zum nächsten Element; mit Umschalt zum vorigen
command-key-close = Offenes schließen, ohne etwas zu ändern
