### Asset slots: which there are, and making new ones.

slots-title = Asset slots
slots-what = What is a slot?
slots-refresh = Refresh
slots-yours = Your slots
slots-loading = Asking the service for your coins and slots
slots-none = No slot to receive assets yet.
slots-none-cost =
    { $count ->
        [one] { $count } slot cost about { $takes }, and { $kept } of them stay yours.
       *[other] { $count } slots cost about { $takes }, and { $kept } of them stay yours.
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
        [one] { $held } held by an invoice
       *[other] { $held } held by invoices
    }, { $carrying ->
        [one] { $carrying } carries assets
       *[other] { $carrying } carry assets
    }.
slots-legend-promised =
    { $free ->
        [one] { $free } slot is free
       *[other] { $free } slots are free
    }, { $held ->
        [one] { $held } held by an invoice
       *[other] { $held } held by invoices
    }, { $promised } kept for what comes back, { $carrying ->
        [one] { $carrying } carries assets
       *[other] { $carrying } carry assets
    }.
slots-coming =
    { $count ->
        [one] { $count } new one settles with the next block.
       *[other] { $count } new ones settle with the next block.
    }

## One slot, in few words below each other
slots-right-to-issue = or the right to issue as much
slots-settled = settled
slots-unsettled = not settled yet
slots-held = Held
slots-held-by-invoice = by an invoice
slots-promised = Promised
slots-state-coming = Coming
    .when = in the next block
slots-free = Free
slots-free-ready = ready to receive
slots-free-unsaid = perhaps not in a block yet
# $output is the transaction’s id and a number.
slots-holds = { $output }, holds { $amount }
slots-holds-hidden = { $output }, holds bitcoin
# $what is “10.00 TUSD”, or the asset’s name while amounts are hidden; $when is “at 12:04” or “on 3 Mar, 12:04”.
slots-holder-invoice = Invoice for { $what }, ends { $when }
slots-holder-invoice-endless = Invoice for { $what }, until you cancel it
slots-holder-invoice-over = Invoice for { $what }, ran out { $ago }: free it
slots-holder-spend = Leaves with a send
slots-holder-change = For what a send brings back
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
    .next-block = In the next block
    .unsaid = Settled or coming: not said

## Creating slots
slots-create = Create slots
slots-num = How many
slots-size = Bitcoin in each
slots-up-to = Only what is missing
    .hint = Slots that are free already count towards the number.
slots-off-enough =
    { $count ->
        [one] { $count } slot is free already: nothing is missing.
       *[other] { $count } slots are free already: nothing is missing.
    }
slots-off-short = Takes { $takes }, and { $spendable } can be spent now.
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
