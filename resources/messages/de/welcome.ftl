### How a wallet is begun: made, restored, watched, or found again; and its words, shown and checked.

## The first page

welcome-title = Wissen, was{ $break }du signierst.
welcome-lead = RGB-Assets auf Bitcoin, geprüft, bevor du signierst.
welcome-alpha = Alpha. Verwende noch kein echtes Geld.
welcome-back = Zurück zu deinen Wallets
welcome-create = Wallet erstellen
welcome-practise = Mit Übungs-Coins ausprobieren
welcome-have = Ich habe schon etwas
welcome-other = Ochre anders nutzen
welcome-way-restore = Wiederherstellungsphrase
    .says = 12 oder 24 Wörter
welcome-way-backup = Backup-Datei
    .says = Bezeichnungen, Verlauf, Einstellungen
welcome-way-watch = Öffentliches Konto
    .says = Nur beobachten, woanders signieren
welcome-way-keychain = Wallets in diesem Schlüsselbund
    .says = Wenn Einstellungen verloren sind
welcome-way-sign-here = Auf einem Computer ohne Netz signieren
    .says = Ein anderer bereitet vor
welcome-way-offline = Im Offline-Modus
    .says = Funktion und Ausschalten
welcome-way-nodes = Nodes beobachten
    .says = Und entsperren

## Name, network and key of a new wallet

welcome-name = Name, nur für dich
    .needed = Gib zuerst einen Namen ein
    .first = Meine Wallet
welcome-place = Coins
    .tests = Testnetzwerke
    .browser = Nur im Fenster von Ochre
    .final = Du kannst die Coins später nicht ändern.
welcome-place-name =
    { $place ->
        [practice] Übung
        [mainnet] Echte Bitcoin
        [signet] Signet
        [testnet] Testnet
       *[regtest] Regtest
    }
welcome-place-hint =
    { $place ->
        [practice] Wertlose Coins, gleich hier. Nichts einzurichten.
        [mainnet] Alpha: Verwende noch kein echtes Geld.
        [public] Öffentlich, wertlos
        [browser] Öffentlich, wertlos. Im Browser nur mit einem Dienst auf diesem Computer.
        [offline] Privat, für die Entwicklung. Auch für eine Übungs-Wallet, die ein anderes Ochre beobachtet.
       *[regtest] Privat, für die Entwicklung
    }
welcome-key = Schlüssel und Wörter
welcome-keep = Wallet-Schlüssel
welcome-keep-keychain = Im Schlüsselbund
    .hint = Beim nächsten Start wieder da
    .off =
        { $state ->
            [locked] Zurzeit gesperrt
            [absent] Hier gibt es keinen
           *[looking] Schlüsselbund wird gesucht …
        }
welcome-keep-session = Nur für diese Sitzung
welcome-count = Anzahl der Wörter
    .of = { $count } Wörter
    .hint = { $bits } Bit
welcome-passphrase = Ochre unterstützt keine BIP39-Passphrase („25. Wort“).

## A wallet is made

welcome-create-make = Wallet erstellen
welcome-create-write = Schreibe diese { $count } Wörter auf Papier
welcome-practise-start = Übung wird gestartet

## Words are shown

welcome-words-of = Wiederherstellungsphrase von „{ $wallet }“
welcome-words-order = Behalte diese Reihenfolge. Wer diese Phrase hat, kann deine Bitcoin nehmen und deine Assets nehmen oder zerstören.
welcome-words-bitcoin = Die Phrase stellt deine Bitcoin und deine Schlüssel wieder her.
welcome-words-assets = Diese Phrase stellt deine Assets nicht wieder her: Sie brauchen auch die Daten deines Dienstes.
welcome-words-one-place = Nutze die Phrase in nur einer Wallet. Beende zuerst jede andere: Zwei können Assets kosten.
welcome-words-list = Deine Wörter, der Reihe nach
welcome-words-hide = Verbergen
welcome-words-hidden-in = Werden in { $left } wieder verborgen
welcome-words-unprinted = Ochre druckt deine Wiederherstellungsphrase nie: Drucker behalten, was sie drucken. Schreibe sie von Hand auf.
welcome-words-no-copy = Kein Kopieren: Andere Programme lesen die Zwischenablage.
welcome-words-hidden = Verborgen. Achte darauf, dass niemand, keine Kamera und kein geteilter Bildschirm die Wörter sieht.
    .because =
        { $because ->
            [aborted] Nicht zugestimmt: weiter verborgen
            [time] Nach zwei Minuten verborgen.
           *[away] Verborgen, weil du das Fenster gewechselt hast.
        }
welcome-words-password = Das App-Passwort schützt die Phrase, solange dein Bildschirm offen ist.
welcome-words-show = Wiederherstellungsphrase anzeigen
    .first = Zeige zuerst die Wiederherstellungsphrase an
welcome-words-next = Tippe die Wörter danach ab. Bis dahin erinnert dich die Startseite.
welcome-words-later = Später prüfen
welcome-words-written = Ich habe sie aufgeschrieben

## Words are checked

welcome-check =
    .paper = Tippe die Wörter vom Papier ab, nicht aus dem Gedächtnis. Ochre sendet sie an keinen Dienst.
    .do = Phrase prüfen
    .right = Die Wörter sind richtig.
    .done = Fertig
welcome-check-field = Die Wörter von deinem Papier
    .hint = Alle Wörter der Reihe nach, mit Leerzeichen
    .needed = Gib zuerst die Wörter ein
welcome-typed =
    { $count ->
        [one] Bisher { $count } Wort
       *[other] Bisher { $count } Wörter
    }

## Words that do not fit. They are told by their places, from 1.

welcome-hints = Wörter zum Vergleich mit deinem Zettel
    .changed = Geändert. Vergleiche zuerst mit deinem Zettel: Auch andere Wörter passen und ergeben eine andere Wallet.
    .none = kein ähnliches Wort in der Liste
    .use = Diese Wörter übernehmen
welcome-hints-pair = Wörter { $one } und { $other }
    .swapped = „{ $one }“, „{ $other }“: vielleicht vertauscht
welcome-hints-word = Wort { $place }, „{ $word }“
    .guess =
        { $certain ->
            [yes] nicht das Wort dieser Wallet
           *[no] vielleicht ein ähnliches Wort
        }
    .use = „{ $word }“ einsetzen

## Restored from words

welcome-restore = Aus Wiederherstellungsphrase wiederherstellen
    .known = „{ $wallet }“ wiederherstellen
    .hint = 12 bis 24 BIP39-Wörter in einer beliebigen BIP39-Sprache
    .type = Stattdessen Wörter eingeben
    .do = Wallet wiederherstellen
welcome-restore-scan = SeedQR scannen
    .hint = Halte den SeedQR vor die Kamera.
    .other = Dieser Code enthält keine Wiederherstellungsphrase.
    .read = { $count } Wörter aus einem Code gelesen.

## Found in the keychain

welcome-found = Wallets, die Ochre hier gespeichert hat und die in seinen Einstellungen fehlen.
    .asking = Schlüsselbund wird abgefragt
    .nothing = Keine Wallets in diesem Schlüsselbund
    .made = erstellt: { $time }
    .name = Wallet { $fingerprint }
welcome-found-closed =
    { $count ->
        [one] { $count } Wallet-Schlüssel ist mit einem App-Passwort geschützt
       *[other] { $count } Wallet-Schlüssel sind mit einem App-Passwort geschützt
    }
    .more = Gib es ein, um sie zu öffnen. Danach sperrt sich Ochre wieder damit.
    .password = App-Passwort von damals
    .open = Wallet-Schlüssel öffnen

## The public account of a wallet, shown to another computer

welcome-account = Öffentliches Konto von „{ $wallet }“
    .about = Ein anderes Ochre sieht damit die Coins, empfängt und bereitet vor, was dieser Computer signiert.
    .plain = Nur einfache Bitcoin, aus einem anderen Programm. Für ein anderes Ochre exportiere es auf dem Computer, der signiert.
    .seen = Wer es hat, sieht jeden Coin und jede Zahlung, frühere und künftige.
    .code = Das öffentliche Konto als QR-Code
    .save = Als Datei speichern
    .saved = Öffentliches Konto gespeichert
    .copy = Als Text kopieren
welcome-account-check = Auf beiden Computern vergleichen
    .more = Sind die Gruppen verschieden, hat es jemand unterwegs geändert und könnte bekommen, was du empfängst.

## The account for other programs

welcome-program = Für andere Programme
    .more = Andere Programme beobachten die einfachen Bitcoin und bereiten vor, was der signierende Computer signiert.
    .plain = Einfache Bitcoin
    .plain-path = { $path }: Taproot nach BIP86, Zweige 0 und 1
    .slots = Asset-Slots
    .slots-path = { $path }: nur für Ochre
    .save = In diesem Format speichern
    .saved = Gespeichert: { $path }
    .code = Als QR-Code anzeigen
    .label = { $text } als QR-Code
welcome-program-form =
    { $form ->
        [descriptor] Deskriptor
        [core] Bitcoin Core
        [json] JSON-Datei
        [account] crypto-account
       *[assets] Asset-Zweig: nie davon ausgeben
    }
    .hint =
        { $form ->
            [descriptor] Sparrow, BDK, Specter und die meisten anderen
            [core] Import-Befehl, nach createwallet NAME true
            [json] Format von Coldcard: Sparrow, Specter und andere
           *[account] QR-Code, für Sparrow und viele Handys
        }
welcome-program-assets = Der Asset-Zweig ist nicht dabei
    .more = Andere Programme sehen keine Assets: Wer dort einen Slot ausgibt, zerstört sie.
    .show = Asset-Zweig anzeigen

## A wallet is watched that signs elsewhere

welcome-watch = Nur beobachtete Wallet hinzufügen
    .more = Zeige auf dem signierenden Computer das öffentliche Konto in den Einstellungen an. Importiere es hier.
    .others = Andere Programme: { $descriptor } mit Prüfsumme, { $command } von Bitcoin Core, JSON von Coldcard, Sparrow oder Specter oder ein { $code }-Code. Nur einfache Bitcoin.
    .look = Ist es das richtige Konto? Noch hat es kein Dienst gesehen.
    .left-out =
        { $count ->
            [one] Ochre beobachtet { $count } Deskriptor anderer Art darin nicht.
           *[other] Ochre beobachtet { $count } Deskriptoren anderer Art darin nicht.
        }
    .text = Das öffentliche Konto als Text
    .do = Wallet hinzufügen
welcome-watch-plain =
    .more = Das Konto hat keinen Asset-Zweig: Hier gibt es keine Assets und keine Slots.
welcome-watch-network = Netzwerk
    .needed = Wähle zuerst das Netzwerk
welcome-watch-fingerprint = Fingerabdruck
welcome-watch-address = Die erste Adresse, auf beiden gleich
welcome-watch-service = Dienst
    .hint = Gib seine Adresse auf der Startseite ein.
