### Was mit einer Datei von Ochre geschah, beim Start bemerkt, und was daraus folgt. $file ist ihr Name, $keptAs der ihrer Kopie.

damage-rest = Nicht alles in { $file } ist lesbar
    .more = Ochre ließ diesen Teil in der Datei. Alles andere ist hier.
damage-gone = { $file } fehlte
damage-damaged = { $file } war beschädigt
damage-differs = { $file } und ihre Kopie waren verschieden
damage-kept = aufbewahrt als { $keptAs }.
damage-unread = Nicht lesbar: { $list }.
damage-taken = Aus der Kopie: { $list }.

## What was taken instead, and what to do, by the file.

damage-previous = Ochre benutzt seine Kopie. Deine letzte Änderung kann fehlen.
damage-safe = Jeweils gilt der strengste Wert.
damage-merged = Prüf sie in den Einstellungen.
damage-part = Alles Lesbare ist erhalten.
damage-nothing = Ochre hat ohne sie begonnen.
damage-part-ochre = Die Schlüssel einer fehlenden Wallet sind noch im Schlüsselbund. Stell sie aus Phrase oder Backup wieder her.
damage-part-journal = Ein Teil des Signierverlaufs ist erhalten. Lade neu und prüf die Transfers, bevor du wieder zahlst.
damage-nothing-ochre = Ohne sie gestartet, offline, Beträge verborgen. Such deine Schlüssel im Schlüsselbund, unter Einstellungen.
damage-nothing-journal = Ein neuer Signierverlauf beginnt. Lade neu und prüf die Transfers, bevor du wieder zahlst.
damage-nothing-practice = Eine neue Übungskette beginnt, ohne die alten Coins.
