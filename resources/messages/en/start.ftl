### What is said where no page can say it: a start that failed, an end that nobody foresaw.

start-failed = Ochre cannot start
    .unknown = Ochre cannot start, and does not know why.
    .code = Ochre cannot start: { $code }.
    .error = Ochre cannot start: { $error }
start-folder-busy = Another Ochre is using the data folder { $folder }: close it, or choose another folder with --data.
start-file-damaged =
    .left = The file { $file } is damaged and cannot be read. It was left as it is; nothing was deleted.
    .kept = The file { $file } is damaged and cannot be read. It was kept as { $keptAs }; nothing was deleted.
start-disk-refused = The disk refused { $file }: { $detail }. Make room, or see whether this user may write to the data folder; nothing was lost.
start-port-busy = The port is in use: choose another with --port, or none for a free one.
start-not-allowed = This port or folder may not be used by this user: choose another.
start-stopped = Ochre had to stop
    .text = Something happened that nobody foresaw; ochre.log holds it as { $incident }. Your keys were put away at once. Start Ochre again: what you signed before is in its journal.
start-page = Ochre shows nothing
    .message = Ochre’s own page could not be loaded
    .detail = ochre.log holds it as { $incident }. Your keys and what you signed are as they were.
    .a-fault = a fault
    .again = Try again
    .quit = Quit Ochre
start-cancel = Cancel
start-about = Ochre contributors, MIT licence
# The three complete “Ochre is trying to …” of macOS.
start-prove-reveal = show the recovery words of { $wallet }
start-prove-sign = sign for { $wallet }
start-prove-sign-many =
    { $count ->
        [one] sign { $count } transaction
       *[other] sign { $count } transactions
    }
