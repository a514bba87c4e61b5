### Asset slots: which there are, and making new ones.

slots-title = Bitcoin
slots-refresh = Refresh
slots-yours = Asset slots
slots-loading = Loading your coins and slots from the service
slots-none = No asset slots yet.
slots-none-cost =
    { $count ->
        [one] Creating { $count } slot costs about { $takes }, of which { $kept } stay yours.
       *[other] Creating { $count } slots costs about { $takes }, of which { $kept } stay yours.
    }
slots-create-count =
    { $count ->
        [one] Create { $count } slot
       *[other] Create { $count } slots
    }
slots-get-bitcoin = Get plain bitcoin first
slots-receive-none = No free asset slot.
slots-receive-more = You can receive { $count } more.
slots-legend =
    { $free ->
        [one] { $free } slot is free
       *[other] { $free } slots are free
    }, { $held ->
        [one] { $held } is reserved by an invoice
       *[other] { $held } are reserved by invoices
    }, { $carrying ->
        [one] { $carrying } holds assets
       *[other] { $carrying } hold assets
    }.
slots-legend-promised =
    { $free ->
        [one] { $free } slot is free
       *[other] { $free } slots are free
    }, { $held ->
        [one] { $held } is reserved by an invoice
       *[other] { $held } are reserved by invoices
    }, { $promised ->
        [one] { $promised } is reserved for change
       *[other] { $promised } are reserved for change
    }, { $carrying ->
        [one] { $carrying } holds assets
       *[other] { $carrying } hold assets
    }.
slots-coming =
    { $count ->
        [one] { $count } pending slot settles with the next block.
       *[other] { $count } pending slots settle with the next block.
    }

## One slot, in few words below each other
slots-right-to-issue = or the right to issue as much
# The forms of what lies on a slot. $amount: “500 INF”.
slots-right-inflation = the right to issue { $amount } more
slots-right-inflation-unsaid = the right to issue more
slots-right-replace = the right to replace
slots-right-bridge = the right to bridge
slots-right-link = the right to link contracts
slots-not-known = The service doesn’t say how much. Ochre won’t spend the slot as bitcoin.
slots-settled = settled
slots-unsettled = not settled yet
slots-held = Reserved
slots-held-by-invoice = by an invoice
slots-promised = Reserved
slots-state-coming = Pending
    .when = until the next block
slots-free = Free
slots-free-ready = ready to receive
slots-free-unsaid = may not be in a block yet
slots-denied = By your verified record. The service reports it differently.
# $output is the transaction’s id and a number.
slots-holds = { $output }, holds { $amount }
slots-holds-hidden = { $output }, holds bitcoin
# $what is “10.00 TUSD”, or the asset’s name while amounts are hidden; $when is “at 12:04” or “on 3 Mar, 12:04”.
slots-holder-invoice = Invoice for { $what }, expires { $when }
slots-holder-invoice-endless = Invoice for { $what }, until you cancel it
slots-holder-invoice-over = Invoice for { $what }, expired { $ago }: cancel it to free the slot
slots-holder-spend = Leaves with a send
slots-holder-change = For the change of a send
slots-holder-others =
    { $count ->
        [one] { $count } invoice not made on this computer
       *[other] { $count } invoices not made on this computer
    }

## Plain bitcoin
slots-plain = Plain bitcoin, for fees and new slots
    .none = None yet.
    .coin = Coin
    .state = State
    .amount = Amount
    .settled = Settled
    .next-block = Pending until the next block
    .unsaid = The service does not report whether it is settled

## Creating slots
slots-create = Create slots
slots-num = How many
slots-size = Bitcoin in each
slots-up-to = Only the missing ones
    .hint = Slots that are already free count towards the number.
slots-off-enough =
    { $count ->
        [one] { $count } slot is already free. You need no more.
       *[other] { $count } slots are already free. You need no more.
    }
slots-off-short = This needs { $takes }, and you can spend { $spendable } now.
slots-cost-stay =
    { $count ->
        [one] { $count } slot, stays yours
       *[other] { $count } slots, stay yours
    }
slots-cost-fee = Fee, about { $size } vB
slots-cost-free-after = Free slots after
slots-review = Review: create slots
slots-review-count =
    { $count ->
        [one] Review: create { $count } slot
       *[other] Review: create { $count } slots
    }
