### The review of a transaction before it is signed, and what came of it.

## Around every review

review-steps-fill = Fill in
review-steps-sign = Review and sign
review-steps-result = Result
review-back-to-form = Back to the form
review-cancel = Cancel
review-prepared = Prepared at { $time }
review-checked = Checks
# $digest: sixteen characters, which the question of the keychain repeats
review-digest = Review code { $digest }. It stands for exactly what this page shows. Compare it when Ochre asks you to confirm.
review-nothing-signed = Nothing was signed.
review-untouched = Nothing was signed. Your keys were not touched.
review-discard = Discard transaction
review-aborted = You did not confirm
review-aborted-on-screen = Nothing was signed. You can still sign, or cancel.
review-aborted-on-list = Nothing was signed. It stays on the list, and you can still sign it.
review-password = This is more than this wallet signs without the app password.
review-copy-id = Copy transaction ID
review-home = Go to Home
review-transfers = Go to Transfers
review-slots = Go to Asset slots
review-mine = Mine a block now
review-refresh = Refresh

## Signing. $act is what the button repeats: one of review-act-…

review-sign = Sign and { $act }
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
review-sign-elsewhere = Create signing request
review-elsewhere = Another computer signs this
review-elsewhere-how = The key of this watch-only wallet is on another computer. Next, save the signing request or show it as QR codes. Ochre verifies it there again before it signs.

# Why the button is off
review-off-rules = Your spending rules stop this
review-off-password = Enter the app password above
review-off-unanswered = First decide about what is not verified
review-off-mainnet = Ochre can’t verify where the assets go and does not sign this on mainnet. Discard it and ask the service’s operator

review-signing-start = Starting to sign and { $act }
review-signing-snapshot = Checking your coins once more
review-signing-begin = Waiting for the service to build the transaction
review-signing-judge = Verifying the transaction again
review-signing-confirm = Waiting for you to confirm
review-signing-sign = Signing with your key
review-signing-verify = Verifying the signatures
review-signing-end = Submitting the signed transaction to the service
review-signing-read = Checking the result
review-signing-taken = Submitted. Checking the result
review-signing-keychain = Waiting for your keychain
review-signing-perhaps = It may be asking in another window. Ochre stops waiting after { $seconds } s.
review-signing-leave = Stop waiting
# Notes at the edge of the window, after one left while the keychain was waited for
review-left-btc = You stopped waiting. If your keychain still answers, the payment is sent and your balance shows it
review-left-send = You stopped waiting. If your keychain still answers, the send appears here
review-left-slots = You stopped waiting. If your keychain still answers, the new slots appear here

## What was checked

# $reason: a title of refusal.ftl
review-blocked = Blocked: { $reason }
review-does = What this transaction does
review-says = The transaction says
review-unverified = Not verified
review-accept =
    { $count ->
        [one] Continue although this is not verified
       *[other] Continue although these { $count } things are not verified
    }
# Beside the amount of the fee
review-fee-unknown = unknown
review-fee-about = about { $rate }
review-rule-stop = Nothing is signed.

# Two texts that should be one, above each other: what was asked, and what the transaction says
review-compare-slot = The recipient’s slot
review-compare-address = The recipient’s address
review-compare-asset = Asset asked for
review-compare-asset-moved = It moves
review-compare-payee = To be paid

## The summary at the side

review-summary = Summary
review-summary-what = What was asked for, and what the transaction does
review-todo = Next step
review-todo-discard = Discard it and try again. If a second transaction is wrong too, stop using this service: it may be broken or hostile.
review-limit = What Ochre can’t verify
review-limit-slots = That the service broadcasts this transaction after you sign it, and that these coins hold what it reports.
review-limit-send = That the service keeps and delivers the asset data, and that these inputs hold what it reports.
review-limit-btc = Whose address it is, that the service broadcasts this transaction, and that these coins hold what it reports.
review-limit-bare = Why it was built and who its recipients are: it came without a request. Nor whether its coins are still unspent: offline, Ochre asks nobody.

# Headings, with the amount below
review-you-send = You send
review-to-send = To be sent
review-you-create = You create
review-to-create = To be created

# Names of figures, and what stands below one
review-fee = Fee
review-total = Total leaving
review-asked-to-leave = To leave
review-asked-and-fee = and the fee, about { $rate }
review-asked-fee-only = only the fee, about { $rate }
review-would-leave = Would leave
review-would-leave-unknown = unknown
review-would-leave-unread = Ochre could not read that much of it
review-would-leave-parts = { $others } to others, { $fee } fee
review-would-stay = Would stay yours
review-would-return = Would return
review-would-return-nothing = nothing
review-returns = Returns to you
review-returns-plain = as plain bitcoin
review-assets-unknown = plus assets that can’t be known
review-fee-of-amount = { $rate } · { $share } of the amount
review-broadcast = Broadcast
review-at-once = immediately

# Below “You create”, and the figure of slots
review-slots-unit =
    { $count ->
        [one] slot
       *[other] slots
    }
review-slots-size = of { $size } each, to receive assets.
# $count: are free already
review-slots-free =
    { $count ->
        [one] You asked for { $asked } in total; { $count } slot is already free.
       *[other] You asked for { $asked } in total; { $count } slots are already free.
    }
review-slots-fee-only = only the fee
review-slots-hold = In your slots
review-slots-stay = they stay yours
# Switches between the picture with equal slots as one line, and with each
review-slots-together = Group slots
review-slots-each = Show each slot

review-btc-to = To
review-btc-final = You can’t undo this

review-send-more-assets =
    { $count ->
        [one] and { $count } more asset
       *[other] and { $count } more assets
    }
review-send-to-slot = To a slot that only the recipient knows
review-send-to-output = To the recipient’s own output, with { $amount }
review-send-typed = You typed this: no invoice confirms it
review-send-asset = Asset
review-send-asset-named = Asset { $asset }
review-send-same-ticker = Same ticker as another asset here
review-send-looks-like = Looks like another asset here
review-send-like-bitcoin = Named like bitcoin, but not bitcoin
review-send-odd-name = Its name has unusual characters
review-send-unshown = as asked; the transaction itself does not show it
# $count: how many $assets
review-send-riding =
    { $count ->
        [one] { $assets } only moves along and returns
       *[other] { $assets } only move along and return
    }
review-send-donation = If the recipient can’t accept, the assets are lost
# $recipients: how many
review-send-acknowledged =
    { $recipients ->
        [one] after the recipient accepts
       *[other] after all recipients accept
    }
review-send-give-up =
    { $recipients ->
        [one] If the recipient never accepts, you can cancel it
       *[other] If one of them never accepts, you can cancel it
    }
review-send-recipients =
    { $count ->
        [one] To { $count } recipient
       *[other] To { $count } recipients
    }
# In the list of several recipients, beside an amount
review-recipient-slot = to their slot
review-recipient-output = to their output, with { $amount }
review-recipient-typed = typed by you
review-recipients-fewer = Show fewer
review-recipients-all =
    { $count ->
        [one] Show all { $count } recipient
       *[other] Show all { $count } recipients
    }
review-invoice-expired = Invoice expired
review-invoice-valid = Invoice valid for { $time }

# Of a bare PSBT: headings, with the amount below
review-bare-takes-part = It would use your part
review-bare-part = Your part of it
review-bare-would-pay = It would pay others
review-bare-pays-nobody = It pays nobody else
review-bare-pays = It pays others
review-bare-yours = Your coins in it
review-bare-signed-here =
    { $count ->
        [one] { $count } coin, signed here
       *[other] { $count } coins, signed here
    }
review-bare-others = Other people’s coins
review-bare-own-word =
    { $count ->
        [one] { $count } coin, amount stated by the PSBT only
       *[other] { $count } coins, amounts stated by the PSBT only
    }
review-bare-spends = Spends
review-bare-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
review-bare-gain = You receive
review-bare-leaves = You pay
review-bare-lost = { $assets } would be lost for everyone
review-bare-unknown = Ochre can’t read from it what it spends.

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
review-output-commitment = Output { $index } · RGB commitment
review-output-recipient = Output { $index } · recipient
review-output-change = Output { $index } · returns to you
review-output-stranger = Output { $index } · not one of your addresses
review-output-own = Output { $index } · recipient’s own
review-output-own-of = Output { $index } · recipient { $place }’s own
review-outputs-slots = Outputs { $first }–{ $last } · { $count } new slots
review-outputs-slots-note = { $size } each, yours, asset { $from }–{ $to }
review-line-rides = moves along
review-line-seals = fixes where the assets go
review-line-data = data that Ochre does not understand
review-line-blinded = Recipient’s slot, blinded
review-line-blinded-of = Recipient { $place }’s slot, blinded
review-line-elsewhere = not an output of this transaction
review-line-missing = it was asked for, but it is missing
review-line-your-slot = Your slot { $outpoint }
review-line-there-already = an existing slot, not created here
review-line-unnamed-slot = A slot that nobody asked for
review-line-unknown-slot = Ochre does not know it as your slot, { $outpoint }
review-line-not-your-slot = Not your slot, { $outpoint }

## How it came out

review-done-id = Transaction ID
review-done-id-unsent = Transaction ID, not on the network yet
review-done-checked = You signed exactly what you reviewed. Ochre verified each signature before submitting it.
review-done-signed = Signed and submitted
review-done-handed-over = Submitted
review-done-fee = Fee paid

review-btc-sent = Sent
review-btc-listed = The service reports that it broadcast your payment, and its list of your coins shows it. It is final once blocks confirm it.
# $time: a clock that counts down
review-btc-listed-soon = The service reports that it broadcast your payment, and its list of your coins shows it. It is final once blocks confirm it. The next block comes in { $time }.
review-btc-unlisted = The service received the signed payment, but does not list it yet. Refresh on Home in a while. Do not pay again until you know.
review-btc-paid-to = Paid to
review-btc-amount = Amount
review-btc-returned = Returned to you

review-slots-made =
    { $count ->
        [one] { $count } slot created
       *[other] { $count } slots created
    }
review-slots-unlisted = The service received the signed transaction, but does not list its slots yet. Refresh your slots in a while. Do not create them again until you know.
review-slots-ready =
    { $count ->
        [one] It is in a block and ready to receive assets.
       *[other] They are in a block and ready to receive assets.
    }
# $coming: the word below, in bold. $time: a clock that counts down
review-slots-wait = The service received the signed transaction. Its outputs are { $coming } until the next block.
review-slots-wait-soon = The service received the signed transaction. Its outputs are { $coming } until the next block, in { $time }.
review-slots-coming = pending
review-slots-fewer = The service lists { $listed } of the { $made } slots that the transaction creates. Check again after the next block.
review-slots-free-now = Free slots now

review-send-waiting = Submitted, waiting for the recipient
review-send-broadcast = Submitted, reported as broadcast
review-send-unsaid = The service received your transaction, but has not reported it as broadcast yet. Refresh to check. Treat it as sent: anyone who has it can broadcast it.
review-send-waits-all-the-same = You chose to broadcast immediately, but the service is waiting for the recipient.
review-send-waits =
    { $recipients ->
        [one] The service holds your signed transaction and offers the asset data to the recipient. It should broadcast only after the recipient accepts, and could broadcast earlier. The slots that it spends are reserved until then.
       *[other] The service holds your signed transaction and offers the asset data to the recipients. It should broadcast only after every recipient accepts, and could broadcast earlier. The slots that it spends are reserved until then.
    }
review-send-without-waiting =
    { $recipients ->
        [one] The service reports that it broadcast your transaction without waiting. Blocks will confirm it even if the recipient never accepts: then what you sent is lost.
       *[other] The service reports that it broadcast your transaction without waiting. Blocks will confirm it even if the recipients never accept: then what you sent is lost.
    }
review-send-to-leave = Will leave
review-send-left = Left
review-send-no-answer =
    { $recipients ->
        [one] If the recipient never accepts
       *[other] If one of them never accepts
    }
review-send-no-answer-todo = cancel it in Transfers

## A transaction that was brought, to be signed here

review-imported-back = Back to the list
# $time: “at 12:04”
review-imported-pack = { $name } · signing request, coins listed { $time } · for { $wallet }
review-imported-bare = { $name } · bare PSBT: it does not say what was asked · for { $wallet }
review-imported-sign = Sign this transaction
review-imported-sign-confirmed = Sign what you confirmed
review-imported-signing = Starting to sign this transaction
review-imported-signing-confirmed = Starting to sign what you confirmed
review-imported-sign-it = Sign transaction
review-imported-away = Close
review-imported-done = Done
review-imported-off-key = The key is not on this computer
review-imported-off-rules = Your spending rules stop this, as shown above
review-imported-off-questions =
    { $count ->
        [one] First confirm { $count } more thing above
       *[other] First confirm { $count } more things above
    }
review-rival-out = Another transaction that spends the same coins is waiting for signature
review-rival-signed = You signed another transaction here that spends the same coins
review-rival-out-since = Exported { $time }: { $txid } Only one of the two can confirm, and whoever has both decides which.
review-rival-signed-since = Signed { $time }: { $txid } Only one of the two can confirm, and whoever has both decides which.

# What is confirmed one by one
review-questions = Confirm one by one
review-questions-count =
    { $count ->
        [one] { $count } thing that nobody asked for here
       *[other] { $count } things that nobody asked for here
    }
review-agree-part = I agreed this with the others: sign only my part
review-agree-output = I know who gets this, and it is right
review-agree-data = I know what this is
review-agree-asset = I know who gets this, and it is right
review-agree-slots = I know what these slots hold, and I want to lose it
review-part = Sign only my part: { $ours } of { $all } inputs.
# $count: inputs of others; $signed of them signed already. $amount: what they hold
review-part-others =
    { $count ->
        [one] { $count } input, with { $amount } by this PSBT, belongs to others.
       *[other] { $count } inputs, with { $amount } by this PSBT, belong to others.
    }
review-part-others-signed =
    { $count ->
        [one] { $count } input, with { $amount } by this PSBT, belongs to others. Already signed: { $signed }.
       *[other] { $count } inputs, with { $amount } by this PSBT, belong to others. Already signed: { $signed }.
    }
review-part-yours = Your coins hold
review-part-gain = You receive
review-part-leaves = You pay, fee included
review-part-covers = Your signature covers every input, amount and output exactly as shown here. If one of theirs differs, your signature is worth nothing, and the fee can’t grow. The transaction goes through only after the others sign too.
review-part-id-open = One of their inputs is of an older kind, so the transaction ID may still change.
# An address, or a script in hex, stands below
review-question-output = Output { $index } pays { $amount } to
review-question-script = script { $script }
# The data stand below; and where bitcoin lies there, what is burnt
review-question-data = Output { $index } writes into the blockchain, forever:
review-question-burns = It also burns { $amount }, which nobody can ever spend.
review-question-slots =
    { $count ->
        [one] This slot is spent without moving its assets: they are lost.
       *[other] These slots are spent without moving their assets: they are lost.
    }
review-question-slots-empty = Ochre knows of no asset there, but can’t verify that there is none.
# An address, an output's short name, or the one below stands below
review-question-asset = { $amount } goes to
review-question-seal = output { $index } of this transaction
review-question-asset-id = Asset { $asset }
review-data = Output { $index } writes { $data } into the blockchain.

# It is signed: what to do with it
review-signed = The signed transaction
review-signed-at = Signed { $time }
review-signed-part = Ochre verified each of your signatures here. Your part is signed, but the transaction is not complete. Take it to whoever signs the other inputs. The last signer finishes and broadcasts it.
review-signed-whole = Ochre verified every signature here. Take it back to where it came from: Ochre sends it nowhere.
review-signed-again = If you import it again, you get the same bytes.
review-signed-txid = Transaction ID
review-signed-save = Save the signed PSBT
review-signed-copy = Copy as text
review-signed-codes = Show as QR codes
# Before the buttons for the other forms
review-signed-or = Or save it
review-signed-form-base64 = as text
review-signed-form-unfinalised = not finalised
review-signed-form-transaction = as transaction only
review-signed-copy-transaction = copy the transaction
review-signed-saved = Saved as { $path }
review-signed-copied = Signed PSBT copied
review-signed-copied-transaction = Transaction copied
review-signed-psbt-codes = The signed PSBT as QR codes
# $first and $second: names of forms
review-signed-other-wallets = Other wallets that read a PSBT from QR codes ({ $first }, { $second } or BBQr) also read these.
