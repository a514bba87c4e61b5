### Was mit einer Datei von Ochre geschah, beim Start bemerkt, und was daraus folgt. $file ist ihr Name, $keptAs der ihrer Kopie.

damage-rest = Nicht alles in { $file } ist lesbar
    .more = Es bleibt in der Datei und wird nicht angezeigt; alles andere ist hier.
damage-gone = { $file } fehlte
damage-damaged = { $file } war beschädigt
damage-differs = { $file } und ihre Kopie waren verschieden
damage-kept = aufbewahrt als { $keptAs }.
damage-unread = Nicht lesbar: { $list }.
damage-taken = Aus der Kopie: { $list }.
damage-unread-more = { $count } weitere

## What was taken instead, and what to do, by the file.

damage-previous = Stattdessen wurde die Kopie genommen. Deine letzte Änderung kann fehlen.
damage-safe = Ochre nimmt für jeden Eintrag den strengsten Wert.
damage-merged = Prüfe sie in den Einstellungen.
damage-part = Was davon lesbar war, wurde übernommen.
damage-nothing = Ochre hat ohne sie begonnen.
damage-part-ochre = Alle anderen Wallets sind hier. Fehlt eine, ist ihr Schlüssel in deinem Schlüsselbund. Stelle sie mit ihrer Wiederherstellungsphrase oder einem Backup wieder her.
damage-part-journal = Was vom Signierverlauf lesbar war, wurde übernommen. Lade neu und sieh unter „Transfers“ nach, bevor du jemanden noch einmal bezahlst.
damage-nothing-ochre = Ochre hat ohne sie begonnen, im Offline-Modus und mit verborgenen Beträgen. Deine Wallet-Schlüssel sind im Schlüsselbund: Suche sie dort über die Einstellungen.
damage-nothing-journal = Der Signierverlauf beginnt neu. Lade neu und sieh unter „Transfers“ nach, bevor du jemanden noch einmal bezahlst.
damage-nothing-practice = Eine neue Übungs-Blockchain beginnt, ohne die Coins der alten.
