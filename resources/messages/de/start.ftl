### What is said where no page can say it: a start that failed, an end that nobody foresaw.

start-failed = Ochre kann nicht starten
    .unknown = Ochre kann nicht starten und weiß nicht, warum.
    .code = Ochre kann nicht starten: { $code }.
    .error = Ochre kann nicht starten: { $error }
start-folder-busy = Ein anderes Ochre verwendet bereits den Datenordner { $folder }: Schließe es oder wähle mit --data einen anderen Ordner.
start-running = Ochre läuft schon mit diesem Datenordner. Öffne diese Adresse in einem Browser auf diesem Computer. Sie öffnet nur einmal eine Seite: { $address }
start-folder-gone = Der Datenordner { $folder } wurde verschoben, gelöscht oder ersetzt, während Ochre lief. Ochre hat angehalten: Seitdem hat es nichts signiert und nichts gespeichert. Lege den Ordner zurück oder gib mit --data an, wo er jetzt liegt, und starte Ochre neu.
start-folder-form =
    .older = Den Datenordner { $folder } hat ein früheres Ochre angelegt; dieses kann ihn nicht lesen (geprüft wurde { $file }). Nichts darin wurde verändert. Verwende jenes Ochre oder wähle mit --data einen anderen Ordner.
    .newer = Den Datenordner { $folder } hat ein neueres Ochre angelegt (geprüft wurde { $file }). Nichts darin wurde verändert. Verwende das neuere Ochre oder wähle mit --data einen anderen Ordner.
    .member = Der Datenordner { $folder } enthält „{ $member }“ in { $file }, und dieses Ochre kennt das nicht. Darin wurde nichts geändert. Benutze das neuere Ochre, das ihn angelegt hat, oder wähle mit --data einen anderen Ordner.
start-file-damaged =
    .left = Die Datei { $file } ist beschädigt und lässt sich nicht lesen. Sie wurde nicht verändert; nichts wurde gelöscht.
    .kept = Die Datei { $file } ist beschädigt und lässt sich nicht lesen. Sie wurde als { $keptAs } aufbewahrt; nichts wurde gelöscht.
start-disk-refused = Die Datei { $file } konnte nicht gespeichert werden: { $detail }. Schaffe Platz oder prüfe, ob dieser Benutzer in den Datenordner schreiben darf. Nichts ging verloren.
start-port-busy = Der Port ist belegt: Wähle mit --port einen anderen oder gib keinen an, dann wird ein freier verwendet.
start-not-allowed = Dieser Benutzer darf diesen Port oder Ordner nicht verwenden: Wähle einen anderen.
start-stopped = Ochre musste anhalten
    .text = Damit hat niemand gerechnet; in ochre.log steht es als { $incident }. Deine Schlüssel wurden sofort weggeschlossen. Starte Ochre neu: Was du vorher signiert hast, steht im Signierverlauf.
start-page = Ochre zeigt nichts an
    .message = Ochres eigene Seite konnte nicht geladen werden
    .detail = In ochre.log steht es als { $incident }. Deine Schlüssel und was du signiert hast, sind unverändert.
    .a-fault = Fehler
    .again = Noch einmal versuchen
    .quit = Ochre beenden
start-cancel = Abbrechen
start-about = Ochre-Mitwirkende, MIT-Lizenz
start-prove-reveal = die Wiederherstellungsphrase von „{ $wallet }“ anzeigen
start-prove-sign = für „{ $wallet }“ signieren
start-prove-sign-many =
    { $count ->
        [one] { $count } Transaktion signieren
       *[other] { $count } Transaktionen signieren
    }
