### What the asset data of a transfer shows: the consignment that its sender left, validated from the genesis of the asset.

history-title = Asset-Daten
history-before = Der Server mit den Daten erfährt, dass du fragst und für welche Empfänger-ID.
history-verify = Asset-Daten verifizieren
history-save = Asset-Daten speichern
history-saved = Gespeichert als { $path }
history-name-server = Bitcoin-Server hinzufügen

## Its state, in a word and in a sentence.

history-chip-to-self = An dich selbst
# $mined of $count transactions.
history-chip =
    { $state ->
        [proved] Verifiziert
        [refused] Abgelehnt
        [pending] Wartet auf einen Block
        [absent] Noch keine
        [unreachable] Keine Antwort
        [fetched] Nicht verifiziert
       *[unasked] Unbestätigt
    }
# In lists, of what came in: its asset data is verified.
history-chip-received = Empfangen
history-chip-reported = Gemeldet
history-chip-differs = Stimmt nicht überein
history-absent = Noch keine Asset-Daten gefunden. Lade später neu. Ist die Zahlung für dich, frag den Absender.
history-unreachable = Der Server mit den Asset-Daten hat nicht geantwortet. Lade neu.
history-fetched = Die Asset-Daten sind da, noch nicht verifiziert.
history-refused = Diese Asset-Daten verletzen eine Regel von RGB. Betrachte diesen Transfer nicht als empfangen.
history-refused-unread = Der eingebaute Dienst kann diese Daten nicht lesen. Betrachte diesen Transfer nicht als empfangen.
history-refused-stands = Der Absender kann sie nicht ersetzen: Erstelle eine neue Rechnung.
history-unasked = Halten RGBs Regeln ein, sind aber in keinem Block bestätigt. Füge zum Prüfen einen Bitcoin-Server hinzu.
history-notMined = Halten RGBs Regeln ein, aber dein Bitcoin-Server zeigt nur für { $mined } von { $count } Transaktionen Blöcke.
history-pending = Halten RGBs Regeln ein. Dein Bitcoin-Server zeigt noch keinen Block mit der letzten Transaktion: Sie kann noch ersetzt werden.
history-reorganised = Nicht mehr verifiziert: Das Netzwerk hat einen Block ersetzt. Lade neu.
history-proved = Ab der Ausgabe verifiziert, bis zu Blöcken, die Ochre geprüft hat. Transaktionen: { $count }.

## What stands beside it.

# $ago is “4 min ago” or “just now”.
history-blinded = Ochre kann erst beim Ausgeben verifizieren, dass der Slot dir gehört.
history-other-amount = Der Dienst meldet einen anderen Betrag als die Asset-Daten. Verlass dich nicht darauf: Frag den Betreiber.
    .title = Beträge stimmen nicht
history-other-names = Gemeldet als { $told }, herausgegeben als { $issued }. Ochre liest Beträge wie herausgegeben. Frag den Betreiber.
    .title = Namen stimmen nicht

## Why it is refused, and what to tell the sender.

history-reason =
    { $reason ->
        [unreadable] Beschädigt oder von unbekannter Form.
        [schema] Unbekannte Art von Asset, oder Ausgabe gegen ihre Regeln. Frag den Absender, welche Wallet es herausgab.
        [network] Ein anderes Bitcoin-Netzwerk.
        [asset] Ein anderes Asset. Nenne dem Absender die erwartete Asset-ID.
        [recipient] Zahlt an jemand anderen oder eine andere Rechnung.
        [amount] Ein anderer Betrag als vereinbart.
        [ended] Der eingebaute Dienst ist beim Lesen zweimal gescheitert.
        [unshown] Deinem Bitcoin-Server fehlt eine der Transaktionen. Lade später neu.
        [to-self] Deine eigene Transaktion. Niemand hat dir gezahlt, egal was der Dienst meldet.
        [earlier] Älter als deine Rechnung: bezahlt etwas anderes. Zähle sie nicht erneut.
       *[rule] Etwas wurde zweimal ausgegeben, entstand aus nichts oder fehlt in seiner Transaktion.
    }
# To be copied and sent by the person. $code is a word as RECIPIENT.
history-message = Nachricht an den Absender
    .text = Meine Wallet hat die Asset-Daten für meine Rechnung abgelehnt (Grund { $code }, Empfänger-ID { $recipient }). Sende diese Transaktion nicht ins Netzwerk, falls noch nicht geschehen. Ich schicke eine neue Rechnung.
