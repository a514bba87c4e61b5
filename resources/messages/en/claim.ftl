### What was checked of a transaction, as Verified, Reported, Not verified or Doesn’t match. A claim says no more than what was
### checked: keep it as strong and as weak as it is here. “Proves” and “your keys derive” are meant literally.

claim-checked = What was checked

## Outcomes: the one word for each, and their sum below a review (“2 verified”)

claim-outcome-proved = Verified
claim-outcome-onTrust =
    { $teller ->
        [pack] Reported by the pack
       *[service] Reported by the service
    }
claim-outcome-notProved = Not verified
claim-outcome-contradicts = Doesn’t match
claim-tally-proved = { $count } verified
claim-tally-onTrust =
    { $teller ->
        [pack] { $count } reported by the pack
       *[service] { $count } reported by the service
    }
claim-tally-notProved =
    { $accepted ->
        [yes] { $count } not verified, accepted by you
       *[no] { $count } not verified
    }
claim-tally-contradicts =
    { $count ->
        [one] { $count } doesn’t match
       *[other] { $count } don’t match
    }

## Where nothing better is known of a claim. $claim is a whole sentence of this file; $name a name in the code.

claim-unknown = Ochre cannot tell whether this holds: { $claim }
claim-unnamed = Checked: { $name }.

## Of every transaction

claim-readable = The transaction is read completely. Nothing in it is skipped.
claim-inputs-ours =
    { $count ->
        [one] The coin that it spends is yours: your keys derive it.
       *[other] All { $count } coins that it spends are yours: your keys derive them.
    }
# The list of coins was given at $time.
claim-amounts-listed =
    .service = Amounts are those of the list that the service gave at { $time }. With any other amount your signature is worth nothing.
    .pack = Amounts are those of the list that came with the pack, of { $time }. With any other amount your signature is worth nothing.
claim-amounts-unlisted = The amounts of these inputs cannot be compared with a list of your own.
claim-fee-near = The fee is near { $rate }, as you asked.
claim-fee-below = The fee is { $fee }, a little below the { $rate } that you asked for.
claim-fee-as-asked = The fee is { $fee } at { $rate }, as you asked.
claim-fee-unknown = The fee cannot be told from it, so not whether it is near { $rate }.
# A second sentence follows: why that is no small matter.
claim-fee-otherwise = The fee would be { $fee }; you asked for { $rate }, which is about { $asked }.
# In place of a rate, where nobody asked for one.
claim-fee-no-rate = no rate
claim-signature-form = Your signature covers all of it. Any change invalidates it.
claim-lock-none = It can confirm at once: no lock time holds it back.
claim-lock-date = It can confirm at once: its lock time, { $day }, has passed.
claim-lock-height = It can confirm at once: its lock time, block { $height }, is not ahead.
claim-lock-by-date = It can be mined from block { $height } on. That block is there by about { $day } at the latest.
claim-lock-unknown = It can be mined from block { $height } on. No date and no other lock holds it back.

## To be known beside a claim that is verified

claim-note-fee = The service left the bytes of the commitment out of its estimate, as older ones do. It may confirm a little later; nothing else follows from it.
claim-note-keychain = It returns to keychain { $keychain } of your keys, and this service looks at the other. It is yours all the same: another wallet with your words finds it, and so does Ochre where the connection’s settings name keychain { $keychain }.
claim-note-look-through = Your keys derive it, further out than most wallets look. After a restore from your words, another wallet finds it if it looks through the first { $addresses } addresses (its gap limit); Ochre looks through { $ours }.
claim-note-data =
    { $count ->
        [one] It writes { $count } byte into the chain. Older nodes, and some newer ones, do not pass on more than 83, or more than one such output; others do.
       *[other] It writes { $count } bytes into the chain. Older nodes, and some newer ones, do not pass on more than 83, or more than one such output; others do.
    }
claim-note-lock = Ochre knows no block height of this network. If that block is still ahead, the transaction only waits: that moves nothing, and until it is mined it can be dropped or replaced.

## What returns goes to an address of one’s own that a restore would not find. $index and $last number addresses of a branch.

claim-change-beyond-words = Output { $output } goes to an address of your own, number { $index }, but a restore from your words looks no further than number { $last }. In the program that made it, choose an address before that for what comes back.
claim-change-beyond-others = Output { $output } goes to an address of your own, number { $index }. Where others put inputs in, Ochre takes no further one than number { $last } for what comes back. In the program that made it, choose an address before that.
claim-change-beyond-all = Output { $output } goes to an address of your own, number { $index }, but a restore from the words looks at the first { $addresses }, and this wallet has used them. Create a new wallet and move what is here to it.
claim-change-beyond-restore = Output { $output } goes to an address of your own, number { $index }, but a restored wallet would look no further than number { $last }.

## Of a payment of plain bitcoin

claim-payment = Exactly { $amount } goes to the address that you confirmed, once.
claim-payment-as-confirmed = What you confirmed is paid, once.
claim-payment-only = No bitcoin goes to anyone else, and nothing is written into the chain.
# $count: of the addresses
claim-payment-strangers =
    { $count ->
        [one] { $amount } would go to an address that is neither yours nor the one that you confirmed.
       *[other] { $amount } would go to addresses that are neither yours nor the one that you confirmed.
    }
claim-payment-nothing = The address that you confirmed would get nothing.
claim-payment-size = The address that you confirmed would get { $given }; you confirmed { $agreed }.
claim-change-several = What is left would return in several outputs instead of one.

## Of a transaction that makes asset slots

claim-inputs-uncolored = It spends no asset and no slot that waits for one.
claim-slots-as-confirmed = The new slots are as you asked.
claim-slots-as-asked =
    { $count ->
        [one] { $count } new slot of { $size } is yours, as you asked.
       *[other] { $count } new slots of { $size } each are yours, as you asked.
    }
claim-slots-fewer =
    { $count ->
        [one] { $count } new slot of { $size } is yours, and you asked for up to { $asked }.
       *[other] { $count } new slots of { $size } each are yours, and you asked for up to { $asked }.
    }
claim-slots-count =
    { $count ->
        [one] It would make { $count } slot; you asked for { $asked }.
       *[other] It would make { $count } slots; you asked for { $asked }.
    }
claim-slots-size = A slot would not hold { $size }, which is what you asked for.
claim-change-none = Nothing is left over to return.
claim-change-address = { $amount } returns to an address that your keys derive.
claim-change-address-unknown = What is left returns to an address that your keys derive.
claim-nothing-to-others = No bitcoin goes to anyone else.
# $count: of the addresses. A second sentence follows.
claim-strangers =
    { $count ->
        [one] { $amount } would go to an address that is not yours.
       *[other] { $amount } would go to addresses that are not yours.
    }
claim-strangers-unasked = You asked to pay nobody.

## Of a send of assets

claim-recipients-as-confirmed = Each recipient gets what you confirmed.
claim-recipients-each = Each of the { $count } recipients gets exactly what you confirmed: { $amounts }.
claim-recipient-output = Exactly { $amount } goes to an output of the recipient’s, which holds { $bitcoin }.
claim-recipient-slot-named = Exactly { $amount } goes to the slot that you named.
claim-recipient-slot-invoice = Exactly { $amount } goes to the slot that the invoice names.
claim-recipients-unknown = Who would get which asset cannot be told from it.
# At the end of a row of amounts that would be too long.
claim-more-assets = { $count } more assets
claim-asset-change-none = No asset is left over to return.
# $count: how many amounts. Also: their scripts stand in the transaction, or the person's own record proves them.
claim-asset-change-output =
    { $count ->
        [one] { $amounts } returns to output { $output }, which your keys derive.
       *[other] { $amounts } return to output { $output }, which your keys derive.
    }
claim-asset-change-slots =
    { $count ->
        [one] { $amounts } returns to slots of yours.
       *[other] { $amounts } return to slots of yours.
    }
claim-asset-change-output-and-book =
    { $count ->
        [one] { $amounts } returns to output { $output }, which your keys derive, and to slots that you have already. Your own record proves those yours.
       *[other] { $amounts } return to output { $output }, which your keys derive, and to slots that you have already. Your own record proves those yours.
    }
claim-asset-change-book =
    { $count ->
        [one] { $amounts } returns to slots of yours that you have already. Your own record proves those yours.
       *[other] { $amounts } return to slots of yours that you have already. Your own record proves those yours.
    }
claim-asset-change-unknown = Whether the rest of your assets returns to you cannot be told from it.
claim-assets-as-asked = It moves what you asked to send, and no other asset.
# $count: how many $assets lie beside what was asked
claim-assets-riding =
    { $count ->
        [one] It moves what you asked to send, and { $assets }, which lies on the same slots. No other asset.
       *[other] It moves what you asked to send, and { $assets }, which lie on the same slots. No other asset.
    }
claim-assets-unknown = Which assets it moves cannot be told from it.
claim-assets-whole = All that is listed on the spent slots is moved: nothing is destroyed or left behind.
claim-assets-whole-unknown = Whether everything on the spent slots is moved cannot be told from it.
claim-commitment = The RGB commitment covers exactly the transfers shown here. Nothing hidden rides in it.
claim-commitment-unreadable = Its asset part is written in a form that Ochre does not know: what it commits to cannot be recomputed.
claim-commitment-none = It has no commitment that could be recomputed.
claim-nothing-beside-recipients =
    { $count ->
        [one] Beside the { $amount } that you give to the recipient, no bitcoin goes to anyone else.
       *[other] Beside the { $amount } that you give to { $count } recipients, no bitcoin goes to anyone else.
    }
claim-bitcoin-change-none = No bitcoin is left over to return.
claim-bitcoin-change = { $amount } returns to output { $output }, which your keys derive.
claim-bitcoin-change-unknown = What is left returns to output { $output }, which your keys derive.
claim-inputs-slots =
    { $count ->
        [one] It is one of your asset slots, and needed for what you asked.
       *[other] All of them are asset slots of yours, each needed for what you asked.
    }
claim-inputs-slots-unknown = What lies on these inputs cannot be compared with a list of your own.
# In place of a second sentence about addresses that are not one's own.
claim-strangers-no-recipients = It is none of the recipients that you confirmed.

## Of a bare PSBT, which nobody here asked for

# $count: of the inputs that are one's own, where there are others
claim-inputs-part =
    { $count ->
        [one] { $count } coin of it is yours: your keys derive it. Nothing else of it is signed.
       *[other] { $count } coins of it are yours: your keys derive them. Nothing else of it is signed.
    }
claim-pays-nobody = It pays nobody else, and gives no asset to anybody.
claim-data-recomputes = What it writes into the chain recomputes from what is shown here.
claim-data-moves = What it writes into the chain moves { $assets }, and nothing hidden rides in it.
claim-data-unreadable = It writes data into the chain that Ochre cannot read. If your coins carry assets, they may be lost by it.
claim-spent-assets = What lies on its inputs is known, and all of it is moved.
claim-fee-within-limits = The fee is { $fee }, within your limits.
claim-fee-within-limits-unsaid = The fee is within your limits.
claim-fee-untold = The fee cannot be told from it.
claim-fee-over-limits = The fee would be { $fee }, more than your limits allow.
claim-relayed = Nodes pass on what pays such a fee and makes such outputs.
# $count: of the inputs of other people; $signed of them carry a signature
claim-others-unsigned =
    { $count ->
        [one] { $count } input of it is other people’s. What they hold is the PSBT’s word; your signature covers it, so that with any other amount or output it is worth nothing.
       *[other] { $count } inputs of it are other people’s. What they hold is the PSBT’s word; your signature covers it, so that with any other amount or output it is worth nothing.
    }
claim-others-all-signed =
    { $count ->
        [one] { $count } input of it is other people’s, and all of those carry a signature. What they hold is the PSBT’s word; your signature covers it, so that with any other amount or output it is worth nothing.
       *[other] { $count } inputs of it are other people’s, and all of those carry a signature. What they hold is the PSBT’s word; your signature covers it, so that with any other amount or output it is worth nothing.
    }
claim-others-some-signed =
    { $count ->
        [one] { $count } input of it is other people’s, and { $signed } of those carry a signature. What they hold is the PSBT’s word; your signature covers it, so that with any other amount or output it is worth nothing.
       *[other] { $count } inputs of it are other people’s, and { $signed } of those carry a signature. What they hold is the PSBT’s word; your signature covers it, so that with any other amount or output it is worth nothing.
    }
# $count: of the outputs
claim-pays-outputs =
    { $count ->
        [one] It pays { $count } output that is not yours. Nobody said here who that is: confirm each above.
       *[other] It pays { $count } outputs that are not yours. Nobody said here who that is: confirm each above.
    }
claim-pays-assets = It pays { $assets } to somebody else. Nobody said here who that is: confirm each above.
claim-pays-both =
    { $count ->
        [one] It pays { $count } output that is not yours and { $assets } to somebody else. Nobody said here who that is: confirm each above.
       *[other] It pays { $count } outputs that are not yours and { $assets } to somebody else. Nobody said here who that is: confirm each above.
    }
# $count: of the coins. One of the two below it follows.
claim-coins-unlisted =
    { $count ->
        [one] This machine has no list of what lies on this coin.
       *[other] This machine has no list of what lies on these coins.
    }
claim-coins-unlisted-plain = They lie on your plain branch, where no asset should be.
claim-coins-unlisted-slots =
    { $count ->
        [one] { $count } input of it is an asset slot: an asset there that it does not move is destroyed.
       *[other] { $count } inputs of it are asset slots: an asset there that it does not move is destroyed.
    }
claim-amounts-own-word = The amounts of its inputs are its own word. If one is wrong, your signature is worth nothing and nothing is lost.
# The two middle ones stand there where they apply.
claim-unrelayed = Nodes may not take it.
claim-unrelayed-fee = It pays { $fee } for { $vbytes } vB, and many nodes pass on nothing below { $least }.
claim-unrelayed-dust = Output { $output } holds { $amount }, and nodes pass on no such output below { $least }.
claim-unrelayed-end = It would then never confirm; nothing is lost by that, and the coin can be spent otherwise.
# $moments: one or more of the four below, as a list
claim-waits = It can be mined { $moments }, and not before. Until then it only waits, and the coin can be spent otherwise.
claim-waits-day = after { $day }
claim-waits-height = from block { $height } on
# $about: about how long that takes, as below
claim-waits-blocks =
    { $count ->
        [one] { $count } block ({ $about }) after what it spends
       *[other] { $count } blocks ({ $about }) after what it spends
    }
claim-waits-time = { $about } after what it spends
claim-about-minutes =
    { $count ->
        [one] about { $count } minute
       *[other] about { $count } minutes
    }
claim-about-hours =
    { $count ->
        [one] about { $count } hour
       *[other] about { $count } hours
    }
claim-about-days =
    { $count ->
        [one] about { $count } day
       *[other] about { $count } days
    }
claim-spends-slots =
    { $count ->
        [0] It would spend a slot of yours and move no asset: what lies there would be destroyed. Have it made anew from plain bitcoin.
        [one] It would spend { $count } asset slot and move no asset: what lies there would be destroyed. Have it made anew from plain bitcoin.
       *[other] It would spend { $count } asset slots and move no asset: what lies there would be destroyed. Have it made anew from plain bitcoin.
    }
# Of what a pack reports
claim-pack-unasked = This machine asks nobody whether it is true.

## What a claim rests on that is true by somebody's word alone: the service's, or the pack's. $coins names $count of them; 0: none is named.

claim-told-inputsAreSlots =
    .service =
        { $count ->
            [0] What these slots hold is the service’s word.
            [one] What this slot holds is the service’s word: { $coins }.
           *[other] What these slots hold is the service’s word: { $coins }.
        }
    .pack =
        { $count ->
            [0] What these slots hold is the pack’s word.
            [one] What this slot holds is the pack’s word: { $coins }.
           *[other] What these slots hold is the pack’s word: { $coins }.
        }
claim-told-inputsUncolored =
    .service =
        { $count ->
            [0] That no asset lies on these coins is the service’s word.
            [one] That no asset lies on this coin is the service’s word: { $coins }.
           *[other] That no asset lies on these coins is the service’s word: { $coins }.
        }
    .pack =
        { $count ->
            [0] That no asset lies on these coins is the pack’s word.
            [one] That no asset lies on this coin is the pack’s word: { $coins }.
           *[other] That no asset lies on these coins is the pack’s word: { $coins }.
        }
claim-told-amountsAsListed =
    .service =
        { $count ->
            [0] The amounts of these coins are the service’s word.
            [one] The amount of this coin is the service’s word: { $coins }.
           *[other] The amounts of these coins are the service’s word: { $coins }.
        }
    .pack =
        { $count ->
            [0] The amounts of these coins are the pack’s word.
            [one] The amount of this coin is the pack’s word: { $coins }.
           *[other] The amounts of these coins are the pack’s word: { $coins }.
        }
claim-told-assetsWhole =
    .service =
        { $count ->
            [0] All that is known to lie on the spent slots is moved; that nothing else lies there is the service’s word.
           *[other] All that is known to lie on the spent slots is moved; that nothing else lies there is the service’s word: { $coins }.
        }
    .pack =
        { $count ->
            [0] All that is known to lie on the spent slots is moved; that nothing else lies there is the pack’s word.
           *[other] All that is known to lie on the spent slots is moved; that nothing else lies there is the pack’s word: { $coins }.
        }
claim-told-spentAssetsKnown =
    .service =
        { $count ->
            [0] All that is known to lie on its inputs is moved; that nothing else lies there is the service’s word.
           *[other] All that is known to lie on its inputs is moved; that nothing else lies there is the service’s word: { $coins }.
        }
    .pack =
        { $count ->
            [0] All that is known to lie on its inputs is moved; that nothing else lies there is the pack’s word.
           *[other] All that is known to lie on its inputs is moved; that nothing else lies there is the pack’s word: { $coins }.
        }
claim-told-assetsAsAsked =
    .service =
        { $count ->
            [0] It moves what you asked to send; that nothing else lies on the spent slots is the service’s word.
           *[other] It moves what you asked to send; that nothing else lies on the spent slots is the service’s word: { $coins }.
        }
    .pack =
        { $count ->
            [0] It moves what you asked to send; that nothing else lies on the spent slots is the pack’s word.
           *[other] It moves what you asked to send; that nothing else lies on the spent slots is the pack’s word: { $coins }.
        }
# $assets lie beside what was asked
claim-told-riding =
    .service =
        { $count ->
            [0] It moves what you asked to send and { $assets }; that nothing else lies on the spent slots is the service’s word.
           *[other] It moves what you asked to send and { $assets }; that nothing else lies on the spent slots is the service’s word: { $coins }.
        }
    .pack =
        { $count ->
            [0] It moves what you asked to send and { $assets }; that nothing else lies on the spent slots is the pack’s word.
           *[other] It moves what you asked to send and { $assets }; that nothing else lies on the spent slots is the pack’s word: { $coins }.
        }
# $claim is a whole sentence of this file: what is said where it is verified
claim-told-other =
    .service =
        { $count ->
            [0] True by the service’s word alone: { $claim }
           *[other] True by the service’s word alone ({ $coins }): { $claim }
        }
    .pack =
        { $count ->
            [0] True by the pack’s word alone: { $claim }
           *[other] True by the pack’s word alone ({ $coins }): { $claim }
        }
# $coins: the first few of them
claim-more-coins =
    { $count ->
        [one] { $coins } and { $count } more coin
       *[other] { $coins } and { $count } more coins
    }
