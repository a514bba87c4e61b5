### Assets: the list, one of them, and issuing one. And how other screens name and count them.

## How they are named and counted

# Stands behind a figure: “12 units of 2dkSTbr-…”, of an asset that is in no list.
asset-unit-unlisted = units of { $id }
# Stands behind a figure: “3 of “Gallery””, of an asset without a ticker.
asset-unit-named = of { $name }
# Stands in place of a figure: “unknown amount of TUSD”.
asset-amount-unknown = unknown amount of
asset-any = any asset
asset-unlisted = asset { $id }

## The kinds

asset-kind =
    { $kind ->
        [nia] Token
        [cfa] Collectible
        [uda] One of a kind
        [ifa] Inflatable token
        [bfa] Bridged token
       *[other] Unknown kind
    }
asset-kind-means =
    { $kind ->
        [ifa] Holders of the inflation right may issue more. Some services list that right as an amount.
        [bfa] Ochre can’t verify this kind: its history is valid only with another blockchain. Ask the issuer before you accept it as payment.
       *[other] Ochre can’t verify this kind: you see only what the service reports. Ask the issuer before you accept or send it.
    }

## The list

asset-list-find = Find an asset
    .placeholder = Ticker, name or ID
asset-list-none-found = No assets match.
asset-list-show-all = Show all assets

## One asset

asset-not-listed = Unlisted asset
asset-send =
    .renamed = Decide which name and decimals are right.
    .nothing = Nothing to send now
asset-detail-missing = The service lists no asset with this ID.
asset-id = Asset ID

## The balance of one asset, and what each figure of it means

asset-balance = Balance
asset-balance-spendable = spendable
# $amount: with its sign, +3.00.
asset-balance-spendable-pending = spendable, { $amount } pending
asset-balance-settled = Settled
asset-balance-future = After pending
asset-balance-offchainOutbound = Off-chain, out
asset-balance-offchainInbound = Off-chain, in
asset-balance-not-told = No balance reported. Refresh.
asset-balance-why = Why they differ

## Why the figures of a balance differ

asset-trace-held = Settled, not spendable
asset-trace-coming = Pending
# $outpoint: the short name of an output, 1f2e…:0.
asset-trace-leaves = Leaves with coin { $outpoint }
asset-trace-returns = Change, on { $outpoint }
asset-trace-arrives = Arriving on { $outpoint }
asset-trace-waits = Reserved with coin { $outpoint }
asset-trace-untraced = Unexplained. Refresh.
asset-trace-nothing = Equal now.

## The plot of what was settled

asset-plot = Settled over time
    .label = Settled over time: { $summary }
    .steps = Settled amounts
asset-plot-step = { $amount } from { $time }
asset-plot-summary = { $first } from { $time }, at most { $most }, now { $last }
# The end of the axis of time.
asset-plot-now = now

## What an asset is

asset-facts-swatch = Swatch
asset-facts-kind = Kind
asset-facts-supply = Issued supply
asset-facts-supply-known = Known supply
asset-facts-smallest = Smallest unit
asset-facts-issued = Issued
asset-facts-added = In this wallet since
asset-facts-not-told = not reported
asset-facts-details = Issuer’s description
asset-facts-file = File on the service
# $type: image/png; $path: /srv/media/….
asset-facts-file-at = { $type }, at { $path } (reported, not opened)

## Marks: what could be taken for another asset

asset-mark =
    { $mark ->
        [same-ticker] Anyone can issue any ticker. Only the ID tells them apart.
        [looks-like] Some characters only look alike. Compare the IDs.
        [like-bitcoin] Somebody issued an asset under that name.
       *[odd-text] Some hide or reverse text. Ochre shows them as �.
    }
asset-mark-open = Show asset

## An asset that is called otherwise than before

asset-renamed = Name and decimals are fixed at issue, so one is wrong. Ask the issuer. You can’t send until you decide.
    .title = The service now describes this asset differently
asset-renamed-was = Before
asset-renamed-now = Now
asset-renamed-by-genesis = Ochre verified the issue, so the service’s report is wrong. Amounts are read as issued. You can’t send until you approve.
asset-renamed-issued = Issued as
asset-renamed-keep-issued = Keep what was issued
asset-renamed-keep = Keep the first
asset-renamed-take = Accept the new one
asset-called-decimals =
    { $count ->
        [one] { $count } decimal
       *[other] { $count } decimals
    }
# How it is or was called: ticker, or name, and decimals; name and kind too where they differ. $called: “GOLD”; $kind: NIA.

## Issuing

asset-issue-title = Issue an asset
asset-issue-short = Free slots: { $free } of { $count } needed
    .off = Create slots first.
asset-issue-ticker = Ticker
    .hint = Others can use the same one
    .taken = Another asset has it. Ochre marks both.
    .missing = Enter a ticker.
    .odd = Use 1 to 8 of A to Z and 0 to 9, a letter first.
asset-issue-name = Name
    .hint = Every holder sees it
    .missing = Enter a name.
    .odd = Use up to 40 plain letters, digits and signs, without accents.
asset-issue-decimals = Decimals
    .hint = 2 for money, 0 for whole pieces
asset-issue-supply = Supply
    .hint = Each part gets its own slot, so you can send several at once.
    .missing = Enter the supply.
    .too-large = All parts together are too much.
asset-issue-off = Fix the marked field
asset-issue-one-part = All in one part
asset-issue-part = Part { $number }
# The unit of an amount while no ticker is typed.
asset-issue-remove-part = Remove part { $number }
asset-issue-add-part = Add a part
asset-issue-part-nought = Enter more than zero.
asset-issue-submit =
    .amount = Issue { $amount }
# Follows the whole supply, on a line of its own. $smallest: 0.01.
asset-preview-final = Supply, decimals, ticker and name are final. Nobody can change them, not even you.

## Issued

# $swatch: how the asset looks, by its name: Viridian 9.
asset-issued = All yours. Recognise it by { $swatch }.
