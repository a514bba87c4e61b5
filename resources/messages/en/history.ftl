### What the asset data of a transfer shows: the consignment that its sender left, validated from the genesis of the asset.

history-title = Asset data
history-before = The server with the data learns that you ask, and for which recipient ID.
history-verify = Verify asset data
history-save = Save asset data
history-saved = Saved as { $path }
history-name-server = Add Bitcoin server

## Its state, in a word and in a sentence.

history-chip-to-self = To yourself
# $mined of $count transactions.
history-chip =
    { $state ->
        [proved] Verified
        [refused] Refused
        [pending] Waiting for a block
        [absent] None yet
        [unreachable] No answer
        [fetched] Not verified
       *[unasked] Not confirmed
    }
# In lists, of what came in: its asset data is verified.
history-chip-received = Received
history-chip-reported = Reported
history-chip-differs = Doesn’t match
history-absent = No asset data found yet. Refresh later. If it’s a payment to you, ask the sender.
history-unreachable = The server with the asset data didn’t answer. Refresh.
history-fetched = The asset data is here, not verified yet.
history-refused = This asset data breaks a rule of RGB. Don’t treat this transfer as received.
history-refused-unread = The built-in service can’t read this asset data. Don’t treat this transfer as received.
history-refused-stands = The sender can’t replace it: create a new invoice.
history-unasked = Follows RGB’s rules, but not confirmed in a block. Add a Bitcoin server to check.
history-notMined = Follows RGB’s rules, but your Bitcoin server shows blocks for only { $mined } of { $count } transactions.
history-pending = Follows RGB’s rules. Your Bitcoin server shows no block with the last transaction yet: it can still be replaced.
history-reorganised = No longer verified: the network replaced a block. Refresh.
history-proved = Verified from its issue on, up to blocks that Ochre checked. Transactions: { $count }.

## What stands beside it.

# $ago is “4 min ago” or “just now”.
history-blinded = Ochre can’t verify that the slot is yours until you spend it.
history-other-amount = The service reports another amount than the asset data gives. Don’t rely on the report: ask the operator.
    .title = Amounts don’t match
# How the service tells an asset, and how its genesis does: each ticker or name, and decimals.
history-other-names = Reported as { $told }, issued as { $issued }. Ochre reads amounts as issued. Ask the operator.
    .title = Names don’t match

## Why it is refused, and what to tell the sender.

history-reason =
    { $reason ->
        [unreadable] Damaged, or in an unknown form.
        [schema] Unknown kind of asset, or an issue against its rules. Ask the sender which wallet issued it.
        [network] Another Bitcoin network.
        [asset] Another asset. Tell the sender the asset ID you expect.
        [recipient] Pays somebody else, or another invoice.
        [amount] Another amount than agreed.
        [ended] The built-in service failed twice while reading.
        [unshown] Your Bitcoin server doesn’t have one of its transactions. Refresh later.
        [to-self] Your own transaction. Nobody paid you, whatever the service reports.
        [earlier] Older than your invoice: pays for something else. Don’t count it again.
       *[rule] Something was spent twice, made from nothing, or isn’t in its transaction.
    }
# To be copied and sent by the person. $code is a word as RECIPIENT.
history-message = Message to the sender
    .text = My wallet refused the asset data left for my invoice (reason { $code }, recipient ID { $recipient }). Don’t broadcast that transaction if you haven’t yet. I will send a new invoice.
