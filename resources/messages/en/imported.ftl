### What was imported is not what was wanted: what it is, and what to import instead.

# $wanted is one of imported-wanted-…, $thing one of imported-thing-…
imported-not = This is { $thing }, not { $wanted }
imported-wanted-psbt = a PSBT
imported-wanted-signed = the signed PSBT
imported-wanted-account = a public account
imported-wanted-labels = a label file

## Things

imported-thing-folder = a folder
imported-thing-image = a picture
imported-thing-document = a document
imported-thing-archive = an archive
imported-thing-program = a program
imported-thing-database = a database
imported-thing-html = a web page
imported-thing-publicKey = a public key
imported-thing-invoice = an RGB invoice
imported-thing-assetId = an asset ID
imported-thing-paymentLink = a payment link
imported-thing-lightning = a Lightning invoice
imported-thing-address = an address
imported-thing-link = a link
imported-thing-path = a file name
imported-thing-hash = 64 hex digits
imported-thing-transaction = a bare transaction
imported-thing-otherUr = another kind of QR code
imported-thing-unknownText = other data
imported-thing-unknownBytes = another file
imported-thing-account = a public account
imported-thing-psbt = a PSBT
imported-thing-pack = a signing request

## Next steps

imported-todo-psbt = Import an unsigned .psbt file, its text or QR codes.
imported-todo-signed = Sign on the other computer, then import the file that ends in “signed”.
imported-todo-account = Export the public account on the computer that signs, or a whole taproot descriptor from another program.
imported-todo-labels = Import BIP329, Electrum’s JSON or a table of transaction IDs: at most 4 MB, 20,000 lines.
imported-todo-taproot = Export the first taproot account with its origin: m/86h/0h/0h, on test networks m/86h/1h/0h.
imported-todo-send = Paste it in Send.
imported-todo-scan = Scan its QR codes instead.
imported-todo-unpack = Unpack it first.
imported-todo-file = Import the file itself.
imported-todo-again = Save it again at its source.
imported-todo-changed = Trust nothing in it. Get all of it again at its source.
imported-todo-codes = Scan all parts of one code, or import the file.
imported-todo-elsewhere = Use the program that made it.
imported-todo-watch = Add it as a watch-only wallet.
imported-todo-transaction = If signed, broadcast it. If not, have it saved as a PSBT.
imported-todo-hash = If this is a key, copy something else now.

## What is right in kind, and wrong in itself

imported-is-empty = Nothing in it
imported-is-tooLarge = Too large to import
imported-is-several = Several files at once
    .todo = Open one, or drop all in Sign offline.
imported-is-elsewhere = This file is on another computer
    .todo = Copy it here, then open it.
imported-is-damaged = This PSBT is damaged or incomplete
imported-is-version2 = This version 2 PSBT is incomplete
    .todo = Save it as version 0.
imported-is-urDamaged = This code is damaged
imported-is-urIncomplete = Parts of this code are missing
imported-is-urMixed = Parts of two codes
imported-is-newer = A newer Ochre made it
    .todo = Install the newest Ochre here.
    .todo-psbt = Install the newest Ochre here, or import the bare PSBT and check it yourself.
imported-is-changed = Changed or cut short on the way
imported-is-accountKeys = The keys in this account don’t belong together
imported-is-descriptorForm = This descriptor is incomplete
    .todo = Copy it again, from “tr(” to the eight characters after #.
imported-is-descriptorTree = Not a wallet of one taproot key without scripts
imported-is-descriptorPath = This is another account
imported-is-descriptorNetwork = This account is for another network, or mixes networks
    .todo = Export it again on the network that you want.
imported-is-descriptorKey = No readable xpub or tpub in it (zpub and ypub don’t fit)
imported-is-descriptorKeychains = This descriptor names other addresses
    .happened = Ochre reads /0/*, /1/* or /<0;1>/*.
imported-is-descriptorsDiffer = More than one taproot account
    .todo = Import the descriptors of one.
imported-is-lacks =
    { $form ->
        [keyOfOtherKind] Key of another kind
        [keyWithoutOrigin] Key without origin
        [descriptorWithoutOrigin] Descriptor without origin
        [descriptorOfOtherKind] Descriptor of another kind
        [otherAccount] Another account
        [keystoneJson] From Keystone or BlueWallet
        [coldcardJson] From Coldcard
        [bsms] BSMS
        [addwallet] From Specter
       *[bitkeyExport] From Bitkey
    }
    .happened = Ochre can’t watch it without { $missing }.
imported-lacks-origin = the master fingerprint and path
imported-lacks-taprootKey = a taproot key
imported-lacks-accountZero = the key of account 0
imported-is-noTaproot = No taproot account in it
    .happened = Some signers show it only after you turn it on.
imported-is-firstAddressOther = The first address doesn’t come from the key
    .todo = Don’t receive with it. Export it again from the signer.
imported-is-alreadySigned = This PSBT is already signed
    .todo = If complete, take it back. To sign, import the unsigned one.
imported-is-otherNetwork = This PSBT is for another network
    .todo = Open the wallet of that network.
imported-is-notOurs = This PSBT is for another wallet
    .todo = Check that you opened the right wallet and file.
imported-is-otherScript = Ochre signs only by taproot keys, not by scripts
imported-is-noKeyPath = This PSBT doesn’t say which key signs
    .todo = Have it saved again with key origins (derivation paths).
imported-is-backUnsigned = Not signed yet
imported-is-backOther = Another transaction than in your signing request
    .todo = Import the one whose file name has the same letters.
imported-is-backHalf = Only partly signed
    .todo = Sign the rest, then import it again.
imported-is-backInvalid = A signature in it is invalid
    .todo = Sign it again. If that fails too, the other computer may have another recovery phrase.
imported-fingerprint = This wallet’s fingerprint is { $fingerprint }.

## Secrets

imported-is-words = This is a recovery phrase
    .happened = Ochre didn’t keep it. Anyone who sees it can take everything.
    .todo = Copy something else now: other programs read the clipboard. Never give it to anyone.
imported-is-privateKey = This holds a private key
    .happened = Ochre didn’t keep it. Anyone who sees it can take what it protects.
    .todo = Copy something else now: other programs read the clipboard.
    .todo-account = Copy something else now. Export the account without private keys.
