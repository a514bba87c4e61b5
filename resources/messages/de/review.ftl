## Around every review

review-steps-fill = Ausfüllen
review-steps-sign = Prüfen und signieren
review-steps-result = Ergebnis
review-back-to-form = Zurück zum Formular
review-cancel = Abbrechen
review-prepared = Vorbereitet um { $time }
review-checked = Prüfungen
review-digest = Prüfcode { $digest }: steht für genau das, was diese Seite zeigt. Derselbe Code erscheint, wenn du um Bestätigung gebeten wirst.
review-nothing-signed = Nichts wurde signiert.
review-untouched = Nichts wurde signiert. Deine Schlüssel wurden nicht angerührt.
review-discard = Transaktion verwerfen
review-aborted = Du hast nicht bestätigt
review-aborted-on-screen = Nichts wurde signiert. Du kannst weiterhin signieren oder abbrechen.
review-aborted-on-list = Nichts wurde signiert. Die Transaktion bleibt auf der Liste, und du kannst sie weiterhin signieren.
review-password = Es geht mehr ab, als diese Wallet ohne App-Passwort signieren darf.
review-copy-id = Transaktions-ID kopieren
review-home = Zur Startseite
review-transfers = Zu den Transfers
review-slots = Zu deinen Slots
review-mine = Jetzt Block erzeugen
review-refresh = Neu laden

## Signing. $act is what the button repeats: one of review-act-…

review-sign = Signieren und { $act }
review-act-create-slots =
    { $count ->
        [one] { $count } Slot erstellen
       *[other] { $count } Slots erstellen
    }
review-act-send = senden
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
review-elsewhere = Signiert wird auf einem anderen Computer
review-elsewhere-how = Der Schlüssel dieser Wallet ist nicht hier. Als Nächstes speicherst du, was der andere Computer braucht, oder zeigst es als QR-Codes an. Ochre verifiziert es dort noch einmal, bevor es signiert.

# Why the button is off
review-off-rules = Deine Ausgaberegeln lassen das nicht zu
review-off-password = Gib oben das App-Passwort ein
review-off-unanswered = Entscheide zuerst über das, was nicht verifiziert ist
review-off-mainnet = Ochre kann nicht verifizieren, wohin die Assets gehen, und signiert das im Mainnet nicht. Verwirf die Transaktion und frage den Betreiber des Dienstes

review-signing-start = Signieren beginnt: { $act }
review-signing-snapshot = Deine Coins werden noch einmal geprüft
review-signing-begin = Warten, bis der Dienst die Transaktion erstellt
review-signing-judge = Die Transaktion wird noch einmal verifiziert
review-signing-confirm = Warten auf deine Bestätigung
review-signing-sign = Der Schlüsselprozess signiert
review-signing-verify = Die Signaturen werden verifiziert
review-signing-end = Die signierte Transaktion wird eingereicht
review-signing-read = Das Ergebnis wird gelesen
review-signing-taken = Eingereicht. Das Ergebnis wird gelesen
review-signing-keychain = Warten auf deinen Schlüsselbund
review-signing-perhaps = Vielleicht fragt er in einem anderen Fenster. Nach { $seconds } s wartet Ochre nicht länger.
review-signing-leave = Weiter warten lassen
# Notes at the edge of the window, after one left while the keychain was waited for
review-left-btc = Du wartest nicht mehr. Antwortet dein Schlüsselbund, geht die Zahlung hinaus, und dein Guthaben zeigt es
review-left-send = Du wartest nicht mehr. Antwortet dein Schlüsselbund, erscheint der Transfer hier
review-left-slots = Du wartest nicht mehr. Antwortet dein Schlüsselbund, erscheinen die neuen Slots hier

## What was checked

review-blocked = Blockiert: { $reason }
review-does = Was diese Transaktion tut
review-says = Darin steht
review-unverified = Was nicht verifiziert ist
review-accept =
    { $count ->
        [one] Fortfahren, obwohl das nicht verifiziert ist
       *[other] Fortfahren, obwohl diese { $count } Punkte nicht verifiziert sind
    }
review-fee-unknown = nicht bekannt
review-fee-about = etwa { $rate }
review-rule-stop = Nichts wird signiert.

# Two texts that should be one, above each other: what was asked, and what the transaction says
review-compare-slot = Slot des Empfängers
review-compare-address = Adresse des Empfängers
review-compare-asset = Gewünschtes Asset
review-compare-asset-moved = Bewegt wird
review-compare-payee = Zu bezahlen

## The summary at the side

review-summary = Zusammenfassung
review-summary-what = Was gewünscht ist und was geschieht
review-todo = Was du tun kannst
review-todo-discard = Verwirf die Transaktion und versuche es noch einmal. Ist auch eine zweite falsch, nutze diesen Dienst nicht mehr: Er könnte defekt oder bösartig sein.
review-limit = Was Ochre nicht verifizieren kann
review-limit-slots = Dass der Dienst diese Transaktion nach dem Signieren weitersendet und dass diese Coins enthalten, was er meldet.
review-limit-send = Dass der Dienst die Asset-Daten aufbewahrt und zustellt und dass diese Inputs enthalten, was er meldet.
review-limit-btc = Wem die Adresse gehört, dass der Dienst diese Transaktion weitersendet und dass diese Coins enthalten, was er meldet.
review-limit-bare = Warum sie erstellt wurde und wer ihre Empfänger sind: Sie kam ohne jede Angabe, was gewünscht war. Auch nicht, ob es ihre Coins noch gibt, denn dieser Computer fragt bei niemandem nach.

# Headings, with the amount below
review-you-send = Du sendest
review-to-send = Zu senden
review-you-create = Du erstellst
review-to-create = Zu erstellen

# Names of figures, and what stands below one
review-fee = Gebühr
review-total = Abgang gesamt
review-asked-to-leave = Gewünschter Abgang
review-asked-and-fee = und die Gebühr, nahe bei { $rate }
review-asked-fee-only = nur die Gebühr, nahe bei { $rate }
review-would-leave = Abgang wäre
review-would-leave-unknown = nicht bekannt
review-would-leave-unread = so weit war die Transaktion nicht lesbar
review-would-leave-parts = { $others } an andere, { $fee } Gebühr
review-would-stay = Würde dir bleiben
review-would-return = Würde zurückkommen
review-would-return-nothing = nichts
review-returns = Kommt zurück
review-returns-plain = als einfache Bitcoin
review-assets-unknown = und bei Assets lässt es sich nicht sagen
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
review-slots-free =
    { $count ->
        [one] Gewünscht hast du insgesamt { $asked }; { $count } Slot ist schon frei.
       *[other] Gewünscht hast du insgesamt { $asked }; { $count } Slots sind schon frei.
    }
review-slots-fee-only = nur die Gebühr, sonst nichts
review-slots-hold = In deinen Slots
review-slots-stay = bleiben bei dir
# Switches between the picture with equal slots as one line, and with each
review-slots-together = Slots zusammen
review-slots-each = Jeden Slot anzeigen

review-btc-to = An
review-btc-final = Lässt sich nicht zurückholen

review-send-more-assets =
    { $count ->
        [one] und { $count } weiteres Asset
       *[other] und { $count } weitere Assets
    }
review-send-to-slot = An einen Slot, den nur der Empfänger kennt
review-send-to-output = An einen Output des Empfängers, mit { $amount }
review-send-typed = Von dir eingegeben: Keine Rechnung bestätigt es
review-send-asset = Asset
review-send-asset-named = Asset { $asset }
review-send-same-ticker = Gleicher Ticker wie ein anderes Asset hier
review-send-looks-like = Sieht einem anderen Asset hier ähnlich
review-send-like-bitcoin = Heißt wie Bitcoin, ist aber nicht Bitcoin
review-send-odd-name = Der Name enthält ungewöhnliche Zeichen
review-send-unshown = wie gewünscht; die Transaktion zeigt es nicht
review-send-riding =
    { $count ->
        [one] { $assets } wird nur mitbewegt
       *[other] { $assets } werden nur mitbewegt
    }
review-send-donation = Kann es nicht angenommen werden, ist es verloren
review-send-acknowledged =
    { $recipients ->
        [one] sobald der Empfänger angenommen hat
       *[other] sobald alle Empfänger angenommen haben
    }
review-send-give-up =
    { $recipients ->
        [one] Nimmt er nie an, kannst du den Transfer abbrechen
       *[other] Nimmt einer nie an, kannst du den Transfer abbrechen
    }
review-send-recipients =
    { $count ->
        [one] An { $count } Empfänger
       *[other] An { $count } Empfänger
    }
# In the list of several recipients, beside an amount
review-recipient-slot = an dessen Slot
review-recipient-output = an dessen Output, mit { $amount }
review-recipient-typed = von dir eingegeben
review-recipients-fewer = Weniger anzeigen
review-recipients-all =
    { $count ->
        [one] { $count } Empfänger anzeigen
       *[other] Alle { $count } Empfänger anzeigen
    }
review-invoice-expired = Rechnung abgelaufen
review-invoice-valid = Rechnung noch { $time } gültig

# Of a bare PSBT: headings, with the amount below
review-bare-takes-part = Dein Anteil wäre
review-bare-part = Dein Anteil
review-bare-would-pay = Andere bekämen
review-bare-pays-nobody = Niemand sonst wird bezahlt
review-bare-pays = Andere bekommen
review-bare-yours = Davon gehören dir
review-bare-signed-here =
    { $count ->
        [one] { $count } Coin, hier signiert
       *[other] { $count } Coins, hier signiert
    }
review-bare-others = Von anderen
review-bare-own-word =
    { $count ->
        [one] { $count } Coin, nach eigener Angabe
       *[other] { $count } Coins, nach eigener Angabe
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
review-bare-unknown = Was die Transaktion ausgibt, ist hier nicht erkennbar.

## Lines of the picture of a transaction

review-input-slot = Slot { $outpoint }
    .unnamed = Slot
review-input-stranger = Nicht dein Coin { $outpoint }
    .unnamed = Nicht dein Coin
review-input-coin = Coin { $outpoint }
    .unnamed = Coin
review-line-not-derived = nicht aus deinen Schlüsseln abgeleitet
review-line-yours =
    { $branch ->
        [asset] gehört dir, Assets …/{ $path }
       *[plain] gehört dir, einfach …/{ $path }
    }
review-output-plainBitcoin = Output { $index } · einfache Bitcoin
review-output-assetSlot = Output { $index } · neuer Slot
review-output-commitment = Output { $index } · RGB-Commitment
review-output-recipient = Output { $index } · Empfänger
review-output-change = Output { $index } · zurück an dich
review-output-stranger = Output { $index } · keine deiner Adressen
review-output-own = Output { $index } · beim Empfänger
review-output-own-of = Output { $index } · bei Empfänger { $place }
review-outputs-slots = Outputs { $first }–{ $last } · { $count } neue Slots
review-outputs-slots-note = deine, je { $size }, Assets { $from }–{ $to }
review-line-rides = wird mitbewegt
review-line-seals = legt fest, wohin die Assets gehen
review-line-data = nicht verstandene Daten
review-line-blinded = Slot des Empfängers, verblindet
review-line-blinded-of = Slot von Empfänger { $place }, verblindet
review-line-elsewhere = kein Output dieser Transaktion
review-line-missing = gewünscht, darin aber nicht gefunden
review-line-your-slot = Dein Slot { $outpoint }
review-line-there-already = schon vorhanden: kein Output hiervon
review-line-unnamed-slot = Ein Slot, den niemand genannt hat
review-line-unknown-slot = Nicht als dein Slot bekannt, { $outpoint }
review-line-not-your-slot = Nicht dein Slot, { $outpoint }

## How it came out

review-done-id = Transaktions-ID
review-done-id-unsent = Transaktions-ID, noch nicht im Netzwerk
review-done-checked = Signiert wurde genau, was du geprüft hast. Ochre hat jede Signatur vor dem Einreichen verifiziert.
review-done-signed = Signiert und eingereicht
review-done-handed-over = Eingereicht
review-done-fee = Gezahlte Gebühr

review-btc-sent = Gesendet
review-btc-listed = Der Dienst hat deine Zahlung ins Netzwerk gesendet, und seine Liste deiner Coins zeigt sie. Endgültig ist sie, sobald Blöcke sie enthalten.
review-btc-listed-soon = Der Dienst hat deine Zahlung ins Netzwerk gesendet, und seine Liste deiner Coins zeigt sie. Endgültig ist sie, sobald Blöcke sie enthalten: Der nächste kommt in { $time }.
review-btc-unlisted = Der Dienst hat die signierte Zahlung angenommen, seine Liste deiner Coins zeigt sie aber noch nicht. Lade in einer Weile auf der Startseite neu. Zahle nicht noch einmal, bevor du Gewissheit hast.
review-btc-paid-to = Bezahlt an
review-btc-amount = Betrag
review-btc-returned = Zurückgekommen

review-slots-made =
    { $count ->
        [one] { $count } Slot ist erstellt
       *[other] { $count } Slots sind erstellt
    }
review-slots-unlisted = Der Dienst hat die signierte Transaktion angenommen, listet ihre Slots aber noch nicht auf. Lade deine Slots in einer Weile neu. Erstelle sie nicht noch einmal, bevor du Gewissheit hast.
review-slots-ready =
    { $count ->
        [one] Er ist in einem Block und bereit, Assets zu empfangen.
       *[other] Sie sind in einem Block und bereit, Assets zu empfangen.
    }
review-slots-wait = Der Dienst hat die signierte Transaktion angenommen. Ihre Outputs erscheinen bis zum nächsten Block als { $coming }.
review-slots-wait-soon = Der Dienst hat die signierte Transaktion angenommen. Ihre Outputs erscheinen bis zum nächsten Block, in { $time }, als { $coming }.
review-slots-coming = ausstehend
review-slots-fewer = Der Dienst listet { $listed } der { $made } Slots auf, die die Transaktion erstellt. Sieh nach dem nächsten Block noch einmal nach.
review-slots-free-now = Jetzt freie Slots

review-send-waiting = Eingereicht, wartet auf den Empfänger
review-send-broadcast = Eingereicht, laut Dienst ins Netzwerk gesendet
review-send-unsaid = Der Dienst hat deine Transaktion angenommen, meldet aber noch nicht, ob sie ins Netzwerk gesendet ist. Lade neu, um es zu sehen. Betrachte sie als gesendet: Wer sie hat, kann sie ins Netzwerk senden.
review-send-waits-all-the-same = Sie sollte sofort ins Netzwerk gesendet werden, der Dienst wartet aber trotzdem.
review-send-waits =
    { $recipients ->
        [one] Der Dienst hat deine signierte Transaktion und bietet dem Empfänger die Asset-Daten an. Der Dienst soll die Transaktion erst ins Netzwerk senden, wenn der Empfänger angenommen hat. Der Dienst könnte sie aber auch früher senden. Bis dahin sind die ausgegebenen Slots reserviert.
       *[other] Der Dienst hat deine signierte Transaktion und bietet den Empfängern die Asset-Daten an. Der Dienst soll die Transaktion erst ins Netzwerk senden, wenn alle Empfänger angenommen haben. Der Dienst könnte sie aber auch früher senden. Bis dahin sind die ausgegebenen Slots reserviert.
    }
review-send-without-waiting =
    { $recipients ->
        [one] Der Dienst meldet, dass er deine Transaktion ohne zu warten ins Netzwerk gesendet hat. Blöcke bestätigen sie auch dann, wenn der Empfänger nie annimmt: Dann ist das Gesendete verloren.
       *[other] Der Dienst meldet, dass er deine Transaktion ohne zu warten ins Netzwerk gesendet hat. Blöcke bestätigen sie auch dann, wenn die Empfänger nie annehmen: Dann ist das Gesendete verloren.
    }
review-send-to-leave = Wird abgehen
review-send-left = Abgegangen
review-send-no-answer =
    { $recipients ->
        [one] Falls keine Antwort kommt
       *[other] Falls einer nie annimmt
    }
review-send-no-answer-todo = unter „Transfers“ abbrechen

## A transaction that was brought, to be signed here

review-imported-back = Zurück zur Liste
review-imported-pack = { $name } · Signieranfrage, Coins gelistet { $time } · für { $wallet }
review-imported-bare = { $name } · reine PSBT: keine Angabe, was gewünscht war · für { $wallet }
review-imported-sign = Transaktion signieren
review-imported-sign-confirmed = Bestätigtes signieren
review-imported-signing = Signieren beginnt: diese Transaktion
review-imported-signing-confirmed = Signieren beginnt: was du bestätigt hast
review-imported-sign-it = Signieren
review-imported-away = Beiseitelegen
review-imported-done = Fertig
review-imported-off-key = Hier gibt es keinen Schlüssel zum Signieren
review-imported-off-rules = Deine Ausgaberegeln lassen es nicht zu, siehe oben
review-imported-off-questions =
    { $count ->
        [one] Bestätige zuerst oben noch { $count } Punkt
       *[other] Bestätige zuerst oben noch { $count } Punkte
    }
review-rival-out = Eine andere mit denselben Coins liegt anderswo zum Signieren
review-rival-signed = Eine andere mit denselben Coins wurde hier signiert
review-rival-out-since = Hinausgegangen { $time }: { $txid } Nur eine der beiden kann bestätigt werden, und wer beide hat, entscheidet, welche.
review-rival-signed-since = Signiert { $time }: { $txid } Nur eine der beiden kann bestätigt werden, und wer beide hat, entscheidet, welche.

# What is confirmed one by one
review-questions = Was du einzeln bestätigst
review-questions-count =
    { $count ->
        [one] { $count } Punkt, den hier niemand verlangt hat
       *[other] { $count } Punkte, die hier niemand verlangt hat
    }
review-agree-part = Das ist mit den anderen vereinbart: nur meinen Teil signieren
review-agree-output = Ich weiß, wer das ist, und es stimmt
review-agree-data = Ich weiß, was das ist
review-agree-asset = Ich weiß, wer das ist, und es stimmt
review-agree-slots = Ich weiß, was dort liegt, und will es verlieren
review-part = Nur meinen Teil signieren: { $ours } von { $all } Inputs.
review-part-others =
    { $count ->
        [one] { $count } Input, laut dieser PSBT { $amount }, gehört anderen.
       *[other] { $count } Inputs, laut dieser PSBT { $amount }, gehören anderen.
    }
review-part-others-signed =
    { $count ->
        [one] { $count } Input, laut dieser PSBT { $amount }, gehört anderen; { $signed } davon ist schon signiert.
       *[other] { $count } Inputs, laut dieser PSBT { $amount }, gehören anderen; schon signiert: { $signed }.
    }
review-part-yours = Deine Coins enthalten
review-part-gain = Du erhältst
review-part-leaves = Du gibst ab, inklusive Gebühr
review-part-covers = Deine Signatur deckt jeden Input, Betrag und Output so ab, wie er hier steht. Weicht einer der anderen ab, ist sie wertlos, und die Gebühr kann nicht steigen. Die Transaktion kommt erst zustande, wenn auch die anderen signiert haben.
review-part-id-open = Ein Input der anderen ist von älterer Art, daher kann sich ihre ID noch ändern.
# An address, or a script in hex, stands below
review-question-output = Output { $index } zahlt { $amount } an
review-question-script = Skript { $script }
# The data stand below; and where bitcoin lies there, what is burnt
review-question-data = Output { $index } schreibt für immer in die Blockchain:
review-question-burns = und vernichtet { $amount }: Niemand kann sie je ausgeben.
review-question-slots =
    { $count ->
        [one] Dieser Slot wird ausgegeben, ohne die Assets darauf zu bewegen: Was dort liegt, ist verloren.
       *[other] Diese Slots werden ausgegeben, ohne die Assets darauf zu bewegen: Was dort liegt, ist verloren.
    }
review-question-slots-empty = Ochre weiß von keinem Asset dort. Niemand hier kann sagen, dass es keines gibt.
# An address, an output's short name, or the one below stands below
review-question-asset = { $amount } gehen an
review-question-seal = Output { $index } hiervon
review-question-asset-id = Asset { $asset }
review-data = Output { $index } schreibt { $data } in die Blockchain.

# It is signed: what to do with it
review-signed = Die signierte Transaktion
review-signed-at = Signiert { $time }
review-signed-part = Dein Teil davon. Jede deiner Signaturen wurde hier verifiziert. Die Transaktion ist nicht vollständig: Gib sie weiter an alle, die die anderen Inputs signieren. Wer als Letzter signiert, schließt sie ab und sendet sie.
review-signed-whole = Jede Signatur wurde hier verifiziert. Bringe die Transaktion dorthin zurück, wo sie herkam. Ochre sendet sie nirgendwohin.
review-signed-again = Wer dieselbe noch einmal importiert, erhält dieselben Bytes.
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
review-signed-other-wallets = Andere Wallets, die eine PSBT aus Codes lesen ({ $first }, { $second } oder BBQr), können diese auch lesen.
