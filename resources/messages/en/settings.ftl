### Settings, and what they change.

settings-appearance = Appearance
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-language = Language
settings-language-system = As the system
settings-bitcoin-unit = Bitcoin is shown in
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
settings-about-confirm-native = in a window of their own
settings-about-confirm-page = in the page, which is weaker
settings-about-folder = Data folder
settings-about-native-secrets = Secrets lie in your keychain or, for a session-only wallet, in memory until Ochre ends: never in the data folder.
settings-about-page-secrets = A page that someone else controls could answer for you. So this host never works with mainnet. Secrets lie in your keychain or, for a session-only wallet, in memory until Ochre ends: never in the data folder.
settings-about-loading = Asking the main part

## Diagnostics

settings-diagnostics = If you ask somebody for help
    .hint = Diagnostics hold versions, kinds, counts and the last faults. No name, address, amount, key, token or word is in them, so you may paste them anywhere. Nothing is sent.
    .label = Diagnostics
settings-diagnostics-copy = Copy diagnostics
settings-diagnostics-again = Write anew
settings-diagnostics-show = Show diagnostics

## The password for large sums

settings-ask-above = Password for large sums
settings-ask-above-none = Signing for { $name } does not ask for the password again.
settings-ask-above-set = Where more than { $amount } leave { $name } in one transaction, signing asks for the password again.
settings-ask-above-field = Ask for it again above
settings-ask-above-submit = Set
settings-ask-above-stop = Do not ask again
settings-ask-above-password = Whoever may change this may sign any sum.
    .label = Change the sum
settings-ask-above-stopped = No sum asks for the password any more
settings-ask-above-changed = Above { $amount } the password is asked for

## Backup and recovery: the ways to them

settings-backup = Backup
    .hint = A backup file restores labels, signing history and settings. It does not restore keys or assets.
settings-backup-none = None was made yet.
# $ago: “12 s ago”, “4 min ago”.
settings-backup-made = The last one was made { $ago }.
settings-backup-open = Open Backup
settings-recovery = Recovery
    .hint = What the words bring back, where your keys lie, and how another program finds your bitcoin.
settings-recovery-open = Open Recovery

## The connection of the open wallet

settings-connection = Connection of { $name }
settings-connection-service = Service
settings-connection-practice = Practice, inside Ochre
    .hint = A simulated chain. Its coins are worth nothing.
# $network: mainnet, testnet, signet.
settings-connection-practice-off = The practice service is regtest; this wallet is on { $network }.
settings-connection-remote = A remote service
    .hint = It sees this wallet’s public keys once you register.
settings-base-address = Base address
    .loopback = Ochre runs in a browser now, and then reaches services on this computer only.
    .hint = https only; http is allowed for this computer itself, and for onion addresses by Tor on it.
settings-base-address-missing = Enter the address of the service
settings-token-first = Token, if the service asks for one
    .hint =
        { $place ->
            [keychain] It is kept in your keychain and never shown.
           *[memory] It is kept in memory until Ochre ends and never shown.
        }
settings-token-other = New token, if it changes
    .hint =
        { $place ->
            [keychain] One is kept in your keychain. It is never shown.
           *[memory] One is kept in memory until Ochre ends. It is never shown.
        }
settings-token-remove = Remove the token that is kept
settings-keychains = Keychain for plain bitcoin
    .hint = Which part of your keys the service uses. An address on another one is not shown, and you are told which it was.
settings-connection-other = Another service knows nothing of this wallet’s assets: they are data that the first one keeps. The wallet registers anew, and you are asked before your public keys are shown.
settings-connection-save = Save the connection
settings-connection-saved = The connection is saved
settings-connection-unregistered = Saved. Register the wallet on Home next

## What the keychain holds

settings-keychain = Find wallets in the keychain
    .hint = If Ochre’s settings were lost, its secrets may still be in the keychain of this computer. This finds those that no wallet above names.
settings-keychain-absent = There is no keychain on this computer now
settings-keychain-look = Find wallets in the keychain
settings-keychain-asking = Asking your keychain
settings-keychain-nothing = Nothing else is there.
settings-keychain-made = { $network } · made { $time }
settings-keychain-adopt = Bring it back
# The name that a wallet gets which was found in the keychain.
settings-keychain-name = Found { $fingerprint }
settings-keychain-adopted = { $name } is back in the list

## The app password

settings-lock = Lock
settings-lock-is-set = Password set
settings-lock-without = With an app password the secrets of your wallets lie closed in the keychain, and so do tokens and the passwords of nodes and proxies. Ochre can then be locked. Without one there is no lock: it would only hide what any program of yours can read. It is one for this keychain, so for all data folders of Ochre.
settings-lock-with = Locked at once with Ctrl+L, when the computer sleeps or is locked, and when nobody is here. Nodes are watched on with their tokens, and those with “unlock by itself” still are: what that needs stays in memory until Ochre ends. After a start, both wait for the password.
settings-lock-no-passphrase = It is not a BIP39 passphrase: it guards this computer alone and changes no address. Ochre can’t recover a forgotten app password; the recovery words bring you back in.
settings-lock-no-keychain = There is no keychain on this computer now, and the password closes what lies there
settings-lock-password = App password now
    .missing = Type the app password
settings-lock-do-set = Set the password
settings-lock-do-change = Change it
settings-lock-do-remove = Remove it
settings-lock-done-set = The app password is set
settings-lock-done-change = The app password is another one now
settings-lock-done-remove = There is no app password any more
settings-lock-cancel = Leave it as it is
settings-lock-now = Lock now
settings-lock-change = Change the password
settings-lock-remove = Remove the password
settings-lock-set = Set an app password
settings-lock-idle = Lock automatically after
settings-lock-idle-submit = Set
settings-lock-idle-changed = Ochre locks after { $minutes } min without you
settings-new-password = New app password
    .hint = 8 characters at least. A few words that do not belong together are easy to type and hard to guess.
settings-new-password-again = The same once more
    .differs = It differs from the one above

## Signing offline

settings-offline-title-on = Offline mode is on
settings-offline-title-off = Offline mode is off
settings-offline-on = Ochre sends nothing from this computer, whatever asks for it. Its wallets sign what you import.
settings-offline-off = In offline mode Ochre sends nothing from this computer: no service, no node and no address is asked. You make and restore wallets without a service, and they sign what you import.
settings-offline-turn-off = Turn off offline mode
settings-offline-turn-on = Turn on offline mode

## Keys from the service

settings-service-keys = Keys from the service
    .hint = A service can make the words of a wallet. Ochre makes its own, which is better.
settings-service-keys-open = Test networks only
settings-service-keys-close = Close
settings-service-keys-risk = Whoever made the words can spend what lies under them. Ochre derives all five values again and refuses a mismatch, but it cannot make the service forget. Never on mainnet.
    .title = The service then knows your words
settings-service-keys-name = Name
    .missing = Enter a name
# The name of such a wallet, until the person types another.
settings-service-keys-default-name = From the service
settings-service-keys-from = Made by
settings-service-keys-practice = The practice service, inside Ochre
settings-service-keys-remote = A remote service
settings-service-keys-network = Network
settings-service-keys-keep = Keep the secret
settings-service-keys-keychain = In the keychain of this computer
settings-service-keys-session = For this session only
settings-service-keys-no-keychain = There is no keychain here now.
settings-service-keys-keychain-locked = Your keychain is locked. Unlock it to keep the secret there.
settings-service-keys-looking = Looking for a keychain…
settings-service-keys-understood = I understand that the service can spend from this wallet
    .missing = Tick that you understood first
settings-service-keys-make = Let the service make the keys
settings-service-keys-making = Waiting for the service, then deriving its values again
settings-service-keys-aborted = You turned back. Nothing was made
settings-service-keys-made = The wallet is made from the service’s keys

## The wallets

settings-wallets = Wallets
    .hint = Ochre takes no BIP39 passphrase (a “25th word”) in this version: words that were used with one derive another wallet here.
settings-wallets-add = Add
settings-wallets-none = None yet. Nodes are watched without one.
settings-wallet-open = Open
settings-wallet-practice = practice, regtest
# Where the secret of a wallet is: stands in a row of facts behind the wallet’s network and fingerprint.
settings-wallet-kept-keychain = secret in your keychain
settings-wallet-kept-session = secret for this session only
settings-wallet-kept-none = signs elsewhere, key not here
settings-wallet-removed-keychain = { $name } is removed, and its secret is gone from the keychain
settings-wallet-removed-session = { $name } is removed, and its secret is gone from memory
settings-wallet-removed-none = { $name } is removed. Its secret was not here
settings-wallet-stays = { $name } was kept
settings-wallet-new-name = New name
    .missing = Enter a name
settings-wallet-keep-name = Keep the name
settings-wallet-rename = Rename
    .of = Rename { $name }
settings-wallet-restore = Restore
    .of = Restore { $name }
settings-wallet-show-words = Show words
    .of = Show words of { $name }
settings-wallet-rules = Spending rules
    .of = Spending rules of { $name }
settings-wallet-check-words = Check words
    .of = Check words of { $name }
settings-wallet-watch = Export public account
    .of = Export public account: { $name }
settings-wallet-remove = Remove
    .of = Remove { $name }
settings-words-unchecked = Words not checked
# $ago: “90 days ago”.
settings-words-checked = Words checked { $ago }
