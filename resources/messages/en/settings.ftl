### Settings, and what they change.

settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-language = Language
settings-bitcoin-unit = Show bitcoin in
settings-hide-amounts = Hide amounts
    .hint = On Home and in lists. A review always shows them.

## The screen

settings-title = Settings
settings-page-wallet = Wallet
settings-page-service = Service and network
settings-page-security = Security
settings-page-app = App
settings-act-of = { $act }: { $name }
settings-change = Change
settings-show = Show
settings-open = Open
settings-restore = Restore
settings-saved = Saved
settings-confirm-waiting = Waiting for your approval

## About Ochre

settings-about-folder = Data folder
settings-about-native-secrets = Keys are in your keychain or, session-only, in memory. Never in the data folder.
settings-about-page-secrets = Someone who controls this page could approve for you, so Ochre never uses mainnet here. Keys are never in the data folder.

## Diagnostics

settings-diagnostics = Diagnostics
    .hint = Versions, kinds, counts and errors. No name, address, amount, key, token or word. Ochre sends nothing.

## The password for large sums

settings-ask-above = Large amounts
settings-ask-above-none = Signing doesn’t ask again.
settings-ask-above-set = Signing asks again above { $amount } in one transaction.
settings-ask-above-field = Ask again above
settings-ask-above-stop = Stop asking again
settings-ask-above-password = Anyone who can change this can sign any amount.
    .label = Change amount

## Backup and recovery: the ways to them

settings-backup = Backup
    .hint = Restores labels, history and settings. Not keys, and not assets of a remote service.
# $ago: “12 s ago”, “4 min ago”.

## The connection of the open wallet

settings-connection = Wallet service
# $network: mainnet, testnet, signet.
settings-connection-practice-off = Practice needs regtest. This wallet is on { $network }.
settings-connection-remote = Remote service
settings-token-other = New token
settings-token-remove = Remove stored token
settings-keychains = Address branch
    .hint = Used for plain bitcoin. Ochre shows no address of another branch, and tells you which it was.
settings-connection-along = Keys, history, names and verified records stay. Lists of transfers and invoices don’t.
settings-connection-other = Another service can’t spend this wallet’s assets: the first service keeps their data.
settings-connection-save = Save connection
settings-connection-unregistered = Saved. Next: connect on Home

## What the keychain holds

settings-keychain-absent = No keychain on this computer
# The name that a wallet gets which was found in the keychain.

## The app password

settings-lock-without = Locks Ochre and encrypts its keys and tokens, for every data folder.
settings-lock-with = Set. Ochre can’t recover it.
settings-lock-no-passphrase = Changes no address. Ochre can’t recover it: if you forget it, only your recovery phrase lets you in.
settings-lock-password = Current app password
settings-lock-do-set = Set
settings-lock-do-change = Change
settings-lock-do-remove = Remove
settings-lock-done-change = App password changed
settings-lock-done-remove = App password removed
settings-lock-idle = Lock when idle for
settings-new-password = New app password
    .hint = At least 8 characters. A few unrelated words are good.
settings-new-password-again = Repeat the new app password

## Signing offline

## Keys from the service

settings-service-keys = Keys from the service
    .hint = A service can create a recovery phrase. Ochre’s own is better.
settings-service-keys-risk = Anyone who created the phrase can spend all it protects. Ochre derives all values again, but can’t make the service forget. Never on mainnet.
    .title = The service will know your recovery phrase
# The name of such a wallet, until the person types another.
settings-service-keys-default-name = From the service
settings-service-keys-from = Created by
settings-service-keys-keychain-locked = Your keychain is locked.
settings-service-keys-looking = Looking for a keychain
settings-service-keys-understood = The service can spend from this wallet
    .missing = Tick the box first
settings-service-keys-make = Let service create keys
settings-service-keys-making = Verifying the service’s values

## The wallets

settings-wallet-removed = { $key ->
        [none] “{ $name }” removed. Its key was elsewhere
       *[here] “{ $name }” removed, its key deleted
    }
# Where the secret of a wallet is: stands in a row of facts behind the wallet’s network and fingerprint.
settings-wallet-new-name = New name
settings-wallet-rename = Rename
settings-wallet-watch = To watch this wallet elsewhere
settings-wallet-remove = Remove wallet
    .means =
        { $key ->
            [none] The key stays where it is
           *[here] Deletes its key here
        }
settings-words-unchecked = Not checked yet
# $ago: “90 days ago”.
settings-words-checked = Checked { $ago }
settings-wallet-check = Check
settings-rules = Spending rules
    .waits = Stricter rules apply immediately, looser ones after 24 hours.
settings-rules-count = { $count } rules
settings-lock-nodes = Nodes stay watched, and automatic unlocks go on, from memory. After a start, both wait for the app password.
settings-lock-idle-now = When idle for { $minutes } min, on sleep, and with Ctrl+L
settings-lock-done-set = App password set
settings-about-alpha = Alpha. Tested on Linux with practice coins. Don’t use real money yet.
