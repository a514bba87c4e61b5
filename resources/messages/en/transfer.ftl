### Transfers: the list, one of them, what it waits for, and labels for other programs.

## States, kinds and directions

transfer-state =
    { $state ->
        [waitingForThem] Waiting
        [waitingForYou] Needs you
        [confirming] Confirming
        [settled] Done
        [failed] Failed
        [cancelled] Cancelled
        [expired] Expired
       *[unknown] Unknown
    }
# $status: the service’s number for the state.
transfer-state-unknown-number = Unknown ({ $status })
transfer-status =
    { $status ->
        [initiated] Started
       *[waitingBroadcast] Waiting for broadcast
    }
transfer-kind =
    { $kind ->
        [issuance] Issue
        [receiveBlind] Blinded invoice
        [receiveWitness] Witness invoice
        [send] Send
        [inflation] Issue of more
        [burn] Burn
       *[unknown] Unknown kind
    }
transfer-direction =
    { $direction ->
        [in] In
        [out] Out
       *[none] Own
    }
# Made by the wallet itself: there is no other side.
transfer-alarm-missing = This is the service’s last report. Transfers are never deleted. Ask the operator.
    .title = The service no longer lists this transfer
transfer-alarm-settledThenFailed = A settled transfer can’t fail. Look up the transaction in a block explorer you trust.
    .title = Reported as settled, and now as failed

## How one stands: what is true, and whose turn it is

transfer-standing-unknown = State { $status } isn’t in the chosen API version. Ochre does nothing about it.
transfer-standing-doubt = State { $status } can mean in progress or ended. Refresh, then check your balance.
transfer-waits-out = The recipient has to accept.
# $time: 12:29.
transfer-waits-out-until = The recipient has until { $time } to accept. { $left } left.
transfer-waits-then = Once accepted, a refresh broadcasts it: you can’t undo that.
transfer-waits-in = The sender has to pay.
transfer-waits-in-until = The sender has until { $time } to pay. { $left } left.
transfer-waits-over = Time ran out { $ago }. Refresh to see what happened.
transfer-standing-none = Reported as in progress.
transfer-standing-begun = Started here, not submitted yet.
transfer-standing-broadcasts = The recipient accepted. A refresh broadcasts it: you can’t undo that.
transfer-standing-arrived = Something arrived. Refresh to accept it.
transfer-standing-accepted = Accepted here. The sender broadcasts it, then blocks confirm it.
transfer-standing-confirming = Reported as broadcast. Waiting for blocks.
transfer-standing-out-settled = The service reports it as settled.
transfer-standing-received = Received. Asset data is verified, and the service reports it as settled.
transfer-standing-refused = Don’t treat this as received, whatever the service reports: the asset data is refused.
transfer-standing-late = Overdue: the service reports no block with it. Don’t count on it. Ask the sender whether they broadcast it; if they cancelled, create a new invoice.
transfer-standing-excluded = Can’t arrive any more: a verified block has another transaction that spends its coin. Ask the sender to pay a new invoice.
transfer-standing-out-failed = The service reports this as failed. Anyone who has the signed transaction could still broadcast it.
transfer-standing-failed = The service reports this as failed.
# $ago: how long since
transfer-standing-out-cancelled = You cancelled this { $ago }. Anyone who has the signed transaction could still broadcast it.
transfer-standing-cancelled = You cancelled this { $ago }.
transfer-standing-expired = Expired. Refresh, then cancel it to free what it reserves.

## The list

transfer-list-in-progress = { $count } in progress
transfer-list-labels = Labels
transfer-list-export = Export CSV
    .nothing = Nothing to export
transfer-list-empty = No transfers yet
    .action = Receive an asset
transfer-list-count =
    { $count ->
        [one] { $count } transfer
       *[other] { $count } transfers
    }
transfer-list-unreadable = Refresh to get it again.
transfer-list-none-found = No transfers match.
    .action = Show all transfers
transfer-column-when = When
transfer-column-asset = Asset
transfer-column-direction = Direction
transfer-column-amount = Amount
transfer-column-state = State
transfer-column-label = Label
transfer-row-unreadable = Unreadable
transfer-row-no-time = unknown

## What is looked for in the list

transfer-filter-text = Search
    .placeholder = Label, asset, ID, recipient or invoice
transfer-filter-asset =
    .all = All assets
transfer-filter-state =
    .all = All states
    .unfinished = In progress
transfer-filter-direction =
    .both = In and out

## One transfer

transfer-title = Transfer
transfer-now = State now
transfer-do-cancel = Cancel transfer
transfer-reserves = Reserves { $what }
transfer-cancelled = Cancelled. What it reserved is free.
transfer-cancelled-nothing = The service cancelled nothing. Refresh to see why.
transfer-label = Your label
    .hint = Stored only on this computer.
    .same = No change
transfer-label-save = Save label

## What it waits for

transfer-refresh-failed = The last refresh failed here: “{ $reason }”.
transfer-refresh-failed-silently = The last refresh failed here.

## What is known of it

transfer-facts = Details
transfer-facts-transaction = Transaction ID
transfer-facts-arrives = Arrives on
transfer-facts-change = Change on
transfer-facts-recipient = Recipient ID
# $batch, $transfer: two numbers of the service’s own.
transfer-facts-numbers = Service’s numbers: state { $status }, batch { $batch }, transfer { $transfer }
transfer-facts-invoice = Invoice
transfer-facts-use =
    { $is ->
        [used] used
       *[not] not used
    }

## The states that were seen, and the service’s times

transfer-history = Timeline
transfer-times-made = Created
transfer-times-changed = Last changed
transfer-times-ends = Expires

## Labels for and from other programs

transfer-labels = Labels of other programs
    .hint = BIP329, as in Sparrow. The file shows which transactions and addresses are yours.
transfer-labels-export = Export labels
transfer-labels-none = No labels yet
transfer-labels-left-out = { $count } left out: no transaction
# What became of each label that was read.
transfer-labels-end =
    { $end ->
        [set] { $count } set
        [same] { $count } already the same
        [ownStays] { $count } kept: yours
        [unknown] { $count } skipped: not in this wallet
        [ofOthers] { $count } skipped: of inputs or keys
        [empty] { $count } empty
       *[unread] { $count } unreadable
    }
transfer-cancel-off =
    { $because ->
        [unknownState] Ochre doesn’t know its state.
        [outcomeUnknown] No answer to the submission. Cancelling now could pay twice.
        [handedOver] Submitted: the transaction may still confirm.
        [arrived] Refresh to accept what arrived: cancelling could lose it.
       *[state] Only a waiting transfer can be cancelled.
    }
