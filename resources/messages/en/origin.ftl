### Where an asset comes from: what of it is verified from its genesis, on the page of one asset.

origin-title = Origin
origin-verified =
    { $count ->
        [one] Verified from its genesis: { $count } transfer of yours, last block { $block }.
       *[other] Verified from its genesis: { $count } transfers of yours, last block { $block }.
    }
origin-genesis = Its genesis is verified. You hold nothing of it.
origin-partly =
    { $count ->
        [one] Verified from its genesis: { $count } transfer of yours, last block { $block }. The rest is reported by the service.
       *[other] Verified from its genesis: { $count } transfers of yours, last block { $block }. The rest is reported by the service.
    }
origin-told = Not verified yet: the genesis and your transfers are reported by the service.
# $amount as 12.00 TUSD.
origin-on-trust = { $amount } of your balance is there by the service’s word alone.
origin-unreported = Your verified record has { $amount } that the service doesn’t report.
origin-name-server = Name a Bitcoin server: without one, Ochre can’t see that a transaction is in a block.
origin-go-settings = Name a Bitcoin server
origin-after-refresh = Ochre verifies a few of them after each refresh.
origin-verify = Verify these transfers
origin-missing = What is missing
origin-missing-more =
    { $count ->
        [one] And { $count } more, in Transfers.
       *[other] And { $count } more, in Transfers.
    }
origin-missing-open = Open transfer
    .label = Open transfer: { $title }
# Each with its amount, as 12.00 TUSD.
origin-missing-in = Received { $amount }
origin-missing-out = Sent { $amount }
origin-missing-none = Issued { $amount }
origin-missing-amount-unknown = an unknown amount
origin-why-notAsked = Its asset data was not verified yet.
origin-why-blinded = Its asset data is verified. That its slot is yours shows when you spend it.
origin-why-issued = It is verified with the first transfer that you send from it.
origin-why-absent = No asset data was left for it.
origin-why-unreachable = The server that has its asset data did not answer.
origin-why-fetched = Its asset data is here, and not verified yet.
origin-why-refused = Its asset data breaks a rule of RGB.
origin-why-unasked = Its asset data keeps every rule. No Bitcoin server has shown its transactions.
origin-why-notMined = For some of its transactions your Bitcoin server has shown no block.
origin-why-pending = Your Bitcoin server has shown no block with its transaction yet.
origin-why-reorganised = The network replaced the block that it rested on.

## The history, as a graph. Whoever else has a part in it is “someone”.

origin-history = History
origin-history-list = History from the genesis
origin-history-count =
    { $count ->
        [one] { $count } transaction, as the asset data kept here shows it.
       *[other] { $count } transactions, as the asset data kept here shows them.
    }
origin-history-left-out =
    { $count ->
        [one] { $count } file of asset data is not in it.
       *[other] { $count } files of asset data are not in it.
    }
origin-history-ours = Thick lines and full marks are yours, by your own book and the service’s list of transfers.
origin-history-keys = Arrow keys follow the lines. Enter opens.
origin-history-too-large = This history has more transactions than Ochre draws. Verifying and sending don’t depend on it.
origin-history-earlier = Earlier
origin-history-later = Later
origin-history-first = This is the beginning.
origin-history-last = This is the end.
origin-history-rows = Rows { $from } to { $to } of { $total }
origin-history-fold = Fold all again
# A row of the history. Each amount as 12.00 TUSD.
origin-row-run =
    { $count ->
        [one] { $count } transfer between others
       *[other] { $count } transfers between others
    }
origin-row-open = { $amount } with you now
origin-row-open-note = open
origin-row-genesis = Issued { $amount }
origin-row-genesis-ours = Issued { $amount }, to you
origin-row-genesis-both = Issued { $others } to someone, { $ours } to you
origin-row-genesis-note = genesis
origin-row-other = The supply changed
origin-row-others = { $amount } between others
origin-row-received = You received { $amount } from someone
origin-row-moved = { $amount } moved between slots of yours
origin-row-sent = You sent { $amount } to someone
origin-row-sent-change = You sent { $amount } to someone, { $change } came back
origin-row-block = block { $block }
origin-row-no-block = pending: no checked block yet
origin-row-with-others =
    { $count ->
        [one] { $count } amount still with others
       *[other] { $count } amounts still with others
    }
origin-row-note = { $block }, { $open }
# For a screen reader: the rows that it goes on from, as “2 and 3”.
origin-row-from = From row { $rows }.
# What one of them shows.
origin-part-txid = Transaction ID
origin-part-contract = Contract ID
origin-part-in = What goes in
origin-part-out = What comes out
origin-part-none = nothing
origin-part-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
origin-part-yours = { $amount }, yours
origin-part-theirs = { $amount }, someone’s
origin-part-yours-open = { $amount }, yours, open
origin-part-theirs-open = { $amount }, someone’s, not spent here
origin-part-close = Close
