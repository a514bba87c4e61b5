### The review of a transaction before it is signed, and what came of it.

## Around every review

# $digest: sixteen characters, which the question of the keychain repeats
review-digest = Review code { $digest }. The approval shows the same.
review-password = More than this wallet signs without the app password.
review-copy-id = Copy transaction ID
review-transfers = Go to Transfers
review-slots = Go to Asset slots

## Signing. $act is what the button repeats: one of review-act-…

review-sign = Sign and { $act }
review-act-create-slots =
    { $count ->
        [one] create { $count } slot
       *[other] create { $count } slots
    }
review-act-send-amount =
    { $recipients ->
        [one] send { $amount }
       *[other] send { $amount } to { $recipients } recipients
    }
review-act-send-assets =
    { $recipients ->
        [one] send { $count } assets
       *[other] send { $count } assets, { $recipients } recipients
    }
review-sign-elsewhere = Create signing request
review-elsewhere = Another computer signs. Next: save the signing request, or show QR codes.

# Why the button is off
review-off-rules = Your spending rules stop this
review-off-unanswered = Decide about what isn’t verified
review-off-mainnet = Ochre can’t verify where the assets go, and doesn’t sign this on mainnet. Discard it, and ask the operator

review-signing-perhaps = Another window may be asking. Ochre stops waiting after { $seconds } s.
# Notes at the edge of the window, after one left while the keychain was waited for

## What was checked

# $reason: a title of refusal.ftl
review-blocked = Blocked: { $reason }
review-says = The transaction says
review-accept =
    { $count ->
        [one] Sign without knowing this
       *[other] Sign without knowing these { $count }
    }
# Beside the amount of the fee
review-fee-about = about { $rate }

# Two texts that should be one, above each other: what was asked, and what the transaction says

## The summary at the side

review-summary = Summary
review-limit = Ochre can’t verify

# Headings, with the amount below
review-you-send =
    { $count ->
        [one] You send
       *[other] You send to { $count } recipients
    }
review-you-create =
    { $count ->
        [one] You create { $count } slot
       *[other] You create { $count } slots
    }
review-refused = Don’t sign this

# Names of figures, and what stands below one
review-fee = Fee
review-total = Total leaving
review-returns = Back to you
review-assets-unknown = plus assets that can’t be known
review-fee-of-amount = { $rate } · { $share } of the amount
review-at-once = Now
review-then = Then

# Below “You create”, and the figure of slots
# $count: are free already
review-slots-free = Already free: { $count } of { $asked }
# Switches between the picture with equal slots as one line, and with each

review-btc-to = To
review-btc-final = You can’t undo this

review-send-typed = Typed by you: no invoice confirms it
review-send-asset-named = Asset { $asset }
review-send-unshown = as asked: the transaction doesn’t show it
# $count: how many $assets
# $recipients: how many
review-send-acknowledged = Once { $recipients ->
        [one] the recipient accepts
       *[other] all recipients accept
    }
review-send-give-up = No answer: you can cancel it
# In the list of several recipients, beside an amount
review-recipient-slot = To their hidden slot
review-recipient-output = To their output, with { $amount }
review-recipients-all =
    { $count ->
        [one] Show all { $count } recipient
       *[other] Show all { $count } recipients
    }
review-invoice-valid = Invoice valid for { $time }

# Of a bare PSBT: headings, with the amount below
review-bare-part = Your part
review-bare-pays-nobody = To nobody else
review-bare-pays = To others
review-bare-yours = Your coins in it
review-bare-signed-here =
    { $count ->
        [one] { $count } coin, signed here
       *[other] { $count } coins, signed here
    }
review-bare-others = Others’ coins
review-bare-own-word =
    { $count ->
        [one] { $count } coin, amount not verified
       *[other] { $count } coins, amounts not verified
    }
review-bare-spends = Spends
review-bare-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
review-bare-gain = You receive
review-bare-leaves = You pay
review-bare-lost = Lost for everyone: { $assets }
review-bare-unknown = Ochre can’t read what it spends.

## Lines of the picture of a transaction

review-line-not-derived = your keys don’t derive it
# $path: the end of the key's path, in the account of asset slots or in that of plain bitcoin
review-outputs-slots =
    { $count ->
        [one] { $count } new slot
       *[other] { $count } new slots
    }
review-line-rides = moves along
review-line-data = data that Ochre can’t read
review-line-blinded = Hidden slot
review-line-missing = asked for, but missing
review-line-slot =
    { $whose ->
        [own] Your slot
        [unknown] Not known as your slot,
       *[other] Not your slot,
    } { $outpoint }
review-line-unnamed-slot = A slot that nobody asked for

## How it came out

review-done-handed-over = Submitted

review-btc-sent = Sent
review-btc-listed = Reported as broadcast, and listed. Final once blocks confirm it.
# $time: a clock that counts down
review-btc-unlisted = The service received the signed payment, but doesn’t list it yet. Refresh on Home later, and don’t pay again until you know.

review-slots-made =
    { $count ->
        [one] { $count } slot created
       *[other] { $count } slots created
    }
review-slots-unlisted = The service received it, but doesn’t list the slots yet. Refresh later, and don’t create them again until you know.
# $coming: the word below, in bold. $time: a clock that counts down
review-slots-wait = The service received it. Pending until the next block.
review-slots-fewer = Listed: { $listed } of { $made }. Refresh after the next block.

review-send-unsaid = No broadcast reported yet. Treat it as sent: anyone who has it can broadcast it.
review-send-waits-all-the-same = You chose to broadcast immediately, but the service waits.
review-send-waits = Waiting for the recipient. The service should broadcast after that, but could do so earlier.
review-send-without-waiting = Reported as broadcast without waiting. If the recipient never accepts, the assets are lost.

## A transaction that was brought, to be signed here

review-imported-back = Back to the list
# $time: “at 12:04”
review-imported-pack = { $name } · for { $wallet }
review-imported-bare = { $name } · bare PSBT, nothing asked · for { $wallet }
review-imported-sign = Sign transaction
review-imported-away = Close
review-imported-done = Done
review-imported-off-key = No key on this computer
review-imported-off-questions = First confirm above: { $count }

# What is confirmed one by one
review-questions = Confirm one by one
review-questions-count = Confirm one by one: { $count }
review-part = Sign only my part: { $ours } of { $all } inputs.
# $count: inputs of others; $signed of them signed already. $amount: what they hold
review-part-yours = Your coins hold
review-part-gain = You receive
review-part-leaves = You pay, fee included
review-part-covers = Your signature covers exactly what is shown. If anything of theirs differs, your signature is worth nothing. The transaction waits for the others to sign.
review-part-id-open = One of their inputs is of an older kind: the transaction ID may still change.
# An address, or a script in hex, stands below
review-question-output = Output { $index } pays { $amount } to
review-question-script = script { $script }
# The data stand below; and where bitcoin lies there, what is burnt
review-question-data = Output { $index } writes into the blockchain, forever:
review-question-burns = This also burns { $amount }, which nobody can ever spend.
review-question-slots-empty = Ochre knows of no asset there, but can’t verify that there is none.
# An address, an output's short name, or the one below stands below
review-question-asset = { $amount } goes to
review-question-seal = output { $index } of this transaction
review-question-asset-id = Asset { $asset }
review-data = Output { $index } writes { $data } into the blockchain.

# It is signed: what to do with it
review-signed = The signed transaction
review-signed-at = Signed { $time }
review-signed-part = Your part is signed, and each signature verified. Take it to the others: the last to sign broadcasts it.
review-signed-whole = Signed, sent nowhere. Take it back to where it came from.
review-signed-txid = Transaction ID
review-signed-save = Save signed PSBT
review-signed-copy = Copy as text
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
review-signing =
    { $step ->
        [snapshot] Checking your coins again
        [begin] Waiting for the service’s transaction
        [judge] Verifying it again
        [confirm] Waiting for your approval
        [sign] Signing
        [verify] Verifying the signatures
        [end] Submitting it to the service
        [read] Checking the result
        [taken] Submitted. Checking the result
       *[start] Starting to sign
    }
review-left = You stopped waiting. If your keychain still answers, the transaction is submitted
review-asked = You asked for
review-limit-of =
    { $kind ->
        [createSlots] Whether the service broadcasts this, and reports these coins truly.
        [send] Whether the service broadcasts only when it should, delivers the asset data, and reports these inputs truly.
        [replacement] Which of the two a miner takes, and whether the service reports these coins truly.
        [builtHere] Who owns the address, whether your Bitcoin server broadcasts this, and the service reports these coins truly.
        [sendBtc] Who owns the address, whether the service broadcasts this, and reports these coins truly.
       *[offline] Why it was built, who its recipients are, and whether its coins are unspent.
    }
review-input =
    { $what ->
        [slot] Slot
        [stranger] Not your coin
       *[coin] Coin
    } { $outpoint }
review-output =
    { $kind ->
        [plainBitcoin] Output { $index } · plain bitcoin
        [assetSlot] Output { $index } · new slot
        [commitment] RGB commitment
        [recipient] Output { $index } · recipient
        [change] Output { $index } · back to you
       *[stranger] Output { $index } · not your address
    }
review-rival = Another transaction spends the same coins
review-rival-since =
    { $way ->
        [away] Exported
       *[signed] Signed
    } { $time }: { $txid } Only one of the two can confirm, and anyone who has both decides which.
review-agree =
    { $kind ->
        [part] I agreed this with the others: sign only my part
        [data] I know what this is
        [payees] I compared all of them
        [slots] I know what these slots hold, and want to lose it
       *[output] I know who gets this, and it is right
    }
review-part-theirs = By this PSBT, others’ inputs hold { $amount }: { $count }, signed { $signed }.
review-question-lost = Spent without moving their assets: what these slots hold is lost.
review-replaces = Replaces
review-act-plain =
    { $act ->
        [raise] raise the fee
        [cancel] cancel the transaction
       *[merge] merge coins
    }
