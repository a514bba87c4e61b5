### Sending assets, and sending plain bitcoin.

send-recipients = Recipients
send-show-fewer = Show fewer
send-show-all = Show all { $count }
# Read aloud when the number changes.
send-count = Recipients: { $count }
send-review = Review
send-leaves = Leaves your wallet
# Behind what leaves.
send-plus-fee = + fee
    .about = + { $fee } fee

## Why it cannot be reviewed yet
send-off =
    { $why ->
        [whom] Paste an invoice or address first
        [unread] Read or clear the field first
        [expired] Remove the expired invoice first
       *[mistakes] Fix the marked recipients.
    }
send-remove = Remove

## What came while something is in the form
# $count is how many they are together, two or more.
send-both =
    { $count ->
        [2] Pay both invoices?
       *[other] Pay all { $count } invoices?
    }
    .text = { $here } is already in the form. New: { $new }.
    .cancel = Cancel
    .all =
        { $count ->
            [2] Pay both
           *[other] Pay all
        }
    .new = Only the new one

## Adding recipients
send-whom = Pay to
    .else = Add a recipient
    .placeholder = Invoice or address
    .hint = Ochre reads it as soon as you paste.
    .too-long = At most { $count } characters at once.
    .too-large = This file is too large for invoices.
    .reading = Reading
send-ways = More
    .note = File, table, no invoice
send-file = Choose file
    .label = File with invoices
    .hint = One invoice a line, or a CSV: invoice, asset, amount, sats.
send-by-hand = Add recipient
    .off = Enter both first
send-recipient-id = Recipient ID, without an invoice
    .hint = No invoice confirms what you type. Compare it with the recipient.
send-endpoint = RGB proxy of the recipient
send-unread = Unreadable lines: { $count }
    .leave-out = Skip
send-line = Line { $line }

## Why a line is no invoice that can be read
send-unreadable =
    { $problem ->
        [scheme] Neither an invoice nor an address: invoices begin with “rgb:”.
        [version] From another RGB version. Ask for an invoice of RGB 0.11.
        [duplicateKey] One field appears twice.
        [tooMany] Too many for one transaction. Not read from here on.
        [csvCells] Too many cells, too few, or a wrong quotation mark.
        [csvAsset] The asset is mistyped, or not the invoice’s.
        [csvAmount] Not an amount of this asset, or not the invoice’s.
        [csvPrecision] The decimals of this asset are unknown.
        [csvSats] The recipient’s output can’t hold these sats, or there is none.
       *[other] Can’t be read. Copy all of it again, or ask for a new one. ({ $code })
    }
# $problem is a code.

## Why an invoice that reads well is not paid, whatever is chosen
# $what is an amount, or that it is open.
send-expired = { $what } can’t be paid
send-refused-expired = This invoice expired { $time }. Ask for a new one.
send-refused =
    { $refusal ->
        [otherNetwork] For another network than this wallet’s.
        [expiresSoon] Expires within a minute. Ask for a new one.
        [serviceDiffers] The service reads this invoice differently. Ochre doesn’t pay it.
        [endpointRefused] Others could read and change the asset data on its way. Ochre doesn’t pay that on mainnet.
        [noEndpoint] No address for the asset data. Ask for another invoice.
        [repeated] Appears twice. Remove one.
        [ours] Your own invoice. You can’t pay yourself.
       *[unfit] No service can pay this invoice. Ask for another.
    }

## What stands against one recipient
send-problem-same = Same recipient as number { $number }. Remove one.
send-problem =
    { $what ->
        [choose] Choose an asset.
        [unlisted] You don’t have this asset.
        [sats] Enter the bitcoin for the recipient’s output.
       *[amount] Enter an amount.
    }
send-problem-too-much = More than the { $amount } you can spend now.

## What this service would do otherwise
send-service =
    { $what ->
        [waits] This service always waits for the recipient.
        [unsaid] This service may broadcast immediately, whatever you choose.
        [one] This service sends to one recipient at a time.
        [slots] This service only pays blinded invoices. Ask for one.
       *[alone] Send to the witness invoice on its own: this service can’t combine it.
    }
send-service-depth = Set “Confirmations” to { $count }: this service supports no other number.

## One recipient
send-asks-units = { $amount } units
send-open-both = Open asset and amount
send-open-amount = Open amount
send-take-out = Remove recipient { $number }
send-differs = Differences
    .here = Ochre reads
    .service = The service reads
send-differs-answer = As a whole
send-differs-open = open
send-asset =
    .choose = Choose
send-amount =
    .hint = You can spend { $amount }.
    .hint-untold = The service doesn’t report how much you can spend.
    .all = All
    .all-off = Nothing is left
send-to-slot = To the recipient’s hidden slot
send-to-output = To the recipient’s output
send-output-sats = Bitcoin for the recipient’s output
    .hint = Goes to the recipient with the asset.
send-typed = You typed this: no invoice confirms it
send-unheard = The service didn’t report how it reads this
send-ends-never = Never expires
send-ends-far = Unusually late: perhaps the recipient’s mistake

## What the invoice says in full
send-risk-plain = The asset data goes to { $host } without encryption: others can read and change it.
send-risk-address = The asset data goes to { $host }: a number or hidden name you can’t recognise.
# A list of what it says follows.
send-unknown = Unknown to Ochre, left unchanged:
send-not-read = Not read, behind the invoice: “{ $text }”
send-details =
    .recipient = Recipient
    .network = Network
    .endpoints = RGB proxy
    .no-endpoint = none
send-network =
    { $network ->
        [mainnet] Mainnet
        [testnet3] Testnet 3
        [testnet4] Testnet 4
        [signet] Signet
        [customSignet] Custom signet
       *[regtest] Regtest
    }

## How it is sent
send-options = Options
send-broadcast = Broadcast
send-broadcast-wait = Once the recipient accepts
    .note = Waits for the recipient
    .hint = The service should broadcast after the recipient accepts. It could do so earlier.
send-broadcast-at-once = Now
    .hint = Sent without waiting. If the recipient cannot accept, the assets are lost.
    .explain = Meaning of “Now”
send-confirmations = Confirmations
    .unit = blocks
    .hint = Your slots need this many to be spent.
    .note =
        { $count ->
            [one] { $count } confirmation
           *[other] { $count } confirmations
        }
send-remains = Left over: { $rest } of { $all }

## Why the review did not come about
send-no-slot = Your change needs a free slot
    .text = Ochre keeps this form.
    .back = Back to your send
send-short = Not enough { $asset }
    .text = This needs { $needed }. Spendable now: { $spendable }.
    .todo = Send less, or wait until pending transfers have settled.

## Plain bitcoin
send-btc = Bitcoin
    .unable = This wallet’s service sends only assets, not plain bitcoin.
    .apart = Send bitcoin separately, without assets.
    .home = Go to Home
send-btc-to = To this address
send-btc-coins =
    { $count ->
        [one] Only { $count } chosen coin
       *[other] Only { $count } chosen coins
    }
    .any = Use any coin
send-btc-link-whose = Label
send-btc-link-what = Message
send-btc-link-words = Whoever made the link chose these texts. They prove nothing.
send-btc-compare = Compare it with the recipient’s. You can’t undo a payment.
send-btc-options-note = Saved rates
    .left = { $amount } left over
send-btc-remaining =
    { $how ->
        [none] No plain bitcoin will be left
       *[little] Too little will be left for a slot
    }
send-btc-slot-takes = One more slot costs about { $amount }. You need a free one to receive assets, and for change.
send-btc-off-none = You have no plain bitcoin to send.
send-btc-off-short = At this rate you can send at most { $amount }.

## Why an address or a link is not paid
send-not-payable =
    { $why ->
        [form] Not a bitcoin address. A character may be missing or wrong.
        [network] An address of another network than this wallet’s.
        [ours] An address of this wallet.
        [link] This payment link can’t be read.
        [asset] This link asks for an asset. Paste the invoice after “rgb=”, or only the address to pay bitcoin.
        [needs] This link requires something Ochre doesn’t know. Ask for another.
        [amount] The link’s amount can’t be read. Paste only the address, and enter the amount.
        [twice] This address is in the payment already.
        [nobody] Add a recipient, or choose coins to merge.
       *[otherWay] Ochre doesn’t pay this kind. Ask for a bitcoin address.
    }

send-table = How Ochre reads this table
    .column = Column { $number }
send-table-sats = Sats
send-table-other = Not read
send-add-recipient = Add recipient
send-btc-merge = Merge coins
send-btc-child = A chosen coin waits for a block. This transaction’s fee pays for that one too: choose a high rate.
