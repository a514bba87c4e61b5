### Where an asset comes from: what of it is verified from its genesis, on the page of one asset.

origin-title = Origin
origin-verified = Verified from its issue: your transfers ({ $count }), up to block { $block }.
origin-rest = The rest is reported by the service.
origin-genesis = Issue verified. You hold none.
origin-told = Not verified: name, decimals and transfers are reported by the service.
# $amount as 12.00 TUSD.
origin-on-trust = { $amount } not verified
origin-unreported = { $amount } verified, but not reported by the service
origin-name-server = Add a Bitcoin server to confirm it.
origin-missing = Missing
# Each with its amount, as 12.00 TUSD.
origin-missing-one =
    { $direction ->
        [in] Received { $amount }
        [out] Sent { $amount }
       *[none] Issued { $amount }
    }
origin-why-spend = Verified when you spend

## The history, as a graph. Whoever else has a part in it is “someone”.

origin-history = History
origin-history-count = Transactions, by asset data here: { $count }.
origin-history-left-out = Files left out: { $count }.
origin-history-ours = Thick lines and full marks are yours, by your verified record and the service’s list. Arrow keys follow the lines.
origin-history-too-large = Too many transactions to draw. Verifying and sending still work.
origin-history-page =
    { $which ->
        [first] First page
       *[last] Last page
    }
origin-history-rows = Rows { $from } to { $to } of { $total }
origin-history-fold = Fold all
# A row of the history. Each amount as 12.00 TUSD.
origin-row-run = Transfers between others: { $count }
origin-row-of =
    { $kind ->
        [open] { $amount } with you now
        [others] { $amount } between others
        [received] You received { $amount } from someone
        [moved] { $amount } between your slots
       *[sent] You sent { $amount } to someone
    }
origin-row-note =
    { $kind ->
        [open] open
       *[genesis] issue
    }
origin-row-genesis = Issued: { $what }
origin-row-other = The supply changed
origin-row-sent-change = You sent { $amount } to someone, { $change } change
origin-row-block = block { $block }
origin-row-no-block = in no checked block
origin-row-with-others = { $count } still with others
# For a screen reader: the rows that it goes on from, as “2 and 3”.
origin-row-from = From row { $rows }.
# What one of them shows.
origin-part-contract = Contract ID
origin-part =
    { $whose ->
        [ours] { $amount }, yours
       *[theirs] { $amount }, someone’s
    }
