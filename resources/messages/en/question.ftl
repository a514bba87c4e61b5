### Main's own questions: native dialogs, or the page's where there are none. Each has a title, a message below it, lines of
### detail and the label of the button that agrees.

question-wallet-on = “{ $wallet }” on { $network }
question-more = and { $count } more
question-sign = Sign
question-agree = Agree
question-keep = Keep it

## Recovery phrase

question-reveal = Show the recovery phrase of “{ $wallet }”?
    .message = Anyone who sees it can take this wallet’s bitcoin, and take or destroy its assets. Make sure nobody is watching.
question-both-kinds = Restore as BIP39?
    .message = This BIP39 phrase also has Electrum’s mark, perhaps by chance. If Electrum made it, use Electrum: here it’s empty.
    .confirm = Restore as BIP39
question-other-keys = Create your own wallet beside this one?
    .message = “{ $wallet }” came from a backup. Its keys aren’t yours: somebody else owns its addresses. Use the new wallet, and remove this one.
question-account = Use these keys for “{ $wallet }”?
    .message = A file, text or code proves nothing. Compare both addresses with the device that has the recovery phrase.
    .bitcoin = First { $what ->
            [assets] asset
           *[bitcoin] bitcoin
        } address: { $address }
question-words = Replace “{ $wallet }”?
    .message = Your recovery phrase shows that the watched keys aren’t yours. Payments to them belong to the person who gave you that account.
    .before = Watched until now, and removed:
    .confirm = Replace wallet
question-service-keys = Let the service create your recovery phrase?
    .message = { $host } will know this wallet’s key: its operator can spend everything. Use this only on a test network.

## Removing a wallet

question-remove = Remove “{ $wallet }”?
    .unchecked = You haven’t checked yet that you wrote down the recovery phrase correctly.
    .unreadable = Records that can’t be read: { $count }. Their outcome is unknown.
    .away = Out for signature: { $count }. Ochre discards them, but can’t take back the signing requests.
    .signed = Imported, forgotten: { $drafts } for signing, { $signed } signed. Signatures made stay valid.
    .message =
        { $source ->
            [keychain] Ochre deletes its key from the keychain. To restore it, you need its recovery phrase and, for its assets, the service’s data.
            [session] Only memory holds its key: it is gone immediately. To restore it, you need its recovery phrase and, for its assets, the service’s data.
           *[none] The keys stay where they are. To watch it again, you need its public account. To sign here, its recovery phrase.
        }

## App password

question-set-password = Set an app password?
    .message = Protects Ochre’s tokens and passwords in the keychain, and the keys of { $count ->
            [one] { $count } wallet
           *[other] { $count } wallets
        }. Nobody can open them without it. Continue only if you chose it yourself.
question-forgot = Remove the app password?
    .message =
        { $count ->
            [0] Ochre restores the wallet whose recovery phrase you entered.
            [one] Ochre restores the wallet whose recovery phrase you entered, and deletes the key of { $count } other. Only its own phrase restores that one.
           *[other] Ochre restores the wallet whose recovery phrase you entered, and deletes the keys of { $count } others. Only their own phrases restore those.
        }
    .tokens = Tokens and passwords of services and nodes, deleted: { $count }. Ochre asks for them again.
    .sessions = Session-only wallets gone now: { $count }. Restore them from their recovery phrases.
    .confirm = { $deletes ->
            [yes] Delete and unlock
           *[no] Remove app password
        }

## Connecting to a service

question-reach =
    { $count ->
        [one] Reach { $host }?
       *[other] Reach { $count } new hosts?
    }
    .message = Asked once for each host and purpose. Agree only if you know where the address comes from.
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
question-register-again = Connect to { $host } again?
    .message = The service knew “{ $wallet }” before, and reports now that it doesn’t. Ask the operator first. Until then, receive and send nothing with this service.
    .known = Last reported: assets { $assets }, slots in use { $slots }
    .lost = The service may have lost your data. Connecting again starts an empty wallet: it may reuse slots holding assets, and block a restore.
question-chain-source =
    { $which ->
        [second] Compare with this Bitcoin server?
       *[chain] Ask this Bitcoin server?
    }
    .other = This helps only if somebody else runs it than the first one.
question-pin = Trust only this certificate for { $host }?
    .message = Ochre then accepts only { $of ->
            [certificate] this certificate
           *[publicKey] certificates with this public key
        }. Compare it with what the operator gives you. No authority vouches for it any more.
    .digest = SHA-256 of the { $of ->
            [certificate] certificate
           *[publicKey] public key
        }: { $pairs }
question-unpin = Trust any valid certificate for { $host }?
    .message = Ochre then trusts anyone an authority vouches for, not only one certificate. The stored token goes there.

## Settings

question-unproved = Sign on mainnet without verifying the assets?
    .message = Ochre may then sign sends of real bitcoin whose RGB part it can’t read. Only the service then knows where the assets go. If it lies, it can take them.
    .each = Ochre still asks about each such send. Continue only if you chose this yourself.

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
    .donation = Broadcast immediately. You can’t undo it: if the recipient can’t accept, the assets are lost.
    .in-all = In total { $amount }
    .through = Delivered through { $place }{ $risk ->
            [plain] , not encrypted
           *[address] { "" }
        }
    .assets = { $count } assets
    .acknowledged = The service should broadcast once every recipient accepts. It could do so earlier.
question-fee = Fee { $amount }
question-digest = Review code { $digest }

## Signing what was imported

question-sign-bare =
    { $kind ->
        [part] Sign only your part of a transaction?
        [nobody] Sign a transaction that pays nobody else?
        [pays] Sign a payment of { $amount }?
       *[other] Sign this transaction as reviewed?
    }
    .script = script { $script }
    .data = Writes { $data } into the chain{ $burns ->
            [yes] , and burns { $amount } forever
           *[no] { "" }
        }
    .more = and { $count } more, none of them larger
    .slots = Spends asset slots without moving their assets: { $count }. What they hold is lost.
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
    .sums = In total { $away } to others, { $fee } in fees
    .line = { $txid }: { $line }, fee { $fee }

## Handing over, and dropping

question-hand-over =
    { $times ->
        [again] Submit the same transaction again?
       *[first] Submit this signed transaction?
    }
    .same = The same transaction as before: it can confirm only once.
    .backup = From a backup: the other device may already have submitted or replaced it.
    .expired =
        { $how ->
            [donation] An invoice has expired. Broadcast immediately: if the recipient no longer accepts, the assets are lost.
           *[waits] An invoice has expired: the recipient may no longer accept. Then cancel it in Transfers.
        }
question-drop = Discard this transaction?
    .why =
        { $how ->
            [refused] The service refused it, but has it signed and could still broadcast it. Ochre won’t submit it again. So that only one can confirm, pay the same recipient again from the same coins.
            [spent] Another transaction spent one of its coins, so it can’t confirm. Ochre won’t submit it again.
            [away] Ochre won’t import a signature for it any more. Delete the signing request there too: once signed, anyone who has it can broadcast it.
           *[signed] Signed, but not submitted. Ochre erases its signatures and frees its coins.
        }

## Spending rules

question-rules =
    { $way ->
        [looser] Loosen the spending rules?
       *[tighter] Set these spending rules?
    }
    .effect =
        { $way ->
            [looser] Looser rules take effect in 24 hours. You can cancel until then. Only time while this computer is on counts. Otherwise only the service connected at the first rules tells the time.
           *[tighter] Effective immediately. Loosening takes 24 hours while this computer is on.
        }

## Assets

question-issue = Issue { $ticker }?
    .supply = { $amount } { $unit }, named { $name }. Decimals: { $decimals }. Units in all: { $units }
    .final = Ticker, name, decimals and supply can never change. You can’t undo this.
question-name =
    { $take ->
        [now] Use the new name of this asset?
       *[first] Keep the first name of this asset?
    }
    .first = First seen as { $first }. Now reported as { $now }.
    .message = “{ $wallet }”: { $asset }
    .means =
        { $take ->
            [now] An issuer can’t change these. Use the new ones only if another source confirms them.
           *[first] Ochre reads and sends amounts by the first ones, whatever the service reports.
        }

## Giving a transfer up

question-fail-send = Cancel this transfer?
    .free = This also cancels every other payment in the same transaction.
    .also = This also cancels { $what } to { $recipient }.
    .broadcast = Anyone who has the signed transaction could still broadcast it.
question-fail-invoice = Cancel this invoice?
    .free = Nobody can pay it any more, and its slot is free again.
    .paid = If someone has already paid, the payment may be lost. Refresh first.
    .arrived = Somebody has paid, and the payment may be lost. Refresh instead to accept it.
    .confirms = Asset data has arrived. If the sender’s transaction still confirms, the payment may be lost.
    .proved = Verified: a transaction in a block pays you. Cancelling can lose it.

## Offline mode and backups

question-network = Turn off offline mode?
    .message = Ochre then contacts your services and nodes again. Keys made for a computer without a network are then on one that uses it.
question-restore = Restore from this backup?
    .empty = No wallet inside.
    .counts = Signing history: { $transactions }, node services: { $services }
    .set-aside = Entries that Ochre didn’t write like this, left out: { $count }
    .replaced = Nothing here is replaced. No key and no password inside. One wallet, one device: stop using it on the other one.

## Nodes: where secrets go

question-new-hosts =
    { $count ->
        [one] Send secrets to { $host }?
       *[other] Send secrets to { $count } new hosts?
    }
    .message = New for “{ $service }”: your token and node passwords go there. Anyone who runs the host can read them.
    .as-data = The address came with a list or a node’s settings. Agree only if you know that it is yours.
question-moved-nodes =
    { $count ->
        [one] Send the secrets of “{ $node }” to another address?
       *[other] Send the secrets of { $count } nodes to other addresses?
    }
    .message = You gave node passwords and tokens for one address. Another would get them, and anyone who answers there can read them.
    .line = “{ $node }”: { $from } → { $to }
    .alike = { $change } ({ $count } nodes)
    .agree = Another path on the same host can be another customer’s. Agree only if you know that it is yours.
question-remove-service = Remove “{ $service }”?
    .message =
        { $count ->
            [0] Ochre deletes the connection and its token. Nothing changes at the service.
            [one] Ochre deletes the connection, its node and that node’s history, tokens and password. Nothing changes at the service.
           *[other] Ochre deletes the connection, its { $count } nodes and their history, tokens and passwords. Nothing changes at the service.
        }
question-remove-nodes =
    { $count ->
        [one] Remove “{ $node }”?
       *[other] Remove { $count } nodes?
    }
    .message = Ochre stops watching, and deletes history, tokens and node passwords. Nothing changes at the service.

## Nodes: updates and runs

question-upgrade = Upgrade “{ $node }”?
    .message = This takes a few minutes. The node then stays locked until you unlock it.
    .images = Image { $from }, newest { $to }
    .loses = A newer image may not read this node’s data. Without its recovery phrase, its funds would be lost.
    .words = Agree only if you have the recovery phrase. Asked once for each node.
    .confirm-words = I have the phrase: upgrade
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
    .confirm-words = I have every phrase: upgrade
question-pays = { $amount } to { $to }
question-merge = All of it returns to this wallet
question-sign-merge = Merge { $count } coins into one?
question-replace =
    { $act ->
        [raise] Raises the fee of a transaction that waits
       *[cancel] Cancels a payment that waits
    }
question-sign-replace =
    { $act ->
        [raise] Raise the fee?
       *[cancel] Cancel the payment?
    }
question-replace-one = Replaces the old transaction. Only one of the two can confirm.
