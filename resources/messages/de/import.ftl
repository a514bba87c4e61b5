### Einlesen einer Datei, eines Textes oder von Codes, die eine Kamera sieht.

## A file or a text

import-file = Datei öffnen
import-paste = Einfügen
import-scan = Codes scannen
import-text-first = Füge zuerst den Text ein
import-take = Importieren

## Codes before the camera

import-codes = Codes scannen
import-codes-hint = Halte die Codes vor die Kamera, bis alle gelesen sind.
import-codes-again = Neu beginnen
import-parts = { $have } von { $all } Teilen
    .label = Gelesene Teile
import-view = Kamerabild
import-camera = Kamera
import-camera-numbered = Kamera { $number }
import-camera-waiting = Warten auf die Kamera
import-camera-on = Einschalten
import-camera-again = Erneut versuchen
import-picture = Bild einlesen
import-picture-none = In { $file } wurde kein Code gefunden.

import-refused-form = Dieser Code ist kein Teil von etwas, das Ochre liest.
import-refused-other = Dieser Code gehört zu etwas anderem. Zeige nur zusammengehörige Codes oder beginne neu.
import-refused-large = Das ist mehr, als Ochre aus Codes liest. Importiere die Datei.
import-refused-broken = Die Teile ergeben nicht, was sie sollten. Scanne alle noch einmal.

import-camera-denied = Kein Zugriff auf die Kamera
    .todo = Erlaube ihn im System oder Browser, dort unter Datenschutz, und versuche es erneut. Eine Datei oder ein Text geht ebenso.
import-camera-none = Hier gibt es keine Kamera
    .todo = Importiere eine Datei oder einen Text, oder ein Bild des Codes, das ein anderes Gerät aufgenommen hat.
import-camera-busy = Ein anderes Programm nutzt die Kamera
    .todo = Schließe, was sie nutzt, etwa einen Videoanruf, und versuche es erneut.
import-camera-other = Die Kamera funktioniert nicht
    .todo = Ziehe sie ab und stecke sie wieder ein, oder importiere eine Datei oder einen Text.
import-camera-away = Die Kamera ist aus
    .todo = Ochre hat sie ausgeschaltet, als das Fenster verlassen wurde. Was schon gelesen ist, bleibt erhalten.
