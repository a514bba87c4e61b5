### What is said where no page can say it: a start that failed, an end that nobody foresaw.

start-failed = Ochre kann nicht starten
    .unknown = Ochre kann aus unbekanntem Grund nicht starten.
    .code = Ochre kann nicht starten: { $code }.
    .error = Ochre kann nicht starten: { $error }
start-folder-busy = Ein anderes Ochre benutzt den Datenordner { $folder }. Schließe es, oder wähle einen anderen mit --data.
start-running = Ochre läuft schon. Öffne diese Adresse in einem Browser auf diesem Computer; sie öffnet eine Seite, genau einmal: { $address }
start-folder-gone = Der Datenordner { $folder } wurde verschoben, entfernt oder ersetzt. Ochre hat angehalten und seitdem nichts signiert oder gespeichert. Lege ihn zurück, oder nenne ihn mit --data, und starte erneut.
start-folder-form =
    .older = Ein früheres Ochre hat { $folder } erstellt; dieses kann { $file } nicht lesen. Unverändert. Nimm jenes Ochre oder einen anderen Ordner mit --data.
    .newer = Ein neueres Ochre hat { $folder } erstellt (siehe { $file }). Unverändert. Nimm das neuere oder einen anderen Ordner mit --data.
    .member = { $folder } enthält „{ $member }“ in { $file }, diesem Ochre unbekannt. Unverändert. Nimm ein neueres oder einen anderen Ordner mit --data.
start-file-damaged =
    .left = { $file } ist beschädigt. Ochre ließ die Datei, wie sie ist.
    .kept = { $file } ist beschädigt. Ochre hat sie als { $keptAs } aufbewahrt.
start-disk-refused = Die Festplatte lehnte { $file } ab: { $detail }. Schaffe Platz, oder prüfe die Rechte dieses Benutzers.
start-port-busy = Port belegt. Wähle einen anderen mit --port, oder lass ihn weg.
start-not-allowed = Dieser Benutzer darf diesen Port oder Ordner nicht benutzen.
start-stopped = Ochre musste anhalten
    .text = Unerwarteter Fehler, in ochre.log als { $incident }. Ochre hat deine Schlüssel geschlossen. Starte es erneut: Signiertes steht im Signierverlauf.
start-page = Ochre kann seine Seite nicht anzeigen
    .message = Ochres Seite ließ sich nicht laden
    .detail = In ochre.log als { $incident }. Schlüssel und Signierverlauf sind unverändert.
    .a-fault = Fehler
    .again = Erneut versuchen
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
