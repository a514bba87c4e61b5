### What the service tells that does not agree with itself, with our keys or with what was signed here.

discrepancy-title = Discrepancies
discrepancy-more = { $count } more
discrepancy-accept = I made these: accept
discrepancy-note = None of this blocks you. Each value was read twice.

## One of them: both values, each with whose it is, and what it may mean
discrepancy-address = Your last address moved
    .means = Don’t let anyone pay to it. Create a new address.
discrepancy-told =
    { $of ->
        [address] Shown as
        [invoice] Verified at
        [balance] The service’s balance
        [txid] Reported
       *[coins] The service lists
    }
discrepancy-here =
    { $of ->
        [address] Derived here
        [invoice] Found now
        [balance] Sum of the coins
        [txid] Computed here
       *[coins] { -ochre } knew
    }
discrepancy-address-index = index { $index }
discrepancy-not-ours = not among your keys
discrepancy-invoice = An open invoice no longer pays to its verified place
    .means = Don’t let anyone pay it. Cancel it and create a new one.
discrepancy-bitcoin =
    { $of ->
        [plainBitcoin] Plain bitcoin doesn’t add up
       *[slotBitcoin] Bitcoin in slots doesn’t add up
    }
discrepancy-asset = { $asset } doesn’t add up
discrepancy-balance =
    .means = { -ochre } goes by the coins, not the reported balance.
discrepancy-txid = Two IDs for a transaction you signed
    .means = Yours is the computed one. Check both in a block explorer you trust.
discrepancy-txid-unreadable = not readable
# $output is a transaction’s id and a number.
discrepancy-amount-on = { $amount } on { $output }
discrepancy-no-output = no such coin
discrepancy-coinGone = A coin is gone, and not spent here
    .means = Another copy of this wallet spent it, or the service hides it. Two devices on one wallet can lose assets.
discrepancy-slotAppeared = A slot that wasn’t created here
    .means = Another copy of this wallet created it. Two devices on one wallet can lose assets.
