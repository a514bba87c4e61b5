## The name of one
progress-title-unreadable = Eine nicht lesbare Transaktion
progress-title-slots = Slots erstellen: { $count }
progress-title-bitcoin-hidden = Bitcoin senden
progress-title-bitcoin = { $amount } senden
progress-title-send = Senden: { $recipients ->
        [1] { $assets }
       *[other] { $assets } an { $recipients } Empfänger
    }

## Its state, on a chip

## What happened. $ago is “4 min ago” or “just now”.
# A sentence about the refresh follows.

## What is true because of that

## Why the same bytes do not go again yet. $when is “at 12:04” or “on 3 Mar, 12:04”.
progress-not-yet = Der Dienst hat sie vielleicht. Reiche dieselbe Transaktion erneut ein: { $moments }.
progress-not-yet-looks =
    { $looks ->
        [one] nach einem weiteren Neuladen
       *[other] nach { $looks } weiteren Neuladen
    }
progress-not-yet-time = frühestens { $when }

## What a look told, in a passing note

## Another transaction stands in the way, by its state: what happened, and what to do

## The card on Home
progress-unfinished = Laufende Vorgänge
progress-unfinished-unreadable = Ausgang unbekannt. Lade neu und prüfe „Transfers“, bevor du wieder jemanden bezahlst.
progress-transaction = Transaktion { $txid }
progress-bring-back = Signierte PSBT importieren
progress-look = Neu laden
progress-hand-over = Transaktion einreichen
progress-hand-over-again = Erneut einreichen
progress-resume = Erneut vorbereiten
progress-drop = Transaktion verwerfen

## An invoice or an issue that waits for slots
progress-waiting-open = Formular öffnen

## Entries of a list that main cannot read
progress-unreadable =
    { $count ->
        [one] { $count } nicht lesbarer Eintrag
       *[other] { $count } nicht lesbare Einträge
    }
# A sentence about what to do next follows.
progress-unreadable-stays = Im Datenordner gespeichert. Sonst ist nichts betroffen.
progress-state =
    { $state ->
        [notSigned] Nicht signiert
        [away] Wartet auf Signatur
        [signing] Wird signiert
        [signed] Signiert, nicht eingereicht
        [handingOver] Wird eingereicht
        [noAnswer] Ausgang unbekannt
        [refused] Vom Dienst abgelehnt
        [handedOver] Eingereicht
       *[seen] Wartet auf Bestätigung
    }
progress-story =
    { $story ->
        [notSigned] Vorbereitet { $ago }.
        [away] Signieranfrage exportiert { $ago }.
        [signed] Signiert { $ago }.
        [handingOver] Einreichen begann { $ago }, noch keine Antwort.
        [seen] Vom Dienst erstmals gelistet { $ago }.
        [noAnswer] Eingereicht, keine Antwort.
        [otherNamed] Eingereicht { $ago }. Der Dienst meldet, dass er eine andere erhielt, { $more }….
        [noneFits] Eingereicht { $ago }. Die Antwort des Dienstes passt nicht: { $more }.
        [taken] Der Dienst hat sie { $ago } erhalten.
        [takenSend] Der Dienst hat sie { $ago } erhalten und wartet auf den Empfänger.
        [takenUnlisted] Der Dienst hat sie { $ago } erhalten und listet sie noch nicht.
        [refused] Abgelehnt { $ago }: { $more }.
        [refusedUntold] Abgelehnt { $ago }, ohne Grund.
       *[signing] Ochre signiert sie.
    }
progress-truth =
    { $truth ->
        [here] Bisher nur auf diesem Computer.
        [away] Nichts wird ausgegeben, bis du sie importierst und einreichst.
        [signed] Der Dienst hat sie nicht. Die Coins sind nicht reserviert, bis du sie einreichst.
        [handingOver] Der Dienst hat sie vielleicht. Bis das klar ist, lehnt Ochre alles ab, was dasselbe erneut zahlen würde.
        [otherNamed] Deine wurde vielleicht gesendet. Signiere nichts Neues mit diesem Dienst, bis du es weißt.
        [refused] Der Dienst hat deine signierte Transaktion und könnte sie noch ins Netzwerk senden. Ochre lehnt alles ab, was dasselbe erneut zahlen würde.
        [handedOver] Wer sie hat, kann sie noch ins Netzwerk senden.
        [looks] Seither neu geladen, nicht gelistet: { $looks }×
        [fromBackup] Aus einem Backup: Das andere Gerät hat sie vielleicht eingereicht oder ersetzt. Ochre prüft zuerst die Blockchain.
        [expired] Eine ihrer Rechnungen ist abgelaufen.
        [neverRefused] Der Dienst sagt, dass er sie nie annimmt, hat sie aber. Findet ein Neuladen nichts, verwirf sie und bitte um eine neue Rechnung.
        [neverSpent] Eine andere Transaktion gab einen ihrer Coins aus: Sie kann nicht bestätigt werden. Findet ein Neuladen nichts, verwirf sie.
        [elsewhere] Begonnen mit { $service }: Verbinde diese Wallet wieder dort.
       *[seen] Endgültig, sobald Blöcke sie bestätigen.
    }
progress-became =
    { $became ->
        [settled] Der Dienst meldet sie als abgeschlossen
        [failed] Der Dienst meldet sie als fehlgeschlagen
        [cancelled] Du hast sie abgebrochen
        [dropped] Transaktion verworfen
       *[open] Der Dienst listet sie noch nicht
    }
progress-waiting =
    { $slots ->
        [none] Braucht freie Slots.
        [notSubmitted] Slots noch nicht eingereicht.
        [unconfirmed] Slots warten auf einen Block.
        [there] Slots erstellt.
        [ended] Slots nicht erstellt. Erstelle sie erneut.
       *[unsure] Ausgang der Slots unbekannt.
    }
