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
app-title-locked = ({ $count } locked) { $title }
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
app-wallets-watch = Add a watch-only wallet

## When the service last answered

app-heard = Updated { $ago }
    .aloud = Service data updated { $ago }
app-heard-last = Last updated { $ago }
app-heard-not-yet = No answer from the service yet
app-heard-asking = Asking the service
app-heard-ask = Refresh the wallet
    .keys = Refresh the wallet: R or F5
app-heard-unknown = Not connected

## Where the service does not answer

# $why is the title of a failure, a sentence without its full stop.
app-stale-untold = { $why }. There is no data from the service yet.
app-stale-since = You’re seeing data from { $time }, { $ago }.
# $left is a duration.
app-stale-next = Ochre tries again automatically in { $left }.
app-stale-register = Register again
app-stale-retry = Try again

## Bands above all screens

app-band-offline = Offline mode
    .more = { -ochre } sends nothing
app-band-session = Session only
    .more = Stored nowhere. When { -ochre } quits, only the recovery phrase restores it.
app-band-elsewhere = Watch-only
    .more = Sign where the key is, or restore the phrase here.

## Where the page cannot reach Ochre

app-trouble-refused = This address was used before
    .more = An Ochre address opens one page, once, and works only until that Ochre ends. In any terminal, run the same command that started Ochre, then open the address that it prints.
app-trouble-codeless = This address is incomplete
    .more = Open the whole address, with the code at its end. Ochre prints it in the terminal where it runs. For a new one, run the same command that started Ochre.
app-trouble-stranger = This page is no longer connected to Ochre
    .more = Another program answers at this address. It may be a stranger’s, or an Ochre that was restarted. Nothing you typed went to it in the clear, and this page trusts nothing it sends. Close this page; do not reload it. Then run the same command that started Ochre, and open the address that it prints.
app-trouble-lost = The main part of Ochre does not answer
    .page = This page tries again automatically. What you started goes on without this page, and Ochre repeats nothing. If Ochre has ended, close this page and do not reload it: another program could answer instead.
    .window = This window tries again automatically. What you started goes on without this window, and Ochre repeats nothing.
    .reload = Reload

## Files that Ochre was opened with, or that were dropped on it

app-handed-file = “{ $name }” is ready to open in Sign offline
app-handed-files =
    { $count ->
        [one] { $count } file is ready to open in Sign offline
       *[other] { $count } files are ready to open in Sign offline
    }
app-handed-no-wallet = Ochre opens Sign offline as soon as you have a wallet.
app-handed-busy = Ochre opens Sign offline when you’re done here.
app-handed-safe = Nothing is signed until you review and confirm it.
app-handed-read = Open Sign offline
app-handed-leave = Dismiss
app-drop = Drop the file to open it in Sign offline
app-drop-refused = You can drop only .psbt files and signing requests here. Choose other files where Ochre asks for them.

## An invoice that another program opened with Ochre

app-link-filled = Filled in from a link. Nothing is paid until you review and sign it.
app-link-refused = Ochre can’t read an invoice in this link
    .todo = Another program opened the link, and nothing was done. Ask for the invoice itself, then paste it under Send.
app-link = Another program opened an invoice in Ochre
app-link-no-wallet = Ochre fills it in under Send as soon as you have a wallet.
app-link-busy = Ochre fills it in under Send when you’re done here.
app-link-safe = Nothing is paid until you review and sign it.
app-link-fill = Fill in under Send
app-link-leave = Dismiss
app-link-close = Close

## Questions, and waiting for the system

app-question-note = In a browser, Ochre asks in this page because it has no dialog of its own. This is weaker: whoever controls the page could answer for you.
app-question-no = Cancel
app-keychain = Waiting for your keychain
    .leave = Hide
# $elapsed runs: how long it has been waited. $limit: seconds.
app-keychain-wait = The keychain may be asking in another window. { $elapsed } so far; Ochre stops waiting after { $limit } s.

## Screens

app-plain-only = This wallet holds plain bitcoin only
    .more = Another program exported this account without its asset branch, the keys that assets need. You can’t receive, send or issue assets here, or create asset slots. To do so, import the public account from the Ochre that has the recovery phrase.
    .bring = Import full account
# What is pasted there: labels that another program exported.
app-labels-text = Labels as text
app-back-offline = Back to Sign offline
app-back-settings = Back to Settings
# On the welcome, beside the button to the nodes.
app-nodes-now =
    { $watched ->
        [one] { $watched } node watched, { $locked } locked
       *[other] { $watched } nodes watched, { $locked } locked
    }
