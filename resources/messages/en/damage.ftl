### What happened to a file of Ochre, found at its start, and what follows from it. $file is its name, $keptAs that of its copy.

# Stands behind the line above; what is missing, and what to do about it, follow.
damage-kept = Ochre kept it as { $keptAs }.
# $list: names of what can’t be read; the last item may be the message below.

## What Ochre uses instead, and what to do, by the file.

damage-title =
    { $how ->
        [gone] { $file } was missing
        [differs] { $file } and its copy differed
        [rest] Part of { $file } can’t be read
       *[damaged] { $file } was damaged
    }
damage-then =
    { $recovered ->
        [rest] Ochre left that part in the file. Everything else is here.
        [previous] Ochre uses its copy. Your last change may be missing.
        [safe] Strictest value used for each.
        [merged] Check them in Settings.
        [part]
            { $file ->
                [ochre] A missing wallet’s keys are still in your keychain. Restore it from its phrase or a backup.
                [journal] Part of the signing history is kept. Refresh and check transfers before you pay again.
               *[other] All that could be read is kept.
            }
       *[nothing]
            { $file ->
                [ochre] Started without it, offline, amounts hidden. Find your keys in the keychain, under Settings.
                [journal] A new signing history begins. Refresh and check transfers before you pay again.
                [practice] A new practice chain begins, without the old coins.
               *[other] Ochre started without it.
            }
    }
damage-rows =
    { $recovered ->
        [merged] Taken from the copy: { $list }.
       *[other] Unreadable: { $list }.
    }
