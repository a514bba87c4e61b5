### Moving a wallet's assets to another wallet of yours, which another service keeps.

move-title = Move to another service
    .hint = Sends each asset to another wallet of yours
move-how = Each asset goes to another wallet of yours, in a transaction that you review and sign.
move-risk = Until an asset is verified there, keep this wallet and its service. Both services can tell that the wallets belong together.
    .title = Before you move
move-none = No other connected wallet
    .text = Create a wallet with its own recovery phrase and connect it to the other service. Then come back here.
    .act = Create wallet
move-to = Move to
move-choose = Choose wallet
# $wallet: the name of the other one.
move-assets = Assets to { $wallet }
move-empty = No assets here.
# $fee: “600 sats”, for one transaction.
move-cost = About { $fee } fee an asset.
    .along = { $amount } go along and stay yours in { $wallet }.
move-waiting = Not spendable yet:
move-state = { $state ->
        [begun] Signed
        [moving] Moving
        [reported] Reported there
        [refused] Doesn’t match
       *[verified] Verified there
    }
move-do = Move
move-asset = Move { $asset }
move-finish = Finish on Home
move-refresh = Refresh both
move-other = Stop moving
move-bitcoin = Then the bitcoin
    .text = No asset is left here. Send the bitcoin to { $wallet } too.
    .act = Send bitcoin
move-todo = Go on until nothing is left here.
move-back = To go back, open { $wallet } and move to this wallet.
