### Einstellungen und was sie ändern.

settings-theme = Farbschema
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-language = Sprache
settings-bitcoin-unit = Bitcoin anzeigen in
settings-hide-amounts = Beträge verbergen
    .hint = Auf der Startseite und in Listen. Eine Prüfung zeigt sie immer.

## The screen

settings-title = Einstellungen
settings-page-wallet = Wallet
settings-page-service = Dienst und Netzwerk
settings-page-security = Sicherheit
settings-page-app = App
settings-act-of = { $act }: { $name }
settings-change = Ändern
settings-show = Anzeigen
settings-open = Öffnen
settings-restore = Wiederherstellen
settings-saved = Gespeichert
settings-confirm-waiting = Wartet auf deine Zustimmung

## About Ochre

settings-about-folder = Datenordner
settings-about-native-secrets = Schlüssel sind im Schlüsselbund oder, nur für die Sitzung, im Speicher. Nie im Datenordner.
settings-about-page-secrets = Wer diese Seite steuert, könnte für dich zustimmen. Ochre nutzt hier darum nie das Mainnet. Schlüssel sind nie im Datenordner.

## Diagnostics

settings-diagnostics = Diagnose
    .hint = Versionen, Arten, Anzahlen und Fehler. Kein Name, keine Adresse, kein Betrag, Schlüssel, Token oder Wort. Ochre sendet nichts.

## The password for large sums

settings-ask-above = Große Beträge
settings-ask-above-none = Beim Signieren fragt Ochre nicht erneut.
settings-ask-above-set = Beim Signieren fragt Ochre über { $amount } je Transaktion erneut.
settings-ask-above-field = Erneut fragen über
settings-ask-above-stop = Nicht erneut fragen
settings-ask-above-password = Wer das ändern kann, kann jeden Betrag signieren.
    .label = Betrag ändern

## Backup and recovery: the ways to them

settings-backup = Backup
    .hint = Stellt Bezeichnungen, Verlauf und Einstellungen wieder her. Keine Schlüssel, und keine Assets eines entfernten Dienstes.

## The connection of the open wallet

settings-connection = Wallet-Dienst
settings-connection-practice-off = Die Übung braucht regtest. Diese Wallet nutzt { $network }.
settings-connection-remote = Entfernter Dienst
settings-token-other = Neues Token
settings-token-remove = Gespeichertes Token entfernen
settings-keychains = Adresszweig
    .hint = Für einfache Bitcoin. Ochre zeigt keine Adresse eines anderen Zweigs und sagt dir, welcher es war.
settings-connection-along = Schlüssel, Verlauf, Namen und verifizierter Stand bleiben. Listen von Transfers und Rechnungen nicht.
settings-connection-other = Ein anderer Dienst kann die Assets dieser Wallet nicht ausgeben: Der erste behält ihre Daten.
settings-connection-save = Verbindung speichern
settings-connection-unregistered = Gespeichert. Weiter: auf der Startseite verbinden

## What the keychain holds

settings-keychain-absent = Kein Schlüsselbund auf diesem Computer

## The app password

settings-lock-without = Sperrt Ochre und verschlüsselt seine Schlüssel und Tokens, für alle Datenordner.
settings-lock-with = Festgelegt. Ochre kann es nicht wiederherstellen.
settings-lock-no-passphrase = Ändert keine Adressen. Ochre kann es nicht wiederherstellen: Vergisst du es, lässt dich nur deine Wiederherstellungsphrase hinein.
settings-lock-password = Jetziges App-Passwort
settings-lock-do-set = Festlegen
settings-lock-do-change = Ändern
settings-lock-do-remove = Entfernen
settings-lock-done-change = App-Passwort geändert
settings-lock-done-remove = App-Passwort entfernt
settings-lock-idle = Bei Inaktivität sperren nach
settings-new-password = Neues App-Passwort
    .hint = Mindestens 8 Zeichen. Gut sind ein paar Wörter ohne Bezug.
settings-new-password-again = Neues App-Passwort wiederholen

## Signing offline

## Keys from the service

settings-service-keys = Schlüssel vom Dienst
    .hint = Ein Dienst kann eine Wiederherstellungsphrase erstellen. Die von Ochre ist besser.
settings-service-keys-risk = Wer die Phrase erstellt hat, kann alles ausgeben, was sie schützt. Ochre leitet alle Werte neu ab, aber der Dienst vergisst sie nicht. Nie im Mainnet.
    .title = Der Dienst kennt dann deine Wiederherstellungsphrase
settings-service-keys-default-name = Vom Dienst
settings-service-keys-from = Erzeugt von
settings-service-keys-keychain-locked = Dein Schlüsselbund ist gesperrt.
settings-service-keys-looking = Sucht einen Schlüsselbund
settings-service-keys-understood = Der Dienst kann aus dieser Wallet ausgeben
    .missing = Kreuze zuerst das Kästchen an
settings-service-keys-make = Schlüssel vom Dienst erstellen lassen
settings-service-keys-making = Verifiziert die Werte des Dienstes

## The wallets

settings-wallet-removed = { $key ->
        [none] „{ $name }“ entfernt. Der Schlüssel war woanders
       *[here] „{ $name }“ entfernt, Schlüssel gelöscht
    }
settings-wallet-new-name = Neuer Name
settings-wallet-rename = Umbenennen
settings-wallet-watch = Um diese Wallet woanders zu beobachten
settings-wallet-remove = Wallet entfernen
    .means =
        { $key ->
            [none] Der Schlüssel bleibt, wo er ist
           *[here] Löscht ihren Schlüssel hier
        }
settings-words-unchecked = Noch nicht geprüft
settings-words-checked = Geprüft { $ago }
settings-wallet-check = Prüfen
settings-rules = Ausgaberegeln
    .waits = Strengere Regeln gelten sofort, lockerere nach 24 Stunden.
settings-rules-count = { $count } Regeln
settings-lock-nodes = Ochre beobachtet Nodes weiter und entsperrt sie automatisch, aus dem Speicher. Nach einem Start wartet beides auf das App-Passwort.
settings-lock-idle-now = Nach { $minutes } min ohne Eingabe, im Ruhezustand und mit Strg+L
settings-lock-done-set = App-Passwort festgelegt
settings-about-alpha = Alpha. Unter Linux mit Übungs-Coins getestet. Nutze noch kein echtes Geld.
