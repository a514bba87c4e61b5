### Assets: the list, one of them, and issuing one. And how they are named and counted elsewhere.

## How they are named and counted

# Stands behind a figure: “12 base units of 2dkSTbr-…”, of an asset that is in no list.
asset-unit-unlisted = base units of { $id }
# Stands behind a figure: “3 of “Gallery””, of an asset without a ticker.
asset-unit-named = of { $name }
asset-any = any asset
asset-unlisted = asset { $id }

## The kinds

asset-kind-nia = Token
    .many = Tokens
    .what = Every unit is like the other, and the supply was fixed when it was issued.
asset-kind-cfa = Collectible
    .many = Collectibles
    .what = A series: every piece is like the other, and a file may belong to it.
asset-kind-uda = One of a kind
    .many = One of a kind
    .what = There is exactly one, and a file may belong to it.
asset-kind-ifa = Inflatable token
    .many = Inflatable tokens
    .what = Every unit is like the other, and whoever holds the right to it may issue more. The service lists such a right as if it were an amount.

## The list

asset-list-title = Assets
asset-list-issue = Issue
asset-list-receive = Receive
asset-list-loading = Reading your assets
asset-list-empty = No asset here yet. One appears when a part of it arrives, or when you issue it.
asset-list-empty-receive = Receive an asset
asset-list-empty-practice = Ask your practice friend for samples
    .hint = Your friend in the practice service sends one of each kind. That takes four free asset slots.
asset-list-samples =
    { $count ->
        [one] { $count } sample are on their way, in the next block
       *[other] { $count } samples are on their way, in the next block
    }
asset-list-to-slots = Go to asset slots
asset-list-find = Find an asset
    .placeholder = Ticker, name or id
asset-list-count =
    { $count ->
        [one] { $count } asset
       *[other] { $count } assets
    }
asset-list-none-found = No asset here is like that.
asset-list-show-all = Show all assets
asset-column-asset = Asset
asset-column-spendable = Spendable
asset-column-pending = Pending
asset-column-pending-none = none
asset-column-settled = Settled

## One asset

asset-not-listed = An asset that is not in the list
asset-receive = Receive
asset-send = Send
    .renamed = Decide first what it is called.
    .nothing = Nothing of it can be sent now.
asset-detail-loading = Reading your assets
asset-detail-missing = The service lists no asset of this id for this wallet.
asset-detail-refresh = Refresh
asset-detail-its-id = Its id
asset-id = Asset id
asset-transfers = Transfers
    .label = Newest transfers of { $name }
asset-transfers-none = None yet.
asset-transfers-all =
    { $count ->
        [one] All { $count } transfer
       *[other] All { $count } transfers
    }
asset-transfers-open = Open in Transfers

## The balance of one asset, and what each figure of it means

asset-balance = Balance
asset-balance-spendable = spendable now
    .means = What can be sent now. What sits on a slot that another transfer uses is not in it.
# $amount: with its sign, +3.00.
asset-balance-spendable-pending = spendable now, { $amount } under way
asset-balance-settled = Settled
    .means = What is in blocks and yours, sent out or held by a transfer or not.
asset-balance-future = Future
    .means = What it will be once all that is under way has settled.
asset-balance-offchainOutbound = Off-chain, out
    .means = What you could send through payment channels, outside of the chain.
asset-balance-offchainInbound = Off-chain, in
    .means = What you could receive through payment channels, outside of the chain.
asset-balance-not-told = The service told no balance of it. Refresh to ask for this one.
asset-balance-why = Why do they differ?
asset-balance-asking = Asking the service.

## Why the figures of a balance differ

asset-trace-held = Settled, and cannot be spent now
asset-trace-coming = Under way
# $outpoint: the short name of an output, 1f2e…:0.
asset-trace-leaves = A send spends output { $outpoint }
asset-trace-returns = Comes back with that send, on output { $outpoint }
asset-trace-arrives = Arrives, not settled yet, on output { $outpoint }
asset-trace-waits = Something else waits for output { $outpoint }
asset-trace-transfer = The transfer
asset-trace-more =
    { $count ->
        [one] And { $count } more.
       *[other] And { $count } more.
    }
asset-trace-untraced = Not traced: no output that is known here accounts for it. Refresh, and look again.
asset-trace-nothing = Nothing lies between them now: all of it can be spent.

## The plot of what was settled

asset-plot = Settled over time
    .label = Settled over time: { $summary }
    .steps = Settled, step by step
asset-plot-step = { $amount } from { $time }
asset-plot-summary = { $first } from { $time }, { $most } at most, { $last } now.
# The end of the axis of time.
asset-plot-now = now
asset-plot-table = As a table
asset-plot-from = From
asset-plot-settled = Settled
asset-plot-older =
    { $count ->
        [one] Before that { $count } settled transfer more, not shown here.
       *[other] Before that { $count } settled transfers more, not shown here.
    }

## What an asset is

asset-facts = What it is
asset-facts-swatch = Swatch
    .hint = from the id; others can look the same
asset-facts-kind = Kind
asset-facts-supply = Issued supply
asset-facts-supply-known = Known to be issued
asset-facts-smallest = Smallest part
asset-facts-no-decimals = no decimals
asset-facts-precision = precision { $precision }
asset-facts-issued = Issued
asset-facts-added = In this wallet since
asset-facts-not-told = not told
asset-facts-details = The issuer’s own words
asset-facts-file = File that belongs to it
    .hint = That path is the service’s own. Ochre does not open it.
# $type: image/png; $path: /srv/media/….
asset-facts-file-at = { $type }, at { $path } by the service’s word

## Marks: what could be taken for another asset

asset-mark-same-ticker = Anyone can issue an asset under any ticker. Only the id tells which one this is.
    .title = Another asset here has the same ticker
asset-mark-looks-like = They differ in characters that look alike. Compare the ids.
    .title = Its texts look like another asset’s here, and are not the same
asset-mark-like-bitcoin = It is an asset that somebody issued under that name. Its amounts are no bitcoin.
    .title = It is called as bitcoin is, and is not bitcoin
asset-mark-odd-text = The issuer wrote marks that hide or turn the text around, or a ticker that begins with no letter. What is not seen is shown as �.
    .title = Its texts hold characters that are not seen, or were cut
asset-mark-open = Open it

## An asset that is called otherwise than before

asset-renamed = Nothing is sent of it until you decide. Ticker, name and decimals are fixed when an asset is issued, so one of the two is wrong. Ask its issuer which.
    .title = The service calls this asset otherwise than before
asset-renamed-was = Was
asset-renamed-now = Now
asset-renamed-keep = Keep as first seen
asset-renamed-take = Take what it says now
# How it is or was called: ticker, or name, and decimals; name and kind too where they differ. $called: “GOLD”; $kind: NIA.
asset-called-plain-alike =
    { $decimals ->
        [one] { $called }, { $decimals } decimal
       *[other] { $called }, { $decimals } decimals
    }
asset-called-named-alike =
    { $decimals ->
        [one] { $called }, named { $name }, { $decimals } decimal
       *[other] { $called }, named { $name }, { $decimals } decimals
    }
asset-called-plain-other =
    { $decimals ->
        [one] { $called }, { $decimals } decimal, of the kind { $kind }
       *[other] { $called }, { $decimals } decimals, of the kind { $kind }
    }
asset-called-named-other =
    { $decimals ->
        [one] { $called }, named { $name }, { $decimals } decimal, of the kind { $kind }
       *[other] { $called }, named { $name }, { $decimals } decimals, of the kind { $kind }
    }

## Issuing

asset-issue-title = Issue an asset
asset-issue-short-none =
    { $count ->
        [one] This takes { $count } free slot, and none is free
       *[other] This takes { $count } free slots, and none is free
    }
asset-issue-short-some =
    { $free ->
        [one]
            { $count ->
                [one] This takes { $count } free slot, and { $free } is free
               *[other] This takes { $count } free slots, and { $free } is free
            }
       *[other]
            { $count ->
                [one] This takes { $count } free slot, and { $free } are free
               *[other] This takes { $count } free slots, and { $free } are free
            }
    }
asset-issue-short = Each part of a new asset sits on a slot of its own. What you type here waits for you.
    .off = More free slots are needed first.
asset-issue-to-slots = Go to asset slots
asset-issue-ticker = Ticker
    .hint = Up to 8 capital letters and digits. Nobody owns a ticker: others can use the same.
    .taken = An asset here carries this ticker already. Both will be marked.
    .missing = A ticker is missing.
    .off = The ticker cannot be used.
    .long = At most 8 characters.
    .digit-first = It begins with a letter.
    .odd = Capital letters A to Z and digits only.
asset-issue-name = Name
    .hint = Up to 40 plain characters. Everyone who holds it sees it.
    .missing = A name is missing.
    .off = The name cannot be used.
    .long = At most 40 characters.
    .blank = A name is more than spaces.
    .odd = Plain letters, digits and signs only: no accents, no other alphabets.
asset-issue-decimals = Decimals
    .hint = How finely it can be divided. 2 as for most money, 0 for things that stay whole.
    .off = The number of decimals cannot be used.
asset-issue-supply = Supply
    .hint = Each part sits on an asset slot of its own, so that several can be sent at once.
    .missing = The supply is missing.
    .off = The supply cannot be used.
    .too-large = All parts together are more than an RGB asset can hold.
asset-issue-one-part = All in one part
asset-issue-part = Part { $number }
# The unit of an amount while no ticker is typed.
asset-issue-units = units
asset-issue-remove-part = Remove part { $number }
asset-issue-add-part = Add a part
asset-issue-part-form = Digits, and a point before the decimals. No comma.
asset-issue-part-whole = No decimals: it cannot be divided.
asset-issue-part-decimals = At most { $precision } decimals.
asset-issue-part-too-large = More than an RGB asset can hold: 2^64 - 1 of its smallest parts.
asset-issue-part-nought = More than nought.
asset-issue-turned-back = You turned back. Nothing was issued.
asset-issue-submit = Issue
    .amount = Issue { $amount }
asset-preview = What it will be
asset-preview-empty = Type a supply to see what it comes to.
# Follows the whole supply, on a line of its own. $smallest: 0.01.
asset-preview-parts =
    { $count ->
        [one] in { $count } part; the smallest part of it that can be sent is { $smallest }.
       *[other] in { $count } parts; the smallest part of it that can be sent is { $smallest }.
    }
asset-preview-final = Supply, decimals, ticker and name are final: nobody can change them, you neither.
asset-preview-no-bitcoin = No bitcoin is sent and nothing is signed. It is written down on slots that are free now.
asset-preview-worth = What it is worth is between you and those who take it.

## Issued

asset-issued-title = Issued
# $swatch: how the asset looks, by its name: Viridian 9.
asset-issued = It is issued, and all of it is yours. You will know it by { $swatch }; whoever should receive it needs its id.
asset-issued-open = Open the asset
asset-issued-send = Send some of it
