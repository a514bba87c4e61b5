### Why Ochre refuses a transaction, in groups: each is true of every code of its group (see src-renderer/text/refusals.ts). The title stands behind “Blocked: ”.

refusal-form = wrong form
    .says = The form is unsafe, or Ochre can’t read it exactly.
    .todo = Have it built again, unsigned, by a current program.
refusal-notYours = not your coin
    .says = Ochre can’t prove that all inputs and keys are this wallet’s.
    .todo = Check that you opened the right wallet.
refusal-falseAmount = false or missing amount
    .says = An amount in it can’t be right, or can’t be verified.
    .todo = Refresh and start again.
refusal-wrongPlace = wrong destination
    .says = Bitcoin or assets would go where you didn’t choose, perhaps to someone else.
refusal-losesMoney = loses assets or bitcoin
    .says = Assets or bitcoin could be lost, or move unseen.
refusal-fee = fee or delay
    .says = Fee, output size or lock time would cost too much or hold it back.
    .todo = Start again with another fee rate, amount or lock time.
refusal-inUse = in use
    .says = Another transaction or an open invoice uses one of its coins or addresses.
    .todo = Refresh. Then finish or cancel that one first.
refusal-notAsked = not what you asked
    .says = The transaction differs from the request.
    .todo = Start again.
refusal-notProved = not verified
    .says = You didn’t choose to go on without verifying all of it.
    .todo = Review it again.
refusal-changeIndex = change too far ahead
    .says = Your change would go to your own address, but a restore wouldn’t find it.
    .todo = Have it built again with an earlier change address.
# Behind .todo, where whoever built it may be at fault.
refusal-again = Twice from one service: stop using it.
# Behind how much goes where.
refusal-spoof = One is labelled as yours, but your keys don’t derive it.
refusal-frozen = frozen coin
    .says = This would spend a coin that you froze.
    .todo = Unfreeze the coin, or choose another amount.
