### The review of a transaction before it is signed, and what came of it.

## Around every review

review-steps-fill = Fill
review-steps-sign = Review and sign
review-steps-result = Result
review-back-to-form = Back to the form
review-cancel = Cancel
review-prepared = Prepared at { $time }
review-checked = What was checked
# $digest: sixteen characters, which the question of the keychain repeats
review-digest = Digest { $digest }: stands for exactly what this page shows. The same one is quoted when you are asked to confirm.
review-nothing-signed = Nothing was signed.
review-untouched = Nothing was signed. Your keys were not touched.
review-discard = Discard this transaction
review-aborted = You did not confirm
review-aborted-on-screen = Nothing was signed. You can sign it still, or cancel.
review-aborted-on-list = Nothing was signed. It is kept on the list, and you can sign it still.
review-password = More leaves this wallet than you let it sign without the app password.
review-copy-id = Copy the id
review-home = To Home
review-transfers = To transfers
review-slots = To your slots
review-mine = Mine a block now
review-refresh = Refresh

## Signing. $act is what the button repeats: one of review-act-…

review-sign = Sign: { $act }
review-act-create-slots =
    { $count ->
        [one] create { $count } slot
       *[other] create { $count } slots
    }
review-act-send = send
review-act-send-amount =
    { $recipients ->
        [one] send { $amount }
       *[other] send { $amount } to { $recipients } recipients
    }
review-act-send-assets =
    { $recipients ->
        [one] send { $count } assets
       *[other] send { $count } assets to { $recipients } recipients
    }
review-sign-elsewhere = Have it signed elsewhere
review-elsewhere = It signs on another machine
review-elsewhere-how = The key of this wallet is not here. Next you save what the other machine needs, or show it as QR codes; Ochre judges it there once more before it signs.

# Why the button is off
review-off-rules = Your spending rules hold this back
review-off-password = Type the app password above
review-off-unanswered = Not before you answer what is not verified
review-off-mainnet = Ochre can’t verify where the assets go, and does not sign this on mainnet. Discard it, and ask the service’s operator

review-signing-start = Beginning to sign: { $act }
review-signing-snapshot = Reading your coins
review-signing-begin = Waiting for the service to build the transaction
review-signing-judge = Checking the transaction once more
review-signing-confirm = Waiting for you to confirm
review-signing-sign = The keyholder signs
review-signing-verify = Verifying the signatures
review-signing-end = Handing the signed transaction to the service
review-signing-read = Reading what came of it
review-signing-keychain = Waiting for your keychain
review-signing-perhaps = Perhaps it asks in another window. Ochre gives up after { $seconds } s.
review-signing-leave = Leave it waiting
# Notes at the edge of the window, after one left while the keychain was waited for
review-left-btc = You stopped waiting. If your keychain answers, the payment leaves, and your balance shows it
review-left-send = You stopped waiting. If your keychain answers, the send appears here
review-left-slots = You stopped waiting. If your keychain answers, the new slots appear here

## What was checked

# $reason: a title of refusal.ftl
review-blocked = Blocked: { $reason }
review-does = What this transaction does
review-says = It says
review-unverified = What is not verified
review-accept =
    { $count ->
        [one] Go on although this is not verified
       *[other] Go on although these { $count } things are not verified
    }
# Beside the amount of the fee; $share: of the bitcoin that is spent
review-fee-unknown = not known
review-fee-exact = { $rate } · { $share } of the bitcoin spent
review-fee-about = about { $rate } · { $share } of the bitcoin spent
review-rule-stop = Nothing is signed.

# Two texts that should be one, above each other: what was asked, and what the transaction says
review-compare-slot = The recipient’s slot
review-compare-address = The recipient’s address
review-compare-asset = You asked for asset
review-compare-asset-moved = It moves
review-compare-payee = You asked to pay

## The summary at the side

review-summary = Summary
review-summary-what = What you asked, and what it does
review-todo = What to do
review-todo-discard = Discard it and ask again. If a second transaction is wrong too, stop using this service: it may be broken or hostile.
review-limit = What Ochre can’t verify
review-limit-slots = That the service sends this transaction on once it is signed, and that these coins hold what it says they hold.
review-limit-send = That the service keeps and delivers the asset data, and that these inputs hold what it says they hold.
review-limit-btc = Whose address it is, that the service sends this transaction on, and that these coins hold what it says they hold.
review-limit-bare = Why it was made and who its recipients are: it came without a word of what was asked. Nor that its coins are still there, since this machine asks nobody.

# Headings, with the amount below
review-you-send = You send
review-you-asked-to-send = You asked to send
review-you-create = You create
review-you-asked-to-create = You asked to create

# Names of figures, and what stands below one
review-fee = Fee
review-total = Total leaving
review-asked-to-leave = You asked to leave
review-asked-and-fee = and the fee, near { $rate }
review-asked-fee-only = the fee only, near { $rate }
review-would-leave = Would leave
review-would-leave-unknown = not known
review-would-leave-unread = it could not be read that far
review-would-leave-parts = { $others } to others, { $fee } fee
review-would-stay = Would stay yours
review-would-return = Would return
review-would-return-nothing = nothing
review-returns = Returns to you
review-returns-plain = as plain bitcoin
review-assets-unknown = and of assets nobody can tell
review-fee-of-bitcoin = { $rate } · { $share } of the bitcoin
review-fee-of-coins = { $rate } · { $share } of the coins
review-fee-of-amount = { $rate } · { $share } of the amount
review-broadcast = Broadcast
review-at-once = at once

# Below “You create”, and the figure of slots
review-slots-unit =
    { $count ->
        [one] slot
       *[other] slots
    }
review-slots-size = of { $size } each, to receive assets with.
# $count: are free already
review-slots-free =
    { $count ->
        [one] You asked for { $asked } in all; { $count } slot is free already.
       *[other] You asked for { $asked } in all; { $count } slots are free already.
    }
review-slots-fee-only = the fee, and nothing else
review-slots-hold = In your slots
review-slots-stay = stay yours
# Switches between the picture with equal slots as one line, and with each
review-slots-together = Slots together
review-slots-each = Each slot

review-btc-to = To
review-btc-final = It cannot be taken back

review-send-more-assets =
    { $count ->
        [one] and { $count } more asset
       *[other] and { $count } more assets
    }
review-send-to-slot = To a slot that only they know
review-send-to-output = To an output of theirs, with { $amount }
review-send-typed = Typed in by you: no invoice confirms it
review-send-asset = Asset
review-send-asset-named = Asset { $asset }
review-send-same-ticker = Same ticker as another asset here
review-send-looks-like = Looks like another asset here
review-send-like-bitcoin = Called as bitcoin is, and is not bitcoin
review-send-odd-name = Its name holds odd characters
review-send-unshown = as you asked; it does not show it
# $count: how many $assets
review-send-riding =
    { $count ->
        [one] { $assets } only rides along
       *[other] { $assets } only ride along
    }
review-send-donation = If they cannot take it, it is lost
# $recipients: how many
review-send-acknowledged =
    { $recipients ->
        [one] after they have acknowledged
       *[other] after all of them have acknowledged
    }
review-send-give-up =
    { $recipients ->
        [one] If they never do, you can give it up
       *[other] If one never does, you can give it up
    }
review-send-recipients =
    { $count ->
        [one] To { $count } recipient
       *[other] To { $count } recipients
    }
# In the list of several recipients, beside an amount
review-recipient-slot = to their slot
review-recipient-output = to their output, with { $amount }
review-recipient-typed = typed in by you
review-recipients-fewer = Show fewer
review-recipients-all =
    { $count ->
        [one] Show all { $count } recipient
       *[other] Show all { $count } recipients
    }
review-invoice-expired = Invoice expired
review-invoice-valid = Invoice valid for { $time }

# Of a bare PSBT: headings, with the amount below
review-bare-takes-part = It would take your part
review-bare-part = Your part of it
review-bare-would-pay = It would pay others
review-bare-pays-nobody = It pays nobody else
review-bare-pays = It pays others
review-bare-yours = Yours in it
review-bare-signed-here =
    { $count ->
        [one] { $count } coin, signed here
       *[other] { $count } coins, signed here
    }
review-bare-others = Other people’s
review-bare-own-word =
    { $count ->
        [one] { $count } coin, by its own word
       *[other] { $count } coins, by its own word
    }
review-bare-spends = Spends
review-bare-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
review-bare-gain = You receive
review-bare-leaves = Leaves you
review-bare-lost = { $assets } would be lost to everyone
review-bare-unknown = What it spends cannot be told from it.

## Lines of the picture of a transaction

review-input-slot = Slot { $outpoint }
    .unnamed = Slot
review-input-stranger = Not your coin { $outpoint }
    .unnamed = Not your coin
review-input-coin = Coin { $outpoint }
    .unnamed = Coin
review-line-not-derived = your keys do not derive it
# $path: the end of the key's path, in the account of asset slots or in that of plain bitcoin
review-line-yours =
    { $branch ->
        [asset] yours, asset …/{ $path }
       *[plain] yours, plain …/{ $path }
    }
review-output-plainBitcoin = Output { $index } · plain bitcoin
review-output-assetSlot = Output { $index } · new slot
review-output-commitment = Output { $index } · commitment
review-output-recipient = Output { $index } · recipient
review-output-change = Output { $index } · back to you
review-output-stranger = Output { $index } · not one of your addresses
review-output-own = Output { $index } · recipient’s own
review-output-own-of = Output { $index } · recipient { $place }’s own
review-outputs-slots = Outputs { $first }–{ $last } · { $count } new slots
review-outputs-slots-note = { $size } each, yours, asset { $from } to { $to }
review-line-rides = rides along
review-line-seals = seals where the assets go
review-line-data = data that is not understood
review-line-blinded = Recipient’s slot, blinded
review-line-blinded-of = Recipient { $place }’s slot, blinded
review-line-elsewhere = not an output of this transaction
review-line-missing = asked for, and not found in it
review-line-your-slot = Your slot { $outpoint }
review-line-there-already = there already: no output of this
review-line-unnamed-slot = A slot that nobody named
review-line-unknown-slot = Not known as your slot, { $outpoint }
review-line-not-your-slot = Not your slot, { $outpoint }

## How it came out

review-done-id = Transaction
review-done-id-unsent = Transaction, which is on no chain yet
review-done-checked = What was signed is what you reviewed, and each signature was verified before it left.
review-done-signed = Signed and handed over
review-done-handed-over = Handed over
review-done-fee = Fee paid

review-btc-sent = Sent
review-btc-listed = The service broadcast your payment, and its list of your coins shows it. It is final once blocks hold it.
# $time: a clock that counts down
review-btc-listed-soon = The service broadcast your payment, and its list of your coins shows it. It is final once blocks hold it: the next one comes in { $time }.
review-btc-unlisted = The service took the signed payment, and its list of your coins does not show it yet. Refresh on Home in a while, and do not pay it again before you know.
review-btc-paid-to = Paid to
review-btc-amount = Amount
review-btc-returned = Returned to you

review-slots-made =
    { $count ->
        [one] { $count } slot is made
       *[other] { $count } slots are made
    }
review-slots-unlisted = The service took the signed transaction and does not list its slots yet. Refresh your slots in a while, and do not create them again before you know.
review-slots-ready =
    { $count ->
        [one] It is in a block and ready to receive assets.
       *[other] They are in a block and ready to receive assets.
    }
# $coming: the word below, in bold. $time: a clock that counts down
review-slots-wait = The service took the signed transaction. Its outputs show as { $coming } until the next block.
review-slots-wait-soon = The service took the signed transaction. Its outputs show as { $coming } until the next block, in { $time }.
review-slots-coming = coming
review-slots-fewer = The service lists { $listed } of the { $made } that the transaction makes. Look again after the next block.
review-slots-free-now = Free slots now

review-send-waiting = Handed over, not yet broadcast
review-send-broadcast = Handed over and broadcast
review-send-unsaid = The service took your transaction, and does not say yet that it is broadcast. A refresh tells. Take it as sent: whoever has it can broadcast it.
review-send-waits-all-the-same = It was to be broadcast at once, and the service waits all the same.
review-send-waits =
    { $recipients ->
        [one] The service holds your signed transaction and offers the asset data to the recipient. It should broadcast only after the recipient accepts, and could broadcast earlier. The slots that it spends are reserved until then.
       *[other] The service holds your signed transaction and offers the asset data to the recipients. It should broadcast only after every recipient accepts, and could broadcast earlier. The slots that it spends are reserved until then.
    }
review-send-without-waiting =
    { $recipients ->
        [one] The service says that it sent your transaction to the network without waiting. Blocks will confirm it, also if the recipient never answers: then what you sent is lost.
       *[other] The service says that it sent your transaction to the network without waiting. Blocks will confirm it, also if the recipients never answer: then what you sent is lost.
    }
review-send-to-leave = To leave
review-send-left = Left
review-send-no-answer =
    { $recipients ->
        [one] If they never answer
       *[other] If one of them never answers
    }
review-send-no-answer-todo = give it up among your transfers

## A transaction that was brought, to be signed here

review-imported-back = Back to the list
# $time: “at 12:04”
review-imported-pack = { $name } · pack, its coins listed { $time } · for { $wallet }
review-imported-bare = { $name } · bare PSBT: nothing says what was asked · for { $wallet }
review-imported-sign = Sign this transaction
review-imported-sign-confirmed = Sign what you confirmed
review-imported-signing = Beginning to sign: this transaction
review-imported-signing-confirmed = Beginning to sign: what you confirmed
review-imported-sign-it = Sign it
review-imported-away = Put it away
review-imported-done = Done
review-imported-off-key = There is no key here to sign with
review-imported-off-rules = Your spending rules hold it back, as said above
review-imported-off-questions =
    { $count ->
        [one] Not before you confirm { $count } more thing above
       *[other] Not before you confirm { $count } more things above
    }
review-rival-out = Another one that spends the same coins is out to be signed
review-rival-signed = Another one that spends the same coins was signed here
review-rival-out-since = Went out { $time }: { $txid } Only one of the two can confirm, and whoever has both decides which.
review-rival-signed-since = Signed { $time }: { $txid } Only one of the two can confirm, and whoever has both decides which.

# What is confirmed one by one
review-questions = What you confirm one by one
review-questions-count =
    { $count ->
        [one] { $count } thing that nobody asked for here
       *[other] { $count } things that nobody asked for here
    }
review-agree-part = I agreed on this with the others: sign only my part
review-agree-output = I know who this is, and it is right
review-agree-data = I know what this is
review-agree-asset = I know who this is, and it is right
review-agree-slots = I know what lies there, and want to lose it
review-part = Sign only my part: { $ours } of { $all } inputs.
# $count: inputs of others; $signed of them signed already. $amount: what they hold
review-part-others =
    { $count ->
        [one] { $count } input, by this PSBT { $amount }, is other people’s.
       *[other] { $count } inputs, by this PSBT { $amount }, are other people’s.
    }
review-part-others-signed =
    { $count ->
        [one] { $count } input, by this PSBT { $amount }, is other people’s, and { $signed } of them signed already.
       *[other] { $count } inputs, by this PSBT { $amount }, are other people’s, and { $signed } of them signed already.
    }
review-part-yours = Your coins hold
review-part-gain = You receive
review-part-leaves = Leaves you, the fee included
review-part-covers = Your signature covers every input, amount and output as they stand here: if one of theirs is otherwise, it is worth nothing, and the fee cannot grow. The transaction goes through only once the others have signed too.
review-part-id-open = An input of theirs is of an older kind, so its id may still change.
# An address, or a script in hex, stands below
review-question-output = Output { $index } pays { $amount } to
review-question-script = script { $script }
# The data stand below; and where bitcoin lies there, what is burnt
review-question-data = Output { $index } writes into the chain, for ever,
review-question-burns = and burns { $amount }: nobody can ever spend them.
review-question-slots =
    { $count ->
        [one] This slot is spent without moving the assets on it: what lies there is lost.
       *[other] These slots are spent without moving the assets on them: what lies there is lost.
    }
review-question-slots-empty = Ochre knows of no asset there. Nobody here can say that there is none.
# An address, an output's short name, or the one below stands below
review-question-asset = { $amount } goes to
review-question-seal = output { $index } of this
review-question-asset-id = Asset { $asset }
review-data = Output { $index } writes { $data } into the chain.

# It is signed: what to do with it
review-signed = The signed transaction
review-signed-at = Signed { $time }
review-signed-part = Your part of it, and every signature of yours was verified here. It is not complete: take it to whoever signs the other inputs, and the last of them finishes and sends it.
review-signed-whole = Every signature was verified here. Take it back to where it came from; Ochre sends it nowhere.
review-signed-again = Bringing the same again gives the same bytes.
review-signed-txid = Transaction
review-signed-save = Save the signed PSBT
review-signed-copy = Copy as text
review-signed-codes = Show as codes
# Before the buttons for the other forms
review-signed-or = Or save it
review-signed-form-base64 = as text
review-signed-form-unfinalised = not finalised
review-signed-form-transaction = the bare transaction
review-signed-copy-transaction = copy the transaction
review-signed-saved = Saved as { $path }
review-signed-copied = The signed PSBT is on the clipboard
review-signed-copied-transaction = The transaction is on the clipboard
review-signed-psbt-codes = The signed PSBT as codes
# $first and $second: names of forms
review-signed-other-wallets = Other wallets that read a PSBT from codes ({ $first }, { $second } or BBQr) take them too.
