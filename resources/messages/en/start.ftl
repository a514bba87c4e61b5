### What is said where no page can say it: a start that failed, an end that nobody foresaw.

start-failed = Ochre can’t start
    .unknown = Ochre can’t start, for an unknown reason.
    .code = Ochre can’t start: { $code }.
    .error = Ochre can’t start: { $error }
start-folder-busy = Another Ochre uses the data folder { $folder }. Close it, or choose another with --data.
start-running = Ochre already runs here. Open this address in a browser on this computer; it opens one page, once: { $address }
start-folder-gone = The data folder { $folder } was moved, removed or replaced. Ochre stopped, and signed and saved nothing since. Put it back, or name it with --data, and start again.
start-folder-form =
    .older = An earlier Ochre made { $folder }; this one can’t read { $file }. Unchanged. Use that Ochre, or another folder with --data.
    .newer = A newer Ochre made { $folder } (see { $file }). Unchanged. Use the newer Ochre, or another folder with --data.
    .member = { $folder } holds “{ $member }” in { $file }, unknown to this Ochre. Unchanged. Use a newer Ochre, or another folder with --data.
start-file-damaged =
    .left = { $file } is damaged. Ochre left it as it is.
    .kept = { $file } is damaged. Ochre kept it as { $keptAs }.
start-disk-refused = The disk refused { $file }: { $detail }. Free some space, or check this user’s rights.
start-port-busy = Port in use. Choose another with --port, or leave it out.
start-not-allowed = This user may not use this port or folder.
start-stopped = Ochre had to stop
    .text = Unexpected error, in ochre.log as { $incident }. Ochre closed your keys. Start it again: what you signed is in the signing history.
start-page = Ochre can’t show its page
    .message = Ochre’s page couldn’t be loaded
    .detail = In ochre.log as { $incident }. Keys and signing history are unchanged.
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
