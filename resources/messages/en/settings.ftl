### Settings, and what they change.

settings-appearance = Appearance
settings-theme = Theme
settings-theme-system = Same as the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-language = Language
settings-language-system = Same as the system
settings-bitcoin-unit = Show bitcoin in
settings-hide-amounts = Hide amounts
    .hint = On Home and Asset slots. A review always shows them.

## The screen

settings-title = Settings
settings-confirm-waiting = Waiting for you to confirm

## About Ochre

settings-about = About Ochre
settings-about-version = Version
settings-about-host = Runs as
settings-about-host-electron = desktop window
settings-about-host-loopback = loopback host, in a browser
settings-about-confirm = Confirmations
settings-about-confirm-native = in a separate window
settings-about-confirm-page = on the page, which is weaker
settings-about-folder = Data folder
settings-about-native-secrets = Keys and other secrets are in your keychain or, for a session-only wallet, in memory until Ochre quits. They are never in the data folder.
settings-about-page-secrets = Someone who controls this page could answer for you, so Ochre never uses mainnet here. Keys and other secrets are in your keychain or, for a session-only wallet, in memory until Ochre quits. They are never in the data folder.
settings-about-loading = Loading

## Diagnostics

settings-diagnostics = Diagnostics for support
    .hint = Versions, kinds, counts and recent errors. They contain no name, address, amount, key, token or word, so you can paste them anywhere. Ochre sends nothing.
    .label = Diagnostics
settings-diagnostics-copy = Copy diagnostics
settings-diagnostics-again = Refresh diagnostics
settings-diagnostics-show = Show diagnostics

## The password for large sums

settings-ask-above = App password for large amounts
settings-ask-above-none = Signing for “{ $name }” does not ask for the app password again.
settings-ask-above-set = Signing asks for the app password again if more than { $amount } leaves “{ $name }” in one transaction.
settings-ask-above-field = Ask again above
settings-ask-above-submit = Set
settings-ask-above-stop = Stop asking again
settings-ask-above-password = Whoever can change this can sign any amount.
    .label = Change the amount
settings-ask-above-stopped = No amount asks for the app password any more
settings-ask-above-changed = Amounts above { $amount } ask for the app password

## Backup and recovery: the ways to them

settings-backup = Backup
    .hint = A backup file restores labels, signing history, settings, and what Ochre’s own service keeps of assets. It does not restore keys, or assets that a remote service keeps.
settings-backup-none = No backup yet.
# $ago: “12 s ago”, “4 min ago”.
settings-backup-made = Last backup made { $ago }.
settings-backup-open = Open Backup
settings-recovery = Recovery
    .hint = What your recovery phrase restores, where your keys are, and how another program finds your bitcoin.
settings-recovery-open = Open Recovery

## The connection of the open wallet

settings-connection = Connection of “{ $name }”
settings-connection-service = Service
settings-connection-practice = Practice, inside Ochre
    .hint = A simulated blockchain. Its coins are worth nothing.
# $network: mainnet, testnet, signet.
settings-connection-practice-off = The practice service uses regtest, but this wallet is on { $network }.
settings-connection-remote = A remote service
    .hint = It sees this wallet’s public keys after you register.
settings-base-address = Base address
    .loopback = In a browser, Ochre reaches only services on this computer.
    .hint = https only; http is allowed for this computer itself, and for onion addresses through Tor on this computer.
settings-base-address-missing = Enter the address of the service
settings-token-first = Token, if the service needs one
    .hint =
        { $place ->
            [keychain] Ochre keeps it in your keychain and never shows it.
           *[memory] Ochre keeps it in memory until you quit, and never shows it.
        }
settings-token-other = New token, if it changes
    .hint =
        { $place ->
            [keychain] Your keychain holds one. Ochre never shows it.
           *[memory] Ochre keeps one in memory until you quit, and never shows it.
        }
settings-token-remove = Remove the stored token
settings-keychains = Keychain for plain bitcoin
    .hint = Which branch of your keys the service uses. Ochre does not show an address on another branch, and tells you which one it was.
settings-connection-along = Keys, signing history, names and what Ochre verified as yours come along. Lists of transfers and invoices stay with the first service.
settings-connection-other = Another service can’t spend this wallet’s assets: they stay on their outputs, but the first service keeps their data. The wallet registers anew, and Ochre asks you before it shares your public keys.
settings-connection-save = Save the connection
settings-connection-saved = The connection is saved
settings-connection-unregistered = Saved. Next, register the wallet on Home

## What the keychain holds

settings-keychain = Find wallets in the keychain
    .hint = If Ochre’s settings were lost, wallet keys may still be in this computer’s keychain. This finds keys that no wallet above uses.
settings-keychain-absent = This computer has no keychain now
settings-keychain-look = Find wallets in the keychain
settings-keychain-asking = Asking your keychain
settings-keychain-nothing = No other wallets found.
settings-keychain-made = { $network } · created { $time }
settings-keychain-adopt = Restore wallet
# The name that a wallet gets which was found in the keychain.
settings-keychain-name = Found { $fingerprint }
settings-keychain-adopted = “{ $name }” restored

## The app password

settings-lock = Lock
settings-lock-is-set = App password set
settings-lock-without = An app password protects your wallet keys, tokens and node and proxy passwords in the keychain. You can then lock Ochre. Without one there is no lock: it would only hide what any of your programs can read. One app password protects this keychain, so all Ochre data folders share it.
settings-lock-with = Ochre locks immediately with Ctrl+L, when the computer sleeps or is locked, and when you are away. It keeps watching nodes with their tokens, and keeps unlocking those set to unlock automatically. What that needs stays in memory until Ochre quits. After a start, both wait for the app password.
settings-lock-no-passphrase = This is not a BIP39 passphrase: it protects only this computer and changes no address. Ochre can’t recover a forgotten app password. Your recovery phrase lets you back in.
settings-lock-no-keychain = This computer has no keychain now, and the app password protects what is in it
settings-lock-password = Current app password
    .missing = Enter the app password
settings-lock-do-set = Set app password
settings-lock-do-change = Change app password
settings-lock-do-remove = Remove app password
settings-lock-done-set = App password set
settings-lock-done-change = App password changed
settings-lock-done-remove = App password removed
settings-lock-cancel = Cancel
settings-lock-now = Lock now
settings-lock-change = Change app password
settings-lock-remove = Remove app password
settings-lock-set = Set an app password
settings-lock-idle = Lock automatically after
settings-lock-idle-submit = Set
settings-lock-idle-changed = Ochre locks after { $minutes } min without activity
settings-new-password = New app password
    .hint = At least 8 characters. A few unrelated words are easy to type and hard to guess.
settings-new-password-again = Repeat the new app password
    .differs = The two entries differ

## Signing offline

settings-offline-title-on = Offline mode is on
settings-offline-title-off = Offline mode is off
settings-offline-on = Ochre sends nothing from this computer, whatever asks for it. Its wallets sign what you import.
settings-offline-off = In offline mode, Ochre sends nothing from this computer: it contacts no service, node or address. You create and restore wallets without a service, and they sign what you import.
settings-offline-turn-off = Turn off offline mode
settings-offline-turn-on = Turn on offline mode

## Keys from the service

settings-service-keys = Keys from the service
    .hint = A service can create a wallet’s recovery phrase. Ochre can create its own, which is better.
settings-service-keys-open = Test networks only
settings-service-keys-close = Close
settings-service-keys-risk = Whoever created the recovery phrase can spend everything it protects. Ochre derives all five values again and refuses a mismatch, but can’t make the service forget. Never on mainnet.
    .title = The service will know your recovery phrase
settings-service-keys-name = Name
    .missing = Enter a name
# The name of such a wallet, until the person types another.
settings-service-keys-default-name = From the service
settings-service-keys-from = Created by
settings-service-keys-practice = The practice service, inside Ochre
settings-service-keys-remote = A remote service
settings-service-keys-network = Network
settings-service-keys-keep = Where to keep the wallet key
settings-service-keys-keychain = In the keychain of this computer
settings-service-keys-session = For this session only
settings-service-keys-no-keychain = This computer has no keychain now.
settings-service-keys-keychain-locked = Your keychain is locked. Unlock it to keep the wallet key there.
settings-service-keys-looking = Looking for a keychain…
settings-service-keys-understood = I understand that the service can spend from this wallet
    .missing = Tick the box above first
settings-service-keys-make = Let the service create the keys
settings-service-keys-making = Waiting for the service, then verifying its values
settings-service-keys-aborted = Cancelled. Nothing was created
settings-service-keys-made = Wallet created with the service’s keys

## The wallets

settings-wallets = Wallets
    .hint = This version of Ochre supports no BIP39 passphrase (a “25th word”). A recovery phrase used with one gives a different wallet here.
settings-wallets-add = Add
settings-wallets-none = No wallets yet. You can watch nodes without one.
settings-wallet-open = Open
settings-wallet-practice = practice, regtest
# Where the secret of a wallet is: stands in a row of facts behind the wallet’s network and fingerprint.
settings-wallet-kept-keychain = key in your keychain
settings-wallet-kept-session = key for this session only
settings-wallet-kept-none = watch-only, key not here
settings-wallet-removed-keychain = “{ $name }” removed, and its key deleted from the keychain
settings-wallet-removed-session = “{ $name }” removed, and its key deleted from memory
settings-wallet-removed-none = “{ $name }” removed. Its key was not here
settings-wallet-stays = “{ $name }” was not removed
settings-wallet-new-name = New name
    .missing = Enter a name
settings-wallet-keep-name = Cancel
settings-wallet-rename = Rename
    .of = Rename { $name }
settings-wallet-restore = Restore
    .of = Restore { $name }
settings-wallet-show-words = Show recovery phrase
    .of = Show recovery phrase of { $name }
settings-wallet-rules = Spending rules
    .of = Spending rules of { $name }
settings-wallet-check-words = Check recovery phrase
    .of = Check recovery phrase of { $name }
settings-wallet-watch = Export public account
    .of = Export public account: { $name }
settings-wallet-remove = Remove
    .of = Remove { $name }
settings-words-unchecked = Recovery phrase not checked
# $ago: “90 days ago”.
settings-words-checked = Recovery phrase checked { $ago }
