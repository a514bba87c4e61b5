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

app-title-locked = ({ $count } gesperrt) { $title }
app-title-ended = Nicht mehr Ochre
app-starting = Wird gestartet

## Wallets

app-wallet = Wallet: { $name } { $fingerprint }
app-wallet-none = keine
app-wallet-practice = Übung
app-wallets = Wallets
app-wallets-none = Keine Wallet ist geöffnet
app-wallets-add = Wallet hinzufügen
app-wallets-watch = Wallet nur beobachten

## When the service was last heard

app-heard = Stand: { $ago }
    .aloud = Vom Dienst gemeldet, Stand: { $ago }
app-heard-last = Letzter Stand: { $ago }
app-heard-not-yet = Noch keine Antwort vom Dienst
app-heard-asking = Dienst wird abgefragt
app-heard-ask = Dienst jetzt abfragen
    .keys = Dienst jetzt abfragen: R oder F5
app-heard-unknown = Nicht verbunden

## Where the service does not answer

app-stale-untold = Der Dienst hat noch nichts gemeldet: { $why }
app-stale-since = Du siehst den Stand von { $time }, { $ago }.
app-stale-next = Ochre fragt in { $left } von selbst wieder nach.
app-stale-register = Erneut registrieren
app-stale-retry = Erneut versuchen

## Bands above all screens

app-band-offline = Offline-Modus
    .more = { -ochre } sendet nichts
app-band-session = Nur diese Sitzung
    .more = Nirgends gespeichert. Endet { -ochre }, stellt nur die Wiederherstellungsphrase sie wieder her.
app-band-elsewhere = Nur beobachtet
    .more = Signiere dort, wo der Schlüssel ist, oder stelle die Phrase hier wieder her.

## Where the page cannot reach Ochre

app-trouble-refused = Diese Adresse wurde schon verwendet
    .more = Jede Adresse von Ochre öffnet nur einmal eine Seite. Sie gilt nur, solange das Ochre läuft, das sie ausgegeben hat. Hole dir eine neue: Führe den Befehl, mit dem Ochre gestartet wurde, in einem beliebigen Terminal noch einmal aus und öffne die neue Adresse.
app-trouble-codeless = Öffne Ochre über seine Adresse
    .more = Du brauchst die ganze Adresse, mit dem Code am Ende. Sie steht in dem Terminal, in dem Ochre läuft. Um eine neue zu erhalten, führe den Befehl, mit dem Ochre gestartet wurde, noch einmal aus.
app-trouble-stranger = Diese Seite spricht nicht mehr mit Ochre
    .more = Unter der Adresse dieser Seite antwortet ein anderes Programm: ein fremdes oder ein neu gestartetes Ochre. Nichts, was du eingegeben hast, ging unverschlüsselt dorthin, und diese Seite glaubt ihm nichts. Schließe diese Seite, lade sie nicht neu. Führe dann den Befehl, mit dem Ochre gestartet wurde, noch einmal aus und öffne die neue Adresse.
app-trouble-lost = Der Hauptteil von Ochre antwortet nicht
    .page = Diese Seite fragt von selbst wieder nach. Was begonnen wurde, läuft ohne sie weiter, und nichts wird wiederholt. Wenn Ochre beendet ist, schließe diese Seite, lade sie nicht neu: Ein anderes Programm könnte an seiner Stelle antworten.
    .window = Dieses Fenster fragt von selbst wieder nach. Was begonnen wurde, läuft ohne es weiter, und nichts wird wiederholt.
    .reload = Fenster neu laden

## Files that Ochre was opened with, or that were dropped on it

app-handed-file = “{ $name }” wartet unter „Offline signieren“
app-handed-files =
    { $count ->
        [one] { $count } Datei wartet unter „Offline signieren“
       *[other] { $count } Dateien warten unter „Offline signieren“
    }
app-handed-no-wallet = Sie wird dort gelesen, sobald es eine Wallet gibt.
app-handed-busy = Sie wird dort gelesen, wenn du hier fertig bist.
app-handed-safe = Nichts wird signiert, bevor du es liest und zustimmst.
app-handed-read = Unter „Offline signieren“ lesen
app-handed-leave = Nicht lesen
app-drop = Datei hier ablegen, um sie unter „Offline signieren“ zu lesen
app-drop-refused = Hier kannst du nur .psbt-Dateien und Signieranfragen ablegen. Andere Dateien wählst du dort, wo danach gefragt wird.

## An invoice that another program opened with Ochre

app-link-filled = Aus einem Link ausgefüllt. Nichts wird bezahlt, bevor du es prüfst und signierst.
app-link-refused = Dieser Link enthält keine Rechnung, die Ochre lesen kann
    .todo = Ein anderes Programm hat ihn geöffnet. Es ist nichts geschehen. Bitte um die Rechnung selbst und füge sie unter „Senden“ ein.
app-link = Ein anderes Programm hat eine Rechnung mit Ochre geöffnet
app-link-no-wallet = Sie wird unter „Senden“ ausgefüllt, sobald es eine Wallet gibt.
app-link-busy = Sie wird unter „Senden“ ausgefüllt, wenn du hier fertig bist.
app-link-safe = Nichts wird bezahlt, bevor du es prüfst und signierst.
app-link-fill = Unter „Senden“ ausfüllen
app-link-leave = Rechnung weglassen
app-link-close = Schließen

## Questions, and waiting for the system

app-question-note = Die Frage steht in der Seite, weil Ochre im Browser keinen eigenen Dialog hat. Das ist schwächer: Wer die Seite steuert, könnte an deiner Stelle antworten.
app-question-no = Abbrechen
app-keychain = Warten auf deinen Schlüsselbund
    .leave = Im Hintergrund warten
app-keychain-wait = Vielleicht fragt er in einem anderen Fenster. Bisher { $elapsed }; nach { $limit } s wartet Ochre nicht länger.

## Screens

app-plain-only = Diese Wallet enthält nur einfache Bitcoin
    .more = Sie stammt aus einem anderen Programm, ohne ihren Asset-Zweig. Assets kannst du hier weder empfangen, senden noch herausgeben, und Slots nicht erstellen. Importiere dafür das öffentliche Konto, das Ochre auf dem Computer mit der Wiederherstellungsphrase anzeigt.
    .bring = Vollständiges Konto importieren
app-labels-text = Bezeichnungen als Text
app-back-offline = Zurück zu „Offline signieren“
app-back-settings = Zurück zu den Einstellungen
app-nodes-now =
    { $watched ->
        [one] { $watched } Node beobachtet, { $locked } gesperrt
       *[other] { $watched } Nodes beobachtet, { $locked } gesperrt
    }
