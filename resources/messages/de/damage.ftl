### Was mit einer Datei von Ochre geschah, beim Start bemerkt, und was daraus folgt. $file ist ihr Name, $keptAs der ihrer Kopie.

damage-kept = Aufbewahrt als { $keptAs }.

## What was taken instead, and what to do, by the file.

damage-title =
    { $how ->
        [gone] { $file } fehlte
        [differs] { $file } und ihre Kopie waren verschieden
        [rest] Ein Teil von { $file } ist nicht lesbar
       *[damaged] { $file } war beschädigt
    }
damage-then =
    { $recovered ->
        [rest] Ochre ließ diesen Teil in der Datei. Alles andere ist hier.
        [previous] Ochre benutzt seine Kopie. Deine letzte Änderung kann fehlen.
        [safe] Jeweils gilt der strengste Wert.
        [merged] Prüfe sie in den Einstellungen.
        [part]
            { $file ->
                [ochre] Die Schlüssel einer fehlenden Wallet sind noch im Schlüsselbund. Stelle sie aus Phrase oder Backup wieder her.
                [journal] Ein Teil des Signierverlaufs ist erhalten. Lade neu und prüfe die Transfers, bevor du wieder zahlst.
               *[other] Alles Lesbare ist erhalten.
            }
       *[nothing]
            { $file ->
                [ochre] Ohne sie gestartet, offline, Beträge verborgen. Suche deine Schlüssel im Schlüsselbund, unter Einstellungen.
                [journal] Ein neuer Signierverlauf beginnt. Lade neu und prüfe die Transfers, bevor du wieder zahlst.
                [practice] Eine neue Übungskette beginnt, ohne die alten Coins.
               *[other] Ochre hat ohne sie begonnen.
            }
    }
damage-rows =
    { $recovered ->
        [merged] Aus der Kopie: { $list }.
       *[other] Nicht lesbar: { $list }.
    }
