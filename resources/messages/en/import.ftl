### Reading a file, a text, or codes that a camera sees.

## A file or a text

import-file = Open the file
import-paste = Paste it
import-scan = Scan the codes
import-text-first = Paste the text first
import-take = Take it

## Codes before the camera

import-codes = Scan codes
import-codes-hint = Hold the codes before the camera until all of them are read.
import-codes-again = Begin again
import-parts = { $have } of { $all } parts
    .label = Parts that were read
import-view = What the camera sees
import-camera = Camera
# Where the system tells no name of it
import-camera-numbered = Camera { $number }
import-camera-waiting = Waiting for the camera
import-camera-on = Turn it on
import-camera-again = Try again
import-picture = Read a picture
import-picture-none = No code was found in { $file }.

# What was wrong with the last code that was read
import-refused-form = That code is no part of anything that Ochre reads.
import-refused-other = That code is a part of something else. Show the codes of one thing alone, or begin again.
import-refused-large = That is more than Ochre reads from codes. Bring the file.
import-refused-broken = The parts do not add up to what they should. Scan them all once more.

# Why a camera gives no pictures, and what to do
import-camera-denied = The camera was refused
    .todo = Allow it where your system or browser keeps such permissions, under privacy, and try again. A file or a text does as well.
import-camera-none = There is no camera here
    .todo = Bring a file or a text, or a picture of the code that another device took.
import-camera-busy = Another program has the camera
    .todo = Close what uses it, such as a video call, and try again.
import-camera-other = The camera does not work
    .todo = Unplug it and plug it in again, or bring a file or a text.
import-camera-away = The camera is off
    .todo = Ochre turned it off when the window was left. What was read so far is kept.
