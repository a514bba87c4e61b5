### What went wrong, one message per code of a failure: what it is called, what happened, and what to do. Full sentences.
### Names, addresses, error codes and what a service wrote come from outside, and are put in as they are.

## What a screen sent

failure-invalid-input = Check this value
    .todo = Change the value and try again. Nothing was done.
# $path names the field, as in “recipients.0.amount”.
failure-invalid-input-value = The value of “{ $path }” does not fit: { $problem }
failure-invalid-input-whole = The value of the request does not fit: { $problem }

# $name is the name of a call between two halves of Ochre.
failure-unknown-call = This version can’t do that
    .happened = The window asked for “{ $name }”, which the main part does not know.
    .todo = Restart Ochre. If this happens again, reinstall Ochre: its two halves differ.

failure-input-too-large = This is too large
    .happened =
        At least { $bytes ->
            [one] { $bytes } byte
           *[other] { $bytes } bytes
        } were sent, { $limitBytes ->
            [one] { $limitBytes } byte
           *[other] { $limitBytes } bytes
        } is the limit.
    .todo = Send less. Nothing was done.

failure-app-locked = Ochre is locked
    .happened = Ochre does nothing while it is locked.
    .todo = Unlock Ochre first.

failure-not-here-nativeConfirmOnly = The page may not answer this
    .happened = Ochre asks this in its own window, where the page can’t reach it.
    .todo = Answer there.
failure-not-here-practiceOnly = Only in practice
    .happened = This wallet does not use the practice service.
    .todo = Open a practice wallet for it.
failure-not-here-noMainnetOnLoopback = Not with real bitcoin here
    .happened = Ochre runs in a browser now, which is only for practice and test networks.
    .todo = Use the desktop window for mainnet.
failure-not-here-loopbackServicesOnly = Only services on this computer
    .happened = Ochre runs in a browser now, so it connects only to services on this computer.
    .todo = Use the desktop window for a service elsewhere.
failure-not-here-noFileDialog = No file dialog here
    .happened = Ochre runs in a browser now and can’t ask where to save a file.
    .todo = Use the desktop window for files.
failure-not-here-noOwnService = No service of your own here
    .happened = This Ochre can’t run a wallet service of its own: rgb-lib, which it needs, isn’t there for this system.
    .todo = Connect to a remote service instead.
failure-not-here-ownServiceByProxy = Your own service goes by no proxy
    .happened = This wallet goes by a proxy, and rgb-lib, which the service runs, would go around it.
    .todo = Take the proxy out of the wallet’s connection first, or keep the remote service.

## The keychain

failure-keychain-absent = No keychain to store the wallet key
    .todo = On Linux, install and unlock gnome-keyring or KWallet, start Ochre from your desktop session, and try again. Or use a session-only wallet, which Ochre forgets when it ends.
failure-keychain-absent-noDbus = This session has no D-Bus, which Ochre needs to reach a keychain. Ochre never stores a key in a file.
failure-keychain-absent-noSecretService = No program on this computer offers the Secret Service (a keychain). Ochre never stores a key in a file.
failure-keychain-absent-noLibrary = The library libsecret-1 is not installed. Ochre never stores a key in a file.
failure-keychain-absent-other = The keychain answered: “{ $detail }”. Ochre never stores a key in a file.

failure-keychain-locked = Your keychain is locked
    .happened =
        { $during ->
            [reading] It holds this wallet’s key, and does not give it out while locked. The wallet is not lost.
           *[writing] It accepts no new key while locked. Nothing was stored.
        }
    .todo = Unlock your system’s keychain, then try again.

failure-keychain-timeout = Your keychain did not answer
    .happened =
        Ochre waited for { $seconds ->
            [one] { $seconds } second
           *[other] { $seconds } seconds
        }. The keychain may be asking in another window.
    .todo = Answer or close that question, then try again.

failure-keychain-refused = Your keychain refused
    .happened = It answered: “{ $detail }”
    .todo = Open your system’s keychain, check that Ochre may use it, then try again.

failure-keychain-readback = Your keychain did not store the wallet key
    .happened = Ochre read back something else than it wrote, so it did not create the wallet.
    .todo = Try again. If this happens again, this keychain is not safe to use: use a session-only wallet.

# The same three for a node password or a token instead of a wallet key: no session keeps it, and what is typed serves one
# act.
failure-keychain-absent-node = No keychain to store it
    .happened = Ochre found no keychain on this computer, and never stores a node password or token in a file. Nothing was stored.
    .todo = You can enter a node password for a single unlock or batch without a keychain. To store it, on Linux install and unlock gnome-keyring or KWallet, and start Ochre from your desktop session.
failure-keychain-locked-node = Your keychain is locked
    .happened =
        { $during ->
            [reading] It holds the node password, and does not give it out while locked. Ochre asked no node.
           *[writing] It accepts no new node password while locked. What was stored before is unchanged.
        }
    .todo = Unlock your system’s keychain, then try again. Or enter the node password for this act only.
failure-keychain-readback-node = Your keychain did not store the node password
    .happened = Ochre read back something else than it wrote.
    .todo = Try again. If this happens again, this keychain is not safe to use: enter the node password at each unlock.

# $walletName stands in quotation marks of its own.
failure-secret-missing = The wallet key is not in your keychain
    .happened = Your keychain is open but has no entry for “{ $walletName }”. Somebody removed the entry, or this is another user’s keychain.
    .todo = Restore the wallet from its recovery phrase.

failure-token-missing = The token stored for “{ $name }” is not in this keychain
    .happened = Your keychain is open, but somebody removed the token, or this is another user’s keychain. Nothing is sent without it.
    .todo = Enter the token again in the settings of “{ $name }”.

failure-secret-unreadable = The wallet key can’t be read
    .todo = Use the newest Ochre, or restore the wallet from its recovery phrase.
failure-secret-unreadable-foreign = Ochre did not write this keychain entry.
failure-secret-unreadable-version = The keychain entry has version { $version }, which this Ochre does not know.

failure-secret-foreign = This wallet key belongs to another wallet
    .happened = The keychain entry of “{ $walletName }” derives other keys than this wallet has. Nothing was signed with it.
    .todo = Restore the wallet from its recovery phrase.

failure-session-ended = The session-only wallet key is gone
    .happened = Ochre kept “{ $walletName }” for one session only, and that session has ended.
    .todo = Restore the wallet from its recovery phrase.

## The app password

failure-secret-sealed = Another app password protects this wallet key
    .happened = The keychain holds the key of “{ $walletName }”, protected by an app password that is not in use here.
    .todo = Restart Ochre: it asks for that app password. Or restore the wallet from its recovery phrase.

failure-password-wrong = That is not the app password
    .happened = Nothing was unlocked and nothing changed. Check capital letters and spaces.
    .todo =
        { $waitSeconds ->
            [0] Try again.
            [one] You can try again in { $waitSeconds } second.
           *[other] You can try again in { $waitSeconds } seconds.
        }

failure-password-wait = Wait before you try again
    .happened = You entered several wrong app passwords in a row, so Ochre makes you wait. It did not check this one.
    .todo =
        { $waitSeconds ->
            [0] Try again.
            [one] You can try again in { $waitSeconds } second.
           *[other] You can try again in { $waitSeconds } seconds.
        }

failure-password-needed = Enter the app password
    .happened = Ochre asks for it again here, even while unlocked. Nothing was done.
    .todo = Enter the app password and try again.

failure-password-state-set = An app password is already set
    .happened = Nothing was changed.
    .todo = Change it in Settings, or remove it there first.
failure-password-state-unset = No app password is set
    .happened = Nothing was changed.
    .todo = Set an app password in Settings first.

failure-lock-missing = Your keychain has no lock entry
    .happened = Your keychain is open but has no entry that an app password could unlock. Somebody deleted it, or this is another user’s keychain.
    .todo = If Ochre is locked, choose “Forgot the app password?”. Otherwise restore the wallets from their recovery phrases.

failure-locked-meanwhile = Ochre locked in the meantime
    .happened = A confirmation was still open, so it counts as cancelled. Nothing was signed or shown.
    .todo = Unlock Ochre and start again.

failure-words-no-wallet = This recovery phrase belongs to no wallet here
    .happened = The phrase is valid, but for another wallet. Nothing was changed.
    .todo = Enter the recovery phrase of a wallet that Ochre lists on this computer.

# Why a new app password is not accepted yet.
failure-new-password-short = Use at least { $least } characters
failure-new-password-differs = Enter the same password twice

# $during is an act’s name in code.
failure-keyholder-gone = The keyholder stopped
    .happened = The process that holds keys ended during “{ $during }”. It leaves nothing behind, and nothing was submitted.
    .todo = Try again.

## Words and wallets

failure-words-count =
    { $count ->
        [0] Enter a recovery phrase
        [one] { $count } word can’t be a whole phrase
       *[other] { $count } words can’t be a whole phrase
    }
    .happened = A recovery phrase has 12, 15, 18, 21 or 24 words.
    .todo = Compare with what you wrote down.

failure-words-foreign-electrum = This is an Electrum phrase
    .happened = It has Electrum’s version mark. Electrum derives other keys from it than BIP39 does, so Ochre can’t restore it.
    .todo = Open it in Electrum, and send its bitcoin to a new wallet in Ochre. If another program created it, one word is wrong: compare with what you wrote down.
failure-words-foreign-electrumTwoFactor = This is an Electrum phrase with two-factor authentication
    .happened = It has Electrum’s mark for that. Its coins need a second key that these words do not derive, so Ochre can’t restore it.
    .todo = Open it in Electrum, and send its bitcoin to a new wallet in Ochre. If another program created it, one word is wrong: compare with what you wrote down.
failure-words-foreign-aezeed = This is an LND cipher seed (aezeed)
    .happened = Its checksum is right. The words are from BIP39, but only programs built on LND derive keys from them.
    .todo = Open it in the program that created it, and send its bitcoin to a new wallet in Ochre.
failure-words-foreign-slip39 = This is a share of a SLIP39 backup
    .happened = Its words are from the SLIP39 list. One share is not a wallet, and several derive other keys than BIP39 does.
    .todo = Open it in the program or device that created it, and send its bitcoin to a new wallet in Ochre.
failure-words-foreign-monero = This is a Monero phrase
    .happened = Its last word is Monero’s checksum. It restores monero, and holds no bitcoin.
    .todo = Find the recovery phrase of your bitcoin wallet.
failure-words-foreign-oneMore = There is one word too many
    .happened = Without its last word, this is a whole phrase. The last word may be a BIP39 passphrase, which Ochre does not support. Without that passphrase, you would restore another wallet.
    .todo = Leave the last word out only if it does not belong to your phrase. Otherwise use the program that created the wallet.
failure-words-foreign-otherList = This is not a BIP39 phrase
    .happened = Most of its words are in none of the ten BIP39 lists. Monero, SLIP39 and Electrum before 2014 use their own lists.
    .todo = Find out which program created it, and open it there.

# $wordList is one of failure-word-list-…; $words is a list of failure-words-unknown-word and -hint.
failure-words-unknown =
    { $count ->
        [one] One word is not in the list
       *[other] { $count } words are not in the list
    }
    .happened = Not in the list of 2 048 words in { $wordList }: { $words }.
    .todo = Compare with what you wrote down.
failure-words-unknown-word = word { $position }
failure-words-unknown-hint = word { $position } (perhaps { $suggestions })

failure-words-completed =
    { $count ->
        [one] One word was cut short
       *[other] { $count } words were cut short
    }
    .happened = Four letters name one word of the list in { $wordList }, and the checksum is right.
    .todo = Compare the whole phrase with what you wrote down, then use these words.

failure-words-checksum = These words do not fit together
    .happened = Each word is in the list in { $wordList }, but the checksum is wrong. One word is wrong, or two are swapped.
    .todo = Compare with what you wrote down, in that order.
# Behind what happened; $places is one word’s place or several: word 3 or word 5.
failure-words-checksum-perhaps = Perhaps it is { $places }.

# The languages of the lists of words, as they stand behind “in the list in”.
failure-word-list-english = English
failure-word-list-spanish = Spanish
failure-word-list-french = French
failure-word-list-italian = Italian
failure-word-list-portuguese = Portuguese
failure-word-list-czech = Czech
failure-word-list-japanese = Japanese
failure-word-list-korean = Korean
failure-word-list-chineseSimplified = Chinese (simplified)
failure-word-list-chineseTraditional = Chinese (traditional)

failure-words-other-wallet = This is another wallet’s recovery phrase
    .happened = The phrase is valid, but derives other keys than “{ $walletName }” has.
    .todo = Check that you have the right sheet.

failure-wallet-unknown = That wallet is not in the list
    .happened = It was removed, perhaps in another window.
    .todo = Choose another wallet.

failure-wallet-exists = This wallet is already here
    .happened = “{ $walletName }” has the same keys. Two copies with the same assets could lose them.
    .todo = Use that wallet.

failure-keys-unproved-other = These are not the keys of your recovery phrase
    .happened = “{ $walletName }” came from a backup. Your recovery phrase has its fingerprint but derives other keys, so its addresses belong to somebody else.
    .todo = Use the wallet restored from your recovery phrase, and remove this one.
failure-keys-unproved-yet = Verify these keys first
    .happened = “{ $walletName }” came from a backup, and nothing shows yet that its addresses are yours. Ochre shows no address and creates no invoice.
    .todo = Enter its recovery phrase here. Or import its account again from the computer that has it, and compare the groups of letters.

failure-no-key-here = The wallet key is not on this computer
    .happened = “{ $walletName }” has public keys only.
    .todo = Sign where its key is, or restore it here from its recovery phrase.

failure-network-refused = Not on this network
    .todo = Choose another network.
failure-network-refused-practiceIsRegtest = Practice wallets use regtest, not { $network }.
failure-network-refused-noMainnetOnLoopback = Ochre runs in a browser now, which is never for real bitcoin.
failure-network-refused-noServiceKeysOnMainnet = A recovery phrase from a service is for test networks only: whoever made it can spend.

failure-service-keys-mismatch = The service’s keys do not match its recovery phrase
    .happened = “{ $field }” is not what this phrase derives. Nothing was stored.
    .todo = Do not use this service. Create the recovery phrase on this computer.

## The service. $host is its address, $endpoint what it was asked for (“/wallet/btcbalance”), $detail the system’s own word.

failure-own-service = Ochre’s own service
failure-url-refused = This address can’t be used
    .todo = Change the address and try again.
failure-url-refused-syntax = It is not a web address.
failure-url-refused-scheme = It must begin with https:// (http:// is allowed for this computer only).
failure-url-refused-credentials = It contains a user name or password. A token has its own field, and Ochre stores it in the keychain.
failure-url-refused-query = It has a part after “?” or “#”. Enter the base address alone.
failure-url-refused-loopbackOnly = Ochre runs in a browser now, so it connects only to services on this computer.
failure-url-refused-proxyElsewhere = Ochre runs in a browser now, so it uses only a proxy on this computer.
failure-url-refused-onionNeedsProxy = This is an onion address, which only Tor can reach. Set Tor’s SOCKS5 proxy under Proxy and certificate.
failure-url-refused-onionPlain = Without https, an onion address is safe only if Tor runs here. It needs a SOCKS5 proxy on this computer.
failure-url-refused-plainByProxy = This address is on this computer, but the proxy is elsewhere. Others could read what is sent.
failure-url-refused-pinNeedsTls = You pinned a certificate, but http:// has none. Use https://, or remove the pin.
failure-url-refused-notCompared = It can’t be compared: it is the server that you use already, or one of the practice chain.

failure-consent-needed = Your consent is needed first
    .happened = { $host } has not seen this wallet’s public keys. Once shown, you can’t take them back.
    .todo = Register on Home if this service may know this wallet.

failure-pin-refused = Ochre can’t use this fingerprint
    .happened =
        { $reason ->
            [sha1] It is a SHA-1 fingerprint, which can be forged.
           *[form] It is neither 64 hex digits nor sha256/ followed by a public key’s hash.
        }
    .todo = Paste the SHA-256 fingerprint, or press “Show certificate”.

failure-pin-not-taken = Certificate not pinned
    .happened = You did not agree to trust only one certificate for { $host }. Nothing was changed.
    .todo = Compare its fingerprint with the one that the service’s operator gives you.

failure-proxy-failed-unreachable = The proxy can’t be reached
    .happened = Nothing answers at { $proxy }. ({ $detail })
    .todo = Ochre sent nothing to { $host }, and does not go around the proxy. Check that Tor or the proxy is running, and on which port.
failure-proxy-failed-silent = The proxy takes too long
    .happened = { $proxy } accepted the connection, but did not reach { $host } in time. ({ $detail })
    .todo = Ochre sent nothing to { $host }, and does not go around the proxy. Tor may still be starting: try again in a minute.
failure-proxy-failed-protocol = This is another kind of proxy, or none
    .happened = What answers at { $proxy } does not behave like this kind of proxy. ({ $detail })
    .todo = Ochre sent nothing to { $host }, and does not go around the proxy. Check whether it is HTTP or SOCKS5, and on which port.
failure-proxy-failed-login = The proxy refused the login
    .happened = { $proxy } does not accept this user name and proxy password. ({ $detail })
    .todo = Ochre sent nothing to { $host }, and does not go around the proxy. Enter the user name and proxy password again under Proxy and certificate.
failure-proxy-failed-loginWanted = The proxy requires a login
    .happened = { $proxy } requires a user name and a proxy password. ({ $detail })
    .todo = Ochre sent nothing to { $host }, and does not go around the proxy. Enter both under Proxy and certificate.
failure-proxy-failed-target = The proxy did not reach the service
    .happened = { $proxy } answered that it has no connection to { $host }. ({ $detail })
    .todo = Ochre sent nothing to { $host }, and does not go around the proxy. Check the service’s address, and whether the service is up.

failure-certificate-refused = Ochre can’t verify this service’s certificate
failure-certificate-refused-selfSigned = { $host } signed its own certificate, and you have not pinned it. Nothing was sent. ({ $detail })
failure-certificate-refused-untrusted = This computer trusts nobody who vouches for the certificate of { $host }. Nothing was sent. ({ $detail })
failure-certificate-refused-name = The certificate of { $host } is for another name. Nothing was sent. ({ $detail })
failure-certificate-refused-expired = The certificate of { $host } has expired. Nothing was sent. ({ $detail })
failure-certificate-refused-notYet = The certificate of { $host } is not valid yet. Nothing was sent. ({ $detail })
failure-certificate-refused-clock = Check this computer’s clock. If it is right, the service’s operator must renew the certificate.
failure-certificate-refused-pin = If this is your own service, compare its certificate and pin it under Settings, Proxy and certificate.

failure-certificate-changed = This is not the certificate that you pinned
    .happened =
        { $of ->
            [certificate] { $host } showed one whose SHA-256 is { $seen }. You pinned { $pinned }. Nothing was sent.
           *[publicKey] { $host } showed one whose public key’s SHA-256 is { $seen }. You pinned { $pinned }. Nothing was sent.
        }
    .todo = Ask the service’s operator whether it was renewed. If not, somebody stands between you and the service.

failure-service-unreachable = The service can’t be reached
    .todo = Nothing was lost. Try again, or check the address under Settings.
failure-service-unreachable-refused = Nothing answers at { $host }.
failure-service-unreachable-dns = The name { $host } is not known.
failure-service-unreachable-tls = Ochre could not verify who { $host } is, so nothing was sent.
failure-service-unreachable-reset = { $host } closed the connection.
failure-service-unreachable-offline = This computer has no network connection.
failure-service-unreachable-other = Ochre could not connect to { $host }.

failure-service-slow = The service takes too long
    .todo = Try again later.
# An act may have happened although no answer came.
failure-service-slow-act = No answer came, so this may have happened. Refresh and check before you try again.
failure-service-slow-connect =
    { $seconds ->
        [one] { $host } did not accept the request { $endpoint } within { $seconds } second. This does not mean no.
       *[other] { $host } did not accept the request { $endpoint } within { $seconds } seconds. This does not mean no.
    }
failure-service-slow-headers =
    { $seconds ->
        [one] { $host } did not begin to answer { $endpoint } within { $seconds } second. This does not mean no.
       *[other] { $host } did not begin to answer { $endpoint } within { $seconds } seconds. This does not mean no.
    }
failure-service-slow-body =
    { $seconds ->
        [one] { $host } did not finish its answer to { $endpoint } within { $seconds } second. This does not mean no.
       *[other] { $host } did not finish its answer to { $endpoint } within { $seconds } seconds. This does not mean no.
    }
failure-service-slow-total =
    { $seconds ->
        [one] { $host } did not complete { $endpoint } within { $seconds } second. This does not mean no.
       *[other] { $host } did not complete { $endpoint } within { $seconds } seconds. This does not mean no.
    }

failure-service-error-fault = The service has an error
failure-service-error-refused = The service refused
# $meaning is one of failure-meaning-…: what the service’s error means, as a clause.
failure-service-error-known = { $host } answered: { $meaning }.
# $status is a number such as 500, with the name of the error behind it where the service gave one.
failure-service-error-status = { $host } answered { $endpoint } with { $status }.
failure-service-error-words = { $host } answered { $endpoint } with { $status }: “{ $message }”
failure-service-error-later = Nothing was signed or lost. Try again later.
failure-service-error-chain = The service can’t reach the Bitcoin network
    .happened = { $host } answers, but the Bitcoin server that it asks does not. Your own connection works.
    .todo = Nothing was signed or lost. Try again later, tell the operator, or choose another service under Settings, Connection.
# $server: its address, as “ssl://electrum.example:50002”.
failure-service-error-indexer = Your Bitcoin server does not answer
    .happened = Ochre’s own service can’t reach the indexer { $server }.
    .todo = Nothing was signed or lost. Check that the indexer runs and that its address is right. You can change it under Settings, Connection.
failure-service-error-operator = Nothing was signed or lost, and repeating it changes nothing. Check the API version under Settings, Connection, or ask the operator.
failure-service-error-invoice = Nothing was signed or lost. Ask the recipient for a new invoice.
failure-service-error-look = Refresh, and look at what is there now before you try again.
failure-service-error-funds = Nothing was signed or lost. Refresh, add what is missing, then try again.
failure-service-error-address = Nothing was signed or lost. Check the address under Settings, Connection, and the token if it requires one.
failure-service-error-wait =
    { $seconds ->
        [one] It asks you to wait for { $seconds } second. Try again after that.
       *[other] It asks you to wait for { $seconds } seconds. Try again after that.
    }

failure-service-answer = The service’s answer can’t be used
    .todo = Ochre used nothing of it. Check that the address under Settings is the service itself, then try again.
failure-service-answer-redirect = { $host } redirected { $endpoint } to another address. Ochre does not follow.
failure-service-answer-html = { $host } answered { $endpoint } with a web page instead of data.
failure-service-answer-notJson = { $host } answered { $endpoint } with something that is not JSON.
failure-service-answer-empty = { $host } answered { $endpoint } with nothing.
failure-service-answer-tooLarge = { $host } answered { $endpoint } with more than Ochre accepts.
failure-service-answer-tooDeep = { $host } answered { $endpoint } with data nested deeper than Ochre reads.
failure-service-answer-encoding = { $host } answered { $endpoint } with text in a wrong encoding.
failure-service-answer-duplicateKey = { $host } answered { $endpoint } with one field twice, with different values.
failure-service-answer-badNumber = { $host } answered { $endpoint } with a number that can’t be an amount.
failure-service-answer-shape = { $host } answered { $endpoint } with data in an unknown form.
failure-service-answer-cutShort = { $host } stopped in the middle of its answer to { $endpoint }.

failure-chain-silent = The Bitcoin server does not answer
    .todo = Nothing was lost. Try again later, or change the server under Settings, Bitcoin network source.

failure-chain-refused = The Bitcoin server’s answer is wrong
    .todo = Ochre kept nothing of it. Try again, or use another server under Settings, Bitcoin network source. Your own is best.
failure-chain-refused-otherChain = { $host } is on another network than this wallet.
failure-chain-refused-link = Block { $height } of { $host } does not follow the block before it.
failure-chain-refused-work = Block { $height } of { $host } does not have the work that it claims.
failure-chain-refused-target = Block { $height } of { $host } does not have the difficulty that the network’s rules require.
failure-chain-refused-time = The time of block { $height } of { $host } is earlier than the network’s rules allow.
failure-chain-refused-future = The time of block { $height } of { $host } is more than two hours ahead of this computer’s clock. Check that the clock is right.
failure-chain-refused-version = Block { $height } of { $host } has a version that the network no longer accepts.
failure-chain-refused-checkpoint = Block { $height } of { $host } is not the one that the network is known to have there.
failure-chain-refused-lessWork = The chain of { $host } has less work than the one that Ochre already checked, up to block { $height }.
failure-chain-refused-transaction = { $host } gave another transaction than Ochre asked for.
failure-chain-refused-proof = The proof from { $host } does not show that the transaction is in block { $height }.

failure-chain-off = No Bitcoin server is set
    .happened = This wallet asks no server of the Bitcoin network.
    .todo = Set one under Settings, Bitcoin network source.

failure-service-lacks = The service doesn’t support this request
    .happened = { $host } has nothing at { $endpoint }. It may use another API version than this connection, or another address.
    .todo = Under Settings, Connection, press “Detect API version”, or ask the operator. Nothing was done.

failure-service-cannot = This service can’t do that
failure-service-cannot-proof = { $host } is from before July 2025, and Ochre can’t verify its transactions. Ochre would not sign one, so it did not ask.
    .instead = Ask its operator to upgrade it, or connect to another service. Your recovery phrase spends its plain bitcoin in any wallet program.
failure-service-cannot-makeKeys = { $host } creates no recovery phrases, so Ochre did not ask.
    .instead = Create the recovery phrase on this computer, which is better anyway.
failure-service-cannot-witnessInvoice = { $host } creates only invoices on a free slot (blinded), none with a new output (witness). Ochre did not ask.
    .instead = Create a slot first, then an invoice on it.
failure-service-cannot-anyAssetInvoice = { $host } creates invoices for one asset only, none for any asset. Ochre did not ask.
    .instead = Choose the asset.
failure-service-cannot-manyRecipients = { $host } sends to one recipient at a time. Ochre did not ask.
    .instead = Send to each recipient in turn.
failure-service-cannot-witnessRecipient = { $host } pays only invoices on a recipient’s slot (blinded), none with a new output (witness). Ochre did not ask.
    .instead = Ask the recipient for a blinded invoice.
failure-service-cannot-witnessInBatch = { $host } pays a witness invoice only where no other recipient is in the same transaction. Ochre did not ask.
    .instead = Send to that recipient alone, and to the others in a second send.
failure-service-cannot-waitForReceivers = { $host } does not let you choose when a send is broadcast. It may broadcast immediately, before the recipient accepts. Ochre did not ask.
    .instead = To send anyway, choose to broadcast immediately (donation).
failure-service-cannot-broadcastAtOnce = { $host } always waits until every recipient accepts a send. Ochre did not ask.
    .instead = Turn off broadcasting immediately (donation).
# .only: where there is one value that the service takes.
failure-service-cannot-feeRate = { $host } does not let you choose the fee of an asset send. Ochre did not ask.
    .instead = Leave the fee unchanged.
    .only = Choose { $only } sat/vB.
failure-service-cannot-minConfirmations = { $host } does not let you choose how many confirmations the spent outputs need. Ochre did not ask.
    .instead = Choose another number of confirmations.
    .only =
        { $only ->
            [one] Choose { $only } confirmation.
           *[other] Choose { $only } confirmations.
        }
failure-service-cannot-decode = { $host } does not read invoices. Ochre did not ask.
    .instead = Ochre reads them itself, so nothing is lost by that.
failure-service-cannot-consignment = { $host } does not hand out what belongs to a send (its consignment). Ochre did not ask.
    .instead = Nothing is lost by that: the recipient has it.
failure-service-cannot-sendBitcoin = { $host } sends assets only, no plain bitcoin. Ochre did not ask.
    .instead = Another wallet program can spend it: Home shows the descriptors for that.

failure-not-connected = This wallet is not connected yet
    .todo = Connect it on Home first. There you see what the service learns.
failure-not-connected-nowhere = You have not chosen a service for it, and Ochre asked nobody. It can sign what you import.
failure-not-connected-unknown = { $host } does not know its public keys, and Ochre asked it for nothing.

failure-wallet-not-registered = The service does not know this wallet
    .happened = { $host } reports that no wallet with these public keys is registered.
    .todo = Your keys and recovery phrase are unaffected. If the service knew this wallet before, ask its operator first. The service may have lost its data, and registering again starts with an empty wallet.

failure-token-refused-none = The service requires a token, or knows nobody here
    .happened = { $host } answered { $status }, and Ochre has no token for it.
    .todo = Ask its operator for a token, and enter it under Settings, Connection.
failure-token-refused-given = The service refused your token
    .happened = { $host } answered { $status }: the token is missing, wrong or expired.
    .todo = Enter a new token under Settings, Connection.

failure-address-not-ours = Ochre does not show this address
    .happened = The service gave “{ $address }”.
    .todo = Do not pay to it. If this happens again, stop using this service: it may be broken or hostile.
# Behind what happened. .todo instead of the one above. .numbered: where the place of the address in the wallet is known.
failure-address-not-ours-otherKeychain = Your keys derive it, but on keychain { $keychain }, which this connection does not use.
    .todo = Do not pay to it yet. Ask the service’s operator which keychain it uses, then choose that under Settings, Connection.
failure-address-not-ours-foreign = Your keys do not derive it: bitcoin sent there would belong to someone else.
    .searched = Your keys do not derive it among the first { $searched } addresses of this restored wallet.
    .todo = Do not pay to it. If you used more addresses with this recovery phrase, search further under Settings, Recovery, then try again.
failure-address-not-ours-beyondGap = Your keys derive it, but so far ahead that a restored wallet might not find it.
    .numbered = Your keys derive it as number { $index }, but so far ahead that a restored wallet might not find it.
failure-address-not-ours-beyondSearch = Your keys derive it as number { $index }. Ochre searched only the first { $searched } addresses of this restored wallet.
    .todo = Do not pay to it yet. Search further under Settings, Recovery, then try again.
failure-address-not-ours-beyondEnd = Your keys derive it as number { $index }. No search goes that far, and this wallet has used almost all addresses before it.
    .todo = Do not pay to it. Create a new wallet, receive there, and move everything here to it.
failure-address-not-ours-form = It is not a taproot address.
failure-address-not-ours-network = It belongs to another network.

## Signing. $txid is the beginning of a transaction’s id, with the dots of what is cut: “1f2e3d4c…”.

failure-flow-unknown = This transaction is no longer open
    .happened = It was discarded or finished.
    .todo = Start again. Nothing was signed twice.

failure-flow-state = This transaction is past that step
    .happened = It is already “{ $state }”.
    .todo = Check In progress and Transfers before you start again.

failure-flow-live = Another transaction is in progress
failure-flow-live-unknown = One transaction of this wallet is “{ $state }”.
    .todo = Check In progress before you start another.

failure-paid-before = You paid this recipient before
    .happened = Your transaction { $txid } pays the same recipient, and the service reports that it went through. An invoice is paid only once: a second payment could be lost. Nothing was started.
    .todo = Ask the recipient for a new invoice.

failure-review-changed = Ochre knows more about these coins now
    .happened = It verified or looked up some of them after your review, so what the review said may have changed. Nothing was signed.
    .todo = Review the transaction again.

failure-digest-changed = This is not what you reviewed
    .happened = The transaction read for signing is not the one that you reviewed. Nothing was signed.
    .todo = Start again. If this happens twice, do not sign on this computer.

failure-spending-too-much =
    { $per ->
        [send] More than your rule allows in one send
       *[day] More than your rule allows in a day
    }
failure-spending-too-much-bitcoin =
    { $per ->
        [send] { $amount } would leave, including the fee. Your rule allows { $limit } per send. Nothing was signed.
       *[day] { $amount } would leave, including the fee. Your rule allows { $limit } in 24 hours. Nothing was signed.
    }
failure-spending-too-much-asset =
    { $per ->
        [send] More of this asset would leave than your rule allows per send. Nothing was signed.
       *[day] More of this asset would leave than your rule allows in 24 hours. Nothing was signed.
    }
failure-spending-too-much-less = Send less, or change the rule under “Spending rules” in Settings. A change takes 24 hours.
# $when is a time of today or another day: “at 12:04”, “on 3 Mar, 12:04”.
failure-spending-too-much-wait = Send less, or wait. You can send it { $when }, if this computer is on until then.

failure-recipient-too-new = This recipient is new
    .happened =
        { $hours ->
            [one] By your rule, a recipient you never paid waits for { $hours } hour. Nothing was signed.
           *[other] By your rule, a recipient you never paid waits for { $hours } hours. Nothing was signed.
        }
    .todo = Prepare the same send again. You can sign it { $when }, if this computer is on until then.

failure-spending-unknown = Ochre can’t tell which assets leave
    .happened = You have asset rules, and it is not verified how much this transaction moves, or to whom. Nothing was signed.
    .todo = Sign a transaction whose assets are verified.

failure-rules-missing = The spending rules are gone
    .happened = “{ $walletName }” had spending rules, but they are no longer stored with its key. Something removed them. Nothing was signed.
    .todo = Save rules under “Spending rules” in Settings. That restores those that were in force; looser ones wait for 24 hours. Ask yourself who used this computer.

failure-rules-unreadable = The spending rules can’t be read
    .happened = The entry stored with the key of “{ $walletName }” is damaged, or a newer Ochre wrote it. Nothing was signed.
    .todo = Use that newer version. If there is none, restore the wallet from its recovery phrase, and set the rules again.

failure-rules-refused = These rules can’t be saved
    .happened =
        { $reason ->
            [tooManyAssets] The rules in force and the new ones name more than five assets together.
           *[unknownAsset] One of them is for something that is not an asset.
        }
    .todo =
        { $reason ->
            [tooManyAssets] Remove an asset, and add another one a day later.
           *[unknownAsset] Remove that rule.
        }

# What happened is one of refusal-….would; $code is its name in code.
failure-psbt-refused = Refused: not what was asked for
    .todo = Nothing was signed. Have it built again. If a service built it and a second one is wrong too, stop using that service. ({ $code })

failure-snapshot-old = The list of coins is too old
    .happened =
        { $ageSeconds ->
            [one] It was fetched { $ageSeconds } second ago. Nothing was signed.
           *[other] It was fetched { $ageSeconds } seconds ago. Nothing was signed.
        }
    .todo = Start again, so that the transaction is checked against a fresh list.

failure-nothing-to-do = You need no more slots
    .happened =
        { $freeSlots ->
            [one] { $freeSlots } slot is already free.
           *[other] { $freeSlots } slots are already free.
        }
    .todo = Ask for more, or turn off “Only what is missing”.

failure-not-enough-bitcoin = Not enough plain bitcoin
    .happened = This takes { $needed }, and you can spend { $spendable } now.
    .todo = Send bitcoin to this wallet, or ask for less: a smaller amount, or fewer slots.

failure-payment-refused = This address can’t be paid
    .todo = Ask the recipient for an address, and paste it whole. Nothing was started.
failure-payment-refused-dust = This amount is too small
    .happened = Nodes do not relay so small a payment to this kind of address. The minimum is { $least }.
    .todo = Send more. Nothing was started.

failure-signature-invalid = A signature is invalid
    .happened = The signature of input { $input } did not verify, so nothing was submitted.
    .todo = Start again. If this happens twice, this computer’s memory may be faulty.

failure-again-too-soon = Too early to submit again
    .happened = The service may still have it. You can submit the same transaction again only after Ochre asked often enough and the service listed nothing.
failure-again-too-soon-looks =
    { $looks ->
        [0] Let Ochre check again.
        [one] Let Ochre check { $looks } more time.
       *[other] Let Ochre check { $looks } more times.
    }
# $wait is how long: “1 min 52 s”.
failure-again-too-soon-wait =
    { $looks ->
        [0] Let Ochre check again, the last time in { $wait } or later.
        [one] Let Ochre check { $looks } more time, in { $wait } or later.
       *[other] Let Ochre check { $looks } more times, the last time in { $wait } or later.
    }

failure-clocks-torn = The clocks do not agree
    .happened =
        { $side ->
            [behind] The clock of { $host } is { $difference } behind this computer’s, so Ochre can’t tell whether the invoice has expired. Nothing was signed.
           *[ahead] The clock of { $host } is { $difference } ahead of this computer’s, so Ochre can’t tell whether the invoice has expired. Nothing was signed.
        }
    .todo = Set this computer’s clock from the network, then try again. If it is right, ask for an invoice that does not expire, or use another service.

# $reason is one of failure-reason-…
failure-outcome-unknown-silent = Signed and submitted, but no answer came
    .happened = The service may or may not have accepted transaction { $txid }: { $reason }. Ochre repeats nothing by itself, because a second try could spend twice as much.
    .todo = Refresh, then check In progress and Transfers. Once it is listed, all went well. Do not start the same again before you know.
# $reason is one of failure-reason-… or failure-meaning-…, or the service’s own words in quotation marks.
failure-outcome-unknown-refused = Signed, but the service refused it
    .happened = The service does not accept transaction { $txid }: { $reason }. It still has what you signed, and could broadcast it.
    .todo = Check In progress. After one check that finds nothing, you can discard the transaction, or submit it again where that can succeed.
failure-outcome-unknown-other = The service names another transaction
    .happened = Yours is { $txid }, but the service reports that it accepted { $named }. It may have broadcast yours, another or none. Ochre repeats nothing.
    .todo = Check In progress. If this does not change, stop using this service: it may be broken or hostile.

# Clauses behind a colon, whose subject is the service: why no answer to a submission came.
failure-reason-from-backup = it came from a backup, and is not verified on this computer. Check first
failure-reason-service-unreachable = the connection to it broke
failure-reason-service-slow = it did not answer in time
failure-reason-service-answer = its answer can’t be used
failure-reason-service-error = it answered with an error
failure-reason-service-lacks = it does not support submitting there
failure-reason-token-refused = it refused the token
failure-reason-wallet-not-registered = it reports that it does not know this wallet
failure-reason-not-listed = it accepted the transaction, but no longer lists it. It may have lost its data

# Clauses behind a colon, whose subject is the service: what a refusal means to a person. $field: its name as the service writes it.
failure-meaning-walletHeaderMissing = a header that names this wallet is missing. This connection may be set to an older API version
failure-meaning-notFound = it does not find what was asked for in this wallet
failure-meaning-fieldMissing = it wants the field { $field }, which this API version does not send
failure-meaning-networkMismatch = two networks don’t match: that of the service, of this wallet, or of an invoice
failure-meaning-bitcoindAway = it can’t reach its Bitcoin node
failure-meaning-indexerAway = it can’t reach the chain
failure-meaning-proxyAway = the place that delivers the asset data to the recipient does not answer now, or is not one. You may submit the same transaction later
failure-meaning-notEnoughBitcoin = it finds too little plain bitcoin in this wallet
failure-meaning-notEnoughAsset = it finds too little of the asset that is spendable now
failure-meaning-slotsMissing = it finds no free asset slot in this wallet
failure-meaning-recipientUsed = an invoice in it was tried before, and can’t be paid again
failure-meaning-cannotFail = the transfer moved on meanwhile, and can’t be cancelled now
failure-meaning-invalidInvoice = it does not accept an invoice in it
failure-meaning-invoiceExpired = an invoice in it has expired
failure-meaning-nothingToDo = it is so already
failure-meaning-reasonHidden = it refused, and lost the reason on the way. Its operator may find it in the log
failure-meaning-dataDamaged = its own data is damaged
failure-meaning-rateLimited = it gets too many requests
failure-meaning-gatewayRefused = something in front of the service refused
failure-meaning-behindAway = the server behind this address does not answer now
failure-meaning-timeout = no answer came in time from the server behind this address, which may have taken the request

## Backups

failure-backup-refused-empty = The file is empty
    .happened = It has no content. Nothing was changed.
    .todo = Use another copy of the backup.
failure-backup-refused-foreign = This is not an Ochre backup
    .happened = Another program wrote this file, or it is a file of another kind. Nothing was changed.
    .todo = Choose the file that Ochre saved: its name ends with .ochre-backup.
failure-backup-refused-damaged = The backup is damaged
    .happened = Its beginning changed or is missing, and without it Ochre can’t tell whose the rest is. Nothing was changed here.
    .todo = Use another copy of the backup.
failure-backup-refused-tooLarge = The file is too large
    .happened = Ochre can’t read a file of this size here. Nothing was changed.
    .todo = Choose the file that Ochre saved.
failure-backup-refused-newer = A newer version of Ochre made it
    .happened = It has format { $version }, and this version knows an older one. Nothing was changed.
    .todo = Install the newer version, and open the backup there.
failure-backup-refused-older = An earlier version of Ochre made it
    .happened = It has format { $version }, which this version does not read. Nothing was changed.
    .todo = Open it in the version that made it.
failure-backup-refused-busy = One backup at a time
    .happened = Ochre is opening or restoring another file. It did not read this one, and nothing changed.
    .todo = Wait until the other one is done, then try again.
failure-backup-refused-gone = Open the file again
    .happened = You opened another file since then, or Ochre was restarted.
    .todo = Choose the file and enter its backup password again.

failure-backup-keys = This backup holds impossible keys
    .happened = No recovery phrase has the public keys that it lists for “{ $walletName }”. Ochre never writes that. Nothing was changed.
    .todo = Do not trust this file, nor whoever gave it to you. Restore the wallet from its recovery phrase.

failure-backup-other-keys = This backup lists other keys for the same recovery phrase
    .todo = Do not trust this file, nor whoever gave it to you. Restore the wallet from its recovery phrase.
failure-backup-other-keys-secret = “{ $walletName }” in it has the fingerprint of a key in this computer’s keychain, but other public keys. Both can’t be of the same recovery phrase, and bitcoin paid to the wrong one belongs to somebody else. Nothing was changed.
failure-backup-other-keys-here = “{ $walletName }” in it has the fingerprint of “{ $other }” here, but other keys. Both can’t be of the same recovery phrase, and bitcoin paid to the wrong one belongs to somebody else. Nothing was changed.
failure-backup-other-keys-within = “{ $walletName }” in it has the fingerprint of “{ $other }”, also in it, but other keys. Both can’t be of the same recovery phrase, and bitcoin paid to the wrong one belongs to somebody else. Nothing was changed.

# $what is a kind of thing: “wallets”, “names”.
failure-backup-too-much = The backup holds too much
    .happened = It holds more { $what } than the { $most } that Ochre allows. Nothing was changed.
    .todo = Choose the file that Ochre saved.

failure-backup-password = That is not the backup password
    .happened = The file is whole, but this password does not open it. Nothing was changed.
    .todo = Try the backup password that you set for it. Nobody else can open the file, and nothing else opens it.

## Assets, invoices, transfers

failure-no-free-slot = No free asset slot
    .happened =
        { $purpose ->
            [receive] An invoice needs a free asset slot, and you have none.
            [issue] A new asset needs a free asset slot, and you have none.
           *[send] The assets that return from this send need a free asset slot, and you have none.
        }
    .todo = Create slots first, then come back here.

failure-not-enough-asset = Not enough of this asset
    .happened = This takes { $needed } base units, and you can spend { $spendable } now.
    .todo = Send less, or wait until pending transfers have settled.

failure-asset-unknown = This wallet does not know the asset
    .happened = The service lists no asset { $assetId } for it.
    .todo = Refresh the wallet. An asset appears when you first receive it; an invoice for any asset lets it in.

# $first and $now: how the asset is called, its parts in quotation marks of their own.
failure-asset-renamed = The service describes this asset differently than before
    .happened = { $assetId } was { $first }; now it is { $now }. Nothing was started, and you can’t send it until you decide.
    .todo = Open the asset under Assets, and choose which of the two is right.
failure-asset-renamed-by-genesis = The service describes this asset differently than it was issued
    .happened = { $assetId } was issued as { $first }; the service reports { $now }, which is wrong. Nothing was started, and you can’t send it until you confirm.
    .todo = Open the asset under Assets, and choose “Keep what was issued”.

failure-invoice-not-as-asked = The service made another invoice than you asked for
    .todo = Report this to the service’s operator. Until then, accept invoices of this wallet from nowhere else.
failure-invoice-not-as-asked-olderLayout = It has an older form, from before RGB 0.11, which today’s wallets may be unable to pay. Ochre hides it so that nobody pays it, and asked the service to free the slot.
failure-invoice-not-as-asked-form = Ochre can’t read it. Ochre hides it so that nobody pays it, and asked the service to free the slot.
failure-invoice-not-as-asked-network = It is for another network. You asked for { $asked }, but the service wrote { $got }. Ochre hides it so that nobody pays it.
failure-invoice-not-as-asked-asset = It is for another asset. You asked for { $asked }, but the service wrote { $got }. Ochre hides it so that nobody pays it.
failure-invoice-not-as-asked-amount = It is for another amount. You asked for { $asked }, but the service wrote { $got }. Ochre hides it so that nobody pays it.
failure-invoice-not-as-asked-expiry = It has expired, or its expiry can’t be right. You asked for { $asked }, but the service wrote { $got }. Ochre hides it so that nobody pays it.
failure-invoice-not-as-asked-recipient = It pays to something else than the service reported. You asked for { $asked }, but the service wrote { $got }. Ochre hides it so that nobody pays it.
failure-invoice-not-as-asked-endpoints = It names a delivery address that can’t be used. You asked for { $asked }, but the service wrote { $got }. Ochre hides it so that nobody pays it.
failure-invoice-not-as-asked-forgottenSlot = The service put it on { $got }, a slot that holds assets by your verified record. The service has lost that, so what is paid there could not be sent. Ochre hides it so that nobody pays it, and asked the service to free the slot. A witness invoice needs no slot.
failure-invoice-not-as-asked-slot = Its slot, { $got }, is not a free slot of yours, or Ochre can’t tell which one it is. Ochre hides it so that nobody pays it.
    .todo = Another wallet’s data may have come into Ochre’s built-in service, as by a backup that is not yours. Do not receive assets with this wallet until you know.

failure-invoice-used = The invoice names an address or slot of yours that was used before
    .happened = A payment that is already there would look like a payment of this invoice. Ochre hides the invoice so that nobody pays it.
    .todo = Try again: the service should then use a new one. If it doesn’t, report this to the service’s operator.

# $recipient is its place in the send, from 1.
failure-invoice-refused = Recipient { $recipient } can’t be paid with this invoice
    .todo = Nothing was started. Ask the recipient for a new invoice, or remove this recipient.
failure-invoice-refused-unreadable = Ochre can’t read the invoice.
failure-invoice-refused-otherNetwork = The invoice is for another network.
failure-invoice-refused-expired = The invoice has expired.
failure-invoice-refused-expiresSoon = The invoice expires within a minute, which is too short for a send.
failure-invoice-refused-serviceDiffers = The service reads the invoice differently than Ochre does.
failure-invoice-refused-disagrees = The invoice asks for something else than you want to send.
failure-invoice-refused-repeated = This send lists the same recipient twice.
failure-invoice-refused-tooManyEndpoints = The invoice names more than three delivery addresses.
failure-invoice-refused-endpointRefused = The invoice names a delivery address that Ochre does not use.
failure-invoice-refused-noEndpoint = The invoice names no delivery address.
failure-invoice-refused-ours = This is an invoice of this same wallet.

failure-transfer-unknown = This transfer is not in the list
    .happened = The list stored here does not have it.
    .todo = Refresh the wallet.

failure-history-nowhere = This transfer names no place for its asset data
    .happened = The service names no recipient ID or no endpoint that Ochre can ask.
    .todo = Refresh the wallet. If it stays so, only the service can say what arrived.

failure-transfer-state = This transfer can’t be cancelled
    .todo = Refresh to see its state.
failure-transfer-state-state = You can cancel a transfer only while it waits for the other side.
failure-transfer-state-unknownState = Ochre does not know its state, so it does nothing.
failure-transfer-state-outcomeUnknown = It was submitted and no answer came. Cancelling it now could pay twice later.
failure-transfer-state-handedOver = It was submitted, and the transaction may still confirm.

failure-unspent-missing = The service no longer lists an output of yours
    .happened = By Ochre’s own record, { $outpoint } holds assets of yours, but the service does not list it. Ochre does not count it as spent.
    .todo = Refresh. If it stays missing, another device may use this wallet, or the service lost data. Start nothing before you know.

## Nodes. $name is a node’s.

failure-node-unknown = This node is not in the list
    .happened = It was removed in the meantime.
    .todo = Go back to Nodes.

failure-cloud-unknown = This connection no longer exists
    .happened = It was removed in the meantime.
    .todo = Set it up again under Nodes.

failure-node-busy = This node is busy
    .happened = { $name } is already being upgraded or unlocked.
    .todo = Wait until it is done, or stop it first.

failure-host-not-approved = You have not approved this host
    .happened = Ochre would reach { $origin } for the first time. It reaches a host only where you agreed.
    .todo = If you know this host, try again and agree. If not, find out where the address came from.

failure-node-address-changed = This node has another address now
    .happened = The node password or token of { $name } would go to a new address, and you did not agree to that. Nothing was changed or sent.
    .todo = If the new address is yours, try again and agree: Ochre shows the old and the new one. If not, find out where it came from.

failure-node-own = Ochre can’t upgrade this node
    .happened = { $name } is your own: no hosting service upgrades it.
    .todo = Stop it, replace it with the newer release, start it, then unlock it here.

failure-node-address-missing = Ochre does not know this node’s address
    .happened = { $name } has no address of its own, and its connection names none for all nodes.
    .todo = Enter one in the node’s settings.

# $secrets: a list of names of fields.
failure-node-secrets-missing = The node password is not here
    .happened = To unlock { $name }, Ochre needs: { $secrets }.
    .todo = Enter it on the node’s page. There you choose whether the keychain stores it.

failure-unlock-body = The body of the unlock call can’t be used
    .todo = Correct it in the node’s settings.
failure-unlock-body-json = It is not JSON. Put {"{{"}password{"}}"} inside quotation marks.
failure-unlock-body-object = It must be a JSON object: {"{ … }"}.
failure-unlock-body-tooDeep = It is nested deeper than any node needs.
failure-unlock-body-words = One of its values looks like the recovery words or the private key of a wallet, which Ochre never sends. Enter the node’s own password.

failure-extra-off = This service was set up without that call
    .todo = Turn it on in the connection, if the service really has it.
failure-extra-off-list = The connection is set to have no list of nodes.
failure-extra-off-detail = The connection is set to have no details of a single node.
failure-extra-off-probe = The connection is set not to ask its nodes for their state.

failure-run-unknown = Ochre does not know this batch
    .happened = It was removed.
    .todo = Go back to Nodes.

failure-run-busy = Another batch is running
    .happened = Only one batch runs at a time, so that its report stays true.
    .todo = Wait until it is done, or stop it first.

## Practice, files, the rest

failure-practice-refused = The practice service refused
    .happened = It answered: “{ $detail }”
    .todo = Change what you ask for, or try again.

failure-coins-changed = A coin that this spends has changed
    .happened = Since the signing request was made, the service lists more on { $outpoint } than before. This transaction does not know of it, and would destroy it.
    .todo = Discard the transaction, and prepare it again.

failure-codes-gone = Ochre no longer has these codes
    .happened = Ochre keeps codes that you show or scan only for a while, and never after it ends.
    .todo = Open the screen again, and show or scan them once more. Nothing is lost.

failure-brought-gone = Ochre no longer has this import
    .happened = Ochre was restarted since the import, or you imported many others after it.
    .todo = Import it again.

failure-drafts-full = Ochre can keep no more unsigned imports
    .happened =
        { $drafts ->
            [one] { $drafts } import waits unsigned here, with { $megabytes } MB in all. Ochre keeps up to { $most }, and { $mostMegabytes } MB. Nothing was lost, and this one was not added.
           *[other] { $drafts } imports wait unsigned here, with { $megabytes } MB in all. Ochre keeps up to { $most }, and { $mostMegabytes } MB. Nothing was lost, and this one was not added.
        }
    .todo = Under Sign offline, sign or discard some of them, in every wallet. Then import this one again.

failure-brought-unanswered = You have not confirmed everything
    .happened =
        { $open ->
            [one] { $open } question about whom it pays is not answered. Nothing was signed.
           *[other] { $open } questions about whom it pays are not answered. Nothing was signed.
        }
    .todo = Read each question and confirm it, or do not sign.

failure-signed-before = You signed a payment to this recipient before
    .happened = Transaction { $txid }, signed here on { $day }, pays the same recipient. It spends other coins, so both could confirm. Nothing was signed.
    .todo = Find out what happened to the first one. To replace it, have one made that spends one of its coins.

failure-offline-mode = Offline mode is on
    .happened = Ochre sent nothing and asked nobody.
    .todo = To use the network here, turn off offline mode in Settings.

failure-plain-only-assets = This wallet holds plain bitcoin only
    .happened = Another program exported its plain branch alone. Without the asset branch, Ochre can’t verify anything about assets, so you can’t receive, send or issue any.
    .todo = For assets, import the public account from the Ochre that signs, or restore the wallet from its recovery phrase.
failure-plain-only-service = This service requires the asset branch too
    .happened = It identifies a wallet by two keys, and another program exported only the plain one. Nothing was sent.
    .todo = Choose a service that needs one key only. Or import the public account from the Ochre that signs.
failure-plain-only-practice = Practice requires the asset branch too
    .happened = The practice service identifies a wallet by two keys, and another program exported only the plain one.
    .todo = Watch it without a service, or import the public account from the Ochre that signs.
failure-plain-only-account = There is no full account to export
    .happened = Ochre knows only this wallet’s plain branch, and another Ochre needs the asset branch too.
    .todo = Export the account on the computer that signs. Other programs accept the forms on this page.

failure-clipboard-changed = The clipboard holds something else
    .happened = Another program replaced the text right after Ochre copied it.
    .todo = Do not paste. Close programs that watch the clipboard, then copy again and compare.

failure-data-folder-busy = Another Ochre uses this data folder
    .happened = { $folder } is open in another window or process.
    .todo = Use that one, or close it first.

failure-data-folder-gone = The data folder is gone
    .happened = { $folder } was moved, removed or replaced while Ochre was running. Ochre signed and saved nothing.
    .todo = Put the folder back, then start Ochre again.

failure-data-folder-form = Another version of Ochre made this data folder
    .happened = This Ochre can’t read { $folder }: it looked at { $file } and changed nothing.
    .todo = Use { $newer ->
        [yes] the newer Ochre
       *[no] the earlier Ochre
    }, or choose another data folder.

failure-storage-damaged = An Ochre file is damaged
    .happened = Ochre can’t read { $file }.
    .todo = Your keys are in the keychain, not in this file. Use “Find wallets in the keychain” under Settings.
# Behind what happened.
failure-storage-damaged-kept = Ochre kept it as { $keptAs }.

failure-disk-refused = The disk refused
    .happened = Ochre could not write { $file }: { $detail }
    .todo = Free some space, or check that Ochre may write to the folder. Then try again.

failure-file-unreadable = Ochre can’t read the file
    .todo = Check where it is and whether you may read it, then open it again.
failure-file-unreadable-gone = “{ $file }” no longer exists.
failure-file-unreadable-denied = You may not read “{ $file }”.
failure-file-unreadable-folder = “{ $file }” is a folder.
failure-file-unreadable-noFile = “{ $file }” is not a file but a pipe or a device, so Ochre read nothing from it.
failure-file-unreadable-other = Ochre can’t open “{ $file }”: { $detail }.

# $endings: “.psbt or .txt”.
failure-file-kind = Not a file for this
    .happened = Ochre did not read “{ $file }”: its name must end with { $endings }.
    .todo = Choose a file of that kind, or paste its content.

failure-host-gone = The main part of Ochre does not answer
    .happened = This window lost its connection to it. What you started goes on without this window, and Ochre repeats nothing.
    .todo = If Ochre has ended, start it again. Then reload this window.

failure-internal = Something went wrong inside Ochre
    .happened = Nobody foresaw this. The log has it as incident { $incident }, without secrets.
    .todo = Check your balances before you repeat anything that moves bitcoin or assets.

## The button on the note of a failure.

failure-retry = Try again
