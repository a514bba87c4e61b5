### What was checked of a transaction, as Verified, Reported, Not verified or Doesn’t match. A claim says no more than what was
### checked: keep it as strong and as weak as it is here. “Verified” and “your keys derive” are meant literally.

claim-checked = Checks

## Outcomes: the one word for each, and their sum below a review (“2 verified”)

claim-outcome-proved = Verified
claim-outcome-onTrust = Reported
claim-outcome-notProved = Not verified
claim-outcome-contradicts = Doesn’t match
claim-passed =
    { $count ->
        [one] { $count } check passed
       *[other] { $count } checks passed
    }
claim-tally-onTrust = { $count } only reported
claim-tally-notProved =
    { $accepted ->
        [yes] { $count } not verified, accepted by you
       *[no] { $count } not verified
    }
claim-tally-contradicts = Doesn’t match: { $count }

## Where nothing better is known of a claim. $claim is a whole sentence of this file; $name a name in the code.

claim-unknown = Ochre can’t verify this: { $claim }
claim-unnamed = Checked: { $name }.

## Of every transaction

claim-readable = Ochre read all of it.
claim-inputs-ours = Spends only your coins.
# The list of coins was given at $time.
claim-amounts-listed = Amounts as { $teller ->
        [pack] the signing request
       *[service] the service
    } listed them at { $time }. If one is false, the signature is invalid.
claim-amounts-own = Amounts as Ochre recorded them. If one is false, the signature is invalid.
claim-inputs-unlisted = { -ochre } can’t compare { $what ->
        [amounts] these amounts
       *[assets] what these inputs hold
    } with a list of your own.
claim-fee-below = The fee is { $fee }, a little below the { $rate } asked for.
# Another rate than the one asked for
claim-fee-at = The fee is { $fee } at { $rate }{ $as ->
        [asked] , as asked
       *[other] { "" }
    }.
# $above: by how much; $rate: the one asked for
claim-fee-above = The fee is { $above } above the { $rate } asked for: { $because ->
        [noChange] too little was left to return
       *[estimate] within what Ochre accepts
    }.
claim-fee-unknown = Ochre can’t tell the fee.
# A second sentence follows: why that is no small matter.
claim-fee-otherwise = The fee would be { $fee }. { $rate } was asked for, about { $asked }.
claim-signature-form = Your signature covers all of it. Any change invalidates it.
claim-lock-none = No lock time delays it.
claim-lock-by-date = Can be mined from block { $height } on, by about { $day } at the latest.
claim-lock-unknown = Can be mined from block { $height } on. No other lock delays it.

## To be known beside a claim that is verified

claim-note-fee = The service’s estimate leaves out the commitment, as older ones do. Confirmation may take a little longer.
claim-note-keychain = Your change goes to address branch { $keychain }, and this service watches the other. Another wallet with your recovery phrase finds it, and so does Ochre once the connection names branch { $keychain }.
claim-note-look-through = Your address lies further out than most wallets search. After a restore, another must search the first { $addresses }. Ochre does.
# Before what is signed makes the search of a wallet longer. $addresses: how many it then searches.
claim-note-search = If you sign, Ochre searches { $addresses } addresses from now on. Make a new backup: it has that number. After a restore from the recovery phrase, search further under Settings, Backup, Recovery.
claim-note-data = Writes { $count } bytes into the chain. Some nodes relay no more than 83, or no more than one such output.
claim-note-lock = If that block is still ahead, the transaction waits; you can discard it.

## What returns goes to an address of one’s own that a restore would not find. $index and $last number addresses of a branch.

claim-coin-beyond-words = Input { $input } spends your own address { $index }. Ochre searches only up to { $last }: another coin of yours could pass for someone else’s. Search further under Settings, Backup, Recovery.

## Of a payment of plain bitcoin

claim-payment =
    { $teller ->
        [pack] Pays { $amount } to the address in the request. Compare it with the recipient’s.
       *[service] Pays exactly { $amount } to the address you entered, once.
    }
claim-payment-only = Nobody else gets bitcoin, and nothing is written into the chain.
# $count: of the addresses

## Of a transaction that makes asset slots

claim-inputs-uncolored = Spends no asset, and no slot reserved for one.
claim-slots-as-asked = Creates { $count ->
        [one] { $count } slot
       *[other] { $count } slots
    } of { $size }, all yours, as asked.
claim-slots-fewer = Creates { $count ->
        [one] { $count } slot
       *[other] { $count } slots
    } of { $size }, all yours. Up to { $asked } were asked for.
claim-slots-count = Slots: { $count } instead of { $asked }.
claim-slots-size = A slot wouldn’t hold the { $size } asked for.
claim-change-none = No bitcoin is left over to return.
claim-change-address = { $amount } comes back to you.
claim-change-address-unknown = The rest comes back to you.
claim-nothing-to-others = Nobody else gets bitcoin.
# $count: of the addresses. A second sentence follows.
claim-strangers =
    { $count ->
        [one] { $amount } would go to an address that isn’t yours.
       *[other] { $amount } would go to addresses that aren’t yours.
    }
claim-strangers-unasked = You didn’t ask for that.

## Of a send of assets

claim-recipients-each = Each of the { $count } recipients gets exactly what { $teller ->
        [pack] the signing request names
       *[service] you entered
    }: { $amounts }.
claim-recipient-output = Exactly { $amount } goes to an output of the recipient that holds { $bitcoin }.
claim-recipient-slot = Exactly { $amount } goes to the slot { $slot ->
        [invoice] of the invoice
        [invoicePack] of the invoice in the signing request
        [typedPack] that the signing request names
       *[typed] that you named
    }.
claim-recipients-unknown = Ochre can’t tell who would get which asset.
# At the end of a row of amounts that would be too long.
claim-asset-change-none = No asset is left over to return.
# $count: how many amounts. Also: their scripts stand in the transaction, or the person's own record verifies them.
claim-asset-change-output = Back to you, on output { $output }: { $amounts }.
claim-asset-change-slots = Back to slots of yours: { $amounts }.
claim-asset-change-book = Slots you already have are verified with your own record.
claim-asset-change-unknown = Ochre can’t tell whether the rest of your assets comes back to you.
claim-assets-as-asked = Moves what was asked for, and no other asset.
# $count: how many $assets lie beside what was asked
claim-assets-riding = Moves what was asked for and, from the same slots, { $assets }. No other asset.
claim-assets-unknown = Ochre can’t tell which assets move.
claim-assets-whole = Moves everything listed on the spent slots: nothing is destroyed or left behind.
claim-assets-whole-unknown = Ochre can’t tell whether everything on the spent slots moves.
claim-commitment = The RGB commitment covers exactly these transfers.
claim-commitment-unreadable = Ochre can’t read the asset part, nor recompute what it commits to.
claim-commitment-none = No commitment that Ochre could recompute.
claim-nothing-beside-recipients = Apart from { $amount } for { $count ->
        [one] the recipient
       *[other] { $count } recipients
    }, nobody else gets bitcoin.
claim-inputs-slots = Spends only asset slots of yours that this send needs.
# In place of a second sentence about addresses that are not one's own.

## Of a bare PSBT, which nobody here asked for

# $count: of the inputs that are one's own, where there are others
claim-inputs-part = Yours among its inputs: { $count }. Ochre signs nothing else.
claim-pays-nobody = Pays nobody else, and gives nobody an asset.
claim-data-recomputes = Ochre recomputed the data in the chain from what is shown here.
claim-data-moves = The data in the chain moves { $assets }, and hides nothing else.
claim-data-unreadable = Writes data into the chain that Ochre can’t read. If your coins hold assets, you may lose them.
claim-spent-assets = Ochre knows what its inputs hold, and all of it moves.
claim-fee-within-limits = The fee is { $fee }, within your limits.
claim-fee-over-limits = The fee would be { $fee }, more than your limits allow.
claim-relayed = Nodes relay such a fee and such outputs.
# $count: of the inputs of other people; $signed of them carry a signature
# $count: of the outputs
# $count: of the coins. One of the two below it follows.
claim-coins-unlisted = This computer has no list of what these coins hold. { $count ->
        [0] All of it is on your branch for plain bitcoin, where no asset should be.
       *[other] Asset slots among them: { $count }. Any asset there that this doesn’t move is destroyed.
    }
claim-amounts-own-word = Only the PSBT reports these amounts. If one is wrong, your signature is invalid and nothing is lost.
# The two middle ones stand there where they apply.
claim-unrelayed = Nodes may not relay it. { $why } You lose nothing if it never confirms, and can spend the coin otherwise.
claim-unrelayed-fee = { $fee } for { $vbytes } vB: many nodes relay nothing below { $least }.
claim-unrelayed-dust = Output { $output } holds { $amount }: nodes relay no such output below { $least }.
claim-unrelayed-odd = Output { $output } pays an unknown kind of script. Nodes don’t relay it, and anyone who finds it may spend it.
# $moments: one or more of the four below, as a list
claim-waits = Can be mined { $moments }, not before. Until then it waits, and you can spend the coin otherwise.
claim-waits-at =
    { $by ->
        [day] after { $at }
        [height] from block { $at } on
        [blocks] about { $at } after what it spends (blocks: { $count })
       *[time] about { $at } after what it spends
    }
# $about: about how long that takes, as below
claim-spends-slots = Would spend asset slots and move no asset: what they hold would be destroyed. Have it rebuilt from plain bitcoin.
# Behind what a signing request reports

## What a claim rests on that somebody reports alone: the service, or the signing request (pack). $coins names $count of them; 0: none is named.

# $assets lie beside what was asked
# $claim is a whole sentence of this file: what is said where it is verified
# At the end of a row of coins that would be too long.
claim-change-beyond = Output { $output } goes to your own address { $index }. { $how ->
        [words] Ochre searches only up to { $last }. Search further under Settings, Backup, Recovery, or choose an earlier change address.
        [others] Where others add inputs, Ochre accepts only up to { $last }. Choose an earlier change address.
        [all] No search goes beyond { $last }. Create a new wallet and move everything there: sends still work.
        [further] Ochre searches only up to { $last }. Search further under Settings, Backup, Recovery, then start again.
       *[restore] A restored wallet would search only up to { $last }.
    }
claim-others = Others’ inputs: { $count }, signed { $signed }. Only the PSBT reports what they hold: with any other amount or output, your signature is invalid.
claim-pays = Pays somebody else: { $what }. Ochre doesn’t know who that is: confirm each above.
claim-pays-outputs =
    { $count ->
        [one] { $count } output
       *[other] { $count } outputs
    }
claim-teller =
    { $teller ->
        [pack] The signing request
       *[service] The service
    }
claim-told-inputsAreSlots = { $teller } reports what these slots hold{ $coins }.
claim-told-assetsWhole = Moves all that Ochre knows is there. { $teller } reports nothing else{ $coins }.
claim-told-assetsAsAsked = Moves what was asked for{ $riding }. { $teller } reports nothing else on the spent slots{ $coins }.
claim-told-other = { $teller } reports this, not verified{ $coins }: { $claim }
claim-replaces = Spends each coin of the transaction it replaces, and pays nobody else.
claim-payments = Pays each address you entered, { $amount } in all, once.
claim-merge = Every coin you chose comes back to this wallet.
