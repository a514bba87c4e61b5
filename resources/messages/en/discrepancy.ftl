### What the service tells that does not agree with itself, with our keys or with what was signed here.

discrepancy-title = Discrepancies
discrepancy-more =
    { $count ->
        [one] And { $count } more discrepancy.
       *[other] And { $count } more discrepancies.
    }
discrepancy-accept = I made these changes: accept the list
discrepancy-note = None of this blocks you. Ochre read each value twice before showing it.

## One of them: both values, each with whose it is, and what it may mean
discrepancy-amount-hidden = an amount that you hide
discrepancy-address = Your last address has changed its place
    .here = Derived here
    .told = Shown as
    .means = Let nobody pay to it. Create a new address.
discrepancy-address-index = index { $index }
discrepancy-not-ours = not among your keys
discrepancy-invoice = An open invoice no longer pays to its verified place
    .here = Found now
    .told = Verified at
    .means = Let nobody pay it. Cancel it and create a new one.
discrepancy-plainBitcoin = Plain bitcoin does not add up
discrepancy-slotBitcoin = Bitcoin in asset slots does not add up
discrepancy-asset = { $asset } does not add up
discrepancy-balance =
    .here = Sum of the listed outputs
    .told = The service’s balance
    .means = { -ochre } signs by the outputs. The balance is only reported by the service.
discrepancy-txid = A transaction that you signed has two transaction IDs
    .here = Computed here
    .told = Reported by the service
    .means = Yours is the one computed here. Check both in a block explorer that you trust.
discrepancy-txid-unreadable = not readable
discrepancy-coins =
    .here = { -ochre } knew
    .told = The service lists
# $output is a transaction’s id and a number.
discrepancy-amount-on = { $amount } on { $output }
discrepancy-no-output = no such output
discrepancy-coinGone = An output is gone, and nothing signed here spent it
    .means = Another copy of this wallet spent it, or the service hides it. Use one wallet on one device only: with two, you can lose assets.
discrepancy-slotAppeared = Nothing here created this asset slot
    .means = Another copy of this wallet created it. Use one wallet on one device only: with two, you can lose assets.
