send-title = Senden
send-bitcoin-instead = Stattdessen einfache Bitcoin senden
send-recipients = Empfänger
send-no-asset = Diese Wallet hat noch kein Asset zum Senden.
send-show-fewer = Weniger anzeigen
send-show-all =
    { $count ->
        [one] { $count } Empfänger anzeigen
       *[other] Alle { $count } Empfänger anzeigen
    }
# Read aloud when the number changes.
send-count =
    { $count ->
        [one] { $count } Empfänger in diesem Transfer
       *[other] { $count } Empfänger in diesem Transfer
    }
send-review = Prüfen: { $act }
send-review-empty = Prüfen: senden

## Why it cannot be reviewed yet
send-off-whom = Gib zuerst an, wen du bezahlst.
send-brought =
    { $count ->
        [one] In diesem Formular steht schon { $count } Empfänger
       *[other] In diesem Formular stehen schon { $count } Empfänger
    }
    .why = Soll die neue Rechnung ersetzen, was hier steht, oder zusammen damit bezahlt werden?
    .replace = Ersetzen
    .add = Dazunehmen
send-off-brought = Wähle zuerst: ersetzen oder dazunehmen.
send-remove = Entfernen
send-off-mistakes =
    { $count ->
        [one] { $count } Empfänger kann nicht bezahlt werden: Der Grund steht bei ihm.
       *[other] { $count } Empfänger können nicht bezahlt werden: Die Gründe stehen bei ihnen.
    }
send-off-short = Es würde mehr abgehen, als jetzt verfügbar ist.
send-off-confirmations = „Bestätigungen“ enthält keinen gültigen Wert.

## Adding recipients
send-add = Empfänger hinzufügen
send-whom = Wen du bezahlst
    .else = Wen du außerdem bezahlst
    .hint = Füge eine Rechnung ein, mehrere (eine je Zeile) oder eine Tabelle (CSV: invoice, asset, amount, sats). Du kannst hier auch eine Datei ablegen.
    .empty = Darin gibt es nichts zu lesen.
    .too-long = Das ist länger als die { $count } Zeichen, die auf einmal gelesen werden.
    .too-large = Diese Datei ist zu groß, um nur Rechnungen zu enthalten.
    .read = Lesen
    .reading = Wird gelesen; der Dienst wird gefragt, wie er es liest
send-file = Datei öffnen
    .label = Datei mit Rechnungen
send-by-hand = Ohne Rechnung bezahlen
    .add = Diesen Empfänger hinzufügen
    .off = Beides ist nötig
send-recipient-id = Empfänger-ID
    .placeholder = bc:utxob:… oder bc:wvout:…
    .hint = Ohne Rechnung bestätigt nichts, was du eingibst: Vergleiche es mit dem Empfänger.
send-endpoint = Wohin zustellen
    .hint = Der Ort, an dem der Empfänger die Asset-Daten abholt. Frage ihn danach.
send-unread =
    { $count ->
        [one] { $count } Zeile war nicht lesbar
       *[other] { $count } Zeilen waren nicht lesbar
    }
    .leave-out =
        { $count ->
            [one] Weglassen
           *[other] Weglassen
        }
send-line = Zeile { $line }

## Why a line is no invoice that can be read
send-unreadable-tooLong = Sie ist länger als jede Rechnung.
send-unreadable-characters = Sie enthält Zeichen, die keine Rechnung hat: unsichtbare oder täuschend ähnliche Zeichen oder Leerzeichen.
send-unreadable-scheme = Sie beginnt nicht mit „rgb:“.
send-unreadable-olderLayout = Sie ist von älterer Art, aus der Zeit vor RGB 0.11. Die beiden verstehen einander nicht: bitte um eine Rechnung von RGB 0.11.
send-unreadable-rgb012 = Sie ist von RGB 0.12. Ochre und dein Dienst sprechen RGB 0.11, und die beiden verstehen einander nicht: bitte um eine Rechnung von RGB 0.11.
send-unreadable-parts = Teile davon fehlen, oder es sind zu viele.
send-unreadable-contract = Die Asset-ID enthält einen Tippfehler.
send-unreadable-schema = Das Schema enthält einen Tippfehler.
send-unreadable-amount = Der Betrag ist keine mögliche ganze Zahl.
send-unreadable-query = Was nach dem Fragezeichen steht, ist nicht lesbar.
send-unreadable-duplicateKey = Sie gibt etwas doppelt an, sodass zwei Programme zwei verschiedene Rechnungen lesen könnten.
send-unreadable-expiry = Das Ablaufdatum ist keine Zeitangabe.
send-unreadable-assignmentName = Sie verlangt ein Recht mit einem unmöglichen Namen.
send-unreadable-endpoint = Ein Zustellort ist nicht lesbar.
send-unreadable-credentials = Ein Zustellort enthält einen Benutzernamen oder ein Passwort.
send-unreadable-tooManyEndpoints = Sie nennt mehr als drei Zustellorte.
send-unreadable-form = Die Empfänger-ID hat eine falsche Form.
send-unreadable-network = Die Empfänger-ID nennt kein Netzwerk, das { -ochre } kennt.
send-unreadable-liquid = Sie ist für Liquid, eine andere Blockchain.
send-unreadable-kind = Die Empfänger-ID ist von einer Art, die { -ochre } nicht kennt.
send-unreadable-checksum = Die Empfänger-ID enthält einen Tippfehler: Die Prüfsumme passt nicht.
send-unreadable-scriptType = Der Output des Empfängers ist von einer Art, die { -ochre } nicht kennt.
send-unreadable-padding = Die Empfänger-ID enthält mehr, als sie darf.
send-unreadable-notOnCurve = Niemand könnte den Output des Empfängers je ausgeben: Er ist kein Schlüssel.
send-unreadable-tooMany = Ab hier sind es mehr, als eine Transaktion bezahlen kann. Sie wurden nicht gelesen.
send-unreadable-csvFields = Die Zeile hat mehr oder weniger Zellen als die Kopfzeile.
send-unreadable-csvQuote = Ein Anführungszeichen in der Zeile ist nicht geschlossen oder steht an unmöglicher Stelle.
send-unreadable-csvAsset = Die Asset-ID der Zeile enthält einen Tippfehler.
send-unreadable-csvAssetDiffers = Die Zeile nennt ein anderes Asset als die Rechnung.
send-unreadable-csvAmount = Der Betrag der Zeile ist kein gültiger Betrag.
send-unreadable-csvDecimals = Der Betrag der Zeile hat mehr Nachkommastellen als das Asset.
send-unreadable-csvTooMuch = Der Betrag der Zeile ist größer, als es bei irgendeinem Asset möglich ist.
send-unreadable-csvPrecision = Wie viele Nachkommastellen dieses Asset hat, ist hier nicht bekannt; der Betrag könnte falsch gelesen werden.
send-unreadable-csvAmountDiffers = Die Zeile nennt einen anderen Betrag als die Rechnung.
send-unreadable-csvSats = Die sats der Zeile sind kein Bitcoin-Betrag, den der Output des Empfängers enthalten könnte, oder es gibt keinen Output.
send-unreadable-other = Sie ist nicht lesbar ({ $problem }).
send-unreadable-table = Die Tabelle ist hier nicht lesbar ({ $problem }).

## Why an invoice that reads well is not paid, whatever is chosen
send-refused-otherNetwork = Sie ist für ein anderes Netzwerk als das dieser Wallet.
send-refused-expired = Sie ist abgelaufen. Bitte den Empfänger um eine neue.
send-refused-expiresSoon = Sie läuft in weniger als einer Minute ab, das ist zu kurz. Bitte den Empfänger um eine neue.
send-refused-serviceDiffers = Der Dienst liest sie anders als { -ochre }. Einer von beiden irrt sich, daher wird sie nicht bezahlt.
send-refused-tooManyEndpoints = Sie nennt mehr als drei Zustellorte; der Dienst würde sie ablehnen.
send-refused-endpointRefused = Zugestellt würde so, dass andere unterwegs mitlesen und ändern können. Nicht im Mainnet.
send-refused-noEndpoint = Sie nennt keinen Ort, an den der Dienst zustellen könnte: Der Empfänger würde nie davon erfahren.
send-refused-notAnAmount = Sie verlangt etwas anderes als einen Betrag eines Assets.
send-refused-repeated = Sie steht hier doppelt. Eine von beiden muss weg.
send-refused-ours = Das ist eine Rechnung dieser Wallet selbst.

## What stands against one recipient
send-problem-same = Derselbe Empfänger wie Nummer { $number }. Einer von beiden muss weg.
send-problem-choose = Wähle, was du sendest.
send-problem-no-such-asset = Verlangt wird ein Asset, das diese Wallet nicht hat.
send-problem-how-much = Gib einen Betrag ein.
send-problem-zero = Null lässt sich nicht senden.
send-problem-too-much = Mehr als die { $amount }, die jetzt verfügbar sind.
send-problem-output-sats = Gib an, wie viel Bitcoin der Output des Empfängers enthält.

## What this service would do otherwise
send-service-waits = Dieser Dienst wartet immer auf den Empfänger.
    .todo = Wähle „Auf die Annahme warten“: Dieser Dienst tut das immer.
send-service-unsaid = Dieser Dienst nimmt einen solchen Wunsch nicht entgegen und sendet vielleicht sofort ins Netzwerk.
    .todo = Wähle „Sofort ins Netzwerk senden“: Dieser Dienst tut das vielleicht, was auch immer du wählst.
send-service-one-recipient = Dieser Dienst sendet immer nur an einen Empfänger auf einmal.
send-service-slots-only = Dieser Dienst bezahlt nur Rechnungen auf einen Slot: Bitte um eine verblindete.
send-service-output-alone = Dieser Dienst scheitert an einem Empfänger, der neben anderen einen Output verlangt: Sende an diesen allein.
send-service-rate = Wähle { $rate }: Dieser Dienst kennt keine andere Gebühr.
send-service-depth = Wähle { $count } unter „Mehr“: Dieser Dienst kennt keine andere Tiefe.

## One recipient
send-asks-units = Verlangt { $amount } kleinste Einheiten
send-open-both = Lässt Asset und Betrag offen
send-open-amount = Lässt den Betrag offen
send-take-out = Empfänger { $number } entfernen
send-differs = Was abweicht
    .here = { -ochre } liest
    .service = Der Dienst liest
send-differs-recipient = Empfänger
send-differs-asset = Asset
send-differs-amount = Betrag
send-differs-expiry = Endet
send-differs-endpoints = Zugestellt an
send-differs-answer = Als Ganzes
send-differs-open = offengelassen
send-differs-units = { $amount } kleinste Einheiten
send-asset = Asset
    .choose = Auswählen
send-amount = Betrag
    .hint = { $amount } sind jetzt verfügbar.
    .hint-untold = Wie viel verfügbar ist, meldet der Dienst nicht.
    .all = Alles
    .all-off = Nichts übrig
send-to-slot = An einen Slot, den nur der Empfänger kennt (verblindete Rechnung)
send-to-output = An einen Output des Empfängers
send-to-output-with = An einen Output des Empfängers, mit { $amount }
send-output-sats = Bitcoin im Output des Empfängers
    .hint = Ein Output muss etwas Bitcoin enthalten, um zu existieren. Sie gehen zusammen mit dem Asset an den Empfänger.
send-typed = Von dir eingegeben: Keine Rechnung des Empfängers bestätigt es
send-unheard = Der Dienst hat nicht gemeldet, wie er das liest
send-ends-never = Endet nie
send-ends-over = Abgelaufen
send-ends-in = Noch { $time } gültig
send-ends-far = Weit in der Zukunft: vielleicht ein Versehen des Empfängers

## What the invoice says in full
send-risk-plain = Zustellung an { $host }: nicht verschlüsselt, andere unterwegs können mitlesen und ändern.
send-risk-address = Zustellung an { $host }: angegeben mit einer Nummer oder einem verborgenen Namen, nicht mit einem, den du wiedererkennen könntest.
# A list of what it says follows.
send-unknown = Sie enthält etwas, das { -ochre } nicht kennt und unverändert lässt:
send-details = Rechnungsdetails
    .typed = Vollständig, was du eingegeben hast
    .recipient = Empfänger
    .asset = Asset
    .network = Netzwerk
    .endpoints = Zugestellt an
    .no-endpoint = nirgends angegeben
send-network-mainnet = Mainnet
send-network-testnet3 = Testnet 3
send-network-testnet4 = Testnet 4
send-network-signet = Signet
send-network-customSignet = ein eigenes Signet
send-network-regtest = Regtest

## How it is sent
send-terms = Wie gesendet wird
    .leaves = Was abgeht
    .bitcoin = Dazu Bitcoin
# Below what leaves of an asset: how much can be spent of it.
send-terms-of = von { $amount }
send-broadcast = Wann ins Netzwerk senden
send-broadcast-wait = Nach der Annahme (ACK) ins Netzwerk senden
    .hint = Der Dienst soll die Transaktion erst ins Netzwerk senden, wenn der Empfänger angenommen hat. Er hat deine signierte Transaktion und könnte sie früher senden. Nimmt der Empfänger nie an, kannst du den Transfer abbrechen.
    .hint-several = Der Dienst soll die Transaktion erst ins Netzwerk senden, wenn alle Empfänger angenommen haben. Er hat deine signierte Transaktion und könnte sie früher senden. Nimmt einer nie an, kannst du den Transfer abbrechen.
send-broadcast-at-once = Sofort ins Netzwerk senden (Spende)
    .hint = Ohne auf den Empfänger zu warten. Kann er nicht annehmen, sind die Assets verloren: Niemand kann sie zurückgeben.
    .explain = Was „Sofort ins Netzwerk senden“ bedeutet
send-more = Mehr
send-confirmations = Bestätigungen der ausgegebenen Slots
    .unit = Blöcke
    .hint = Wie tief deine eigenen Slots liegen müssen, bevor sie ausgegeben werden.

## Why the review did not come about
send-no-slot = Dieser Transfer braucht einen freien Slot für das, was zurückkommt
    .text = Was du nicht sendest, kommt zu dir zurück, und keiner deiner Asset-Slots ist frei. Erstelle zuerst einen: Deine Eingaben bleiben erhalten, und du kommst hierher zurück.
    .act = Slots erstellen
    .back = Zurück zum Senden
send-short = Nicht genug { $asset }
    .text = Nötig sind { $needed }, und laut Dienst sind jetzt { $spendable } verfügbar.
    .todo = Sende weniger oder warte, bis das Ausstehende abgeschlossen ist.

## Plain bitcoin
send-btc = Bitcoin senden
    .unable = Der Dienst dieser Wallet sendet nur Assets, keine einfachen Bitcoin.
    .home = Zur Startseite
send-btc-payee = Wen du bezahlst, und wie viel
send-btc-to = Adresse oder Zahlungslink
    .hint = Füge das Ganze ein: eine Adresse oder einen bitcoin:-Link.
send-btc-would-pay = Du würdest zahlen
send-btc-link-whose = Inhaber
send-btc-link-what = Wofür
send-btc-link-words = Diese Worte hat gewählt, wer den Link geschrieben hat: Sie beweisen nichts.
send-btc-compare = Vergleiche die Adresse mit dem Empfänger, auf einem anderen Weg als dem, auf dem sie kam. Eine Zahlung lässt sich nicht zurückholen.
send-btc-amount = Betrag
    .dust = An diese Adresse leitet kein Node weniger als { $amount } weiter.
    .all = Alles
    .all-off = Es gibt nicht genug einfache Bitcoin zum Senden.
send-btc-terms = Was es kostet
    .spendable = Jetzt verfügbar
    .fee = Gebühr, etwa
    .remains = Es bleiben
send-btc-nothing-remains = Es bleiben keine einfachen Bitcoin
send-btc-little-remains = Was bleibt, reicht nicht für einen Slot
send-btc-slot-takes = Ein weiterer Asset-Slot braucht bei diesem Gebührensatz etwa { $amount }. Ankommende Assets brauchen einen freien Slot, ebenso, was beim Senden zurückkommt.
send-btc-review = Prüfen: { $amount } senden
send-btc-review-empty = Prüfen: Bitcoin senden
send-btc-off-none = Es gibt keine einfachen Bitcoin, die gesendet werden könnten.
send-btc-off-refused = An diese Adresse kann nicht gezahlt werden: Der Grund steht dort.
send-btc-off-unread = Die Adresse wurde noch nicht gelesen.
send-btc-off-dust = Sende mindestens { $amount }.
send-btc-off-short = Mehr als vorhanden: Bei diesem Gebührensatz lassen sich höchstens { $amount } senden.

## Why an address or a link is not paid
send-not-payable-form = Das ist keine Bitcoin-Adresse, die { -ochre } kennt. Vielleicht fehlt ein Zeichen oder ist falsch.
send-not-payable-network = Sie gehört zu einem anderen Netzwerk als diese Wallet.
send-not-payable-ours = Das ist eine Adresse dieser Wallet selbst.
send-not-payable-link = Das ist kein lesbarer Zahlungslink.
send-not-payable-asset = Dieser Link verlangt ein RGB-Asset, und Bitcoin an seine Adresse zu zahlen ist nicht dasselbe. Füge die Rechnung, die darin hinter „rgb=“ steht, dort ein, wo Assets gesendet werden. Willst du trotzdem Bitcoin zahlen, füge nur die Adresse ein.
send-not-payable-means = Der Link nennt keine Bitcoin-Adresse, nur andere Zahlungswege wie Lightning. Bitte um eine Adresse.
send-not-payable-needs = Dieser Zahlungslink verlangt etwas, das { -ochre } nicht kennt, und darf ohne das nicht bezahlt werden.
send-not-payable-amountForm = Der Betrag dieses Links ist so geschrieben, dass kein Programm ihn lesen darf. Bitte um einen neuen Link, oder füge nur die Adresse ein und gib den Betrag ein.
send-not-payable-amountTooLarge = Dieser Link verlangt mehr Bitcoin, als es je geben wird. Bitte um einen neuen Link.
send-not-payable-amountTwice = Dieser Link nennt den Betrag zweimal. Frag nach, welcher gilt, füge dann nur die Adresse ein und gib den Betrag ein.
send-not-payable-silentPayment = Das ist eine Silent-Payment-Adresse, und an sie kann { -ochre } nicht zahlen. Bitte um eine gewöhnliche Bitcoin-Adresse.
send-not-payable-paymentName = Das ist ein Zahlungsname oder eine Lightning-Adresse, und { -ochre } kann beide nicht nachschlagen. Bitte um eine Bitcoin-Adresse.
send-not-payable-lightning = Das ist für eine Zahlung über Lightning. Zahle mit einer Lightning-Wallet, oder bitte um eine Bitcoin-Adresse.

send-table = So liest { -ochre } diese Tabelle
    .column = Spalte { $number }
send-table-invoice = Rechnung
send-table-asset = Asset
send-table-amount = Betrag
send-table-sats = Sats für den Output
send-table-other = Nicht gelesen
send-not-read = Hinter der Rechnung stand „{ $text }“. { -ochre } hat es nicht gelesen.
