### Was die Wörter zurückbringen, wo die Schlüssel liegen und wie ein anderes Programm die Bitcoin findet.

recovery-title = Wiederherstellung
    .hint = Schlüsselpfade, andere Programme

## Where the keys lie

recovery-keys = Deine Schlüssel
    .words = 12 bis 24 BIP39-Wörter, ohne BIP39-Passphrase.
recovery-keys-taproot = Taproot mit einem Schlüssel (BIP86): { $descriptor }. Ochre prüft { $count } Adressen je Zweig, viele Programme 20. Stelle dort mehr ein, wenn eine Prüfung das sagte.
recovery-path = { $mainnet }, in Testnetzen { $tests }. Zweige { $first } und { $second }{ $branch ->
        [slots] { " " }(älteste Dienste)
       *[plain] { "" }
    }.
recovery-search = Weiter suchen

## Assets

recovery-assets = Assets brauchen mehr als die Phrase
    .data = { $service ->
            [own] Deine Slots tragen sie, doch nur dieser Computer hat ihre Daten. Keine Blockchain hat sie.
           *[remote] Deine Slots tragen sie, doch nur dein Dienst hat ihre Daten. Keine Blockchain hat sie.
        }
    .lost = { $service ->
            [own] Ein Ochre-Backup oder eine automatische Kopie bringt die Daten zurück.
           *[remote] Ein Ochre-Backup ersetzt nicht das Backup des Dienstes.
        }
recovery-assets-restore = { $service ->
        [own] Stelle die Phrase in Ochre wieder her, dann Backup oder Kopie, und verbinde erst danach. Bewege bis dahin keine Slots mit anderen Programmen.
       *[remote] Stelle die Phrase in Ochre wieder her und verbinde denselben Dienst. Bewege bis dahin keine Slots mit anderen Programmen.
    }
recovery-sweep = Andere Programme sehen keine Assets: Wer dort einen Slot ausgibt, zerstört sie. Lass nie eines nach „allen Coins“ suchen.
    .title = Den Asset-Zweig nie leeren

## Copies of a wallet of the built-in service, and what they restore

recovery-copies = Automatische Kopien
    .hint = Nach jeder Änderung kommt eine verschlüsselte Kopie der Assets dieser Wallet in deinen Ordner. Wähle einen auf einem anderen Datenträger.
    .opens = Die Wiederherstellungsphrase öffnet eine Kopie. Mit deinem öffentlichen Konto können andere sie lesen, aber nichts bewegen.
    .remote = Nur beim eingebauten Dienst. Ein entfernter Dienst braucht sein eigenes Backup.
recovery-copies-choose = Ordner wählen
recovery-copies-stop = Kopien stoppen
recovery-copies-last = Letzte Kopie { $ago }
recovery-copies-none = Noch keine Kopie
recovery-copies-failed = { $why ->
        [tooLarge] Die Daten sind zu groß. Beende Ochre und kopiere own-service aus seinem Datenordner.
       *[other] Prüfe den Ordner. Ochre versucht es jede Minute erneut. ({ $code })
    }
    .title = Letzte Änderung nicht kopiert
recovery-drill = Probe der Wiederherstellung
    .hint = Prüft hier, was deine Schlüssel und die neueste Kopie zurückbringen. Liest nur: sendet nichts und nimmt nichts an.
    .phrase = Die Probe sieht dein Papier nicht: Prüfe auch deine Wiederherstellungsphrase.
recovery-drill-run = Probe starten
recovery-drill-last = Letzte Probe { $time }
recovery-drill-copy = Kopie von { $time }
recovery-drill-result = { $from ->
        [nothing] Noch nichts wiederherzustellen
        [noCopy] Keine Kopie zum Wiederherstellen
        [unreadable] Die neueste Kopie lässt sich nicht öffnen
        [spentSince] Die neueste Kopie ist zu alt
        [service] Nur dein Dienst kann diese Assets bewegen
       *[copy] { $lost ->
            [0] Alle Assets wiederhergestellt und verfügbar
           *[other] Nicht wiederhergestellt: { $lost }
        }
    }
    .todo = { $from ->
        [nothing] Hier sind keine abgeschlossenen Assets.
        [noCopy] Geht dieser Computer kaputt, bringt nur ein Backup diese Assets zurück. Wähle einen Ordner für Kopien.
        [unreadable] Geht dieser Computer kaputt, bringt nur ein Backup diese Assets zurück. Wähle den Ordner erneut, um jetzt zu kopieren.
        [spentSince] Danach wurden Coins ausgegeben, und der eingebaute Dienst lehnt sie ab. Wähle den Ordner erneut, um jetzt zu kopieren.
        [service] Aufbewahrte Daten verifizieren die Mengen unten, bewegen aber nichts. Frag deinen Betreiber nach Backups.
       *[copy] { $lost ->
            [0] Geprüft in einem temporären Ordner, der gelöscht ist.
           *[other] Geht dieser Computer kaputt, bringt nur ein Backup diese Assets zurück. Wähle den Ordner erneut, um jetzt zu kopieren.
        }
    }
recovery-drill-line = { $back } von { $settled }
recovery-drill-more = Weitere Assets: { $count }

## Other programs

recovery-programs = Einfache Bitcoin mit einem anderen Programm
    .warning = Benutze diese Wallet vorher nicht mehr in Ochre: Zwei Programme können denselben Coin ausgeben. Gib nur einfache Bitcoin heraus, nie den Asset-Zweig.
recovery-core = Beobachtet die Wallet und erstellt PSBTs. Signiere sie in Ochre unter { $screen }.
recovery-core-create = Wallet ohne Schlüssel erstellen
recovery-sparrow = Importiere den Deskriptor. Oder gib die Phrase ein, mit { $script } und dem Pfad { $mainnet }, in Testnetzen { $tests }.
    .script = Taproot (P2TR)
recovery-bdk = Importiere den Deskriptor oder gib die Phrase ein: BIP86, Konto 0.
