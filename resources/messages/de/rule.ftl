### Ausgaberegeln: sie festlegen, und was sie zurückhalten.

## What a rule holds back, in a review. $when: “at 12:04”, or “on 3 Mar, 12:04”.

rule-stop-assets-unknown = Signiere eine Transaktion mit verifizierten Assets.
    .title = Deine Asset-Regeln: Ochre kann nicht verifizieren, welche abgehen oder wer sie bekommt
rule-stop-new-recipient = Bereite die Zahlung { $when } erneut vor.
    .title = Neue Empfänger warten { $hours } h
rule-stop-leaves = { $amount } gingen ab{ $fee ->
        [yes] , Gebühr eingerechnet
       *[no] { "" }
    }.
rule-stop-per-send = Sende weniger oder lockere die Regel in den Einstellungen, was 24 Stunden dauert.
    .title = Limit pro Zahlung: { $limit }
rule-stop-per-day = Deine Regel erlaubt es { $when }.
    .title = Heute noch: { $left } von { $limit }

## A set of rules, line by line

rule-line-per-send = { $name }: höchstens { $amount } pro Zahlung
rule-line-per-day = { $name }: höchstens { $amount } in 24 Stunden
rule-line-asset = Ein Asset
rule-line-recipients = Neue Empfänger warten { $hours } h{ $invoices ->
        [yes] , auch Asset-Rechnungen
       *[no] { "" }
    }
rule-line-none = Keine Regeln

## The screen

rule-title = Ausgaberegeln von „{ $name }“
    .hint = Ochre signiert hier nichts über diese Regeln hinaus. Strengere gelten sofort, lockerere nach 24 Stunden mit eingeschaltetem Computer.
rule-later = Lockerere Regeln treten { $when } in Kraft
    .hint = Wenn dieser Computer bis dahin läuft.
    .action = Strengere Regeln behalten
rule-per-send = Höchstens pro Zahlung
rule-per-day = Höchstens in 24 Stunden
rule-no-limit = kein Limit
rule-bitcoin = Zählt alles, was nicht zurückkommt: Beträge, Gebühren, Bitcoin mit einem Asset.
rule-recipients = Neue Empfänger
rule-recipients-hours = Stunden, die ein neuer Empfänger wartet
    .hint = Ab der ersten vorbereiteten Zahlung.
rule-recipients-invoices = Auch Asset-Rechnungen warten
    .hint = Jede Asset-Rechnung ist ein neuer Empfänger. Bitte um länger gültige. Witness-Rechnungen warten immer.
rule-save = Regeln speichern
    .off = Berichtige zuerst die Felder oben
rule-problem-too-much = Mehr, als es gibt
rule-problem-decimals =
    { $precision ->
        [0] Gib eine ganze Zahl ein, oder nichts
       *[other] Nachkommastellen: höchstens { $precision }, oder nichts
    }
rule-problem-hours = Gib 0 bis { $most } Stunden ein

## Assets that have a limit

rule-assets = Assets
rule-assets-take-out = Entfernen
rule-assets-other = Weiteres Asset begrenzen
    .choose = Asset auswählen
rule-assets-add = Hinzufügen
    .full = Bis zu { $most } Assets können ein Limit haben

## What may still leave today

rule-left = Heute noch übrig
    .hint = Zählt, was du hier seit der Regel signiert hast, auch Verworfenes. Eine anderswo wiederhergestellte Wallet hat keine Regeln.
rule-left-of = von { $limit }
