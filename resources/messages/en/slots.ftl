### Asset slots: which there are, and making new ones.

slots-yours = Asset slots
slots-none = No slots yet
slots-coming = Pending until the next block: { $count }

## One slot, in few words below each other
slots-right-to-issue = or the right to issue as much
# The forms of what lies on a slot. $amount: “500 INF”.
slots-right-inflation = the right to issue { $amount } more
slots-right =
    { $right ->
        [inflation] the right to issue more
        [replace] the right to replace
        [bridge] the right to bridge
       *[link] the right to link contracts
    }
slots-not-known = Amount not reported. Ochre won’t spend the slot as bitcoin.
slots-held-state =
    { $state ->
        [settled] settled
       *[unsettled] not settled yet
    }
slots-held = Reserved
slots-free = Free
slots-free-now = maybe in no block yet
slots-denied = By your verified record. The service reports otherwise.
# $output is the transaction’s id and a number.
slots-holds = { $output }, holds { $amount }
slots-holds-hidden = { $output }, holds bitcoin
# $what is “10.00 TUSD”, or the asset’s name while amounts are hidden; $when is “at 12:04” or “on 3 Mar, 12:04”.
slots-holder-invoice =
    { $end ->
        [never] Invoice for { $what }, until you cancel it
        [over] Invoice for { $what }, expired { $when }: cancel it
       *[until] Invoice for { $what }, expires { $when }
    }
slots-holder-send =
    { $by ->
        [spend] Leaves with a send
       *[change] For the change of a send
    }
slots-holder-others = Invoices not made here: { $count }

## Plain bitcoin
slots-plain = Plain bitcoin, for fees and new slots
    .none = None yet.
    .coin = Coin
slots-plain-state =
    { $state ->
        [settled] Settled
        [nextBlock] Pending until the next block
       *[unsaid] Not reported whether settled
    }

## Creating slots
slots-create = Create slots
slots-num = How many
slots-size = Bitcoin in each
slots-up-to = Top up to this number
slots-off-enough = Already free: { $count }
slots-off-short = Needs { $takes }, spendable { $spendable }
slots-cost-fee = Fee, about { $size } vB
slots-cost-free-after = Free slots after
slots-review = Review: create slots
slots-review-count =
    { $count ->
        [one] Review: create { $count } slot
       *[other] Review: create { $count } slots
    }
