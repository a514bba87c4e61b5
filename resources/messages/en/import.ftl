### Reading a file, a text, or codes that a camera sees.

## A file or a text

import-file = Open file
import-paste = Paste text
import-scan = Scan QR codes
import-text-first = Paste the text first
import-take = Import

## Codes before the camera

import-codes = Scan QR codes
import-codes-hint = Hold the QR codes in front of the camera until all of them are read.
import-codes-again = Start again
import-parts = { $have } of { $all } parts
    .label = Parts read
import-view = Camera view
import-camera = Camera
# Where the system tells no name of it
import-camera-numbered = Camera { $number }
import-camera-waiting = Waiting for the camera
import-camera-on = Turn on camera
import-camera-again = Try again
import-picture = Read from a picture
import-picture-none = No QR code was found in { $file }.

# What was wrong with the last code that was read
import-refused-form = This code is not part of anything that Ochre reads.
import-refused-other = This code belongs to something else. Show only the codes of one thing, or start again.
import-refused-large = This is more than Ochre reads from codes. Import the file instead.
import-refused-broken = The parts do not fit together. Scan all of them again.

# Why a camera gives no pictures, and what to do
import-camera-denied = Ochre may not use the camera
    .todo = Allow it in the privacy settings of your system or browser, then try again. You can also import a file or text.
import-camera-none = No camera found
    .todo = Import a file or text, or a picture of the code that another device took.
import-camera-busy = Another program uses the camera
    .todo = Close it, for example a video call, then try again.
import-camera-other = The camera does not work
    .todo = Unplug it and plug it in again, or import a file or text.
import-camera-away = The camera is off
    .todo = Ochre turned it off when you left the window. It kept what it had read so far.
