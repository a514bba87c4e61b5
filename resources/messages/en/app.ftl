### The frame around all screens: places, bands, banners and what lies over them.

## Places, in the order of the sidebar. `.also` are other words that people look for them by, with spaces between.

app-place-home = Home
    .also = balance overview unfinished
app-place-assets = Assets
    .also = tokens balance
app-place-send = Send
    .also = pay invoice
app-place-receive = Receive
    .also = invoice address
app-place-transfers = Transfers
    .also = history activity pending
app-place-slots = Asset slots
    .also = utxo outputs create
app-place-signOffline = Sign offline
    .also = psbt pack qr scan
app-place-nodes = Nodes
    .also = locked unlock upgrade
app-place-settings = Settings
    .also = preferences connection service
app-places = Main
# After the number of nodes that are locked, read aloud.
app-places-locked = locked
app-skip = Skip to the content
app-lock = Lock
    .keys = Lock Ochre: Ctrl+L

## The window

# $title is the place one is at.
app-title-locked = ({ $count } locked) { $title }
app-title-ended = No longer Ochre
app-starting = Starting

## Wallets

# $fingerprint tells wallets of one name apart.
app-wallet = Wallet: { $name } { $fingerprint }
app-wallet-none = none
app-wallet-practice = practice
app-wallets = Wallets
app-wallets-none = No wallet is open
app-wallets-add = Add a wallet
app-wallets-watch = Watch one that signs elsewhere

## When the service was last heard

app-heard = Heard { $ago }
    .aloud = Service heard { $ago }
app-heard-last = Last heard { $ago }
app-heard-not-yet = No answer from the service yet
app-heard-asking = Asking the service
app-heard-ask = Ask the service now
    .keys = Ask the service now: R or F5
app-heard-unknown = No service knows this wallet yet

## Where the service does not answer

# $why begins with a small letter.
app-stale-untold = The service has not told anything yet: { $why }
app-stale-since = What stands here is what the service told at { $time }, { $ago }.
# $left is a duration.
app-stale-next = Ochre asks again by itself in { $left }.
app-stale-register = Register again
app-stale-retry = Try again

## Bands above all screens

app-band-offline = Signs offline
    .more = Ochre sends nothing from this machine
app-band-session = Session only
    .more = the secret of this wallet is kept nowhere and is gone when Ochre ends. Only its words bring it back.
app-band-elsewhere = Signs elsewhere
    .more = the key of this wallet is not on this computer. What you prepare here is signed where it is, or here once its words are restored.

## Where the page cannot reach Ochre

app-trouble-refused = This address was used before
    .more = Each address of Ochre opens one page, once, and ends with the Ochre that printed it. Ask for a new address: press Enter in the terminal where Ochre runs, then open what it prints.
app-trouble-codeless = Open Ochre by its address
    .more = The whole address is needed, with the code at its end. It is printed where Ochre runs. For a new one press Enter in that terminal.
app-trouble-stranger = This page no longer speaks with Ochre
    .more = Another program answers at its address: somebody else’s, or an Ochre that was started anew. Nothing that you typed went to it in the clear, and nothing that it says is believed. Close this page, do not reload it. Then start Ochre, or press Enter in the terminal where it runs, and open the address that it prints.
app-trouble-lost = The main part of Ochre does not answer
    .page = This page asks again by itself. What was begun goes on without it, and nothing is repeated. If Ochre has ended, close this page, do not reload it: another program could answer in its place.
    .window = This window asks again by itself. What was begun goes on without it, and nothing is repeated.
    .reload = Reload

## Files that Ochre was opened with, or that were dropped on it

app-handed-file = “{ $name }” waits to be read under Sign offline
app-handed-files =
    { $count ->
        [one] { $count } file waits to be read under Sign offline
       *[other] { $count } files waits to be read under Sign offline
    }
app-handed-no-wallet = It is read there as soon as there is a wallet.
app-handed-busy = It is read there when you are done here.
app-handed-safe = Nothing is signed before you read it and say so.
app-handed-read = Read under Sign offline
app-handed-leave = Leave it
app-drop = Drop it to read it under Sign offline
app-drop-refused = Only .psbt files and signing packs are taken here. Other files are chosen where they are asked for.

## An invoice that another program opened with Ochre

app-link-filled = Filled in from a link. Nothing is paid before you review and sign it.
app-link-refused = This link holds no invoice that Ochre can read
    .todo = Another program opened it. Nothing came of it. Ask for the invoice itself, and paste it under Send.
app-link = Another program opened an invoice with Ochre
app-link-no-wallet = It is filled in under Send as soon as there is a wallet.
app-link-busy = It is filled in under Send when you are done here.
app-link-begun = You began another send in { $wallet }. Add its recipient to that one, or leave it.
app-link-safe = Nothing is paid before you review and sign it.
app-link-add = Add to the send
app-link-fill = Fill in under Send
app-link-leave = Leave it
app-link-close = Close

## Questions, and waiting for the system

app-question-note = Asked in the page, since this host has no dialog of its own. That is weaker: whoever controls the page could answer for you.
app-question-no = Do not
app-keychain = Waiting for your keychain
    .leave = Leave it waiting
# $elapsed runs: how long it has been waited. $limit: seconds.
app-keychain-wait = Perhaps it asks in another window. { $elapsed } so far; Ochre gives up after { $limit } s.

## Screens

app-plain-only = This wallet holds plain bitcoin only
    .more = Another program told of it, and not of its asset branch. Assets can be neither received, sent nor issued here, and no slots made. For that, bring the public account that Ochre shows on the machine that has the words.
    .bring = Bring the whole account
# What is pasted there: labels that another program exported.
app-labels-text = Labels as text
app-back-offline = Back to Sign offline
app-back-settings = Back to settings
# On the welcome, beside the way to the nodes.
app-nodes-now =
    { $watched ->
        [one] { $watched } node watched, { $locked } locked
       *[other] { $watched } nodes watched, { $locked } locked
    }
