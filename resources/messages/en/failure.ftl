### What went wrong, by the code of a failure: the title says what, .todo what now. .happened only where neither can say it.
### A variant of a code (failure-CODE-VARIANT) has its own parts, and the code's own where it has none. Text from outside stands in quotation marks.

# Said once, by the act, where the code is one of those before which nothing came about.
failure-frame =
    { $act ->
        [sign] Nothing was signed.
        [send] Nothing was sent.
        [submit] Nothing was submitted.
       *[other] Nothing changed.
    }
failure-retry = Try again

## What a screen sent

# $path names the field, as in “recipients.0.amount”.
failure-invalid-input = Check this value
    .happened = “{ $path }”: { $problem }
failure-unknown-call = This version can’t do that
    .todo = Restart Ochre. If it happens again, reinstall. ({ $name })
failure-input-too-large = Too large
    .happened = { $bytes } bytes, at most { $limitBytes }.
failure-app-locked = Ochre is locked
    .todo = Unlock Ochre first.
failure-not-here-nativeConfirmOnly = Answer in Ochre’s own window
failure-not-here-practiceOnly = Only for practice wallets
failure-not-here-noMainnetOnLoopback = No real bitcoin in a browser
    .todo = Use the desktop window.
failure-not-here-loopbackServicesOnly = In a browser: only services on this computer
failure-not-here-noFileDialog = No file dialog in a browser
failure-not-here-noOwnService = No built-in service on this system
    .todo = Connect to a remote service.
failure-not-here-ownServiceByProxy = The built-in service can’t use a proxy
    .todo = Remove the proxy, or keep the remote service.

## The keychain. -node: of a node password or a token instead of a wallet key.

failure-keychain-absent = No keychain found
    .happened =
        { $cause ->
            [noDbus] Ochre can’t reach a keychain.
            [noSecretService] No program offers the Secret Service.
            [noLibrary] The library libsecret-1 isn’t installed.
           *[other] “{ $detail }”
        }
    .todo = Unlock or install a keychain (gnome-keyring, KWallet). Or use a session-only wallet.
    .todo-node = Enter the node password for each unlock.
failure-keychain-locked = Your keychain is locked
    .todo = Unlock it, then try again.
    .todo-node = Unlock it, or enter the node password this time.
failure-keychain-timeout = Your keychain didn’t answer
    .todo = Answer its question, perhaps in another window. ({ $seconds } s)
failure-keychain-refused = Your keychain refused
    .happened = “{ $detail }”
    .todo = Allow Ochre to use it, then try again.
failure-keychain-readback = Your keychain stored something else
    .todo = Try again. If it happens again, don’t use this keychain.
failure-secret-missing = No key for “{ $walletName }” in the keychain
    .todo = Restore the wallet from its recovery phrase.
failure-token-missing = No token for “{ $name }” in the keychain
    .todo = Enter the token again in the settings of “{ $name }”.
failure-secret-unreadable = The wallet key can’t be read
    .happened =
        { $version ->
            [none] Ochre didn’t write this entry.
           *[other] Version { $version } is unknown.
        }
    .todo = Install the newest Ochre, or restore from the recovery phrase.
failure-secret-foreign = This key belongs to another wallet
    .todo = Restore “{ $walletName }” from its recovery phrase.
failure-session-ended = The key of “{ $walletName }” is gone
    .todo = Session-only wallets end with Ochre. Restore from the recovery phrase.

## The app password

failure-secret-sealed = Another app password protects the key of “{ $walletName }”
    .todo = Restart Ochre and enter that one. Or restore from the recovery phrase.
failure-password-wrong = Wrong app password
    .todo =
        { $waitSeconds ->
            [0] Try again.
           *[other] Try again in { $waitSeconds } s.
        }
failure-password-wait = Too many wrong app passwords
failure-password-needed = Enter the app password
failure-password-state-set = An app password is already set
failure-password-state-unset = No app password is set
failure-lock-missing = The app password’s entry is gone from the keychain
    .todo = Choose “Forgot the app password?”, or restore your wallets.
failure-locked-meanwhile = Ochre locked meanwhile
    .todo = Unlock Ochre and start again.
failure-words-no-wallet = No wallet here has this phrase
failure-new-password-short = Use at least { $least } characters
failure-new-password-differs = Enter the same password twice
# $during: an act’s name in code.
failure-keyholder-gone = Ochre’s key process stopped ({ $during })
    .todo = Try again.

## Recovery phrases and wallets

failure-words-count =
    { $count ->
        [0] Enter a recovery phrase
        [one] { $count } word is no whole phrase
       *[other] { $count } words are no whole phrase
    }
    .todo = Use 12, 15, 18, 21 or 24 words.
failure-words-foreign-electrum = This is an Electrum phrase
    .todo = Open it in Electrum and send its bitcoin to Ochre. If Electrum didn’t make it, one word is wrong.
failure-words-foreign-electrumTwoFactor = This is an Electrum phrase with a second key
failure-words-foreign-aezeed = This is an LND phrase (aezeed)
failure-words-foreign-slip39 = This is one share of a SLIP39 backup
failure-words-foreign-monero = This is a Monero phrase
    .todo = Find the phrase of your bitcoin wallet.
failure-words-foreign-oneMore = One word too many
    .happened = The last word may be a BIP39 passphrase. Without it you would restore another wallet.
    .todo = Leave it out only if it isn’t part of your phrase.
failure-words-foreign-otherList = Not a BIP39 phrase
failure-words-foreign =
    .todo = Open it in the program that made it, and send its bitcoin to Ochre.
# $wordList is a language; $words a list of failure-words-unknown-word and -hint.
failure-words-unknown =
    { $count ->
        [one] One word isn’t in the { $wordList } list
       *[other] { $count } words aren’t in the { $wordList } list
    }
    .happened = Compare with your paper: { $words }.
failure-words-unknown-word = word { $position }
failure-words-unknown-hint = word { $position } (perhaps { $suggestions })
failure-words-completed =
    { $count ->
        [one] One { $wordList } word was cut short
       *[other] { $count } { $wordList } words were cut short
    }
    .todo = The checksum is right. Compare the completed words with your paper, then use them.
failure-words-checksum = A word is wrong, or two are swapped
    .todo = Compare with your paper, in that order.
failure-words-checksum-perhaps = Perhaps { $places }.
failure-words-other-wallet = This phrase isn’t that of “{ $walletName }”
    .todo = Check that you have the right sheet.
failure-wallet-unknown = This wallet is gone
failure-wallet-exists = “{ $walletName }” has these keys already
    .todo = Use that wallet: two copies can lose assets.
failure-keys-unproved-other = Not the keys of your phrase
    .happened = “{ $walletName }” came from a backup. Its addresses belong to someone else.
    .todo = Use the wallet restored from your phrase, and remove this one.
failure-keys-unproved-yet = Verify these keys first
    .todo = Enter the recovery phrase of “{ $walletName }”, or import its account again and compare.
failure-no-key-here = The key of “{ $walletName }” isn’t here
    .todo = Sign where it is, or restore it from the phrase.
failure-network-refused-practiceIsRegtest = Practice wallets use regtest, not { $network }
failure-network-refused-noMainnetOnLoopback = Only test networks in a browser
failure-network-refused-noServiceKeysOnMainnet = Phrases from a service are for test networks only
failure-service-keys-mismatch = The service’s “{ $field }” doesn’t match its phrase
    .todo = Don’t use this service. Create the phrase here.

## Addresses, proxy, certificate

failure-own-service = Built-in service
failure-url-refused-syntax = Not a web address
failure-url-refused-scheme = Use https:// (http:// only for this computer)
failure-url-refused-credentials = Leave user names and passwords out
    .todo = A token has its own field.
failure-url-refused-query = Leave out everything from “?” or “#”
failure-url-refused-loopbackOnly = In a browser: only this computer
failure-url-refused-proxyElsewhere = In a browser: only a proxy on this computer
failure-url-refused-onionNeedsProxy = Onion addresses need Tor’s SOCKS5 proxy
failure-url-refused-onionPlain = Without https, Tor must run on this computer
failure-url-refused-plainByProxy = A proxy elsewhere could read this
failure-url-refused-pinNeedsTls = A pin needs https://
failure-url-refused-notCompared = Choose a different server to compare with
failure-consent-needed = Connect to { $host } first
failure-pin-refused = Not a SHA-256 fingerprint
    .todo = Paste it, or press “Show certificate”.
failure-pin-refused-sha1 = SHA-1 can be forged
failure-pin-not-taken = Certificate of { $host } not pinned
    .todo = Compare its fingerprint with the operator’s.
failure-proxy-failed-unreachable = No proxy at { $proxy }
failure-proxy-failed-silent = { $proxy } takes too long to reach { $host }
failure-proxy-failed-protocol = Another kind of proxy at { $proxy }
failure-proxy-failed-login = { $proxy } refused the login
failure-proxy-failed-loginWanted = { $proxy } wants a login
failure-proxy-failed-target = { $proxy } can’t reach { $host }
failure-proxy-failed =
    .todo = Check the proxy: Ochre never goes around it.
failure-certificate-refused = Ochre can’t verify { $host }
    .happened =
        { $problem ->
            [selfSigned] Self-signed certificate.
            [untrusted] No issuer that this computer trusts.
            [name] Certificate for another name.
            [expired] Expired certificate.
           *[notYet] Certificate not valid yet.
        } Ochre sent it nothing.
    .todo = Check this computer’s clock. If the service is yours, pin its certificate.
failure-certificate-changed = Not the certificate that you pinned
    .happened =
        { $host } shows { $of ->
            [certificate] a certificate
           *[publicKey] a public key
        } { $seen }, not { $pinned }. Ochre sent it nothing.
    .todo = Ask the operator whether it was renewed. If not, someone is in between.

## Services. Behind .todo, for the operator, stands what exactly was asked and went wrong.

failure-service-unreachable = { $host } can’t be reached
    .todo = Check its address, or this computer’s network.
failure-service-slow = No answer from { $host } within { $seconds } s
    .todo = Try again later.
# After an act.
failure-service-slow-act = No answer: it may have happened. Refresh before you try again.
failure-chain-silent = Your Bitcoin server { $host } doesn’t answer
    .todo = Try later, or change it in Settings.
# $meaning: one of failure-meaning-…, the service’s own words, or a number such as 500.
failure-service-error = { $host } answered: { $meaning }
failure-service-error-operator = Detect the API version in Settings, or ask the operator.
failure-service-error-invoice = Ask for a new invoice.
failure-service-error-look = Refresh before you try again.
failure-service-error-may = This may have happened: refresh before you try again.
failure-service-error-funds = Add what is missing.
failure-service-error-address = Check its address and token in Settings.
failure-service-error-wait = Try again in { $seconds } s.
failure-service-error-chain = { $host } can’t reach the Bitcoin network
    .todo = Try later, tell the operator, or choose another service.
# $server: its address, as “ssl://electrum.example:50002”.
failure-service-error-indexer = Your Bitcoin server { $server } doesn’t answer the built-in service
    .todo = Check that it runs, or change it in Settings.
failure-service-answer = Ochre can’t use the answer from { $host }
    .todo = Check that the address is the service’s own.
failure-chain-refused = { $host } sent an invalid block or proof
    .todo = Use another Bitcoin server, best your own.
failure-chain-refused-otherChain = { $host } is on another network
failure-chain-refused-future =
    .todo = Check this computer’s clock. If right, use another Bitcoin server.
failure-chain-off = No Bitcoin server
    .todo = Add one in Settings.
failure-service-lacks = { $host } doesn’t know this request
    .todo = Detect its API version, or ask its operator.
failure-service-cannot-proof = { $host } is too old: Ochre can’t verify its transactions
    .todo = Ask the operator to upgrade, or connect elsewhere.
failure-service-cannot-makeKeys = { $host } creates no phrases
    .todo = Create the phrase here, which is safer.
failure-service-cannot-witnessInvoice = { $host } makes blinded invoices only
    .todo = Create a slot first.
failure-service-cannot-anyAssetInvoice = { $host } needs one asset per invoice
    .todo = Choose the asset.
failure-service-cannot-manyRecipients = { $host } sends to one recipient at a time
failure-service-cannot-witnessRecipient = { $host } pays blinded invoices only
    .todo = Ask the recipient for one.
failure-service-cannot-witnessInBatch = { $host } pays a witness invoice only on its own
    .todo = Send to that recipient separately.
failure-service-cannot-waitForReceivers = { $host } may broadcast before the recipient accepts
    .todo = To send anyway, choose to broadcast immediately (donation).
failure-service-cannot-broadcastAtOnce = { $host } always waits for recipients
    .todo = Turn off broadcasting immediately (donation).
failure-service-cannot-feeRate = { $host } sends at one fee rate
    .todo = Leave the fee rate unchanged.
failure-service-cannot-minConfirmations = { $host } takes one number of confirmations
failure-service-cannot-sendBitcoin = { $host } sends assets only
    .todo = Another wallet can send your bitcoin: see Recovery.
failure-service-cannot-decode = { $host } doesn’t read invoices
failure-service-cannot-consignment = { $host } doesn’t hand out asset data
failure-service-cannot-only = Choose { $only }.
failure-not-connected = Not connected to { $host }
    .todo = Connect on Home.
failure-not-connected-nowhere = Not connected
    .todo = Choose a service on Home.
failure-wallet-not-registered = { $host } doesn’t know this wallet
    .todo = Ask its operator before you connect again: the service may have lost your data.
failure-token-refused-none = { $host } wants a token ({ $status })
failure-token-refused-given = { $host } refused your token ({ $status })
failure-token-refused =
    .todo = Ask the operator for one, and enter it in Settings.
failure-address-not-ours = Ochre doesn’t show “{ $address }”
    .todo = Do not pay to it. If it happens again, stop using this service.
failure-address-not-ours-foreign =
    .happened = Not your address: bitcoin sent there would be someone else’s.
failure-address-not-ours-searched =
    .happened = Not among the first { $searched } addresses of this restored wallet.
    .todo = Do not pay to it. If you used more addresses, search further under Recovery.
failure-address-not-ours-otherKeychain =
    .happened = Yours, but on branch { $keychain }, which this connection doesn’t use.
    .todo = Do not pay to it yet. Ask the operator which branch it uses.
failure-address-not-ours-beyondGap =
    .happened = Yours, but so far ahead that a restore might not find it.
failure-address-not-ours-beyondSearch =
    .happened = Your number { $index }, but Ochre searched only the first { $searched }.
    .todo = Do not pay to it yet. Search further under Recovery.
failure-address-not-ours-beyondEnd =
    .happened = Your number { $index }: no search goes that far.
    .todo = Do not pay to it. Create a new wallet and move everything there.
failure-address-not-ours-form =
    .happened = Not a taproot address.
failure-address-not-ours-network =
    .happened = For another network.

## Signing. $txid is the beginning of a transaction’s id.

failure-flow-unknown = This transaction is no longer open
failure-flow-state = This transaction is already “{ $state }”
    .todo = Check In progress before you start again.
failure-flow-live = Another transaction is in progress
failure-flow-live-unknown =
    .happened = State: “{ $state }”.
    .todo = Finish or discard it under In progress.
failure-paid-before = You already paid this recipient
    .happened = Transaction { $txid }, as the service reports. A second payment of one invoice could be lost.
    .todo = Ask for a new invoice.
failure-review-changed = Ochre knows more about these coins now
    .todo = Review it again.
failure-digest-changed = Not what you reviewed
    .todo = Start again. If it happens twice, don’t sign on this computer.
failure-spending-too-much =
    { $per ->
        [send] Over your limit per send
       *[day] Over your limit in 24 hours
    }
    .happened = { $amount } would leave, fee included. Your rule allows { $limit }.
    .todo = Send less, or loosen the rule, which takes 24 hours.
failure-spending-too-much-asset =
    .happened = Too much of an asset would leave.
# $when is a time of today or another day: “at 12:04”, “on 3 Mar, 12:04”.
failure-spending-too-much-wait = Send less, or wait: you can send it { $when } if this computer stays on.
failure-recipient-too-new = This recipient is new
    .todo = Your rule waits { $hours } h. Prepare it again and sign { $when }, with this computer on until then.
failure-spending-unknown = Ochre can’t tell which assets leave
    .todo = Your asset rules need a transaction whose assets are verified.
failure-rules-missing = The spending rules of “{ $walletName }” are gone
    .todo = Save them again; looser ones wait 24 hours. Ask yourself who used this computer.
failure-rules-unreadable = The spending rules of “{ $walletName }” can’t be read
    .todo = Use the newest Ochre, or restore the wallet and set them again.
failure-rules-refused-tooManyAssets = More than five assets have rules
    .todo = Remove one, and add another a day later.
failure-rules-refused-unknownAsset = One rule is for no asset
# $reason is one of refusal-…
failure-psbt-refused = Refused: { $reason }
failure-snapshot-old = The list of coins is { $ageSeconds } s old
    .todo = Start again.
failure-nothing-to-do = Free slots already: { $freeSlots }
    .todo = Ask for more, or turn off “Only what is missing”.
failure-not-enough-bitcoin = Not enough bitcoin
    .happened = Needs { $needed }, you can spend { $spendable }.
    .todo = Add bitcoin, or ask for less.
failure-payment-refused = This address can’t be paid
failure-payment-refused-dust = Send at least { $least }
failure-signature-invalid = The signature of input { $input } is invalid
    .todo = Start again. If it happens twice, this computer’s memory may be faulty.
failure-again-too-soon = The service may still have it
    .todo =
        { $looks ->
            [0] Refresh once more.
           *[other] To submit again, first let Ochre look this often: { $looks }.
        }
failure-again-too-soon-wait = The last look must be in { $wait } or later.
failure-clocks-torn =
    The clock of { $host } is { $difference } { $side ->
        [behind] behind
       *[ahead] ahead
    }
    .todo = Set this computer’s clock. If it’s right, ask for an invoice without expiry.
# $reason is one of failure-reason-…, failure-meaning-…, or the service’s own words in quotation marks.
failure-outcome-unknown-silent = Submitted, but no answer
    .happened = The service may or may not have transaction { $txid }: { $reason }.
    .todo = Refresh until you know. Do not pay again before that.
failure-outcome-unknown-refused = Signed, but the service refused it
    .happened = The service has transaction { $txid } and could still broadcast it: { $reason }.
    .todo = Refresh. Then submit the same again, or discard it.
failure-outcome-unknown-other = The service names another transaction
    .happened = Yours is { $txid }, it reports { $named }. It may have broadcast either or none.
    .todo = Refresh. Do not pay again before you know. If it stays, stop using this service.

# Why no answer to a submission came, behind a colon.
failure-reason-from-backup = not verified since it came from a backup
failure-reason-service-unreachable = the connection broke
failure-reason-service-slow = no answer in time
failure-reason-service-answer = unusable answer
failure-reason-service-error = an error
failure-reason-service-lacks = it doesn’t know this request
failure-reason-token-refused = token refused
failure-reason-wallet-not-registered = it doesn’t know this wallet
failure-reason-not-listed = accepted, but no longer listed

# What a service’s refusal means, behind a colon.
failure-meaning-walletHeaderMissing = it misses the header that names this wallet
failure-meaning-notFound = nothing found in this wallet
failure-meaning-fieldMissing = field { $field } is missing
failure-meaning-networkMismatch = networks don’t match
failure-meaning-bitcoindAway = it can’t reach its Bitcoin node
failure-meaning-indexerAway = it can’t reach the blockchain
failure-meaning-proxyAway = no RGB proxy answers for the recipient; submit the same later
failure-meaning-notEnoughBitcoin = too little bitcoin
failure-meaning-notEnoughAsset = too little of the asset
failure-meaning-slotsMissing = no free slot
failure-meaning-recipientUsed = an invoice was tried before
failure-meaning-cannotFail = the transfer moved on meanwhile
failure-meaning-invalidInvoice = invalid invoice
failure-meaning-invoiceExpired = an invoice has expired
failure-meaning-nothingToDo = already so
failure-meaning-reasonHidden = reason lost on the way
failure-meaning-dataDamaged = its own data is damaged
failure-meaning-rateLimited = too many requests
failure-meaning-gatewayRefused = refused in front of the service
failure-meaning-behindAway = no server behind this address
failure-meaning-timeout = no answer in time, but it may have the request

## Backups

failure-backup-refused-empty = The file is empty
failure-backup-refused-foreign = Not an Ochre backup
    .todo = Choose a file that ends with .ochre-backup.
failure-backup-refused-damaged = The backup is damaged
    .todo = Use another copy.
failure-backup-refused-tooLarge = The file is too large
failure-backup-refused-newer = A newer Ochre made it (format { $version })
    .todo = Install the newer Ochre.
failure-backup-refused-older = An earlier Ochre made it (format { $version })
    .todo = Open it there.
failure-backup-refused-busy = Another backup is open
failure-backup-refused-gone = Open the file again
failure-backup-keys = The keys of “{ $walletName }” are impossible
failure-backup-other-keys-secret = “{ $walletName }” has other keys than this computer’s keychain, under one fingerprint
failure-backup-other-keys-here = “{ $walletName }” has other keys than “{ $other }” here, under one fingerprint
failure-backup-other-keys-within = “{ $walletName }” has other keys than “{ $other }” in the same file, under one fingerprint
failure-backup-untrusted = Bitcoin paid to the wrong keys is someone else’s.
    .todo = Do not trust this file. Restore from the recovery phrase.
# $what is a kind of thing: “wallets”, “names”.
failure-backup-too-much = More than { $most } { $what }
failure-backup-password = Wrong backup password

## Assets, invoices, transfers

failure-no-free-slot = No free slot
    .todo = Create one, then come back.
failure-not-enough-asset = Not enough of this asset
    .happened = Needs { $needed } units, you can spend { $spendable }.
failure-asset-unknown = The service lists no asset { $assetId }
    .todo = Refresh. To receive a new asset, use an invoice for any asset.
# $first and $now: how the asset is called, its parts in quotation marks of their own.
failure-asset-renamed = The service now describes { $assetId } otherwise
    .happened = { $first }, now { $now }
    .todo = Choose which is right under Assets. Until then you can’t send it.
failure-asset-renamed-genesis = The service describes { $assetId } otherwise than issued
    .happened = Issued as { $first }; wrong: { $now }
    .todo = Choose “Keep what was issued” under Assets. Until then you can’t send it.
failure-invoice-not-as-asked = The service made another invoice
    .happened = You asked for { $asked }, it wrote { $got }.
    .todo = Tell the operator. Ochre hides it so that nobody pays it.
failure-invoice-not-as-asked-form =
    .happened = Ochre can’t read it, and asked to free the slot.
failure-invoice-not-as-asked-olderLayout =
    .happened = A form before RGB 0.11, which wallets may not pay. Ochre asked to free the slot.
failure-invoice-not-as-asked-forgottenSlot =
    .happened = Slot { $got } holds assets by your verified record. What is paid there couldn’t be sent. Ochre asked to free it.
failure-invoice-not-as-asked-slot =
    .happened = Slot { $got } isn’t known as a free slot of yours.
    .todo = Don’t receive assets here until you know: the built-in service may have another wallet’s data.
failure-invoice-used = The invoice names an address or slot used before
    .todo = Try again for a new one. If it stays, tell the operator. Ochre hides it so that nobody pays it.
# $recipient is its place in the send, from 1.
failure-invoice-refused = Recipient { $recipient }: { $problem }
    .todo = Ask for a new invoice, or remove this recipient.
failure-invoice-refused-unreadable = unreadable invoice
failure-invoice-refused-otherNetwork = another network
failure-invoice-refused-expired = expired
failure-invoice-refused-expiresSoon = expires within a minute
failure-invoice-refused-serviceDiffers = the service reads it differently
failure-invoice-refused-disagrees = asks for something else
failure-invoice-refused-repeated = listed twice
failure-invoice-refused-tooManyEndpoints = more than three delivery addresses
failure-invoice-refused-endpointRefused = a delivery address that Ochre doesn’t use
failure-invoice-refused-noEndpoint = no delivery address
failure-invoice-refused-ours = your own invoice
failure-transfer-unknown = This transfer isn’t in the list
    .todo = Refresh.
failure-history-nowhere = No RGB proxy for this asset data
    .todo = Refresh. If it stays, only the service can tell what arrived.
failure-transfer-state = This transfer can’t be cancelled
    .todo = Refresh to see its state.
failure-transfer-state-outcomeUnknown =
    .happened = No answer came: cancelling now could pay twice later.
failure-transfer-state-handedOver =
    .happened = Submitted: it may still confirm.
failure-unspent-missing = The service no longer lists your output { $outpoint }
    .happened = Ochre doesn’t count it as spent.
    .todo = Refresh. If it stays missing, start nothing: it may have lost data.

## Nodes

failure-node-unknown = This node is gone from the list
failure-cloud-unknown = This connection is gone
failure-node-busy = { $name } is busy
    .todo = Wait, or stop it first.
failure-host-not-approved = You haven’t approved { $origin }
    .todo = Approve it only if you know it.
failure-node-address-changed = { $name } has a new address
    .todo = Approve it only if it’s yours.
failure-node-own = Upgrade { $name } yourself
failure-node-address-missing = { $name } has no address
    .todo = Enter one in its settings.
# $secrets: a list of names of fields.
failure-node-secrets-missing = { $name } needs: { $secrets }
    .todo = Enter it on the node’s page.
failure-unlock-body-json = The unlock body isn’t JSON
    .todo = Put {"{{"}password{"}}"} inside quotation marks.
failure-unlock-body-object = The unlock body must be an object: {"{ … }"}
failure-unlock-body-tooDeep = The unlock body is nested too deep
failure-unlock-body-words = The unlock body seems to hold a wallet’s words or key
    .todo = Enter the node’s own password. Ochre never sends those.
failure-extra-off-list = The list of nodes is off
failure-extra-off-detail = Details of a node are off
failure-extra-off-probe = Asking nodes for their state is off
failure-extra-off =
    .todo = Turn it on in the connection.
failure-run-unknown = This batch is gone
failure-run-busy = Another batch is running

## The rest

failure-practice-refused = Practice refused: “{ $detail }”
failure-coins-changed = { $outpoint } holds more than before
    .todo = Discard this and prepare it again: it would destroy what is new.
failure-codes-gone = These codes have expired
    .todo = Show or scan them again.
failure-brought-gone = This import is gone
    .todo = Import it again.
failure-drafts-full = Too many unsigned imports
    .happened = { $drafts } of { $most }, { $megabytes } of { $mostMegabytes } MB. This one wasn’t added.
    .todo = Sign or discard some under Sign offline.
failure-brought-unanswered = Open questions: { $open }
    .todo = Answer each, or don’t sign.
failure-signed-before = You already signed a payment to this recipient
    .happened = Transaction { $txid }, { $day }. It spends other coins: both could confirm.
    .todo = Find out what happened to the first. To replace it, spend one of its coins.
failure-offline-mode = Offline mode is on
    .todo = Turn it off in Settings to use the network.
failure-plain-only-assets = This wallet has no asset keys
failure-plain-only-service = This service needs the asset keys too
failure-plain-only-practice = Practice needs the asset keys too
failure-plain-only-account = No full account to export
failure-plain-only =
    .todo = Import the public account from the Ochre that signs.
failure-clipboard-changed = The clipboard holds something else
    .todo = Do not paste. Close clipboard programs and copy again.
failure-data-folder-busy = Another Ochre uses { $folder }
failure-data-folder-gone = { $folder } is gone
    .happened = Ochre signed and saved nothing.
    .todo = Put it back, then start Ochre again.
failure-data-folder-form = Another version of Ochre made { $folder }
    .happened = { $file } shows it. Ochre changed nothing.
    .todo =
        Use { $newer ->
            [yes] the newer Ochre
           *[no] the earlier Ochre
        }, or another data folder.
failure-storage-damaged = { $file } is damaged
    .todo = Find your wallets in the keychain, under Settings.
failure-storage-damaged-kept = Ochre kept it as { $keptAs }.
failure-disk-refused = Can’t write { $file }: { $detail }
    .todo = Free some space, or allow Ochre to write there.
failure-file-unreadable-gone = “{ $file }” no longer exists
failure-file-unreadable-denied = You may not read “{ $file }”
failure-file-unreadable-noFile = “{ $file }” isn’t a file
failure-file-unreadable-other = Can’t open “{ $file }”: { $detail }
failure-file-kind = The name of “{ $file }” must end with { $endings }
failure-host-gone = Ochre doesn’t answer
    .todo = Your act goes on. Restart Ochre, then reload.
failure-internal = Something went wrong in Ochre
    .happened = Incident { $incident } in the log.
    .todo = Check your balances before you repeat anything.
