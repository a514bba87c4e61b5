### What is said where no page can say it: a start that failed, an end that nobody foresaw.

start-failed = Ochre can’t start
    .unknown = Ochre can’t start and does not know why.
    .code = Ochre can’t start: { $code }.
    .error = Ochre can’t start: { $error }
start-folder-busy = Another Ochre is using the data folder { $folder }. Close it, or choose another folder with --data.
start-running = Ochre already runs on this data folder. Open this address in a browser on this computer. It opens one page, once: { $address }
start-folder-gone = The data folder { $folder } was moved, removed or replaced while Ochre was running. Ochre has stopped: from then on it signed nothing and saved nothing. Put the folder back, or tell Ochre where it is with --data, and start Ochre again.
start-folder-form =
    .older = An earlier Ochre made the data folder { $folder }, and this one can’t read it (it looked at { $file }). Nothing in it was changed. Use that Ochre, or choose another folder with --data.
    .newer = A newer Ochre made the data folder { $folder } (this one looked at { $file }). Nothing in it was changed. Use the newer Ochre, or choose another folder with --data.
    .member = The data folder { $folder } holds “{ $member }” in { $file }, which this Ochre does not know. Nothing in it was changed. Use the newer Ochre that made it, or choose another folder with --data.
start-file-damaged =
    .left = The file { $file } is damaged and can’t be read. Ochre left it as it is and deleted nothing.
    .kept = The file { $file } is damaged and can’t be read. Ochre kept it as { $keptAs } and deleted nothing.
start-disk-refused = The disk refused { $file }: { $detail }. Nothing was lost. Free some space, or check that this user may write to the data folder.
start-port-busy = This port is in use. Choose another with --port, or leave it out to get a free one.
start-not-allowed = This user may not use this port or folder. Choose another.
start-stopped = Ochre had to stop
    .text = An unexpected error happened; ochre.log holds it as { $incident }. Ochre closed your keys immediately. Start Ochre again: what you signed is in its signing history.
start-page = Ochre can’t show its page
    .message = Ochre’s own page could not be loaded
    .detail = ochre.log holds the error as { $incident }. Your keys and what you signed have not changed.
    .a-fault = an error
    .again = Try again
    .quit = Quit Ochre
start-cancel = Cancel
start-about = Ochre contributors, MIT licence
# The three complete “Ochre is trying to …” of macOS.
start-prove-reveal = show the recovery phrase of “{ $wallet }”
start-prove-sign = sign for “{ $wallet }”
start-prove-sign-many =
    { $count ->
        [one] sign { $count } transaction
       *[other] sign { $count } transactions
    }
