## Around every review

review-digest = Prüfcode { $digest }. Die Zustimmung zeigt denselben.
review-password = Mehr, als diese Wallet ohne App-Passwort signiert.
review-copy-id = Transaktions-ID kopieren
review-transfers = Zu den Transfers
review-slots = Zu deinen Slots

## Signing. $act is what the button repeats: one of review-act-…

review-sign = Signieren und { $act }
review-act-create-slots =
    { $count ->
        [one] { $count } Slot erstellen
       *[other] { $count } Slots erstellen
    }
review-act-send-amount =
    { $recipients ->
        [one] { $amount } senden
       *[other] { $amount } an { $recipients } Empfänger senden
    }
review-act-send-assets =
    { $recipients ->
        [one] { $count } Assets senden
       *[other] { $count } Assets, { $recipients } Empfänger
    }
review-sign-elsewhere = Signieranfrage erstellen
review-elsewhere = Ein anderer Computer signiert. Danach: Signieranfrage speichern oder QR-Codes zeigen.

# Why the button is off
review-off-rules = Deine Ausgaberegeln verhindern das
review-off-unanswered = Entscheide über das nicht Verifizierte
review-off-mainnet = Ochre kann nicht verifizieren, wohin die Assets gehen, und signiert das im Mainnet nicht. Verwirf die Transaktion und frag den Betreiber

review-signing-perhaps = Vielleicht fragt ein anderes Fenster. Ochre wartet höchstens { $seconds } s.
# Notes at the edge of the window, after one left while the keychain was waited for

## What was checked

review-blocked = Blockiert: { $reason }
review-says = Die Transaktion sagt
review-accept =
    { $count ->
        [one] Signieren, ohne das zu wissen
       *[other] Signieren, ohne diese { $count } Punkte zu kennen
    }
review-fee-about = etwa { $rate }

# Two texts that should be one, above each other: what was asked, and what the transaction says

## The summary at the side

review-summary = Zusammenfassung
review-limit = Ochre kann nicht verifizieren

# Headings, with the amount below
review-you-send =
    { $count ->
        [one] Du sendest
       *[other] Du sendest an { $count } Empfänger
    }
review-you-create =
    { $count ->
        [one] Du erstellst { $count } Slot
       *[other] Du erstellst { $count } Slots
    }
review-refused = Signiere das nicht

# Names of figures, and what stands below one
review-fee = Gebühr
review-total = Abgang gesamt
review-returns = Kommt zurück
review-assets-unknown = und unbekannte Assets
review-fee-of-amount = { $rate } · { $share } des Betrags
review-at-once = Jetzt
review-then = Danach

# Below “You create”, and the figure of slots
review-slots-free = Schon frei: { $count } von { $asked }
# Switches between the picture with equal slots as one line, and with each

review-btc-to = An
review-btc-final = Lässt sich nicht rückgängig machen

review-send-typed = Von dir eingegeben: Keine Rechnung bestätigt es
review-send-asset-named = Asset { $asset }
review-send-unshown = wie gewünscht: Die Transaktion zeigt es nicht
review-send-acknowledged = Sobald { $recipients ->
        [one] der Empfänger annimmt
       *[other] alle annehmen
    }
review-send-give-up = Keine Antwort: Abbrechen möglich
# In the list of several recipients, beside an amount
review-recipient-slot = An seinen verborgenen Slot
review-recipient-output = An seinen Output, mit { $amount }
review-recipients-all =
    { $count ->
        [one] { $count } Empfänger anzeigen
       *[other] Alle { $count } Empfänger anzeigen
    }
review-invoice-valid = Rechnung noch { $time } gültig

# Of a bare PSBT: headings, with the amount below
review-bare-part = Dein Teil
review-bare-pays-nobody = An niemand anderen
review-bare-pays = An andere
review-bare-yours = Davon gehören dir
review-bare-signed-here =
    { $count ->
        [one] { $count } Coin, hier signiert
       *[other] { $count } Coins, hier signiert
    }
review-bare-others = Coins anderer
review-bare-own-word =
    { $count ->
        [one] { $count } Coin, Betrag nicht verifiziert
       *[other] { $count } Coins, Beträge nicht verifiziert
    }
review-bare-spends = Gibt aus
review-bare-coins =
    { $count ->
        [one] { $count } Coin
       *[other] { $count } Coins
    }
review-bare-gain = Du erhältst
review-bare-leaves = Du gibst ab
review-bare-lost = Für alle verloren: { $assets }
review-bare-unknown = Ochre kann nicht lesen, was sie ausgibt.

## Lines of the picture of a transaction

review-line-not-derived = nicht aus deinen Schlüsseln abgeleitet
review-outputs-slots =
    { $count ->
        [one] { $count } neuer Slot
       *[other] { $count } neue Slots
    }
review-line-rides = wird mitbewegt
review-line-data = Daten, die Ochre nicht lesen kann
review-line-blinded = Verborgener Slot
review-line-missing = gewünscht, fehlt aber
review-line-slot =
    { $whose ->
        [own] Dein Slot
        [unknown] Nicht als dein Slot bekannt,
       *[other] Nicht dein Slot,
    } { $outpoint }
review-line-unnamed-slot = Ein Slot, den niemand verlangt hat

## How it came out

review-done-handed-over = Eingereicht

review-btc-sent = Gesendet
review-btc-listed = Senden ins Netzwerk gemeldet, und gelistet. Endgültig, sobald Blöcke sie bestätigen.
review-btc-unlisted = Der Dienst hat die signierte Zahlung erhalten, listet sie aber noch nicht. Lade später auf der Startseite neu und zahle nicht erneut, bevor du es weißt.

review-slots-made =
    { $count ->
        [one] { $count } Slot erstellt
       *[other] { $count } Slots erstellt
    }
review-slots-unlisted = Der Dienst hat die Transaktion erhalten, listet die Slots aber noch nicht. Lade später neu und erstelle sie nicht erneut, bevor du es weißt.
review-slots-wait = Der Dienst hat sie erhalten. Ausstehend bis zum nächsten Block.
review-slots-fewer = Gelistet: { $listed } von { $made }. Lade nach dem nächsten Block neu.

review-send-unsaid = Senden ins Netzwerk noch nicht gemeldet. Behandle sie als gesendet: Wer sie hat, kann sie ins Netzwerk senden.
review-send-waits-all-the-same = Du wolltest sofort ins Netzwerk senden, aber der Dienst wartet.
review-send-waits = Warten auf den Empfänger. Der Dienst soll danach ins Netzwerk senden, könnte es aber früher tun.
review-send-without-waiting = Gemeldet: ohne Warten ins Netzwerk gesendet. Nimmt der Empfänger nie an, sind die Assets verloren.

## A transaction that was brought, to be signed here

review-imported-back = Zurück zur Liste
review-imported-pack = { $name } · für { $wallet }
review-imported-bare = { $name } · reine PSBT, ohne Auftrag · für { $wallet }
review-imported-sign = Transaktion signieren
review-imported-away = Schließen
review-imported-done = Fertig
review-imported-off-key = Kein Schlüssel auf diesem Computer
review-imported-off-questions = Bestätige zuerst oben: { $count }

# What is confirmed one by one
review-questions = Einzeln bestätigen
review-questions-count = Einzeln bestätigen: { $count }
review-part = Nur meinen Teil signieren: { $ours } von { $all } Inputs.
review-part-yours = Deine Coins enthalten
review-part-gain = Du erhältst
review-part-leaves = Du gibst ab, inklusive Gebühr
review-part-covers = Deine Signatur deckt genau das Gezeigte. Weicht etwas bei den anderen ab, ist sie wertlos. Die Transaktion wartet auf die anderen Signaturen.
review-part-id-open = Einer ihrer Inputs ist älterer Art: Die Transaktions-ID kann sich noch ändern.
# An address, or a script in hex, stands below
review-question-output = Output { $index } zahlt { $amount } an
review-question-script = Skript { $script }
# The data stand below; and where bitcoin lies there, what is burnt
review-question-data = Output { $index } schreibt für immer in die Blockchain:
review-question-burns = Das vernichtet auch { $amount }, die niemand je ausgeben kann.
review-question-slots-empty = Ochre kennt dort kein Asset, kann aber nicht verifizieren, dass keines da ist.
# An address, an output's short name, or the one below stands below
review-question-asset = { $amount } gehen an
review-question-seal = Output { $index } dieser Transaktion
review-question-asset-id = Asset { $asset }
review-data = Output { $index } schreibt { $data } in die Blockchain.

# It is signed: what to do with it
review-signed = Die signierte Transaktion
review-signed-at = Signiert { $time }
review-signed-part = Dein Teil ist signiert, jede Signatur verifiziert. Bring ihn zu den anderen: Wer zuletzt signiert, sendet ins Netzwerk.
review-signed-whole = Signiert, nirgends gesendet. Bring sie dorthin zurück, woher sie kam.
review-signed-txid = Transaktions-ID
review-signed-save = Signierte PSBT speichern
review-signed-copy = Als Text kopieren
# Before the buttons for the other forms
review-signed-or = Oder speichern
review-signed-form-base64 = als Text
review-signed-form-unfinalised = nicht finalisiert
review-signed-form-transaction = nur die Transaktion
review-signed-copy-transaction = Transaktion kopieren
review-signed-saved = Gespeichert als { $path }
review-signed-copied = Signierte PSBT kopiert
review-signed-copied-transaction = Transaktion kopiert
review-signed-psbt-codes = Die signierte PSBT als QR-Codes
review-signing =
    { $step ->
        [snapshot] Deine Coins werden erneut geprüft
        [begin] Warten auf die Transaktion des Dienstes
        [judge] Wird erneut verifiziert
        [confirm] Warten auf deine Zustimmung
        [sign] Wird signiert
        [verify] Signaturen werden verifiziert
        [end] Wird beim Dienst eingereicht
        [read] Ergebnis wird geprüft
        [taken] Eingereicht. Ergebnis wird geprüft
       *[start] Signieren beginnt
    }
review-left = Du wartest nicht mehr. Antwortet dein Schlüsselbund noch, wird die Transaktion eingereicht
review-asked = Du wolltest
review-limit-of =
    { $kind ->
        [createSlots] Ob der Dienst sie ins Netzwerk sendet und diese Coins richtig meldet.
        [send] Ob der Dienst nur ins Netzwerk sendet, wenn er soll, die Asset-Daten zustellt und diese Inputs richtig meldet.
        [replacement] Welche der beiden ein Miner nimmt, und ob der Dienst diese Münzen richtig meldet.
        [builtHere] Wem die Adresse gehört, ob dein Bitcoin-Server sie ins Netzwerk sendet und der Dienst diese Coins richtig meldet.
        [sendBtc] Wem die Adresse gehört, ob der Dienst sie ins Netzwerk sendet und diese Coins richtig meldet.
       *[offline] Warum sie erstellt wurde, wer die Empfänger sind und ob die Coins noch unausgegeben sind.
    }
review-input =
    { $what ->
        [slot] Slot
        [stranger] Nicht dein Coin
       *[coin] Coin
    } { $outpoint }
review-output =
    { $kind ->
        [plainBitcoin] Output { $index } · einfache Bitcoin
        [assetSlot] Output { $index } · neuer Slot
        [commitment] RGB-Commitment
        [recipient] Output { $index } · Empfänger
        [change] Output { $index } · kommt zurück
       *[stranger] Output { $index } · nicht deine Adresse
    }
review-rival = Eine andere Transaktion gibt dieselben Coins aus
review-rival-since =
    { $way ->
        [away] Exportiert
       *[signed] Signiert
    } { $time }: { $txid } Nur eine von beiden kann bestätigt werden, und wer beide hat, entscheidet welche.
review-agree =
    { $kind ->
        [part] Mit den anderen vereinbart: nur meinen Teil signieren
        [data] Ich weiß, was das ist
        [payees] Ich habe alle verglichen
        [slots] Ich weiß, was diese Slots enthalten, und will es verlieren
       *[output] Ich weiß, wer das bekommt, und es stimmt
    }
review-part-theirs = Laut dieser PSBT enthalten die Inputs anderer { $amount }: { $count }, signiert { $signed }.
review-question-lost = Ausgegeben, ohne ihre Assets zu bewegen: Was diese Slots enthalten, geht verloren.
review-replaces = Ersetzt
review-act-plain =
    { $act ->
        [raise] Gebühr erhöhen
        [cancel] Transaktion abbrechen
       *[merge] Coins zusammenlegen
    }
