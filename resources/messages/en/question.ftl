### Main's own questions: native dialogs, or the page's where there are none. Each has a title, a message below it, lines of
### detail and the label of the button that agrees.

question-wallet-on = { $wallet } on { $network }
question-more = and { $count } more
question-sign = Sign

## Recovery phrase

question-reveal = Show the recovery words?
    .message = The words of { $wallet } will appear on the screen.
    .spend = Anyone who sees them can take this wallet’s bitcoin, and take or destroy its assets.
    .look = Make sure that nobody is looking on.
    .confirm = Show the words
question-both-kinds = Restore these words as a BIP39 phrase?
    .message = They are one, and bear the mark of an Electrum phrase, too.
    .electrum = If Electrum made them, Ochre would restore an empty wallet. Use Electrum for them instead.
    .chance = One BIP39 phrase in 240 bears that mark by chance.
    .confirm = Restore as BIP39
question-other-keys = Make the true wallet beside the other one?
    .message = { $wallet } came out of a backup and carries the fingerprint of what you gave, but its keys are others.
    .addresses = Its addresses are somebody else’s: Ochre shows none of them. Remove it afterwards.
    .beside = The wallet of your own keys is made beside it, and is the one to use.
    .confirm = Make the true wallet
question-service-keys = Let the service make your words?
    .message = { $host } will know the secret of this wallet from its first moment.
    .spend = Whoever runs the service can spend everything in it.
    .test = Good for trying things on a test network, and for nothing else.
    .confirm = Take the service’s words

## Removing a wallet

question-remove = Remove { $wallet }?
    .message-keys = You need its recovery phrase to restore it, and for its assets the service’s data.
    .message-watched = You need its public account to watch it again, or its recovery phrase to sign here.
    .keychain = Its secret is deleted from this computer’s keychain.
    .session = Its secret is in memory only and is gone at once.
    .elsewhere = Its keys are elsewhere and stay there.
    .unchecked = You have not yet checked that your written words are right.
    .checked = You checked your written words before.
    .unreadable =
        { $count ->
            [one] { $count } record of a transaction cannot be read: what became of it is not known here.
           *[other] { $count } records of transactions cannot be read: what became of it is not known here.
        }
    .away =
        { $count ->
            [one] { $count } transaction is out to be signed elsewhere: given up here, and not taken back.
           *[other] { $count } transactions are out to be signed elsewhere: given up here, and not taken back.
        }
    .drafts =
        { $count ->
            [one] { $count } transaction that was brought to be signed: forgotten.
           *[other] { $count } transactions that were brought to be signed: forgotten.
        }
    .signed =
        { $count ->
            [one] { $count } transaction that was signed here as brought: forgotten, and what was signed stays valid.
           *[other] { $count } transactions that were signed here as brought: forgotten, and what was signed stays valid.
        }
    .confirm = Remove the wallet

## App password

question-set-password = Set an app password?
    .message =
        { $count ->
            [one] It closes the secret of { $count } wallet in this computer’s keychain.
           *[other] It closes the secrets of { $count } wallets in this computer’s keychain.
        }
    .tokens = So it does with every token there, and every password of a node or a proxy.
    .own = Go on only if you have just chosen it yourself: without it nobody opens them.
    .confirm = Set the password
question-forgot = Remove the app password?
    .message =
        { $count ->
            [0] No other wallet’s secret is deleted.
            [one] From this computer’s keychain the secret of { $count } wallet is deleted.
           *[other] From this computer’s keychain the secrets of { $count } wallets are deleted.
        }
    .restored = The wallet whose words were typed is restored.
    .others = Each of the others comes back only with its own written words.
    .tokens =
        { $count ->
            [one] { $count } token or password of a service or a node is deleted, and asked for again where needed.
           *[other] { $count } tokens and passwords of services and nodes are deleted, and asked for again where needed.
        }
    .sessions =
        { $count ->
            [one] A wallet that was to last until Ochre ends is gone now, and comes back only with words.
           *[other] { $count } wallets that were to last until Ochre ends are gone now, and come back only with words.
        }
    .confirm = Take it away
    .confirm-delete = Delete and unlock

## Connecting to a service

question-consent = Show your public keys to { $host }?
    .message = { $wallet } will register there.
    .unprovable = It is of a time (before July 2025) whose transactions cannot be proved here: what is paid to this wallet can be seen, and nothing can be sent through it. Pay nothing in.
    .sees = The service then sees every address and every payment of this wallet, past and future.
    .unsee = It cannot spend anything. But what it has seen, it cannot unsee: this cannot be taken back.
    .proxy = It is reached through the proxy { $proxy }, and no other way.
    .confirm = Show them and register
question-register-again = Begin anew with { $host }?
    .message = { $wallet } was known there, and the service says that it is not any more.
    .known = When it was heard last, this wallet had { $assets ->
        [one] { $assets } asset
       *[other] { $assets } assets
    }, and { $slots ->
        [one] { $slots } slot
       *[other] { $slots } slots
    } in use.
    .lost = It may have lost its data. Registering makes an empty wallet there: it then takes slots that hold assets for free ones, and a backup of its own can often not be brought back any more.
    .ask = Ask whoever runs it first. Until you know, receive and send nothing with it.
    .confirm = Begin anew
question-pin = Take one certificate alone for { $host }?
    .message-certificate = Whoever shows it is taken for the service, and anybody else is refused.
    .message-key = Whoever shows one with its public key is taken for the service, and anybody else is refused.
    .digest-certificate = SHA-256 of the certificate: { $pairs }
    .digest-key = SHA-256 of the public key: { $pairs }
    .compare = Compare it with what whoever runs the service gives you. No authority vouches for it any more.
    .confirm = Take this one
question-unpin = Take any certificate for { $host }?
    .message = Until now one certificate alone was taken for it.
    .from-now = From now on it is whoever an authority vouches for, and they get the token that is kept for it.
    .confirm = Take any

## Settings

question-unproved = Sign on mainnet without proof of the assets?
    .message = Sends whose RGB part Ochre cannot read may then be signed with real bitcoin.
    .lies = Where the assets go is then known to the service alone: a service that lies can take them.
    .each = Each such send is still asked about. Go on only if you have just chosen this yourself.
    .confirm = Allow it

## Signing

question-sign-slots =
    { $count ->
        [one] Sign: create { $count } slot?
       *[other] Sign: create { $count } slots?
    }
    .size = { $count } × { $amount }, all of it stays yours
question-sign-btc = Sign: send { $amount }?
    .to = To { $address }
    .amount = The amount in bitcoin: { $amount }
    .final = It is broadcast at once and cannot be taken back.
question-sign-send =
    { $count ->
        [one] Sign: send to one recipient?
       *[other] Sign: send to { $count } recipients?
    }
    .donation = It is broadcast at once: it cannot be taken back, also if a recipient never takes it.
    .acknowledged = It is broadcast once every recipient has acknowledged it, at a later refresh.
    .recipient = { $amount } to { $recipient }
    .recipient-bitcoin = { $amount } to { $recipient }, with { $bitcoin }
    .in-all = In all { $amount }
    .base-units = { $amount } base units
    .more-recipients = and { $count } more recipients, as reviewed
    .more-assets = and { $count } more assets, as reviewed
    .more-places = and { $count } more places like it, as reviewed
    .through = Delivered through { $place }
    .through-plain = Delivered through { $place }, not encrypted
question-fee = Fee: { $amount }
question-reported = { $count } reported by the service alone
question-not-proved = { $count } not proved, accepted by you
question-digest = Digest { $digest }

## Signing what was imported

question-sign-bare = Sign: a transaction as reviewed?
    .only-part = Sign: only your part of a transaction?
    .nobody = Sign: a transaction that pays nobody else?
    .output = { $amount } to { $address }
    .script = { $amount } to script { $script }
    .data = Writes { $data } into the chain
    .data-burns = Writes { $data } into the chain and burns { $amount }, which nobody can spend again
    .asset-seal = { $amount } base units of { $asset } to the blinded seal { $seal }
    .asset-output = { $amount } base units of { $asset } to an output that is not yours
    .more = and { $count } more, none of them larger
    .in-all =
        { $count ->
            [one] In all { $amount } to { $count } other
           *[other] In all { $amount } to { $count } others
        }
    .part-comes = Only your part: { $ours } of { $all } inputs. They hold { $held }, { $back } return: { $net } come to you, the fee included
    .part-leaves = Only your part: { $ours } of { $all } inputs. They hold { $held }, { $back } return: { $net } leave you, the fee included
    .slots =
        { $count ->
            [one] Spends { $count } asset slot and moves no asset: what lies there is lost
           *[other] Spends { $count } asset slots and moves no asset: what lies there is lost
        }
    .slots-known =
        { $count ->
            [one] Spends { $count } asset slot and moves no asset: what lies there is lost, as far as is known { $assets }
           *[other] Spends { $count } asset slots and moves no asset: what lies there is lost, as far as is known { $assets }
        }
    .slot-asset = { $amount } base units of { $asset }
    .slot-more-assets = { $count } more assets
question-sign-imported =
    .nowhere = Ochre signs it and sends it nowhere: you take the signed one back.
    .besides = Another one that you signed here pays the same from other coins: both can confirm.
    .same-coins = Another one that you signed here spends the same coins: one of them can confirm.
    .same-coins-away = Another one that is out to be signed spends the same coins: one of them can confirm.
question-sign-many = Sign { $count } transactions?
    .part = Sign { $count } transactions? Part { $at } of { $parts }
    .named-more = { $wallets } and { $count } more
    .proved = In all { $away } to others, and { $fee } in fees. All of them are proved.
    .reported = In all { $away } to others, and { $fee } in fees. Nothing contradicts; { $count } rest in part on what their packs report.
    .nowhere = Ochre signs them and sends them nowhere: you take the signed ones back.
    .confirm = Sign { $count }
    .confirm-part = These { $count } too
    .slots = { $txid }: slots of { $amount }, all of it stays yours, fee { $fee }
    .btc = { $txid }: { $amount } to { $address }, fee { $fee }
    .send = { $txid }: { $line }, fee { $fee }

## Handing over, and dropping

question-hand-over = Hand over what you signed?
    .again = Hand the same over once more?
    .same = It is the very same signed transaction as before: it can be confirmed once, and not twice.
    .backup = It came from a backup: where that was made it may have been handed over already, or replaced.
    .expired-donation = An invoice has expired. It is broadcast at once: what the recipient no longer takes is lost.
    .expired = An invoice has expired: the recipient may no longer take it. Then give it up among your transfers.
    .confirm = Hand it over
    .confirm-again = Hand it over again
question-drop = Drop it
question-drop-signed = Drop what you signed?
    .erased = Nothing of it was handed over. Its signatures are erased, and its coins are free at once.
question-drop-refused = Drop what the service refused?
    .holds = The service said that it does not take it, and lists nothing of it. It holds what you signed all the same: it could still broadcast it.
    .remembers = Ochre remembers it, and hands it over no more. To be sure that only one of the two can ever happen, pay the same recipient again from the same coins.
question-drop-away = Drop what is to be signed elsewhere?
    .stays = Ochre takes no signature for it any more. What left this computer stays where it is: once signed, whoever has it can broadcast it. Delete it there too.
question-what-btc = { $amount } to { $address }
question-what-slots =
    { $count ->
        [one] Create { $count } slot
       *[other] Create { $count } slots
    }
question-transaction = Transaction { $txid }

## Spending rules

question-rules = Set these spending rules?
    .at-once = They are in force at once. Loosening them later takes 24 hours that this computer is on.
    .confirm = Set the rules
question-loosen-rules = Loosen the spending rules?
    .later = What is looser is in force in 24 hours. Until then you can call it off.
    .counted = Counted is the time that this computer is on. While it is off, only the service that was connected when the first of these rules was set can tell how long.
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
    .same-ticker = This wallet has an asset called { $ticker } already.
    .looks-like = It looks like another asset of this wallet.
    .final = Its ticker, name, precision and supply can never be changed, and it cannot be taken back.
    .confirm = Issue { $ticker }
question-new-name = Take the new name of an asset?
    .true = An issuer cannot change these. Take the new ones only if you know from elsewhere that they are right.
    .confirm = Take the new name
question-first-name = Keep the name of an asset?
    .amounts = Amounts are read and sent by the first ones, whatever the service says.
    .confirm = Keep the first name
question-name = { $wallet }: { $asset }
    .first = First seen as { $names }
    .now = Told now as { $names }

## Giving a transfer up

question-fail-send = Give this send up?
    .free = What it holds is free again, and so is everything else that goes in the same transaction.
    .broadcast = Whoever has the signed transaction could still broadcast it. Ochre keeps that in mind when you pay again.
question-fail-invoice = Give this invoice up?
    .free = It can no longer be paid, and the slot that it holds is free again.
    .paid = If somebody has paid it already, what they sent may be lost. Refresh before, to see.
    .arrived = Somebody has paid it: what they sent may be lost. A refresh would take it.
    .arrived-free = The slot that it holds is free again.
    .confirm = Give it up

## Offline mode and backups

question-network = Let this machine use the network?
    .message = It signs offline: until now Ochre sent nothing from it.
    .asks = Ochre asks the services of your wallets and your nodes again.
    .keys = Keys that were kept on a machine without a network are then on one that has it.
    .confirm = Use the network
question-restore = Bring back what is in this backup?
    .empty = There is no wallet in it.
    .counts = { $transactions } transactions of the journal, { $services } node services
    .set-aside = { $count } entries are not as Ochre writes them, and stay out.
    .replaced = Nothing that is here is replaced. No key and no password is in it.
    .one-device = One wallet, one device: stop using it on the other one.
    .confirm = Bring it back

## Nodes: where secrets go

question-new-host = Send secrets to { $host }?
    .message = The address of a node of { $service } names a host that secrets never went to.
    .confirm = Approve this host
question-new-hosts =
    { $count ->
        [one] Send secrets to { $count } new hosts?
       *[other] Send secrets to { $count } new hosts?
    }
    .part = Send secrets to { $count } new hosts? Part { $at } of { $parts }
    .part-one = Send secrets to { $host }? Part { $at } of { $parts }
    .message = The address of a node of { $service } names hosts that secrets never went to.
    .typed = { $service } is to be reached there, with your token.
    .read = The token and the password of a node go there when it is asked or unlocked. Whoever runs it can read them.
    .as-data = It came with a list or with a node’s settings. Agree only if you know that it is yours.
    .confirm = Approve these hosts
question-moved-node = Send the secrets of { $node } to another address?
    .confirm = Use the new address
question-moved-nodes =
    { $count ->
        [one] Send the secrets of { $count } node to other addresses?
       *[other] Send the secrets of { $count } nodes to other addresses?
    }
    .message = Passwords and tokens were given for one address, and would go to another.
    .line = { $node }: { $from } → { $to }
    .line-none = { $node }: no address → { $to }
    .alike =
        { $count ->
            [one] { $change } ({ $count } node)
           *[other] { $change } ({ $count } nodes)
        }
    .read = Whoever answers at the new address can read them. On one host, another path can be another customer.
    .agree = Agree only if you know that it is yours. If you do not, nothing changes and nothing is sent.
    .confirm = Use the new addresses
question-remove-service = Remove { $service }?
    .message =
        { $count ->
            [one] Ochre forgets the connection, its { $count } node and what happened to them.
           *[other] Ochre forgets the connection, its { $count } nodes and what happened to them.
        }
    .secrets = Their tokens and passwords are deleted from this computer’s keychain.
    .confirm = Remove the connection
question-remove-node = Remove { $node }?
    .confirm = Remove the node
question-remove-nodes =
    { $count ->
        [one] Remove { $count } node?
       *[other] Remove { $count } nodes?
    }
    .message = Ochre forgets what happened there, and watches no longer.
    .secrets = Tokens and passwords are deleted from this computer’s keychain.
    .service = At the service nothing changes.
    .confirm = Remove the nodes

## Nodes: updates and runs

question-upgrade = Update { $node }?
    .message = It takes a few minutes, and the node is locked after it until it is unlocked.
    .images = It runs { $from }; the newest is { $to }.
    .image-unknown = Its present image is not known; the newest is { $to }.
    .newest-unknown = It runs { $from }; the newest is not known.
    .unknown = Its present image is not known; the newest is not known.
    .no-way-back = There is no way back to the old image.
    .loses = Past a certain image, a node can’t read what an older one wrote. Then only the words that its set-up showed bring it back: without them its funds are lost.
    .words = Agree only if its words are at hand. You are asked once for each node.
    .confirm = Update the node
    .confirm-words = Its words are at hand: update
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
    .confirm-words = Their words are at hand: unlock
question-run-upgrade =
    { $count ->
        [one] Update { $count } node?
       *[other] Update { $count } nodes?
    }
    .confirm =
        { $count ->
            [one] Update { $count } node
           *[other] Update { $count } nodes
        }
    .confirm-words = Their words are at hand: update
question-run-upgradeToUnlocked =
    { $count ->
        [one] Update and unlock { $count } node?
       *[other] Update and unlock { $count } nodes?
    }
    .confirm =
        { $count ->
            [one] Update and unlock { $count } node
           *[other] Update and unlock { $count } nodes
        }
    .confirm-words = Their words are at hand: update and unlock
question-run =
    .no-canary = No node goes first alone.
    .canary = { $node } goes first, alone: a wrong password or a refused token there ends it.
    .then = Then { $count } at a time. It stops by itself when the first password is wrong, or three are, and goes on over what is one node’s own: a Bitcoin node that is away, say.
    .words =
        { $count ->
            [one] Of { $count } node you were not asked yet whether the words are at hand.
           *[other] Of { $count } nodes you were not asked yet whether the words are at hand.
        }
