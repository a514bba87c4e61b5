### Settings, and what they change.

settings-appearance = Appearance
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
settings-confirm-waiting = Waiting for your approval

## About Ochre

settings-about = About Ochre
settings-about-version = Version
settings-about-folder = Data folder
settings-about-native-secrets = Keys are in your keychain or, session-only, in memory. Never in the data folder.
settings-about-page-secrets = Someone who controls this page could approve for you, so Ochre never uses mainnet here. Keys are never in the data folder.
settings-about-loading = Loading

## Diagnostics

settings-diagnostics = Diagnostics
    .hint = Versions, kinds, counts and errors. No name, address, amount, key, token or word. Ochre sends nothing.
settings-diagnostics-copy = Copy diagnostics
settings-diagnostics-again = Refresh diagnostics
settings-diagnostics-show = Show diagnostics

## The password for large sums

settings-ask-above = App password for large amounts
settings-ask-above-none = Signing for “{ $name }” doesn’t ask for the app password again.
settings-ask-above-set = Signing for “{ $name }” asks again above { $amount } in one transaction.
settings-ask-above-field = Ask again above
settings-ask-above-do = Set
settings-ask-above-stop = Stop asking again
settings-ask-above-password = Anyone who can change this can sign any amount.
    .label = Change amount
settings-ask-above-stopped = Not asked again for any amount
settings-ask-above-changed = Asked again above { $amount }

## Backup and recovery: the ways to them

settings-backup = Backup
    .hint = Restores labels, history and settings. Not keys, and not assets of a remote service.
settings-backup-none = Never backed up.
# $ago: “12 s ago”, “4 min ago”.
settings-backup-made = Backed up { $ago }.
settings-backup-open = Open Backup
settings-recovery = Recovery
    .hint = What the recovery phrase restores, and other programs
settings-recovery-open = Open Recovery

## The connection of the open wallet

settings-connection = Service of “{ $name }”
settings-connection-service = Service
settings-connection-practice = Practice
    .hint = Simulated. Worth nothing.
# $network: mainnet, testnet, signet.
settings-connection-practice-off = Practice needs regtest. This wallet is on { $network }.
settings-connection-remote = Remote service
    .hint = Sees your public keys once connected.
settings-base-address = Service address
    .loopback = In a browser, only services on this computer.
    .hint = https. http only on this computer, or for onion addresses through Tor here.
settings-base-address-missing = Enter the service address
settings-token-first = Token, if needed
    .hint =
        { $place ->
            [keychain] Stored in your keychain, never shown
           *[memory] In memory until you quit, never shown
        }
settings-token-other = New token
    .hint =
        { $place ->
            [keychain] One is in your keychain
           *[memory] One is in memory until you quit
        }
settings-token-remove = Remove stored token
settings-keychains = Address branch
    .hint = Used for plain bitcoin. Ochre shows no address of another branch, and tells you which it was.
settings-connection-along = Keys, history, names and verified records stay. Lists of transfers and invoices don’t.
settings-connection-other = Another service can’t spend this wallet’s assets: the first service keeps their data.
settings-connection-save = Save connection
settings-connection-saved = Connection saved
settings-connection-unregistered = Saved. Next: connect on Home

## What the keychain holds

settings-keychain = Find wallets in the keychain
    .hint = Keys that no wallet here uses, for instance after lost settings.
settings-keychain-absent = No keychain on this computer
settings-keychain-do = Find wallets
settings-keychain-asking = Asking your keychain
settings-keychain-nothing = No other wallets
settings-keychain-made = { $network } · created { $time }
settings-keychain-adopt = Restore wallet
# The name that a wallet gets which was found in the keychain.
settings-keychain-name = Found { $fingerprint }
settings-keychain-adopted = “{ $name }” restored

## The app password

settings-lock = Lock
settings-lock-is-set = App password set
settings-lock-without = Locks Ochre and encrypts its keys and tokens, for every data folder.
settings-lock-with = Locks with Ctrl+L, on sleep, and when you’re away. Nodes stay watched and automatic unlocks go on, from memory. After a start, both wait for the app password.
settings-lock-no-passphrase = Changes no address. Ochre can’t recover it: if you forget it, only your recovery phrase lets you in.
settings-lock-password = Current app password
settings-lock-do-set = Set app password
settings-lock-do-change = Change app password
settings-lock-do-remove = Remove app password
settings-lock-done-change = App password changed
settings-lock-done-remove = App password removed
settings-lock-cancel = Cancel
settings-lock-now = Lock now
settings-lock-idle = Lock when idle for
settings-lock-idle-changed = Locks after { $minutes } min idle
settings-new-password = New app password
    .hint = At least 8 characters. A few unrelated words are good.
settings-new-password-again = Repeat the new app password
    .differs = The two entries differ

## Signing offline

settings-offline-title-off = Offline mode is off
settings-offline-on = Ochre sends nothing from this computer. Wallets sign what you import.
settings-offline-off = In offline mode, Ochre contacts no service, node or address. Wallets sign what you import.
settings-offline-turn-off = Turn off offline mode
settings-offline-turn-on = Turn on offline mode

## Keys from the service

settings-service-keys = Keys from the service
    .hint = A service can create a recovery phrase. Ochre’s own is better.
settings-service-keys-open = Show
settings-service-keys-risk = Anyone who created the phrase can spend all it protects. Ochre derives all values again, but can’t make the service forget. Never on mainnet.
    .title = The service will know your recovery phrase
# The name of such a wallet, until the person types another.
settings-service-keys-default-name = From the service
settings-service-keys-from = Created by
settings-service-keys-network = Network
settings-service-keys-keep = Wallet key
settings-service-keys-keychain = In the keychain
settings-service-keys-session = This session only
settings-service-keys-keychain-locked = Your keychain is locked.
settings-service-keys-looking = Looking for a keychain
settings-service-keys-understood = The service can spend from this wallet
    .missing = Tick the box first
settings-service-keys-make = Let service create keys
settings-service-keys-making = Verifying the service’s values
settings-service-keys-made = Wallet created

## The wallets

settings-wallets = Wallets
    .hint = No BIP39 passphrase (“25th word”): a phrase used with one gives another wallet here.
settings-wallets-add = Add
settings-wallets-none = No wallets yet. Nodes work without one.
settings-wallet-open = Open
settings-wallet-practice = practice, regtest
settings-wallet-removed = { $key ->
        [none] “{ $name }” removed. Its key was elsewhere
       *[here] “{ $name }” removed, its key deleted
    }
# Where the secret of a wallet is: stands in a row of facts behind the wallet’s network and fingerprint.
settings-wallet-kept-keychain = key in keychain
settings-wallet-kept-session = key this session only
settings-wallet-kept-none = watch-only
settings-wallet-new-name = New name
    .missing = Enter a name
settings-wallet-rename = Rename
settings-wallet-restore = Restore
settings-wallet-show-words = Show recovery phrase
settings-wallet-rules = Spending rules
settings-wallet-check-words = Check recovery phrase
settings-wallet-watch = Export public account
settings-wallet-remove = Remove
settings-wallet-of = { $act }: { $name }
settings-words-unchecked = Phrase not checked
# $ago: “90 days ago”.
settings-words-checked = Phrase checked { $ago }
