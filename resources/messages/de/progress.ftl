## The name of one
progress-title-unreadable = Eine Transaktion, deren Anfang nicht mehr lesbar ist
progress-title-slots =
    { $count ->
        [one] { $count } Slot erstellen
       *[other] { $count } Slots erstellen
    }
progress-title-bitcoin-hidden = Bitcoin senden
progress-title-bitcoin = { $amount } senden
progress-title-send =
    { $recipients ->
        [1] { $assets } senden
       *[other] { $assets } an { $recipients } Empfänger senden
    }
progress-title-send-many = { $assets } Assets an { $recipients } Empfänger senden

## Its state, on a chip
progress-state-notSigned = Nicht signiert
progress-state-away = Wartet auf Signatur
progress-state-signing = Wird signiert
progress-state-signed = Signiert, nicht gesendet
progress-state-handingOver = Wird eingereicht
progress-state-noAnswer = Ausgang unbekannt
progress-state-refused = Vom Dienst abgelehnt
progress-state-handedOver = Eingereicht
progress-state-seen = Wartet auf einen Block

## What happened. $ago is “4 min ago” or “just now”.
progress-story-notSigned = Die Transaktion wurde { $ago } vorbereitet und nicht signiert.
progress-story-away = Die Transaktion ging { $ago } hinaus, um auf einem anderen Computer signiert zu werden.
progress-story-signing = Die Signatur wird gerade erstellt.
progress-story-signed = Du hast die Transaktion { $ago } signiert, und sie wurde nicht eingereicht.
progress-story-handingOver = Die Transaktion wird eingereicht, begonnen { $ago }. Es kam noch keine Antwort.
progress-story-noAnswer = Die Transaktion wurde eingereicht, und es kam keine Antwort.
progress-story-other-named = Die Transaktion wurde { $ago } eingereicht, und der Dienst meldet, dass er eine andere angenommen hat, { $txid }….
progress-story-none-fits = Die Transaktion wurde { $ago } eingereicht. Keine Antwort des Dienstes passt: { $reason }.
# A sentence about the refresh follows.
progress-story-taken = Der Dienst hat die Transaktion { $ago } angenommen.
progress-story-taken-send = Der Dienst hat die Transaktion { $ago } angenommen und wartet auf den Empfänger.
progress-story-taken-unlisted = Der Dienst hat die Transaktion { $ago } angenommen, seine Liste zeigt sie aber noch nicht.
progress-story-seen = Der Dienst zeigt die Transaktion, erstmals { $ago }.
progress-story-refused = Der Dienst hat die Transaktion { $ago } abgelehnt: { $reason }.
progress-story-refused-bare = Der Dienst hat die Transaktion { $ago } abgelehnt und keinen Grund genannt.

## What is true because of that
progress-truth-away = Nichts wird ausgegeben, bevor sie zurückkommt und du sie einreichst. Bis dahin tritt nichts anderes an ihre Stelle.
progress-truth-here = Nichts davon hat diesen Computer verlassen, und nichts kann damit ausgegeben werden.
progress-truth-signed = Der Dienst hat sie nicht. Ihre Coins bleiben frei, bis sie eingereicht ist.
progress-truth-handingOver = Sie kann angekommen sein. Was dasselbe noch einmal bezahlen würde, wird abgelehnt, bis das klar ist.
progress-truth-other-named =
    { $looks ->
        [0] Deine wurde vielleicht gesendet, vielleicht nicht. Signiere nichts Neues mit diesem Dienst, bis das klar ist.
        [one] Deine wurde vielleicht gesendet, vielleicht nicht: Seither wurde der Dienst { $looks } Mal gefragt und listet nichts davon auf. Signiere nichts Neues mit diesem Dienst, bis das klar ist.
       *[other] Deine wurde vielleicht gesendet, vielleicht nicht: Seither wurde der Dienst { $looks } Mal gefragt und listet nichts davon auf. Signiere nichts Neues mit diesem Dienst, bis das klar ist.
    }
progress-truth-noAnswer =
    { $looks ->
        [0] Der Dienst hat sie vielleicht, vielleicht nicht. Was dasselbe noch einmal bezahlen würde, wird abgelehnt, bis das klar ist.
        [one] Der Dienst hat sie vielleicht, vielleicht nicht: Seither wurde er { $looks } Mal gefragt und listet nichts davon auf. Was dasselbe noch einmal bezahlen würde, wird abgelehnt, bis das klar ist.
       *[other] Der Dienst hat sie vielleicht, vielleicht nicht: Seither wurde er { $looks } Mal gefragt und listet nichts davon auf. Was dasselbe noch einmal bezahlen würde, wird abgelehnt, bis das klar ist.
    }
progress-truth-refused =
    { $looks ->
        [0] Der Dienst hat, was du signiert hast, und könnte es noch ins Netzwerk senden. Was dasselbe noch einmal bezahlen würde, wird abgelehnt.
        [one] Der Dienst hat, was du signiert hast, und könnte es noch ins Netzwerk senden: Seither wurde er { $looks } Mal gefragt und listet nichts davon auf. Was dasselbe noch einmal bezahlen würde, wird abgelehnt.
       *[other] Der Dienst hat, was du signiert hast, und könnte es noch ins Netzwerk senden: Seither wurde er { $looks } Mal gefragt und listet nichts davon auf. Was dasselbe noch einmal bezahlen würde, wird abgelehnt.
    }
progress-truth-handedOver = Wer sie hat, kann sie noch ins Netzwerk senden.
progress-truth-seen = Endgültig ist sie, sobald Blöcke sie enthalten.
progress-truth-from-backup = Sie stammt aus einem Backup: Wo es erstellt wurde, ist sie vielleicht schon eingereicht oder ersetzt worden. { -ochre } sieht in der Blockchain und bei ihren Coins nach, bevor sie von hier hinausgeht.
progress-truth-expired = Eine ihrer Rechnungen ist inzwischen abgelaufen.
progress-never-refused = Laut Dienst nimmt er sie nie an, hat sie aber und könnte sie noch ins Netzwerk senden. Wenn Ochre einmal nachgesehen und nichts davon gefunden hat, verwirf sie und bitte den Empfänger um eine neue Rechnung.
progress-never-spent = Eine andere Transaktion hat einen ihrer Coins ausgegeben, sie kann also nicht mehr bestätigt werden. Wenn Ochre einmal nachgesehen und nichts davon gefunden hat, verwirf sie.
progress-truth-elsewhere = Sie wurde mit { $service } begonnen: Verbinde diese Wallet wieder damit, um fortzufahren.

## Why the same bytes do not go again yet. $when is “at 12:04” or “on 3 Mar, 12:04”.
progress-not-yet = Sie kann angekommen sein. Erneut einreichen kannst du sie, nachdem noch einmal nachgesehen wurde.
progress-not-yet-looks =
    { $looks ->
        [one] Sie kann angekommen sein. Erneut einreichen kannst du sie, nachdem noch { $looks } Mal nachgesehen wurde.
       *[other] Sie kann angekommen sein. Erneut einreichen kannst du sie, nachdem noch { $looks } Mal nachgesehen wurde.
    }
progress-not-yet-time = Sie kann angekommen sein. Erneut einreichen kannst du sie frühestens { $when }.
progress-not-yet-looks-and-time =
    { $looks ->
        [one] Sie kann angekommen sein. Erneut einreichen kannst du sie, nachdem noch { $looks } Mal nachgesehen wurde, und frühestens { $when }.
       *[other] Sie kann angekommen sein. Erneut einreichen kannst du sie, nachdem noch { $looks } Mal nachgesehen wurde, und frühestens { $when }.
    }

## What a look told, in a passing note
progress-became-open = Der Dienst meldet weiterhin nichts davon
progress-became-settled = Die Transaktion ist durchgegangen
progress-became-failed = Laut Dienst ist sie fehlgeschlagen
progress-became-cancelled = Du hast sie abgebrochen
progress-became-dropped = Die Transaktion wurde verworfen
progress-handed-over = Eingereicht
progress-dropped = Verworfen

## Another transaction stands in the way, by its state: what happened, and what to do
progress-live-away =
    .happened = Eine Transaktion dieser Wallet ging hinaus, um anderswo signiert zu werden, und ist vielleicht schon signiert.
    .todo = Importiere die signierte PSBT oder verwirf die Transaktion zuerst, unter „Laufende Vorgänge“.
progress-live-signed =
    .happened = Eine Transaktion dieser Wallet ist signiert und wurde noch nicht eingereicht.
    .todo = Reiche sie zuerst ein oder verwirf sie, unter „Laufende Vorgänge“.
progress-live-handingOver =
    .happened = Eine Transaktion dieser Wallet wird gerade eingereicht, und es gibt noch keine Antwort.
    .todo = Warte darauf. Bleibt es so, sieh unter „Laufende Vorgänge“ nach.
progress-live-accepted =
    .happened = Eine Transaktion dieser Wallet wurde eingereicht und wartet. Eine zweite könnte doppelt bezahlen oder die erste aufheben.
    .todo = Warte, bis sie abgeschlossen ist, oder brich sie unter „Transfers“ ab.
progress-live-handedOver =
    .happened = Eine Transaktion dieser Wallet wurde eingereicht, und es kam keine Antwort. Bis klar ist, was daraus wurde, könnte eine zweite doppelt bezahlen oder die erste aufheben.
    .todo = Sieh unter „Laufende Vorgänge“ nach und lass { -ochre } erneut nachsehen, bevor du eine weitere beginnst.
progress-live-refused =
    .happened = Der Dienst hat eine Transaktion dieser Wallet abgelehnt, hat aber, was du signiert hast, und könnte es noch ins Netzwerk senden.
    .todo = Sieh unter „Laufende Vorgänge“ nach: Verwirf sie, oder reiche sie erneut ein, wenn das angeboten wird, bevor du eine weitere beginnst.
progress-live-givenUp =
    .happened = Ein Transfer an denselben Empfänger wurde abgebrochen, und wer ihn hat, könnte ihn noch ins Netzwerk senden. Folgen darf nur einer, der einen Coin des ersten ausgibt. So kann höchstens einer bestätigt werden. Der Dienst hat einen anderen erstellt.
    .todo = Versuche es erneut, sobald diese Coins frei sind, oder bitte den Empfänger um eine neue Rechnung.
progress-live-broadcast =
    .happened = Der Dienst meldet, dass eine Transaktion von dir durchgegangen ist, und bietet ihre Coins erneut an: Eines von beiden stimmt nicht.
    .todo = Lade neu und signiere nichts mit diesem Dienst, bis du Gewissheit hast.
progress-live-settled =
    .happened = Der Dienst meldet, dass eine Transaktion von dir abgeschlossen ist, und bietet ihre Coins erneut an: Eines von beiden stimmt nicht.
    .todo = Lade neu und signiere nichts mit diesem Dienst, bis du Gewissheit hast.

## The card on Home
progress-unfinished = Laufende Vorgänge
progress-unfinished-unreadable = Was daraus wurde, ist hier nicht bekannt: Lade neu und sieh unter „Transfers“ nach, bevor du jemanden noch einmal bezahlst.
progress-transaction = Transaktion { $txid }
progress-bring-back = Signierte PSBT importieren
progress-look = Erneut nachsehen
progress-hand-over = Transaktion einreichen
progress-hand-over-again = Dieselbe Transaktion erneut einreichen
progress-resume = Erneut vorbereiten
progress-drop = Transaktion verwerfen

## An invoice or an issue that waits for slots
progress-waiting-none = Dafür braucht es freie Slots.
progress-waiting-notSubmitted = Die Slots dafür sind noch nicht eingereicht.
progress-waiting-unconfirmed = Die Slots dafür warten auf einen Block.
progress-waiting-there = Die Slots dafür wurden erstellt.
progress-waiting-unsure = Ochre weiß noch nicht, was aus den Slots dafür wurde.
progress-waiting-ended = Die Slots dafür sind nicht entstanden. Erstelle neue.
progress-waiting-open = Formular öffnen

## Entries of a list that main cannot read
progress-unreadable =
    { $count ->
        [one] { $count } Eintrag ist nicht lesbar
       *[other] { $count } Einträge sind nicht lesbar
    }
# A sentence about what to do next follows.
progress-unreadable-stays =
    { $count ->
        [one] Er bleibt im Datenordner; sonst ist nichts betroffen.
       *[other] Sie bleiben im Datenordner; sonst ist nichts betroffen.
    }
progress-unreadable-names = Was nicht lesbar ist
progress-unreadable-more = und noch { $count }
