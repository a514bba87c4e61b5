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
slots-plain = Coins
    .none = None yet.
    .coin = Coin
slots-plain-state =
    { $state ->
        [mined] Settled
        [waiting] Pending until the next block
        [replaced] Replaced by another
        [dead] Cancelled or failed
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
slots-frozen = Frozen
    .hint = Ochre signs nothing that spends a frozen coin.
slots-freeze = Freeze { $coin }
slots-choose = Choose { $coin }
    .first = Choose coins to send only those
slots-chosen = Chosen: { $count }, { $amount }
slots-send-chosen = Send chosen
slots-label = Label { $coin }
slots-origin =
    { $origin ->
        [change] Change
       *[received] Received
    }
slots-transactions = Transactions
    .one = Transaction
    .none = No transactions yet
    .known = Received before Ochre looked and spent elsewhere: not listed.
    .unlisted = The service didn’t answer: received bitcoin may be missing.
    .looking = Asking your Bitcoin server, addresses so far: { $count }
    .whole = By your Bitcoin server, to { $gap } unused addresses past the last used one.
    .partly = Not complete: your Bitcoin server didn’t show every transaction.
slots-export = Export as CSV
slots-fee = fee { $fee }
slots-transaction =
    { $kind ->
        [received] Received
        [sent] Sent
        [assets] Fee for a send of assets
        [assetsIn] Received assets
        [moved] Moved within this wallet
        [inSlot] Received in a slot
        [outOfSlot] Spent from a slot
       *[slots] Created slots: { $count }
    }
slots-sent = To { $address }
slots-raise = Raise the fee
slots-raise-new = New fee
slots-raise-gets = Recipient still gets
slots-raise-least = Bitcoin nodes ask for { $rate } or more.
slots-cancel = Cancel transaction
slots-speed = Speed this up
