### Receiving: invoices for assets, and addresses for plain bitcoin.

receive-title = Receive
receive-all-invoices = All invoices
receive-new-invoice = New invoice
receive-what = What do you want to receive?
receive-what-asset = An asset
    .hint = With an invoice, on a free asset slot
receive-what-bitcoin = Bitcoin
    .hint = Plain bitcoin, to your address: for fees and new asset slots

## An address for plain bitcoin
receive-address = Receive plain bitcoin
    .new = New address
    .qr = QR code of the address
    .copy = Copy address
    .used = Used before
    .used-note = The service gave you this address before. It is still yours, but a new one keeps payments apart.
    .asking = Asking the service for an address
    .none = The service reports the next address, and your keys verify it before you see it. Ochre never shows an address that is not yours.
    .get = Get an address
# $path is where it lies below the keys, $ago is “4 min ago” or “just now”.
receive-address-derived = Verified with your keys before it was shown: { $path }, { $ago }.

## A new invoice
receive-choose = Choose an asset
receive-any = Any asset, even a new one
receive-other = Another asset, by its ID
receive-asset = Asset
receive-asset-id = Asset ID
    .hint = The service must know this asset. Otherwise it refuses, and no invoice is created.
    .wrong = This is not an asset ID. Asset IDs begin with “rgb:”.
receive-any-note = The sender chooses the asset. Use this for an asset that your wallet has never held: most services create no invoice for an asset they don’t know yet.
receive-amount = Amount
    .hint-any = Ochre does not know how many decimals it will have, so enter its smallest units.
    .hint-other = Ochre does not know how many decimals this asset has, so enter its smallest units.
    .unit = smallest units
receive-amount-zero = Enter more than zero.
# $slots is the word below, which explains itself at a press.
receive-free = { $count } { $slots } free
receive-free-word =
    { $count ->
        [one] asset slot
       *[other] asset slots
    }
receive-no-proxy = No RGB proxy yet
    .text = Senders leave asset data for you on an RGB proxy, and this wallet’s connection names none.
receive-no-slot = You have no free asset slot
    .text = Each invoice reserves an empty asset slot until it is paid or cancelled. Create slots keeps what you entered.
    .act = Create slots
    .back = Back to the invoice
receive-where = Where it arrives
receive-only-blinded = This service creates blinded invoices. Until you spend what arrives, Ochre can’t verify that the slot is yours.
receive-where-slot = On one of your free asset slots (blinded invoice)
    .hint = The sender does not learn which one. The slot is reserved until then. Until you spend what arrives, Ochre can’t verify that the slot is yours.
    .hint-own = The sender does not learn which one. The slot is reserved until then. Ochre verifies that the slot is yours, since your own service knows which one it is.
receive-where-output = On a new output that the sender pays for (witness invoice)
    .hint = It needs no asset slot. The sender sees the address, which is yours. Ochre can verify all of it.
receive-create = Create invoice
receive-create-for = Create invoice: { $amount }
receive-creating = The service creates the invoice, { -ochre } verifies it
receive-create-note = The service creates the invoice, and { -ochre } verifies it before you see it. { -ochre } shows no invoice for another asset, amount or network.
receive-not-as-asked = You asked for { $asked }, but the service wrote { $got }. { -ochre } does not show it, so that nobody pays it.
receive-off-slot = You need a free asset slot.
receive-off-asset = Choose what you want to receive.
receive-off-id = Enter the ID of the asset.
receive-off-amount = Enter an amount.
receive-off-amount-wrong = Check the amount.

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
receive-invoices-loading = Loading your invoices
receive-invoices-none = No invoices yet. Those you create will appear here.
receive-invoices-unreadable = Anyone who has it may still pay it. Create a new invoice if you need one.
receive-note-endless = never expires
receive-note-left = { $time } left
receive-note-not-given-up = not cancelled yet
receive-note-slot-held = slot still reserved
receive-note-this-slot-held = slot { $slot } still reserved
receive-note-made = created { $ago }

## The state of an invoice: on a chip, and whose turn it is and what comes next
receive-state = State
receive-state-waitingForThem =
    .sentence = Nobody has paid yet.
receive-state-waitingForYou =
    .sentence = A payment has arrived. The next refresh accepts it and tells the sender.
receive-state-confirming =
    .sentence = It is paid. Its transaction is waiting for confirmations.
receive-state-settled =
    .sentence = The service reports this payment as settled.
receive-state-failed =
    .sentence = The service reports this invoice as ended: nobody can pay it any more.
receive-state-cancelled =
    .sentence = You cancelled this invoice. It reserves no slot.
receive-state-expired =
    .sentence = This invoice has expired. Check for a payment before you cancel: cancelling can lose it.
receive-state-unknown =
    .sentence = { -ochre } can’t tell what became of it. Refresh, then check your balance for the asset.
receive-over-at = It expired at { $time }.
receive-asking = Checking with the service now.
receive-asked-never = Not checked with the service yet.
receive-asked-next = Next check with the service in { $time }.
receive-asked = Updated { $ago }.
receive-asked-again = Updated { $ago }, next check in { $time }.
receive-free-slot = Cancel invoice
receive-give-up = Cancel invoice
receive-take = Accept payment
receive-see-transfer = Show transfer
receive-check = Refresh
receive-friend-pays = Let your practice friend pay
receive-cancel = Cancel invoice
receive-ask-service = Check with the service
receive-kept = The invoice was not cancelled
receive-nothing-given-up = The service cancelled nothing. Ochre checks the invoice again
receive-freed = Invoice cancelled. Its slot is free again
receive-given-up = Invoice cancelled
receive-friend-sent = Your friend has sent. Your next refresh accepts it

## How long it can be paid
receive-endless = It never expires.
receive-time = Time left to pay
# The time that is left stands before it, large.
receive-time-left = left to pay. Valid until { $until }, { $whole } in total.
receive-time-over = It has expired
# Read aloud.
receive-time-less = Less than { $minutes } min left to pay

## The slot that it holds
receive-no-slot-held = It reserves no slot.
    .text = Its payment goes to an address of its own.
receive-slot-paid = Slot { $slot } receives it
receive-slot-expired = Slot { $slot } is still reserved for this invoice
receive-slot-open = Slot { $slot } is reserved for this invoice
receive-some-slot-paid = A slot receives it
receive-some-slot-expired = A slot is still reserved for this invoice
receive-some-slot-open = A slot is reserved for this invoice
receive-slot-untold = The service does not report which one.
receive-slot-paid-note = It holds what was sent once that is settled.
receive-slot-expired-note = Nothing else can arrive on it until you cancel the invoice.
receive-slot-endless-note = Only you can free it: cancel the invoice when you no longer need it.
receive-slot-open-note = Expiry alone does not free it. { -ochre } offers to cancel the invoice at { $time }.
receive-slots-free =
    { $count ->
        [one] { $count } free asset slot
       *[other] { $count } free asset slots
    }

## Its code
receive-code = The invoice itself
    .qr = QR code of the invoice
    .copy = Copy invoice
receive-code-paid = Do not share it again.
    .note = An invoice can be paid only once. Create another one to receive more.
receive-code-unknown = Do not share it now.
receive-code-over = Nobody can pay it any more.
    .note = Ochre hides its code so that nobody tries.

## What was checked of it
receive-checked = Checks of this invoice
receive-this-network = this network
receive-claim-asked = The invoice says what you asked for: { $amount }, on { $network }, until { $time }.
receive-claim-asked-endless = The invoice says what you asked for: { $amount }, on { $network }, without expiry.
receive-claim-ours = It pays to your output: your keys derive its address, { $path }.
receive-claim-slot = It pays to your free slot { $slot }: your keys derive its address, { $path }.
receive-claim-from-backup = It came from a backup, and Ochre can’t verify that a payment to it is yours. Create a new one instead of sharing it.
receive-claim-witness = { -ochre } could not derive its address from your keys. Do not share it until the service has explained this.
receive-claim-blinded = Its slot is blinded: only the service knows which one it is. Until you spend what arrives, { -ochre } can’t verify that it is yours. Ask for a small amount the first time.
receive-warning-farExpiry = It stays payable for a very long time, and reserves its slot as long.
receive-warning-noExpiry = It never expires, and reserves its slot until you cancel it.
receive-warning-plainEndpoint = Its asset data arrives over a connection that is not encrypted. Others on the way can read what you receive.
receive-warning-foreignEndpoint = Its asset data arrives through a server other than the service.
receive-delivery = Where its asset data goes, and to whom
    .endpoints = Endpoints
    .none = none given
    .recipient = Recipient
    .address = Address
