### Warum eine Transaktion abgelehnt wird: was sie bewirken würde, mit den gefundenen Zahlen. Die übrigen Worte dazu stehen in refusal.ftl.

## Assets

reason-wrong-asset = { $asset } sollte gesendet werden, würde sich aber nicht bewegen.
reason-extra-asset = { $asset } würde sich bewegen, ohne dass du es verlangt hast.
reason-burn = { $asset } auf einem ausgegebenen Slot würde zerstört.
reason-amount = Ein Empfänger bekäme { $given } statt { $asked }.
reason-recipient-output = Der eigene Output eines Empfängers fehlt oder steht zweimal darin.
reason-recipient-nothing = Ein Empfänger bekäme nichts statt { $amount }.
reason-recipient-times = Ein Empfänger würde { $asset } { $times }-mal statt einmal bekommen.
reason-recipient-unnamed = { $amount } gingen an einen Slot, den kein Empfänger nannte.
reason-balance = Hinein: { $in }, hinaus: { $out }. { $how ->
        [less] { $lost } würden zerstört.
       *[more] Entweder die Liste deiner Slots oder diese Transaktion ist falsch.
    }
reason-inputs-else = Etwas anderes als { $asset } auf den ausgegebenen Slots würde sich bewegen.
reason-inputs = { $asset } auf den ausgegebenen Slots: { $moved } von { $places } Stellen bewegen sich.
reason-branch = Dein Wechselgeld ginge an eine Adresse für einfache Bitcoin, die keine Assets halten kann.

## Inputs and outputs

reason-output-size = Der Output eines Empfängers würde { $given } statt { $agreed } enthalten.
reason-output-missing = Der Output eines Empfängers mit { $agreed } fehlt.
reason-change-spread = Dein Wechselgeld käme auf { $count } Outputs verteilt.

## What was asked cannot be met: the first, and one of the others

reason-asked = Keine Transaktion kann das Gewünschte leisten. { $problem ->
        [num] Prüfe die Zahl der Slots.
        [sizeSats] Prüfe die Slot-Größe.
        [rateSatsPerVb] Prüfe den Gebührensatz.
        [minConfirmations] Prüfe die Bestätigungen.
        [recipients] Prüfe die Zahl der Empfänger.
        [recipientId] Ein Empfänger ist nicht lesbar.
        [network] Ein Empfänger ist in einem anderen Netzwerk.
        [invoice] Eine Rechnung passt nicht zu deiner Eingabe.
        [witnessSats] Prüfe die Bitcoin, die mit dem Asset gehen.
        [assetId] Prüfe das Asset.
        [duplicate] Ein Empfänger kommt doppelt vor.
        [address] Prüfe die Adresse.
        [ours] Die Adresse ist deine eigene.
       *[amount] Prüfe die Beträge.
    }

## Against what this wallet knows of itself. $coin is an output by its short name; $other the beginning of another transaction's id.

reason-list-denies = Der Dienst meldet, dass { $coin } { $list } enthält, dein eigener verifizierter Stand zeigt aber { $book }. Lade neu. Bleibt es so, nutze diesen Dienst nicht mehr.
reason-holds-none = kein { $asset }
reason-invoice-slot = { $coin } ist von deiner offenen Rechnung reserviert: Eine Zahlung darauf ginge verloren. Warte auf die Zahlung oder prüfe die Rechnung.
reason-invoice-script = Dein Wechselgeld ginge an { $address }, wo deine offene Rechnung eine Zahlung erwartet, und sähe so aus. Brich die Rechnung ab oder beginne neu.
reason-state = { $asset } würde sich in einer Form bewegen, die es nicht hat: Keine Wallet nimmt das an, also ginge es verloren.
reason-unsettled = { $asset } auf { $coin } ist nicht abgeschlossen. Kommt es nie an, ist alles damit Bewegte verloren. Warte, bis es abgeschlossen ist.
reason-change = { $asset } ginge zurück an { $where ->
        [spentHere] einen Slot, den diese Transaktion ausgibt, und wäre verloren
        [holdsNoAssets] einen Output von dir, der kein Asset-Slot ist
        [noSuchOutput] einen Output, den es nicht gibt, und wäre verloren
       *[unknown] einen Output, den Ochre nicht als deinen Slot kennt. Betrachte es als abgegangen
    }.
reason-input =
    { $problem ->
        [plainBitcoin] Deine einfachen Bitcoin würden ausgegeben. Ein Asset-Transfer zahlt seine Gebühr aus Slots.
        [onlyOtherAssets] Ein Slot mit nur anderen Assets würde unnötig ausgegeben.
       *[notNeeded] Ein leerer Slot würde unnötig ausgegeben, auf deine Kosten.
    }
reason-used = { $coin } ist { $how ->
        [spent] ausgegeben
       *[reserved] reserviert
    } durch eine andere Transaktion von dir{ $other }. { $how ->
        [spent] Lade neu und versuche es erneut.
       *[reserved] Beende oder verwirf zuerst diese auf der Startseite.
    }
reason-frozen = Du hast { $coin } eingefroren. Taue den Coin unter Bitcoin bei Coins auf, um ihn auszugeben.
