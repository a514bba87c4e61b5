### Backups: making, opening and restoring one.

backup-title = Backup
# The same screen on the welcome, where there is no wallet yet.
backup-title-welcome = Restore from a backup file

## Making a backup

backup-make = Make a backup
backup-make-none = This data folder has no backup yet.
# $ago: “12 s ago”, “4 min ago”.
backup-make-changed = The last backup was made { $ago }. Only a newer one restores what changed since then.
backup-make-unchanged = The last backup was made { $ago }. Nothing in it has changed since then.
backup-make-password = Backup password
    .hint = Only this password opens the file, and Ochre does not store it. It is not your recovery phrase or its BIP39 passphrase.
    .short = Use a backup password of at least { $length } characters
backup-make-again = Repeat the backup password
    .differs = The two are not the same
    .missing = Repeat the backup password
backup-make-save = Save backup
backup-make-sealing = Encrypting the file
backup-make-saved = The backup is saved
    .hint = Keep a copy on another device.
# Records beyond what a backup holds of their kind.
backup-make-left-out =
    { $count ->
        [one] { $count } record is not in the file: it is beyond what a backup holds of its kind.
       *[other] { $count } records are not in the file: they are beyond what a backup holds of their kind.
    }
# $what: the kind, as backup-kind says it.
backup-make-near = Ochre keeps { $count } here, and a backup holds { $most } of them. Anything beyond that will not be in the file.
    .title = Backups are nearly full: { $what }
backup-kind =
    { $what ->
        [wallets] wallets
        [signings] transactions
        [assets] assets
        [transfers] transfers
        [invoices] invoices
        [assetData] files of asset data
        [nodes] nodes
        [ownStates] states of Ochre’s own service
        [clouds] node services
        [scopes] lists of services
       *[entries] entries that can’t be restored
    }
backup-make-own-left-out =
    { $count ->
        [one] The file has no room for the data that Ochre’s own service keeps of { $count } wallet. While Ochre is closed, copy own-service in its data folder.
       *[other] The file has no room for the data that Ochre’s own service keeps of { $count } wallets. While Ochre is closed, copy own-service in its data folder.
    }

## Opening a backup

backup-open = Restore a backup
    .hint = Nothing changes until you have seen what is in it.
backup-open-choose = Choose backup file
    .label = Backup file
    .missing = Choose a file first
backup-open-no-file = No file chosen
backup-open-password = Backup password
    .missing = Enter the backup password
backup-open-submit = Open backup
backup-open-opening = Opening the file

## What is in a backup that was opened

backup-inside = In this backup
# $version: of the program, 1.2.0.
backup-inside-made = Made { $time } by Ochre { $version }
backup-inside-here = Here already
backup-inside-added = New
backup-inside-known-here = This wallet is already here. Ochre adds what is missing.
backup-inside-known-otherNetwork = By this file, the wallet has the same recovery phrase on another network. Only that phrase can show whether that is true. Ochre adds the wallet beside yours.
backup-inside-known-new = Ochre adds this wallet without its key. Restore the key from the recovery phrase; until then Ochre shows no address.
# Those that follow stand in one row, with dots between them.
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
backup-inside-asset-data =
    { $count ->
        [one] asset data of { $count } transfer
       *[other] asset data of { $count } transfers
    }
backup-inside-rules = spending rules
backup-inside-own = data of Ochre’s own service
backup-inside-own-old = The file holds what Ochre’s own service kept when the backup was made. What you received since is not in it. If coins were spent since, the service refuses this data. Restore the backup before you connect the wallet.
    .title = Assets are as old as this backup
backup-inside-empty = The backup holds no wallets.
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
    .hint = Without tokens and node passwords, and without permission to send any.
backup-inside-strangers = None of your wallets here is in this backup. Ochre would add these beside yours.
    .title = This is a backup of other wallets
backup-inside-live = These transactions are not verified on this computer, and may have been broadcast since. Home shows the signed ones under In progress: check each before you go on. Ochre discards the unsigned ones.
    .title =
        { $count ->
            [one] { $count } transaction was open when the backup was made
           *[other] { $count } transactions were open when the backup was made
        }
backup-inside-aside = Ochre never writes what is wrong in these. If you did not change the file yourself, do not trust it.
    .title =
        { $count ->
            [one] { $count } entry can’t be restored
           *[other] { $count } entries can’t be restored
        }
# One entry that can’t be restored, and why. $name: what it is called, or what its wallet is called.
backup-aside-why-form =
    { $what ->
        [service] Service of “{ $name }”: its form is not one that Ochre writes
        [rules] Spending rules of “{ $name }”: their form is not one that Ochre writes
        [transaction] Transaction “{ $name }”: its form is not one that Ochre writes
        [asset] Asset “{ $name }”: its form is not one that Ochre writes
        [transfer] Transfer “{ $name }”: its form is not one that Ochre writes
        [invoice] Invoice “{ $name }”: its form is not one that Ochre writes
        [assetData] Asset data for “{ $name }”: it is not valid
        [ownState] State of Ochre’s own service for “{ $name }”: its form is not one that Ochre writes
        [nodeService] Node service “{ $name }”: its form is not one that Ochre writes
       *[node] Node “{ $name }”: its form is not one that Ochre writes
    }
backup-aside-why-address =
    { $what ->
        [service] Service of “{ $name }”: Ochre may not use its address
        [rules] Spending rules of “{ $name }”: Ochre may not use their address
        [transaction] Transaction “{ $name }”: Ochre may not use its address
        [asset] Asset “{ $name }”: Ochre may not use its address
        [transfer] Transfer “{ $name }”: Ochre may not use its address
        [invoice] Invoice “{ $name }”: Ochre may not use its address
        [assetData] Asset data for “{ $name }”: Ochre may not use its address
        [ownState] State of Ochre’s own service for “{ $name }”: Ochre may not use its address
        [nodeService] Node service “{ $name }”: Ochre may not use its address
       *[node] Node “{ $name }”: Ochre may not use its address
    }
backup-aside-why-signature =
    { $what ->
        [service] Service of “{ $name }”: the wallet’s keys did not sign it
        [rules] Spending rules of “{ $name }”: the wallet’s keys did not sign them
        [transaction] Transaction “{ $name }”: the wallet’s keys did not sign it
        [asset] Asset “{ $name }”: the wallet’s keys did not sign it
        [transfer] Transfer “{ $name }”: the wallet’s keys did not sign it
        [invoice] Invoice “{ $name }”: the wallet’s keys did not sign it
        [assetData] Asset data for “{ $name }”: the wallet’s keys did not sign it
        [ownState] State of Ochre’s own service for “{ $name }”: the wallet’s keys did not sign it
        [nodeService] Node service “{ $name }”: the wallet’s keys did not sign it
       *[node] Node “{ $name }”: the wallet’s keys did not sign it
    }
backup-aside-why-claims =
    { $what ->
        [service] Service of “{ $name }”: it differs from what was signed
        [rules] Spending rules of “{ $name }”: they differ from what was signed
        [transaction] Transaction “{ $name }”: it differs from what was signed
        [asset] Asset “{ $name }”: it differs from what was signed
        [transfer] Transfer “{ $name }”: it differs from what was signed
        [invoice] Invoice “{ $name }”: it differs from what was signed
        [assetData] Asset data for “{ $name }”: it differs from what was signed
        [ownState] State of Ochre’s own service for “{ $name }”: it differs from what was signed
        [nodeService] Node service “{ $name }”: it differs from what was signed
       *[node] Node “{ $name }”: it differs from what was signed
    }
# A piece of the file that can’t be restored, and why. $number: its place in the file.
backup-aside-piece =
    { $why ->
        [damaged] Piece { $number } of the file is damaged: what was in it can’t be restored
        [missing] Piece { $number } of the file is missing: what was in it, and perhaps what follows, can’t be restored
        [foreign] Piece { $number } of the file belongs to another backup
        [misplaced] Piece { $number } of the file is out of place: an earlier one stands there again, or something follows the end
       *[form] Piece { $number } of the file has a form that Ochre doesn’t write
    }
backup-inside-one-device = Stop using these wallets on the device where the backup was made, before you use them here.
    .title = One wallet, one device
backup-inside-settings = Restore the settings as well
backup-inside-restore = Restore backup
    .nothing = The backup holds nothing to restore
backup-inside-waiting = Waiting for you to confirm

## What was restored. The six that follow stand in one row, with dots between them.

backup-restored = Backup restored
    .next = Next: restore each key from its recovery phrase, then register with the service.
backup-restored-wallets =
    { $count ->
        [one] { $count } wallet added
       *[other] { $count } wallets added
    }
backup-restored-flows =
    { $count ->
        [one] { $count } transaction of the signing history
       *[other] { $count } transactions of the signing history
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
backup-restored-asset-data =
    { $count ->
        [one] asset data of { $count } transfer
       *[other] asset data of { $count } transfers
    }
backup-restored-nodes =
    { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
backup-restored-conflicts =
    { $count ->
        [one] { $count } transaction has another outcome in the file than here. Ochre kept the one here.
       *[other] { $count } transactions have other outcomes in the file than here. Ochre kept those here.
    }
backup-restored-own =
    { $count ->
        [one] Ochre’s own service has the data of { $count } wallet again, as old as the backup.
       *[other] Ochre’s own service has the data of { $count } wallets again, as old as the backup.
    }
backup-restored-own-here =
    { $count ->
        [one] Ochre’s own service already has data of { $count } wallet here. Ochre kept it.
       *[other] Ochre’s own service already has data of { $count } wallets here. Ochre kept it.
    }
backup-restored-own-not-here =
    { $count ->
        [one] The data of Ochre’s own service for { $count } wallet was not restored: this system can’t run it. Keep the backup.
       *[other] The data of Ochre’s own service for { $count } wallets was not restored: this system can’t run it. Keep the backup.
    }

## What restores what

backup-brings = What restores what
    .hint = One wallet, one device. If two devices spend the same coins, they undo each other’s work and you can lose assets. After you restore a wallet, stop using it on the other device.
backup-brings-words = Recovery phrase
    .what = The keys, and with them all bitcoin. Not asset data, labels or signing history.
backup-brings-file = Backup file
    .what = Wallets by name and public keys, labels, invoices, transfers as reported and their asset data, the signing history, spending rules, nodes and settings. Also what Ochre’s own service keeps, as it was then.
backup-brings-service = Only the service
    .what = The assets themselves: the wallet’s service keeps their data. Register with it again.
backup-brings-neither = Nothing
    .what = Recovery phrases, keys, tokens, proxy and node passwords are in no backup file. Enter them again.
