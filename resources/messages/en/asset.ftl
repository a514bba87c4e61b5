### Assets: the list, one of them, and issuing one. And how other screens name and count them.

## How they are named and counted

# Stands behind a figure: “12 base units of 2dkSTbr-…”, of an asset that is in no list.
asset-unit-unlisted = base units of { $id }
# Stands behind a figure: “3 of “Gallery””, of an asset without a ticker.
asset-unit-named = of { $name }
# Stands in place of a figure: “unknown amount of TUSD”.
asset-amount-unknown = unknown amount of
asset-any = any asset
asset-unlisted = asset { $id }

## The kinds

asset-kind-nia = Token
    .many = Tokens
    .what = All units are alike. The supply was fixed when the asset was issued.
asset-kind-cfa = Collectible
    .many = Collectibles
    .what = A series of pieces that are all alike. A file may belong to it.
asset-kind-uda = One of a kind
    .many = One of a kind
    .what = Only one exists. A file may belong to it.
asset-kind-ifa = Inflatable token
    .many = Inflatable tokens
    .what = All units are alike, and whoever holds the inflation right may issue more. Some services list that right as if it were an amount.
asset-kind-bfa = Bridged token
    .many = Bridged tokens
    .what = All units are alike. They come over a bridge from another blockchain, and their history is valid only together with it. Ochre can’t verify that history: ask the issuer before you take it as payment.
asset-kind-other = Unknown kind
    .many = Unknown kinds
    .what = Ochre doesn’t know this kind of asset and can’t verify it: all you see is the service’s word. Ask the issuer before you take it as payment or send it.

## The list

asset-list-title = Assets
asset-list-issue = Issue
asset-list-receive = Receive
asset-list-loading = Loading your assets
asset-list-empty = No assets yet. An asset appears here when you receive or issue it.
asset-list-empty-receive = Receive an asset
asset-list-empty-practice = Ask your practice friend for samples
    .hint = Your practice friend sends one of each kind. You need four free asset slots.
asset-list-samples =
    { $count ->
        [one] { $count } sample is on its way, in the next block
       *[other] { $count } samples are on their way, in the next block
    }
asset-list-to-slots = Go to Asset slots
asset-list-find = Find an asset
    .placeholder = Ticker, name or ID
asset-list-count =
    { $count ->
        [one] { $count } asset
       *[other] { $count } assets
    }
asset-list-none-found = No assets match.
asset-list-show-all = Show all assets
asset-column-asset = Asset
asset-column-spendable = Spendable
asset-column-pending = Pending
asset-column-pending-none = none
asset-column-settled = Settled

## One asset

asset-not-listed = This asset is not in your list
asset-receive = Receive
asset-send = Send
    .renamed = First decide which name and decimals are right.
    .nothing = You can’t send any of it now.
asset-detail-loading = Loading your assets
asset-detail-missing = The service lists no asset with this ID in this wallet.
asset-detail-refresh = Refresh
asset-detail-its-id = Asset ID
asset-id = Asset ID
asset-transfers = Transfers
    .label = Newest transfers of { $name }
asset-transfers-none = No transfers yet.
asset-transfers-all =
    { $count ->
        [one] Show { $count } transfer
       *[other] Show all { $count } transfers
    }
asset-transfers-open = Open in Transfers

## The balance of one asset, and what each figure of it means

asset-balance = Balance
asset-balance-spendable = spendable now
    .means = You can send this now. It leaves out amounts reserved by another transfer.
# $amount: with its sign, +3.00.
asset-balance-spendable-pending = spendable now, { $amount } pending
asset-balance-settled = Settled
    .means = The service reports this amount as confirmed and yours. It includes amounts that a transfer reserves.
asset-balance-future = Future
    .means = What you will have once all pending transfers settle.
asset-balance-offchainOutbound = Off-chain, out
    .means = What you could send through payment channels, off the chain.
asset-balance-offchainInbound = Off-chain, in
    .means = What you could receive through payment channels, off the chain.
asset-balance-not-told = The service reported no balance for this asset. Refresh to ask for it.
asset-balance-why = Why do they differ?
asset-balance-asking = Asking the service.

## Why the figures of a balance differ

asset-trace-held = Settled, but not spendable now
asset-trace-coming = Pending
# $outpoint: the short name of an output, 1f2e…:0.
asset-trace-leaves = A send spends output { $outpoint }
asset-trace-returns = Returns with that send, on output { $outpoint }
asset-trace-arrives = Arriving on output { $outpoint }, not settled yet
asset-trace-waits = Something else waits for output { $outpoint }
asset-trace-transfer = Open transfer
asset-trace-more =
    { $count ->
        [one] And { $count } more.
       *[other] And { $count } more.
    }
asset-trace-untraced = Not traced: no output known here explains this amount. Refresh and check again.
asset-trace-nothing = They are equal now: you can spend all of it.

## The plot of what was settled

asset-plot = Settled over time
    .label = Settled over time: { $summary }
    .steps = Settled amounts, one by one
asset-plot-step = { $amount } from { $time }
asset-plot-summary = { $first } from { $time }, at most { $most }, now { $last }.
# The end of the axis of time.
asset-plot-now = now
asset-plot-table = As a table
asset-plot-from = From
asset-plot-settled = Settled
asset-plot-older =
    { $count ->
        [one] { $count } earlier settled transfer is not shown here.
       *[other] { $count } earlier settled transfers are not shown here.
    }

## What an asset is

asset-facts = About this asset
asset-facts-source = Source
asset-facts-source-genesis = Verified
    .what = Ticker, name and decimals are what its first issue (genesis) says. The ID fixes them for good.
asset-facts-source-service = Reported by the service
    .what = Ticker, name and decimals are the service’s word. To verify them, open a transfer of this asset and verify its asset data.
asset-facts-source-unverifiable = Reported by the service
    .what = Ticker, name and decimals are the service’s word, and Ochre can’t verify this kind of asset. Compare the ID with the issuer’s.
asset-facts-swatch = Swatch
    .hint = from the ID; other assets can look the same
asset-facts-kind = Kind
asset-facts-supply = Issued supply
asset-facts-supply-known = Known to be issued
asset-facts-smallest = Smallest unit
asset-facts-no-decimals = no decimals
asset-facts-precision = precision { $precision }
asset-facts-issued = Issued
asset-facts-added = In this wallet since
asset-facts-not-told = not reported
asset-facts-details = The issuer’s own description
asset-facts-file = Attached file
    .hint = This path is on the service. Ochre does not open it.
# $type: image/png; $path: /srv/media/….
asset-facts-file-at = { $type }, at { $path } (reported by the service)

## Marks: what could be taken for another asset

asset-mark-same-ticker = Anyone can issue an asset under any ticker. Only the ID shows which one this is.
    .title = Another asset here has the same ticker
asset-mark-looks-like = They differ in characters that look alike. Compare the IDs.
    .title = Its texts look like those of another asset here, but are not the same
asset-mark-like-bitcoin = Somebody issued an asset under that name. Its amounts are not bitcoin.
    .title = It is named like bitcoin, but is not bitcoin
asset-mark-odd-text = The issuer used characters that hide or reverse text, or a ticker that does not begin with a letter. Ochre shows invisible characters as �.
    .title = Its texts have invisible characters, or were cut
asset-mark-open = Open the other asset

## An asset that is called otherwise than before

asset-renamed = You can’t send it until you decide. Ticker, name and decimals are fixed when an asset is issued, so one of the two is wrong. Ask its issuer which.
    .title = The service describes this asset differently than before
asset-renamed-was = Before
asset-renamed-now = Now
asset-renamed-by-genesis = Ochre verified this asset from its first issue. Ticker, name and decimals are fixed there, so what the service reports is wrong. Amounts are read as issued. You can’t send it until you confirm.
    .title = The service describes this asset differently than it was issued
asset-renamed-issued = Issued as
asset-renamed-keep-issued = Keep what was issued
asset-renamed-keep = Keep what was first seen
asset-renamed-take = Accept what the service reports now
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
        [one] This takes { $count } free asset slot, and none is free
       *[other] This takes { $count } free asset slots, and none is free
    }
asset-issue-short-some =
    { $free ->
        [one]
            { $count ->
                [one] This takes { $count } free asset slot, and { $free } is free
               *[other] This takes { $count } free asset slots, and { $free } is free
            }
       *[other]
            { $count ->
                [one] This takes { $count } free asset slot, and { $free } are free
               *[other] This takes { $count } free asset slots, and { $free } are free
            }
    }
asset-issue-short = Each part of a new asset needs its own slot. Go to Asset slots keeps what you entered.
    .off = You need more free asset slots first.
asset-issue-to-slots = Go to Asset slots
asset-issue-ticker = Ticker
    .hint = Up to 8 capital letters and digits. Nobody owns a ticker: others can use the same one.
    .taken = An asset here already has this ticker. Ochre will mark both.
    .missing = Enter a ticker.
    .off = Check the ticker.
    .long = Use at most 8 characters.
    .digit-first = Begin with a letter.
    .odd = Use capital letters A to Z and digits only.
asset-issue-name = Name
    .hint = Up to 40 plain characters. Everyone who holds the asset sees this name.
    .missing = Enter a name.
    .off = Check the name.
    .long = Use at most 40 characters.
    .blank = Enter more than spaces.
    .odd = Use plain letters, digits and signs only: no accents, no other alphabets.
asset-issue-decimals = Decimals
    .hint = How finely it can be divided. 2 as for most money, 0 for things that stay whole.
    .off = Check the number of decimals.
asset-issue-supply = Supply
    .hint = Each part gets its own asset slot, so that you can send several at once.
    .missing = Enter the supply.
    .off = Check the supply.
    .too-large = All parts together are more than an RGB asset can hold.
asset-issue-one-part = All in one part
asset-issue-part = Part { $number }
# The unit of an amount while no ticker is typed.
asset-issue-units = units
asset-issue-remove-part = Remove part { $number }
asset-issue-add-part = Add a part
asset-issue-part-nought = Enter more than zero.
asset-issue-turned-back = You cancelled. Nothing was issued.
asset-issue-submit = Issue
    .amount = Issue { $amount }
asset-preview = Preview
asset-preview-empty = Enter a supply to see the result.
# Follows the whole supply, on a line of its own. $smallest: 0.01.
asset-preview-parts =
    { $count ->
        [one] in { $count } part; the smallest amount that can be sent is { $smallest }.
       *[other] in { $count } parts; the smallest amount that can be sent is { $smallest }.
    }
asset-preview-final = Supply, decimals, ticker and name are final. Nobody can change them, not even you.
asset-preview-no-bitcoin = Issuing sends no bitcoin and signs nothing. The new asset is assigned to slots that are free now.
asset-preview-worth = Its worth is between you and those who accept it.

## Issued

asset-issued-title = Issued
# $swatch: how the asset looks, by its name: Viridian 9.
asset-issued = The asset is issued, and all of it is yours. You can recognise it by { $swatch }. Anyone who should receive it needs its ID.
asset-issued-open = Open asset
asset-issued-send = Send some
