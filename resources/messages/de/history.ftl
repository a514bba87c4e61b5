### What the asset data of a transfer shows: the consignment that its sender left, validated from the genesis of the asset.

history-title = Asset-Daten
history-before = Der Absender hinterlegt die Asset-Daten dort, wo die Rechnung es sagt. Ochre kann sie ab der ersten Herausgabe des Assets verifizieren.
history-before-learns = Nach dem Neuladen tut Ochre das von selbst. Der Server dort erfährt, dass du fragst, und für welche Empfänger-ID.
history-verify = Asset-Daten verifizieren
history-verify-again = Erneut verifizieren
history-save = Als Datei speichern
history-saved = Gespeichert als { $path }
history-name-server = Bitcoin-Server angeben

## Its state, in a word and in a sentence.

history-chip-absent = Noch nichts hinterlegt
history-chip-unreachable = Nicht erreicht
history-chip-fetched = Noch nicht verifiziert
history-chip-refused = Abgelehnt
history-chip-to-self = An dich selbst
history-chip-unasked = Regeln eingehalten
# $mined of $count transactions.
history-chip-notMined = { $mined } von { $count } in Blöcken
history-chip-pending = Wartet auf einen Block
history-chip-proved = Verifiziert
history-chip-reorganised = Nicht mehr verifiziert
# In lists, of what came in: its asset data is verified.
history-chip-received = Empfangen
history-chip-reported = Gemeldet
history-chip-differs = Stimmt nicht überein
history-absent = Noch wurden keine Asset-Daten hinterlegt. Ochre sieht nach dem Neuladen wieder nach. Kommt nichts, frage den Absender, ob er sie zugestellt hat.
history-unreachable = Der Server, auf dem die Asset-Daten hinterlegt werden, hat nicht geantwortet. Ochre weiß nicht, was dort liegt, und versucht es nach dem Neuladen erneut.
history-fetched = Die Asset-Daten sind hier. Ochre hat sie noch nicht verifiziert.
history-refused = Diese Asset-Daten verletzen eine Regel von RGB. Betrachte diesen Transfer nicht als empfangen.
history-refused-unread = Dein eigener Dienst liest diese Asset-Daten nicht. Betrachte diesen Transfer nicht als empfangen.
history-refused-stands = Was für eine Rechnung zuerst hinterlegt wird, bleibt: Der Absender kann es nicht ersetzen. Du brauchst eine neue Rechnung.
history-unasked =
    { $count ->
        [one] Die Asset-Daten halten alle Regeln ein. Noch hat kein Bitcoin-Server von dir ihre Transaktion in einem Block gezeigt.
       *[other] Die Asset-Daten halten alle Regeln ein. Noch hat kein Bitcoin-Server von dir ihre { $count } Transaktionen in Blöcken gezeigt.
    }
history-notMined =
    { $count ->
        [one] Die Asset-Daten halten alle Regeln ein, aber dein Bitcoin-Server hat keinen Block mit ihrer Transaktion gezeigt.
       *[other] Die Asset-Daten halten alle Regeln ein, aber zu { $unshown } ihrer { $count } Transaktionen hat dein Bitcoin-Server keinen Block gezeigt.
    }
history-pending = Die Asset-Daten halten alle Regeln ein. Dein Bitcoin-Server hat noch keinen Block mit ihrer letzten Transaktion gezeigt, sie kann also noch ersetzt werden. Ochre verifiziert sie nach dem nächsten Block erneut.
history-reorganised = Sie waren verifiziert, aber das Netzwerk hat einen Block ersetzt, auf dem das beruht. Ochre verifiziert sie nach dem Neuladen erneut.
history-proved =
    { $count ->
        [one] Verifiziert ab der ersten Herausgabe des Assets: Die Transaktion ist in einem Block, den Ochre geprüft hat.
       *[other] Verifiziert ab der ersten Herausgabe des Assets: Alle { $count } Transaktionen sind in Blöcken, die Ochre geprüft hat.
    }

## What stands beside it.

history-asset = Asset
history-asset-id = Asset-ID
history-given-you = Du empfängst
history-given-them = Empfangen wird
history-transactions = Transaktionen
history-left-at = Hinterlegt bei { $host }.
# $ago is “4 min ago” or “just now”.
history-looked-at = Nachgesehen { $ago }.
history-blinded = Bis du es ausgibst, kann Ochre nicht verifizieren, dass der Slot dir gehört: Nur der Dienst weiß, welcher es ist.
history-code = Code des Grundes:
history-other-amount = Der Dienst meldet einen anderen Betrag, als die Asset-Daten ergeben. Verlass dich nicht auf den gemeldeten Betrag, und frage den Betreiber des Dienstes.
    .title = Die Beträge stimmen nicht überein
history-other-names = Angegeben als { $told }, aber herausgegeben als { $issued }. Ochre liest Beträge nach den Angaben der Herausgabe. Frage den Betreiber des Dienstes.
    .title = Der Dienst nannte dieses Asset anders, als es herausgegeben wurde

## Why it is refused, and what to tell the sender.

history-reason-unreadable = Ochre kann sie nicht lesen: Sie sind beschädigt oder in einer Form, die keine bekannte Wallet erzeugt. Bitte den Absender, erneut an eine neue Rechnung zu senden.
history-reason-schema = Ochre kennt Assets dieser Art nicht, oder die Herausgabe verletzt die Regeln ihrer Art. Frage den Absender, welche Wallet es herausgegeben hat.
history-reason-network = Sie gehören zu einem anderen Bitcoin-Netzwerk. Bitte den Absender, in deinem zu senden.
history-reason-asset = Sie gehören zu einem anderen Asset, wie auch immer es heißt. Nenne dem Absender die Asset-ID, die du erwartest.
history-reason-recipient = Sie bezahlen jemand anderen oder eine andere Rechnung. Bitte den Absender, die Rechnung zu prüfen und an eine neue zu senden.
history-reason-amount = Sie ergeben einen anderen Betrag als vereinbart. Frage den Absender, bevor du weitermachst.
history-reason-ended = Sie halten jede Regel ein, die Ochre kennt, aber dein eigener Dienst ist beim Lesen zweimal abgestürzt; darum werden sie nicht gelesen. Bitte den Absender, erneut an eine neue Rechnung zu senden.
history-reason-unshown = Ihr Verlauf nennt eine Transaktion, ohne sie zu zeigen, und dein Indexer hat keine mit dieser ID. Ochre kann ihm nicht folgen und fragt bei jeder Aktualisierung erneut.
history-reason-to-self = Diese Transaktion ist deine eigene: Sie bringt dein Wechselgeld zurück oder zahlt an dich selbst. Niemand hat dich bezahlt, was der Dienst auch meldet.
history-reason-earlier = Diese Zahlung ist älter als deine Rechnung und bezahlt etwas anderes. Zähle sie nicht noch einmal, was der Dienst auch meldet.
history-reason-rule = Ihr Verlauf ist ungültig: Etwas wurde doppelt ausgegeben, aus dem Nichts geschaffen oder steht nicht in der genannten Transaktion. Nenne dem Absender den Code des Grundes.
# To be copied and sent by the person. $code is a word as RECIPIENT.
history-message = Nachricht an den Absender
    .text = Meine Wallet hat die Asset-Daten zu meiner Rechnung abgelehnt (Grund { $code }, Empfänger-ID { $recipient }). Bitte sende die Transaktion nicht ins Netzwerk, falls das noch nicht geschehen ist. Du bekommst von mir eine neue Rechnung.
