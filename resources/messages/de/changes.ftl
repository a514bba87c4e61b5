changes-alarm = Der Dienst hat seine Angabe zu { $what } geändert
changes-new-asset = Ein neues Asset: { $asset }
changes-more = und noch { $count }
changes-moved =
    { $way ->
        [in] Empfang von
       *[out] Senden von
    } { $what }: { $state ->
        [waitingForYou] Du bist am Zug
        [confirming] wartet auf Bestätigungen
        [settled] laut Dienst abgeschlossen
        [failed] laut Dienst fehlgeschlagen
        [cancelled] von dir abgebrochen
        [expired] abgelaufen
       *[unknown] in einem { -ochre } unbekannten Status
    }
