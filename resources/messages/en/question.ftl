### Main's own questions: native dialogs, or the page's where there are none. Each has a title, a message below it, lines of
### detail and the label of the button that agrees.

question-wallet-on = “{ $wallet }” on { $network }
question-more = and { $count } more
question-sign = Sign

## Recovery phrase

question-reveal = Show the recovery phrase of “{ $wallet }”?
    .message = Anyone who sees it can take this wallet’s bitcoin, and take or destroy its assets.
    .look = Make sure nobody is watching.
    .confirm = Show recovery phrase
question-both-kinds = Restore as BIP39?
    .message = This BIP39 phrase also has Electrum’s mark, perhaps by chance.
    .electrum = If Electrum made it, use Electrum: here it’s empty.
    .confirm = Restore as BIP39
question-other-keys = Create your own wallet beside this one?
    .message = “{ $wallet }” came from a backup, with keys that aren’t yours.
    .addresses = Somebody else owns its addresses. Use the new wallet, and remove this one.
    .confirm = Create wallet
question-account = Use these keys for “{ $wallet }”?
    .message = A file, text or code proves nothing. Compare both addresses with the device that has the recovery phrase.
    .bitcoin = First bitcoin address: { $address }
    .assets = First asset address: { $address }
    .confirm = Use these keys
question-words = Replace “{ $wallet }”?
    .message = Your recovery phrase shows that the watched keys aren’t yours. Payments to them belong to the person who gave you that account.
    .before = Watched until now, and removed:
    .confirm = Replace wallet
question-service-keys = Let the service create your recovery phrase?
    .message = { $host } will know this wallet’s key: its operator can spend everything.
    .test = Use this only on a test network.
    .confirm = Use the service’s phrase

## Removing a wallet

question-remove = Remove “{ $wallet }”?
    .unchecked = You haven’t checked yet that you wrote down the recovery phrase correctly.
    .unreadable = Records that can’t be read: { $count }. Their outcome is unknown.
    .away = Out for signature: { $count }. Ochre discards them, but can’t take back the signing requests.
    .drafts = Imported for signing, forgotten: { $count }
    .signed = Signed here as imported, forgotten: { $count }. Their signatures stay valid.
    .confirm = Remove wallet
    .message =
        { $key ->
            [none] To watch it again, you need its public account. To sign here, its recovery phrase.
           *[here] To restore it, you need its recovery phrase and, for its assets, the service’s data.
        }
    .key =
        { $source ->
            [keychain] Ochre deletes its key from the keychain.
            [session] Only memory holds its key: it is gone immediately.
           *[none] The keys stay where they are.
        }

## App password

question-set-password = Set an app password?
    .message = Protects Ochre’s tokens and passwords in the keychain, and the keys of { $count ->
            [one] { $count } wallet
           *[other] { $count } wallets
        }.
    .own = Nobody can open them without it. Continue only if you chose it yourself.
    .confirm = Set app password
question-forgot = Remove the app password?
    .message =
        { $count ->
            [0] Ochre restores the wallet whose recovery phrase you entered.
            [one] Ochre restores the wallet whose recovery phrase you entered, and deletes the key of { $count } other. Only its own phrase restores that one.
           *[other] Ochre restores the wallet whose recovery phrase you entered, and deletes the keys of { $count } others. Only their own phrases restore those.
        }
    .tokens = Tokens and passwords of services and nodes, deleted: { $count }. Ochre asks for them again.
    .sessions = Session-only wallets gone now: { $count }. Restore them from their recovery phrases.
    .confirm = Remove app password
    .confirm-delete = Delete and unlock

## Connecting to a service

question-reach =
    { $count ->
        [one] Reach { $host }?
       *[other] Reach { $count } new hosts?
    }
    .message = Asked once for each host and purpose. Agree only if you know where the address comes from.
    .confirm = Agree
    .learns =
        { $what ->
            [bitcoin] { $host }, a Bitcoin server, learns which transactions and addresses are yours. Your IP address too, unless a proxy hides it.
            [rgbProxy] { $host }, an RGB proxy, learns which asset data you fetch or leave there. Your IP address too, unless a proxy hides it.
            [proxy] { $host }, a network proxy, learns which servers you reach.
           *[service] { $host } learns your IP address, unless a proxy hides it.
        }
question-consent = Connect to { $host } and share public keys?
    .unprovable = Ochre can’t verify transactions of this version (before July 2025), so you can’t send through it. Pay nothing in.
    .sees = The service sees every address and payment of this wallet, past and future.
    .unsee = The service cannot spend. But what it has seen cannot be unseen.
    .confirm = Connect
    .first = First, Ochre asks for its API version.
question-register-again = Connect to { $host } again?
    .message = The service knew “{ $wallet }” before, and reports now that it doesn’t.
    .known = Last reported: assets { $assets }, slots in use { $slots }
    .lost = The service may have lost your data. Connecting again starts an empty wallet: it may reuse slots holding assets, and block a restore.
    .ask = Ask the operator first. Until then, receive and send nothing with this service.
    .confirm = Connect again
question-chain-source = Ask this Bitcoin server?
    .message = Ochre asks { $server } about “{ $wallet }”.
    .learns = The server learns which transactions and addresses are yours. Your IP address too, unless a proxy hides it.
    .own = Best is a server of your own.
    .confirm = Ask this server
question-second-source = Compare with this Bitcoin server?
    .other = This helps only if somebody else runs it than the first one.
question-pin = Trust only this certificate for { $host }?
    .compare = Compare it with what the operator gives you. No authority vouches for it any more.
    .confirm = Trust only this certificate
    .message = Ochre then accepts only { $of ->
            [certificate] this certificate
           *[publicKey] certificates with this public key
        }.
    .digest = SHA-256 of the { $of ->
            [certificate] certificate
           *[publicKey] public key
        }: { $pairs }
question-unpin = Trust any valid certificate for { $host }?
    .message = Ochre then trusts anyone an authority vouches for, not only one certificate. The stored token goes there.
    .confirm = Trust any valid certificate

## Settings

question-unproved = Sign on mainnet without verifying the assets?
    .message = Ochre may then sign sends of real bitcoin whose RGB part it can’t read.
    .lies = Only the service then knows where the assets go. If it lies, it can take them.
    .each = Ochre still asks about each such send. Continue only if you chose this yourself.
    .confirm = Allow it

## Signing

question-sign-slots = Create { $count ->
        [one] { $count } slot
       *[other] { $count } slots
    }?
    .size = Slots: { $count } × { $amount }, all stays yours
question-sign-btc = Send { $amount }?
    .to = To { $address }
    .final = Broadcast immediately. You cannot undo it.
question-sign-send = Send { $amount } to { $count ->
        [one] { $count } recipient
       *[other] { $count } recipients
    }?
    .donation = Broadcast immediately. You cannot undo it: if the recipient cannot accept, the assets are lost.
    .acknowledged = The service should broadcast once every recipient accepts. It could do so earlier.
    .in-all = In total { $amount }
    .base-units = { $amount } units
    .through = Delivered through { $place }{ $risk ->
            [plain] , not encrypted
           *[address] { "" }
        }
    .assets = { $count } assets
    .more = and { $count } more, as reviewed
question-fee = Fee { $amount }
question-reported = { $count } only reported
question-not-proved = { $count } not verified, accepted by you
question-digest = Review code { $digest }

## Signing what was imported

question-sign-bare = Sign this transaction as reviewed?
    .only-part = Sign only your part of a transaction?
    .nobody = Sign a transaction that pays nobody else?
    .script = script { $script }
    .data = Writes { $data } into the chain
    .data-burns = Writes { $data } into the chain, and burns { $amount } forever
    .more = and { $count } more, none of them larger
    .slots = Spends asset slots without moving their assets: { $count }. What they hold is lost.
    .slot-asset = { $amount } units of { $asset }
    .slot-asset-unknown = unknown amount of { $asset }
    .stranger = an output that isn’t yours
    .part = Only your part: { $ours } of { $all } inputs. They hold { $held }, { $back } returns. { $way ->
            [in] You receive { $net }
           *[out] You pay { $net }
        }, fee included
    .known = Known there: { $assets }
question-sign-imported =
    .nowhere = Ochre only signs, and sends nothing. Take the result back.
    .besides = You signed another transaction here that pays the same from other coins: both can confirm.
    .same-coins = Another transaction, signed or out for signature, spends the same coins: only one of them can confirm.
    .uncompared = { $count ->
        [one] The address isn’t compared with the recipient’s.
       *[other] { $count } addresses aren’t compared with the recipients’.
    }
question-sign-many = Sign { $count } transactions?
    .reported = Relying in part on what a signing request reports: { $count }
    .confirm = Sign { $count }
    .sums = In total { $away } to others, { $fee } in fees
    .line = { $txid }: { $line }, fee { $fee }

## Handing over, and dropping

question-hand-over = Submit this signed transaction?
    .again = Submit the same transaction again?
    .same = The same transaction as before: it can confirm only once.
    .backup = From a backup: the other device may already have submitted or replaced it.
    .expired-donation = An invoice has expired. Broadcast immediately: if the recipient no longer accepts, the assets are lost.
    .expired = An invoice has expired: the recipient may no longer accept. Then cancel it in Transfers.
    .confirm = Submit transaction
    .confirm-again = Submit again
question-drop = Discard this transaction?
    .confirm = Discard transaction
    .signed = Signed, but not submitted. Ochre erases its signatures and frees its coins.
    .refused = The service reports that it refused it, and doesn’t list it. But the service has your signed transaction and could still broadcast it.
    .remembers = Ochre won’t submit it again. So that only one can confirm, pay the same recipient again from the same coins.
    .spent = Another transaction spent one of its coins, so it can’t confirm. Ochre won’t submit it again.
    .away = Ochre won’t import a signature for it any more. Delete the signing request there too: once signed, anyone who has it can broadcast it.
question-transaction = Transaction { $txid }

## Spending rules

question-rules = Set these spending rules?
    .at-once = Effective immediately. Loosening takes 24 hours while this computer is on.
    .confirm = Set rules
question-loosen-rules = Loosen the spending rules?
    .later = Looser rules take effect in 24 hours. You can cancel until then.
    .counted = Only time while this computer is on counts. Otherwise only the service connected when you set the first rules can tell the time.
    .confirm = Loosen in 24 hours

## Assets

question-issue = Issue { $ticker }?
    .supply = { $amount } { $unit }, named { $name }
    .decimals = Decimals: { $decimals }. Units in all: { $units }
    .slots =
        { $count ->
            [one] On one free slot
           *[other] On { $count } free slots
        }
    .same-ticker = This wallet already has an asset called { $ticker }.
    .looks-like = Looks like another asset of this wallet.
    .final = Ticker, name, decimals and supply can never change. You can’t undo this.
    .confirm = Issue { $ticker }
question-new-name = Use the new name of this asset?
    .true = An issuer can’t change these. Use the new ones only if another source confirms them.
    .confirm = Use the new name
question-first-name = Keep the first name of this asset?
    .amounts = Ochre reads and sends amounts by the first ones, whatever the service reports.
    .confirm = Keep the first name
question-name = “{ $wallet }”: { $asset }
    .first = First seen as { $names }
    .now = Now reported as { $names }

## Giving a transfer up

question-fail-send = Cancel this transfer?
    .free = This also cancels every other payment in the same transaction.
    .also = This also cancels { $what } to { $recipient }.
    .broadcast = Anyone who has the signed transaction could still broadcast it.
    .confirm = Cancel transfer
    .keep = Keep transfer
question-fail-invoice = Cancel this invoice?
    .free = Nobody can pay it any more, and its slot is free again.
    .paid = If someone has already paid, the payment may be lost. Refresh first.
    .arrived = Somebody has paid, and the payment may be lost. Refresh instead to accept it.
    .confirms = Asset data has arrived. If the sender’s transaction still confirms, the payment may be lost.
    .proved = Verified: a transaction in a block pays you. Cancelling can lose it.
    .confirm = Cancel invoice
    .keep = Keep invoice

## Offline mode and backups

question-network = Turn off offline mode?
    .message = Ochre then contacts your services and nodes again.
    .keys = Keys made for a computer without a network are then on one that uses it.
    .confirm = Turn off offline mode
question-restore = Restore from this backup?
    .empty = No wallet inside.
    .counts = Signing history: { $transactions }, node services: { $services }
    .set-aside = Entries that Ochre didn’t write like this, left out: { $count }
    .replaced = Nothing here is replaced. No key and no password inside.
    .one-device = One wallet, one device: stop using it on the other one.
    .confirm = Restore backup

## Nodes: where secrets go

question-new-hosts =
    { $count ->
        [one] Send secrets to { $host }?
       *[other] Send secrets to { $count } new hosts?
    }
    .message = New for “{ $service }”: Ochre has never sent secrets there.
    .typed = Ochre will reach “{ $service }” there, with your token.
    .read = Your token and node passwords go there. Whoever runs the host can read them.
    .as-data = The address came with a list or a node’s settings. Agree only if you know that it is yours.
    .confirm =
        { $count ->
            [one] Approve this host
           *[other] Approve these hosts
        }
question-moved-nodes =
    { $count ->
        [one] Send the secrets of “{ $node }” to another address?
       *[other] Send the secrets of { $count } nodes to other addresses?
    }
    .message = You gave node passwords and tokens for one address. Another would get them.
    .line = “{ $node }”: { $from } → { $to }
    .alike = { $change } ({ $count } nodes)
    .read = Whoever answers there can read them. Another path on the same host can be another customer’s.
    .agree = Agree only if you know that it is yours. Otherwise nothing changes.
    .confirm =
        { $count ->
            [one] Use the new address
           *[other] Use the new addresses
        }
question-remove-service = Remove “{ $service }”?
    .message =
        { $count ->
            [0] Ochre forgets the connection.
            [one] Ochre forgets the connection, its node and that node’s history.
           *[other] Ochre forgets the connection, its { $count } nodes and their history.
        }
    .confirm = Remove connection
question-remove-nodes =
    { $count ->
        [one] Remove “{ $node }”?
       *[other] Remove { $count } nodes?
    }
    .message = Ochre forgets its history and stops watching.
    .secrets = Ochre deletes tokens and node passwords from the keychain.
    .service = Nothing changes at the service.
    .confirm =
        { $count ->
            [one] Remove node
           *[other] Remove nodes
        }

## Nodes: updates and runs

question-upgrade = Upgrade “{ $node }”?
    .message = This takes a few minutes. The node then stays locked until you unlock it.
    .images = Image { $from }, newest { $to }
    .no-way-back = You can’t go back to the old image.
    .loses = A newer image may not read this node’s data. Without its recovery phrase, its funds would be lost.
    .words = Agree only if you have the recovery phrase. Asked once for each node.
    .confirm = Upgrade node
    .confirm-words = I have its phrase: upgrade
question-run =
    { $act ->
        [upgrade] Upgrade
        [upgradeToUnlocked] Upgrade and unlock
       *[unlock] Unlock
    } { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }?
    .canary =
        { $canary ->
            [no] { $count } at a time.
           *[yes] “{ $node }” first, then { $count } at a time.
        }
    .words = Nodes not asked about yet: { $count }. Do you have their recovery phrases?
    .confirm =
        { $act ->
            [upgrade] Upgrade
            [upgradeToUnlocked] Upgrade and unlock
           *[unlock] Unlock
        } { $count ->
            [one] { $count } node
           *[other] { $count } nodes
        }
    .confirm-words = I have the phrases: upgrade
question-pays = { $amount } to { $to }
