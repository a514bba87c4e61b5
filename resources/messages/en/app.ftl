### The frame around all screens: places, bands, banners and what lies over them.

## Places, in the order of the sidebar. `.also` are other words that people look for them by, with spaces between.

app-place-home = Home
    .also = balance overview in progress
app-place-assets = Assets
    .also = tokens balance
app-place-send = Send
    .also = pay invoice
app-place-receive = Receive
    .also = invoice address
app-place-transfers = Transfers
    .also = history activity pending
app-place-slots = Bitcoin
    .also = utxo outputs create
app-place-signOffline = Sign offline
    .also = psbt request qr scan
app-place-nodes = Nodes
    .also = locked unlock upgrade
app-place-settings = Settings
    .also = preferences connection service
app-places = Main
app-places-more = More
app-places-account = Public account
# After the number of nodes that are locked, read aloud.
app-places-locked = locked
app-skip = Skip to the content
app-lock = Lock
    .keys = Lock Ochre: Ctrl+L

## The window

# $title is the place one is at.
app-title-locked = ({ $count } locked) { $title }
app-title-ended = Disconnected from Ochre
app-starting = Starting Ochre

## Wallets

# $fingerprint tells wallets of one name apart.
app-wallet = Wallet: { $name } { $fingerprint }
app-wallet-none = none
app-wallet-practice = practice
app-wallets = Wallets
app-wallets-none = No wallet is open
app-wallets-add = Add a wallet

## When the service last answered

app-heard = Updated { $ago }
app-heard-not-yet = No answer yet
app-heard-asking = Asking the service
app-heard-unknown = Not connected

## Where the service does not answer

# $why is the title of a failure, a sentence without its full stop.
app-stale-untold = { $why }. No data yet.
app-stale-since = Data from { $time }, { $ago }.
# $left is a duration.
app-stale-next = Next try in { $left }.
app-stale-register = Connect again
app-stale-retry = Try again

## Bands above all screens

app-band-offline = Offline mode
    .more = { -ochre } sends nothing
app-band-session = Session only
    .more = Stored nowhere. When { -ochre } quits, only the recovery phrase restores the key.
app-band-elsewhere = Watch-only
    .more = Sign where the key is, or restore the phrase here.

## Where the page cannot reach Ochre

app-trouble-refused = This address was used before
    .more = An address opens one page, once, until that Ochre ends. Run the same command again and open the new address.
app-trouble-codeless = This address is incomplete
    .more = Open the whole address, with the code at its end. Run the same command again for a new one.
app-trouble-stranger = No longer connected to Ochre
    .more = Another program answers at this address. Nothing you typed reached it readably. Close this page, don’t reload it. Then run the same command and open the new address.
app-trouble-lost = Ochre’s main part doesn’t answer
    .page = Trying again automatically. Started work goes on, and Ochre repeats nothing. If Ochre has ended, close this page, don’t reload it: another program could answer.
    .window = Trying again automatically. Started work goes on, and Ochre repeats nothing.
    .reload = Reload

## Files that Ochre was opened with, or that were dropped on it

app-handed-files =
    { $count ->
        [one] “{ $name }” is ready for Sign offline
       *[other] { $count } files are ready for Sign offline
    }
app-handed-no-wallet = Opens as soon as you have a wallet.
app-handed-busy = Opens when you’re done here.
app-handed-safe = Signed only once you review and approve.
app-handed-read = Open Sign offline
app-handed-leave = Dismiss
app-drop = Drop to open in Sign offline
app-drop-refused = Drop only .psbt files and signing requests here.

## An invoice that another program opened with Ochre

app-link-filled = From a link. Paid only once you review and sign.
app-link-refused = No readable invoice in this link
    .todo = Ask for the invoice itself, then paste it under Send.
app-link = Another program opened an invoice
app-link-fill = Fill in under Send

## Questions, and waiting for the system

app-question-note = In a browser, Ochre asks on the page. Someone who controls it could answer for you.
app-question-no = Cancel
app-keychain = Waiting for your keychain
# $elapsed runs: how long it has been waited. $limit: seconds.
app-keychain-wait = Maybe another window asks. { $elapsed } so far; Ochre stops waiting after { $limit } s.

## Screens

app-plain-only = Plain bitcoin only
    .more = This account came without its asset keys, so no assets and no slots. To get them, import the public account from the Ochre that has the recovery phrase.
    .bring = Import full account
# What is pasted there: labels that another program exported.
app-labels-text = Labels as text
