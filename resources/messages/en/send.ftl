### Sending assets, and sending plain bitcoin.

send-title = Send
send-bitcoin-instead = Plain bitcoin instead
send-recipients = Recipients
send-no-asset = This wallet has no asset to send yet.
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
send-off-whom = Say first whom to pay.
send-off-mistakes =
    { $count ->
        [one] { $count } recipient cannot be paid so: its reason stands with it.
       *[other] { $count } recipients cannot be paid so: the reasons stand with them.
    }
send-off-short = More would leave than can be spent now.
send-off-confirmations = “Confirmations” holds nothing that can be used.

## Adding recipients
send-add = Add recipients
send-whom = Whom to pay
    .else = Whom else to pay
    .hint = Their invoice, several of them, one a line, or a table (CSV: invoice, asset, amount, sats). You can drop a file here too.
    .empty = There is nothing in it to read.
    .too-long = It is longer than the { $count } characters that are read at once.
    .too-large = That file is too large to hold invoices only.
    .read = Read
    .reading = Reading, and asking the service how it reads them
send-file = Open a file
    .label = File with invoices
send-by-hand = Pay without an invoice
    .add = Add this recipient
    .off = Both are needed
send-recipient-id = Recipient id
    .placeholder = bc:utxob:… or bc:wvout:…
    .hint = Without an invoice nothing confirms what you type: compare it with them.
send-endpoint = Where to deliver
    .hint = The place where they fetch the asset data. Ask them.
send-unread =
    { $count ->
        [one] { $count } line could not be read
       *[other] { $count } lines could not be read
    }
    .leave-out =
        { $count ->
            [one] Leave it out
           *[other] Leave them out
        }
send-line = Line { $line }

## Why a line is no invoice that can be read
send-unreadable-tooLong = It is longer than any invoice.
send-unreadable-characters = It holds characters that no invoice has: hidden marks, look-alikes or spaces.
send-unreadable-scheme = It does not begin with “rgb:”.
send-unreadable-olderLayout = It is of an older kind, from before RGB 0.11.
send-unreadable-parts = Parts of it are missing, or there are too many.
send-unreadable-contract = Its asset id is mistyped.
send-unreadable-schema = Its schema is mistyped.
send-unreadable-amount = Its amount is no whole number that can be.
send-unreadable-query = What stands after its question mark cannot be read.
send-unreadable-duplicateKey = It says one thing twice, so that two readers could see two invoices.
send-unreadable-expiry = Its end is no time.
send-unreadable-assignmentName = It asks for a right by a name that cannot be.
send-unreadable-endpoint = One place to deliver to cannot be read.
send-unreadable-credentials = A place to deliver to carries a user name or password.
send-unreadable-tooManyEndpoints = It names more than three places to deliver to.
send-unreadable-form = The recipient’s id has a wrong form.
send-unreadable-network = The recipient’s id names no network that { -ochre } knows.
send-unreadable-liquid = It is for Liquid, another chain.
send-unreadable-kind = The recipient’s id is of a kind that { -ochre } does not know.
send-unreadable-checksum = The recipient’s id is mistyped: its checksum does not fit.
send-unreadable-scriptType = Their output is of a kind that { -ochre } does not know.
send-unreadable-padding = The recipient’s id holds more than it may.
send-unreadable-notOnCurve = Nobody could ever spend their output: it is no key.
send-unreadable-tooMany = From here on there are more than one transaction can pay. They were not read.
send-unreadable-csvHeader = The table has a column that is not known, or one twice. Known: invoice, asset, amount, sats.
send-unreadable-csvFields = The row has more or fewer cells than the header.
send-unreadable-csvQuote = A quotation mark in the row is not closed, or stands where none can.
send-unreadable-csvAsset = The row’s asset id is mistyped.
send-unreadable-csvAssetDiffers = The row names another asset than the invoice.
send-unreadable-csvAmount = The row’s amount is no amount.
send-unreadable-csvDecimals = The row’s amount has more decimals than the asset.
send-unreadable-csvTooMuch = The row’s amount is more than any asset has.
send-unreadable-csvPrecision = How many decimals that asset has is not known here, so its amount could be read wrongly.
send-unreadable-csvAmountDiffers = The row says another amount than the invoice.
send-unreadable-csvSats = The row’s sats are no amount of bitcoin that their output could hold, or they have no output.
# $problem is a code that no sentence above is for.
send-unreadable-other = It cannot be read ({ $problem }).
send-unreadable-table = The table cannot be read here ({ $problem }).

## Why an invoice that reads well is not paid, whatever is chosen
send-refused-otherNetwork = It is for another network than this wallet’s.
send-refused-expired = Its time is over. Ask them for a new one.
send-refused-expiresSoon = It ends within a minute, which is too short for a send. Ask them for a new one.
send-refused-serviceDiffers = The service reads it otherwise than { -ochre } does. One of the two is wrong, so it is not paid.
send-refused-tooManyEndpoints = It names more than three places to deliver to, which the service would refuse.
send-refused-endpointRefused = It would be delivered where others on the way can read and change it. Not on mainnet.
send-refused-noEndpoint = It names no place that the service could deliver to: they would never hear of it.
send-refused-notAnAmount = It asks for something else than an amount of an asset.
send-refused-repeated = It stands here twice. One of the two must go.
send-refused-ours = It is an invoice of this very wallet.

## What stands against one recipient
send-problem-same = It is the same recipient as number { $number }. One of the two must go.
send-problem-choose = Choose what to send.
send-problem-no-such-asset = They ask for an asset that this wallet does not have.
send-problem-how-much = Say how much.
send-problem-zero = There is nothing to send in zero.
send-problem-too-much = More than the { $amount } that can be spent now.
send-problem-output-sats = Say how much bitcoin their output holds.
send-problem-digits = Only digits can stand here, with one point before decimals.
send-problem-too-many-units = No asset has that many.
send-problem-whole = It cannot be divided: whole numbers only.
send-problem-decimals = At most { $count } decimals.

## What this service would do otherwise
send-service-waits = This service always waits for them.
    .todo = Choose to wait for their acknowledgement: this service always does.
send-service-unsaid = This service takes no such wish, and may broadcast at once.
    .todo = Choose to broadcast at once: this service may do so whatever you choose.
send-service-one-recipient = This service sends to one recipient at a time.
send-service-slots-only = This service pays invoices on a slot only: ask for a blinded one.
send-service-output-alone = This service fails at a recipient who wants an output beside others: send to that one alone.
send-service-rate = Choose { $rate }: this service knows no other fee.
send-service-depth = Choose { $count } under “More”: this service knows no other depth.

## One recipient
send-asks-units = They ask for { $amount } base units
send-open-both = They leave asset and amount open
send-open-amount = They leave the amount open
send-take-out = Take recipient { $number } out
send-differs = What differs
    .here = { -ochre } reads
    .service = The service reads
send-differs-recipient = Recipient
send-differs-asset = Asset
send-differs-amount = Amount
send-differs-expiry = Ends
send-differs-endpoints = Delivered to
send-differs-answer = As a whole
send-differs-open = left open
send-differs-units = { $amount } base units
send-asset = Asset
    .choose = Choose
send-amount = Amount
    .hint = { $amount } can be spent now.
    .hint-untold = How much can be spent is not told.
    .all = All
    .all-off = Nothing is left
send-to-slot = To a slot that only they know
send-to-output = To an output of theirs
send-to-output-with = To an output of theirs, with { $amount }
send-output-sats = Bitcoin in their output
    .hint = An output must hold some bitcoin to exist. It goes to them together with the asset.
send-typed = Typed in by you: no invoice of theirs confirms it
send-unheard = The service did not say how it reads this
send-ends-never = Never ends
send-ends-over = Expired
send-ends-in = Valid for { $time }
send-ends-far = Far ahead: perhaps a mistake of theirs

## What the invoice says in full
send-risk-plain = Delivered to { $host }: not encrypted: others on the way can read and change it.
send-risk-address = Delivered to { $host }: named by a number or a hidden name, not by one that you could recognise.
# A list of what it says follows.
send-unknown = It says something that { -ochre } does not know, and leaves as it is:
send-details = What the invoice says in full
    .typed = What you typed, in full
    .recipient = Recipient
    .asset = Asset
    .network = Network
    .endpoints = Delivered to
    .no-endpoint = nowhere named
send-network-mainnet = Mainnet
send-network-testnet3 = Testnet 3
send-network-testnet4 = Testnet 4
send-network-signet = Signet
send-network-customSignet = a signet of its own
send-network-regtest = Regtest

## How it is sent
send-terms = How it is sent
    .leaves = What leaves
    .bitcoin = Bitcoin with it
# Below what leaves of an asset: how much can be spent of it.
send-terms-of = of { $amount }
send-broadcast = When it is broadcast
send-broadcast-wait = Wait for their acknowledgement, then broadcast
    .hint = Nothing leaves before they have taken it. If they never do, you can give it up.
    .hint-several = Nothing leaves before each of them has taken it. If one never does, you can give it up.
send-broadcast-at-once = Broadcast at once, even if they never answer
    .hint = If they cannot take it, it is lost: nobody can give it back.
    .explain = What broadcasting at once means
send-more = More
send-confirmations = Confirmations of what is spent
    .unit = blocks
    .hint = How deep your own slots must lie before they are spent.

## Why the review did not come about
send-no-slot = This send needs a free slot for what comes back
    .text = What you do not send returns to you, and every asset slot of yours is taken. Create one first: your send is kept, and you come back to it.
    .act = Create slots
    .back = Back to your send
send-short = Not enough { $asset }
    .text = This takes { $needed }, and the service says that { $spendable } can be spent now.
    .todo = Send less, or wait until what is on its way has settled.

## Plain bitcoin
send-btc = Send bitcoin
    .unable = The service of this wallet sends assets only, and no plain bitcoin.
    .home = To Home
send-btc-payee = Whom to pay, and how much
send-btc-to = Address or payment link
    .hint = Paste it whole: an address, or a bitcoin: link.
send-btc-would-pay = You would pay
send-btc-link-whose = Whose it is
send-btc-link-what = What for
send-btc-link-words = Whoever wrote the link chose its words: they prove nothing.
send-btc-compare = Compare the address with whom you pay, on another way than the one it came by. A payment cannot be taken back.
send-btc-amount = Amount
    .dust = No node passes on less than { $amount } to this address.
    .all = All of it
    .all-off = There is not enough plain bitcoin to send.
send-btc-terms = What it takes
    .spendable = Can be sent now
    .fee = Fee, about
    .remains = Remains
send-btc-nothing-remains = Nothing plain remains
send-btc-little-remains = What remains is too little for a slot
send-btc-slot-takes = One more asset slot takes about { $amount } at this rate. Assets that come need a free slot, and so does what comes back from a send.
send-btc-review = Review: send { $amount }
send-btc-review-empty = Review: send bitcoin
send-btc-off-none = There is no plain bitcoin that could be sent.
send-btc-off-refused = This address cannot be paid: its reason stands with it.
send-btc-off-unread = The address is not read yet.
send-btc-off-dust = Send { $amount } at least.
send-btc-off-short = More than there is: at this rate { $amount } can be sent at most.

## Why an address or a link is not paid
send-not-payable-form = It is no bitcoin address that { -ochre } knows. A character may be missing or wrong.
send-not-payable-network = It belongs to another network than this wallet.
send-not-payable-ours = It is an address of this very wallet.
send-not-payable-link = It is no payment link that can be read.
send-not-payable-asset = This link asks for an RGB asset, and bitcoin paid to its address is not that. Paste the invoice that stands behind “rgb=” in it where assets are sent. To pay bitcoin all the same, paste the address alone.
send-not-payable-means = It names no bitcoin address, only other means to be paid by, such as Lightning. Ask for an address.
send-not-payable-needs = This payment link asks for something that { -ochre } does not know, and is not to be paid without it.
