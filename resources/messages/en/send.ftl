### Sending assets, and sending plain bitcoin.

send-title = Send
send-bitcoin-instead = Send plain bitcoin instead
send-recipients = Recipients
send-no-asset = No assets to send yet. Assets you receive will appear here.
send-show-fewer = Show fewer
send-show-all =
    { $count ->
        [one] Show all { $count } recipient
       *[other] Show all { $count } recipients
    }
# Read aloud when the number changes.
send-count =
    { $count ->
        [one] { $count } recipient in this send
       *[other] { $count } recipients in this send
    }
# $act is “send 10.00 TUSD”.
send-review = Review: { $act }
send-review-empty = Review: send

## Why it cannot be reviewed yet
send-off-whom = Enter whom to pay first.
send-brought =
    { $count ->
        [one] { $count } recipient is already in this form
       *[other] { $count } recipients are already in this form
    }
    .why = Should the new invoice replace what is here, or be paid together with it?
    .replace = Replace
    .add = Add to it
send-off-brought = Choose first: replace or add.
send-remove = Remove
send-off-mistakes =
    { $count ->
        [one] { $count } recipient can’t be paid this way. The reason is shown with it.
       *[other] { $count } recipients can’t be paid this way. The reasons are shown with them.
    }
send-off-short = This is more than you can spend now.
send-off-confirmations = Correct “Confirmations” first.

## Adding recipients
send-add = Add recipients
send-whom = Whom to pay
    .else = Whom else to pay
    .hint = Paste an invoice, several with one per line, or a table (CSV: invoice, asset, amount, sats). You can also drop a file here.
    .empty = It is empty.
    .too-long = It is longer than { $count } characters, the most that Ochre reads in one go.
    .too-large = This file is too large to hold only invoices.
    .read = Read
    .reading = Reading it and asking the service to read it too
send-file = Open a file
    .label = File with invoices
send-by-hand = Pay without an invoice
    .add = Add this recipient
    .off = Enter both first
send-recipient-id = Recipient ID
    .placeholder = bc:utxob:… or bc:wvout:…
    .hint = No invoice confirms what you type. Compare it with the recipient.
send-endpoint = Where to deliver the asset data
    .hint = The place where the recipient gets the asset data. Ask them.
send-unread =
    { $count ->
        [one] { $count } line can’t be read
       *[other] { $count } lines can’t be read
    }
    .leave-out =
        { $count ->
            [one] Leave it out
           *[other] Leave them out
        }
send-line = Line { $line }

## Why a line is no invoice that can be read
send-unreadable-tooLong = It is longer than any invoice.
send-unreadable-characters = It has characters that no invoice has: hidden marks, look-alikes or spaces.
send-unreadable-scheme = Invoices begin with “rgb:”, and this does not.
send-unreadable-olderLayout = It is an older kind of invoice, from before RGB 0.11. The two don’t understand each other: ask for an invoice of RGB 0.11.
send-unreadable-rgb012 = It is an invoice of RGB 0.12. Ochre and your service speak RGB 0.11, and the two don’t understand each other: ask for an invoice of RGB 0.11.
send-unreadable-parts = It has missing or extra parts.
send-unreadable-contract = Its asset ID is mistyped.
send-unreadable-schema = Its schema is mistyped.
send-unreadable-amount = Its amount is not a possible whole number.
send-unreadable-query = The part after its question mark can’t be read.
send-unreadable-duplicateKey = It says one thing twice, so two programs could read two invoices.
send-unreadable-expiry = Its expiry is not a valid time.
send-unreadable-assignmentName = It asks for a right with an invalid name.
send-unreadable-endpoint = One of its delivery addresses can’t be read.
send-unreadable-credentials = One of its delivery addresses contains a user name or password.
send-unreadable-tooManyEndpoints = It has more than three delivery addresses.
send-unreadable-form = The recipient ID has the wrong form.
send-unreadable-network = The recipient ID is for a network that { -ochre } does not know.
send-unreadable-liquid = It is for Liquid, another chain.
send-unreadable-kind = The recipient ID is of a kind that { -ochre } does not know.
send-unreadable-checksum = The recipient ID is mistyped: its checksum does not match.
send-unreadable-scriptType = The recipient’s output is of a kind that { -ochre } does not know.
send-unreadable-padding = The recipient ID holds more data than it may.
send-unreadable-notOnCurve = Nobody could ever spend the recipient’s output: its key is not valid.
send-unreadable-tooMany = One transaction can’t pay more recipients than this. Ochre did not read the rest.
send-unreadable-csvFields = This row has more or fewer cells than the header.
send-unreadable-csvQuote = A quotation mark in this row is not closed or is in the wrong place.
send-unreadable-csvAsset = The asset ID in this row is mistyped.
send-unreadable-csvAssetDiffers = This row names a different asset from its invoice.
send-unreadable-csvAmount = The amount in this row is not a number.
send-unreadable-csvDecimals = The amount in this row has more decimals than the asset.
send-unreadable-csvTooMuch = The amount in this row is more than any asset has.
send-unreadable-csvPrecision = Ochre does not know how many decimals this asset has, so it could misread the amount.
send-unreadable-csvAmountDiffers = This row has a different amount from its invoice.
send-unreadable-csvSats = The sats in this row don’t fit: the recipient’s output can’t hold them, or the recipient has no output.
# $problem is a code that no sentence above is for.
send-unreadable-other = It can’t be read ({ $problem }).
send-unreadable-table = The table can’t be read here ({ $problem }).

## Why an invoice that reads well is not paid, whatever is chosen
send-refused-otherNetwork = It is for a different network from this wallet.
send-refused-expired = It has expired. Ask the recipient for a new one.
send-refused-expiresSoon = It expires within a minute, too soon for a send. Ask the recipient for a new one.
send-refused-serviceDiffers = The service reads it differently from { -ochre }. One of them is wrong, so { -ochre } does not pay it.
send-refused-tooManyEndpoints = It has more than three delivery addresses, so the service would refuse it.
send-refused-endpointRefused = On its delivery address, others could read and change the asset data. { -ochre } does not pay it on mainnet.
send-refused-noEndpoint = It has no address where the service could deliver, so the recipient would never get the asset data.
send-refused-notAnAmount = It asks for something other than an amount of an asset.
send-refused-repeated = It appears here twice. Remove one of them.
send-refused-ours = It is an invoice of this wallet. You can’t pay yourself.

## What stands against one recipient
send-problem-same = This is the same recipient as number { $number }. Remove one of them.
send-problem-choose = Choose what to send.
send-problem-no-such-asset = The recipient asks for an asset that this wallet does not have.
send-problem-how-much = Enter an amount.
send-problem-zero = Enter more than zero.
send-problem-too-much = This is more than the { $amount } you can spend now.
send-problem-output-sats = Enter how much bitcoin the recipient’s output holds.

## What this service would do otherwise
send-service-waits = This service always waits for the recipient.
    .todo = Choose to wait for the recipient: this service always waits.
send-service-unsaid = This service does not let you choose, and may broadcast immediately.
    .todo = Choose to broadcast immediately: this service may do so whatever you choose.
send-service-one-recipient = This service sends to one recipient at a time.
send-service-slots-only = This service only pays blinded invoices. Ask the recipient for one.
send-service-output-alone = This service can’t combine a witness invoice with other recipients. Send to that one on its own.
send-service-rate = Choose { $rate }: this service supports no other fee rate.
send-service-depth = Choose { $count } under “More”: this service supports no other number.

## One recipient
send-asks-units = The recipient asks for { $amount } base units
send-open-both = The recipient leaves asset and amount open
send-open-amount = The recipient leaves the amount open
send-take-out = Remove recipient { $number }
send-differs = Differences
    .here = { -ochre } reads
    .service = The service reads
send-differs-recipient = Recipient
send-differs-asset = Asset
send-differs-amount = Amount
send-differs-expiry = Expires
send-differs-endpoints = Delivered to
send-differs-answer = As a whole
send-differs-open = left open
send-differs-units = { $amount } base units
send-asset = Asset
    .choose = Choose
send-amount = Amount
    .hint = You can spend { $amount } now.
    .hint-untold = The service does not report how much you can spend.
    .all = All
    .all-off = Nothing is left
send-to-slot = To a slot that only the recipient knows (blinded invoice)
send-to-output = To the recipient’s own output (witness invoice)
send-to-output-with = To the recipient’s own output, with { $amount }
send-output-sats = Bitcoin in the recipient’s output
    .hint = An output needs some bitcoin to exist. It goes to the recipient with the asset.
send-typed = You typed this: no invoice confirms it
send-unheard = The service did not report how it reads this
send-ends-never = Never expires
send-ends-over = Expired
send-ends-in = Valid for { $time }
send-ends-far = Expires unusually late: this may be the recipient’s mistake

## What the invoice says in full
send-risk-plain = Delivered to { $host } without encryption: others on the way can read and change it.
send-risk-address = Delivered to { $host }: a number or hidden name that you could not recognise.
# A list of what it says follows.
send-unknown = It has parts that { -ochre } does not know and does not change:
send-details = Invoice details
    .typed = What you typed, in full
    .recipient = Recipient
    .asset = Asset
    .network = Network
    .endpoints = Delivered to
    .no-endpoint = no address given
send-network-mainnet = Mainnet
send-network-testnet3 = Testnet 3
send-network-testnet4 = Testnet 4
send-network-signet = Signet
send-network-customSignet = a custom signet
send-network-regtest = Regtest

## How it is sent
send-terms = How to send it
    .leaves = What leaves your wallet
    .bitcoin = Bitcoin with it
# Below what leaves of an asset: how much can be spent of it.
send-terms-of = of { $amount }
send-broadcast = When to broadcast
send-broadcast-wait = Broadcast after the recipient accepts (ACK)
    .hint = The service should broadcast only after the recipient accepts. It holds your signed transaction and could broadcast it earlier. If the recipient never accepts, you can cancel.
    .hint-several = The service should broadcast only after all recipients accept. It holds your signed transaction and could broadcast it earlier. If one never accepts, you can cancel.
send-broadcast-at-once = Broadcast immediately (donation)
    .hint = Without waiting for the recipient. If the recipient can’t accept, the assets are lost: nobody can return them.
    .explain = What broadcasting immediately means
send-more = More
send-confirmations = Confirmations of your slots
    .unit = blocks
    .hint = Your slots need this many confirmations before they are spent.

## Why the review did not come about
send-no-slot = This send needs a free asset slot for your change
    .text = What you do not send returns to an asset slot, and none of yours is free. Create one first. Ochre keeps your send, and you return to it.
    .act = Create slots
    .back = Back to your send
send-short = Not enough { $asset }
    .text = This needs { $needed }, and the service reports { $spendable } as spendable now.
    .todo = Send less, or wait until pending transfers have settled.

## Plain bitcoin
send-btc = Send bitcoin
    .unable = The service of this wallet sends only assets, not plain bitcoin.
    .home = Go to Home
send-btc-payee = Whom to pay, and how much
send-btc-to = Address or payment link
    .hint = Paste all of it: an address or a bitcoin: link.
send-btc-would-pay = You would pay
send-btc-link-whose = Label
send-btc-link-what = Message
send-btc-link-words = Whoever created the link chose this text. It proves nothing.
send-btc-compare = Compare the address with the recipient through a different channel from the one it came by. You can’t undo a payment.
send-btc-amount = Amount
    .dust = The network does not relay less than { $amount } to this address.
    .all = All
    .all-off = You don’t have enough plain bitcoin to send.
send-btc-terms = Fee and total
    .spendable = Spendable
    .fee = Fee, about
    .remains = Left over
send-btc-nothing-remains = No plain bitcoin will be left
send-btc-little-remains = Too little will be left for an asset slot
send-btc-slot-takes = One more asset slot costs about { $amount } at this rate. Receiving an asset needs a free slot, and so does the change of a send.
send-btc-review = Review: send { $amount }
send-btc-review-empty = Review: send bitcoin
send-btc-off-none = You have no plain bitcoin to send.
send-btc-off-refused = This address can’t be paid. The reason is shown with it.
send-btc-off-unread = Ochre is still reading the address.
send-btc-off-dust = Send at least { $amount }.
send-btc-off-short = This is more than you have: at this rate you can send at most { $amount }.

## Why an address or a link is not paid
send-not-payable-form = This is not a bitcoin address that { -ochre } knows. A character may be missing or wrong.
send-not-payable-network = It belongs to a different network from this wallet.
send-not-payable-ours = It is an address of this wallet.
send-not-payable-link = This payment link can’t be read.
send-not-payable-asset = This link asks for an RGB asset. Bitcoin paid to its address does not pay for that. To send the asset, open Send and paste the invoice after “rgb=” in the link. To pay bitcoin anyway, paste only the address.
send-not-payable-means = It has no bitcoin address, only other ways to pay, such as Lightning. Ask for an address.
send-not-payable-needs = This payment link requires something that { -ochre } does not know. It must not be paid without that.
send-not-payable-amountForm = This link’s amount is written in a way that no program may read. Ask for a new link, or paste the address alone and enter the amount.
send-not-payable-amountTooLarge = This link’s amount is more bitcoin than there will ever be. Ask for a new link.
send-not-payable-amountTwice = This link names its amount twice. Ask which one is meant, then paste the address alone and enter the amount.
send-not-payable-silentPayment = This is a silent payment address, which { -ochre } can’t pay. Ask for an ordinary bitcoin address.
send-not-payable-paymentName = This is a payment name or Lightning address, which { -ochre } can’t look up. Ask for a bitcoin address.
send-not-payable-lightning = This is for a payment over Lightning. Pay it from a Lightning wallet, or ask for a bitcoin address.

send-table = How { -ochre } reads this table
    .column = Column { $number }
send-table-invoice = Invoice
send-table-asset = Asset
send-table-amount = Amount
send-table-sats = Sats for the output
send-table-other = Not read
send-not-read = Behind the invoice stood “{ $text }”. { -ochre } did not read it.
