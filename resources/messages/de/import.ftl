### Einlesen einer Datei, eines Textes oder von Codes, die eine Kamera sieht.

## A file or a text

import-file = Datei wählen
import-paste = Einfügen
import-scan = Codes scannen
import-text-first = Füge zuerst den Text ein
import-take = Importieren

## Codes before the camera

import-codes = Codes scannen
import-codes-hint = Halt die QR-Codes vor die Kamera.
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
import-picture-none = Kein QR-Code in { $file }.

import-refused-form = Kein Code, den Ochre liest.
import-refused-other = Code von etwas anderem. Zeig nur einen Satz, oder fang neu an.
import-refused-large = Zu groß für Codes. Importiere die Datei.
import-refused-broken = Die Teile passen nicht. Scann alle erneut.

import-camera-denied = Kein Zugriff auf die Kamera
    .todo = Erlaub es in den Datenschutz-Einstellungen. Oder importiere eine Datei oder einen Text.
import-camera-none = Hier gibt es keine Kamera
    .todo = Importiere Datei, Text oder Bild.
import-camera-busy = Ein anderes Programm nutzt die Kamera
    .todo = Schließ es und versuch es erneut.
import-camera-other = Die Kamera funktioniert nicht
    .todo = Steck sie aus und wieder ein, oder importiere eine Datei.
import-camera-away = Die Kamera ist aus
    .todo = Aus, seit du weggingst. Gelesenes bleibt.
