### Einstellungen und was sie ändern.

settings-appearance = Darstellung
settings-theme = Farbschema
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-language = Sprache
settings-language-system = Wie das System
settings-bitcoin-unit = Bitcoin anzeigen in
settings-hide-amounts = Beträge verbergen
    .hint = Auf der Startseite und unter Asset-Slots. Beim Prüfen vor dem Signieren sind sie immer zu sehen.

## The screen

settings-title = Einstellungen
settings-confirm-waiting = Warten auf deine Bestätigung

## About Ochre

settings-about = Über Ochre
settings-about-version = Version
settings-about-host = Läuft als
settings-about-host-electron = Desktop-Fenster
settings-about-host-loopback = lokaler Dienst im Browser
settings-about-confirm = Bestätigungen
settings-about-confirm-native = in einem eigenen Fenster
settings-about-confirm-page = auf der Seite, was schwächer ist
settings-about-folder = Datenordner
settings-about-native-secrets = Schlüssel und andere Geheimnisse liegen in deinem Schlüsselbund oder, bei einer Wallet nur für diese Sitzung, im Arbeitsspeicher, bis Ochre endet: nie im Datenordner.
settings-about-page-secrets = Eine Seite, die jemand anderes steuert, könnte an deiner Stelle antworten. Deshalb arbeitet Ochre so nie mit dem Mainnet. Schlüssel und andere Geheimnisse liegen in deinem Schlüsselbund oder, bei einer Wallet nur für diese Sitzung, im Arbeitsspeicher, bis Ochre endet: nie im Datenordner.
settings-about-loading = Der Hauptteil wird abgefragt

## Diagnostics

settings-diagnostics = Diagnose für den Support
    .hint = Die Diagnose enthält Versionen, Arten, Anzahlen und die letzten Fehler. Namen, Adressen, Beträge, Schlüssel, Tokens oder Wörter enthält sie nicht, du kannst sie also überall einfügen. Es wird nichts gesendet.
    .label = Diagnose
settings-diagnostics-copy = Diagnose kopieren
settings-diagnostics-again = Neu erstellen
settings-diagnostics-show = Diagnose anzeigen

## The password for large sums

settings-ask-above = App-Passwort bei großen Beträgen
settings-ask-above-none = Beim Signieren für „{ $name }“ fragt Ochre nicht noch einmal nach dem App-Passwort.
settings-ask-above-set = Gehen in einer Transaktion mehr als { $amount } aus „{ $name }“ ab, fragt Ochre beim Signieren noch einmal nach dem App-Passwort.
settings-ask-above-field = Noch einmal fragen bei mehr als
settings-ask-above-submit = Festlegen
settings-ask-above-stop = Nicht noch einmal fragen
settings-ask-above-password = Wer das ändern darf, darf jeden Betrag signieren.
    .label = Betrag ändern
settings-ask-above-stopped = Bei keinem Betrag wird mehr nach dem App-Passwort gefragt
settings-ask-above-changed = Über { $amount } wird nach dem App-Passwort gefragt

## Backup and recovery: the ways to them

settings-backup = Backup
    .hint = Eine Backup-Datei stellt Bezeichnungen, Signierverlauf, Einstellungen und das wieder her, was Ochres eigener Dienst von Assets aufbewahrt. Schlüssel stellt sie nicht wieder her, und Assets nicht, die ein entfernter Dienst aufbewahrt.
settings-backup-none = Es wurde noch keines erstellt.
settings-backup-made = Das letzte wurde { $ago } erstellt.
settings-backup-open = Zum Backup
settings-recovery = Wiederherstellung
    .hint = Was die Wiederherstellungsphrase wiederherstellt, wo deine Schlüssel liegen und wie ein anderes Programm deine Bitcoin findet.
settings-recovery-open = Zur Wiederherstellung

## The connection of the open wallet

settings-connection = Verbindung von „{ $name }“
settings-connection-service = Dienst
settings-connection-practice = Übung, innerhalb von Ochre
    .hint = Eine simulierte Blockchain. Ihre Coins sind wertlos.
settings-connection-practice-off = Der Übungsdienst läuft auf Regtest; diese Wallet ist auf { $network }.
settings-connection-remote = Ein entfernter Dienst
    .hint = Er sieht die öffentlichen Schlüssel dieser Wallet, sobald du sie registrierst.
settings-base-address = Basisadresse
    .loopback = Ochre läuft gerade in einem Browser und erreicht dann nur Dienste auf diesem Computer.
    .hint = Nur https; http ist für diesen Computer selbst erlaubt und für Onion-Adressen über Tor auf ihm.
settings-base-address-missing = Gib die Adresse des Dienstes ein
settings-token-first = Token, falls der Dienst eines verlangt
    .hint =
        { $place ->
            [keychain] Es wird in deinem Schlüsselbund aufbewahrt und nie angezeigt.
           *[memory] Es bleibt im Arbeitsspeicher, bis Ochre endet, und wird nie angezeigt.
        }
settings-token-other = Neues Token, falls es sich ändert
    .hint =
        { $place ->
            [keychain] Eines liegt in deinem Schlüsselbund. Es wird nie angezeigt.
           *[memory] Eines liegt im Arbeitsspeicher, bis Ochre endet. Es wird nie angezeigt.
        }
settings-token-remove = Aufbewahrtes Token entfernen
settings-keychains = Keychain für einfache Bitcoin
    .hint = Welchen Teil deiner Schlüssel der Dienst verwendet. Eine Adresse auf einem anderen Teil wird nicht angezeigt, und du erfährst, welcher es war.
settings-connection-along = Schlüssel, Signierverlauf, Namen und was Ochre als deines verifiziert hat, kommen mit. Listen von Transfers und Rechnungen bleiben beim ersten Dienst.
settings-connection-other = Ein anderer Dienst kann die Assets dieser Wallet nicht ausgeben: Sie bleiben auf ihren Outputs, aber ihre Daten bewahrt der erste auf. Die Wallet registriert sich neu, und du wirst gefragt, bevor deine öffentlichen Schlüssel gezeigt werden.
settings-connection-save = Verbindung speichern
settings-connection-saved = Die Verbindung ist gespeichert
settings-connection-unregistered = Gespeichert. Registriere die Wallet als Nächstes auf der Startseite

## What the keychain holds

settings-keychain = Wallets im Schlüsselbund suchen
    .hint = Wenn die Einstellungen von Ochre verloren gegangen sind, liegen Wallet-Schlüssel vielleicht noch im Schlüsselbund dieses Computers. Hier findest du jene, die zu keiner Wallet oben gehören.
settings-keychain-absent = Auf diesem Computer gibt es gerade keinen Schlüsselbund
settings-keychain-look = Wallets im Schlüsselbund suchen
settings-keychain-asking = Dein Schlüsselbund wird abgefragt
settings-keychain-nothing = Sonst ist dort nichts.
settings-keychain-made = { $network } · erstellt: { $time }
settings-keychain-adopt = Wallet wiederherstellen
settings-keychain-name = Gefunden { $fingerprint }
settings-keychain-adopted = „{ $name }“ ist wieder in der Liste

## The app password

settings-lock = Sperre
settings-lock-is-set = App-Passwort festgelegt
settings-lock-without = Mit einem App-Passwort liegen die Schlüssel deiner Wallets verschlossen im Schlüsselbund. Das gilt auch für Tokens und die Passwörter von Nodes und Proxys. Dann lässt sich Ochre sperren. Ohne App-Passwort gibt es keine Sperre: Sie würde nur verbergen, was jedes deiner Programme lesen kann. Es gilt für diesen Schlüsselbund, also für alle Datenordner von Ochre.
settings-lock-with = Sperrt sofort mit Strg+L, wenn der Computer in den Ruhezustand geht oder gesperrt wird und wenn niemand da ist. Nodes werden mit ihren Tokens weiter beobachtet. Wo „Automatisch entsperren“ gilt, werden sie weiter entsperrt: Was dazu nötig ist, bleibt im Arbeitsspeicher, bis Ochre endet. Nach einem Start wartet beides auf das App-Passwort.
settings-lock-no-passphrase = Das ist keine BIP39-Passphrase: Es schützt nur diesen Computer und ändert keine Adresse. Ein vergessenes App-Passwort kann Ochre nicht wiederherstellen. Mit der Wiederherstellungsphrase kommst du wieder hinein.
settings-lock-no-keychain = Auf diesem Computer gibt es gerade keinen Schlüsselbund, und das App-Passwort verschließt, was dort liegt
settings-lock-password = Jetziges App-Passwort
    .missing = Gib das App-Passwort ein
settings-lock-do-set = App-Passwort festlegen
settings-lock-do-change = App-Passwort ändern
settings-lock-do-remove = App-Passwort entfernen
settings-lock-done-set = Das App-Passwort ist festgelegt
settings-lock-done-change = Das App-Passwort ist geändert
settings-lock-done-remove = Es gibt kein App-Passwort mehr
settings-lock-cancel = Unverändert lassen
settings-lock-now = Jetzt sperren
settings-lock-change = App-Passwort ändern
settings-lock-remove = App-Passwort entfernen
settings-lock-set = App-Passwort festlegen
settings-lock-idle = Automatisch sperren nach
settings-lock-idle-submit = Festlegen
settings-lock-idle-changed = Ochre sperrt nach { $minutes } min ohne dich
settings-new-password = Neues App-Passwort
    .hint = Mindestens 8 Zeichen. Ein paar Wörter, die nicht zusammengehören, sind leicht zu tippen und schwer zu erraten.
settings-new-password-again = App-Passwort wiederholen
    .differs = Es unterscheidet sich von dem oben

## Signing offline

settings-offline-title-on = Offline-Modus ist eingeschaltet
settings-offline-title-off = Offline-Modus ist ausgeschaltet
settings-offline-on = Ochre sendet von diesem Computer nichts, egal was danach verlangt. Seine Wallets signieren, was du importierst.
settings-offline-off = Im Offline-Modus sendet Ochre von diesem Computer nichts: Kein Dienst, kein Node und keine Adresse wird abgefragt. Du erstellst Wallets ohne Dienst und stellst sie ohne Dienst wieder her, und sie signieren, was du importierst.
settings-offline-turn-off = Offline-Modus ausschalten
settings-offline-turn-on = Offline-Modus einschalten

## Keys from the service

settings-service-keys = Schlüssel vom Dienst
    .hint = Ein Dienst kann die Wiederherstellungsphrase einer Wallet erzeugen. Ochre erzeugt eigene, und das ist besser.
settings-service-keys-open = Nur Testnetzwerke
settings-service-keys-close = Schließen
settings-service-keys-risk = Wer die Wiederherstellungsphrase erzeugt hat, kann alles ausgeben, was sie schützt. Ochre leitet alle fünf Werte selbst noch einmal ab und lehnt Unterschiede ab, kann den Dienst aber nicht vergessen lassen. Nie im Mainnet.
    .title = Der Dienst kennt dann deine Wiederherstellungsphrase
settings-service-keys-name = Name
    .missing = Gib einen Namen ein
settings-service-keys-default-name = Vom Dienst
settings-service-keys-from = Erzeugt von
settings-service-keys-practice = Übungsdienst, innerhalb von Ochre
settings-service-keys-remote = Entfernter Dienst
settings-service-keys-network = Netzwerk
settings-service-keys-keep = Wallet-Schlüssel aufbewahren
settings-service-keys-keychain = Im Schlüsselbund dieses Computers
settings-service-keys-session = Nur für diese Sitzung
settings-service-keys-no-keychain = Hier gibt es gerade keinen Schlüsselbund.
settings-service-keys-keychain-locked = Dein Schlüsselbund ist gesperrt. Entsperre ihn, um den Wallet-Schlüssel dort aufzubewahren.
settings-service-keys-looking = Schlüsselbund wird gesucht …
settings-service-keys-understood = Ich verstehe, dass der Dienst aus dieser Wallet ausgeben kann
    .missing = Bestätige zuerst, dass du das verstehst
settings-service-keys-make = Schlüssel vom Dienst erzeugen lassen
settings-service-keys-making = Warten auf den Dienst, danach werden seine Werte noch einmal abgeleitet
settings-service-keys-aborted = Du hast abgebrochen. Es wurde nichts erzeugt
settings-service-keys-made = Die Wallet ist aus den Schlüsseln des Dienstes erstellt

## The wallets

settings-wallets = Wallets
    .hint = Ochre unterstützt in dieser Version keine BIP39-Passphrase („25. Wort“): Eine Wiederherstellungsphrase, die mit einer verwendet wurde, ergibt hier eine andere Wallet.
settings-wallets-add = Wallet hinzufügen
settings-wallets-none = Noch keine. Nodes lassen sich auch ohne Wallet beobachten.
settings-wallet-open = Geöffnet
settings-wallet-practice = Übung, Regtest
settings-wallet-kept-keychain = Wallet-Schlüssel in deinem Schlüsselbund
settings-wallet-kept-session = Wallet-Schlüssel nur für diese Sitzung
settings-wallet-kept-none = nur beobachtet, Schlüssel nicht hier
settings-wallet-removed-keychain = „{ $name }“ ist entfernt, und der Wallet-Schlüssel ist aus dem Schlüsselbund gelöscht
settings-wallet-removed-session = „{ $name }“ ist entfernt, und der Wallet-Schlüssel ist aus dem Arbeitsspeicher gelöscht
settings-wallet-removed-none = „{ $name }“ ist entfernt. Der Wallet-Schlüssel war nicht hier
settings-wallet-stays = „{ $name }“ bleibt erhalten
settings-wallet-new-name = Neuer Name
    .missing = Gib einen Namen ein
settings-wallet-keep-name = Abbrechen
settings-wallet-rename = Umbenennen
    .of = { $name } umbenennen
settings-wallet-restore = Wiederherstellen
    .of = { $name } wiederherstellen
settings-wallet-show-words = Phrase anzeigen
    .of = Phrase anzeigen: { $name }
settings-wallet-rules = Ausgaberegeln
    .of = Ausgaberegeln von { $name }
settings-wallet-check-words = Phrase prüfen
    .of = Phrase prüfen: { $name }
settings-wallet-watch = Öffentliches Konto exportieren
    .of = Öffentliches Konto exportieren: { $name }
settings-wallet-remove = Entfernen
    .of = { $name } entfernen
settings-words-unchecked = Wiederherstellungsphrase nicht geprüft
settings-words-checked = Wiederherstellungsphrase { $ago } geprüft
