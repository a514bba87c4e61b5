### What is said of an import that can be neither signed nor watched: what it is, what happened, what to import instead.

## What to import, by what was wanted

imported-bring-psbt = Import the unsigned PSBT that the other program saved: a .psbt file, its text, or its QR codes.
imported-bring-signed = Import what the other computer saved after it signed: a file whose name ends in “signed”, its text, or its QR codes.
imported-bring-account = Import the public account. On the computer that signs, “Export public account” in Settings shows it as a file, text and QR code. From other programs, import the taproot descriptor with its origin and checksum.
imported-bring-labels = Import the labels that Sparrow or another program exported: a .jsonl file in BIP329 format, Electrum’s JSON, or a table with transaction IDs and labels.

## Where something to sign was wanted

imported-is-empty = There is nothing in it
    .happened = It is empty, or holds only white space.
    .todo = Save it again at its source, and import all of it.
imported-is-tooLarge = This is too large for a PSBT
    .happened = No transaction that the network accepts needs so much room, so Ochre did not read it.
imported-is-folder = This is a folder
    .happened = Ochre can’t sign a folder.
    .todo = Choose the file in it.
imported-is-several = You opened several files at once
    .happened = Ochre opens one file at a time, so it read none of them.
    .todo = Open one file. Or go to Sign offline and drop all of them there.
imported-is-elsewhere = This file is not on this computer
    .happened = To read it, Ochre would have to contact another computer. It does not do that for a file that it is opened with.
    .todo = Copy the file to this computer, and open it from there.
imported-is-image = This is a picture
    .happened = Ochre can’t read a PSBT from a picture file here, not even from one of a QR code.
    .todo = Show the QR codes to the camera, or import the PSBT as a file.
imported-is-document = This is a document
    .happened = It is a PDF or a written document.
imported-is-archive = This is an archive
    .happened = It is a compressed file.
    .todo = Unpack it, and import the .psbt file from it.
imported-is-program = This is a program
    .happened = A program runs; it can’t be signed as a transaction.
imported-is-database = This is a database
    .happened = In such a file a program keeps its data, perhaps a wallet. Ochre did not look into it.
imported-is-html = This is a web page
    .happened = It is HTML. A site may have sent a message instead of the file.
    .todo = Save it again, and check that you get the file and not the page around it.
imported-is-otherJson = This is other data
    .happened = It is JSON, but not an Ochre signing request.
imported-is-words = This is a recovery phrase
    .happened = Ochre did not keep it, and wrote it nowhere. But anyone who sees it can take everything that it protects, and another program may read the clipboard.
    .todo = Copy something else now, so that the phrase leaves the clipboard. Never send it to anyone who asks.
imported-is-privateKey = This is a private key
    .happened = Ochre did not keep it, and wrote it nowhere. But anyone who sees it can take what it protects, and another program may read the clipboard.
    .todo = Copy something else now, so that the key leaves the clipboard.
imported-is-publicKey = This is a public key
    .happened = It shows which addresses a wallet has. There is nothing in it to sign.
imported-is-invoice = This is an RGB invoice
    .happened = It asks for a payment. Nobody has built the transaction yet.
    .todo = Open Send and paste it there.
imported-is-assetId = This is an asset ID
    .happened = It names an asset. There is nothing in it to sign.
    .todo = Open Assets to see how much of it you hold.
imported-is-paymentLink = This is a payment link
    .happened = It asks for a payment. Nobody has built the transaction yet.
    .todo = Open Send and paste it there.
imported-is-lightning = This is a Lightning invoice
    .happened = A Lightning node pays it. Ochre can’t pay it with a transaction signed here.
imported-is-address = This is an address
    .happened = Bitcoin can be sent to it. Nobody has built the transaction yet.
    .todo = Open Send and paste it there.
imported-is-link = This is a link
    .happened = Ochre opens no links, so it does not know what is behind it.
    .todo = Save the file that it leads to, and import that file.
imported-is-path = This is the name of a file
    .happened = The clipboard held the file’s path, not its content.
    .todo = Open the file itself.
imported-is-hash = These are 64 hexadecimal digits
    .happened = They may be a transaction ID, which only names a transaction. If they are a key, copy something else now.
imported-is-transaction = This is a bare transaction
    .happened = It is not a PSBT. It does not say what it spends, so Ochre can’t tell its fee or whose inputs it has.
    .todo = If it is already signed, it can be broadcast as it is. If not, have it saved as a PSBT.
imported-is-otherUr = These QR codes hold something else
    .happened = This kind of code (ur: or BBQr) holds no PSBT.
    .todo = In the other program, show the PSBT as QR codes, not an account or a message.
imported-is-unknownText = This is some other text
    .happened = Ochre does not recognise it.
imported-is-unknownBytes = This is some other file
    .happened = Ochre does not recognise it.
imported-is-version2 = This version 2 PSBT is not complete
    .happened = Ochre reads version 2 as version 0. This one lacks a part for that, or contradicts itself.
    .todo = Most programs can also save version 0: look for “PSBT version” there.
imported-is-cutShort = The end of this PSBT is missing
    .happened = It begins like a PSBT and stops in the middle.
    .todo = Save it again at its source, and import all of it.
imported-is-damaged = This PSBT is damaged
    .happened = It begins like a PSBT, but the rest does not have the only form that Ochre accepts.
    .todo = Save it again at its source, and import all of it.
imported-is-urDamaged = A part of this code is damaged
    .happened = Its characters do not match its own checksum: some are missing, or were read wrongly.
    .todo = Copy or scan it again.
imported-is-urIncomplete = Parts of this code are missing
    .happened = The code has several parts, and those here are not enough.
    .todo = Scan until all parts are there, or import the file instead.
imported-is-urMixed = These are parts of two codes
    .happened = Not all of the parts belong to the same PSBT.
    .todo = Import only the parts of one code.
imported-is-packVersion = This signing request is newer than this Ochre
    .happened = A later version of Ochre made it.
    .todo = Install the newer Ochre here. Or import the bare PSBT: then you have to check everything it asks for.
imported-is-packDamaged = This signing request has been changed
    .happened = Something in it was changed or lost on the way, so Ochre trusts nothing in it.
    .todo = Create a new one at its source, and import it unchanged.
imported-is-account = This is a wallet’s public account
    .happened = It shows which addresses a wallet has, so that another computer can watch it. There is nothing in it to sign.
    .todo = To watch that wallet here, choose “Add a watch-only wallet” where you add wallets.
imported-is-accountVersion = This account is newer than this Ochre
    .happened = A later version of Ochre made it.
    .todo = Install the newer Ochre here, and import the account again.
imported-is-accountDamaged = This account has been changed
    .happened = Something in it was changed or lost on the way, so Ochre trusts nothing in it.
    .todo = Show or save it again on the computer that signs, and import all of it.
imported-is-accountKeys = The keys in this account do not match
    .happened = Its review code is right, but its keys are not those of one wallet on the network that it names.
    .todo = Whoever made it did so by hand or meant harm. Import it only from the computer that signs.
imported-is-descriptorForm = This is not a complete descriptor
    .happened = Something in it is missing, or is not allowed in a descriptor.
    .todo = Copy it again, from “tr(” to the eight characters after the #.
imported-is-descriptorChecksum = The checksum of this descriptor is wrong
    .happened = The eight characters after the # show that something was changed or lost on the way, so Ochre trusts nothing in it.
    .todo = Copy all of it again at its source.
imported-is-descriptorMultisig = This is a multisig descriptor
    .happened = Several keys sign for its coins. Ochre watches and signs only wallets with one key.
    .todo = Watch it with the program that made it.
imported-is-descriptorTree = This taproot descriptor has scripts in it
    .happened = Its coins can be spent in other ways than by its key, and Ochre verifies none of those.
    .todo = Watch it with the program that made it.
imported-is-descriptorPath = This account has another path
    .happened = Ochre watches only the first taproot account of BIP86: m/86h/0h/0h, and m/86h/1h/0h on test networks.
    .todo = Export that account of the signer.
imported-is-descriptorNetwork = The networks in this account do not agree
    .happened = Its path, key and first address are not all of one network, or not of the network that you chose.
    .todo = Export it again on the network that you want.
imported-is-descriptorKey = Ochre can’t read the key in this account
    .happened = It is not an extended public key of an account (xpub or tpub), or a character in it is wrong.
    .todo = Export it again. A zpub or ypub is for another kind of address.
imported-is-descriptorKeychains = This descriptor names other addresses
    .happened = Below the account Ochre reads /0/*, /1/*, or both as /<0;1>/*.
    .todo = Export the descriptor of the whole account.
imported-is-descriptorsDiffer = It holds more than one taproot account
    .happened = Its descriptors name different keys, and Ochre can’t know which one you want.
    .todo = Import the descriptors of one account.
imported-is-lacks =
    { $form ->
        [keyOfOtherKind] This is a key of another kind of address
        [keyWithoutOrigin] This is a key alone
        [descriptorWithoutOrigin] This descriptor has no key origin
        [descriptorOfOtherKind] This descriptor is of another kind of address
        [otherAccount] This is not the first account of its wallet
        [keystoneJson] This is an account from Keystone or BlueWallet
        [coldcardJson] This is an account from Coldcard
        [bsms] This is a BSMS file
        [addwallet] This is a wallet from Specter
       *[bitkeyExport] This is an export from Bitkey
    }
    .happened = Ochre can’t watch it: { $missing }.
    .todo = Export the signer’s first taproot account (BIP86) with its origin, and import that.
imported-lacks-origin = the master fingerprint and path are missing, [1a2b3c4d/86h/…]
imported-lacks-taprootKey = a taproot key, with path 86h, is missing
imported-lacks-accountZero = the key of account 0 is missing
imported-is-noTaproot = It holds no taproot account
    .happened = It lists only accounts of other kinds (wpkh, pkh, sh). Ochre watches taproot with a single key: tr(…), BIP86.
    .todo = Export the signer’s taproot account. Some signers show it only after you turn it on there.
imported-is-firstAddressOther = Its first address is not derived from its key
    .happened = Ochre derived the first address from the key, but the file names another one.
    .todo = Do not receive with it. Export it again from the signer itself.
imported-is-psbt = This is a PSBT
    .happened = It is a transaction to sign, or one already signed.
imported-is-pack = This is a signing request
    .happened = It holds a transaction that an Ochre wallet wants signed.
imported-is-alreadySigned = This PSBT is already signed
    .happened = It has signatures where this wallet would put its own.
    .todo = If it is complete, take it back to its source. To sign, import the unsigned one.
imported-is-otherNetwork = This PSBT is for another network
    .happened = It names a key from your recovery phrase, but for another network than this wallet’s.
    .todo = Open the wallet of that network, or have the PSBT made for this one.
imported-is-notOurs = This PSBT is for somebody else’s wallet
    .happened = Nothing that it spends belongs to this wallet, so this wallet’s keys can’t sign it.
    .todo = Check that you opened the right wallet and the right file.
imported-is-otherScript = This PSBT spends an older kind of output
    .happened = It names a key from your recovery phrase, but not a taproot key. Ochre signs only for taproot.
    .todo = Sign it with the program that made the address.
imported-is-scriptPath = This PSBT spends by a script
    .happened = It names your key in a taproot script. Ochre can’t show what such a script allows, so it does not sign.
    .todo = Sign it with the program that made the address.
imported-is-noKeyPath = This PSBT does not say which key signs
    .happened = It spends this wallet’s bitcoin further out than Ochre searches, and leaves out the path to the key.
    .todo = Have it saved again with the key origins (derivation paths) in it.
imported-is-backUnsigned = This is the unsigned transaction
    .happened = It is the same transaction, but nobody has signed it yet.
    .todo = Sign it on the other computer, then import the file whose name ends in “signed”.
imported-is-backOther = This is another transaction
    .happened = It is not the one in your signing request. Whatever it does, Ochre does not accept it instead.
    .todo = Import the signed file of the same transaction. Its name has the first letters of the transaction ID.
imported-is-backForeign = This belongs to somebody else’s wallet
    .happened = Nothing that it spends belongs to this wallet, so it is not what your signing request holds.
    .todo = Import the signed file of the same transaction. Its name has the first letters of the transaction ID.
imported-is-backHalf = It is only partly signed
    .happened = It is the right transaction, but some of its inputs have no signature yet.
    .todo = Sign the rest on the other computer, then import it again.
imported-is-backInvalid = A signature in it is invalid
    .happened = It is the right transaction, but this wallet’s keys did not make one of its signatures.
    .todo = Sign it again on the other computer. If this happens twice, that computer may have another recovery phrase.

# After what happened, where a key of the wallet was looked for.
imported-fingerprint = This wallet’s fingerprint is { $fingerprint }.

## Where what another computer signed was wanted

imported-for-signed-image = This is a picture
    .happened = It is a picture file. To read a QR code from a picture, use Scan QR codes.
    .todo = Show the QR codes to the camera, or import the PSBT as a file.
imported-for-signed-alreadySigned = This transaction has another form
    .happened = It has signatures where no taproot wallet puts any, so it is not what your signing request holds.

## Where the public account of a wallet was wanted

imported-for-account-tooLarge = This is too large for an account
    .happened = An account is shorter than a page of text.
imported-for-account-image = This is a picture
    .happened = It is a picture file. To read a QR code from a picture, use Scan QR codes.
    .todo = Choose Scan QR codes, and read the picture there.
imported-for-account-otherJson = This is other data
    .happened = It is JSON, but not an account from Ochre, Bitcoin Core, Sparrow, Specter or Coldcard.
imported-for-account-privateKey = There is a private key in this
    .happened = Watching needs only public keys. Ochre did not keep this key, and wrote it nowhere. But anyone who sees it can take what it protects, and another program may read the clipboard.
    .todo = Never paste it anywhere. Copy something else now, and export the account without private keys.
imported-for-account-publicKey = This key has no origin
    .happened = A bare extended key shows neither its kind of addresses nor its master key.
imported-for-account-link = This is a link
    .happened = Ochre opens no links, so it does not know what is behind it.
imported-for-account-otherUr = These QR codes hold something else
    .happened = They are a Uniform Resource (ur:) that holds no account.
imported-for-account-psbt = This is a PSBT
    .happened = It is a transaction, and does not show which addresses the wallet has.
imported-for-account-pack = This is a signing request
    .happened = It goes to the computer that signs, and does not show which addresses the wallet has.

## Where labels were wanted

imported-for-labels-tooLarge = This is too large for labels
    .happened = Ochre reads label files of up to 4 MB.
imported-for-labels-otherJson = These are not labels
    .happened = It is JSON of another kind, or has more than 20,000 lines.
imported-for-labels-unknownText = These are not labels
    .happened = It has no line in the BIP329 label format.
