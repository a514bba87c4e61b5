### Transfers: the list, one of them, what it waits for, and labels for other programs.

## States, kinds and directions

transfer-state-waitingForThem = Waiting
transfer-state-waitingForYou = Needs you
transfer-state-confirming = Confirming
transfer-state-overdue = Overdue
transfer-state-settled = Done
transfer-state-failed = Failed
transfer-state-cancelled = Cancelled
transfer-state-expired = Expired
transfer-state-unknown = Unknown
# $status: the service’s number for the state.
transfer-state-unknown-number = Unknown ({ $status })
# What the service calls one of its own numbers, in our words: for people who compare with its logs.
transfer-status-initiated = started, not submitted yet
transfer-status-waitingCounterparty = waiting for the other side
transfer-status-waitingSafeHeight = waiting for enough confirmations before use
transfer-status-waitingBroadcast = waiting to be broadcast
transfer-status-waitingConfirmations = waiting for confirmations
transfer-status-settled = settled
transfer-status-failed = failed
transfer-status-unknown = not in the chosen API version
transfer-kind-issuance = Issue
transfer-kind-receiveBlind = Receive, blinded invoice
transfer-kind-receiveWitness = Receive, witness invoice
transfer-kind-send = Send
transfer-kind-inflation = Issue of more
transfer-kind-burn = Burn
transfer-kind-unknown = A kind that Ochre does not know
transfer-direction-in = In
transfer-direction-out = Out
# Made by the wallet itself: there is no other side.
transfer-direction-none = Own
transfer-alarm-missing = The service listed it before, and transfers are never deleted. You’re seeing its last report. Ask the service’s operator.
    .title = The service no longer lists this transfer
transfer-alarm-settledThenFailed = A settled transfer can’t fail. Look up the transaction in a block explorer that you trust before you believe either report.
    .title = The service reported this as settled, and now as failed

## How one stands: what is true, and whose turn it is

transfer-standing-unknown = The service reports state { $status }, which the chosen API version does not have. Ochre does nothing about it.
transfer-standing-doubt = Unknown: by the service’s version, state { $status } means in progress or ended. Refresh, then check your balance for the asset, or ask the other side.
transfer-waits-out = Submitted, not broadcast yet: the recipient has to accept it. A refresh checks for that.
# $time: 12:29.
transfer-waits-out-until = Submitted, not broadcast yet: the recipient has to accept it by { $time }, { $minutes } min from now. A refresh checks for that.
transfer-waits-out-over = Submitted, not broadcast yet: the recipient has to accept it, but its time ran out { $ago }. A refresh checks for that.
transfer-waits-in = Your invoice is open: the sender has to pay it. It reserves a slot until then.
transfer-waits-in-until = Your invoice is open until { $time }, { $minutes } min from now: the sender has to pay it. It reserves a slot until then.
transfer-waits-in-over = Your invoice is open, but its time ran out { $ago }: the sender has to pay it. It reserves a slot until then.
transfer-waits-none = The service reports it as in progress.
transfer-standing-out-waitingForYou = Action needed: it was started here and is not submitted yet.
transfer-standing-out-confirming = Reported as broadcast. Waiting for blocks.
transfer-standing-out-settled = The service reports this transfer as settled: what you sent is no longer yours.
transfer-standing-out-failed = The service reports this send as failed. Anyone who has the signed transaction could still broadcast it.
# $ago: how long since
transfer-standing-out-cancelled = You cancelled this { $ago }. Anyone who has the signed transaction could still broadcast it.
transfer-standing-out-expired = The recipient did not accept in time. What it was to move stays reserved until you cancel it.
transfer-standing-in-waitingForYou = Action needed: something arrived for this invoice. A refresh accepts it.
transfer-standing-in-confirming = Accepted here. The sender broadcasts it, and blocks then confirm it. You only need to refresh.
transfer-standing-in-late = Overdue: it was accepted here, but the service reports no block with it. It may still arrive. Don’t count on it yet.
transfer-standing-in-excluded = It can’t arrive any more: another transaction spent its coin, and a verified block has that one.
transfer-standing-in-settled = The service reports this transfer as settled.
transfer-standing-in-received = Received. Its asset data is verified, and the service reports it as settled.
transfer-standing-in-refused = Don’t treat this transfer as received, whatever the service reports: its asset data is refused.
transfer-standing-in-failed = The service reports this invoice as ended: nobody can pay it any more.
transfer-standing-in-cancelled = You cancelled this invoice { $ago }.
transfer-standing-in-expired = Action needed: the invoice expired unpaid. It still reserves a slot until you cancel it.
transfer-standing-none-waitingForYou = The service reports it as in progress.
transfer-standing-none-confirming = Reported as broadcast. Waiting for blocks.
transfer-standing-none-settled = Made by this wallet. There is no other side.
transfer-standing-none-failed = It did not happen.
transfer-standing-none-expired = It expired before it happened.

## The list

transfer-list-title = Transfers
transfer-list-in-progress = { $count } in progress
transfer-list-labels = Labels
transfer-list-export = Export CSV
    .nothing = There is nothing to export.
transfer-list-exported =
    { $count ->
        [one] { $count } transfer saved as { $file }
       *[other] { $count } transfers saved as { $file }
    }
transfer-list-empty = No transfers yet. Assets you send or receive will appear here.
    .action = Receive an asset
transfer-list-count =
    { $count ->
        [one] { $count } transfer, newest first
       *[other] { $count } transfers, newest first
    }
transfer-list-found =
    { $count ->
        [one] { $count } transfer found
       *[other] { $count } transfers found
    }
transfer-list-unreadable = Refresh to get it from the service again. It appears with the others once it can be read.
transfer-list-none-found = No transfers match.
    .action = Show all transfers
transfer-list = Transfers
transfer-column-when = When
transfer-column-asset = Asset
transfer-column-direction = Direction
transfer-column-amount = Amount
transfer-column-state = State
transfer-column-number = No.
    .hint = The service’s own number for the state
transfer-column-label = Label
transfer-row-unreadable = Can’t be read
transfer-row-no-time = unknown

## What is looked for in the list

transfer-filter = Transfers
transfer-filter-text = Search
    .placeholder = Label, asset, ID, recipient or invoice
transfer-filter-asset = Asset
    .all = All assets
transfer-filter-state = State
    .all = All states
    .unfinished = In progress
transfer-filter-direction = Direction
    .both = In and out

## One transfer

transfer-title = Transfer
transfer-to-asset = Show asset
transfer-to-all = All transfers
transfer-now = State now
# The unit of an amount whose asset is in no list.
transfer-base-units = base units
transfer-number = The service’s number: { $status }
transfer-do-refresh = Refresh
transfer-do-give-up = Cancel transfer
transfer-given-up-failed = Transfer cancelled. What it reserved is free again.
transfer-given-up-nothingFailed = The service cancelled nothing: the transfer may have moved on. Refresh to check.
transfer-given-up-aborted = The transfer was not cancelled.
transfer-loading = Loading the transfer
transfer-label = Your label
    .hint = Kept only on this computer. Empty it to remove it.
    .nothing = Enter a label first.
    .same = Nothing changed.
transfer-label-save = Save label

## What it waits for

transfer-doctor = What it is waiting for
transfer-doctor-move = Next step
transfer-doctor-time = Time left
transfer-doctor-held = Reserved until then
transfer-doctor-refresh = Refresh
transfer-doctor-give-up = Cancel transfer
transfer-move-unsure = Unknown. Do nothing until it is known.
transfer-move-doubt = You: refresh, then check your balance for the asset.
transfer-move-chain = Nobody has to act: it is waiting for blocks.
transfer-move-late = You: ask the sender whether they broadcast it. If they cancelled it, create a new invoice for them.
transfer-move-excluded = You: ask the sender to pay again, with a new invoice.
transfer-move-recipient = The recipient has to accept it.
transfer-move-sender-broadcasts = The sender has to broadcast it.
transfer-move-sender-pays = The sender has to pay the invoice.
transfer-move-you-broadcast = You: refresh to broadcast it.
transfer-move-you-take = You: refresh to accept what has arrived.
transfer-move-you-over = You: it will not happen by itself any more.
transfer-move-you-begun = You: nobody knows about it yet.
transfer-time-no-end = No limit: it never expires.
transfer-time-none = None left.
transfer-time-over = None. It expired { $ago }.
# $left: on a clock below an hour, 18:20, else 3 h; $ends: 12:29, or 3 Mar, 12:29.
transfer-time-left = { $left }, until { $ends }
transfer-held-nothing-in = Nothing: a witness invoice has an address of its own.
transfer-held-nothing-out = Ochre does not know which outputs: it was not signed on this computer.
transfer-held-nothing-none = Nothing that Ochre knows of.
# $outpoint: the short name of an output, 1f2e…:0.
transfer-held =
    { $kind ->
        [slot] Slot { $outpoint }
       *[output] Output { $outpoint }
    }
# $what: the amounts on it, “10.00 TUSD and 500 sats”.
transfer-held-with =
    { $kind ->
        [slot] Slot { $outpoint } with { $what }
       *[output] Output { $outpoint } with { $what }
    }
transfer-held-more = An output is spent as a whole. What does not leave returns with the transaction.
transfer-refresh-failed = At the last refresh, the service could not do its part: “{ $reason }”. It tries again at the next one.
transfer-refresh-failed-silently = At the last refresh, the service could not do its part and gave no reason. It tries again at the next one.
transfer-refresh-asksRecipient = Checks whether the recipient accepted. If so, the service broadcasts it immediately.
transfer-refresh-broadcasts = Broadcasts it: the recipient has accepted. After that you can’t undo it.
transfer-refresh-asksSender = Checks whether something has arrived for this invoice, and accepts it.
transfer-refresh-takesArrived = Checks what has arrived and accepts it.
transfer-refresh-looksForBlocks = Checks how many confirmations it has. This changes nothing.
transfer-refresh-looks = Checks its state with the service. Ochre can’t promise a result.
# What giving it up does, in three sentences: what it ends; what else ends with it, where there is any; what may be lost.
transfer-give-up-slot = Cancels the invoice and frees its slot.
transfer-give-up-send = Cancels the send and frees what it reserves.
transfer-give-up-together =
    { $count ->
        [one] Also cancels { $count } other transfer in the same transaction.
       *[other] Also cancels { $count } other transfers in the same transaction.
    }
transfer-give-up-risk-paidMeanwhile = If somebody has already paid it, what they sent may be lost. Refresh first.
transfer-give-up-risk-broadcastYet = Anyone who has the signed transaction could still broadcast it. Ochre keeps that in mind when you pay again.
transfer-give-up-risk-lost = Something arrived, was never accepted and has expired: it would be lost.
transfer-give-up-risk-mayConfirm = If the sender’s transaction still confirms, what they sent may be lost. Refresh first.
transfer-give-up-off = Not possible now.
transfer-give-up-off-state = You can only cancel a transfer that is waiting for the other side.
transfer-give-up-off-unknownState = Ochre does not know its state, so it does nothing about it.
transfer-give-up-off-outcomeUnknown = It was submitted and no answer came. If you cancel now, it could be paid twice.
transfer-give-up-off-handedOver = It was submitted, and the transaction may still confirm.
transfer-give-up-off-arrived = Something has arrived for it. Refresh to accept it: cancelling could lose it.

## What is known of it

transfer-facts = On the blockchain
transfer-facts-no-transaction = It has no known transaction.
transfer-facts-transaction = Transaction ID
transfer-facts-arrives = Arrives on your output
transfer-facts-change = Your change is on
transfer-facts-recipient = Recipient ID
# $batch, $transfer: two numbers of the service’s own.
transfer-facts-numbers = The service’s own numbers: batch { $batch }, transfer { $transfer }.
transfer-facts-invoice = Invoice
transfer-facts-data = Where its asset data goes
transfer-facts-reached = Ways to reach the other side
transfer-facts-used = used
transfer-facts-not-used = not used

## The states that were seen, and the service’s times

transfer-history = States seen here
transfer-history-none = None yet: it had this state when the service first listed it.
transfer-history-number = The service’s number
transfer-times = The service’s times
transfer-times-made = Created
transfer-times-changed = Last changed
transfer-times-ends = Expires

## Labels for and from other programs

transfer-labels = Import and export labels
    .hint = In the format of Sparrow and others (BIP329), by transaction. The file shows which transactions are yours.
transfer-labels-export = Export labels
transfer-labels-saved =
    { $count ->
        [one] { $count } label saved as { $file }.
       *[other] { $count } labels saved as { $file }.
    }
transfer-labels-none = No transaction has a label yet.
transfer-labels-not-saved = Nothing was saved.
transfer-labels-left-out =
    { $count ->
        [one] The file leaves out { $count } labelled transfer without a transaction.
       *[other] The file leaves out { $count } labelled transfers without a transaction.
    }
# What became of each label that was read.
transfer-labels-set =
    { $count ->
        [one] { $count } transfer got a label.
       *[other] { $count } transfers got a label.
    }
transfer-labels-same =
    { $count ->
        [one] { $count } transfer already had the same label.
       *[other] { $count } transfers already had the same label.
    }
transfer-labels-ownStays =
    { $count ->
        [one] { $count } transfer kept the label that you gave here.
       *[other] { $count } transfers kept the label that you gave here.
    }
transfer-labels-unknown =
    { $count ->
        [one] { $count } label skipped: no transfer here has its transaction.
       *[other] { $count } labels skipped: no transfer here has their transactions.
    }
transfer-labels-ofOthers =
    { $count ->
        [one] { $count } label skipped: it is for an address, output or key.
       *[other] { $count } labels skipped: they are for addresses, outputs or keys.
    }
transfer-labels-empty =
    { $count ->
        [one] { $count } line has no label.
       *[other] { $count } lines have no label.
    }
transfer-labels-unread =
    { $count ->
        [one] { $count } line can’t be read.
       *[other] { $count } lines can’t be read.
    }
