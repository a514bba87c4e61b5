changes-alarm = Der Dienst hat seine Angabe zu { $what } geändert
changes-new-asset = Ein neues Asset: { $asset }
changes-more = und noch { $count }
changes-in =
    { $state ->
        [waitingForYou] { $what }: Du bist am Zug
        [confirming] { $what } ausstehend: wartet auf Bestätigungen
        [settled] Laut Dienst abgeschlossen: { $what }
        [failed] Laut Dienst ist die Rechnung über { $what } fehlgeschlagen
        [cancelled] Du hast die Rechnung über { $what } abgebrochen
        [expired] Die Rechnung über { $what } ist abgelaufen und reserviert noch ihren Slot
       *[unknown] { $what }: Der Dienst meldet einen Status, den { -ochre } nicht kennt
    }
changes-out =
    { $state ->
        [waitingForYou] { $what } zu senden: Du bist am Zug
        [confirming] Der Empfänger hat { $what } angenommen: wartet auf Bestätigungen
        [settled] Laut Dienst ist der Transfer von { $what } abgeschlossen
        [failed] Laut Dienst ist der Transfer von { $what } fehlgeschlagen
        [cancelled] Du hast den Transfer von { $what } abgebrochen
        [expired] Der Transfer von { $what } ist abgelaufen
       *[unknown] { $what }: Der Dienst meldet einen Status, den { -ochre } nicht kennt
    }
