### Receiving: invoices for assets, and addresses for plain bitcoin.

receive-what = Asset or bitcoin

## An address for plain bitcoin
receive-address = Receive plain bitcoin
    .new = New address
    .qr = QR code of the address
    .copy = Copy address
    .used = Used before. Still yours, but a new address keeps payments apart.
    .asking = Asking the service for an address
    .get = Get an address
# $path is where it lies below the keys, $ago is “4 min ago” or “just now”.
receive-address-derived = Verified with your keys: { $path }, { $ago }.
receive-request = Request an amount
    .hint = The sender sees it. Ochre doesn’t store it.
    .link = Payment link
    .qr = QR code of the payment link
receive-addresses = Your addresses
    .hint = Amounts: what your signatures show and the service reports. Other payments may be missing.
    .none = No address yet
    .used = Used
    .free = No known payment

## A new invoice
receive-any = Any asset
    .note = The sender chooses the asset, even one your service doesn’t know yet.
receive-other = Another asset, by its ID
receive-asset-id =
    .hint = Your service must know this asset.
    .wrong = Asset IDs begin with “rgb:”.
receive-amount =
    .hint = Ochre doesn’t know how many decimals it has. Enter units.
# $slots is the word below, which explains itself at a press.
receive-free = Uses 1 of { $count } free { $slots }.
receive-free-word = slots
receive-create-note = { -ochre } checks the invoice first.
receive-no-proxy = No RGB proxy yet
    .text = Senders leave asset data for you on an RGB proxy. This connection names none.
receive-no-slot = First, make room for assets
    .text = An asset needs a { $slot } to arrive in. You have none free.
    .word = slot
    .slots =
        { $count ->
            [one] { $count } slot, yours to keep
           *[other] { $count } slots, yours to keep
        }
    .fee = Fee at { $rate }
    .short = You need { $takes } first
    .fund = Receive bitcoin
    .act = Create slots and invoice
    .change = Change
receive-where = Arrives
receive-where-slot = On a free slot (blinded invoice)
    .hint = The sender doesn’t see which. Ochre can’t verify that it’s yours until you spend.
receive-where-output = On a new output (witness invoice)
    .hint = Needs no slot. The sender sees the address and pays for it. Ochre can verify all of it.
receive-create = Create invoice
receive-create-for = Invoice for { $amount }
receive-creating = Creating the invoice
receive-not-as-asked = You asked for { $asked }, but the service wrote { $got }. { -ochre } doesn’t show it, so nobody pays it.
receive-off-asset = Choose what you want to receive.
receive-off-amount = Enter an amount.

## The invoice that waits for its slots
receive-coming = Your invoice is on its way
    .block = Waiting for a block
    .often = Often 10 min. Nothing to do. You can leave this page.
    .stop = Don’t create the invoice
    .else = Receive something else
receive-made = Created: invoice for { $amount }

## The list of invoices
receive-invoices = Open invoices
    .more = More invoices
receive-invoices-unreadable = Anyone who has it may still pay it. Create a new invoice if you need one.

## An invoice, and what can be done about it
receive-shown = Receive { $amount }
receive-copy = Copy invoice
receive-code = QR code of the invoice
receive-text = Invoice text
receive-until = Expires { $until }
receive-left = { $time } left
receive-over-at = Expired { $time }
receive-once = Don’t share it again.
receive-state-waitingForYou =
    .sentence = A payment arrived. Refresh to accept it.
receive-state-confirming =
    .sentence = Paid. Waiting for confirmations.
receive-state-settled =
    .sentence = The service reports this payment as settled.
receive-state-failed =
    .sentence = The service reports this invoice as ended. Nobody can pay it any more.
receive-state-cancelled =
    .sentence = You cancelled this invoice. It reserves no slot.
receive-state-expired =
    .sentence = Expired. Check for a payment before you cancel: cancelling can lose it.
receive-state-unknown =
    .sentence = Ochre can’t tell what became of this invoice. Don’t share it. Refresh, then check your balance.
receive-take = Accept payment
receive-see-transfer = Show transfer
receive-friend-pays = Let your friend pay
receive-friend-sent = Your friend has sent. Refresh to accept
receive-cancel = Cancel invoice
receive-cancelled = Invoice cancelled
receive-nothing-given-up = The service cancelled nothing. Checking again

## The slot that it holds
receive-no-slot-held = Needs no slot
receive-slot = Slot { $slot }
receive-slot-open-note = The slot stays reserved until you cancel the invoice.

## What was checked of it
receive-claim-asked = Asset, amount and network are as you asked.
receive-claim-ours = Pays to your own output, from your keys: { $path }.
receive-claim-slot = Pays to your free slot { $slot }, from your keys: { $path }.
receive-claim-from-backup = From a backup: Ochre can’t verify that it pays you. Create a new one.
receive-claim-witness = Ochre couldn’t derive its address from your keys. Don’t share it.
receive-claim-blinded = Only the service knows which slot this pays. Ochre cannot verify it’s yours until you spend. Start small.
receive-warning-farExpiry = Stays payable for a very long time, and reserves its slot as long.
receive-warning-noExpiry = Never expires, and reserves its slot until you cancel.
receive-warning-plainEndpoint = Asset data arrives unencrypted. Others can read what you receive.
receive-warning-foreignEndpoint = Asset data arrives through a server other than the service.
receive-delivery =
    .address = Address
