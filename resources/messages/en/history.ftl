### What the asset data of a transfer shows: the consignment that its sender left, validated from the genesis of the asset.

history-title = Asset data
history-before = The sender leaves the asset data where the invoice says. Ochre can verify it from the first issue of the asset on.
history-before-learns = After a refresh Ochre does so by itself. The server there learns that you ask, and for which recipient ID.
history-verify = Verify asset data
history-verify-again = Verify again
history-save = Save as a file
history-saved = Saved as { $path }
history-name-server = Name a Bitcoin server

## Its state, in a word and in a sentence.

history-chip-absent = Nothing left yet
history-chip-unreachable = Not reached
history-chip-fetched = Not verified yet
history-chip-refused = Refused
history-chip-to-self = To yourself
history-chip-unasked = Rules kept
# $mined of $count transactions.
history-chip-notMined = Mined { $mined } of { $count }
history-chip-pending = Waiting for a block
history-chip-proved = Verified
history-chip-reorganised = No longer verified
# In lists, of what came in: its asset data is verified.
history-chip-received = Received
history-chip-reported = Reported
history-chip-differs = Doesn’t match
history-absent = No asset data was left yet. Ochre looks again after a refresh. If nothing comes, ask the sender whether it was delivered.
history-unreachable = The server where the asset data is left did not answer, so Ochre doesn’t know what lies there. It tries again after a refresh.
history-fetched = The asset data is here. Ochre has not verified it yet.
history-refused = This asset data breaks a rule of RGB. Don’t treat this transfer as received.
history-refused-unread = Your own service does not read this asset data. Don’t treat this transfer as received.
history-refused-stands = What is left first for an invoice stays: the sender can’t replace it. You need a new invoice.
history-unasked =
    { $count ->
        [one] The asset data keeps every rule. No Bitcoin server of yours has shown its transaction in a block yet.
       *[other] The asset data keeps every rule. No Bitcoin server of yours has shown its { $count } transactions in blocks yet.
    }
history-notMined =
    { $count ->
        [one] The asset data keeps every rule, but your Bitcoin server has shown no block with its transaction.
       *[other] The asset data keeps every rule, but for { $unshown } of its { $count } transactions your Bitcoin server has shown no block.
    }
history-pending = The asset data keeps every rule. Your Bitcoin server has shown no block with its last transaction yet, so it can still be replaced. Ochre verifies it again after the next block.
history-reorganised = It was verified, but the network replaced a block that this rests on. Ochre verifies it again after a refresh.
history-proved =
    { $count ->
        [one] Verified from the first issue of the asset: its transaction is in a block that Ochre checked.
       *[other] Verified from the first issue of the asset: all { $count } transactions are in blocks that Ochre checked.
    }

## What stands beside it.

history-asset = Asset
history-asset-id = Asset ID
history-given-you = You receive
history-given-them = They receive
history-transactions = Transactions
history-left-at = Left at { $host }.
# $ago is “4 min ago” or “just now”.
history-looked-at = Looked at { $ago }.
history-blinded = Until you spend it, Ochre can’t verify that the slot is yours: only the service knows which one it is.
history-code = Reason code:
history-other-amount = The service reports another amount than the asset data gives. Don’t rely on the reported amount, and ask the service’s operator.
    .title = The amounts don’t match
# How the service tells an asset, and how its genesis does: each ticker or name, and decimals.
history-other-names = Reported as { $told }, but issued as { $issued }. Ochre reads amounts as issued. Ask the service’s operator.
    .title = The service described this asset differently than it was issued

## Why it is refused, and what to tell the sender.

history-reason-unreadable = Ochre can’t read it: it is damaged, or in a form that no known wallet makes. Ask the sender to send again to a new invoice.
history-reason-schema = Ochre doesn’t know assets of this kind, or the issue breaks the rules of its kind. Ask the sender which wallet issued it.
history-reason-network = It belongs to another Bitcoin network. Ask the sender to send on yours.
history-reason-asset = It belongs to another asset, whatever that one is called. Tell the sender the asset ID that you expect.
history-reason-recipient = It pays somebody else, or another invoice. Ask the sender to check the invoice and to send to a new one.
history-reason-amount = It gives another amount than was agreed. Ask the sender before you go on.
history-reason-ended = It keeps every rule that Ochre knows, but your own service ended over it twice, so it is not read. Ask the sender to send again to a new invoice.
history-reason-unshown = Its history names a transaction without showing it, and your indexer has none with that ID. Ochre can’t follow it, so it asks again at each refresh.
history-reason-to-self = This transaction is your own: it returns your change, or pays yourself. Nobody paid you, whatever the service reports.
history-reason-earlier = This payment is older than your invoice, so it pays for something else. Don’t count it again, whatever the service reports.
history-reason-rule = Its history doesn’t hold: something was spent twice, made from nothing, or is not in the transaction it names. Tell the sender the reason code.
# To be copied and sent by the person. $code is a word as RECIPIENT.
history-message = Message to the sender
    .text = My wallet refused the asset data left for my invoice (reason { $code }, recipient ID { $recipient }). Please don’t broadcast that transaction if you haven’t yet. I will send you a new invoice.
