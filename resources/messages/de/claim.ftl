claim-checked = Prüfungen

## Outcomes: the one word for each, and their sum below a review (“2 verified”)

claim-outcome-proved = Verifiziert
claim-outcome-onTrust = Gemeldet
claim-outcome-notProved = Nicht verifiziert
claim-outcome-contradicts = Stimmt nicht
claim-passed =
    { $count ->
        [one] { $count } Prüfung bestanden
       *[other] { $count } Prüfungen bestanden
    }
claim-tally-onTrust = { $count } nur gemeldet
claim-tally-notProved =
    { $accepted ->
        [yes] { $count } nicht verifiziert, von dir angenommen
       *[no] { $count } nicht verifiziert
    }
claim-tally-contradicts = Stimmt nicht: { $count }

## Where nothing better is known of a claim. $claim is a whole sentence of this file; $name a name in the code.

claim-unknown = Ochre kann das nicht verifizieren: { $claim }
claim-unnamed = Geprüft: { $name }.

## Of every transaction

claim-readable = Ochre hat alles gelesen.
claim-inputs-ours = Gibt nur deine Coins aus.
claim-amounts-listed = Beträge, wie { $teller ->
        [pack] die Signieranfrage
       *[service] der Dienst
    } sie um { $time } auflistete. Ist einer falsch, ist die Signatur ungültig.
claim-amounts-own = Beträge, wie Ochre sie aufzeichnete. Ist einer falsch, ist die Signatur ungültig.
claim-inputs-unlisted = { -ochre } kann { $what ->
        [amounts] diese Beträge
       *[assets] den Inhalt dieser Inputs
    } mit keiner eigenen Liste vergleichen.
claim-fee-below = Die Gebühr beträgt { $fee }, etwas weniger als die gewünschten { $rate }.
# Another rate than the one asked for
claim-fee-at = Die Gebühr beträgt { $fee } bei { $rate }{ $as ->
        [asked] , wie gewünscht
       *[other] { "" }
    }.
# $above: by how much; $rate: the one asked for
claim-fee-above = Die Gebühr liegt { $above } über den gewünschten { $rate }: { $because ->
        [noChange] für Wechselgeld blieb zu wenig
       *[estimate] im Rahmen dessen, was Ochre zulässt
    }.
claim-fee-unknown = Ochre kann die Gebühr nicht erkennen.
claim-fee-otherwise = Die Gebühr wäre { $fee }. Gewünscht waren { $rate }, etwa { $asked }.
claim-signature-form = Deine Signatur deckt die ganze Transaktion ab. Jede Änderung macht sie ungültig.
claim-lock-none = Keine Sperrzeit verzögert sie.
claim-lock-by-date = Ab Block { $height } möglich, spätestens etwa am { $day }.
claim-lock-unknown = Ab Block { $height } möglich. Keine andere Sperre verzögert sie.

## To be known beside a claim that is verified

claim-note-fee = Die Schätzung des Dienstes lässt das Commitment aus, wie bei älteren Diensten. Die Bestätigung kann etwas länger dauern.
claim-note-keychain = Dein Wechselgeld geht an Zweig { $keychain }, dieser Dienst beobachtet den anderen. Eine andere Wallet mit deiner Phrase findet es, auch Ochre, wenn die Verbindung Zweig { $keychain } nennt.
claim-note-look-through = Deine Adresse liegt weiter hinten, als die meisten Wallets suchen. Nach dem Wiederherstellen muss eine andere die ersten { $addresses } durchsuchen. Ochre tut es.
claim-note-search = Wenn du signierst, durchsucht Ochre ab jetzt { $addresses } Adressen. Mache ein neues Backup: Es enthält diese Zahl. Nach dem Wiederherstellen mit der Phrase suche unter Einstellungen, Backup, Wiederherstellung weiter.
claim-note-data = Schreibt { $count } Bytes in die Blockchain. Manche Nodes leiten nicht mehr als 83 und nicht mehr als einen solchen Output weiter.
claim-note-lock = Liegt dieser Block noch voraus, wartet die Transaktion; du kannst sie verwerfen.

## What returns goes to an address of one’s own that a restore would not find. $index and $last number addresses of a branch.

claim-coin-beyond-words = Input { $input } gibt deine eigene Adresse { $index } aus. Ochre sucht nur bis { $last }: Ein anderer Coin von dir könnte als fremd gelten. Suche unter Einstellungen, Backup, Wiederherstellung weiter.

## Of a payment of plain bitcoin

claim-payment =
    { $teller ->
        [pack] Zahlt { $amount } an die Adresse in der Anfrage. Vergleiche sie mit der des Empfängers.
       *[service] Zahlt genau { $amount } an die eingegebene Adresse, nur einmal.
    }
claim-payment-only = Niemand sonst bekommt Bitcoin, und nichts wird in die Blockchain geschrieben.

## Of a transaction that makes asset slots

claim-inputs-uncolored = Gibt kein Asset aus und keinen dafür reservierten Slot.
claim-slots-as-asked = Erstellt { $count ->
        [one] { $count } Slot
       *[other] { $count } Slots
    } mit { $size }, nur für dich, wie gewünscht.
claim-slots-fewer = Erstellt { $count ->
        [one] { $count } Slot
       *[other] { $count } Slots
    } mit { $size }, nur für dich. Gewünscht waren bis zu { $asked }.
claim-slots-count = Slots: { $count } statt { $asked }.
claim-slots-size = Ein Slot enthielte nicht die gewünschten { $size }.
claim-change-none = Kein Wechselgeld übrig.
claim-change-address = { $amount } kommen zu dir zurück.
claim-change-address-unknown = Der Rest kommt zu dir zurück.
claim-nothing-to-others = Niemand sonst bekommt Bitcoin.
claim-strangers =
    { $count ->
        [one] { $amount } gingen an eine Adresse, die nicht deine ist.
       *[other] { $amount } gingen an Adressen, die nicht deine sind.
    }
claim-strangers-unasked = Verlangt hast du das nicht.

## Of a send of assets

claim-recipients-each = Jeder der { $count } Empfänger bekommt genau, was { $teller ->
        [pack] die Signieranfrage nennt
       *[service] du eingegeben hast
    }: { $amounts }.
claim-recipient-output = Genau { $amount } gehen an einen Output des Empfängers, der { $bitcoin } enthält.
claim-recipient-slot = Genau { $amount } gehen an den Slot{ $slot ->
        [invoice] { " " }der Rechnung
        [invoicePack] { " " }der Rechnung in der Signieranfrage
        [typedPack] , den die Signieranfrage nennt
       *[typed] , den du angegeben hast
    }.
claim-recipients-unknown = Ochre kann nicht erkennen, wer welches Asset bekäme.
claim-asset-change-none = Kein Asset übrig.
claim-asset-change-output = Zurück an dich, auf Output { $output }: { $amounts }.
claim-asset-change-slots = Zurück in deine Slots: { $amounts }.
claim-asset-change-book = Slots, die du schon hast, sind mit deinem eigenen Stand verifiziert.
claim-asset-change-unknown = Ochre kann nicht erkennen, ob der Rest deiner Assets zurückkommt.
claim-assets-as-asked = Bewegt, was gewünscht ist, und kein anderes Asset.
claim-assets-riding = Bewegt, was gewünscht ist, und aus denselben Slots { $assets }. Kein anderes Asset.
claim-assets-unknown = Ochre kann nicht erkennen, welche Assets sich bewegen.
claim-assets-whole = Bewegt alles, was auf den ausgegebenen Slots gelistet ist: Nichts wird zerstört oder bleibt zurück.
claim-assets-whole-unknown = Ochre kann nicht erkennen, ob sich alles auf den ausgegebenen Slots bewegt.
claim-commitment = Das RGB-Commitment deckt genau diese Transfers ab.
claim-commitment-unreadable = Ochre kann den Asset-Teil nicht lesen und sein Commitment nicht nachrechnen.
claim-commitment-none = Kein Commitment, das Ochre nachrechnen könnte.
claim-nothing-beside-recipients = Außer { $amount } für { $count ->
        [one] den Empfänger
       *[other] { $count } Empfänger
    } bekommt niemand sonst Bitcoin.
claim-inputs-slots = Gibt nur deine Asset-Slots aus, die dieser Transfer braucht.

## Of a bare PSBT, which nobody here asked for

claim-inputs-part = Deine unter den Inputs: { $count }. Ochre signiert nichts anderes.
claim-pays-nobody = Zahlt niemand anderem und gibt niemandem ein Asset.
claim-data-recomputes = Ochre hat die Daten in der Blockchain aus dem Gezeigten nachgerechnet.
claim-data-moves = Die Daten in der Blockchain bewegen { $assets } und verbergen sonst nichts.
claim-data-unreadable = Schreibt Daten in die Blockchain, die Ochre nicht lesen kann. Halten deine Coins Assets, kannst du sie verlieren.
claim-spent-assets = Ochre weiß, was die Inputs enthalten, und alles davon bewegt sich.
claim-fee-within-limits = Die Gebühr beträgt { $fee } und liegt innerhalb deiner Limits.
claim-fee-over-limits = Die Gebühr würde { $fee } betragen, mehr als deine Limits erlauben.
claim-relayed = Nodes leiten solche Gebühren und Outputs weiter.
claim-coins-unlisted = Dieser Computer weiß nicht, was diese Coins enthalten. { $count ->
        [0] Alles liegt im Zweig für einfache Bitcoin, wo kein Asset sein sollte.
       *[other] Asset-Slots darunter: { $count }. Jedes Asset dort, das diese Transaktion nicht bewegt, wird zerstört.
    }
claim-amounts-own-word = Nur die PSBT meldet diese Beträge. Ist einer falsch, ist deine Signatur ungültig, und nichts geht verloren.
claim-unrelayed = Nodes leiten sie vielleicht nicht weiter. { $why } Wird sie nie bestätigt, verlierst du nichts und kannst den Coin anders ausgeben.
claim-unrelayed-fee = { $fee } für { $vbytes } vB: Viele Nodes leiten nichts unter { $least } weiter.
claim-unrelayed-dust = Output { $output } enthält { $amount }: Nodes leiten solche unter { $least } nicht weiter.
claim-unrelayed-odd = Output { $output } zahlt an eine unbekannte Art Skript. Nodes leiten das nicht weiter, und wer es findet, kann es ausgeben.
claim-waits = Möglich { $moments }, nicht früher. Bis dahin wartet sie, und du kannst den Coin anders ausgeben.
claim-waits-at =
    { $by ->
        [day] nach dem { $at }
        [height] ab Block { $at }
        [blocks] etwa { $at } nach den ausgegebenen Coins (Blöcke: { $count })
       *[time] etwa { $at } nach den ausgegebenen Coins
    }
claim-spends-slots = Würde Asset-Slots ausgeben und kein Asset bewegen: Was sie enthalten, würde zerstört. Lass sie aus einfachen Bitcoin neu erstellen.

## What a claim rests on that is true by somebody's word alone: the service's, or the pack's. $coins names $count of them; 0: none is named.

claim-change-beyond = Output { $output } geht an deine eigene Adresse { $index }. { $how ->
        [words] Ochre sucht nur bis { $last }. Suche unter Einstellungen, Backup, Wiederherstellung weiter, oder wähle eine frühere Wechselgeldadresse.
        [others] Wo andere Inputs beisteuern, nimmt Ochre nur bis { $last } an. Wähle eine frühere Wechselgeldadresse.
        [all] Keine Suche geht über { $last } hinaus. Erstelle eine neue Wallet und übertrage alles: Senden geht noch.
        [further] Ochre sucht nur bis { $last }. Suche unter Einstellungen, Backup, Wiederherstellung weiter, und beginne neu.
       *[restore] Eine wiederhergestellte Wallet würde nur bis { $last } suchen.
    }
claim-others = Inputs anderer: { $count }, signiert { $signed }. Nur die PSBT meldet, was sie enthalten: Bei anderem Betrag oder Output ist deine Signatur ungültig.
claim-pays = Zahlt an andere: { $what }. Ochre weiß nicht, wer das ist: Bestätige oben jede Zahlung einzeln.
claim-pays-outputs =
    { $count ->
        [one] { $count } Output
       *[other] { $count } Outputs
    }
claim-teller =
    { $teller ->
        [pack] Die Signieranfrage
       *[service] Der Dienst
    }
claim-told-inputsAreSlots = { $teller } meldet, was diese Slots enthalten{ $coins }.
claim-told-assetsWhole = Bewegt alles, was Ochre dort kennt. { $teller } meldet sonst nichts{ $coins }.
claim-told-assetsAsAsked = Bewegt, was gewünscht ist{ $riding }. { $teller } meldet sonst nichts auf den ausgegebenen Slots{ $coins }.
claim-told-other = { $teller } meldet das, nicht verifiziert{ $coins }: { $claim }
claim-replaces = Gibt jede Münze der ersetzten Transaktion aus und bezahlt sonst niemanden.
claim-payments = Bezahlt jede eingegebene Adresse einmal, zusammen { $amount }.
claim-merge = Alle gewählten Münzen kommen in diese Wallet zurück.
