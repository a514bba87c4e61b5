### What happened to a file of Ochre, found at its start, and what follows from it. $file is its name, $keptAs that of its copy.

damage-rest = Part of { $file } can’t be read
    .more = Ochre leaves that part in the file and does not show it. Everything else is here.
damage-gone = { $file } was missing
damage-damaged = { $file } was damaged
damage-differs = { $file } and its copy differed
# Stands behind the line above; what is missing, and what to do about it, follow.
damage-kept = Ochre kept it as { $keptAs }.
# $list: names of what can’t be read; the last item may be the message below.
damage-unread = Unreadable: { $list }.
damage-taken = Taken from the copy: { $list }.
damage-unread-more = { $count } more

## What Ochre uses instead, and what to do, by the file.

damage-previous = Ochre uses its copy instead. Your last change may be missing.
damage-safe = Ochre uses the strictest value for each.
damage-merged = Check them under Settings.
damage-part = Ochre kept all that could be read.
damage-nothing = Ochre started without it.
damage-part-ochre = All other wallets are here. Keys of a missing wallet are still in your keychain. Restore that wallet from its recovery phrase or a backup.
damage-part-journal = Ochre kept what could be read of the signing history. Refresh and check your transfers before you pay anybody again.
damage-nothing-ochre = Ochre started without it, offline and with amounts hidden. Your keys are in the keychain: find them under Settings.
damage-nothing-journal = A new signing history begins. Refresh and check your transfers before you pay anybody again.
damage-nothing-practice = A new practice chain begins, without the coins of the old one.
