### Ausgaberegeln: sie festlegen, und was sie zurückhalten.

## What a rule holds back, in a review. $when: “at 12:04”, or “on 3 Mar, 12:04”.

rule-stop-assets-unknown = Signiere eine Transaktion, deren Assets verifiziert sind.
    .title = Du hast Regeln für Assets, und es ist nicht verifiziert, welche abgehen oder an wen
rule-stop-new-recipient = Möglich wird es { $when }. Bereite dasselbe dann noch einmal vor.
    .title =
        { $hours ->
            [one] Dieser Empfänger ist neu: Nach deiner Regel wartet er { $hours } Stunde
           *[other] Dieser Empfänger ist neu: Nach deiner Regel wartet er { $hours } Stunden
        }
rule-stop-leaves = { $amount } würden abgehen.
rule-stop-leaves-with-fee = { $amount } würden abgehen, Gebühr inbegriffen.
rule-stop-per-send = Sende weniger oder lockere die Regel in den Einstellungen; das dauert 24 Stunden.
    .title = Mehr, als deine Regel auf einmal erlaubt: { $limit }
rule-stop-per-day = Möglich wird es { $when }.
    .title = Mehr, als deine Regel für heute übrig lässt: { $left } von { $limit }
    .never = Das ist mehr als das Limit für einen ganzen Tag.

## A set of rules, line by line

rule-line-per-send = { $name }: höchstens { $amount } pro Zahlung
rule-line-per-day = { $name }: höchstens { $amount } in 24 Stunden
rule-line-asset = Ein Asset
rule-line-recipients =
    { $hours ->
        [one] Neue Empfänger warten { $hours } Stunde
       *[other] Neue Empfänger warten { $hours } Stunden
    }
rule-line-recipients-invoices =
    { $hours ->
        [one] Neue Empfänger warten { $hours } Stunde, auch Asset-Rechnungen
       *[other] Neue Empfänger warten { $hours } Stunden, auch Asset-Rechnungen
    }
rule-line-none = Keine Regeln

## The screen

rule-title = Ausgaberegeln von “{ $name }”
    .hint = Was darüber liegt, wird hier nicht signiert, egal wer es verlangt. Der Teil, der den Schlüssel verwahrt, bewahrt die Regeln daneben auf und hält sie selbst ein. Strengere Regeln gelten sofort, lockerere nach 24 Stunden. Unabhängig von der Uhr zählt nur Zeit, in der dieser Computer an ist. Wie lange er aus war, kann nur der Dienst melden, der beim Festlegen der ersten Regeln verbunden war.
rule-loading = Regeln werden gelesen
rule-later = Lockerere Regeln treten { $when } in Kraft
    .hint = Wenn dieser Computer bis dahin an ist. Zeit, in der er aus ist, zählt möglicherweise nicht.
    .action = Strengere behalten
rule-per-send = Höchstens pro Zahlung
rule-per-day = Höchstens in 24 Stunden
rule-no-limit = kein Limit
rule-bitcoin = Gezählt wird alles, was nicht zurückkommt: Beträge, Gebühren und die Bitcoin, die mit einem Asset mitgehen.
rule-recipients = Neue Empfänger
rule-recipients-hours = Wartezeit für noch nie bezahlte Empfänger
    .hint = Ab dem ersten Mal, dass du eine Zahlung an sie vorbereitest. So bleibt dir Zeit, einen Fehler oder Diebstahl zu bemerken.
    .unit = Stunden
rule-recipients-invoices = Auch Asset-Rechnungen warten
    .hint = Jede nennt einen neuen Empfänger, also wartet jede: Bitte um Rechnungen, die länger gültig sind. Solche, die mit eigenen Bitcoin bezahlt werden, warten in jedem Fall.
rule-save = Regeln speichern
    .off = Etwas oben ist noch nicht verwendbar
rule-confirm-waiting = Warten auf deine Bestätigung
rule-saved = Die Regeln gelten
rule-saved-later = Gespeichert. Was lockerer ist, gilt in 24 Stunden
rule-problem-too-much = Mehr, als es gibt
rule-problem-whole = Gib eine ganze Zahl ein oder nichts
rule-problem-decimals = Gib eine Zahl mit höchstens { $precision } Nachkommastellen ein oder nichts
rule-problem-hours = Gib 0 bis { $most } Stunden ein

## Assets that have a limit

rule-assets = Assets
rule-assets-none = Kein Asset hat ein Limit.
rule-assets-take-out = Entfernen
    .of = Regel für { $name } entfernen
rule-assets-other = Limit für weiteres Asset
    .choose = Asset auswählen
rule-assets-add = Hinzufügen
    .full = Bis zu { $most } Assets können ein Limit haben
    .missing = Wähle zuerst ein Asset

## What may still leave today

rule-left = Was noch abgehen darf
    .hint = Gezählt wird, was hier signiert wurde, seit die Regel gilt: auch was später verworfen wurde. Eine Wallet, die anderswo mit ihrer Wiederherstellungsphrase wiederhergestellt wird, hat keine Regeln.
rule-left-of = von { $limit }
rule-left-units = Einheiten
rule-left-none = Es gibt kein Tageslimit.
