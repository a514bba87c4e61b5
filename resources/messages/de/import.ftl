### Einlesen einer Datei, eines Textes oder von Codes, die eine Kamera sieht.

## A file or a text

import-file = Datei wählen
import-paste = Text einfügen
import-scan = QR-Codes scannen
import-text-first = Füge zuerst den Text ein
import-take = Importieren

## Codes before the camera

import-codes = QR-Codes scannen
import-codes-hint = Halte die QR-Codes vor die Kamera.
import-codes-again = Neu beginnen
import-parts = { $have } von { $all } Teilen
    .label = Gelesene Teile
import-view = Kamerabild
import-camera = Kamera
import-camera-numbered = Kamera { $number }
import-camera-waiting = Warten auf die Kamera
import-camera-on = Kamera einschalten
import-camera-again = Erneut versuchen
import-picture = Bild einlesen
import-picture-none = Kein QR-Code in { $file }.

import-refused =
    { $because ->
        [form] Kein Code, den Ochre liest.
        [other] Ein Code von etwas anderem. Zeige nur einen Satz, oder beginne neu.
        [large] Zu groß für Codes. Importiere die Datei.
       *[broken] Die Teile passen nicht. Scanne alle erneut.
    }
import-shut =
    { $why ->
        [denied] Ochre darf die Kamera nicht nutzen
        [none] Keine Kamera gefunden
        [busy] Ein anderes Programm nutzt die Kamera
        [away] Die Kamera ist aus
       *[other] Die Kamera funktioniert nicht
    }
    .todo =
        { $why ->
            [denied] Erlaube das in den Datenschutz-Einstellungen deines Systems oder Browsers. Oder importiere eine Datei oder einen Text.
            [none] Importiere Datei, Text oder Bild.
            [busy] Schließe es und versuche es erneut.
            [away] Ausgeschaltet, als du weggingst. Gelesenes bleibt.
           *[other] Stecke sie aus und wieder ein, oder importiere eine Datei.
        }
