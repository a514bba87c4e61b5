### Signieren auf einem Gerät ohne Netzwerk: was dorthin gebracht wird, und die erste Ansicht eines solchen Geräts.

## The first screen

offline-begin = Auf einem Computer ohne Netzwerk signieren
offline-begin-lead = Schlüssel entstehen und bleiben hier. Ochre auf einem anderen Computer beobachtet und bereitet vor, was du signierst.
offline-begin-network = Ochre sendet dann { $nothing } von hier. Andere Programme vielleicht: Trenne diesen Computer vom Netzwerk.
offline-begin-nothing = nichts
offline-begin-watching = Importiere zuerst das { $account } der Wallet auf dem anderen Computer. Er sieht jeden Coin, kann aber nicht signieren.
offline-begin-account = öffentliches Konto
offline-begin-wallet = Wallet, die hier signiert
offline-begin-on = Offline-Modus ist eingeschaltet
offline-begin-use-network = Offline-Modus ausschalten
offline-begin-create = Wallet hier erstellen
offline-begin-restore = Wallet hier wiederherstellen
offline-begin-shuts = Beide schalten den Offline-Modus ein: Ochre fragt nach keiner Wallet und keinem Node. Abschalten in den Einstellungen.

## Sign offline

offline-title = Offline signieren
offline-no-network = Offline-Modus: Ochre nutzt kein Netzwerk
offline-lead = Importieren, prüfen, signieren, zurückbringen.
offline-waits = Eine weitere Datei wartet
offline-waits-read = Importieren
offline-waits-leave = Ausblenden
offline-signing = Wird signiert
offline-left = Nicht signiert: { $count }
offline-left-password = Über deinem Limit: { $count }. Öffne und signiere jede mit dem App-Passwort.
offline-left-others = Manche brauchen eine eigene Prüfung: nicht ganz verifiziert, von einer Regel gestoppt oder im Konflikt.
offline-account = Der andere Computer braucht einmal das öffentliche Konto dieser Wallet.
offline-account-show = Öffentliches Konto exportieren

## Bringing files, text or codes

offline-drop = Signieranfragen oder PSBTs hierher ziehen
    .label = Dateien hierher ziehen
    .hint = Nichts davon verlässt diesen Computer.
offline-files = Zu signierende Dateien
offline-files-choose = Dateien auswählen
offline-paste = Text einfügen
offline-scan = QR-Codes scannen
offline-text = Text zum Signieren
    .hint = Signieranfrage, PSBT oder Texte von QR-Codes, je einer pro Zeile.
offline-text-read = Text importieren
offline-name-pasted = Eingefügter Text
offline-name-scanned = Gescannte QR-Codes
offline-combine = Kombinieren
offline-combine-lead = Füge die PSBTs mehrerer Unterzeichner einer Transaktion hinzu. Ochre vereint ihre Signaturen und signiert nichts.
offline-combine-drop = PSBTs einer Transaktion hierher ziehen
offline-combine-text = PSBT als Text
offline-combined = Kombinierte PSBT
offline-combined-count = Kombinierte PSBTs: { $count }
offline-combined-signed = Signiert: { $signed } von { $all } Inputs.
offline-combined-more = Füge die PSBT eines weiteren Unterzeichners hinzu.
offline-combined-whole = Jeder Input ist signiert. Ochre hat nichts gesendet.
offline-combined-input = Input
offline-combined-yours = deiner
offline-combined-state =
    { $state ->
        [verified] Signatur verifiziert
        [signed] Signiert, nicht verifiziert
       *[unsigned] Noch nicht signiert
    }
offline-combined-save = Kombinierte PSBT speichern
offline-combined-sign = Prüfen und signieren

## What was brought

offline-brought = Importiert
offline-brought-count = Importiert: { $count }
offline-save-all =
    { $count ->
        [one] Signierte Datei speichern
       *[other] { $count } signierte Dateien speichern
    }
offline-sign-all = { $count } ohne Rückfragen signieren
offline-saved-all = Gespeichert in { $folder }: { $count }
offline-refused = Nicht signierbar: { $count }
offline-from-pack = Signieranfrage
offline-from-psbt = Reine PSBT
offline-does-part = gemeinsam, deine Coins: { $ours } von { $all }
offline-does-nobody = zahlt niemand anderem, Gebühr { $fee }
offline-does-pay = { $amount } an andere, Gebühr { $fee }
offline-pays-asset = { $amount } Einheiten von { $asset } an { $recipient }
offline-not-read = Nicht lesbar
offline-signed = Signiert
offline-held-back = Von deinen Regeln gestoppt
offline-open = Öffnen
offline-open-named = { $name } öffnen

## What is kept from before

offline-kept = Importiert und nicht signiert
offline-kept-total =
    { $count ->
        [one] { $count } Coin, { $amount }
       *[other] { $count } Coins, { $amount }
    }
offline-kept-coins = ({ $coins })
offline-kept-transaction = Transaktion { $txid }…
offline-kept-twice = Zweimal hier, mit anderen Beträgen oder Skripten: Nur die wahre kann bestätigt werden.
offline-kept-look = Coins noch unausgegeben?
offline-kept-unknown = Ochre kann ihre Coins im Offline-Modus nicht prüfen.
offline-kept-there = Gemeldet: Alle ihre Coins sind unausgegeben.
offline-kept-gone = Coins, die der Dienst nicht mehr listet: { $count }. Die Transaktion kann nicht bestätigt werden.
offline-damaged = Beiseitegelegt: nicht lesbar
offline-damaged-signed = Hier signiert, aber die Datei ist beschädigt. Ochre signiert hier nichts, was ihr widersprechen könnte.
offline-damaged-unsigned = Nicht signiert, und die Datei ist beschädigt. Importiere sie erneut.
offline-signed-here = Hier signiert
offline-signed-at = signiert { $time } · { $txid }
offline-forget-named = { $name } von der Liste entfernen
offline-forget = Von der Liste entfernen?
offline-forget-what = { $name } wurde nicht signiert. Du kannst es erneut importieren.
offline-forget-keep = Abbrechen
offline-forget-it = Von der Liste entfernen
offline-kept-of = { $from }, importiert { $time } · gäbe { $total } aus
offline-compare = Verdeckte Zeichen
    .hint = Tippe die acht aus der Nachricht des Empfängers ab. Der Bildschirm des anderen Computers beweist nichts.
    .wrong = Nicht die verdeckten Zeichen. Sieh erneut in die Nachricht des Empfängers.
offline-compare-skip = Nicht vergleichen
offline-compare-same = Du hast diese Adresse verglichen.
offline-compare-skipped = Nicht verglichen
offline-compare-held = Nicht die Adresse des Empfängers
    .todo = Zweimal falsch: Ochre signiert diese Anfrage nicht. Frag den Empfänger auf anderem Weg und verwirf sie.
offline-compare-off = Vergleiche zuerst die Adresse
offline-compare-list = Diese Wallet hat diese { $count } Adressen nie bezahlt. Vergleiche jede mit der Nachricht ihres Empfängers.
offline-reported = Das sagt nur die Anfrage
offline-verified = Dieser Computer hat verifiziert: { $count }
offline-sends = { $count ->
        [one] Die Anfrage sendet
       *[other] Die Anfrage sendet an { $count } Empfänger
    }
offline-limit = Niemand wurde gefragt: Die Coins können schon ausgegeben sein.
offline-creates = { $count ->
        [one] Die Anfrage erstellt { $count } Slot
       *[other] Die Anfrage erstellt { $count } Slots
    }
