### What the service tells that does not agree with itself, with our keys or with what was signed here.

discrepancy-title = Discrepancies
discrepancy-more =
    { $count ->
        [one] And { $count } more difference.
       *[other] And { $count } more differences.
    }
discrepancy-accept = I made these changes: accept the list
discrepancy-note = Nothing is blocked by it. Each was read twice before it stands here.

## One of them: both values, each with whose it is, and what it may mean
discrepancy-amount-hidden = an amount that you hide
discrepancy-address = Your last address is not where it was
    .here = Derived here
    .told = Shown as
    .means = Let nobody pay to it. Ask for a new address.
discrepancy-address-index = index { $index }
discrepancy-not-ours = nowhere in your keys
discrepancy-invoice = An open invoice is not paid to where it was proved
    .here = Found now
    .told = Proved at
    .means = Let nobody pay it. Cancel it and make another one.
discrepancy-plainBitcoin = Plain bitcoin does not add up
discrepancy-slotBitcoin = Bitcoin holding assets does not add up
discrepancy-asset = { $asset } does not add up
discrepancy-balance =
    .here = The listed outputs together
    .told = The service’s balance
    .means = { -ochre } signs by the outputs. The balance is only told.
discrepancy-txid = A transaction that you signed goes by two names
    .here = Computed here
    .told = Told
    .means = Yours is the one computed here. Look for both in a block explorer of your own.
discrepancy-txid-unreadable = not readable
discrepancy-coins =
    .here = { -ochre } knew
    .told = The service lists
# $output is a transaction’s id and a number.
discrepancy-amount-on = { $amount } on { $output }
discrepancy-no-output = no such output
discrepancy-coinGone = An output is gone, and nothing signed here spent it
    .means = Another copy of this wallet spent it, or the service hides it. One wallet belongs on one device: with two, assets can be lost.
discrepancy-slotAppeared = There is a slot that nothing here made
    .means = Another copy of this wallet made it. One wallet belongs on one device: with two, assets can be lost.
