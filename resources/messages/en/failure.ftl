### What went wrong, by the code of a failure: the title says what, .todo what now. .happened only where neither can say it.
### Text from outside stands in quotation marks. { "" }: nothing is said of these facts.

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
    .todo = Restart Ochre. If it stays, reinstall. ({ $name })
failure-input-too-large = Too large
    .happened = { $bytes } bytes, at most { $limitBytes }.
failure-app-locked = Ochre is locked
    .todo = Unlock Ochre first.
failure-not-here =
    { $reason ->
        [nativeConfirmOnly] Answer in Ochre’s own window
        [practiceOnly] Only for practice wallets
        [practiceIsRegtest] Practice wallets use regtest
        [noMainnetOnLoopback] No real bitcoin in a browser
        [noServiceKeysOnMainnet] Phrases from a service are for test networks only
        [loopbackServicesOnly] In a browser: only services on this computer
        [noFileDialog] No file dialog in a browser
       *[noOwnService] No built-in service on this system
    }
    .todo =
        { $reason ->
            [noMainnetOnLoopback] Use the desktop window.
            [noOwnService] Connect to a remote service.
           *[other] { "" }
        }

## The keychain

failure-keychain-absent = No keychain found
    .happened =
        { $cause ->
            [noDbus] Ochre can’t reach a keychain.
            [noSecretService] No program offers the Secret Service.
            [noLibrary] The library libsecret-1 isn’t installed.
           *[other] “{ $detail }”
        }
    .todo = Unlock or install one, such as gnome-keyring. Without one, enter the recovery phrase or password each time.
failure-keychain-locked = Your keychain is locked
    .todo = Unlock it, then try again.
failure-keychain-timeout = Your keychain didn’t answer
    .todo = Answer its question, perhaps in another window. ({ $seconds } s)
failure-keychain-refused = Your keychain refused
    .happened = “{ $detail }”
    .todo = Allow Ochre to use it, then try again.
failure-keychain-readback = Your keychain stored something else
    .todo = Try again. If it stays, don’t use this keychain.
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
    .todo = Restart Ochre and enter that one, or restore from the recovery phrase.
failure-password-wrong = Wrong app password
    .todo =
        { $waitSeconds ->
            [0] Try again.
           *[other] Try again in { $waitSeconds } s.
        }
failure-password-wait = Too many wrong app passwords
failure-password-needed = Enter the app password
failure-password-state =
    { $state ->
        [set] An app password is already set
       *[unset] No app password is set
    }
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
failure-words-foreign =
    { $kind ->
        [electrum] An Electrum phrase
        [electrumTwoFactor] An Electrum phrase with a second key
        [aezeed] An LND phrase (aezeed)
        [slip39] One share of a SLIP39 backup
        [monero] A Monero phrase
        [oneMore] One word too many
       *[otherList] Not a BIP39 phrase
    }
    .todo =
        { $kind ->
            [electrum] Open it in Electrum and send its bitcoin here. If Electrum didn’t make it, one word is wrong.
            [monero] Find the phrase of your bitcoin wallet.
            [oneMore] Leave it out only if it isn’t part of your phrase.
           *[other] Open it in the program that made it, and send its bitcoin here.
        }
    .happened =
        { $kind ->
            [oneMore] The last word may be a BIP39 passphrase. Without it you would restore another wallet.
           *[other] { "" }
        }
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
    .todo = The checksum is right. Compare the completed words with your paper first.
failure-words-checksum = A word is wrong, or two are swapped
    .todo = Compare with your paper, in that order.
failure-words-checksum-perhaps = Perhaps { $places }.
failure-words-other-wallet = This phrase isn’t that of “{ $walletName }”
    .todo = Check that you have the right sheet.
failure-wallet-unknown = This wallet is gone
failure-wallet-exists = “{ $walletName }” has these keys already
    .todo = Use that wallet: two copies can lose assets.
failure-keys-unproved =
    { $words ->
        [other] Not the keys of your phrase
       *[none] Verify these keys first
    }
    .happened =
        { $words ->
            [other] “{ $walletName }” came from a backup. Its addresses belong to someone else.
           *[none] { "" }
        }
    .todo =
        { $words ->
            [other] Use the wallet restored from your phrase, and remove this one.
           *[none] Enter the recovery phrase of “{ $walletName }”, or import its account again and compare.
        }
failure-no-key-here = The key of “{ $walletName }” isn’t here
    .todo = Sign where it is, or restore it from the phrase.
failure-service-keys-mismatch = The service’s “{ $field }” doesn’t match its phrase
    .todo = Don’t use this service. Create the phrase here.

## Addresses, proxy, certificate

failure-own-service = Built-in service
failure-url-refused =
    { $reason ->
        [scheme] Use https:// (http:// only for this computer)
        [credentials] Leave user names and passwords out
        [query] Leave out everything from “?” or “#”
        [loopbackOnly] In a browser: only this computer
        [proxyElsewhere] In a browser: only a proxy on this computer
        [onionNeedsProxy] Onion addresses need Tor’s SOCKS5 proxy
        [onionPlain] Without https, Tor must run on this computer
        [plainByProxy] A proxy elsewhere could read this
        [pinNeedsTls] A pin needs https://
        [notCompared] Choose a different server to compare with
       *[syntax] Not a web address
    }
    .todo =
        { $reason ->
            [credentials] A token has its own field.
           *[other] { "" }
        }
failure-consent-needed = Connect to { $host } first
failure-pin-refused =
    { $reason ->
        [sha1] SHA-1 can be forged
       *[form] Not a SHA-256 fingerprint
    }
    .todo = Paste it, or press “Show certificate”.
failure-pin-not-taken = Certificate of { $host } not pinned
    .todo = Compare its fingerprint with the operator’s.
failure-proxy-failed =
    { $problem ->
        [unreachable] No proxy at { $proxy }
        [silent] { $proxy } takes too long to reach { $host }
        [protocol] Another kind of proxy at { $proxy }
        [login] { $proxy } refused the login
        [loginWanted] { $proxy } wants a login
       *[target] { $proxy } can’t reach { $host }
    }
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
# $meaning: a clause, the service’s own words, or a number such as 500. $server: its address, as “ssl://electrum.example:50002”.
failure-service-error =
    { $away ->
        [chain] { $host } can’t reach the Bitcoin network
        [indexer] Your Bitcoin server { $server } doesn’t answer the built-in service
       *[other] { $host } answered: { $meaning }
    }
    .todo =
        { $next ->
            [operator] Detect the API version in Settings, or ask the operator.
            [fork] With that Ochre, pay its assets to another wallet. Then move its folder out of own-service.
            [release] Start the Ochre that you had before: all is unchanged. Then report this.
            [invoice] Ask for a new invoice.
            [look] Refresh before you try again.
            [may] This may have happened: refresh before you try again.
            [funds] Add what is missing.
            [address] Check its address and token in Settings.
            [wait] Try again in { $seconds } s.
            [chain] Try later, tell the operator, or choose another service.
            [indexer] Check that it runs, or change it in Settings.
           *[later] Try again later.
        }
failure-service-answer = Ochre can’t use the answer from { $host }
    .todo = Check that the address is the service’s own.
failure-chain-refused =
    { $problem ->
        [otherChain] { $host } is on another network
        [coin] { $host } doesn’t know a coin of this wallet
       *[other] { $host } sent an invalid block or proof
    }
    .todo =
        { $problem ->
            [future] Check this computer’s clock. If right, use another Bitcoin server.
           *[other] Use another Bitcoin server, best your own.
        }
failure-chain-off = No Bitcoin server
    .todo = Add one in Settings.
failure-service-lacks = { $host } doesn’t know this request
    .todo = Detect its API version, or ask its operator.
failure-service-cannot =
    { $what ->
        [makeKeys] { $host } creates no phrases
        [witnessInvoice] { $host } makes blinded invoices only
        [anyAssetInvoice] { $host } needs one asset per invoice
        [manyRecipients] { $host } sends to one recipient at a time
        [witnessRecipient] { $host } pays blinded invoices only
        [witnessInBatch] { $host } pays a witness invoice separately
        [waitForReceivers] { $host } may broadcast before the recipient accepts
        [broadcastAtOnce] { $host } always waits for recipients
        [feeRate] { $host } sends at one fee rate
        [minConfirmations] { $host } takes one number of confirmations
        [sendBitcoin] { $host } sends assets only
        [decode] { $host } doesn’t read invoices
        [consignment] { $host } doesn’t hand out asset data
       *[proof] { $host } is too old: Ochre can’t verify its transactions
    }
    .todo =
        { $next ->
            [only] Choose { $only }.
            [makeKeys] Create the phrase here, which is safer.
            [witnessInvoice] Create a slot first.
            [anyAssetInvoice] Choose the asset.
            [witnessRecipient] Ask the recipient for one.
            [witnessInBatch] Send to that recipient separately.
            [waitForReceivers] To send anyway, broadcast immediately (donation).
            [broadcastAtOnce] Turn off broadcasting immediately (donation).
            [feeRate] Leave the fee rate unchanged.
            [sendBitcoin] Another wallet can send your bitcoin: see Recovery.
            [proof] Ask the operator to upgrade, or connect elsewhere.
           *[other] { "" }
        }
failure-not-connected =
    { $place ->
        [nowhere] Not connected
       *[other] Not connected to { $host }
    }
    .todo = Choose a service on Home.
failure-wallet-not-registered = { $host } doesn’t know this wallet
    .todo = Ask its operator before you connect again: the service may have lost your data.
failure-token-refused =
    { $given ->
        [no] { $host } wants a token ({ $status })
       *[yes] { $host } refused your token ({ $status })
    }
    .todo = Ask the operator for one, and enter it in Settings.
failure-address-not-ours = Ochre doesn’t show “{ $address }”
    .todo =
        { $reason ->
            [searched] Do not pay to it. If you used more addresses, search further under Recovery.
            [otherKeychain] Do not pay to it yet. Ask the operator which branch it uses.
            [beyondSearch] Do not pay to it yet. Search further under Recovery.
            [beyondEnd] Do not pay to it. Create a new wallet and move everything there.
           *[other] Do not pay to it. If it stays, stop using this service.
        }
    .happened =
        { $reason ->
            [foreign] Not your address: bitcoin sent there would be someone else’s.
            [searched] Not among the first { $searched } addresses of this restored wallet.
            [otherKeychain] Yours, but on branch { $keychain }, which this connection doesn’t use.
            [beyondGap] Yours, but so far ahead that a restore might not find it.
            [beyondSearch] Your number { $index }, but Ochre searched only the first { $searched }.
            [beyondEnd] Your number { $index }: no search goes that far.
            [form] Not a taproot address.
           *[network] For another network.
        }

## Signing. $txid is the beginning of a transaction’s id.

failure-flow-unknown = This transaction is no longer open
failure-flow-state = This transaction is already “{ $state }”
    .todo = Check In progress before you start again.
failure-flow-live = Another transaction is in progress
    .todo =
        { $state ->
            [away] The signing request of the other is out, perhaps signed. Import the signed PSBT or discard it, under In progress.
            [signed] Signed, not submitted. Submit or discard it under In progress.
            [handingOver] Being submitted. If no answer comes, see In progress.
            [accepted] A second one could pay twice or replace the first. Wait until it is settled, or cancel it in Transfers.
            [handedOver] Outcome unknown: a second one could pay twice or replace it. Refresh under In progress first.
            [refused] The service refused it, but has it and could still broadcast it. Discard or resubmit it under In progress.
            [givenUp] A cancelled send to this recipient could still be broadcast. Try again when its coins are free, or ask for a new invoice.
            [broadcast] The service reports it as broadcast, but offers its coins again: one isn’t true. Refresh, and sign nothing with this service until you know.
            [settled] The service reports it as settled, but offers its coins again: one isn’t true. Refresh, and sign nothing with this service until you know.
           *[other] Finish or discard it under In progress. (“{ $state }”)
        }
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
    .happened =
        { $what ->
            [asset] Too much of an asset would leave.
           *[bitcoin] { $amount } would leave, fee included. Your rule allows { $limit }.
        }
    .todo =
        { $may ->
            [later] Send less, or wait: you can send it { $when } if this computer stays on.
           *[never] Send less, or loosen the rule, which takes 24 hours.
        }
# $when is a time of today or another day: “at 12:04”, “on 3 Mar, 12:04”.
failure-recipient-too-new = This recipient is new
    .todo = Your rule waits { $hours } h. Prepare it again and sign { $when }; this computer must stay on.
failure-spending-unknown = Ochre can’t tell which assets leave
    .todo = Your asset rules need a transaction whose assets are verified.
failure-rules-missing = The spending rules of “{ $walletName }” are gone
    .todo = Save them again; looser ones wait 24 hours. Ask yourself who used this computer.
failure-rules-unreadable = The spending rules of “{ $walletName }” can’t be read
    .todo = Use the newest Ochre, or restore the wallet and set them again.
failure-rules-refused =
    { $reason ->
        [tooManyAssets] More than five assets have rules
       *[unknownAsset] One rule is for no asset
    }
    .todo =
        { $reason ->
            [tooManyAssets] Remove one, and add another a day later.
           *[unknownAsset] { "" }
        }
# $reason is one of refusal-…
failure-psbt-refused = Refused: { $reason }
failure-snapshot-old = The list of coins is { $ageSeconds } s old
    .todo = Start again.
failure-nothing-to-do = Free slots already: { $freeSlots }
    .todo = Ask for more, or turn off “Top up to this number”.
failure-not-enough-bitcoin = Not enough bitcoin
    .happened = Needs { $needed }, you can spend { $spendable }.
    .todo = Add bitcoin, or ask for less.
failure-payment-refused =
    { $reason ->
        [dust] Send at least { $least }
       *[other] This address can’t be paid
    }
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
failure-outcome-unknown =
    { $end ->
        [silent] Submitted, but no answer
        [refused] Signed, but the service refused it
       *[other] The service names another transaction
    }
    .happened =
        { $end ->
            [silent] The service may or may not have transaction { $txid }: { $reason }.
            [refused] The service has transaction { $txid } and could still broadcast it: { $reason }.
           *[other] Yours is { $txid }, it reports { $named }. It may have broadcast either or none.
        }
    .todo =
        { $end ->
            [silent] Refresh until you know. Do not pay again before that.
            [refused] Refresh. Then submit the same again, or discard it.
           *[other] Refresh. Do not pay again before you know. If it stays, stop using this service.
        }
# Why no answer came or what a service’s refusal means, behind a colon. $words: the service’s own.
failure-clause =
    { $said ->
        [FROM_BACKUP] not verified since it came from a backup
        [SERVICE_UNREACHABLE] the connection broke
        [SERVICE_SLOW] no answer in time
        [SERVICE_ANSWER] unusable answer
        [SERVICE_ERROR] an error
        [SERVICE_LACKS] it doesn’t know this request
        [TOKEN_REFUSED] token refused
        [WALLET_NOT_REGISTERED] it doesn’t know this wallet
        [NOT_LISTED] accepted, but no longer listed
        [walletHeaderMissing] it misses the header that names this wallet
        [notFound] nothing found in this wallet
        [fieldMissing] field { $field } is missing
        [networkMismatch] networks don’t match
        [bitcoindAway] it can’t reach its Bitcoin node
        [indexerAway] it can’t reach the blockchain
        [proxyAway] no RGB proxy answers for the recipient; submit the same later
        [notEnoughBitcoin] too little bitcoin
        [notEnoughAsset] too little of the asset
        [slotsMissing] no free slot
        [recipientUsed] an invoice was tried before
        [cannotFail] the transfer moved on meanwhile
        [invalidInvoice] invalid invoice
        [invoiceExpired] an invoice has expired
        [nothingToDo] already so
        [reasonHidden] reason lost on the way
        [dataDamaged] its own data is damaged
        [ofFork] an earlier Ochre wrote its data
        [otherRelease] this Ochre’s rgb-lib can’t take over its data
        [rateLimited] too many requests
        [gatewayRefused] refused in front of the service
        [behindAway] no server behind this address
        [timeout] no answer in time, but it may have the request
       *[other] { $words }
    }

## Backups

failure-backup-refused =
    { $reason ->
        [empty] The file is empty
        [foreign] Not an Ochre backup
        [damaged] The backup is damaged
        [tooLarge] The file is too large
        [newer] A newer Ochre made it (format { $version })
        [older] An earlier Ochre made it (format { $version })
        [busy] Another backup is open
        [otherKeys] No wallet here opens this copy
       *[gone] Open the file again
    }
    .todo =
        { $reason ->
            [foreign] Choose a file that ends with .ochre-backup.
            [damaged] Use another copy.
            [newer] Install the newer Ochre.
            [older] Open it there.
            [otherKeys] Restore its recovery phrase first.
           *[other] { "" }
        }
failure-backup-keys =
    { $clash ->
        [secret] “{ $walletName }” has other keys than this computer’s keychain, under one fingerprint
        [here] “{ $walletName }” has other keys than “{ $other }” here, under one fingerprint
        [within] “{ $walletName }” has other keys than “{ $other }” in the same file, under one fingerprint
       *[none] The keys of “{ $walletName }” are impossible
    }
    .happened = Bitcoin paid to the wrong keys is someone else’s.
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
    .todo = Refresh. For a new asset, use an invoice for any asset.
# $first and $now: how the asset is called, its parts in quotation marks of their own.
failure-asset-renamed =
    { $by ->
        [genesis] The service describes { $assetId } otherwise than issued
       *[service] The service now describes { $assetId } otherwise
    }
    .happened =
        { $by ->
            [genesis] Issued as { $first }; wrong: { $now }
           *[service] { $first }, now { $now }
        }
    .todo =
        { $by ->
            [genesis] Choose “Keep what was issued” under Assets before you send it.
           *[service] Choose which is right under Assets before you send it.
        }
failure-invoice-not-as-asked = The service made another invoice
    .happened =
        { $field ->
            [form] Ochre can’t read it, and asked to free the slot.
            [olderLayout] A form before RGB 0.11, which wallets may not pay. Ochre asked to free the slot.
            [forgottenSlot] Slot { $got } holds assets by your verified record. What is paid there couldn’t be sent. Ochre asked to free it.
            [slot] Slot { $got } isn’t known as a free slot of yours.
           *[other] You asked for { $asked }, it wrote { $got }.
        }
    .todo =
        { $field ->
            [slot] Don’t receive assets here until you know: the built-in service may have another wallet’s data.
           *[other] Tell the operator. Ochre hides it so that nobody pays it.
        }
failure-invoice-used = The invoice names an address or slot used before
    .todo = Try again for a new one. If it stays, tell the operator. Ochre hides it so that nobody pays it.
# $recipient is its place in the send, from 1.
failure-invoice-refused =
    Recipient { $recipient }: { $reason ->
        [unreadable] unreadable invoice
        [otherNetwork] another network
        [expired] expired
        [expiresSoon] expires within a minute
        [serviceDiffers] the service reads it differently
        [disagrees] asks for something else
        [repeated] listed twice
        [tooManyEndpoints] more than three delivery addresses
        [endpointRefused] a delivery address that Ochre doesn’t use
        [noEndpoint] no delivery address
       *[ours] your own invoice
    }
    .todo = Ask for a new invoice, or remove this recipient.
failure-transfer-unknown = This transfer isn’t in the list
    .todo = Refresh.
failure-history-nowhere = No RGB proxy for this asset data
    .todo = Refresh. If it stays, only the service can tell what arrived.
failure-transfer-state = This transfer can’t be cancelled
    .todo = Refresh to see its state.
    .happened =
        { $because ->
            [outcomeUnknown] No answer came: cancelling now could pay twice later.
            [handedOver] Submitted: it may still confirm.
           *[other] { "" }
        }
failure-unspent-missing = The service no longer lists your output { $outpoint }
    .happened = Ochre doesn’t count it as spent.
    .todo = Refresh. If it stays missing, start nothing: it may have lost data.

## Nodes

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
failure-unlock-body =
    { $problem ->
        [json] The unlock body isn’t JSON
        [object] The unlock body must be an object: {"{ … }"}
        [tooDeep] The unlock body is nested too deep
       *[words] The unlock body seems to hold a wallet’s words or key
    }
    .todo =
        { $problem ->
            [json] Put {"{{"}password{"}}"} inside quotation marks.
            [words] Enter the node’s own password. Ochre never sends those.
           *[other] { "" }
        }
failure-extra-off =
    { $extra ->
        [list] The list of nodes is off
        [detail] Details of a node are off
       *[probe] Asking nodes for their state is off
    }
    .todo = Turn it on in the connection.
failure-run-busy = Another batch is running

## The rest

failure-practice-refused = Practice refused: “{ $detail }”
failure-coins-changed = { $outpoint } holds more than before
    .todo = Discard this and prepare it again: it would destroy what is new.
failure-drafts-full = Too many unsigned imports
    .happened = { $drafts } of { $most }, { $megabytes } of { $mostMegabytes } MB. This one wasn’t added.
    .todo = Sign or discard some under Sign offline.
failure-brought-unanswered = Open questions: { $open }
    .todo = Answer each, or don’t sign.
failure-signed-before = You already signed a payment to this recipient
    .happened = Transaction { $txid }, { $day }. It spends other coins: both could confirm.
    .todo = Find out what happened to the first. To replace it, spend one of its coins.
failure-combine-other = PSBT of another transaction
    .happened = So far { $txid } was combined, and now { $other } was added.
    .todo = Ask its signer for a PSBT of the same transaction.
failure-combine-differs = Two values for one field
    .happened =
        { $map ->
            [input] Input { $index }: the PSBTs differ in “{ $field }”.
            [output] Output { $index }: the PSBTs differ in “{ $field }”.
           *[global] The PSBTs differ in “{ $field }”.
        }
    .todo = Ask the signers which one is right. Ochre chooses neither.
failure-offline-mode = Offline mode: no network
    .todo = Turn it off in Settings to use the network.
failure-plain-only =
    { $what ->
        [assets] This wallet has no asset keys
        [service] This service needs the asset keys too
        [practice] Practice needs the asset keys too
       *[account] No full account to export
    }
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
failure-disk-refused = Can’t write { $file }: { $detail }
    .todo = Free some space, or allow Ochre to write there.
failure-file-unreadable =
    { $why ->
        [gone] “{ $file }” no longer exists
        [denied] You may not read “{ $file }”
        [noFile] “{ $file }” isn’t a file
       *[other] Can’t open “{ $file }”: { $detail }
    }
failure-file-kind = The name of “{ $file }” must end with { $endings }
failure-host-gone = Ochre doesn’t answer
    .todo = Your act goes on. Restart Ochre, then reload.
failure-internal = Something went wrong in Ochre
    .happened = Incident { $incident } in the log.
    .todo = Check your balances before you repeat anything.
failure-gone =
    { $what ->
        [node] This node is gone from the list
        [connection] This connection is gone
        [run] This batch is gone
        [codes] These codes have expired
       *[import] This import is gone
    }
    .todo =
        { $what ->
            [codes] Show or scan them again.
            [import] Import it again.
           *[other] { "" }
        }
failure-coin-frozen = New slots would spend { $outpoint }, which you froze
    .happened = The service spends every plain coin for new slots.
    .todo = Unfreeze the coin under Coins, then try again.
failure-replace-refused =
    { $reason ->
        [assets] Ochre can’t replace a send of assets: the recipient’s proof names this transaction
        [mined] This transaction is in a block
        [spent] A later transaction spends from this one
        [replaced] A newer transaction replaces this one
        [rate] Bitcoin nodes ask for { $rate } or more
       *[unknown] Ochre can’t replace this transaction
    }
