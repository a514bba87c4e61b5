### What is asked for by its name (the palette) and by keys.

## The palette. `.also` are other words that people look for it by, with spaces between.

command-ask = Search places and actions
command-all = Places and actions
command-none = No matches. Try another word.
command-group-go = Go to
command-group-do = Do
command-group-wallet = Open a wallet
command-issue =
    .also = mint token create
command-alerts = Node alerts
    .also = locked quiet
command-add-node = Add a node
    .also = watch
command-recovery =
    .also = words phrase mnemonic descriptor path core sparrow bdk lost
command-glossary =
    .also = words terms help meaning explain
command-add-wallet =
    .also = create restore practice
command-refresh = Refresh the wallet
    .also = update reload sync
# Words that a wallet is looked for by, beside its name.
command-wallet-also = wallet switch
command-look-also = theme appearance colours colors

## In the palette and in the list of keys

command-lock = Lock Ochre
    .also = app password away
command-shortcuts = Show keyboard shortcuts
    .also = keys help
command-back = Go back
    .also = return
command-forward = Go forward
    .also = next

## The list of keys: what each of them does

command-keys = Keyboard shortcuts
# Between two keys that are pressed together, read aloud.
command-keys-and = and
command-key-lock = Lock Ochre, if you set an app password
command-key-next = Go to the next item; with Shift to the one before
command-key-close = Close what is open, without changing anything
