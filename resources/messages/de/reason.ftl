### Warum eine Transaktion abgelehnt wird: was sie bewirken würde, mit den gefundenen Zahlen. Die übrigen Worte dazu stehen in refusal.ftl.

## Assets

reason-wrong-asset = Was gesendet werden soll, würde nicht bewegt: { $asset }.
reason-extra-asset = Die Transaktion würde { $asset } bewegen, was nicht gesendet werden soll.
reason-burn = Von einem ausgegebenen Slot würde { $asset } nirgendwohin bewegt und damit zerstört.
reason-amount = Ein Empfänger bekäme { $given } statt { $asked }.
reason-recipient-output = Der eigene Output eines Empfängers fehlt oder steht zweimal darin.
reason-recipient-nothing = Ein Empfänger bekäme nicht { $amount }, sondern nichts.
reason-recipient-times = Ein Empfänger würde { $asset } { $times }-mal statt einmal bekommen.
reason-recipient-unnamed = An einen Slot, den keiner deiner Empfänger genannt hat, ginge { $amount }.
reason-change-spent =
    { $known ->
        [amount] Die Transaktion würde { $asset } an einen Slot zurückgeben, den sie selbst ausgibt. Das ginge verloren.
       *[name] Die Transaktion würde den Rest von { $asset } an einen Slot zurückgeben, den sie selbst ausgibt. Er ginge verloren.
    }
reason-change-no-slot =
    { $known ->
        [amount] Die Transaktion würde { $asset } an einen deiner Outputs zurückgeben, der kein Asset-Slot ist.
       *[name] Die Transaktion würde den Rest von { $asset } an einen deiner Outputs zurückgeben, der kein Asset-Slot ist.
    }
reason-change-no-output =
    { $known ->
        [amount] Die Transaktion würde { $asset } an einen Output zurückgeben, den es nicht gibt. Das ginge verloren.
       *[name] Die Transaktion würde den Rest von { $asset } an einen Output zurückgeben, den es nicht gibt. Er ginge verloren.
    }
reason-change-unknown =
    { $known ->
        [amount] Die Transaktion würde { $asset } an etwas zurückgeben, das Ochre nicht als einen deiner Asset-Slots kennt. Rechne damit, dass es abgeht.
       *[name] Die Transaktion würde den Rest von { $asset } an etwas zurückgeben, das Ochre nicht als einen deiner Asset-Slots kennt. Rechne damit, dass er abgeht.
    }
reason-balance-less = Hinein ginge { $in }, heraus käme { $out }: Zerstört würde { $lost }.
reason-balance-more = Hinein ginge { $in }, heraus käme { $out }: Die Liste deiner Slots oder diese Transaktion ist falsch.
reason-inputs-else = Die Transaktion würde nicht das { $asset } bewegen, das auf den ausgegebenen Slots liegt, sondern etwas anderes.
reason-inputs =
    { $places ->
        [one]
            { $moved ->
                [one] Auf den ausgegebenen Slots liegt { $asset } an { $places } Stelle, und { $moved } davon wird bewegt.
               *[other] Auf den ausgegebenen Slots liegt { $asset } an { $places } Stelle, und { $moved } davon werden bewegt.
            }
       *[other]
            { $moved ->
                [one] Auf den ausgegebenen Slots liegt { $asset } an { $places } Stellen, und { $moved } davon wird bewegt.
               *[other] Auf den ausgegebenen Slots liegt { $asset } an { $places } Stellen, und { $moved } davon werden bewegt.
            }
    }
reason-branch = Was zu dir zurückkommt, ginge an eine Adresse für einfache Bitcoin, auf der kein Asset liegen kann.

## Inputs and outputs

reason-output-size = Der Output eines Empfängers würde { $given } statt { $agreed } enthalten.
reason-output-missing = Der eigene Output eines Empfängers, der { $agreed } enthalten sollte, fehlt.
reason-change-spread =
    { $count ->
        [one] Was zu dir zurückkommt, würde auf { $count } Output statt auf einen verteilt.
       *[other] Was zu dir zurückkommt, würde auf { $count } Outputs statt auf einen verteilt.
    }
reason-input-plain = Die Transaktion würde einfache Bitcoin von dir ausgeben. Beim Senden von Assets wird die Gebühr aus den Slots bezahlt.
reason-input-other-assets = Die Transaktion würde einen Slot ausgeben, der nur andere Assets enthält. Nichts von dem, was gewünscht ist, braucht ihn.
reason-input-unneeded = Die Transaktion würde einen leeren Slot ausgeben, der nicht nötig ist, und du würdest dafür bezahlen.

## What was asked cannot be met: the first, and one of the others

reason-asked = Keine Transaktion kann das erfüllen, was gewünscht ist.
reason-check-slots = Prüfe die Zahl der Slots.
reason-check-slot-size = Prüfe die Größe der Slots.
reason-check-rate = Prüfe den Gebührensatz.
reason-check-confirmations = Prüfe die Bestätigungen.
reason-check-recipients = Prüfe die Zahl der Empfänger.
reason-check-recipient = Prüfe die Empfänger: Einer ist nicht lesbar.
reason-check-network = Prüfe die Empfänger: Einer gehört zu einem anderen Netzwerk.
reason-check-invoice = Prüfe die Rechnungen: Eine gibt etwas anderes an.
reason-check-bitcoin = Prüfe die Bitcoin, die mit dem Asset mitgehen.
reason-check-asset = Prüfe das Asset.
reason-check-amounts = Prüfe die Beträge.
reason-check-duplicate = Prüfe die Empfänger: Einer ist zweimal genannt.
reason-check-address = Prüfe die Adresse.
reason-check-amount = Prüfe den Betrag.
reason-check-own-address = Prüfe die Adresse: Es ist deine eigene.

## Against what this wallet knows of itself. $coin is an output by its short name; $other the beginning of another transaction's id.

reason-list-denies = Der Coin { $coin } enthält laut Dienst { $list }; deine eigenen Aufzeichnungen belegen { $book }. Lade neu und versuche es erneut. Meldet der Dienst dasselbe, nutze ihn nicht für diese Wallet.
reason-holds-none = kein { $asset }
reason-spent = Die Transaktion nutzt den Coin { $coin }, den eine andere deiner Transaktionen schon ausgegeben hat. Lade neu und versuche es erneut.
reason-spent-by = Die Transaktion nutzt den Coin { $coin }, den deine Transaktion { $other }… schon ausgegeben hat. Lade neu und versuche es erneut.
reason-reserved = Die Transaktion nutzt den Coin { $coin }, der für eine andere deiner Transaktionen reserviert ist. Schließe jene zuerst auf der Startseite ab oder verwirf sie dort.
reason-reserved-by = Die Transaktion nutzt den Coin { $coin }, der für deine Transaktion { $other }… reserviert ist. Schließe jene zuerst auf der Startseite ab oder verwirf sie dort.
reason-invoice-slot = Eine offene Rechnung von dir wartet auf { $coin }: Was auf sie gezahlt wird, ginge verloren. Warte auf die Zahlung oder kümmere dich zuerst um diese Rechnung.
reason-invoice-script = Sie legt dein Wechselgeld auf { $address }, wo eine offene Rechnung von dir eine Zahlung erwartet. Dein Wechselgeld sähe wie diese Zahlung aus. Storniere die Rechnung oder fordere eine neue Transaktion an.
reason-state = { $asset } würde in einer Form bewegt, die dieses Asset nicht hat. Keine Wallet würde das annehmen, und es ginge verloren.
reason-unsettled = { $asset } auf { $coin } ist noch nicht abgeschlossen: Kommt es nie an, geht alles verloren, was mit ihm bewegt wird. Warte, bis es abgeschlossen ist, und sende dann.
