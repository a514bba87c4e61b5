### Why a transaction is refused: what it would do, with the figures that were found. The rest of these words are in refusal.ftl.

## Assets

reason-wrong-asset = { $asset }, to be sent, wouldn’t move.
reason-extra-asset = { $asset } would move, and you didn’t ask for it.
# An amount, or an asset by its name
reason-burn = { $asset } on a spent slot would be destroyed.
reason-amount = A recipient would get { $given } instead of { $asked }.
reason-recipient-output = A recipient’s own output is missing or appears twice.
reason-recipient-nothing = A recipient would get nothing instead of { $amount }.
reason-recipient-times = A recipient would get { $asset } { $times } times instead of once.
reason-recipient-unnamed = { $amount } would go to a slot that no recipient named.
# $known: whether $asset is an amount, or the name of the asset alone
reason-balance = In: { $in }, out: { $out }. { $how ->
        [less] { $lost } would be destroyed.
       *[more] Either the list of your slots or this transaction is wrong.
    }
reason-inputs-else = Something other than the { $asset } on the spent slots would move.
# Of $places where it lies $moved are moved
reason-inputs = { $asset } on the spent slots: { $moved } of { $places } places move.
reason-branch = Your change would go to an address for plain bitcoin, which can’t hold assets.

## Inputs and outputs

reason-output-size = A recipient’s output would hold { $given } instead of { $agreed }.
reason-output-missing = A recipient’s own output of { $agreed } is missing.
reason-change-spread = Your change would be spread over { $count } outputs.

## What was asked cannot be met: the first, and one of the others

reason-asked = No transaction can do what was asked. { $problem ->
        [num] Check the number of slots.
        [sizeSats] Check the slot size.
        [rateSatsPerVb] Check the fee rate.
        [minConfirmations] Check the confirmations.
        [recipients] Check the number of recipients.
        [recipientId] One recipient can’t be read.
        [network] One recipient is on another network.
        [invoice] One invoice doesn’t match what you entered.
        [witnessSats] Check the bitcoin that goes with the asset.
        [assetId] Check the asset.
        [duplicate] One recipient appears twice.
        [address] Check the address.
        [ours] The address is your own.
       *[amount] Check the amounts.
    }

## Against what this wallet knows of itself. $coin is an output by its short name; $other the beginning of another transaction's id.

# $list and $book: so much bitcoin, so much of an asset, or none of it
reason-list-denies = The service reports that { $coin } holds { $list }, but your own verified record shows { $book }. Refresh. If it stays, stop using this service.
# In place of an amount above
reason-holds-none = no { $asset }
reason-invoice-slot = { $coin } is reserved by your open invoice: a payment to it would be lost. Wait for the payment, or check that invoice.
reason-invoice-script = Your change would go to { $address }, where your open invoice expects a payment, and look like it. Cancel the invoice, or start again.
reason-state = { $asset } would move in a form that it doesn’t have: no wallet accepts it, so it would be lost.
reason-unsettled = { $asset } on { $coin } isn’t settled. If it never arrives, everything moved with it is lost. Wait until it settles.
reason-change = { $asset } would return to { $where ->
        [spentHere] a slot that this transaction spends, and be lost
        [holdsNoAssets] an output of yours that is no asset slot
        [noSuchOutput] an output that doesn’t exist, and be lost
       *[unknown] an output that Ochre doesn’t know as your slot. Treat it as leaving your wallet
    }.
reason-input =
    { $problem ->
        [plainBitcoin] Your plain bitcoin would be spent. A send of assets pays its fee from slots.
        [onlyOtherAssets] A slot with only other assets would be spent, without need.
       *[notNeeded] An empty slot would be spent without need, at your cost.
    }
reason-used = { $coin } is { $how ->
        [spent] spent
       *[reserved] reserved
    } by another transaction of yours{ $other }. { $how ->
        [spent] Refresh and try again.
       *[reserved] First finish or discard that one on Home.
    }
reason-frozen = You froze { $coin }. Unfreeze the coin in Bitcoin, under Coins, to spend the amount.
