### Was mit einer Datei von Ochre geschah, beim Start bemerkt, und was daraus folgt. $file ist ihr Name, $keptAs der ihrer Kopie.

damage-rest = Nicht alles in { $file } ist lesbar
    .more = Es bleibt in der Datei und wird nicht angezeigt; alles andere ist hier.
damage-gone = { $file } fehlte
damage-damaged = { $file } war beschädigt
damage-kept = aufbewahrt als { $keptAs }.
damage-unread = Nicht lesbar: { $list }.
damage-unread-more = Nicht lesbar: { $list } und noch { $more }.

## What was taken instead, and what to do, by the file.

damage-previous = Stattdessen wurde die Kopie genommen.
damage-part = Was davon lesbar war, wurde übernommen.
damage-nothing = Ochre hat ohne sie begonnen.
damage-part-settings = Alle anderen Wallets sind hier. Fehlt eine, ist ihr Schlüssel in deinem Schlüsselbund. Stelle sie mit ihrer Wiederherstellungsphrase oder einem Backup wieder her.
damage-part-journal = Was vom Signierverlauf lesbar war, wurde übernommen. Lade neu und sieh unter „Transfers“ nach, bevor du jemanden noch einmal bezahlst.
damage-nothing-settings = Ochre hat ohne sie begonnen. Deine Wallet-Schlüssel sind im Schlüsselbund: Suche sie dort über die Einstellungen.
damage-nothing-journal = Der Signierverlauf beginnt neu. Lade neu und sieh unter „Transfers“ nach, bevor du jemanden noch einmal bezahlst.
damage-nothing-practice = Eine neue Übungs-Blockchain beginnt, ohne die Coins der alten.
