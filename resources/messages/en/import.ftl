### Reading a file, a text, or codes that a camera sees.

## A file or a text

import-file = Choose file
import-paste = Paste text
import-scan = Scan QR codes
import-text-first = Paste the text first
import-take = Import

## Codes before the camera

import-codes = Scan QR codes
import-codes-hint = Hold the QR codes in front of the camera.
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
import-picture-none = No QR code in { $file }.

# What was wrong with the last code that was read

# Why a camera gives no pictures, and what to do
import-refused =
    { $because ->
        [form] Not a code that Ochre reads.
        [other] Code of something else. Show only one set, or start again.
        [large] Too large for codes. Import the file.
       *[broken] The parts don’t fit. Scan all again.
    }
import-shut =
    { $why ->
        [denied] Ochre may not use the camera
        [none] No camera found
        [busy] Another program uses the camera
        [away] The camera is off
       *[other] The camera doesn’t work
    }
    .todo =
        { $why ->
            [denied] Allow it in your system’s or browser’s privacy settings. Or import a file or text.
            [none] Import a file, text or picture.
            [busy] Close it, then try again.
            [away] Turned off when you left. What was read is kept.
           *[other] Unplug it and plug it in again, or import a file.
        }
