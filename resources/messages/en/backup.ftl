### Backups: making, opening and restoring one.

# The same screen on the welcome, where there is no wallet yet.
backup-title-welcome = Restore backup

## Making a backup

backup-make-none = Never backed up
backup-make-last = Last backup { $ago }. { $changed ->
        [yes] Something changed since.
       *[no] No change since.
    }
# $ago: “12 s ago”, “4 min ago”.
backup-make-password = Backup password
    .hint = Only this password opens the file. Ochre doesn’t store it.
    .short = Use at least { $length } characters.
backup-make-again = Repeat the backup password
    .differs = The two differ
backup-make-save = Save backup
backup-make-saved = Backup saved
    .hint = Keep a copy on another device.
# Records beyond what a backup holds of their kind.
backup-make-left-out = Records left out, beyond what a backup holds: { $count }
# $what: the kind, as backup-kind says it.
backup-make-near = { $count } of at most { $most } in a backup. More are left out.
    .title = Nearly full: { $what }
backup-kind =
    { $what ->
        [wallets] wallets
        [signings] transactions
        [assets] assets
        [transfers] transfers
        [invoices] invoices
        [assetData] asset data
        [nodes] nodes
        [ownStates] built-in service data
        [labels] labels
        [clouds] node services
        [scopes] lists of services
       *[entries] unrestorable entries
    }
backup-make-own-left-out = No room for the built-in service’s data. Wallets left out: { $count }. Quit Ochre and copy own-service from its data folder.
backup-make-own-ahead = The built-in service was interrupted. Wallets left out: { $count }. Finish what each has in progress, refresh, then save another backup.

## Opening a backup

backup-open =
    .hint = You see what is inside before anything changes.
backup-open-choose = Choose backup file
    .missing = Choose a file first
backup-open-password = Enter the backup password
backup-open-submit = Open backup
backup-open-copy = Open as copy of a wallet here
    .hint = A wallet’s keys open its automatic copies, without a password.

## What is in a backup that was opened

backup-inside = In this backup
# $version: of the program, 1.2.0.
backup-inside-made = Made { $time } by Ochre { $version }
backup-inside-known-here = Already here: only what is missing is added.
backup-inside-known-otherNetwork = The file says: same recovery phrase, another network. Only the phrase can show if that’s true. Added beside yours.
backup-inside-known-new = Added without its key, and without addresses until you restore the key.
backup-inside-holds = Transactions: { $flows }, transfers: { $transfers }, labels: { $labels }, asset data: { $data }
# Those that follow stand in one row, with dots between them.
backup-inside-invoices =
    { $count ->
        [one] { $count } invoice
       *[other] { $count } invoices
    }
backup-inside-own-old = Receipts since then are missing. If coins were spent since, the service refuses this data. Restore before you connect.
    .title = Assets are as old as this backup
backup-inside-empty = No wallets inside
# The nodes, and the services that they are rented from.
backup-inside-nodes = Nodes: { $nodes }, services: { $services }
    .hint = Without tokens, passwords or permission to send any.
backup-inside-strangers = None of your wallets is inside. These come beside yours.
    .title = Backup of other wallets
backup-inside-live = Not verified here, and maybe broadcast since. Check the signed ones on Home. Ochre discards the unsigned ones.
    .title = Open when backed up: { $count }
backup-inside-aside = If you didn’t change the file yourself, don’t trust it.
    .title = Can’t be restored: { $count }
backup-aside =
    { $what ->
        [service] Service
        [rules] Spending rules
        [transaction] Transaction
        [asset] Asset
        [transfer] Transfer
        [invoice] Invoice
        [assetData] Asset data
        [ownState] Built-in service
        [label] Label
        [nodeService] Node service
       *[node] Node
    } “{ $name }”: { $why ->
        [address] forbidden address
        [signature] signature not by the wallet’s keys
        [claims] differs from what was signed
       *[form] unknown form
    }
# One entry that can’t be restored, and why. $name: what it is called, or what its wallet is called.
# A piece of the file that can’t be restored, and why. $number: its place in the file.
backup-aside-piece =
    Piece { $number } { $why ->
        [damaged] is damaged: its content is lost
        [missing] is missing: its content, and perhaps what follows, is lost
        [foreign] belongs to another backup
        [misplaced] is out of place
       *[form] has an unknown form
    }
backup-inside-one-device = Stop using these wallets on the other device first: two devices on one phrase can lose assets.
    .title = One wallet, one device
backup-check-settings = Restore settings too
backup-inside-restore =
    .nothing = Nothing to restore

## What was restored. The six that follow stand in one row, with dots between them.

backup-restored = Backup restored
    .next = Next: restore each key, then connect.
backup-restored-added = Wallets: { $wallets }, nodes: { $nodes }
backup-restored-conflicts = Other outcome in the file than here: { $count }. Ochre kept those here.
backup-restored-own = Wallets of the built-in service restored, as old as the backup: { $count }
backup-restored-own-here = Wallets whose built-in service data here was kept: { $count }
backup-restored-own-not-here = Built-in service data not restored: this system can’t run it. Wallets: { $count }. Keep the backup.

## What restores what

backup-brings = If you lose this computer
    .limits = Service data: as old as the file. Two devices with one phrase can lose assets.
backup-brings-keys = Keys and bitcoin
backup-brings-assets = Recovery phrase, service data
backup-brings-records = Labels, history, rules, nodes, built-in service
backup-brings-passwords = Tokens, passwords
backup-brings-nothing = Enter again
