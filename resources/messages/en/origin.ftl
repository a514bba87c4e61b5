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
origin-why-notMined = Your Bitcoin server shows some of its transactions in no block.
origin-why-pending = Its transaction is in no block yet.
origin-why-reorganised = The network replaced the block that it rested on.
