### What happened to a file of Ochre, found at its start, and what follows from it. $file is its name, $keptAs that of its copy.

damage-rest = Not all of { $file } can be read
    .more = It stays in the file and is not shown; everything else is here.
damage-gone = { $file } was gone
damage-damaged = { $file } was damaged
# Stands behind the line above, so it begins small; what is missing, and what to do about it, come behind.
damage-kept = kept as { $keptAs }.
# $list: names of what cannot be read, with commas between.
damage-unread = Cannot be read: { $list }.
damage-unread-more = Cannot be read: { $list }, and { $more } more.

## What was taken instead, and what to do, by the file.

damage-previous = Its copy was taken instead.
damage-part = What could be read of it was taken over.
damage-nothing = Ochre began without it.
damage-part-settings = All other wallets are here. Secrets of one that is missing are in your keychain: its words, or a backup, bring it back.
damage-part-journal = What could be read of the record of what was signed was taken over. Refresh, and look among your transfers before you pay anybody again.
damage-nothing-settings = Ochre began without it. Secrets are in your keychain: look there under Settings.
damage-nothing-journal = The record of what was signed begins anew. Refresh, and look among your transfers before you pay anybody again.
damage-nothing-practice = A new practice chain begins, without the coins of the old one.
