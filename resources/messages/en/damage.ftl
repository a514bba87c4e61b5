### What happened to a file of Ochre, found at its start, and what follows from it. $file is its name, $keptAs that of its copy.

damage-rest = Part of { $file } can’t be read
    .more = Ochre left that part in the file. Everything else is here.
damage-gone = { $file } was missing
damage-damaged = { $file } was damaged
damage-differs = { $file } and its copy differed
# Stands behind the line above; what is missing, and what to do about it, follow.
damage-kept = Ochre kept it as { $keptAs }.
# $list: names of what can’t be read; the last item may be the message below.
damage-unread = Unreadable: { $list }.
damage-taken = Taken from the copy: { $list }.

## What Ochre uses instead, and what to do, by the file.

damage-previous = Ochre uses its copy. Your last change may be missing.
damage-safe = Strictest value used for each.
damage-merged = Check them in Settings.
damage-part = All that could be read is kept.
damage-nothing = Ochre started without it.
damage-part-ochre = A missing wallet’s keys are still in your keychain. Restore it from its phrase or a backup.
damage-part-journal = Part of the signing history is kept. Refresh and check transfers before you pay again.
damage-nothing-ochre = Started without it, offline, amounts hidden. Find your keys in the keychain, under Settings.
damage-nothing-journal = A new signing history begins. Refresh and check transfers before you pay again.
damage-nothing-practice = A new practice chain begins, without the old coins.
