### What is asked for by its name (the palette) and by keys.

## The palette. `.also` are other words that people look for it by, with spaces between.

command-ask = Where to, or what to do
command-all = Places and acts
command-none = Nothing is called that. Try another word.
command-group-go = Go to
command-group-do = Do
command-group-wallet = Open a wallet
command-group-look = Look
command-issue = Issue an asset
    .also = mint token create
command-alerts = Alerts of nodes
    .also = locked quiet
command-add-node = Add a node
    .also = watch
command-recovery = Recovery
    .also = words descriptor path core sparrow bdk lost
command-glossary = Glossary
    .also = words terms help meaning explain
command-add-wallet = Add a wallet
    .also = create restore practice
command-refresh = Refresh the wallet
    .also = update reload sync
# Words that a wallet is looked for by, beside its name.
command-wallet-also = wallet switch
command-look-also = theme appearance colours colors
command-look-light = Light colours
command-look-dark = Dark colours
command-look-system = Colours of the system

## In the palette and in the list of keys

command-lock = Lock Ochre
    .also = password away
command-shortcuts = Show the keys
    .also = keyboard help shortcuts
command-back = Back to where you were
    .also = return
command-forward = Forward again
    .also = next

## The list of keys: what each of them does

command-keys = Keyboard
    .close = Close
# Between two keys that are pressed together, read aloud.
command-keys-and = and
command-key-palette = Go somewhere, or do something, by its name
command-key-settings = Settings
command-key-lock = Lock Ochre, where an app password is set
command-key-shortcuts = Show these keys
command-key-next = To the next thing; with Shift to the one before
command-key-close = Close what is open, and change nothing
