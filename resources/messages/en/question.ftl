### Main's own questions: native dialogs, or the page's where there are none. Each has a title, a message below it, lines of
### detail and the label of the button that agrees.

question-wallet-on = “{ $wallet }” on { $network }
question-more = and { $count } more
question-sign = Sign

## Recovery phrase

question-reveal = Show the recovery phrase?
    .message = The recovery phrase of “{ $wallet }” will appear on the screen.
    .spend = Anyone who sees it can take this wallet’s bitcoin, and take or destroy its assets.
    .look = Make sure that nobody is watching.
    .confirm = Show recovery phrase
question-both-kinds = Restore this recovery phrase as BIP39?
    .message = It is a valid BIP39 phrase, but it also has the mark of an Electrum phrase.
    .electrum = If Electrum made it, Ochre would restore an empty wallet. Use Electrum for it instead.
    .chance = One BIP39 phrase in 240 has that mark by chance.
    .confirm = Restore as BIP39
question-other-keys = Create the true wallet next to the other one?
    .message = “{ $wallet }” came from a backup. It has the fingerprint of what you entered, but different keys.
    .addresses = Its addresses belong to somebody else, and Ochre shows none of them. Remove this wallet afterwards.
    .beside = Ochre creates the wallet of your own keys next to it. Use that one.
    .confirm = Create the true wallet
question-account = Use these keys for “{ $wallet }”?
    .message = They came in a file, a text or a code, which proves nothing. Compare both addresses with the device that has the recovery phrase.
    .bitcoin = First bitcoin address: { $address }
    .assets = First asset address: { $address }
    .confirm = Use these keys
question-words = Replace “{ $wallet }”?
    .message = Your recovery phrase shows that keys which were watched here are not yours. What went to their addresses belongs to whoever gave you that account.
    .before = Watched until now, and removed:
    .confirm = Replace the wallet
question-service-keys = Let the service create your recovery phrase?
    .message = { $host } will know the key of this wallet from the start.
    .spend = Whoever runs the service can spend everything in it.
    .test = Use this only to try things on a test network.
    .confirm = Use the service’s phrase

## Removing a wallet

question-remove = Remove “{ $wallet }”?
    .message-keys = You need its recovery phrase to restore it, and for its assets the service’s data.
    .message-watched = You need its public account to watch it again, or its recovery phrase to sign here.
    .keychain = Ochre deletes its key from this computer’s keychain.
    .session = Its key is only in memory and is gone immediately.
    .elsewhere = Its keys are elsewhere and stay there.
    .unchecked = You have not checked yet that you wrote down the recovery phrase correctly.
    .checked = You have checked the recovery phrase that you wrote down.
    .unreadable =
        { $count ->
            [one] { $count } transaction record can’t be read: Ochre does not know its outcome.
           *[other] { $count } transaction records can’t be read: Ochre does not know their outcomes.
        }
    .away =
        { $count ->
            [one] Ochre discards { $count } transaction that waits for signature elsewhere, but can’t take back its signing request.
           *[other] Ochre discards { $count } transactions that wait for signature elsewhere, but can’t take back their signing requests.
        }
    .drafts =
        { $count ->
            [one] Ochre forgets { $count } transaction imported for signing.
           *[other] Ochre forgets { $count } transactions imported for signing.
        }
    .signed =
        { $count ->
            [one] Ochre forgets { $count } imported transaction that you signed here. Its signature stays valid.
           *[other] Ochre forgets { $count } imported transactions that you signed here. Their signatures stay valid.
        }
    .confirm = Remove the wallet

## App password

question-set-password = Set an app password?
    .message =
        { $count ->
            [one] It protects the key of { $count } wallet in this computer’s keychain.
           *[other] It protects the keys of { $count } wallets in this computer’s keychain.
        }
    .tokens = It also protects every token there, and every node and proxy password.
    .own = Continue only if you chose this app password yourself: nobody can open them without it.
    .confirm = Set app password
question-forgot = Remove the app password?
    .message =
        { $count ->
            [0] No other wallet’s key is deleted.
            [one] The key of { $count } wallet is deleted from this computer’s keychain.
           *[other] The keys of { $count } wallets are deleted from this computer’s keychain.
        }
    .restored = Ochre restores the wallet whose recovery phrase you entered.
    .others = You can restore each of the others only from its own recovery phrase.
    .tokens =
        { $count ->
            [one] { $count } token or password of a service or node is deleted. Ochre asks for it again when needed.
           *[other] { $count } tokens and passwords of services and nodes are deleted. Ochre asks for them again when needed.
        }
    .sessions =
        { $count ->
            [one] A wallet for this session only is gone now. Restore it from its recovery phrase.
           *[other] { $count } wallets for this session only are gone now. Restore them from their recovery phrases.
        }
    .confirm = Remove app password
    .confirm-delete = Delete and unlock

## Connecting to a service

question-reach =
    { $count ->
        [one] Reach { $host }?
       *[other] Reach { $count } new hosts?
    }
    .message = { -ochre } asks this once for each host and purpose. Agree only if you know where the address comes from.
    .service = { $host }: it learns your IP address, unless a proxy hides it.
    .bitcoin = { $host }, as a Bitcoin server: it learns which transactions and addresses are yours, and your IP address unless a proxy hides it.
    .rgb-proxy = { $host }, as an RGB proxy: it learns which asset data you fetch or leave there, and your IP address unless a proxy hides it.
    .proxy = { $host }, as a network proxy: it learns which servers you reach.
    .confirm = Agree
question-consent = Share this wallet’s public keys with { $host }?
    .message = Ochre will register “{ $wallet }” there.
    .message-first = Ochre asks it now which API version it has. When you connect, it registers “{ $wallet }” there.
    .unprovable = Ochre can’t verify transactions of this service version (before July 2025). You can see payments to this wallet, but not send through it. Pay nothing in.
    .sees = The service then sees every address and payment of this wallet, past and future.
    .unsee = It can’t spend anything. But this can’t be undone: the service can’t unsee what it has seen.
    .confirm = Share keys and register
question-register-again = Register again with { $host }?
    .message = The service knew “{ $wallet }” before, and reports now that it does not.
    .known = At the last report, this wallet had { $assets ->
        [one] { $assets } asset
       *[other] { $assets } assets
    } and { $slots ->
        [one] { $slots } slot
       *[other] { $slots } slots
    } in use.
    .lost = The service may have lost its data. Registering creates an empty wallet there. It then treats slots that hold assets as free, and often can’t restore a backup of its own any more.
    .ask = Ask the service’s operator first. Until you know, receive and send nothing with it.
    .confirm = Register again
question-chain-source = Ask this Bitcoin server?
    .message = { -ochre } then asks { $server } about the transactions of “{ $wallet }”.
    .learns = It learns which transactions and addresses are yours, and your IP address unless a proxy hides it.
    .own = Best is a server of your own. Nothing of your keys is sent, and Ochre checks what it says.
    .confirm = Ask this server
question-second-source = Compare with this Bitcoin server?
    .message = { -ochre } then asks { $server }, too, and compares what the server of “{ $wallet }” says with it.
    .learns = It, too, learns which transactions and addresses are yours, and your IP address unless a proxy hides it.
    .other = It helps only if somebody else runs it than the first one.
question-pin = Trust only this certificate for { $host }?
    .message-certificate = Ochre then trusts whoever shows it as the service, and refuses anybody else.
    .message-key = Ochre then trusts whoever shows a certificate with its public key, and refuses anybody else.
    .digest-certificate = SHA-256 of the certificate: { $pairs }
    .digest-key = SHA-256 of the public key: { $pairs }
    .compare = Compare it with what the service’s operator gives you. No authority vouches for it any more.
    .confirm = Trust only this certificate
question-unpin = Trust any valid certificate for { $host }?
    .message = Until now, Ochre trusted only one certificate for it.
    .from-now = From now on, Ochre trusts whoever an authority vouches for. They get the stored token for it.
    .confirm = Trust any valid certificate

## Settings

question-unproved = Sign on mainnet without verifying the assets?
    .message = Ochre may then sign sends of real bitcoin whose RGB part it can’t read.
    .lies = Only the service then knows where the assets go. A service that lies can take them.
    .each = Ochre still asks you about each such send. Continue only if you chose this yourself.
    .confirm = Allow it

## Signing

question-sign-slots =
    { $count ->
        [one] Sign and create { $count } slot?
       *[other] Sign and create { $count } slots?
    }
    .size = { $count } × { $amount }, all of it stays yours
question-sign-btc = Sign and send { $amount }?
    .to = To { $address }
    .amount = The amount in bitcoin: { $amount }
    .final = It is broadcast immediately. You can’t undo it.
question-sign-send =
    { $count ->
        [one] Sign and send to one recipient?
       *[other] Sign and send to { $count } recipients?
    }
    .donation = It is broadcast immediately. You can’t undo it: if the recipient can’t accept, the assets are lost.
    .acknowledged = A later refresh broadcasts it, once every recipient has accepted.
    .recipient = { $amount } to { $recipient }
    .recipient-bitcoin = { $amount } to { $recipient }, with { $bitcoin }
    .in-all = In total { $amount }
    .base-units = { $amount } base units
    .more-recipients = and { $count } more recipients, as reviewed
    .more-assets = and { $count } more assets, as reviewed
    .more-places = and { $count } more places like it, as reviewed
    .through = Delivered through { $place }
    .through-plain = Delivered through { $place }, not encrypted
question-fee = Fee: { $amount }
question-reported = { $count } only reported
question-not-proved = { $count } not verified, accepted by you
question-digest = Review code { $digest }

## Signing what was imported

question-sign-bare = Sign this transaction as reviewed?
    .only-part = Sign only your part of a transaction?
    .nobody = Sign a transaction that pays nobody else?
    .output = { $amount } to { $address }
    .script = { $amount } to script { $script }
    .data = Writes { $data } into the chain
    .data-burns = Writes { $data } into the chain and burns { $amount }, which nobody can spend again
    .asset-seal = { $amount } base units of { $asset } to the blinded seal { $seal }
    .asset-output = { $amount } base units of { $asset } to an output that is not yours
    .more = and { $count } more, none of them larger
    .in-all =
        { $count ->
            [one] In total { $amount } to { $count } other
           *[other] In total { $amount } to { $count } others
        }
    .part-comes = Only your part: { $ours } of { $all } inputs. They hold { $held }, and { $back } return. You receive { $net }, fee included
    .part-leaves = Only your part: { $ours } of { $all } inputs. They hold { $held }, and { $back } return. { $net } leave you, fee included
    .slots =
        { $count ->
            [one] Spends { $count } asset slot without moving its assets: they are lost
           *[other] Spends { $count } asset slots without moving their assets: they are lost
        }
    .slots-known =
        { $count ->
            [one] Spends { $count } asset slot without moving its assets: they are lost. Known there: { $assets }
           *[other] Spends { $count } asset slots without moving their assets: they are lost. Known there: { $assets }
        }
    .slot-asset = { $amount } base units of { $asset }
    .slot-asset-unknown = an unknown amount of { $asset }
    .slot-more-assets = { $count } more assets
question-sign-imported =
    .nowhere = Ochre signs it and sends it nowhere. You take the signed file back.
    .besides = You signed another transaction here that pays the same from other coins: both can confirm.
    .same-coins = You signed another transaction here that spends the same coins: only one of them can confirm.
    .same-coins-away = Another transaction that waits for signature spends the same coins: only one of them can confirm.
question-sign-many = Sign { $count } transactions?
    .part = Sign { $count } transactions? Part { $at } of { $parts }
    .named-more = { $wallets } and { $count } more
    .proved = In total { $away } to others and { $fee } in fees. All of them are verified.
    .reported =
        In total { $away } to others and { $fee } in fees. Ochre found no contradiction. { $count ->
            [one] { $count } relies in part on what its signing request reports.
           *[other] { $count } rely in part on what their signing requests report.
        }
    .nowhere = Ochre signs them and sends them nowhere. You take the signed files back.
    .confirm = Sign { $count }
    .confirm-part = Sign these { $count } too
    .slots = { $txid }: slots of { $amount }, all of it stays yours, fee { $fee }
    .btc = { $txid }: { $amount } to { $address }, fee { $fee }
    .send = { $txid }: { $line }, fee { $fee }

## Handing over, and dropping

question-hand-over = Submit this signed transaction?
    .again = Submit the same transaction again?
    .same = It is exactly the transaction you signed before. It can confirm only once.
    .backup = It came from a backup. The other device may already have submitted or replaced it.
    .expired-donation = An invoice has expired. The transaction is broadcast immediately: if the recipient no longer accepts, the assets are lost.
    .expired = An invoice has expired, so the recipient may no longer accept. If so, cancel it in Transfers.
    .confirm = Submit transaction
    .confirm-again = Submit again
question-drop = Discard transaction
question-drop-signed = Discard this signed transaction?
    .erased = It was not submitted. Ochre erases its signatures, and its coins are free immediately.
question-drop-refused = Discard the transaction that the service refused?
    .holds = The service reports that it refused it, and does not list it. But it has your signed transaction and could still broadcast it.
    .remembers = Ochre remembers it and does not submit it again. To be sure that only one can confirm, pay the same recipient again from the same coins.
question-drop-spent = Discard the transaction that can’t confirm any more?
    .stays = Another transaction spent a coin of it. Ochre remembers it and does not submit it again.
question-drop-away = Discard the transaction that waits for signature?
    .stays = Ochre no longer imports a signature for it. Its signing request stays where it is: once signed, anyone who has it can broadcast it. Delete it there too.
question-what-btc = { $amount } to { $address }
question-what-slots =
    { $count ->
        [one] Create { $count } slot
       *[other] Create { $count } slots
    }
question-transaction = Transaction { $txid }

## Spending rules

question-rules = Set these spending rules?
    .at-once = They take effect immediately. To loosen them later takes 24 hours, counted while this computer is on.
    .confirm = Set the rules
question-loosen-rules = Loosen the spending rules?
    .later = Looser rules take effect in 24 hours. You can cancel this until then.
    .counted = Only time while this computer is on counts. For time while it is off, Ochre asks the service that was connected when you set the first rules.
    .confirm = Loosen in 24 hours

## Assets

question-issue = Issue { $ticker }?
    .supply = { $amount } { $unit }, named { $name }
    .decimals = { $decimals } decimals: { $units } of its smallest unit
    .slots =
        { $count ->
            [one] On one free slot
           *[other] On { $count } free slots, one for each part
        }
    .same-ticker = This wallet already has an asset called { $ticker }.
    .looks-like = It looks like another asset of this wallet.
    .final = Its ticker, name, precision and supply can never change. You can’t undo this.
    .confirm = Issue { $ticker }
question-new-name = Use the new name of this asset?
    .true = An issuer can’t change these. Use the new ones only if you know from another source that they are right.
    .confirm = Use the new name
question-first-name = Keep the first name of this asset?
    .amounts = Ochre reads and sends amounts by the first ones, whatever the service reports.
    .confirm = Keep the first name
question-name = “{ $wallet }”: { $asset }
    .first = First seen as { $names }
    .now = Now reported as { $names }

## Giving a transfer up

question-fail-send = Cancel this transfer?
    .free = What it reserves is free again, and so is everything else in the same transaction.
    .also = This also cancels { $what } to { $recipient }.
    .also-more = And { $count } more in the same transaction.
    .broadcast = Anyone who has the signed transaction could still broadcast it. Ochre keeps that in mind when you pay again.
    .confirm = Cancel transfer
    .keep = Keep transfer
question-fail-invoice = Cancel this invoice?
    .free = Nobody can pay it any more, and its reserved slot is free again.
    .paid = If somebody has already paid it, what they sent may be lost. Refresh first to check.
    .arrived = Somebody has paid it, and what they sent may be lost. Refresh instead to accept it.
    .confirms = Asset data has arrived for it. If the sender’s transaction still confirms, what they sent may be lost.
    .proved = { -ochre } verified that the transaction is in a block: it pays you, and cancelling can lose it.
    .arrived-free = Its reserved slot is free again.
    .confirm = Cancel invoice
    .keep = Keep invoice

## Offline mode and backups

question-network = Turn off offline mode?
    .message = Until now, Ochre sent nothing from this computer.
    .asks = Ochre contacts the services of your wallets and your nodes again.
    .keys = Keys that were made for a computer without a network are then on one that uses it.
    .confirm = Turn off offline mode
question-restore = Restore from this backup?
    .empty = It holds no wallet.
    .counts = { $transactions } transactions of the signing history, { $services } node services
    .set-aside = { $count } entries are not as Ochre writes them, and are left out.
    .replaced = Nothing that you have here is replaced. The backup holds no key and no password.
    .one-device = One wallet, one device: stop using it on the other one.
    .confirm = Restore backup

## Nodes: where secrets go

question-new-host = Send secrets to { $host }?
    .message = The address of a node of “{ $service }” names a host that Ochre has never sent secrets to.
    .confirm = Approve this host
question-new-hosts =
    { $count ->
        [one] Send secrets to { $count } new host?
       *[other] Send secrets to { $count } new hosts?
    }
    .part = Send secrets to { $count } new hosts? Part { $at } of { $parts }
    .part-one = Send secrets to { $host }? Part { $at } of { $parts }
    .message = The addresses of nodes of “{ $service }” name hosts that Ochre has never sent secrets to.
    .typed = Ochre will reach “{ $service }” there, with your token.
    .read = The token and node password go there when Ochre calls or unlocks a node. Whoever runs the host can read them.
    .as-data = The address came with a list or a node’s settings. Agree only if you know that it is yours.
    .confirm = Approve these hosts
question-moved-node = Send the secrets of “{ $node }” to another address?
    .confirm = Use the new address
question-moved-nodes =
    { $count ->
        [one] Send the secrets of { $count } node to another address?
       *[other] Send the secrets of { $count } nodes to other addresses?
    }
    .message = You gave node passwords and tokens for one address. They would now go to another.
    .line = “{ $node }”: { $from } → { $to }
    .line-none = “{ $node }”: no address → { $to }
    .alike =
        { $count ->
            [one] { $change } ({ $count } node)
           *[other] { $change } ({ $count } nodes)
        }
    .read = Whoever answers at the new address can read them. A different path on the same host can belong to another customer.
    .agree = Agree only if you know that it is yours. Otherwise nothing changes and nothing is sent.
    .confirm = Use the new addresses
question-remove-service = Remove “{ $service }”?
    .message =
        { $count ->
            [0] Ochre forgets the connection.
            [one] Ochre forgets the connection, its { $count } node and that node’s history.
           *[other] Ochre forgets the connection, its { $count } nodes and their history.
        }
    .secrets = Ochre deletes their tokens and node passwords from this computer’s keychain.
    .confirm = Remove the connection
question-remove-node = Remove “{ $node }”?
    .confirm = Remove the node
question-remove-nodes =
    { $count ->
        [one] Remove { $count } node?
       *[other] Remove { $count } nodes?
    }
    .message = Ochre forgets what happened there and stops watching.
    .secrets = Ochre deletes tokens and node passwords from this computer’s keychain.
    .service = Nothing changes at the service.
    .confirm = Remove the nodes

## Nodes: updates and runs

question-upgrade = Upgrade “{ $node }”?
    .message = This takes a few minutes. Afterwards the node stays locked until you unlock it.
    .images = It runs { $from }; the newest is { $to }.
    .image-unknown = Its current image is unknown; the newest is { $to }.
    .newest-unknown = It runs { $from }; the newest is unknown.
    .unknown = Its current image is unknown; the newest is unknown.
    .no-way-back = You can’t go back to the old image.
    .loses = From a certain image on, a node can’t read the data of older ones. Then only its recovery phrase restores it: without the phrase, its funds are lost.
    .words = Agree only if you have its recovery phrase. Ochre asks this once for each node.
    .confirm = Upgrade the node
    .confirm-words = I have its phrase: upgrade
question-run-unlock =
    { $count ->
        [one] Unlock { $count } node?
       *[other] Unlock { $count } nodes?
    }
    .confirm =
        { $count ->
            [one] Unlock { $count } node
           *[other] Unlock { $count } nodes
        }
    .confirm-words = I have their phrases: unlock
question-run-upgrade =
    { $count ->
        [one] Upgrade { $count } node?
       *[other] Upgrade { $count } nodes?
    }
    .confirm =
        { $count ->
            [one] Upgrade { $count } node
           *[other] Upgrade { $count } nodes
        }
    .confirm-words = I have their phrases: upgrade
question-run-upgradeToUnlocked =
    { $count ->
        [one] Upgrade and unlock { $count } node?
       *[other] Upgrade and unlock { $count } nodes?
    }
    .confirm =
        { $count ->
            [one] Upgrade and unlock { $count } node
           *[other] Upgrade and unlock { $count } nodes
        }
    .confirm-words = I have their phrases: upgrade and unlock
question-run =
    .no-canary = No node goes first.
    .canary = “{ $node }” goes first (canary). A wrong node password or a refused token there ends the batch.
    .then = Then { $count } at a time. Ochre stops if the first node password is wrong, or any three are. It goes on past trouble of a single node, such as a Bitcoin node that is down.
    .words =
        { $count ->
            [one] For { $count } node, Ochre has not asked you yet whether you have its recovery phrase.
           *[other] For { $count } nodes, Ochre has not asked you yet whether you have their recovery phrases.
        }
