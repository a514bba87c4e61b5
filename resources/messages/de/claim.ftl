claim-checked = Prüfungen

## Outcomes: the one word for each, and their sum below a review (“2 verified”)

claim-outcome-proved = Verifiziert
claim-outcome-onTrust =
    { $teller ->
        [pack] Von der Signieranfrage gemeldet
       *[service] Vom Dienst gemeldet
    }
claim-outcome-notProved = Nicht verifiziert
claim-outcome-contradicts = Stimmt nicht überein
claim-tally-proved = { $count } verifiziert
claim-tally-onTrust =
    { $teller ->
        [pack] { $count } von der Signieranfrage gemeldet
       *[service] { $count } vom Dienst gemeldet
    }
claim-tally-notProved =
    { $accepted ->
        [yes] { $count } nicht verifiziert, von dir akzeptiert
       *[no] { $count } nicht verifiziert
    }
claim-tally-contradicts =
    { $count ->
        [one] { $count } stimmt nicht überein
       *[other] { $count } stimmen nicht überein
    }

## Where nothing better is known of a claim. $claim is a whole sentence of this file; $name a name in the code.

claim-unknown = Ochre kann nicht sagen, ob das zutrifft: { $claim }
claim-unnamed = Prüfung: { $name }.

## Of every transaction

claim-readable = Die Transaktion wurde vollständig gelesen. Nichts darin wurde übersprungen.
claim-inputs-ours =
    { $count ->
        [one] Der Coin, den die Transaktion ausgibt, gehört dir: Er ist aus deinen Schlüsseln abgeleitet.
       *[other] Alle { $count } Coins, die die Transaktion ausgibt, gehören dir: Sie sind aus deinen Schlüsseln abgeleitet.
    }
claim-amounts-listed =
    .service = Die Beträge stimmen mit der Liste überein, die der Dienst um { $time } geliefert hat. Bei jedem anderen Betrag ist deine Signatur wertlos.
    .pack = Die Beträge stimmen mit der Liste überein, die mit der Signieranfrage kam ({ $time }). Bei jedem anderen Betrag ist deine Signatur wertlos.
claim-amounts-own = Die Beträge dieser Inputs stimmen mit den eigenen Aufzeichnungen von Ochre überein. Bei jedem anderen Betrag ist deine Signatur wertlos.
claim-amounts-unlisted = Die Beträge dieser Inputs lassen sich nicht mit einer eigenen Liste vergleichen.
claim-fee-near = Die Gebühr liegt nahe bei { $rate }, wie gewünscht.
claim-fee-below = Die Gebühr beträgt { $fee }, etwas weniger als die gewünschten { $rate }.
claim-fee-as-asked = Die Gebühr beträgt { $fee } bei { $rate }, wie gewünscht.
# Another rate than the one asked for
claim-fee-at = Die Gebühr beträgt { $fee } bei { $rate }.
# $above: by how much; $rate: the one asked for
claim-fee-above =
    .noChange = Die Gebühr liegt { $above } über den gewünschten { $rate }: Übrig blieb so wenig, dass es nicht an dich zurückgehen konnte.
    .estimate = Die Gebühr liegt { $above } über den gewünschten { $rate }. Das liegt in dem, was Ochre annimmt, weil die Größe geschätzt wird.
claim-fee-unknown = Die Gebühr ist hier nicht erkennbar, also auch nicht, ob sie nahe bei { $rate } liegt.
claim-fee-otherwise = Die Gebühr würde { $fee } betragen; gewünscht sind { $rate }, also etwa { $asked }.
claim-signature-form = Deine Signatur deckt die ganze Transaktion ab. Jede Änderung macht sie ungültig.
claim-lock-none = Die Transaktion kann sofort bestätigt werden: Keine Sperrzeit hält sie zurück.
claim-lock-date = Die Transaktion kann sofort bestätigt werden: Ihre Sperrzeit ({ $day }) ist vorbei.
claim-lock-height = Die Transaktion kann sofort bestätigt werden: Ihre Sperrzeit, Block { $height }, liegt nicht in der Zukunft.
claim-lock-by-date = Die Transaktion kann ab Block { $height } bestätigt werden. Diesen Block gibt es spätestens etwa am { $day }.
claim-lock-unknown = Die Transaktion kann ab Block { $height } bestätigt werden. Kein Datum und keine andere Sperre hält sie zurück.

## To be known beside a claim that is verified

claim-note-fee = Der Dienst hat die Bytes des RGB-Commitments nicht in seine Schätzung eingerechnet, wie es ältere Dienste tun. Die Bestätigung kann etwas länger dauern; sonst hat das keine Folgen.
claim-note-keychain = Das Wechselgeld geht an Keychain { $keychain } deiner Schlüssel. Dieser Dienst sieht aber nur in der anderen nach. Es gehört trotzdem dir: Eine andere Wallet mit deiner Wiederherstellungsphrase findet es. Auch Ochre findet es, wenn in den Einstellungen der Verbindung Keychain { $keychain } steht.
claim-note-look-through = Die Adresse ist aus deinen Schlüsseln abgeleitet, liegt aber weiter hinten, als die meisten Wallets suchen. Nach einer Wiederherstellung findet eine andere Wallet sie, wenn sie die ersten { $addresses } Adressen durchsucht (ihr Gap-Limit). Ochre tut das auch.
claim-note-search = Wenn du signierst, durchsucht Ochre ab jetzt die ersten { $addresses } Adressen dieser Wallet. Erstelle ein neues Backup: Es enthält diese Zahl. Nach einer Wiederherstellung nur mit der Phrase suche unter Einstellungen, Wiederherstellung weiter.
claim-note-data =
    { $count ->
        [one] Die Transaktion schreibt { $count } Byte in die Blockchain. Ältere und manche neuere Nodes leiten weder mehr als 83 Bytes noch mehr als einen solchen Output weiter; andere tun es.
       *[other] Die Transaktion schreibt { $count } Bytes in die Blockchain. Ältere und manche neuere Nodes leiten weder mehr als 83 Bytes noch mehr als einen solchen Output weiter; andere tun es.
    }
claim-note-lock = Ochre kennt keine Blockhöhe dieses Netzwerks. Liegt dieser Block noch in der Zukunft, wartet die Transaktion nur. Das bewegt nichts, und bis sie in einem Block ist, kann sie verworfen oder ersetzt werden.

## What returns goes to an address of one’s own that a restore would not find. $index and $last number addresses of a branch.

claim-coin-beyond-words = Input { $input } gibt Bitcoin deiner eigenen Adresse Nummer { $index } aus. Ochre durchsucht diese Wallet nur bis Nummer { $last }, also könnte hier anderes Bitcoin von dir als fremdes gelten. Suche unter Einstellungen, Wiederherstellung weiter.
claim-change-beyond-words = Output { $output } geht an eine eigene Adresse, Nummer { $index }. Ochre durchsucht diese Wallet aber nur bis Nummer { $last }. Suche unter Einstellungen, Wiederherstellung weiter. Oder wähle in dem Programm, das die Transaktion erstellt hat, eine Wechselgeldadresse mit kleinerer Nummer.
claim-change-beyond-others = Output { $output } geht an eine eigene Adresse, Nummer { $index }. Wenn auch andere Inputs beisteuern, akzeptiert Ochre für das Wechselgeld höchstens Nummer { $last }. Wähle in dem Programm, das die Transaktion erstellt hat, eine Adresse mit kleinerer Nummer.
claim-change-beyond-all = Output { $output } geht an eine eigene Adresse, Nummer { $index }. Keine Suche geht über Nummer { $last } hinaus, und diese Wallet hat fast alle verbraucht. Erstelle eine neue Wallet und übertrage alles von hier dorthin: Senden geht noch.
claim-change-beyond-restore = Output { $output } geht an eine eigene Adresse, Nummer { $index }. Eine wiederhergestellte Wallet würde aber nur bis Nummer { $last } suchen.
    .further = Output { $output } geht an eine eigene Adresse, Nummer { $index }. Ochre durchsucht diese Wallet nur bis Nummer { $last }. Suche unter Einstellungen, Wiederherstellung weiter und beginne dann neu.

## Of a payment of plain bitcoin

claim-payment =
    { $teller ->
        [pack] Genau { $amount } gehen an die Adresse, die die Signieranfrage nennt, einmal.
       *[service] Genau { $amount } gehen an die von dir bestätigte Adresse, einmal.
    }
claim-payment-as-confirmed = Gezahlt wird, was gewünscht ist, einmal.
claim-payment-only = Niemand sonst bekommt Bitcoin, und nichts wird in die Blockchain geschrieben.
claim-payment-strangers =
    { $count ->
        [one] { $amount } würden an eine Adresse gehen, die weder dir gehört noch gewünscht ist.
       *[other] { $amount } würden an Adressen gehen, die weder dir gehören noch gewünscht sind.
    }
claim-payment-nothing = Die gewünschte Adresse würde nichts bekommen.
claim-payment-size = Die gewünschte Adresse würde { $given } statt { $agreed } bekommen.
claim-change-several = Das Wechselgeld würde in mehreren Outputs statt in einem zurückkommen.

## Of a transaction that makes asset slots

claim-inputs-uncolored = Die Transaktion gibt kein Asset aus und keinen dafür reservierten Slot.
claim-slots-as-confirmed = Die neuen Slots sind wie gewünscht.
claim-slots-as-asked =
    { $count ->
        [one] { $count } neuer Slot mit { $size } gehört dir, wie gewünscht.
       *[other] { $count } neue Slots mit je { $size } gehören dir, wie gewünscht.
    }
claim-slots-fewer =
    { $count ->
        [one] { $count } neuer Slot mit { $size } gehört dir; gewünscht sind bis zu { $asked }.
       *[other] { $count } neue Slots mit je { $size } gehören dir; gewünscht sind bis zu { $asked }.
    }
claim-slots-count =
    { $count ->
        [one] Es würde { $count } Slot entstehen statt { $asked }.
       *[other] Es würden { $count } Slots entstehen statt { $asked }.
    }
claim-slots-size = Ein Slot würde nicht die gewünschten { $size } enthalten.
claim-change-none = Es bleibt kein Wechselgeld übrig.
claim-change-address = { $amount } gehen zurück an eine Adresse, die aus deinen Schlüsseln abgeleitet ist.
claim-change-address-unknown = Das Wechselgeld geht zurück an eine Adresse, die aus deinen Schlüsseln abgeleitet ist.
claim-nothing-to-others = Niemand sonst bekommt Bitcoin.
claim-strangers =
    { $count ->
        [one] { $amount } würden an eine Adresse gehen, die nicht dir gehört.
       *[other] { $amount } würden an Adressen gehen, die nicht dir gehören.
    }
claim-strangers-unasked = Es soll niemand bezahlt werden.

## Of a send of assets

claim-recipients-as-confirmed = Jeder Empfänger bekommt, was gewünscht ist.
claim-recipients-each =
    { $teller ->
        [pack] Jeder der { $count } Empfänger bekommt genau, was die Signieranfrage nennt: { $amounts }.
       *[service] Jeder der { $count } Empfänger bekommt genau, was du bestätigt hast: { $amounts }.
    }
claim-recipient-output = Genau { $amount } gehen an einen Output des Empfängers, der { $bitcoin } enthält.
claim-recipient-slot-named =
    { $teller ->
        [pack] Genau { $amount } gehen an den Slot, den die Signieranfrage nennt.
       *[service] Genau { $amount } gehen an den Slot, den du angegeben hast.
    }
claim-recipient-slot-invoice =
    { $teller ->
        [pack] Genau { $amount } gehen an den Slot, den die Rechnung in der Signieranfrage nennt.
       *[service] Genau { $amount } gehen an den Slot, den die Rechnung nennt.
    }
claim-recipients-unknown = Wer welches Asset bekäme, ist hier nicht erkennbar.
claim-more-assets =
    { $count ->
        [one] { $count } weiteres Asset
       *[other] { $count } weitere Assets
    }
claim-asset-change-none = Von den Assets bleibt nichts übrig, das zurückkommen müsste.
claim-asset-change-output =
    { $count ->
        [one] { $amounts } gehen zurück an Output { $output }, der aus deinen Schlüsseln abgeleitet ist.
       *[other] { $amounts } gehen zurück an Output { $output }, der aus deinen Schlüsseln abgeleitet ist.
    }
claim-asset-change-slots =
    { $count ->
        [one] { $amounts } gehen zurück an deine eigenen Slots.
       *[other] { $amounts } gehen zurück an deine eigenen Slots.
    }
claim-asset-change-output-and-book =
    { $count ->
        [one] { $amounts } gehen zurück an Output { $output }, der aus deinen Schlüsseln abgeleitet ist, und an Slots, die du schon hast. Deine eigenen Aufzeichnungen belegen, dass sie dir gehören.
       *[other] { $amounts } gehen zurück an Output { $output }, der aus deinen Schlüsseln abgeleitet ist, und an Slots, die du schon hast. Deine eigenen Aufzeichnungen belegen, dass sie dir gehören.
    }
claim-asset-change-book =
    { $count ->
        [one] { $amounts } gehen zurück an Slots, die du schon hast. Deine eigenen Aufzeichnungen belegen, dass sie dir gehören.
       *[other] { $amounts } gehen zurück an Slots, die du schon hast. Deine eigenen Aufzeichnungen belegen, dass sie dir gehören.
    }
claim-asset-change-unknown = Ob der Rest deiner Assets zu dir zurückkommt, ist hier nicht erkennbar.
claim-assets-as-asked = Bewegt wird, was gewünscht ist, und kein anderes Asset.
claim-assets-riding =
    { $count ->
        [one] Bewegt wird, was gewünscht ist, und dazu { $assets } von denselben Slots. Kein anderes Asset.
       *[other] Bewegt wird, was gewünscht ist, und dazu { $assets } von denselben Slots. Kein anderes Asset.
    }
claim-assets-unknown = Welche Assets bewegt werden, ist hier nicht erkennbar.
claim-assets-whole = Alles, was laut Liste auf den ausgegebenen Slots liegt, wird bewegt: Nichts wird zerstört oder zurückgelassen.
claim-assets-whole-unknown = Ob alles auf den ausgegebenen Slots bewegt wird, ist hier nicht erkennbar.
claim-commitment = Das RGB-Commitment umfasst genau die hier gezeigten Transfers. Es enthält nichts Verborgenes.
claim-commitment-unreadable = Der Asset-Teil hat eine Form, die Ochre nicht kennt: Was er festlegt, lässt sich nicht nachrechnen.
claim-commitment-none = Es gibt kein RGB-Commitment, das sich nachrechnen ließe.
claim-nothing-beside-recipients =
    { $count ->
        [one] Außer den { $amount }, für den Empfänger gehen keine Bitcoin an andere.
       *[other] Außer den { $amount }, für { $count } Empfänger gehen keine Bitcoin an andere.
    }
claim-bitcoin-change-none = Es bleiben keine Bitcoin als Wechselgeld übrig.
claim-bitcoin-change = { $amount } gehen zurück an Output { $output }, der aus deinen Schlüsseln abgeleitet ist.
claim-bitcoin-change-unknown = Das Wechselgeld geht zurück an Output { $output }, der aus deinen Schlüsseln abgeleitet ist.
claim-inputs-slots =
    { $count ->
        [one] Es ist einer deiner Asset-Slots, und er wird für diese Sendung gebraucht.
       *[other] Alle sind Asset-Slots von dir, und jeder wird für diese Sendung gebraucht.
    }
claim-inputs-slots-unknown = Was auf diesen Inputs liegt, lässt sich nicht mit einer eigenen Liste vergleichen.
claim-strangers-no-recipients = Das ist keiner der Empfänger, die bezahlt werden sollen.

## Of a bare PSBT, which nobody here asked for

claim-inputs-part =
    { $count ->
        [one] { $count } Coin darin gehört dir: Er ist aus deinen Schlüsseln abgeleitet. Sonst wird nichts davon signiert.
       *[other] { $count } Coins darin gehören dir: Sie sind aus deinen Schlüsseln abgeleitet. Sonst wird nichts davon signiert.
    }
claim-pays-nobody = Die Transaktion bezahlt niemand anderen und gibt niemandem ein Asset.
claim-data-recomputes = Was die Transaktion in die Blockchain schreibt, lässt sich aus dem hier Gezeigten nachrechnen.
claim-data-moves = Was die Transaktion in die Blockchain schreibt, bewegt { $assets } und enthält nichts Verborgenes.
claim-data-unreadable = Die Transaktion schreibt Daten in die Blockchain, die Ochre nicht lesen kann. Falls auf deinen Coins Assets liegen, können sie dadurch verloren gehen.
claim-spent-assets = Was auf den Inputs liegt, ist bekannt, und alles davon wird bewegt.
claim-fee-within-limits = Die Gebühr beträgt { $fee } und liegt innerhalb deiner Limits.
claim-fee-within-limits-unsaid = Die Gebühr liegt innerhalb deiner Limits.
claim-fee-untold = Die Gebühr ist hier nicht erkennbar.
claim-fee-over-limits = Die Gebühr würde { $fee } betragen, mehr als deine Limits erlauben.
claim-relayed = Nodes leiten Transaktionen mit einer solchen Gebühr und solchen Outputs weiter.
claim-others-unsigned =
    { $count ->
        [one] { $count } Input gehört anderen. Was er enthält, ist nur eine Angabe der PSBT. Deine Signatur deckt sie ab und ist bei jedem anderen Betrag oder Output wertlos.
       *[other] { $count } Inputs gehören anderen. Was sie enthalten, ist nur eine Angabe der PSBT. Deine Signatur deckt sie ab und ist bei jedem anderen Betrag oder Output wertlos.
    }
claim-others-all-signed =
    { $count ->
        [one] { $count } Input gehört anderen und trägt eine Signatur. Was er enthält, ist nur eine Angabe der PSBT. Deine Signatur deckt sie ab und ist bei jedem anderen Betrag oder Output wertlos.
       *[other] { $count } Inputs gehören anderen, und alle davon tragen eine Signatur. Was sie enthalten, ist nur eine Angabe der PSBT. Deine Signatur deckt sie ab und ist bei jedem anderen Betrag oder Output wertlos.
    }
claim-others-some-signed =
    { $count ->
        [one] { $count } Input gehört anderen, { $signed } davon mit Signatur. Was er enthält, ist nur eine Angabe der PSBT. Deine Signatur deckt sie ab und ist bei jedem anderen Betrag oder Output wertlos.
       *[other] { $count } Inputs gehören anderen, { $signed } davon mit Signatur. Was sie enthalten, ist nur eine Angabe der PSBT. Deine Signatur deckt sie ab und ist bei jedem anderen Betrag oder Output wertlos.
    }
claim-pays-outputs =
    { $count ->
        [one] Die Transaktion bezahlt { $count } Output, der nicht dir gehört. Niemand hat hier angegeben, wer das ist: Bestätige oben alles einzeln.
       *[other] Die Transaktion bezahlt { $count } Outputs, die nicht dir gehören. Niemand hat hier angegeben, wer das ist: Bestätige oben alles einzeln.
    }
claim-pays-assets = Die Transaktion gibt { $assets } an jemand anderen. Niemand hat hier angegeben, wer das ist: Bestätige oben alles einzeln.
claim-pays-both =
    { $count ->
        [one] Die Transaktion bezahlt { $count } Output, der nicht dir gehört, und gibt { $assets } an jemand anderen. Niemand hat hier angegeben, wer das ist: Bestätige oben alles einzeln.
       *[other] Die Transaktion bezahlt { $count } Outputs, die nicht dir gehören, und gibt { $assets } an jemand anderen. Niemand hat hier angegeben, wer das ist: Bestätige oben alles einzeln.
    }
claim-coins-unlisted =
    { $count ->
        [one] Dieser Computer hat keine Liste dessen, was auf diesem Coin liegt.
       *[other] Dieser Computer hat keine Liste dessen, was auf diesen Coins liegt.
    }
claim-coins-unlisted-plain = Alles davon liegt auf deinem Zweig für einfache Bitcoin, wo kein Asset sein sollte.
claim-coins-unlisted-slots =
    { $count ->
        [one] { $count } Input ist ein Asset-Slot: Ein Asset dort, das die Transaktion nicht bewegt, wird zerstört.
       *[other] { $count } Inputs sind Asset-Slots: Ein Asset dort, das die Transaktion nicht bewegt, wird zerstört.
    }
claim-amounts-own-word = Die Beträge der Inputs sind nur eine Angabe der Transaktion selbst. Ist einer falsch, ist deine Signatur wertlos und nichts geht verloren.
claim-unrelayed = Nodes nehmen die Transaktion möglicherweise nicht an.
claim-unrelayed-fee = Sie zahlt { $fee } für { $vbytes } vB, und viele Nodes leiten nichts unter { $least } weiter.
claim-unrelayed-dust = Output { $output } enthält { $amount }, und Nodes leiten keinen solchen Output unter { $least } weiter.
claim-unrelayed-odd = Output { $output } zahlt an ein Skript unbekannter Art, etwa ein leeres. Nodes leiten ihn nicht weiter, und wer ihn findet, kann ihn vielleicht ausgeben.
claim-unrelayed-end = Dann würde sie nie bestätigt; dadurch geht nichts verloren, und der Coin lässt sich anders ausgeben.
claim-waits = Die Transaktion kann erst { $moments } bestätigt werden, nicht früher. Bis dahin wartet sie nur, und der Coin lässt sich anders ausgeben.
claim-waits-day = nach dem { $day }
claim-waits-height = ab Block { $height }
claim-waits-blocks =
    { $count ->
        [one] { $count } Block ({ $about }) nach den ausgegebenen Coins
       *[other] { $count } Blöcke ({ $about }) nach den ausgegebenen Coins
    }
claim-waits-time = { $about } nach den ausgegebenen Coins
claim-about-minutes =
    { $count ->
        [one] etwa { $count } Minute
       *[other] etwa { $count } Minuten
    }
claim-about-hours =
    { $count ->
        [one] etwa { $count } Stunde
       *[other] etwa { $count } Stunden
    }
claim-about-days =
    { $count ->
        [one] etwa { $count } Tag
       *[other] etwa { $count } Tage
    }
claim-spends-slots =
    { $count ->
        [0] Die Transaktion würde einen Slot von dir ausgeben und kein Asset bewegen: Was dort liegt, würde zerstört. Lass sie neu aus einfachen Bitcoin erstellen.
        [one] Die Transaktion würde { $count } Asset-Slot ausgeben und kein Asset bewegen: Was dort liegt, würde zerstört. Lass sie neu aus einfachen Bitcoin erstellen.
       *[other] Die Transaktion würde { $count } Asset-Slots ausgeben und kein Asset bewegen: Was dort liegt, würde zerstört. Lass sie neu aus einfachen Bitcoin erstellen.
    }
claim-pack-unasked = Dieser Computer fragt bei niemandem nach, ob das stimmt.

## What a claim rests on that is true by somebody's word alone: the service's, or the pack's. $coins names $count of them; 0: none is named.

claim-told-inputsAreSlots =
    .service =
        { $count ->
            [0] Was diese Slots enthalten, ist nur vom Dienst gemeldet.
            [one] Was dieser Slot enthält, ist nur vom Dienst gemeldet: { $coins }.
           *[other] Was diese Slots enthalten, ist nur vom Dienst gemeldet: { $coins }.
        }
    .pack =
        { $count ->
            [0] Was diese Slots enthalten, ist nur von der Signieranfrage gemeldet.
            [one] Was dieser Slot enthält, ist nur von der Signieranfrage gemeldet: { $coins }.
           *[other] Was diese Slots enthalten, ist nur von der Signieranfrage gemeldet: { $coins }.
        }
claim-told-assetsWhole =
    .service =
        { $count ->
            [0] Alles, was auf den ausgegebenen Slots bekannt ist, wird bewegt. Dass dort sonst nichts liegt, ist nur vom Dienst gemeldet.
           *[other] Alles, was auf den ausgegebenen Slots bekannt ist, wird bewegt. Dass dort sonst nichts liegt, ist nur vom Dienst gemeldet: { $coins }.
        }
    .pack =
        { $count ->
            [0] Alles, was auf den ausgegebenen Slots bekannt ist, wird bewegt. Dass dort sonst nichts liegt, ist nur von der Signieranfrage gemeldet.
           *[other] Alles, was auf den ausgegebenen Slots bekannt ist, wird bewegt. Dass dort sonst nichts liegt, ist nur von der Signieranfrage gemeldet: { $coins }.
        }
claim-told-spentAssetsKnown =
    .service =
        { $count ->
            [0] Alles, was auf den Inputs bekannt ist, wird bewegt. Dass dort sonst nichts liegt, ist nur vom Dienst gemeldet.
           *[other] Alles, was auf den Inputs bekannt ist, wird bewegt. Dass dort sonst nichts liegt, ist nur vom Dienst gemeldet: { $coins }.
        }
    .pack =
        { $count ->
            [0] Alles, was auf den Inputs bekannt ist, wird bewegt. Dass dort sonst nichts liegt, ist nur von der Signieranfrage gemeldet.
           *[other] Alles, was auf den Inputs bekannt ist, wird bewegt. Dass dort sonst nichts liegt, ist nur von der Signieranfrage gemeldet: { $coins }.
        }
claim-told-assetsAsAsked =
    .service =
        { $count ->
            [0] Bewegt wird, was gewünscht ist. Dass auf den ausgegebenen Slots sonst nichts liegt, ist nur vom Dienst gemeldet.
           *[other] Bewegt wird, was gewünscht ist. Dass auf den ausgegebenen Slots sonst nichts liegt, ist nur vom Dienst gemeldet: { $coins }.
        }
    .pack =
        { $count ->
            [0] Bewegt wird, was gewünscht ist. Dass auf den ausgegebenen Slots sonst nichts liegt, ist nur von der Signieranfrage gemeldet.
           *[other] Bewegt wird, was gewünscht ist. Dass auf den ausgegebenen Slots sonst nichts liegt, ist nur von der Signieranfrage gemeldet: { $coins }.
        }
claim-told-riding =
    .service =
        { $count ->
            [0] Bewegt wird, was gewünscht ist, und dazu { $assets }. Dass auf den ausgegebenen Slots sonst nichts liegt, ist nur vom Dienst gemeldet.
           *[other] Bewegt wird, was gewünscht ist, und dazu { $assets }. Dass auf den ausgegebenen Slots sonst nichts liegt, ist nur vom Dienst gemeldet: { $coins }.
        }
    .pack =
        { $count ->
            [0] Bewegt wird, was gewünscht ist, und dazu { $assets }. Dass auf den ausgegebenen Slots sonst nichts liegt, ist nur von der Signieranfrage gemeldet.
           *[other] Bewegt wird, was gewünscht ist, und dazu { $assets }. Dass auf den ausgegebenen Slots sonst nichts liegt, ist nur von der Signieranfrage gemeldet: { $coins }.
        }
claim-told-other =
    .service =
        { $count ->
            [0] Nur vom Dienst gemeldet, nicht verifiziert: { $claim }
           *[other] Nur vom Dienst gemeldet, nicht verifiziert ({ $coins }): { $claim }
        }
    .pack =
        { $count ->
            [0] Nur von der Signieranfrage gemeldet, nicht verifiziert: { $claim }
           *[other] Nur von der Signieranfrage gemeldet, nicht verifiziert ({ $coins }): { $claim }
        }
claim-more-coins =
    { $count ->
        [one] { $count } weiterer Coin
       *[other] { $count } weitere Coins
    }
