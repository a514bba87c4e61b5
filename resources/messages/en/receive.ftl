### Receiving: invoices for assets, and addresses for plain bitcoin.

receive-title = Receive
receive-all-invoices = All invoices
receive-new-invoice = New invoice
receive-what = What do you want to receive?
receive-what-asset = An asset
    .hint = By an invoice, on a free asset slot
receive-what-bitcoin = Bitcoin
    .hint = Plain, to an address of yours: for fees and new slots

## An address for plain bitcoin
receive-address = Receive plain bitcoin
    .new = New address
    .qr = QR code of the address
    .copy = Copy address
    .used = Used before
    .used-note = The service gave this address before. It is yours all the same; a fresh one keeps payments apart.
    .asking = Asking the service for an address
    .none = The service names the next address, and your own keys derive it again before you see it. An address that is not yours is never shown.
    .get = Get an address
# $path is where it lies below the keys, $ago is “4 min ago” or “just now”.
receive-address-derived = Verified with your keys before it was shown: { $path }, { $ago }.

## A new invoice
receive-choose = Choose an asset
receive-any = Any asset, also one that is new here
receive-other = Another one, by its id
receive-asset = Asset
receive-asset-id = Asset id
    .hint = The service must have heard of this asset. If it has not, it refuses, and nothing is made.
    .wrong = It is no asset id. One begins with “rgb:”.
receive-any-note = The one who pays chooses the asset. An asset that this wallet never held arrives this way: most services make no invoice for one that they do not know yet.
receive-amount = Amount
    .hint-any = How many decimals it will have is not known here, so its smallest units are counted.
    .hint-other = How many decimals this asset has is not known here, so its smallest units are counted.
    .unit = smallest units
receive-amount-zero = It must be more than nothing.
receive-amount-too-large = No RGB asset can hold that much.
receive-amount-whole = It has no decimals: whole numbers only.
receive-amount-decimals =
    { $count ->
        [one] It has { $count } decimal at most.
       *[other] It has { $count } decimals at most.
    }
receive-amount-comma = A comma means two things. Write a point before the decimals.
receive-amount-digits = Only digits can stand here.
receive-amount-point = Only digits, and a point before the decimals.
# $slots is the word below, which explains itself at a press.
receive-free = { $count } { $slots } free
receive-free-word =
    { $count ->
        [one] slot
       *[other] slots
    }
receive-no-slot = No slot is free to receive on
    .text = Each invoice holds an empty asset slot until it is paid or given up. What you enter here is kept.
    .act = Create slots
    .back = Back to the invoice
receive-where = Where it arrives
receive-where-slot = On a free slot of yours
    .hint = The sender does not learn which. A slot is held until then.
receive-where-output = On a new output, which the sender pays for
    .hint = It needs no slot. The address is one of yours, and the sender sees it.
receive-create = Create invoice
receive-create-for = Create invoice: { $amount }
receive-creating = The service makes the invoice, { -ochre } reads it
receive-create-note = The service writes the invoice and { -ochre } reads it before you see it: one for another asset, amount or network is not shown.
receive-not-as-asked = You asked for { $asked }, and it wrote { $got }. { -ochre } does not show it, so that nobody pays it.
receive-off-slot = It takes a free slot.
receive-off-asset = Choose what you want to receive.
receive-off-id = Enter the id of the asset.
receive-off-amount = Enter an amount.
receive-off-amount-wrong = The amount cannot be used.

## The list of invoices
receive-invoices = Your invoices
receive-invoices-for = Your invoices for { $asset }
receive-invoices-count =
    { $count ->
        [one] { $count } invoice
       *[other] { $count } invoices
    }
receive-invoices-all =
    { $count ->
        [one] Show all { $count } invoice
       *[other] Show all { $count } invoices
    }
receive-invoices-loading = Looking up your invoices
receive-invoices-none = None was made here yet.
receive-invoices-unreadable = Whoever was given it may still pay it. Make a new invoice where you need one.
receive-note-endless = no end
receive-note-left = { $time } left
receive-note-not-given-up = not given up yet
receive-note-slot-held = slot still held
receive-note-this-slot-held = slot { $slot } still held
receive-note-made = made { $ago }

## The state of an invoice: on a chip, and whose turn it is and what comes next
receive-state = State
receive-state-waitingForThem = Waiting for the other side
    .sentence = Nobody has paid yet.
receive-state-waitingForYou = Action needed
    .sentence = It was sent to you. The next refresh takes it and tells the sender so.
receive-state-confirming = Confirming
    .sentence = It is paid. Its transaction waits for blocks.
receive-state-settled = Settled
    .sentence = The service reports this payment as settled.
receive-state-failed = Given up
    .sentence = It can no longer be paid, and holds no slot.
receive-state-expired = Expired
    .sentence = This invoice has expired. Check for a payment before you cancel: cancelling can lose it.
receive-state-unknown = Unknown
    .sentence = The service tells a state that { -ochre } does not know, so nothing is done about it.
receive-over-at = Its time was over at { $time }.
receive-asking = Asking the service now.
receive-asked-never = The service was not asked yet.
receive-asked-next = The service is asked in { $time }.
receive-asked = Asked the service { $ago }.
receive-asked-again = Asked the service { $ago }, again in { $time }.
receive-free-slot = Free the slot
receive-give-up = Give it up
receive-take = Accept payment
receive-see-transfer = See the transfer
receive-check = Check now
receive-friend-pays = Let your practice friend pay
receive-cancel = Cancel this invoice
receive-ask-service = Ask the service
receive-kept = The invoice was kept
receive-nothing-given-up = The service gave nothing up. Its state is asked again
receive-freed = Given up: its slot is free again
receive-given-up = The invoice was given up
receive-friend-sent = Your friend has sent. The next refresh takes it

## How long it can be paid
receive-endless = It never ends by itself.
receive-time = Time left to pay
# The time that is left stands before it, large.
receive-time-left = left to pay. Valid until { $until }, { $whole } in all.
receive-time-over = The time is over
# Read aloud.
receive-time-less = Less than { $minutes } min left to pay

## The slot that it holds
receive-no-slot-held = It holds no slot.
    .text = It is paid to an address of its own.
receive-slot-paid = Slot { $slot } receives it
receive-slot-expired = Slot { $slot } is still held for this invoice
receive-slot-open = Slot { $slot } is held for this invoice
receive-some-slot-paid = A slot receives it
receive-some-slot-expired = A slot is still held for this invoice
receive-some-slot-open = A slot is held for this invoice
receive-slot-untold = The service does not tell which one.
receive-slot-paid-note = It carries what was sent once that is settled.
receive-slot-expired-note = Nothing else can arrive on it before it is freed.
receive-slot-endless-note = Nothing but you frees it: cancel the invoice when it is not needed.
receive-slot-open-note = Expiry alone does not free it. { -ochre } offers to free it at { $time }.
receive-slots-free =
    { $count ->
        [one] { $count } slot free
       *[other] { $count } slots free
    }

## Its code
receive-code = The invoice itself
    .qr = QR code of the invoice
    .copy = Copy invoice
receive-code-paid = Do not hand it out again.
    .note = An invoice is paid once. For more, make another.
receive-code-unknown = Do not hand it out now.
receive-code-over = Nobody can pay it any more.
    .note = Its code is not shown, so that nobody tries.

## What was checked of it
receive-checked = What was checked of this invoice
receive-this-network = this network
receive-claim-asked = Read here, it says what you asked for: { $amount }, on { $network }, until { $time }.
receive-claim-asked-endless = Read here, it says what you asked for: { $amount }, on { $network }, without an end.
receive-claim-ours = The output that it asks for is yours: your keys derive its address, { $path }.
receive-claim-from-backup = It came out of a backup, and nothing here proves that what is paid to it is yours. Make a new one rather than handing it out.
receive-claim-witness = { -ochre } could not derive the address in it. Do not hand it out before the service has explained that.
receive-claim-blinded = The slot in it is blinded: only the service knows which one it is. { -ochre } cannot prove that it is yours. The first time, ask for a small amount.
receive-warning-farExpiry = It stays payable for a very long time, and holds its slot as long.
receive-warning-noExpiry = It never ends by itself, and holds its slot until you give it up.
receive-warning-plainEndpoint = It is delivered over a connection that is not encrypted: others on the way can read what you receive.
receive-warning-foreignEndpoint = It is delivered through a server other than the service itself.
receive-delivery = Where its data is delivered, and to whom
    .endpoints = Endpoints
    .none = none named
    .recipient = Recipient
    .address = Address
