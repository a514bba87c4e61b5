### What was imported is not what was wanted: what it is, and what to import instead.

# $wanted is one of imported-wanted-…, $thing one of imported-thing-…
imported-wanted =
    { $wanted ->
        [signed] the signed PSBT
        [account] a public account
        [labels] a label file
       *[psbt] a PSBT
    }
imported-is =
    { $name ->
        [empty] Empty
        [tooLarge] Too large
        [several] Several files at once
        [elsewhere] On another computer
        [damaged] Damaged or incomplete PSBT
        [version2] Incomplete version 2 PSBT
        [urDamaged] Damaged code
        [urIncomplete] Parts are missing
        [urMixed] Parts of two codes
        [newer] A newer Ochre made it
        [changed] Changed or cut short on the way
        [accountKeys] Keys that don’t belong together
        [descriptorForm] Incomplete descriptor
        [descriptorTree] Not a wallet of one taproot key without scripts
        [descriptorPath] Another account
        [descriptorNetwork] For another network, or for several
        [descriptorKey] No readable xpub or tpub (zpub and ypub don’t fit)
        [descriptorKeychains] Descriptor of other addresses
        [descriptorsDiffer] More than one taproot account
        [lacks]
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
        [noTaproot] No taproot account
        [firstAddressOther] First address of another key
        [alreadySigned] Already signed
        [otherNetwork] PSBT for another network
        [notOurs] PSBT for another wallet
        [otherScript] Ochre signs only by taproot keys, not by scripts
        [noKeyPath] PSBT that doesn’t say which key signs
        [backUnsigned] Not signed yet
        [backOther] Another transaction than in your request
        [backHalf] Only partly signed
        [backInvalid] A signature in it is invalid
        [words] This is a recovery phrase
        [privateKey] This holds a private key
       *[other] This is { $thing }, not { $wanted }
    }
    .happened =
        { $name ->
            [descriptorKeychains] Ochre reads /0/*, /1/* or /<0;1>/*.
            [lacks] Ochre can’t watch it without { $missing }.
            [noTaproot] Some signers show it only after you turn it on.
            [words] Ochre didn’t keep it. Anyone who sees it can take everything.
            [privateKey] Ochre didn’t keep it. Anyone who sees it can take what it protects.
           *[other] { "" }
        }
    .todo =
        { $name ->
            [several] Open one, or drop all in Sign offline.
            [elsewhere] Copy it here, then open it.
            [version2] Save it as version 0.
            [newer]
                { $wanted ->
                    [psbt] Install the newest Ochre here, or import the bare PSBT and check it yourself.
                   *[other] Install the newest Ochre here.
                }
            [descriptorForm] Copy it again, from “tr(” to the eight characters after #.
            [descriptorNetwork] Export it again on the network that you want.
            [descriptorsDiffer] Import the descriptors of one.
            [firstAddressOther] Don’t receive with it. Export it again from the signer.
            [alreadySigned] If complete, take it back. To sign, import the unsigned one.
            [otherNetwork] Open the wallet of that network.
            [notOurs] Check that you opened the right wallet and file.
            [noKeyPath] Have it saved again with key origins (derivation paths).
            [backOther] Import the one whose file name has the same letters.
            [backHalf] Sign the rest, then import it again.
            [backInvalid] Sign it again. If that fails, the other computer may have another recovery phrase.
            [words] Copy something else now: other programs read the clipboard. Never give it to anyone.
            [privateKey]
                { $wanted ->
                    [account] Copy something else now. Export the account without private keys.
                   *[other] Copy something else now: other programs read the clipboard.
                }
           *[other]
                { $group ->
                    [signed] Import the file that ends in “signed”, from the other computer.
                    [account] Export the public account where you sign. From another program: a whole taproot descriptor.
                    [labels] Import BIP329, Electrum’s JSON or a table of transaction IDs: at most 4 MB, 20,000 lines.
                    [taproot] Export the first taproot account with its origin: m/86h/0h/0h, on test networks m/86h/1h/0h.
                    [send] Paste it in Send.
                    [scan] Scan its QR codes instead.
                    [unpack] Unpack it first.
                    [file] Import the file itself.
                    [again] Save it again at its source.
                    [changed] Trust nothing in it. Get all of it again at its source.
                    [codes] Scan all parts of one code, or import the file.
                    [elsewhere] Use the program that made it.
                    [watch] Add it as a watch-only wallet.
                    [transaction] If signed, broadcast it. If not, have it saved as a PSBT.
                    [hash] If this is a key, copy something else now.
                   *[psbt] Import an unsigned .psbt file, its text or QR codes.
                }
        }
imported-lacks =
    { $one ->
        [origin] the master fingerprint and path
        [taprootKey] a taproot key
       *[accountZero] the key of account 0
    }
imported-thing =
    { $thing ->
        [folder] a folder
        [image] a picture
        [document] a document
        [archive] an archive
        [program] a program
        [database] a database
        [html] a web page
        [publicKey] a public key
        [invoice] an RGB invoice
        [assetId] an asset ID
        [paymentLink] a payment link
        [lightning] a Lightning invoice
        [address] an address
        [link] a link
        [path] a file name
        [hash] 64 hex digits
        [transaction] a bare transaction
        [otherUr] another kind of QR code
        [unknownText] other data
        [account] a public account
        [psbt] a PSBT
        [pack] a signing request
       *[unknownBytes] another file
    }

## Things

## Next steps

## What is right in kind, and wrong in itself

imported-fingerprint = This wallet’s fingerprint is { $fingerprint }.

## Secrets
