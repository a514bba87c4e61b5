### Why a transaction is refused: what it would do, with the figures that were found. The rest of these words are in refusal.ftl.

## Assets

reason-wrong-asset = { $asset }, which you asked to send, would not be moved.
reason-extra-asset = It would move { $asset }, which you did not ask to send.
# An amount, or an asset by its name
reason-burn = { $asset } on a spent slot would not be moved anywhere: it would be destroyed.
reason-amount = A recipient would get { $given }; you confirmed { $asked }.
reason-recipient-output = A recipient’s own output is not there, or stands there twice.
reason-recipient-nothing = A recipient that you confirmed would not get { $amount }, but nothing.
reason-recipient-times = A recipient would be given { $asset } { $times } times; you confirmed one.
reason-recipient-unnamed = { $amount } would go to a slot that none of your recipients named.
# $known: whether $asset is an amount, or the name of the asset alone
reason-change-spent =
    { $known ->
        [amount] { $asset } would return to a slot that this very transaction spends, and be lost.
       *[name] The rest of { $asset } would return to a slot that this very transaction spends, and be lost.
    }
reason-change-no-slot =
    { $known ->
        [amount] { $asset } would return to an output of yours that is no asset slot.
       *[name] The rest of { $asset } would return to an output of yours that is no asset slot.
    }
reason-change-no-output =
    { $known ->
        [amount] { $asset } would return to an output that is not there, and be lost.
       *[name] The rest of { $asset } would return to an output that is not there, and be lost.
    }
reason-change-unknown =
    { $known ->
        [amount] { $asset } would return to something that Ochre does not know as an asset slot of yours. Count it as leaving.
       *[name] The rest of { $asset } would return to something that Ochre does not know as an asset slot of yours. Count it as leaving.
    }
reason-balance-less = { $in } would go in and { $out } come out: { $lost } would be destroyed.
reason-balance-more = { $in } would go in and { $out } come out: the list of your slots, or this, is wrong.
reason-inputs-else = It would not move the { $asset } that lies on the spent slots, but something else.
# Of $places where it lies $moved are moved
reason-inputs =
    { $places ->
        [one]
            { $moved ->
                [one] The spent slots hold { $asset } in { $places } place, and { $moved } is moved.
               *[other] The spent slots hold { $asset } in { $places } place, and { $moved } are moved.
            }
       *[other]
            { $moved ->
                [one] The spent slots hold { $asset } in { $places } places, and { $moved } is moved.
               *[other] The spent slots hold { $asset } in { $places } places, and { $moved } are moved.
            }
    }
reason-branch = What returns to you would go to an address for plain bitcoin, where no asset can lie.

## Inputs and outputs

reason-output-size = A recipient’s output would hold { $given }; you confirmed { $agreed }.
reason-output-missing = A recipient’s own output, which should hold { $agreed }, is not there.
reason-change-spread = What returns to you would be spread over { $count } outputs instead of one.
reason-input-plain = It would spend plain bitcoin of yours. A send of assets pays its fee from the slots.
reason-input-other-assets = It would spend a slot that holds other assets only. Nothing you asked needs it.
reason-input-unneeded = It would spend an empty slot that is not needed, and you would pay for it.

## What was asked cannot be met: the first, and one of the others

reason-asked = No transaction can be what was asked.
reason-check-slots = Check the number of slots.
reason-check-slot-size = Check the size of the slots.
reason-check-rate = Check the fee rate.
reason-check-confirmations = Check the confirmations.
reason-check-recipients = Check the number of recipients.
reason-check-recipient = Check the recipients: one cannot be read.
reason-check-network = Check the recipients: one is of another network.
reason-check-invoice = Check the invoices: one says otherwise.
reason-check-bitcoin = Check the bitcoin that goes with the asset.
reason-check-asset = Check the asset.
reason-check-amounts = Check the amounts.
reason-check-duplicate = Check the recipients: one is named twice.
reason-check-address = Check the address.
reason-check-amount = Check the amount.
reason-check-own-address = Check the address: it is your own.

## Against what this wallet knows of itself. $coin is an output by its short name; $other the beginning of another transaction's id.

# $list and $book: so much bitcoin, so much of an asset, or none of it
reason-list-denies = The service says that { $coin } holds { $list }; your own record proves { $book }. Refresh, and ask again. If the service says the same, do not use it for this wallet.
# In place of an amount above
reason-holds-none = no { $asset }
reason-spent = It uses { $coin }, which another transaction of yours has spent already. Refresh, and ask again.
reason-spent-by = It uses { $coin }, which your transaction { $other }… has spent already. Refresh, and ask again.
reason-reserved = It uses { $coin }, which another transaction of yours holds. Finish or drop that one on Home first.
reason-reserved-by = It uses { $coin }, which your transaction { $other }… holds. Finish or drop that one on Home first.
reason-invoice-slot = An open invoice of yours waits on { $coin }: what is paid to it would be lost. Wait for the payment, or see to that invoice first.
reason-state = { $asset } would be moved in a form that it does not have. No wallet would accept that, and it would be lost.
reason-unsettled = { $asset } on { $coin } is not settled yet: if it never arrives, all that is moved with it is lost. Wait until it is settled, then send.
