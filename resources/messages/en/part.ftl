### Parts that several screens are made of.

## An amount

# Read aloud where amounts are hidden.
part-amount-hidden = hidden
# Read aloud where an amount is not known.
part-amount-unknown = unknown
part-bitcoin-unit = Unit of the amount
part-bitcoin-hint = The amount that arrives. The fee is extra.
part-stepper-less = One less
part-stepper-more = One more

## QR codes, shown one after another

part-codes-gone = These codes have expired. Open this screen again.
part-codes-too-many = This is too much for codes at this density. Save the file or choose a higher density.
part-codes-making = Creating the codes
part-codes-at = Part { $at } of { $parts }
# $parts is the next message, in strong letters.
part-codes-mixed = { $count } parts, all shown; mixed parts follow
part-codes-back = Previous
part-codes-next = Next
part-codes-play = Play
part-codes-pause = Pause
# For which programs the codes are made.
part-codes-form = Codes for
part-codes-form-crypto-psbt = Most wallets
part-codes-form-psbt = Newest wallets only
part-codes-form-bbqr = Coldcard (BBQr)
part-codes-density = Density
part-codes-density-low = Low
part-codes-density-medium = Medium
part-codes-density-high = High
part-codes-speed = Speed

## The app password

part-password-field = App password

## The band of coins and nodes that are worth nothing

part-band-practice = Practice
    .more = worthless coins
part-band-test = Test network
    .more = { $network }, worthless coins
part-band-nodes = Practice nodes
    .more = simulated, worth nothing

## What flows through a transaction

part-flow = How it flows
part-flow-inputs = Inputs
part-flow-outputs = Outputs
# Lines that are not drawn.
part-flow-more = { $count } more
# Below the assets of a line that are written out; never of one.
part-flow-more-assets = { $count ->
        [one] and { $count } more asset
       *[other] and { $count } more assets
    }
part-flow-unfold = Show all { $inputs } inputs and { $outputs } outputs

## Other parts

# Below a long list, of which a hundred rows are shown at a time; `left` are not shown yet.
part-in-parts = Show { $count } more
part-back = Back
part-close = Close
part-copy = Copy
part-copy-done = Copied
part-copy-failed = Not copied: the clipboard holds something else. Try again.
# $word is a word that is explained where it stands.
part-explain = { $word }: what it means
# Read aloud where a plot has no values.
part-plot-empty = nothing
part-swatch = Colour { $pigment }, pattern { $marks }

## Pigments, which an asset is recognised by: a number follows, as in “Viridian 9”.
