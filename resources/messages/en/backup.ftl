### Backups: making one, looking into one, bringing one back.

backup-title = Backup
# The same screen, on the way in, where there is no wallet yet.
backup-title-welcome = I have a backup file

## Making a backup

backup-make = Make a backup
backup-make-none = None was made from this data folder yet.
# $ago: “12 s ago”, “4 min ago”.
backup-make-changed = The last one was made { $ago }. Something changed since that only a newer one brings back.
backup-make-unchanged = The last one was made { $ago }. Nothing of it has changed since.
backup-make-password = Password of the file
    .hint = It is the only way into the file, and is kept nowhere. It is neither your words nor their passphrase.
    .short = A password of { $length } characters at least
backup-make-again = The same once more
    .differs = It is not the same
    .missing = The two are not the same yet
backup-make-save = Save a backup
backup-make-sealing = Sealing the file
backup-make-saved = The backup is saved
    .hint = Keep a copy on another device.

## Opening a backup

backup-open = Restore a backup
    .hint = Nothing is changed before you have seen what is in it.
backup-open-choose = Choose the backup file
    .label = Backup file
    .missing = Choose a file first
backup-open-no-file = No file chosen
backup-open-password = Its password
    .missing = Enter its password
backup-open-submit = Open the backup
backup-open-opening = Opening the file

## What is in a backup that was opened

backup-inside = In this backup
# $version: of the program, 1.2.0.
backup-inside-made = Made { $time } by Ochre { $version }
backup-inside-here = Here
backup-inside-added = Added
backup-inside-known-here = It is here: what is missing is added to it.
backup-inside-known-otherNetwork = It says that it is of the same words on another network: only those words show whether that is true. It is added beside yours.
backup-inside-known-new = It is added without its key: its words bring that back, and until then it shows no address.
# The five that follow stand in one row, with dots between them.
backup-inside-flows =
    { $count ->
        [one] { $count } signed or prepared transaction
       *[other] { $count } signed or prepared transactions
    }
backup-inside-transfers =
    { $count ->
        [one] { $count } transfer
       *[other] { $count } transfers
    }
backup-inside-labels =
    { $count ->
        [one] { $count } label
       *[other] { $count } labels
    }
backup-inside-invoices =
    { $count ->
        [one] { $count } invoice
       *[other] { $count } invoices
    }
backup-inside-rules = spending rules
backup-inside-empty = No wallet is in it.
# The nodes, and the services that they are rented from.
backup-inside-nodes =
    { $services ->
        [one]
            { $nodes ->
                [one] { $nodes } node of { $services } service
               *[other] { $nodes } nodes of { $services } service
            }
       *[other]
            { $nodes ->
                [one] { $nodes } node of { $services } services
               *[other] { $nodes } nodes of { $services } services
            }
    }
    .hint = Without tokens and passwords, and without leave to send any.
backup-inside-strangers = None of the wallets here is in it. They would be added beside yours.
    .title = This is a backup of other wallets
backup-inside-live = Nothing of that is proved on this machine: it may have gone out since. What was signed stands on Home among what is unfinished, to be looked for first. What was not signed is given up.
    .title =
        { $count ->
            [one] { $count } transaction not closed when the backup was made
           *[other] { $count } transactions not closed when the backup was made
        }
backup-inside-aside = Ochre never writes what is wrong in these. If you did not change the file yourself, do not trust it.
    .title =
        { $count ->
            [one] { $count } entry not brought back
           *[other] { $count } entries not brought back
        }
# One entry that is not brought back, and why. $name: what it is called, or what its wallet is called.
backup-aside-why-form =
    { $what ->
        [service] Service of “{ $name }”: it is not as Ochre writes it
        [rules] Spending rules of “{ $name }”: it is not as Ochre writes it
        [transaction] Transaction “{ $name }”: it is not as Ochre writes it
        [asset] Asset “{ $name }”: it is not as Ochre writes it
        [transfer] Transfer “{ $name }”: it is not as Ochre writes it
        [invoice] Invoice “{ $name }”: it is not as Ochre writes it
        [nodeService] Node service “{ $name }”: it is not as Ochre writes it
       *[node] Node “{ $name }”: it is not as Ochre writes it
    }
backup-aside-why-address =
    { $what ->
        [service] Service of “{ $name }”: its address is none that Ochre may ask
        [rules] Spending rules of “{ $name }”: its address is none that Ochre may ask
        [transaction] Transaction “{ $name }”: its address is none that Ochre may ask
        [asset] Asset “{ $name }”: its address is none that Ochre may ask
        [transfer] Transfer “{ $name }”: its address is none that Ochre may ask
        [invoice] Invoice “{ $name }”: its address is none that Ochre may ask
        [nodeService] Node service “{ $name }”: its address is none that Ochre may ask
       *[node] Node “{ $name }”: its address is none that Ochre may ask
    }
backup-aside-why-signature =
    { $what ->
        [service] Service of “{ $name }”: it is not signed by the keys of its wallet
        [rules] Spending rules of “{ $name }”: it is not signed by the keys of its wallet
        [transaction] Transaction “{ $name }”: it is not signed by the keys of its wallet
        [asset] Asset “{ $name }”: it is not signed by the keys of its wallet
        [transfer] Transfer “{ $name }”: it is not signed by the keys of its wallet
        [invoice] Invoice “{ $name }”: it is not signed by the keys of its wallet
        [nodeService] Node service “{ $name }”: it is not signed by the keys of its wallet
       *[node] Node “{ $name }”: it is not signed by the keys of its wallet
    }
backup-aside-why-claims =
    { $what ->
        [service] Service of “{ $name }”: it says other things than what was signed
        [rules] Spending rules of “{ $name }”: it says other things than what was signed
        [transaction] Transaction “{ $name }”: it says other things than what was signed
        [asset] Asset “{ $name }”: it says other things than what was signed
        [transfer] Transfer “{ $name }”: it says other things than what was signed
        [invoice] Invoice “{ $name }”: it says other things than what was signed
        [nodeService] Node service “{ $name }”: it says other things than what was signed
       *[node] Node “{ $name }”: it says other things than what was signed
    }
backup-inside-one-device = Stop using these wallets where the backup was made, before you use them here.
    .title = One wallet, one device
backup-inside-settings = Take over the settings as well
backup-inside-restore = Restore this backup
    .nothing = There is nothing in it to bring back
backup-inside-waiting = Waiting for you to confirm

## What was brought back. The five that follow stand in one row, with dots between them.

backup-restored = The backup is restored
    .next = Next: bring back each key from its words, and register with the service.
backup-restored-wallets =
    { $count ->
        [one] { $count } wallet added
       *[other] { $count } wallets added
    }
backup-restored-flows =
    { $count ->
        [one] { $count } transaction of the journal
       *[other] { $count } transactions of the journal
    }
backup-restored-transfers =
    { $count ->
        [one] { $count } transfer
       *[other] { $count } transfers
    }
backup-restored-labels =
    { $count ->
        [one] { $count } label
       *[other] { $count } labels
    }
backup-restored-nodes =
    { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
backup-restored-conflicts =
    { $count ->
        [one] { $count } transaction went another way here than in the file. What is here stayed.
       *[other] { $count } transactions went another way here than in the file. What is here stayed.
    }

## What brings back what

backup-brings = What brings back what
    .hint = One wallet, one device: two that spend the same coins undo each other’s work, and assets can be lost. After you brought one back, stop using it on the other device.
backup-brings-words = Your words
    .what = The keys, and with them all bitcoin. No assets’ history, no labels, nothing of what you signed.
backup-brings-file = The file
    .what = Wallets by name and public keys, labels, invoices, transfers as they were told, the journal of what you signed, spending rules, nodes and settings.
backup-brings-service = Only the service
    .what = The assets themselves: their data lies with the service of the wallet. Register there again.
backup-brings-neither = Neither
    .what = Words, keys, tokens, proxy and node passwords are in no backup file. Enter them anew.
