### Assets senden, und einfache Bitcoin senden.

send-recipients = Empfänger
send-show-fewer = Weniger anzeigen
send-show-all = Alle { $count } anzeigen
# Read aloud when the number changes.
send-count = Empfänger: { $count }
send-review = Prüfen
send-leaves = Verlässt deine Wallet
send-plus-fee = + Gebühr
    .about = + { $fee } Gebühr

## Why it cannot be reviewed yet
send-off =
    { $why ->
        [whom] Füge zuerst eine Rechnung oder Adresse ein
        [unread] Lies oder leere zuerst das Feld
        [expired] Entferne zuerst die abgelaufene Rechnung
       *[mistakes] Berichtige die markierten Empfänger.
    }
send-remove = Entfernen

## What came while something is in the form
send-both =
    { $count ->
        [2] Beide Rechnungen bezahlen?
       *[other] Alle { $count } Rechnungen bezahlen?
    }
    .text = { $here } steht schon im Formular. Neu: { $new }.
    .cancel = Abbrechen
    .all =
        { $count ->
            [2] Beide bezahlen
           *[other] Alle bezahlen
        }
    .new = Nur die neue

## Adding recipients
send-whom = Zahlen an
    .else = Empfänger hinzufügen
    .placeholder = Rechnung oder Adresse
    .hint = Ochre liest sie, sobald du sie einfügst.
    .too-long = Höchstens { $count } Zeichen auf einmal.
    .too-large = Diese Datei ist zu groß für Rechnungen.
    .reading = Wird gelesen
send-ways = Mehr
    .note = Datei, Tabelle, ohne Rechnung
send-file = Datei wählen
    .label = Datei mit Rechnungen
    .hint = Eine Rechnung je Zeile, oder eine CSV: invoice, asset, amount, sats.
send-by-hand = Empfänger hinzufügen
    .off = Gib zuerst beides ein
send-recipient-id = Empfänger-ID, ohne Rechnung
    .hint = Keine Rechnung bestätigt, was du eingibst. Vergleiche es mit dem Empfänger.
send-endpoint = RGB-Proxy des Empfängers
send-unread = Nicht lesbare Zeilen: { $count }
    .leave-out = Überspringen
send-line = Zeile { $line }

## Why a line is no invoice that can be read
send-unreadable =
    { $problem ->
        [scheme] Weder Rechnung noch Adresse: Rechnungen beginnen mit „rgb:“.
        [version] Von einer anderen RGB-Version. Bitte um eine Rechnung von RGB 0.11.
        [duplicateKey] Ein Feld steht zweimal da.
        [tooMany] Zu viele für eine Transaktion. Ab hier nicht gelesen.
        [csvCells] Zu viele oder zu wenige Zellen, oder ein falsches Anführungszeichen.
        [csvAsset] Das Asset ist falsch geschrieben oder nicht das der Rechnung.
        [csvAmount] Kein Betrag dieses Assets, oder nicht der der Rechnung.
        [csvPrecision] Die Nachkommastellen dieses Assets sind unbekannt.
        [csvSats] Der Output des Empfängers kann diese Sats nicht enthalten, oder es gibt keinen.
       *[other] Nicht lesbar. Kopiere erneut alles, oder bitte um eine neue. ({ $code })
    }

## Why an invoice that reads well is not paid, whatever is chosen
send-expired = Nicht bezahlbar: { $what }
send-refused-expired = Diese Rechnung ist { $time } abgelaufen. Bitte um eine neue.
send-refused =
    { $refusal ->
        [otherNetwork] Für ein anderes Netzwerk als das dieser Wallet.
        [expiresSoon] Läuft binnen einer Minute ab. Bitte um eine neue.
        [serviceDiffers] Der Dienst liest diese Rechnung anders. Ochre bezahlt sie nicht.
        [endpointRefused] Andere könnten die Asset-Daten unterwegs lesen und ändern. Ochre bezahlt das im Mainnet nicht.
        [noEndpoint] Keine Adresse für die Asset-Daten. Bitte um eine andere Rechnung.
        [repeated] Steht doppelt da. Entferne eine.
        [ours] Deine eigene Rechnung. Du kannst dich nicht selbst bezahlen.
       *[unfit] Kein Dienst kann diese Rechnung bezahlen. Bitte um eine andere.
    }

## What stands against one recipient
send-problem-same = Derselbe Empfänger wie Nummer { $number }. Entferne einen.
send-problem =
    { $what ->
        [choose] Wähle ein Asset.
        [unlisted] Du hast dieses Asset nicht.
        [sats] Gib die Bitcoin für den Output des Empfängers ein.
       *[amount] Gib einen Betrag ein.
    }
send-problem-too-much = Mehr als die { $amount }, die du jetzt ausgeben kannst.

## What this service would do otherwise
send-service =
    { $what ->
        [waits] Dieser Dienst wartet immer auf den Empfänger.
        [unsaid] Dieser Dienst sendet vielleicht sofort ins Netzwerk, egal was du wählst.
        [one] Dieser Dienst sendet nur an einen Empfänger auf einmal.
        [slots] Dieser Dienst bezahlt nur verblindete Rechnungen. Bitte um eine.
       *[alone] Bezahle die Witness-Rechnung einzeln: Dieser Dienst kann sie nicht mit anderen verbinden.
    }
send-service-depth = Setze „Bestätigungen“ auf { $count }: Dieser Dienst kennt keine andere Zahl.

## One recipient
send-asks-units = { $amount } Einheiten
send-open-both = Asset und Betrag offen
send-open-amount = Betrag offen
send-take-out = Empfänger { $number } entfernen
send-differs = Unterschiede
    .here = Ochre liest
    .service = Der Dienst liest
send-differs-answer = Als Ganzes
send-differs-open = offen
send-asset =
    .choose = Auswählen
send-amount =
    .hint = Du kannst { $amount } ausgeben.
    .hint-untold = Der Dienst meldet nicht, wie viel du ausgeben kannst.
    .all = Alles
    .all-off = Nichts übrig
send-to-slot = An den verborgenen Slot des Empfängers
send-to-output = An den Output des Empfängers
send-output-sats = Bitcoin für den Output des Empfängers
    .hint = Gehen mit dem Asset an den Empfänger.
send-typed = Von dir eingegeben, keine Rechnung bestätigt es
send-unheard = Der Dienst hat nicht gemeldet, wie er das liest
send-ends-never = Läuft nie ab
send-ends-far = Ungewöhnlich spät: vielleicht ein Versehen des Empfängers

## What the invoice says in full
send-risk-plain = Die Asset-Daten gehen unverschlüsselt an { $host }: Andere können sie lesen und ändern.
send-risk-address = Die Asset-Daten gehen an { $host }: eine Nummer oder ein verborgener Name, den du nicht erkennst.
# A list of what it says follows.
send-unknown = Ochre unbekannt, bleibt unverändert:
send-not-read = Nicht gelesen, hinter der Rechnung: „{ $text }“
send-details =
    .recipient = Empfänger
    .network = Netzwerk
    .endpoints = RGB-Proxy
    .no-endpoint = keiner
send-network =
    { $network ->
        [mainnet] Mainnet
        [testnet3] Testnet 3
        [testnet4] Testnet 4
        [signet] Signet
        [customSignet] Eigenes Signet
       *[regtest] Regtest
    }

## How it is sent
send-options = Optionen
send-broadcast = Ins Netzwerk senden
send-broadcast-wait = Sobald der Empfänger annimmt
    .note = Wartet auf den Empfänger
    .hint = Der Dienst soll erst senden, wenn der Empfänger annimmt. Er könnte es früher tun.
send-broadcast-at-once = Jetzt
    .hint = Sendet, ohne zu warten. Kann der Empfänger nicht annehmen, sind die Assets verloren.
    .explain = Bedeutung von „Jetzt“
send-confirmations = Bestätigungen
    .unit = Blöcke
    .hint = So viele brauchen deine Slots, um ausgegeben zu werden.
    .note =
        { $count ->
            [one] { $count } Bestätigung
           *[other] { $count } Bestätigungen
        }
send-remains = Übrig: { $rest } von { $all }

## Why the review did not come about
send-no-slot = Dein Wechselgeld braucht einen freien Slot
    .text = Ochre behält dieses Formular.
    .back = Zurück zum Senden
send-short = Nicht genug { $asset }
    .text = Nötig sind { $needed }. Jetzt verfügbar: { $spendable }.
    .todo = Sende weniger oder warte, bis das Ausstehende abgeschlossen ist.

## Plain bitcoin
send-btc = Bitcoin
    .unable = Der Dienst dieser Wallet sendet nur Assets, keine einfachen Bitcoin.
    .apart = Sende Bitcoin getrennt, ohne Assets.
    .home = Zur Startseite
send-btc-to = An diese Adresse
send-btc-coins =
    { $count ->
        [one] Nur { $count } ausgewählter Coin
       *[other] Nur { $count } ausgewählte Coins
    }
    .any = Beliebige Coins nutzen
send-btc-link-whose = Bezeichnung
send-btc-link-what = Nachricht
send-btc-link-words = Wer den Link erstellt hat, hat diese Texte gewählt. Sie beweisen nichts.
send-btc-compare = Vergleiche sie mit der des Empfängers. Eine Zahlung ist unwiderruflich.
send-btc-options-note = Gespeicherte Gebührensätze
    .left = { $amount } bleiben übrig
send-btc-remaining =
    { $how ->
        [none] Keine einfachen Bitcoin bleiben übrig
       *[little] Zu wenig bleibt für einen Slot
    }
send-btc-slot-takes = Ein weiterer Slot kostet etwa { $amount }. Du brauchst einen freien für ankommende Assets und Wechselgeld.
send-btc-off-none = Du hast keine einfachen Bitcoin zum Senden.
send-btc-off-short = Bei diesem Gebührensatz kannst du höchstens { $amount } senden.

## Why an address or a link is not paid
send-not-payable =
    { $why ->
        [form] Keine Bitcoin-Adresse. Vielleicht fehlt ein Zeichen oder ist falsch.
        [network] Eine Adresse eines anderen Netzwerks als dem dieser Wallet.
        [ours] Eine Adresse dieser Wallet.
        [link] Dieser Zahlungslink ist nicht lesbar.
        [asset] Dieser Link verlangt ein Asset. Füge die Rechnung hinter „rgb=“ ein, oder für Bitcoin nur die Adresse.
        [needs] Dieser Link verlangt etwas, das Ochre nicht kennt. Bitte um einen anderen.
        [amount] Der Betrag des Links ist nicht lesbar. Füge nur die Adresse ein und gib den Betrag ein.
        [twice] Diese Adresse steht schon in der Zahlung.
        [nobody] Füge einen Empfänger hinzu, oder wähle Münzen zum Zusammenlegen.
       *[otherWay] Ochre zahlt nicht auf diesem Weg. Bitte um eine Bitcoin-Adresse.
    }

send-table = So liest Ochre diese Tabelle
    .column = Spalte { $number }
send-table-sats = Sats
send-table-other = Nicht gelesen
send-add-recipient = Empfänger hinzufügen
send-btc-merge = Coins zusammenlegen
send-btc-child = Ein gewählter Coin wartet auf einen Block. Die Gebühr dieser Transaktion zahlt auch für jene: Wähle eine hohe Rate.
