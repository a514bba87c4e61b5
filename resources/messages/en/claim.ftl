### What was checked of a transaction, as Verified, Reported, Not verified or Doesn’t match. A claim says no more than what was
### checked: keep it as strong and as weak as it is here. “Verified” and “your keys derive” are meant literally.

claim-checked = Checks

## Outcomes: the one word for each, and their sum below a review (“2 verified”)

claim-outcome-proved = Verified
claim-outcome-onTrust =
    { $teller ->
        [pack] Reported by the signing request
       *[service] Reported by the service
    }
claim-outcome-notProved = Not verified
claim-outcome-contradicts = Doesn’t match
claim-tally-proved = { $count } verified
claim-tally-onTrust =
    { $teller ->
        [pack] { $count } reported by the signing request
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

claim-unknown = Ochre can’t verify this: { $claim }
claim-unnamed = Checked: { $name }.

## Of every transaction

claim-readable = Ochre read the whole transaction and skipped nothing.
claim-inputs-ours =
    { $count ->
        [one] The coin that it spends is yours: your keys derive it.
       *[other] All { $count } coins that it spends are yours: your keys derive them.
    }
# The list of coins was given at $time.
claim-amounts-listed =
    .service = The amounts come from the list that the service gave at { $time }. With any other amount, your signature is invalid.
    .pack = The amounts come from the signing request’s list of { $time }. With any other amount, your signature is invalid.
claim-amounts-own = The amounts of these inputs are the ones that Ochre recorded. With any other amount, your signature is invalid.
claim-amounts-unlisted = Ochre can’t compare the amounts of these inputs with a list of your own.
claim-fee-near = The fee is near { $rate }, as asked.
claim-fee-below = The fee is { $fee }, a little below the { $rate } asked for.
claim-fee-as-asked = The fee is { $fee } at { $rate }, as asked.
# Another rate than the one asked for
claim-fee-at = The fee is { $fee } at { $rate }.
# $above: by how much; $rate: the one asked for
claim-fee-above =
    .noChange = The fee is { $above } above the { $rate } asked for: so little was left over that it could not return to you.
    .estimate = The fee is { $above } above the { $rate } asked for. That is within what Ochre accepts, since a size is estimated.
claim-fee-unknown = Ochre can’t tell its fee, or whether the fee is near { $rate }.
# A second sentence follows: why that is no small matter.
claim-fee-otherwise = The fee would be { $fee }; { $rate } was asked for, which is about { $asked }.
claim-signature-form = Your signature covers all of it. Any change invalidates it.
claim-lock-none = It can confirm immediately: no lock time delays it.
claim-lock-date = It can confirm immediately: its lock time, { $day }, has passed.
claim-lock-height = It can confirm immediately: its lock time, block { $height }, is not ahead.
claim-lock-by-date = It can be mined from block { $height } on. That block comes by about { $day } at the latest.
claim-lock-unknown = It can be mined from block { $height } on. No date and no other lock delays it.

## To be known beside a claim that is verified

claim-note-fee = The service left the commitment’s bytes out of its fee estimate, as older services do. The transaction may confirm a little later; nothing else follows.
claim-note-keychain = It returns to keychain { $keychain } of your keys, but this service watches the other one. It is still yours: another wallet with your recovery phrase finds it. So does Ochre where the connection’s settings name keychain { $keychain }.
claim-note-look-through = Your keys derive it, further out than most wallets search. After a restore, another wallet finds it if it searches the first { $addresses } addresses (its gap limit). So does Ochre.
# Before what is signed makes the search of a wallet longer. $addresses: how many it then searches.
claim-note-search = If you sign, Ochre searches the first { $addresses } addresses of this wallet from now on. Make a new backup: it keeps that number. After a restore from the recovery phrase alone, search further under Settings, Recovery.
claim-note-data =
    { $count ->
        [one] It writes { $count } byte into the chain. Older nodes, and some newer ones, do not relay more than 83 bytes, or more than one such output. Others do.
       *[other] It writes { $count } bytes into the chain. Older nodes, and some newer ones, do not relay more than 83 bytes, or more than one such output. Others do.
    }
claim-note-lock = Ochre knows no block height of this network. If that block is still ahead, the transaction only waits and moves nothing. Until it is mined, it can be discarded or replaced.

## What returns goes to an address of one’s own that a restore would not find. $index and $last number addresses of a branch.

claim-coin-beyond-words = Input { $input } spends a coin of your own address number { $index }. Ochre searches this wallet only up to number { $last }, so another coin of yours could pass for someone else’s here. Search further under Settings, Recovery.
claim-change-beyond-words = Output { $output } goes to an address of your own, number { $index }. Ochre searches this wallet only up to number { $last }. Search further under Settings, Recovery. Or, in the program that made this transaction, choose an earlier change address.
claim-change-beyond-others = Output { $output } goes to an address of your own, number { $index }. Where others add inputs, Ochre accepts change addresses only up to number { $last }. In the program that made this transaction, choose an earlier one.
claim-change-beyond-all = Output { $output } goes to an address of your own, number { $index }. No search goes beyond number { $last }, and this wallet has used almost all of them. Create a new wallet and move everything here to it: sends still work.
claim-change-beyond-restore = Output { $output } goes to an address of your own, number { $index }. A restored wallet would search only up to number { $last }.
    .further = Output { $output } goes to an address of your own, number { $index }. Ochre searches this wallet only up to number { $last }. Search further under Settings, Recovery, then start again.

## Of a payment of plain bitcoin

claim-payment =
    { $teller ->
        [pack] Exactly { $amount } goes to the address that the signing request names, once.
       *[service] Exactly { $amount } goes to the address that you confirmed, once.
    }
claim-payment-as-confirmed = It pays what was asked for, once.
claim-payment-only = No bitcoin goes to anyone else, and it writes nothing into the chain.
# $count: of the addresses
claim-payment-strangers =
    { $count ->
        [one] { $amount } would go to an address that is neither yours nor the one to be paid.
       *[other] { $amount } would go to addresses that are neither yours nor the one to be paid.
    }
claim-payment-nothing = The address to be paid would get nothing.
claim-payment-size = The address to be paid would get { $given } instead of { $agreed }.
claim-change-several = The change would return in several outputs instead of one.

## Of a transaction that makes asset slots

claim-inputs-uncolored = It spends no asset, and no slot reserved for one.
claim-slots-as-confirmed = The new slots are as asked.
claim-slots-as-asked =
    { $count ->
        [one] { $count } new slot of { $size } is yours, as asked.
       *[other] { $count } new slots of { $size } each are yours, as asked.
    }
claim-slots-fewer =
    { $count ->
        [one] { $count } new slot of { $size } is yours. Up to { $asked } were asked for.
       *[other] { $count } new slots of { $size } each are yours. Up to { $asked } were asked for.
    }
claim-slots-count =
    { $count ->
        [one] It would create { $count } slot instead of { $asked }.
       *[other] It would create { $count } slots instead of { $asked }.
    }
claim-slots-size = A slot would not hold the { $size } asked for.
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
claim-strangers-unasked = No payment was asked for.

## Of a send of assets

claim-recipients-as-confirmed = Each recipient gets what was asked for.
claim-recipients-each =
    { $teller ->
        [pack] Each of the { $count } recipients gets exactly what the signing request names: { $amounts }.
       *[service] Each of the { $count } recipients gets exactly what you confirmed: { $amounts }.
    }
claim-recipient-output = Exactly { $amount } goes to an output of the recipient that holds { $bitcoin }.
claim-recipient-slot-named =
    { $teller ->
        [pack] Exactly { $amount } goes to the slot that the signing request names.
       *[service] Exactly { $amount } goes to the slot that you named.
    }
claim-recipient-slot-invoice =
    { $teller ->
        [pack] Exactly { $amount } goes to the slot that the invoice in the signing request names.
       *[service] Exactly { $amount } goes to the slot that the invoice names.
    }
claim-recipients-unknown = Ochre can’t tell who would get which asset.
# At the end of a row of amounts that would be too long.
claim-more-assets =
    { $count ->
        [one] { $count } more asset
       *[other] { $count } more assets
    }
claim-asset-change-none = No asset is left over to return.
# $count: how many amounts. Also: their scripts stand in the transaction, or the person's own record verifies them.
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
        [one] { $amounts } returns to output { $output }, which your keys derive, and to slots that you already have. Ochre verified those with your own record.
       *[other] { $amounts } return to output { $output }, which your keys derive, and to slots that you already have. Ochre verified those with your own record.
    }
claim-asset-change-book =
    { $count ->
        [one] { $amounts } returns to slots that you already have. Ochre verified those with your own record.
       *[other] { $amounts } return to slots that you already have. Ochre verified those with your own record.
    }
claim-asset-change-unknown = Ochre can’t tell whether the rest of your assets returns to you.
claim-assets-as-asked = It moves what was asked for, and no other asset.
# $count: how many $assets lie beside what was asked
claim-assets-riding =
    { $count ->
        [one] It moves what was asked for, and { $assets }, which lies on the same slots. It moves no other asset.
       *[other] It moves what was asked for, and { $assets }, which lie on the same slots. It moves no other asset.
    }
claim-assets-unknown = Ochre can’t tell which assets it moves.
claim-assets-whole = It moves everything listed on the spent slots: nothing is destroyed or left behind.
claim-assets-whole-unknown = Ochre can’t tell whether it moves everything on the spent slots.
claim-commitment = The RGB commitment covers exactly the transfers shown here. It hides nothing else.
claim-commitment-unreadable = Ochre does not know the form of its asset part, so what it commits to can’t be recomputed.
claim-commitment-none = It has no commitment that Ochre could recompute.
claim-nothing-beside-recipients =
    { $count ->
        [one] Apart from the { $amount } for the recipient, no bitcoin goes to anyone else.
       *[other] Apart from the { $amount } for { $count } recipients, no bitcoin goes to anyone else.
    }
claim-bitcoin-change-none = No bitcoin is left over to return.
claim-bitcoin-change = { $amount } returns to output { $output }, which your keys derive.
claim-bitcoin-change-unknown = What is left returns to output { $output }, which your keys derive.
claim-inputs-slots =
    { $count ->
        [one] Its input is one of your asset slots, and this send needs it.
       *[other] All inputs are your asset slots, and this send needs each of them.
    }
claim-inputs-slots-unknown = Ochre can’t compare what lies on these inputs with a list of your own.
# In place of a second sentence about addresses that are not one's own.
claim-strangers-no-recipients = None of the recipients to be paid is there.

## Of a bare PSBT, which nobody here asked for

# $count: of the inputs that are one's own, where there are others
claim-inputs-part =
    { $count ->
        [one] { $count } coin that it spends is yours: your keys derive it. Ochre signs nothing else of it.
       *[other] { $count } coins that it spends are yours: your keys derive them. Ochre signs nothing else of it.
    }
claim-pays-nobody = It pays nobody else, and gives no asset to anybody.
claim-data-recomputes = Ochre recomputed what it writes into the chain from what is shown here.
claim-data-moves = What it writes into the chain moves { $assets }, and hides nothing else.
claim-data-unreadable = It writes data into the chain that Ochre can’t read. If your coins hold assets, you may lose them.
claim-spent-assets = What lies on its inputs is known, and it moves all of it.
claim-fee-within-limits = The fee is { $fee }, within your limits.
claim-fee-within-limits-unsaid = The fee is within your limits.
claim-fee-untold = Ochre can’t tell its fee.
claim-fee-over-limits = The fee would be { $fee }, more than your limits allow.
claim-relayed = Nodes relay transactions with such a fee and such outputs.
# $count: of the inputs of other people; $signed of them carry a signature
claim-others-unsigned =
    { $count ->
        [one] { $count } input belongs to somebody else. Only the PSBT reports what that input holds. Your signature covers that: with any other amount or output, the signature is invalid.
       *[other] { $count } inputs belong to other people. Only the PSBT reports what those inputs hold. Your signature covers that: with any other amount or output, the signature is invalid.
    }
claim-others-all-signed =
    { $count ->
        [one] { $count } input belongs to somebody else, and is signed. Only the PSBT reports what that input holds. Your signature covers that: with any other amount or output, the signature is invalid.
       *[other] { $count } inputs belong to other people, and all of them are signed. Only the PSBT reports what those inputs hold. Your signature covers that: with any other amount or output, the signature is invalid.
    }
claim-others-some-signed =
    { $count ->
        [one] { $count } input belongs to somebody else, and { $signed } of those is signed. Only the PSBT reports what that input holds. Your signature covers that: with any other amount or output, the signature is invalid.
       *[other] { $count } inputs belong to other people, and { $signed } of them carry a signature. Only the PSBT reports what those inputs hold. Your signature covers that: with any other amount or output, the signature is invalid.
    }
# $count: of the outputs
claim-pays-outputs =
    { $count ->
        [one] It pays { $count } output that is not yours. Ochre does not know who that is: confirm it above.
       *[other] It pays { $count } outputs that are not yours. Ochre does not know who that is: confirm each above.
    }
claim-pays-assets = It pays { $assets } to somebody else. Ochre does not know who that is: confirm each above.
claim-pays-both =
    { $count ->
        [one] It pays { $count } output that is not yours and { $assets } to somebody else. Ochre does not know who that is: confirm each above.
       *[other] It pays { $count } outputs that are not yours and { $assets } to somebody else. Ochre does not know who that is: confirm each above.
    }
# $count: of the coins. One of the two below it follows.
claim-coins-unlisted =
    { $count ->
        [one] This computer has no list of what lies on this coin.
       *[other] This computer has no list of what lies on these coins.
    }
claim-coins-unlisted-plain = All of it is on your plain branch, where no asset should be.
claim-coins-unlisted-slots =
    { $count ->
        [one] { $count } input is an asset slot: any asset there that this transaction does not move is destroyed.
       *[other] { $count } inputs are asset slots: any asset there that this transaction does not move is destroyed.
    }
claim-amounts-own-word = Only the PSBT reports the amounts of its inputs. If one is wrong, your signature is invalid and nothing is lost.
# The two middle ones stand there where they apply.
claim-unrelayed = Nodes may not relay it.
claim-unrelayed-fee = It pays { $fee } for { $vbytes } vB, and many nodes relay nothing below { $least }.
claim-unrelayed-dust = Output { $output } holds { $amount }, and nodes relay no such output below { $least }.
claim-unrelayed-odd = Output { $output } pays to a script of no known kind, as an empty one. Nodes do not relay it, and whoever finds it may spend it.
claim-unrelayed-end = It would then never confirm. You lose nothing by that, and can spend the coin in another way.
# $moments: one or more of the four below, as a list
claim-waits = It can be mined { $moments }, and not before. Until then it only waits, and you can spend the coin in another way.
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
        [0] It would spend a slot of yours and move no asset: what lies there would be destroyed. Have it rebuilt from plain bitcoin.
        [one] It would spend { $count } asset slot and move no asset: what lies there would be destroyed. Have it rebuilt from plain bitcoin.
       *[other] It would spend { $count } asset slots and move no asset: what lies there would be destroyed. Have it rebuilt from plain bitcoin.
    }
# Behind what a signing request reports
claim-pack-unasked = This computer asks nobody whether that is true.

## What a claim rests on that somebody reports alone: the service, or the signing request (pack). $coins names $count of them; 0: none is named.

claim-told-inputsAreSlots =
    .service =
        { $count ->
            [0] The service reports what these slots hold.
            [one] The service reports what this slot holds: { $coins }.
           *[other] The service reports what these slots hold: { $coins }.
        }
    .pack =
        { $count ->
            [0] The signing request reports what these slots hold.
            [one] The signing request reports what this slot holds: { $coins }.
           *[other] The signing request reports what these slots hold: { $coins }.
        }
claim-told-assetsWhole =
    .service =
        { $count ->
            [0] It moves everything known to lie on the spent slots. The service reports that nothing else lies there.
           *[other] It moves everything known to lie on the spent slots. The service reports that nothing else lies there: { $coins }.
        }
    .pack =
        { $count ->
            [0] It moves everything known to lie on the spent slots. The signing request reports that nothing else lies there.
           *[other] It moves everything known to lie on the spent slots. The signing request reports that nothing else lies there: { $coins }.
        }
claim-told-spentAssetsKnown =
    .service =
        { $count ->
            [0] It moves everything known to lie on its inputs. The service reports that nothing else lies there.
           *[other] It moves everything known to lie on its inputs. The service reports that nothing else lies there: { $coins }.
        }
    .pack =
        { $count ->
            [0] It moves everything known to lie on its inputs. The signing request reports that nothing else lies there.
           *[other] It moves everything known to lie on its inputs. The signing request reports that nothing else lies there: { $coins }.
        }
claim-told-assetsAsAsked =
    .service =
        { $count ->
            [0] It moves what was asked for. The service reports that nothing else lies on the spent slots.
           *[other] It moves what was asked for. The service reports that nothing else lies on the spent slots: { $coins }.
        }
    .pack =
        { $count ->
            [0] It moves what was asked for. The signing request reports that nothing else lies on the spent slots.
           *[other] It moves what was asked for. The signing request reports that nothing else lies on the spent slots: { $coins }.
        }
# $assets lie beside what was asked
claim-told-riding =
    .service =
        { $count ->
            [0] It moves what was asked for and { $assets }. The service reports that nothing else lies on the spent slots.
           *[other] It moves what was asked for and { $assets }. The service reports that nothing else lies on the spent slots: { $coins }.
        }
    .pack =
        { $count ->
            [0] It moves what was asked for and { $assets }. The signing request reports that nothing else lies on the spent slots.
           *[other] It moves what was asked for and { $assets }. The signing request reports that nothing else lies on the spent slots: { $coins }.
        }
# $claim is a whole sentence of this file: what is said where it is verified
claim-told-other =
    .service =
        { $count ->
            [0] Reported by the service alone, not verified: { $claim }
           *[other] Reported by the service alone, not verified ({ $coins }): { $claim }
        }
    .pack =
        { $count ->
            [0] Reported by the signing request alone, not verified: { $claim }
           *[other] Reported by the signing request alone, not verified ({ $coins }): { $claim }
        }
# At the end of a row of coins that would be too long.
claim-more-coins =
    { $count ->
        [one] { $count } more coin
       *[other] { $count } more coins
    }
