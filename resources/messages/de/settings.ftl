### Einstellungen und was sie ändern.

settings-appearance = Darstellung
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
settings-confirm-waiting = Wartet auf deine Zustimmung

## About Ochre

settings-about = Über Ochre
settings-about-version = Version
settings-about-folder = Datenordner
settings-about-native-secrets = Schlüssel sind im Schlüsselbund oder, nur für die Sitzung, im Speicher. Nie im Datenordner.
settings-about-page-secrets = Wer diese Seite steuert, könnte für dich zustimmen. Ochre nutzt hier darum nie das Mainnet. Schlüssel sind nie im Datenordner.
settings-about-loading = Der Hauptteil wird abgefragt

## Diagnostics

settings-diagnostics = Diagnose
    .hint = Versionen, Arten, Anzahlen und Fehler. Kein Name, keine Adresse, kein Betrag, Schlüssel, Token oder Wort. Ochre sendet nichts.
settings-diagnostics-copy = Diagnose kopieren
settings-diagnostics-again = Neu erstellen
settings-diagnostics-show = Diagnose anzeigen

## The password for large sums

settings-ask-above = App-Passwort für große Beträge
settings-ask-above-none = Signieren für „{ $name }“ fragt nicht erneut nach dem App-Passwort.
settings-ask-above-set = Signieren für „{ $name }“ fragt über { $amount } in einer Transaktion erneut.
settings-ask-above-field = Noch einmal fragen bei mehr als
settings-ask-above-do = Setzen
settings-ask-above-stop = Nicht noch einmal fragen
settings-ask-above-password = Wer das ändern kann, kann jeden Betrag signieren.
    .label = Betrag ändern
settings-ask-above-stopped = Wird nicht mehr erneut gefragt
settings-ask-above-changed = Wird über { $amount } erneut gefragt

## Backup and recovery: the ways to them

settings-backup = Backup
    .hint = Stellt Bezeichnungen, Verlauf und Einstellungen wieder her. Keine Schlüssel, und keine Assets eines entfernten Dienstes.
settings-backup-none = Noch nie gesichert.
settings-backup-made = Gesichert { $ago }.
settings-backup-open = Zum Backup
settings-recovery = Wiederherstellung
    .hint = Was die Phrase wiederherstellt, und andere Programme
settings-recovery-open = Zur Wiederherstellung

## The connection of the open wallet

settings-connection = Dienst von „{ $name }“
settings-connection-service = Dienst
settings-connection-practice = Übung
    .hint = Simuliert. Nichts wert.
settings-connection-practice-off = Übung braucht regtest. Diese Wallet ist auf { $network }.
settings-connection-remote = Entfernter Dienst
    .hint = Sieht deine öffentlichen Schlüssel, sobald verbunden.
settings-base-address = Adresse des Dienstes
    .loopback = Im Browser nur Dienste auf diesem Computer.
    .hint = https. http nur auf diesem Computer oder für Onion-Adressen über hiesiges Tor.
settings-base-address-missing = Gib die Adresse des Dienstes ein
settings-token-first = Token, falls nötig
    .hint =
        { $place ->
            [keychain] Im Schlüsselbund gespeichert, nie gezeigt
           *[memory] Im Speicher bis zum Beenden, nie gezeigt
        }
settings-token-other = Neues Token
    .hint =
        { $place ->
            [keychain] Eins ist im Schlüsselbund
           *[memory] Eins ist bis zum Beenden im Speicher
        }
settings-token-remove = Gespeichertes Token entfernen
settings-keychains = Adresszweig
    .hint = Für einfache Bitcoin. Ochre zeigt keine Adresse eines anderen Zweigs und sagt dir, welcher es war.
settings-connection-along = Schlüssel, Verlauf, Namen und verifizierter Stand bleiben. Listen von Transfers und Rechnungen nicht.
settings-connection-other = Ein anderer Dienst kann die Assets dieser Wallet nicht ausgeben: Der erste behält ihre Daten.
settings-connection-save = Verbindung speichern
settings-connection-saved = Verbindung gespeichert
settings-connection-unregistered = Gespeichert. Weiter: auf der Startseite verbinden

## What the keychain holds

settings-keychain = Wallets im Schlüsselbund suchen
    .hint = Schlüssel, die keine Wallet hier nutzt, etwa nach verlorenen Einstellungen.
settings-keychain-absent = Kein Schlüsselbund auf diesem Computer
settings-keychain-do = Wallets suchen
settings-keychain-asking = Dein Schlüsselbund wird abgefragt
settings-keychain-nothing = Keine weiteren Wallets
settings-keychain-made = { $network } · erstellt: { $time }
settings-keychain-adopt = Wallet wiederherstellen
settings-keychain-name = Gefunden { $fingerprint }
settings-keychain-adopted = „{ $name }“ ist wieder in der Liste

## The app password

settings-lock = Sperre
settings-lock-is-set = App-Passwort festgelegt
settings-lock-without = Sperrt Ochre und verschlüsselt seine Schlüssel und Tokens, für alle Datenordner.
settings-lock-with = Sperrt mit Strg+L, im Ruhezustand und wenn du weg bist. Nodes bleiben beobachtet und werden automatisch entsperrt, aus dem Speicher. Nach einem Start wartet beides auf das App-Passwort.
settings-lock-no-passphrase = Ändert keine Adressen. Ochre kann es nicht wiederherstellen: Vergessen, lässt dich nur deine Wiederherstellungsphrase hinein.
settings-lock-password = Jetziges App-Passwort
settings-lock-do-set = App-Passwort setzen
settings-lock-do-change = App-Passwort ändern
settings-lock-do-remove = App-Passwort entfernen
settings-lock-done-change = Das App-Passwort ist geändert
settings-lock-done-remove = Es gibt kein App-Passwort mehr
settings-lock-cancel = Unverändert lassen
settings-lock-now = Jetzt sperren
settings-lock-idle = Bei Inaktivität sperren nach
settings-lock-idle-changed = Sperrt nach { $minutes } min
settings-new-password = Neues App-Passwort
    .hint = Mindestens 8 Zeichen. Gut sind ein paar Wörter ohne Bezug.
settings-new-password-again = App-Passwort wiederholen
    .differs = Es unterscheidet sich von dem oben

## Signing offline

settings-offline-title-off = Offline-Modus ist ausgeschaltet
settings-offline-on = Ochre sendet nichts von diesem Computer. Wallets signieren, was du importierst.
settings-offline-off = Im Offline-Modus kontaktiert Ochre keinen Dienst, Node und keine Adresse. Wallets signieren, was du importierst.
settings-offline-turn-off = Offline-Modus ausschalten
settings-offline-turn-on = Offline-Modus einschalten

## Keys from the service

settings-service-keys = Schlüssel vom Dienst
    .hint = Ein Dienst kann eine Wiederherstellungsphrase erstellen. Die von Ochre ist besser.
settings-service-keys-open = Zeigen
settings-service-keys-risk = Wer die Phrase erstellt hat, kann alles ausgeben, was sie schützt. Ochre leitet alle Werte neu ab, aber der Dienst vergisst sie nicht. Nie im Mainnet.
    .title = Der Dienst kennt dann deine Wiederherstellungsphrase
settings-service-keys-default-name = Vom Dienst
settings-service-keys-from = Erzeugt von
settings-service-keys-network = Netzwerk
settings-service-keys-keep = Wallet-Schlüssel
settings-service-keys-keychain = Im Schlüsselbund
settings-service-keys-session = Nur diese Sitzung
settings-service-keys-keychain-locked = Dein Schlüsselbund ist gesperrt.
settings-service-keys-looking = Sucht einen Schlüsselbund
settings-service-keys-understood = Der Dienst kann aus dieser Wallet ausgeben
    .missing = Kreuze zuerst das Kästchen an
settings-service-keys-make = Dienst Schlüssel erstellen lassen
settings-service-keys-making = Verifiziert die Werte des Dienstes
settings-service-keys-made = Wallet erstellt

## The wallets

settings-wallets = Wallets
    .hint = Keine BIP39-Passphrase („25. Wort“): Eine Phrase mit Passphrase ergibt hier eine andere Wallet.
settings-wallets-add = Wallet hinzufügen
settings-wallets-none = Noch keine Wallets. Nodes gehen auch ohne.
settings-wallet-open = Geöffnet
settings-wallet-practice = Übung, Regtest
settings-wallet-removed = { $key ->
        [none] „{ $name }“ entfernt. Der Schlüssel war woanders
       *[here] „{ $name }“ entfernt, Schlüssel gelöscht
    }
settings-wallet-kept-keychain = Schlüssel im Schlüsselbund
settings-wallet-kept-session = Schlüssel nur diese Sitzung
settings-wallet-kept-none = nur beobachtet
settings-wallet-new-name = Neuer Name
    .missing = Gib einen Namen ein
settings-wallet-rename = Umbenennen
settings-wallet-restore = Wiederherstellen
settings-wallet-show-words = Phrase anzeigen
settings-wallet-rules = Ausgaberegeln
settings-wallet-check-words = Phrase prüfen
settings-wallet-watch = Öffentliches Konto exportieren
settings-wallet-remove = Entfernen
settings-wallet-of = { $act }: { $name }
settings-words-unchecked = Phrase ungeprüft
settings-words-checked = Phrase { $ago } geprüft
