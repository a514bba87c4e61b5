### What went wrong, one message per code of a failure: what it is called, what happened, and what to do. Full sentences.
### Names, addresses, error codes and what a service wrote come from outside, and are put in as they are.

## What a screen sent

failure-invalid-input = Check this value
    .todo = Change it and ask again. Nothing was done.
# $path names the field, as in “recipients.0.amount”.
failure-invalid-input-value = The value of “{ $path }” does not fit: { $problem }
failure-invalid-input-whole = The value of the request does not fit: { $problem }

# $name is the name of a call between two halves of Ochre.
failure-unknown-call = This version cannot do that
    .happened = The window asked for “{ $name }”, which the main part does not know.
    .todo = Restart Ochre. If it stays so, install it again: its two halves differ.

failure-input-too-large = That is too large
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
    .happened = Nothing is done while it is locked.
    .todo = Unlock it first.

failure-not-here-nativeConfirmOnly = The page may not answer this
    .happened = Here the main part asks in a window of its own, out of the reach of this page.
    .todo = Answer there.
failure-not-here-practiceOnly = Only in practice
    .happened = This wallet does not use the practice service.
    .todo = Open a practice wallet for it.
failure-not-here-noMainnetOnLoopback = Not with real bitcoin here
    .happened = Ochre runs in a browser now, which is for practice and test networks only.
    .todo = Use the desktop window for mainnet.
failure-not-here-loopbackServicesOnly = Only services on this computer
    .happened = Ochre runs in a browser now, and then speaks to services on this computer only.
    .todo = Use the desktop window for a service elsewhere.
failure-not-here-noFileDialog = No file dialog here
    .happened = Ochre runs in a browser now and cannot ask where a file should go.
    .todo = Use the desktop window for files.

## The keychain

failure-keychain-absent = No keychain to keep the secret in
    .todo = On Linux install and unlock gnome-keyring or KWallet, start Ochre from your desktop session, and try again. Or go on with a session-only wallet, which is forgotten when Ochre ends.
failure-keychain-absent-noDbus = This session has no D-Bus, through which a keychain is reached. Ochre never keeps a secret in a file.
failure-keychain-absent-noSecretService = No program on this computer offers the Secret Service (a keychain). Ochre never keeps a secret in a file.
failure-keychain-absent-noLibrary = The library libsecret-1 is not installed. Ochre never keeps a secret in a file.
failure-keychain-absent-other = The keychain answered: “{ $detail }”. Ochre never keeps a secret in a file.

failure-keychain-locked = Your keychain is locked
    .happened =
        { $during ->
            [reading] It holds the secret of this wallet, and does not give it while it is locked. The wallet is not lost.
           *[writing] It takes no new secret while it is locked. Nothing was kept.
        }
    .todo = Unlock the keychain of your system, then try again.

failure-keychain-timeout = Your keychain gave no answer
    .happened =
        Ochre waited for { $seconds ->
            [one] { $seconds } second
           *[other] { $seconds } seconds
        }. Perhaps a question of the keychain stands in another window.
    .todo = Answer or close that question, then try again.

failure-keychain-refused = Your keychain refused
    .happened = It said: “{ $detail }”
    .todo = Open the keychain of your system and see whether Ochre may use it, then try again.

failure-keychain-readback = Your keychain did not keep the secret
    .happened = What was read back is not what was written, so the wallet was not made.
    .todo = Try again. If it stays so, this keychain is not safe to use: take a session-only wallet.

# The same three where the secret is a node’s password or a token, and no wallet’s: there is no session to keep it for, and
# what is typed serves one act.
failure-keychain-absent-node = No keychain to keep it in
    .happened = No keychain was found on this computer, and Ochre never keeps a password or a token in a file. Nothing was kept.
    .todo = A password that you type at an unlock serves that one act, or one bulk run, without any keychain. To keep it, on Linux install and unlock gnome-keyring or KWallet, and start Ochre from your desktop session.
failure-keychain-locked-node = Your keychain is locked
    .happened =
        { $during ->
            [reading] It holds the password, and does not give it while it is locked. No node was asked.
           *[writing] It takes no new password while it is locked. What was kept before is as it was.
        }
    .todo = Unlock the keychain of your system, then try again. Or type the password: it serves that one act.
failure-keychain-readback-node = Your keychain did not keep the password
    .happened = What was read back is not what was written.
    .todo = Try again. If it stays so, this keychain is not safe to use: type the password at each unlock.

# $walletName stands in quotation marks of its own.
failure-secret-missing = The secret is not in your keychain
    .happened = Your keychain is open and has no entry for { $walletName }. It was removed there, or this is another user's keychain.
    .todo = Restore the wallet from its words.

failure-secret-unreadable = The secret cannot be read
    .todo = Use the newest Ochre, or restore the wallet from its words.
failure-secret-unreadable-foreign = The keychain entry is not one that Ochre wrote.
failure-secret-unreadable-version = The keychain entry has version { $version }, which this Ochre does not know.

failure-secret-foreign = The secret belongs to another wallet
    .happened = The keychain entry of { $walletName } derives other keys than this wallet has. Nothing was signed with it.
    .todo = Restore the wallet from its words.

failure-session-ended = The session-only secret is gone
    .happened = { $walletName } was kept for one session only, and that session has ended.
    .todo = Restore the wallet from its words.

## The app password

failure-secret-sealed = The secret is closed with another app password
    .happened = The keychain holds the secret of { $walletName }, closed with a password that is not the one in use here.
    .todo = Start Ochre again: it asks for that password. Else restore the wallet from its words.

failure-password-wrong = That is not the app password
    .happened = Nothing was opened and nothing was changed. Capital letters and spaces count.
    .todo =
        { $waitSeconds ->
            [0] Try again.
            [one] The next try is taken in { $waitSeconds } second.
           *[other] The next try is taken in { $waitSeconds } seconds.
        }

failure-password-wait = Wait a moment before the next try
    .happened = Several wrong passwords came one after the other, so Ochre takes its time. This one was not looked at.
    .todo =
        { $waitSeconds ->
            [0] Try again.
            [one] The next try is taken in { $waitSeconds } second.
           *[other] The next try is taken in { $waitSeconds } seconds.
        }

failure-password-needed = This wants the app password
    .happened = It is asked for again here, also while Ochre is unlocked. Nothing was done.
    .todo = Type the app password and try again.

failure-password-state-set = An app password is set already
    .happened = Nothing was changed.
    .todo = Change it in Settings, or take it away there first.
failure-password-state-unset = No app password is set
    .happened = Nothing was changed.
    .todo = Set one in Settings first.

failure-lock-missing = The lock is not in your keychain
    .happened = Your keychain is open and has no entry that any app password could open. It was deleted there, or this is another user’s keychain.
    .todo = Where Ochre is locked, choose “Forgot the password?”. Else restore the wallets from their words.

failure-locked-meanwhile = Ochre was locked meanwhile
    .happened = The question was still open when it was locked, so it counts as a no. Nothing was signed or shown.
    .todo = Unlock Ochre and start again.

failure-words-no-wallet = These words belong to no wallet here
    .happened = They are a good set of words, but of another wallet. Nothing was changed.
    .todo = Type the words of a wallet that Ochre lists on this computer.

# Why a new password is not taken yet.
failure-new-password-short = At least { $least } characters
failure-new-password-differs = Type the same one twice

# $during is an act’s name in code.
failure-keyholder-gone = The keyholder stopped
    .happened = The process that holds keys ended during “{ $during }”. It leaves nothing behind, and nothing was handed over.
    .todo = Try again.

## Words and wallets

failure-words-count =
    { $count ->
        [0] There are no words yet
        [one] { $count } word cannot be right
       *[other] { $count } words cannot be right
    }
    .happened = A recovery phrase has 12, 15, 18, 21 or 24 words.
    .todo = Compare with what you wrote down.

failure-words-foreign-electrum = This is an Electrum phrase
    .happened = It bears Electrum’s version mark. Electrum makes other keys of it than BIP39 does, so Ochre can’t restore it.
    .todo = Open it in Electrum, and send its bitcoin to a new wallet of Ochre. If another program made it, one word is wrong: compare with what you wrote down.
failure-words-foreign-electrumTwoFactor = This is an Electrum phrase with two-factor authentication
    .happened = It bears Electrum’s mark for it. Its coins need a second key that these words do not make, so Ochre can’t restore it.
    .todo = Open it in Electrum, and send its bitcoin to a new wallet of Ochre. If another program made it, one word is wrong: compare with what you wrote down.
failure-words-foreign-aezeed = This is a cipher seed of LND (aezeed)
    .happened = Its own checksum fits. Its words are BIP39’s, but only programs built on LND make its keys of them.
    .todo = Open it in the program that made it, and send its bitcoin to a new wallet of Ochre.
failure-words-foreign-slip39 = This is a share of a SLIP39 backup
    .happened = Its words are of SLIP39’s list. One share is no wallet, and several make other keys than BIP39 does.
    .todo = Open it in the program or device that made it, and send its bitcoin to a new wallet of Ochre.
failure-words-foreign-monero = This is a Monero phrase
    .happened = Its last word is Monero’s checksum. It restores monero, and there is no bitcoin in it.
    .todo = Look for the words of your bitcoin wallet.
failure-words-foreign-oneMore = There is one word too many
    .happened = Without the last word these are a whole phrase. The last one may be a BIP39 passphrase, which Ochre does not support: without it you would restore another wallet.
    .todo = Leave it out only if it does not belong to your phrase. Else use the program that made the wallet.
failure-words-foreign-otherList = These are not the words of a BIP39 phrase
    .happened = Most of them are in none of the ten lists of BIP39. Monero, SLIP39 and Electrum before 2014 have lists of their own.
    .todo = Find out which program made them, and open them there.

# $wordList is one of failure-word-list-…; $words is a row of failure-words-unknown-word and -hint, with commas between.
failure-words-unknown =
    { $count ->
        [one] One word is not in the list
       *[other] { $count } words are not in the list
    }
    .happened = Not in the list of 2 048 words in { $wordList }: { $words }.
    .todo = Compare with what you wrote down.
failure-words-unknown-word = word { $position }
failure-words-unknown-hint = word { $position } (perhaps { $suggestions })
# One more behind those before, of two to four in all: “apple” or “april”; word 3 or word 5.
failure-words-or = { $before } or { $another }

failure-words-checksum = The words do not belong together
    .happened = Each is in the list in { $wordList }, but the checksum does not fit: one is wrong, or two changed places.
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

failure-words-other-wallet = These are the words of another wallet
    .happened = They are valid, and give other keys than { $walletName } has.
    .todo = Look whether you took the right sheet.

failure-wallet-unknown = That wallet is not in the list
    .happened = It was removed, perhaps in another window.
    .todo = Choose another wallet.

failure-wallet-exists = This wallet is already here
    .happened = { $walletName } has the same keys. Two copies with one set of assets could lose them.
    .todo = Use that one.

failure-keys-unproved-other = These are not the keys of your words
    .happened = “{ $walletName }” came out of a backup. Your words carry its fingerprint and give other keys, so its addresses are somebody else’s.
    .todo = Use the wallet that was made of your words, and remove this one.
failure-keys-unproved-yet = Prove these keys first
    .happened = “{ $walletName }” came out of a backup, and nothing shows yet that its addresses are yours. None is shown, and no invoice is made.
    .todo = Give its words here, or bring its account again from the machine that has them and compare the groups of letters.

failure-no-key-here = There is no key on this computer
    .happened = { $walletName } has public keys only.
    .todo = Sign where its key is, or restore it here from its words.

failure-network-refused = Not on this network
    .todo = Choose another network.
failure-network-refused-practiceIsRegtest = Practice wallets live on regtest, not on { $network }.
failure-network-refused-noMainnetOnLoopback = Ochre runs in a browser now, which is never used with real bitcoin.
failure-network-refused-noServiceKeysOnMainnet = Words that a service made are for test networks only: whoever made them can spend.

failure-service-keys-mismatch = The service gave keys that do not fit its words
    .happened = “{ $field }” is not what these words derive. Nothing was kept.
    .todo = Do not use this service. Make the words on this computer.

## The service. $host is its address, $endpoint what it was asked for (“/wallet/btcbalance”), $detail the system’s own word.

failure-url-refused = This address cannot be used
    .todo = Change the address and try again.
failure-url-refused-syntax = It is not a web address.
failure-url-refused-scheme = It must begin with https:// (http:// is allowed for this computer only).
failure-url-refused-credentials = It carries a user name or password. A token has its own field, and is kept in the keychain.
failure-url-refused-query = It has a part after “?” or “#”. Give the base address alone.
failure-url-refused-loopbackOnly = Ochre runs in a browser now, and then speaks to services on this computer only.
failure-url-refused-proxyElsewhere = Ochre runs in a browser now, and then takes a proxy on this computer only.
failure-url-refused-onionNeedsProxy = It is an onion address, which only Tor can reach: set its SOCKS5 proxy under Proxy and certificate.
failure-url-refused-onionPlain = Without https an onion address is safe from Tor on: that needs a SOCKS5 proxy on this very computer.
failure-url-refused-plainByProxy = It is this computer itself, but the proxy is elsewhere: what is sent could be read on the way.
failure-url-refused-pinNeedsTls = A certificate is pinned, and http:// shows none. Use https://, or take the pin away.

failure-consent-needed = Your consent is needed first
    .happened = { $host } has not seen the public keys of this wallet. Once shown they cannot be taken back.
    .todo = Register on Home if you want this service to know this wallet.

failure-pin-refused = That is not a fingerprint Ochre can use
    .happened =
        { $reason ->
            [sha1] It is a SHA-1 fingerprint, which can be forged.
           *[form] It is neither 64 hex digits nor sha256/ with a public key’s hash behind it.
        }
    .todo = Paste the SHA-256 fingerprint, or press “Look at the certificate”.

failure-pin-not-taken = The certificate was not taken
    .happened = You did not agree to take one certificate alone for { $host }, so nothing was changed.
    .todo = Compare the fingerprint with the one that whoever runs the service gives you.

failure-proxy-failed-unreachable = The proxy cannot be reached
    .happened = Nothing answers at { $proxy }. ({ $detail })
    .todo = Nothing was sent to { $host }, and Ochre tries no other way. See whether Tor or the proxy is running, and on which port.
failure-proxy-failed-silent = The proxy takes too long
    .happened = { $proxy } took the connection and did not get to { $host } in time. ({ $detail })
    .todo = Nothing was sent to { $host }, and Ochre tries no other way. Tor may still be starting: try again in a minute.
failure-proxy-failed-protocol = This is not such a proxy
    .happened = What answers at { $proxy } does not speak as a proxy of this kind does. ({ $detail })
    .todo = Nothing was sent to { $host }, and Ochre tries no other way. See whether it is HTTP or SOCKS5, and on which port.
failure-proxy-failed-login = The proxy refused the login
    .happened = { $proxy } does not take this user name and password. ({ $detail })
    .todo = Nothing was sent to { $host }, and Ochre tries no other way. Enter user name and password again under Proxy and certificate.
failure-proxy-failed-loginWanted = The proxy wants a login
    .happened = { $proxy } lets nobody through without a user name and a password. ({ $detail })
    .todo = Nothing was sent to { $host }, and Ochre tries no other way. Enter them under Proxy and certificate.
failure-proxy-failed-target = The proxy did not get through to the service
    .happened = { $proxy } answered that it has no connection to { $host }. ({ $detail })
    .todo = Nothing was sent to { $host }, and Ochre tries no other way. See whether the address of the service is right and whether it is up.

failure-certificate-refused = The service could not prove who it is
failure-certificate-refused-selfSigned = { $host } vouches for its certificate itself, and you have not pinned it. Nothing was sent. ({ $detail })
failure-certificate-refused-untrusted = Nobody this computer trusts vouches for the certificate of { $host }. Nothing was sent. ({ $detail })
failure-certificate-refused-name = The certificate that { $host } shows is for another name. Nothing was sent. ({ $detail })
failure-certificate-refused-expired = The certificate of { $host } is past its last day. Nothing was sent. ({ $detail })
failure-certificate-refused-notYet = The certificate of { $host } is not valid yet. Nothing was sent. ({ $detail })
failure-certificate-refused-clock = Look whether the clock of this computer is right; else whoever runs the service must renew it.
failure-certificate-refused-pin = If the service is your own, compare its certificate and pin it under Settings, Proxy and certificate.

failure-certificate-changed = This is another certificate than the one you pinned
    .happened =
        { $of ->
            [certificate] { $host } showed one whose SHA-256 is { $seen }. Pinned is { $pinned }. Nothing was sent.
           *[publicKey] { $host } showed one whose public key’s SHA-256 is { $seen }. Pinned is { $pinned }. Nothing was sent.
        }
    .todo = Ask whoever runs the service whether it was renewed. If not, somebody stands between you and it.

failure-service-unreachable = The service cannot be reached
    .todo = Nothing was lost. Try again, or look at the address under Settings.
failure-service-unreachable-refused = Nothing listens at { $host }.
failure-service-unreachable-dns = The name { $host } is not known.
failure-service-unreachable-tls = { $host } could not prove who it is, so nothing was sent.
failure-service-unreachable-reset = { $host } broke the connection off.
failure-service-unreachable-offline = This computer has no network.
failure-service-unreachable-other = No connection to { $host } came about.

failure-service-slow = The service takes too long
    .todo = Try again later.
# What was asked for may have come about although no answer came.
failure-service-slow-act = No answer came, so this may have happened. Refresh and check before you try again.
failure-service-slow-connect =
    { $seconds ->
        [one] { $host } was asked for { $endpoint } and did not pick up within { $seconds } second. That is not a no.
       *[other] { $host } was asked for { $endpoint } and did not pick up within { $seconds } seconds. That is not a no.
    }
failure-service-slow-headers =
    { $seconds ->
        [one] { $host } was asked for { $endpoint } and did not begin to answer within { $seconds } second. That is not a no.
       *[other] { $host } was asked for { $endpoint } and did not begin to answer within { $seconds } seconds. That is not a no.
    }
failure-service-slow-body =
    { $seconds ->
        [one] { $host } was asked for { $endpoint } and did not finish its answer within { $seconds } second. That is not a no.
       *[other] { $host } was asked for { $endpoint } and did not finish its answer within { $seconds } seconds. That is not a no.
    }
failure-service-slow-total =
    { $seconds ->
        [one] { $host } was asked for { $endpoint } and was not done within { $seconds } second. That is not a no.
       *[other] { $host } was asked for { $endpoint } and was not done within { $seconds } seconds. That is not a no.
    }

failure-service-error-fault = The service has a fault
failure-service-error-refused = The service refused
# $meaning is one of failure-error-…: what the service’s error means, as a clause.
failure-service-error-known = { $host } says: { $meaning }.
# $status is a number such as 500, with the name of the error behind it where the service gave one.
failure-service-error-status = { $host } answered { $endpoint } with { $status }.
failure-service-error-words = { $host } answered { $endpoint } with { $status }: “{ $message }”
failure-service-error-later = Nothing was signed or lost. Try again later.
failure-service-error-wait =
    { $seconds ->
        [one] It asks to be left alone for { $seconds } second. Try again after that.
       *[other] It asks to be left alone for { $seconds } seconds. Try again after that.
    }

failure-service-answer = The service gave an answer that cannot be used
    .todo = Nothing was taken from it. Look whether the address under Settings is the service itself, then try again.
failure-service-answer-redirect = { $host }, asked for { $endpoint }, pointed to another address. Ochre does not follow.
failure-service-answer-html = { $host }, asked for { $endpoint }, sent a web page instead of data.
failure-service-answer-notJson = { $host }, asked for { $endpoint }, sent something that is no JSON.
failure-service-answer-empty = { $host }, asked for { $endpoint }, sent nothing.
failure-service-answer-tooLarge = { $host }, asked for { $endpoint }, sent more than Ochre takes.
failure-service-answer-tooDeep = { $host }, asked for { $endpoint }, sent data nested deeper than Ochre reads.
failure-service-answer-encoding = { $host }, asked for { $endpoint }, sent text in a wrong encoding.
failure-service-answer-duplicateKey = { $host }, asked for { $endpoint }, sent the same field twice with different values.
failure-service-answer-badNumber = { $host }, asked for { $endpoint }, sent a number that cannot be an amount.
failure-service-answer-shape = { $host }, asked for { $endpoint }, sent data in an unknown shape.
failure-service-answer-cutShort = { $host }, asked for { $endpoint }, stopped in the middle.

failure-chain-refused = The Bitcoin server told something that is not so
    .todo = Nothing of it was kept. Try again, or name another server under Settings, Bitcoin network source: best is your own.
failure-chain-refused-otherChain = { $host } is on another network than this wallet.
failure-chain-refused-link = Block { $height } of { $host } does not follow the block before it.
failure-chain-refused-work = Block { $height } of { $host } does not have the work that it claims.
failure-chain-refused-target = Block { $height } of { $host } does not have the difficulty that the rules of the network want.
failure-chain-refused-time = The time of block { $height } of { $host } is earlier than the rules of the network allow.
failure-chain-refused-future = The time of block { $height } of { $host } is more than two hours ahead of the clock of this computer. Look whether that clock is right.
failure-chain-refused-version = Block { $height } of { $host } has a version that the network no longer takes.
failure-chain-refused-checkpoint = Block { $height } of { $host } is not the one that the network is known to have there.
failure-chain-refused-lessWork = The chain of { $host } has less work in it than the one that Ochre already checked, up to block { $height }.
failure-chain-refused-transaction = { $host } gave another transaction than the one that was asked for.
failure-chain-refused-proof = { $host } did not prove that the transaction is in block { $height }.

failure-chain-off = No Bitcoin server is set
    .happened = This wallet asks no server of the Bitcoin network.
    .todo = Name one under Settings, Bitcoin network source.

failure-service-lacks = The service doesn’t support this request
    .happened = Nothing is at { $endpoint } of { $host }. It may speak another dialect than this connection says, or stand at another address.
    .todo = Under Settings, Connection, press Detect, or ask who runs it. Nothing was done.

failure-service-cannot = This service cannot do that
failure-service-cannot-proof = { $host } is of a time (before July 2025) whose transactions cannot be proved here, so none is asked for and none would be signed. So it was not asked.
    .instead = Ask who runs it for a newer version, or connect to another service. Your words spend its plain bitcoin in any wallet program.
failure-service-cannot-makeKeys = { $host } makes no words for a wallet. So it was not asked.
    .instead = Make the words on this computer, which is better anyway.
failure-service-cannot-witnessInvoice = { $host } makes invoices on a free slot only, none with an output of their own. So it was not asked.
    .instead = Create a slot first, then an invoice on it.
failure-service-cannot-anyAssetInvoice = { $host } makes invoices for one asset only, and none that leaves the asset open. So it was not asked.
    .instead = Choose the asset.
failure-service-cannot-manyRecipients = { $host } sends to one recipient at a time. So it was not asked.
    .instead = Send to each in turn.
failure-service-cannot-witnessRecipient = { $host } pays invoices on a recipient’s slot only, and none that wants an output of its own. So it was not asked.
    .instead = Ask the recipient for an invoice on a slot of theirs (blinded).
failure-service-cannot-witnessInBatch = { $host } sends to a recipient who wants an output of their own only where no other recipient is in the same transaction. So it was not asked.
    .instead = Send to that recipient alone, and to the others in a second send.
failure-service-cannot-waitForReceivers = { $host } does not let you choose when a send is broadcast, and may do it at once, before the recipient has acknowledged. So it was not asked.
    .instead = To send all the same, choose that it is broadcast at once.
failure-service-cannot-broadcastAtOnce = { $host } always waits until every recipient has acknowledged a send. So it was not asked.
    .instead = Leave the choice of broadcasting at once off.
# .only: where there is one value that the service takes.
failure-service-cannot-feeRate = { $host } does not let you choose the fee of a send of assets. So it was not asked.
    .instead = Leave the fee as it is.
    .only = Choose { $only } sat/vB.
failure-service-cannot-minConfirmations = { $host } does not let you choose how deep the spent outputs must lie. So it was not asked.
    .instead = Choose another depth.
    .only =
        { $only ->
            [one] Choose { $only } confirmation.
           *[other] Choose { $only } confirmations.
        }
failure-service-cannot-sendBitcoin = { $host } sends assets only, and no plain bitcoin. So it was not asked.
    .instead = Another wallet program can spend it: Home shows the descriptors for that.

failure-not-connected = This wallet is not connected yet
    .todo = Connect it on Home first. You see there what the service learns by it.
failure-not-connected-nowhere = No service is named for it, and nobody was asked. It can sign what is brought to it.
failure-not-connected-unknown = { $host } does not know its public keys, and was asked for nothing.

failure-wallet-not-registered = The service does not know this wallet
    .happened = { $host } says that no wallet with these public keys is registered.
    .todo = Its keys and words are untouched. If it was known there before, ask whoever runs the service first: it may have lost its data, and registering again begins with an empty wallet.

failure-token-refused-none = The service wants a token, or knows nobody here
    .happened = { $host } answered { $status }, and no token is kept for it.
    .todo = Ask who runs it for one, and enter it under Settings, Connection.
failure-token-refused-given = The service refused your token
    .happened = { $host } answered { $status }: the token is missing, wrong or expired.
    .todo = Enter a new token under Settings, Connection.

failure-address-not-ours = This address is not shown
    .happened = The service gave “{ $address }”.
    .todo = Do not pay to it. If it happens again, stop using this service: it may be broken or hostile.
# Behind what happened. .todo instead of the one above. .numbered: where the place of the address in the wallet is known.
failure-address-not-ours-otherKeychain = Your keys derive it, but on keychain { $keychain }, which this connection does not use.
    .todo = Do not pay to it yet. Ask who runs the service which keychain it uses, then choose that under Settings, Connection.
failure-address-not-ours-foreign = Your keys do not derive it: bitcoin sent there would belong to someone else.
failure-address-not-ours-beyondGap = Your keys derive it, so far ahead that a restored wallet might not find it.
    .numbered = Your keys derive it as number { $index }, so far ahead that a restored wallet might not find it.
failure-address-not-ours-beyondRestore = Your keys derive it, but a restore from the words looks at the first { $restored }, and this wallet has used them.
    .numbered = Your keys derive it as number { $index }, but a restore from the words looks at the first { $restored }, and this wallet has used them.
    .todo = Do not pay to it. Create a new wallet, receive there, and move what is here to it.
failure-address-not-ours-form = It is not a taproot address.
failure-address-not-ours-network = It belongs to another network.

## Signing. $txid is the beginning of a transaction’s id, with the dots of what is cut: “1f2e3d4c…”.

failure-flow-unknown = This transaction is no longer open
    .happened = It was dropped or finished.
    .todo = Start again. Nothing was signed twice.

failure-flow-state = This transaction is past that step
    .happened = It is already “{ $state }”.
    .todo = Look at your slots before you start another.

failure-flow-live = Another transaction is not finished
failure-flow-live-unknown = One transaction of this wallet is “{ $state }”.
    .todo = Look among what is unfinished before you start another.

failure-paid-before = This recipient was paid before
    .happened = Your transaction { $txid } pays the same recipient, and the service tells that it went through. An invoice is paid once: a second payment could be lost. Nothing was begun.
    .todo = Ask the recipient for a new invoice.

failure-digest-changed = Not what you reviewed
    .happened = The transaction read before signing is not the one that was shown. Nothing was signed.
    .todo = Start again. If it happens twice, do not use this computer for signing.

failure-spending-too-much =
    { $per ->
        [send] More than your rule allows at once
       *[day] More than your rule allows in a day
    }
failure-spending-too-much-bitcoin =
    { $per ->
        [send] { $amount } would leave, the fee included. Your rule allows { $limit } per send. Nothing was signed.
       *[day] { $amount } would leave, the fee included. Your rule allows { $limit } in 24 hours. Nothing was signed.
    }
failure-spending-too-much-asset =
    { $per ->
        [send] More of this asset would leave than your rule allows per send. Nothing was signed.
       *[day] More of this asset would leave than your rule allows in 24 hours. Nothing was signed.
    }
failure-spending-too-much-less = Send less, or change the rule under “Spending rules” in the settings: that takes 24 hours.
# $when is a time of today or another day: “at 12:04”, “on 3 Mar, 12:04”.
failure-spending-too-much-wait = Send less, or wait: it may go { $when }, if this computer is on until then.

failure-recipient-too-new = This recipient is new
    .happened =
        { $hours ->
            [one] Your rule has a recipient who was never paid wait for { $hours } hour. Nothing was signed.
           *[other] Your rule has a recipient who was never paid wait for { $hours } hours. Nothing was signed.
        }
    .todo = Ask Ochre to prepare the same again: it may go { $when }, if this computer is on until then.

failure-spending-unknown = Nobody knows which assets leave
    .happened = You have rules about assets, and it is not verified how much of them this transaction moves, or to whom. Nothing was signed.
    .todo = Sign one whose assets are verified.

failure-rules-missing = The spending rules are gone
    .happened = “{ $walletName }” had spending rules, and they no longer lie beside its secret. Something took them away. Nothing was signed.
    .todo = Save rules under “Spending rules” in the settings: those that were in force come back with them, and looser ones wait for 24 hours. Ask yourself who was at this computer.

failure-rules-unreadable = The spending rules cannot be read
    .happened = What lies beside the secret of “{ $walletName }” is damaged, or a newer version of Ochre wrote it. Nothing was signed.
    .todo = Use that newer version. If there is none, restore the wallet from its words, and set the rules anew.

failure-rules-refused = These rules cannot be kept
    .happened =
        { $reason ->
            [tooManyAssets] The rules in force and the new ones name more than five assets together.
           *[unknownAsset] One of them is for something that is no asset.
        }
    .todo =
        { $reason ->
            [tooManyAssets] Take an asset out, and add another one a day later.
           *[unknownAsset] Take it out.
        }

# What happened is one of refusal-….would; $code is its name in code.
failure-psbt-refused = Refused: not what you asked for
    .todo = Nothing was signed. Have it built again. If a service built it and a second one is wrong too, stop using that service. ({ $code })

failure-snapshot-old = The list of coins is too old
    .happened =
        { $ageSeconds ->
            [one] It was fetched { $ageSeconds } second ago. Nothing was signed.
           *[other] It was fetched { $ageSeconds } seconds ago. Nothing was signed.
        }
    .todo = Start again, so that the transaction is checked against a fresh list.

failure-nothing-to-do = Nothing is missing
    .happened =
        { $freeSlots ->
            [one] { $freeSlots } slot is free already.
           *[other] { $freeSlots } slots are free already.
        }
    .todo = Ask for more, or turn off “Only what is missing”.

failure-not-enough-bitcoin = Not enough plain bitcoin
    .happened = This takes { $needed }, and { $spendable } can be spent now.
    .todo = Send bitcoin to this wallet, or ask for less: a smaller amount, or fewer slots.

failure-payment-refused = This address cannot be paid
    .todo = Ask whom you pay for an address, and paste it whole. Nothing was begun.
failure-payment-refused-dust = That is too little
    .happened = No node passes on so small a payment to an address of this kind. The least is { $least }.
    .todo = Send more. Nothing was begun.

failure-signature-invalid = A signature did not verify
    .happened = The signature of input { $input } was wrong, so nothing was handed over.
    .todo = Start again. If it happens twice, the memory of this computer may be at fault.

failure-again-too-soon = Not once more yet
    .happened = The service may have it still. The same bytes go once more only after it was asked often enough and listed nothing.
failure-again-too-soon-looks =
    { $looks ->
        [0] Let Ochre look again.
        [one] Let Ochre look once more.
       *[other] Let Ochre look { $looks } times more.
    }
# $wait is how long: “1 min 52 s”.
failure-again-too-soon-wait =
    { $looks ->
        [0] Let Ochre look again, the last time in { $wait } or later.
        [one] Let Ochre look once more, the last time in { $wait } or later.
       *[other] Let Ochre look { $looks } times more, the last time in { $wait } or later.
    }

failure-clocks-torn = The clocks do not agree
    .happened =
        { $side ->
            [behind] The clock of { $host } is { $difference } behind this computer’s, so nobody knows whether the invoice has expired. Nothing was signed.
           *[ahead] The clock of { $host } is { $difference } ahead of this computer’s, so nobody knows whether the invoice has expired. Nothing was signed.
        }
    .todo = Set the clock of this computer by the network, then try again. If it is right, ask for an invoice without an end, or try another service.

# $reason is one of failure-reason-…
failure-outcome-unknown-silent = Signed and handed over, but no answer came
    .happened = The service may or may not have taken transaction { $txid }: { $reason }. Ochre repeats nothing by itself, since a second try could spend twice as much.
    .todo = Refresh, and look among your transfers or what is unfinished: once it is listed, all went well. Do not begin the same again before you know.
# $reason is one of failure-reason-… or failure-error-…, or the service’s own words in quotation marks.
failure-outcome-unknown-refused = Signed, and the service refused it
    .happened = The service does not take transaction { $txid }: { $reason }. It has what you signed all the same, and could still broadcast it.
    .todo = Look among what is unfinished: after one look that finds nothing of it, you can hand the same over again or drop it.
failure-outcome-unknown-other = The service names another transaction
    .happened = Yours is { $txid }, and the service says that it took { $named }. It may have sent yours, another, or none. Ochre repeats nothing.
    .todo = Look among what is unfinished. If it stays so, stop using this service: it may be broken or hostile.

# Clauses behind a colon, whose subject is the service: why no answer to a hand-over came.
failure-reason-from-backup = it came from a backup, and was not proved on this machine. Look first
failure-reason-service-unreachable = the connection to it broke
failure-reason-service-slow = it did not answer in time
failure-reason-service-answer = it answered something that is no answer
failure-reason-service-error = it answered with an error
failure-reason-service-lacks = it has nothing where the signed transaction goes
failure-reason-token-refused = it refused the token
failure-reason-wallet-not-registered = it says that it does not know this wallet
failure-reason-not-listed = it took it, and lists it no more. It may have lost its data

# Clauses behind a colon, whose subject is the service: what the errors of rgb-lib mean to a person, by their names.
failure-error-RecipientIdAlreadyUsed = an invoice of it was tried before, and takes no second send. Ask the recipient for a new one
failure-error-NoValidTransportEndpoint = the place through which the recipient gets the asset’s data does not answer now. The same transaction may go later
failure-error-InvalidTransportEndpoints = the place through which the recipient gets the asset’s data does not answer, or is none
failure-error-InsufficientAllocationSlots = it finds no free asset slot in this wallet
failure-error-InsufficientBitcoins = it finds too little plain bitcoin in this wallet
failure-error-InsufficientAssignments = it finds too little of the asset that can be spent now
failure-error-InvalidIndexer = it cannot reach the chain, or is set to another network
failure-error-AssetNotFound = it does not know this asset in this wallet
failure-error-InvoiceExpired = an invoice of it has expired

## Backups

failure-backup-refused-empty = The file is empty
    .happened = It holds not a single byte. Nothing was changed.
    .todo = Take another copy of it.
failure-backup-refused-foreign = This is no backup of Ochre
    .happened = Another program wrote this file, or it is a file of another kind. Nothing was changed.
    .todo = Choose the file that Ochre saved: its name ends with .ochre-backup.
failure-backup-refused-damaged = The backup is damaged
    .happened = It is not what was saved: something in it changed, or a part of it is missing. Nothing was changed here.
    .todo = Take another copy of it. What a damaged file says is not believed, not even in part.
failure-backup-refused-tooLarge = The backup is too large
    .happened = Ochre makes and reads backups of up to 8 MB. Nothing was changed.
    .todo = Choose the file that Ochre saved. If it was Ochre that wanted to make a larger one, keep a copy of the data folder instead.
failure-backup-refused-newer = A newer version of Ochre made it
    .happened = It has the form { $version }, and this version knows an older one. Nothing was changed.
    .todo = Install the newer version, and open it there.
failure-backup-refused-busy = One backup at a time
    .happened = Another file is being opened or brought back. This one was not looked at, and nothing was changed by it.
    .todo = Wait until the other one is done, then try again.
failure-backup-refused-gone = Open the file again
    .happened = Another file was opened since, or Ochre was started anew.
    .todo = Choose it and enter its password once more.

failure-backup-keys = This backup holds keys that cannot be
    .happened = What it says of “{ $walletName }” are not the public keys of any words. Ochre never writes that. Nothing was changed.
    .todo = Do not trust this file, nor whoever gave it to you. Restore the wallet from its words.

failure-backup-other-keys = This backup names other keys for the same words
    .todo = Do not trust this file, nor whoever gave it to you. Restore the wallet from its words.
failure-backup-other-keys-secret = “{ $walletName }” in it carries the fingerprint of a secret in this computer’s keychain, and other keys. Both cannot be of the same words, and bitcoin paid to the wrong one is somebody else’s. Nothing was changed.
failure-backup-other-keys-here = “{ $walletName }” in it carries the fingerprint of “{ $other }” here, and other keys. Both cannot be of the same words, and bitcoin paid to the wrong one is somebody else’s. Nothing was changed.
failure-backup-other-keys-within = “{ $walletName }” in it carries the fingerprint of “{ $other }” in it too, and other keys. Both cannot be of the same words, and bitcoin paid to the wrong one is somebody else’s. Nothing was changed.

# $what is a kind of thing: “wallets”, “names”.
failure-backup-too-much = The backup holds too much
    .happened = It holds more { $what } than the { $most } that Ochre keeps. Nothing was changed.
    .todo = Choose the file that Ochre saved.

failure-backup-password = That is not its password
    .happened = The file is whole, and this password does not open it. Nothing was changed.
    .todo = Try the password that it was made with. Nobody else can open it, and there is no other way in.

## Assets, invoices, transfers

failure-no-free-slot = No free asset slot
    .happened =
        { $purpose ->
            [receive] An invoice needs an asset slot that is free, and every one of yours is taken.
            [issue] A new asset needs an asset slot that is free, and every one of yours is taken.
           *[send] What comes back from this send needs an asset slot that is free, and every one of yours is taken.
        }
    .todo = Create slots first; then come back to this.

failure-not-enough-asset = Not enough of this asset
    .happened = This takes { $needed } base units, and { $spendable } can be spent now.
    .todo = Send less, or wait until what is on its way has settled.

failure-asset-unknown = This wallet does not know the asset
    .happened = The service lists no asset { $assetId } for it.
    .todo = Refresh the wallet. An asset appears once a part of it has arrived: an invoice for any asset lets the first part in.

# $first and $now: how the asset is called, its parts in quotation marks of their own.
failure-asset-renamed = The service calls this asset otherwise than before
    .happened = { $assetId } was { $first }; now it is { $now }. Nothing was begun, and nothing is sent of it until you decide.
    .todo = Open the asset under Assets, and say which of the two is right.

failure-invoice-not-as-asked = The service made another invoice than you asked for
    .todo = Tell whoever runs the service. Do not take invoices of this wallet from anywhere else meanwhile.
failure-invoice-not-as-asked-olderLayout = It is of an older kind, from before RGB 0.11, which nobody’s wallet of today can pay for certain. Ochre does not show it, so that nobody pays it, and asked the service to give the slot back.
failure-invoice-not-as-asked-form = It cannot be read. Ochre does not show it, so that nobody pays it, and asked the service to give the slot back.
failure-invoice-not-as-asked-network = It is for another network. You asked for { $asked }, it wrote { $got }. Ochre does not show it, so that nobody pays it.
failure-invoice-not-as-asked-asset = It is for another asset. You asked for { $asked }, it wrote { $got }. Ochre does not show it, so that nobody pays it.
failure-invoice-not-as-asked-amount = It is for another amount. You asked for { $asked }, it wrote { $got }. Ochre does not show it, so that nobody pays it.
failure-invoice-not-as-asked-expiry = Its time is over, or cannot be right. You asked for { $asked }, it wrote { $got }. Ochre does not show it, so that nobody pays it.
failure-invoice-not-as-asked-recipient = What it pays to is not what the service said. You asked for { $asked }, it wrote { $got }. Ochre does not show it, so that nobody pays it.
failure-invoice-not-as-asked-endpoints = It names another place to deliver to than can be used. You asked for { $asked }, it wrote { $got }. Ochre does not show it, so that nobody pays it.

# $recipient is its place in the send, from 1.
failure-invoice-refused = Recipient { $recipient } cannot be paid so
    .todo = Nothing was begun. Ask the recipient for a new invoice, or take this recipient out.
failure-invoice-refused-unreadable = The invoice cannot be read.
failure-invoice-refused-otherNetwork = The invoice is for another network.
failure-invoice-refused-expired = The invoice has expired.
failure-invoice-refused-expiresSoon = The invoice expires within a minute, which is too short for a send.
failure-invoice-refused-serviceDiffers = The service reads the invoice otherwise than Ochre does.
failure-invoice-refused-disagrees = The invoice says otherwise than what is to be sent.
failure-invoice-refused-repeated = The same recipient stands here twice.
failure-invoice-refused-tooManyEndpoints = The invoice names more than three places to deliver to.
failure-invoice-refused-endpointRefused = The invoice names a place to deliver to that Ochre does not use.
failure-invoice-refused-noEndpoint = The invoice names no place to deliver to.
failure-invoice-refused-ours = It is an invoice of this very wallet.

failure-transfer-unknown = This transfer is not in the list
    .happened = The list that is kept here does not have it.
    .todo = Refresh the wallet.

failure-transfer-state = This transfer cannot be given up
    .todo = Refresh to see how it stands.
failure-transfer-state-state = Only a transfer that waits for the other side can be given up.
failure-transfer-state-unknownState = Its state is a number that is not known here, so nothing is done about it.
failure-transfer-state-outcomeUnknown = It was handed over and no answer came. Giving it up now could pay twice later.
failure-transfer-state-handedOver = It was handed over, and the transaction may still confirm.

failure-unspent-missing = The service no longer lists an output of yours
    .happened = { $outpoint } holds assets of yours by what is written here, and the service does not list it. Ochre does not take it for spent.
    .todo = Refresh. If it stays away, another device may use this wallet, or the service has lost data: begin nothing before you know.

## Nodes. $name is a node’s.

failure-node-unknown = This node is not in the list
    .happened = It was removed meanwhile.
    .todo = Go back to the nodes.

failure-cloud-unknown = This connection is not there
    .happened = It was removed meanwhile.
    .todo = Set it up again under Nodes.

failure-node-busy = Something is under way at this node
    .happened = { $name } is being upgraded or unlocked already.
    .todo = Wait for it, or stop it first.

failure-host-not-approved = This host was not approved
    .happened = A token or a password would go to { $origin }. Ochre sends secrets only where you agreed to it.
    .todo = If you know this host, ask again and agree. If not, look where the address came from.

failure-node-address-changed = Its secrets were given for another address
    .happened = The password or the token of { $name } would go where they never went, and you did not agree to that. Nothing was changed and nothing was sent.
    .todo = If the new address is yours, ask again and agree: Ochre shows the old and the new one. If not, look where it came from.

failure-node-own = Ochre cannot update this node
    .happened = { $name } is your own: no hosting service updates it.
    .todo = Stop it, put the newer release in its place, start it, then unlock it here.

failure-node-address-missing = Ochre does not know where this node answers
    .happened = { $name } has no address of its own, and its connection names none for all nodes.
    .todo = Give one in the node’s settings.

# $secrets: names of fields, with commas between.
failure-node-secrets-missing = The password of this node is not here
    .happened = To unlock { $name } Ochre needs: { $secrets }.
    .todo = Type it in the node’s page. You choose there whether it is kept in the keychain.

failure-unlock-body = The body of the unlock call cannot be used
    .todo = Mend it in the node’s settings.
failure-unlock-body-json = It is no JSON. Put {"{{"}password{"}}"} inside quotation marks.
failure-unlock-body-object = It must be a JSON object: {"{ … }"}.
failure-unlock-body-tooDeep = It is nested deeper than any node needs.

failure-extra-off = This service was set up without that call
    .todo = Switch it on in the connection, if the service really has it.
failure-extra-off-list = It was said that this service has no list of nodes.
failure-extra-off-detail = It was said that this service tells nothing of a single node.
failure-extra-off-probe = It was said that its nodes are not to be asked for their state.

failure-run-unknown = This bulk run is not known
    .happened = It was removed.
    .todo = Go back to the nodes.

failure-run-busy = A bulk run is under way
    .happened = Only one runs at a time, so that its report stays true.
    .todo = Wait for it, or stop it first.

## Practice, files, the rest

failure-practice-refused = The practice service refused
    .happened = It said: “{ $detail }”
    .todo = Change what you ask for, or try again.

failure-coins-changed = Something came to a coin that this spends
    .happened = Since it went out to be signed, the service lists more on { $outpoint } than there was. This transaction does not know of it, and would destroy it.
    .todo = Drop it, and prepare it again.

failure-codes-gone = These codes are no longer held
    .happened = What is shown or read as codes is kept only for a while, and not beyond the end of Ochre.
    .todo = Open the screen again, and show or scan them once more. Nothing is lost by it.

failure-brought-gone = It is not held here any more
    .happened = Ochre was started anew since it was brought, or many others were brought after it.
    .todo = Bring it once more.

failure-drafts-full = No more is kept here unsigned
    .happened =
        { $drafts ->
            [one] { $drafts } thing brought to this machine waits unsigned, { $megabytes } MB in all. Ochre keeps { $most }, and { $mostMegabytes } MB. Nothing of it was lost, and this one was not added.
           *[other] { $drafts } things brought to this machine wait unsigned, { $megabytes } MB in all. Ochre keeps { $most }, and { $mostMegabytes } MB. Nothing of it was lost, and this one was not added.
        }
    .todo = Under Sign offline, sign or forget some of what waits, in every wallet. Then bring this one again.

failure-brought-unanswered = Not all of it is confirmed
    .happened =
        { $open ->
            [one] { $open } question about whom it pays was not answered. Nothing was signed.
           *[other] { $open } questions about whom it pays were not answered. Nothing was signed.
        }
    .todo = Read each of them, and confirm it or do not sign.

failure-signed-before = A recipient of it is paid already
    .happened = Another transaction that pays the same recipient was signed here on { $day }: { $txid }. It spends other coins, so both could confirm. Nothing was signed.
    .todo = Find out what became of the first. To replace it, have one made that spends one of its coins.

failure-offline-mode = This machine signs offline
    .happened = Nothing was sent, and nobody was asked.
    .todo = To use the network from here, change that in Settings.

failure-plain-only-assets = This wallet holds plain bitcoin only
    .happened = Another program told of its plain branch alone. Without the key of its asset branch Ochre can prove nothing about assets, so none are received, sent or issued.
    .todo = For assets, bring the public account that Ochre shows on the machine that signs, or restore the wallet from its words.
failure-plain-only-service = This service wants the asset branch as well
    .happened = It knows a wallet by two keys, and of this one another program told the plain one alone. Nothing was sent.
    .todo = Choose a service that takes one key. Or bring the public account that Ochre shows on the machine that signs.
failure-plain-only-practice = Practice wants the asset branch as well
    .happened = The practice service knows a wallet by two keys, and another program told the plain one alone.
    .todo = Watch it without a service, or bring the public account that Ochre shows.
failure-plain-only-account = There is no whole account to show
    .happened = Of this wallet the plain branch alone is known here, and another Ochre needs the asset branch, too.
    .todo = Show the account on the machine that signs. Other programs take the forms on this page.

failure-clipboard-changed = The clipboard holds something else
    .happened = Another program replaced the text right after it was copied.
    .todo = Do not paste. Close programs that watch the clipboard, then copy again and compare.

failure-data-folder-busy = Another Ochre uses this data folder
    .happened = { $folder } is open in another window or process.
    .todo = Use that one, or end it first.

failure-storage-damaged = A file of Ochre is damaged
    .happened = { $file } cannot be read.
    .todo = Secrets are in your keychain, not in this file. Use “Find wallets in the keychain” under Settings.
# Behind what happened.
failure-storage-damaged-kept = It was kept as { $keptAs }.

failure-disk-refused = The disk refused
    .happened = { $file } could not be written: { $detail }
    .todo = Make room, or see whether the folder may be written. Then try again.

failure-file-unreadable = The file could not be read
    .todo = See where it is and whether you may read it, then open it again.
failure-file-unreadable-gone = “{ $file }” is not there any more.
failure-file-unreadable-denied = “{ $file }” may not be read by you.
failure-file-unreadable-folder = “{ $file }” is a folder.
failure-file-unreadable-noFile = “{ $file }” is no file but a pipe or a device, so nothing was read from it.
failure-file-unreadable-other = “{ $file }” cannot be opened: { $detail }.

# $endings: “.psbt, .txt”.
failure-file-kind = Not a file for this
    .happened = “{ $file }” was not read: its name ends with none of { $endings }.
    .todo = Choose a file of that kind, or paste what is in it.

failure-host-gone = The main part of Ochre does not answer
    .happened = This window lost its connection to it. What it began goes on without this window, and nothing is repeated.
    .todo = Start Ochre again if it has ended, then reload this window.

failure-internal = Something went wrong inside Ochre
    .happened = Nobody foresaw this. It is in the log as incident { $incident }, without secrets.
    .todo = Look at your balances before you repeat anything that moves bitcoin.

## The button on the note of a failure.

failure-retry = Try again
