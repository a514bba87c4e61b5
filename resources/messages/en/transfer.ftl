### Transfers: the list, one of them, what it waits for, and labels for other programs.

## States, kinds and directions

transfer-state-waitingForThem = Waiting for the other side
transfer-state-waitingForYou = Action needed
transfer-state-confirming = Confirming
transfer-state-settled = Settled
transfer-state-failed = Failed
transfer-state-expired = Expired
# Of an invoice.
transfer-state-expired-in = Expired, slot held
transfer-state-unknown = Unknown
# $status: the service’s number for the state.
transfer-state-unknown-number = Unknown ({ $status })
# What the service calls one of its own numbers, in our words: for people who compare with its logs.
transfer-status-initiated = begun, not handed over yet
transfer-status-waitingCounterparty = waiting for the other side
transfer-status-waitingSafeHeight = waiting for enough blocks before it is used
transfer-status-waitingBroadcast = waiting to be broadcast
transfer-status-waitingConfirmations = waiting for blocks
transfer-status-settled = settled
transfer-status-failed = failed
transfer-status-unknown = not in the chosen table
transfer-kind-issuance = Issue
transfer-kind-receiveBlind = Receive, on a blinded slot
transfer-kind-receiveWitness = Receive, with bitcoin on an address
transfer-kind-send = Send
transfer-kind-inflation = Issue of more
transfer-kind-burn = Burn
transfer-kind-unknown = A kind that is not known here
transfer-direction-in = In
transfer-direction-out = Out
# Made by the wallet itself: there is no other side.
transfer-direction-none = Own
transfer-alarm-missing = It listed it before, and transfers are never deleted. What stands here is what it told then. Ask who runs the service.
    .title = The service no longer lists this transfer
transfer-alarm-settledThenFailed = What is settled cannot fail. Look for the transaction in a block explorer of your own before you believe either.
    .title = The service called this settled, and now failed

## How one stands: what is true, and whose turn it is

transfer-standing-unknown = The service gives its state as { $status }, which the chosen table of numbers does not have. Nothing is done about it here.
transfer-waits-out = Handed over, not broadcast yet: the recipient has to accept it. A refresh asks whether they did.
# $time: 12:29.
transfer-waits-out-until = Handed over, not broadcast yet: the recipient has to accept it until { $time }, { $minutes } min from now. A refresh asks whether they did.
transfer-waits-out-over = Handed over, not broadcast yet: the recipient has to accept it (its time ran out { $ago }). A refresh asks whether they did.
transfer-waits-in = Your invoice stands open: the sender has to pay it. It holds a slot meanwhile.
transfer-waits-in-until = Your invoice stands open until { $time }, { $minutes } min from now: the sender has to pay it. It holds a slot meanwhile.
transfer-waits-in-over = Your invoice stands open (its time ran out { $ago }): the sender has to pay it. It holds a slot meanwhile.
transfer-waits-none = The service calls it unfinished.
transfer-standing-out-waitingForYou = Begun here and not handed over yet: it is your turn.
transfer-standing-out-confirming = The recipient accepted. The service says that the transaction is out; blocks confirm it. You have nothing to do.
transfer-standing-out-settled = The service reports this transfer as settled: what you sent is no longer yours.
transfer-standing-out-failed = The service reports this send as failed. Anyone who has the signed transaction could still broadcast it.
transfer-standing-out-expired = The recipient did not accept in time. What it was to move stays held until you give it up.
transfer-standing-in-waitingForYou = Something arrived for this invoice. A refresh accepts it: it is your turn.
transfer-standing-in-confirming = Accepted here. The sender broadcasts it, and blocks confirm it then. You have nothing to do, but for a refresh.
transfer-standing-in-settled = The service reports this transfer as settled.
transfer-standing-in-failed = Nothing arrives by this invoice any more. Its slot is free again.
transfer-standing-in-expired = The invoice ran out and nobody paid it. It still holds a slot, until you give it up: it is your turn.
transfer-standing-none-waitingForYou = The service calls it unfinished.
transfer-standing-none-confirming = The service says that the transaction is out; blocks confirm it. You have nothing to do.
transfer-standing-none-settled = Made by this wallet itself. There is no other side.
transfer-standing-none-failed = It did not come about.
transfer-standing-none-expired = It ran out before it came about.

## The list

transfer-list-title = Transfers
transfer-list-labels = Labels
transfer-list-export = Export CSV
    .nothing = There is nothing to save.
transfer-list-exported =
    { $count ->
        [one] { $count } transfer saved as { $file }
       *[other] { $count } transfers saved as { $file }
    }
transfer-list-empty = Nothing was sent or received yet.
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
transfer-list-unreadable = Refresh: the service tells it anew. What it says stands among the others once it can be read.
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
transfer-row-unreadable = Cannot be read
transfer-row-no-time = not known

## What is looked for in the list

transfer-filter = Transfers
transfer-filter-text = Search
    .placeholder = Label, asset, txid, recipient or invoice
transfer-filter-asset = Asset
    .all = All assets
transfer-filter-state = State
    .all = All states
    .unfinished = Unfinished
transfer-filter-direction = Direction
    .both = In and out

## One transfer

transfer-title = Transfer
transfer-to-asset = The asset
transfer-to-all = All transfers
transfer-now = How it stands
# The unit of an amount whose asset is in no list.
transfer-base-units = base units
transfer-number = The service’s number: { $status }
transfer-do-refresh = Refresh
transfer-do-give-up = Give it up
transfer-given-up-failed = Given up. What it held is free again.
transfer-given-up-nothingFailed = The service gave nothing up: it may have moved on meanwhile. Refresh to see.
transfer-given-up-aborted = You turned back. Nothing was given up.
transfer-loading = Reading the transfer
transfer-label = Your label
    .hint = Kept on this computer alone. Empty it to take it away.
    .nothing = Nothing typed yet.
    .same = Nothing changed.
transfer-label-save = Keep the label

## What it waits for

transfer-doctor = What it waits for
transfer-doctor-move = Next step
transfer-doctor-time = Time left
transfer-doctor-held = Reserved until then
transfer-doctor-refresh = Refresh
transfer-doctor-give-up = Give it up
transfer-move-unsure = Not known. Nothing is to be done before it is.
transfer-move-chain = Nobody’s: it waits for blocks.
transfer-move-recipient = The recipient’s: they have to accept it.
transfer-move-sender-broadcasts = The sender’s: they have to broadcast it.
transfer-move-sender-pays = The sender’s: they have to pay the invoice.
transfer-move-you-broadcast = Yours: a refresh broadcasts it.
transfer-move-you-take = Yours: a refresh takes what has arrived.
transfer-move-you-over = Yours: it will not come about by itself any more.
transfer-move-you-begun = Yours: nobody was told of it yet.
transfer-time-no-end = No end: it waits for as long as it takes.
transfer-time-over = None. It ran out { $ago }.
# $left: on a clock below an hour, 18:20, else 3 h; $ends: 12:29, or 3 Mar, 12:29.
transfer-time-left = { $left }, until { $ends }
transfer-held-nothing-in = Nothing: a witness invoice is paid to an address of its own.
transfer-held-nothing-out = Not known which outputs: it was not signed on this computer.
transfer-held-nothing-none = Nothing that is known here.
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
transfer-held-more = An output is spent as a whole: what does not leave comes back with the transaction.
transfer-refresh-failed = The service could not do its part at the last refresh: “{ $reason }”. It tries again at the next one.
transfer-refresh-failed-silently = The service could not do its part at the last refresh, and it gave no reason. It tries again at the next one.
transfer-refresh-asksRecipient = Asks whether the recipient accepted. If they did, it is broadcast at once.
transfer-refresh-broadcasts = Broadcasts it: the recipient has accepted. From then on it cannot be called back.
transfer-refresh-asksSender = Asks whether something has arrived for this invoice, and takes it.
transfer-refresh-takesArrived = Checks what has arrived and takes it.
transfer-refresh-looksForBlocks = Asks how many blocks lie on it. It changes nothing.
transfer-refresh-looks = Asks the service how it stands now. Nothing can be promised.
# What giving it up does, in three sentences: what it ends; what else ends with it, where there is any; what may be lost.
transfer-give-up-slot = Ends the invoice and frees its slot.
transfer-give-up-send = Ends the send and frees what it holds.
transfer-give-up-together =
    { $count ->
        [one] { $count } other transfer in the same transaction with it.
       *[other] { $count } other transfers in the same transaction with it.
    }
transfer-give-up-risk-paidMeanwhile = If somebody has paid it already, what they sent may be lost: refresh first.
transfer-give-up-risk-broadcastYet = Whoever has the signed transaction could still broadcast it: Ochre keeps that in mind when you pay again.
transfer-give-up-risk-lost = Something arrived and was never taken, and its time is over: it would be lost.
transfer-give-up-off = Not now.
transfer-give-up-off-state = Only a transfer that waits for the other side can be given up.
transfer-give-up-off-unknownState = Its state is a number that is not known here, so nothing is done about it.
transfer-give-up-off-outcomeUnknown = It was handed over and no answer came: given up now, it could be paid twice.
transfer-give-up-off-handedOver = It was handed over, and the transaction may still confirm.
transfer-give-up-off-arrived = Something has arrived for it: a refresh takes it, and giving it up could throw it away.

## What is known of it

transfer-facts = On the chain
transfer-facts-no-transaction = No transaction is known for it.
transfer-facts-transaction = Transaction
transfer-facts-arrives = Arrives on your output
transfer-facts-change = What comes back sits on
transfer-facts-recipient = Recipient id
# $batch, $transfer: two numbers of the service’s own.
transfer-facts-numbers = Batch { $batch }, transfer { $transfer } in the service’s own counting.
transfer-facts-invoice = Invoice
transfer-facts-data = Where its data goes
transfer-facts-reached = The other side is reached through
transfer-facts-used = used
transfer-facts-not-used = not used

## The states that were seen, and the service’s times

transfer-history = States seen here
transfer-history-none = None yet: it was in this state when it was first listed.
transfer-history-number = The service’s number
transfer-times = The service’s own times
transfer-times-made = Made
transfer-times-changed = Last changed
transfer-times-ends = Ends

## Labels for and from other programs

transfer-labels = Labels for and from other programs
    .hint = As Sparrow and others exchange them (BIP329), by transaction. The file says which transactions are yours.
transfer-labels-export = Export labels
transfer-labels-saved =
    { $count ->
        [one] { $count } label saved as { $file }.
       *[other] { $count } labels saved as { $file }.
    }
transfer-labels-none = There is no label on a transaction yet.
transfer-labels-not-saved = Nothing was saved.
transfer-labels-left-out =
    { $count ->
        [one] { $count } labelled transfer without a transaction is not in it.
       *[other] { $count } labelled transfers without a transaction are not in it.
    }
# What became of each label that was read.
transfer-labels-set =
    { $count ->
        [one] { $count } transfer got a label.
       *[other] { $count } transfers got a label.
    }
transfer-labels-same =
    { $count ->
        [one] { $count } transfer had the same label already.
       *[other] { $count } transfers had the same label already.
    }
transfer-labels-ownStays =
    { $count ->
        [one] { $count } transfer kept the label that you gave here.
       *[other] { $count } transfers kept the label that you gave here.
    }
transfer-labels-unknown =
    { $count ->
        [one] { $count } label of transactions that no transfer here goes by: not kept.
       *[other] { $count } labels of transactions that no transfer here goes by: not kept.
    }
transfer-labels-ofOthers =
    { $count ->
        [one] { $count } label of addresses, outputs or keys: Ochre keeps none of those.
       *[other] { $count } labels of addresses, outputs or keys: Ochre keeps none of those.
    }
transfer-labels-empty =
    { $count ->
        [one] { $count } line without a label.
       *[other] { $count } lines without a label.
    }
transfer-labels-unread =
    { $count ->
        [one] { $count } line that could not be read.
       *[other] { $count } lines that could not be read.
    }
