### Der Rahmen um alle Ansichten: Orte, Streifen, Hinweise und was darüber liegt.

## Places, in the order of the sidebar. `.also` are other words that people look for them by, with spaces between.

app-place-home = Startseite
    .also = home guthaben übersicht offen laufende vorgänge
app-place-assets = Assets
    .also = tokens guthaben
app-place-send = Senden
    .also = bezahlen zahlen rechnung
app-place-receive = Empfangen
    .also = rechnung adresse
app-place-transfers = Transfers
    .also = verlauf aktivität ausstehend
app-place-slots = Bitcoin
    .also = utxo outputs erstellen
app-place-signOffline = Offline signieren
    .also = psbt signieranfrage qr scannen
app-place-nodes = Nodes
    .also = gesperrt entsperren aktualisieren
app-place-settings = Einstellungen
    .also = optionen verbindung dienst
app-places = Hauptmenü
app-places-more = Mehr
app-places-account = Öffentliches Konto
app-places-locked = gesperrt
app-skip = Zum Inhalt springen
app-lock = Sperren
    .keys = Ochre sperren: Strg+L

## The window

app-title-locked = ({ $count } gesperrt) { $title }
app-title-ended = Von Ochre getrennt
app-starting = Ochre startet

## Wallets

app-wallet = Wallet: { $name } { $fingerprint }
app-wallet-none = keine
app-wallet-practice = Übung
app-wallets = Wallets
app-wallets-none = Keine Wallet ist geöffnet
app-wallets-add = Wallet hinzufügen

## When the service was last heard

app-heard = Stand: { $ago }
app-heard-not-yet = Noch keine Antwort
app-heard-asking = Dienst wird abgefragt
app-heard-unknown = Nicht verbunden

## Where the service does not answer

app-stale-untold = { $why }. Noch keine Daten.
app-stale-since = Daten von { $time }, { $ago }.
app-stale-next = Nächster Versuch in { $left }.
app-stale-register = Erneut verbinden
app-stale-retry = Erneut versuchen

## Bands above all screens

app-band-offline = Offline-Modus
    .more = { -ochre } sendet nichts
app-band-session = Nur diese Sitzung
    .more = Nirgends gespeichert. Beendest du { -ochre }, stellt nur die Wiederherstellungsphrase den Schlüssel wieder her.
app-band-elsewhere = Nur beobachtet
    .more = Signiere dort, wo der Schlüssel ist, oder stelle die Phrase hier wieder her.

## Where the page cannot reach Ochre

app-trouble-refused = Diese Adresse wurde schon verwendet
    .more = Eine Adresse öffnet eine Seite, genau einmal, bis dieses Ochre endet. Führe denselben Befehl erneut aus und öffne die neue Adresse.
app-trouble-codeless = Diese Adresse ist unvollständig
    .more = Öffne die ganze Adresse, mit dem Code am Ende. Derselbe Befehl erzeugt eine neue.
app-trouble-stranger = Nicht mehr mit Ochre verbunden
    .more = Ein anderes Programm antwortet an dieser Adresse. Nichts Eingegebenes kam dort lesbar an. Schließe die Seite, lade sie nicht neu. Führe denselben Befehl aus und öffne die neue Adresse.
app-trouble-lost = Der Hauptteil von Ochre antwortet nicht
    .page = Neue Versuche folgen automatisch. Begonnenes läuft weiter, und Ochre wiederholt nichts. Ist Ochre beendet, schließe die Seite, lade sie nicht neu: Ein anderes Programm könnte antworten.
    .window = Neue Versuche folgen automatisch. Begonnenes läuft weiter, und Ochre wiederholt nichts.
    .reload = Fenster neu laden

## Files that Ochre was opened with, or that were dropped on it

app-handed-files =
    { $count ->
        [one] „{ $name }“ liegt unter „Offline signieren“ bereit
       *[other] { $count } Dateien liegen unter „Offline signieren“ bereit
    }
app-handed-no-wallet = Öffnet sich, sobald du eine Wallet hast.
app-handed-busy = Öffnet sich, wenn du hier fertig bist.
app-handed-safe = Signiert wird erst, wenn du prüfst und zustimmst.
app-handed-read = „Offline signieren“ öffnen
app-handed-leave = Ausblenden
app-drop = Ablegen zum Öffnen unter „Offline signieren“
app-drop-refused = Lege hier nur .psbt-Dateien und Signieranfragen ab.

## An invoice that another program opened with Ochre

app-link-filled = Aus einem Link. Gezahlt wird erst, wenn du prüfst und signierst.
app-link-refused = Keine lesbare Rechnung in diesem Link
    .todo = Bitte um die Rechnung selbst und füge sie unter Senden ein.
app-link = Ein anderes Programm hat eine Rechnung geöffnet
app-link-fill = Unter „Senden“ ausfüllen

## Questions, and waiting for the system

app-question-note = Im Browser fragt Ochre auf der Seite. Wer sie steuert, könnte für dich antworten.
app-question-no = Abbrechen
app-keychain = Warten auf deinen Schlüsselbund
app-keychain-wait = Vielleicht fragt ein anderes Fenster. Bisher { $elapsed }; Ochre wartet höchstens { $limit } s.

## Screens

app-plain-only = Nur einfache Bitcoin
    .more = Dieses Konto kam ohne seine Asset-Schlüssel: keine Assets, keine Slots. Importiere dafür das öffentliche Konto aus dem Ochre, das die Wiederherstellungsphrase hat.
    .bring = Vollständiges Konto importieren
app-labels-text = Bezeichnungen als Text
