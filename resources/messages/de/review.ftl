## Around every review

review-back-to-form = Zurück zum Formular
review-cancel = Abbrechen
review-prepared = Vorbereitet um { $time }
review-digest = Prüfcode { $digest }. Die Zustimmung zeigt denselben.
review-nothing-signed = Nichts wurde signiert.
review-discard = Transaktion verwerfen
review-aborted = Abgebrochen
review-password = Mehr, als diese Wallet ohne App-Passwort signiert.
review-copy-id = Transaktions-ID kopieren
review-home = Zur Startseite
review-transfers = Zu den Transfers
review-slots = Zu deinen Slots
review-refresh = Neu laden

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
       *[other] { $count } Assets an { $recipients } Empfänger senden
    }
review-sign-elsewhere = Signieranfrage erstellen
review-elsewhere = Ein anderer Computer signiert. Danach: Signieranfrage speichern oder QR-Codes zeigen.

# Why the button is off
review-off-rules = Deine Ausgaberegeln verhindern das
review-off-password = Gib oben das App-Passwort ein
review-off-unanswered = Entscheide über das nicht Verifizierte
review-off-mainnet = Ochre kann nicht verifizieren, wohin die Assets gehen, und signiert das im Mainnet nicht. Verwirf sie und frage den Betreiber

review-signing-keychain = Warten auf deinen Schlüsselbund
review-signing-perhaps = Vielleicht fragt ein anderes Fenster. Ochre wartet höchstens { $seconds } s.
review-signing-leave = Nicht länger warten
# Notes at the edge of the window, after one left while the keychain was waited for

## What was checked

review-blocked = Blockiert: { $reason }
review-does = Was diese Transaktion tut
review-says = Die Transaktion sagt
review-unverified = Was nicht verifiziert ist
review-accept =
    { $count ->
        [one] Signieren, ohne das zu wissen
       *[other] Signieren, ohne diese { $count } zu wissen
    }
review-fee-unknown = nicht bekannt
review-fee-about = etwa { $rate }

# Two texts that should be one, above each other: what was asked, and what the transaction says

## The summary at the side

review-summary = Zusammenfassung
review-limit = Was Ochre nicht verifizieren kann

# Headings, with the amount below
review-you-send = Du sendest
review-to-send = Zu senden
review-you-create = Du erstellst
review-to-create = Zu erstellen

# Names of figures, and what stands below one
review-fee = Gebühr
review-total = Abgang gesamt
review-returns = Kommt zurück
review-returns-plain = als einfache Bitcoin
review-assets-unknown = und unbekannte Assets
review-fee-of-amount = { $rate } · { $share } des Betrags
review-broadcast = Ins Netzwerk
review-at-once = sofort

# Below “You create”, and the figure of slots
review-slots-unit =
    { $count ->
        [one] Slot
       *[other] Slots
    }
review-slots-size = mit je { $size }, um Assets zu empfangen.
review-slots-free = Schon frei: { $count } von { $asked }
review-slots-fee-only = nur die Gebühr, sonst nichts
review-slots-hold = In deinen Slots
review-slots-stay = bleiben bei dir
# Switches between the picture with equal slots as one line, and with each

review-btc-to = An
review-btc-final = Lässt sich nicht zurückholen

review-send-more-assets =
    { $count ->
        [one] und { $count } weiteres Asset
       *[other] und { $count } weitere Assets
    }
review-send-to-output = An einen Output des Empfängers, mit { $amount }
review-send-typed = Von dir eingegeben: Keine Rechnung bestätigt es
review-send-asset = Asset
review-send-asset-named = Asset { $asset }
review-send-same-ticker = Gleicher Ticker wie ein anderes Asset hier
review-send-looks-like = Sieht einem anderen Asset hier ähnlich
review-send-like-bitcoin = Heißt wie Bitcoin, ist aber nicht Bitcoin
review-send-odd-name = Der Name enthält ungewöhnliche Zeichen
review-send-unshown = wie gewünscht: Die Transaktion zeigt es nicht
review-send-riding = { $assets }: nur mitbewegt, kommt zurück
review-send-donation = Kann es nicht angenommen werden, ist es verloren
review-send-acknowledged = Sobald { $recipients ->
        [one] der Empfänger annimmt
       *[other] alle annehmen
    }
review-send-give-up = Keine Antwort: Abbrechen möglich
review-send-recipients =
    { $count ->
        [one] An { $count } Empfänger
       *[other] An { $count } Empfänger
    }
# In the list of several recipients, beside an amount
review-recipient-slot = an dessen Slot
review-recipient-output = an dessen Output, mit { $amount }
review-recipients-fewer = Weniger anzeigen
review-recipients-all =
    { $count ->
        [one] { $count } Empfänger anzeigen
       *[other] Alle { $count } Empfänger anzeigen
    }
review-invoice-expired = Rechnung abgelaufen
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
review-bare-unknown = Ochre kann nicht lesen, was ausgegeben wird.

## Lines of the picture of a transaction

review-line-not-derived = nicht aus deinen Schlüsseln abgeleitet
review-line-yours =
    { $branch ->
        [asset] gehört dir, Assets …/{ $path }
       *[plain] gehört dir, einfach …/{ $path }
    }
review-outputs-slots = Outputs { $first }–{ $last } · { $count } neue Slots
review-outputs-slots-note = deine, je { $size }, Assets { $from }–{ $to }
review-line-rides = wird mitbewegt
review-line-seals = legt fest, wohin die Assets gehen
review-line-data = Daten, die Ochre nicht lesen kann
review-line-blinded = Verborgener Slot des Empfängers
review-line-elsewhere = kein Output dieser Transaktion
review-line-missing = gewünscht, fehlt aber
review-line-your-slot = Dein Slot { $outpoint }
review-line-there-already = schon da, nicht neu
review-line-unnamed-slot = Ein Slot, den niemand genannt hat
review-line-unknown-slot = Nicht als dein Slot bekannt, { $outpoint }
review-line-not-your-slot = Nicht dein Slot, { $outpoint }

## How it came out

review-done-id = Transaktions-ID
review-done-id-unsent = Transaktions-ID, noch nicht im Netzwerk
review-done-checked = Genau das signiert, was du geprüft hast.
review-done-handed-over = Eingereicht

review-btc-sent = Gesendet
review-btc-listed = Als gesendet gemeldet und gelistet. Endgültig, sobald Blöcke bestätigen.
review-btc-unlisted = Der Dienst hat die signierte Zahlung, listet sie aber noch nicht. Lade die Startseite später neu und zahle nicht erneut, bevor du es weißt.

review-slots-made =
    { $count ->
        [one] { $count } Slot ist erstellt
       *[other] { $count } Slots sind erstellt
    }
review-slots-unlisted = Der Dienst hat sie, listet die Slots aber noch nicht. Lade später neu und erstelle sie nicht erneut, bevor du es weißt.
review-slots-ready = In einem Block, bereit für Assets.
review-slots-wait = Der Dienst hat sie. Ausstehend bis zum nächsten Block.
review-slots-fewer = Gelistet: { $listed } von { $made }. Lade nach dem nächsten Block neu.

review-send-unsaid = Noch nicht als gesendet gemeldet. Behandle sie als gesendet: Wer sie hat, kann sie senden.
review-send-waits-all-the-same = Du wolltest sofort senden, aber der Dienst wartet.
review-send-waits = Warten auf den Empfänger. Der Dienst soll danach senden, könnte es aber früher tun.
review-send-without-waiting = Als gesendet gemeldet, ohne zu warten. Nimmt der Empfänger nie an, sind die Assets verloren.

## A transaction that was brought, to be signed here

review-imported-back = Zurück zur Liste
review-imported-pack = { $name } · Signieranfrage, Coins gelistet { $time } · für { $wallet }
review-imported-bare = { $name } · bloße PSBT, ohne Auftrag · für { $wallet }
review-imported-sign = Transaktion signieren
review-imported-away = Beiseitelegen
review-imported-done = Fertig
review-imported-off-key = Kein Schlüssel auf diesem Computer
review-imported-off-questions = Bestätige zuerst oben: { $count }

# What is confirmed one by one
review-questions = Was du einzeln bestätigst
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
review-question-seal = Output { $index } hiervon
review-question-asset-id = Asset { $asset }
review-data = Output { $index } schreibt { $data } in die Blockchain.

# It is signed: what to do with it
review-signed = Die signierte Transaktion
review-signed-at = Signiert { $time }
review-signed-part = Dein Teil ist signiert, jede Signatur verifiziert. Nimm ihn zu den anderen: Wer zuletzt signiert, sendet.
review-signed-whole = Signiert, nirgends gesendet. Bring sie dorthin zurück, woher sie kam.
review-signed-txid = Transaktion
review-signed-save = Signierte PSBT speichern
review-signed-copy = Als Text kopieren
review-signed-codes = Als Codes anzeigen
# Before the buttons for the other forms
review-signed-or = Oder speichern
review-signed-form-base64 = als Text
review-signed-form-unfinalised = nicht finalisiert
review-signed-form-transaction = nur die Transaktion
review-signed-copy-transaction = Transaktion kopieren
review-signed-saved = Gespeichert als { $path }
review-signed-copied = Signierte PSBT ist in der Zwischenablage
review-signed-copied-transaction = Transaktion ist in der Zwischenablage
review-signed-psbt-codes = Die signierte PSBT als Codes
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
        [createSlots] Ob der Dienst sie sendet und diese Coins enthalten, was er meldet.
        [send] Ob der Dienst nur ins Netzwerk sendet, wenn er soll, die Asset-Daten zustellt und diese Inputs richtig meldet.
        [sendBtc] Wem die Adresse gehört, ob der Dienst sie sendet und diese Coins enthalten, was er meldet.
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
        [commitment] Output { $index } · RGB-Verpflichtung
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
        [slots] Ich weiß, was diese Slots enthalten, und will es verlieren
       *[output] Ich weiß, wer das bekommt, und es stimmt
    }
review-part-theirs = Laut dieser PSBT enthalten die Inputs anderer { $amount }: { $count }, signiert { $signed }.
review-question-lost = Ausgegeben, ohne ihre Assets zu bewegen: Was diese Slots enthalten, geht verloren.
