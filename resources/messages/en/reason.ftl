### Why a transaction is refused: what it would do, with the figures that were found. The rest of these words are in refusal.ftl.

## Assets

reason-wrong-asset = { $asset }, which was to be sent, would not be moved.
reason-extra-asset = It would move { $asset }, which was not asked for.
# An amount, or an asset by its name
reason-burn = { $asset } on a spent slot would not move anywhere: it would be destroyed.
reason-amount = A recipient would get { $given } instead of { $asked }.
reason-recipient-output = A recipient’s own output is missing or appears twice.
reason-recipient-nothing = A recipient would get nothing instead of { $amount }.
reason-recipient-times = A recipient would get { $asset } { $times } times instead of once.
reason-recipient-unnamed = { $amount } would go to a slot that none of your recipients named.
# $known: whether $asset is an amount, or the name of the asset alone
reason-change-spent =
    { $known ->
        [amount] { $asset } would return to a slot that this transaction spends, and be lost.
       *[name] The rest of { $asset } would return to a slot that this transaction spends, and be lost.
    }
reason-change-no-slot =
    { $known ->
        [amount] { $asset } would return to an output of yours that is no asset slot.
       *[name] The rest of { $asset } would return to an output of yours that is no asset slot.
    }
reason-change-no-output =
    { $known ->
        [amount] { $asset } would return to an output that does not exist, and be lost.
       *[name] The rest of { $asset } would return to an output that does not exist, and be lost.
    }
reason-change-unknown =
    { $known ->
        [amount] { $asset } would return to an output that Ochre does not know as your asset slot. Treat it as leaving your wallet.
       *[name] The rest of { $asset } would return to an output that Ochre does not know as your asset slot. Treat it as leaving your wallet.
    }
reason-balance-less = { $in } would go in and { $out } come out: { $lost } would be destroyed.
reason-balance-more = { $in } would go in and { $out } come out. Either the list of your slots or this transaction is wrong.
reason-inputs-else = It would move something other than the { $asset } on the spent slots.
# Of $places where it lies $moved are moved
reason-inputs =
    { $places ->
        [one]
            { $moved ->
                [one] The spent slots hold { $asset } in { $places } place, and { $moved } of them moves.
               *[other] The spent slots hold { $asset } in { $places } place, and { $moved } of them move.
            }
       *[other]
            { $moved ->
                [one] The spent slots hold { $asset } in { $places } places, and { $moved } of them moves.
               *[other] The spent slots hold { $asset } in { $places } places, and { $moved } of them move.
            }
    }
reason-branch = Your change would go to an address for plain bitcoin, which can’t hold assets.

## Inputs and outputs

reason-output-size = A recipient’s output would hold { $given } instead of { $agreed }.
reason-output-missing = A recipient’s own output of { $agreed } is missing.
reason-change-spread = Your change would be spread over { $count } outputs instead of one.
reason-input-plain = It would spend your plain bitcoin. A send of assets pays its fee from asset slots.
reason-input-other-assets = It would spend a slot that holds only other assets. Your request does not need it.
reason-input-unneeded = It would spend an empty slot without need, and you would pay for it.

## What was asked cannot be met: the first, and one of the others

reason-asked = No transaction can do what was asked.
reason-check-slots = Check the number of slots.
reason-check-slot-size = Check the size of the slots.
reason-check-rate = Check the fee rate.
reason-check-confirmations = Check the confirmations.
reason-check-recipients = Check the number of recipients.
reason-check-recipient = Check the recipients: one can’t be read.
reason-check-network = Check the recipients: one is on another network.
reason-check-invoice = Check the invoices: one does not match what you entered.
reason-check-bitcoin = Check the bitcoin that goes with the asset.
reason-check-asset = Check the asset.
reason-check-amounts = Check the amounts.
reason-check-duplicate = Check the recipients: one appears twice.
reason-check-address = Check the address.
reason-check-amount = Check the amount.
reason-check-own-address = Check the address: it is your own.

## Against what this wallet knows of itself. $coin is an output by its short name; $other the beginning of another transaction's id.

# $list and $book: so much bitcoin, so much of an asset, or none of it
reason-list-denies = The service reports that { $coin } holds { $list }, but your own verified record shows { $book }. Refresh and try again. If the report stays the same, stop using this service for this wallet.
# In place of an amount above
reason-holds-none = no { $asset }
reason-spent = It uses { $coin }, which another transaction of yours has already spent. Refresh and try again.
reason-spent-by = It uses { $coin }, which your transaction { $other }… has already spent. Refresh and try again.
reason-reserved = It uses { $coin }, which is reserved by another transaction of yours. First finish or discard that one on Home.
reason-reserved-by = It uses { $coin }, which is reserved by your transaction { $other }…. First finish or discard that one on Home.
reason-invoice-slot = It uses { $coin }, which is reserved by your open invoice. A payment to that invoice would be lost. Wait for the payment, or check that invoice first.
reason-invoice-script = It puts your change on { $address }, where your open invoice expects a payment. Your change would look like that payment. Cancel the invoice, or ask for a new transaction.
reason-state = { $asset } would move in a form that it does not have. No wallet would accept it, so it would be lost.
reason-unsettled = { $asset } on { $coin } is not settled yet. If it never arrives, everything moved with it is lost. Wait until it is settled, then send.
