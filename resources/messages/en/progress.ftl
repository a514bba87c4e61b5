### Transactions that are begun and not closed: what they are, what happened, and what is true now.

## The name of one
progress-title-unreadable = A transaction whose first record can’t be read
progress-title-slots =
    { $count ->
        [one] Create { $count } slot
       *[other] Create { $count } slots
    }
progress-title-bitcoin-hidden = Send bitcoin
progress-title-bitcoin = Send { $amount }
# $assets is “10.00 TUSD”, or several in a row; their names alone while amounts are hidden.
progress-title-send =
    { $recipients ->
        [1] Send { $assets }
       *[other] Send { $assets } to { $recipients } recipients
    }
# More assets than are named, so there are as many recipients at least.
progress-title-send-many = Send { $assets } assets to { $recipients } recipients

## Its state, on a chip
progress-state-notSigned = Not signed
progress-state-away = Waiting for signature
progress-state-signing = Being signed
progress-state-signed = Signed, not submitted
progress-state-handingOver = Being submitted
progress-state-noAnswer = Outcome unknown
progress-state-refused = Refused by the service
progress-state-handedOver = Submitted
progress-state-seen = Waiting for confirmation

## What happened. $ago is “4 min ago” or “just now”.
progress-story-notSigned = You prepared it { $ago } and did not sign it.
progress-story-away = You exported its signing request { $ago }.
progress-story-signing = Ochre is signing it.
progress-story-signed = You signed it { $ago } and did not submit it.
progress-story-handingOver = Ochre began to submit it { $ago } and has no answer yet.
progress-story-noAnswer = Ochre submitted it and got no answer.
# $txid is the beginning of another transaction’s id.
progress-story-other-named = Ochre submitted it { $ago }. The service reports that it received another transaction, { $txid }….
progress-story-none-fits = Ochre submitted it { $ago }. The service’s answer does not fit: { $reason }.
# A sentence about the refresh follows.
progress-story-taken = The service received it { $ago }.
progress-story-taken-send = The service received it { $ago } and is waiting for the recipient.
progress-story-taken-unlisted = The service received it { $ago } and does not list it yet.
progress-story-seen = The service has listed it since { $ago }.
# $reason is what the service said, in quotes, or a known reason in our words.
progress-story-refused = The service refused it { $ago }: { $reason }.
progress-story-refused-bare = The service refused it { $ago } and gave no reason.

## What is true because of that
progress-truth-away = Nothing is spent until you import and submit the signed transaction. Ochre replaces it with nothing else until then.
progress-truth-here = Nothing has left this computer, and nothing can be spent.
progress-truth-signed = The service does not have it. Its coins are not reserved until you submit it.
progress-truth-handingOver = The service may have it. Until this is known, Ochre refuses anything that would pay the same again.
# $looks is how often the service was asked since.
progress-truth-other-named =
    { $looks ->
        [0] Your transaction may or may not have been sent. Sign nothing new with this service until you know.
        [one] Your transaction may or may not have been sent. Ochre has checked { $looks } time since, and the service does not list it. Sign nothing new with this service until you know.
       *[other] Your transaction may or may not have been sent. Ochre has checked { $looks } times since, and the service does not list it. Sign nothing new with this service until you know.
    }
progress-truth-noAnswer =
    { $looks ->
        [0] The service may or may not have it. Until this is known, Ochre refuses anything that would pay the same again.
        [one] The service may or may not have it. Ochre has checked { $looks } time since, and the service does not list it. Until this is known, Ochre refuses anything that would pay the same again.
       *[other] The service may or may not have it. Ochre has checked { $looks } times since, and the service does not list it. Until this is known, Ochre refuses anything that would pay the same again.
    }
progress-truth-refused =
    { $looks ->
        [0] The service has your signed transaction and could still broadcast it. Ochre refuses anything that would pay the same again.
        [one] The service has your signed transaction and could still broadcast it. Ochre has checked { $looks } time since, and the service does not list it. Ochre refuses anything that would pay the same again.
       *[other] The service has your signed transaction and could still broadcast it. Ochre has checked { $looks } times since, and the service does not list it. Ochre refuses anything that would pay the same again.
    }
progress-truth-handedOver = Anyone who has it can still broadcast it.
progress-truth-seen = It is final once blocks confirm it.
progress-truth-from-backup = It came from a backup. The other device may already have submitted or replaced it. { -ochre } checks the chain and its coins before submitting it here.
progress-truth-expired = One of its invoices has expired since.
progress-never-refused = The service reports that it never accepts it, but it has it and could still broadcast it. Once a check finds nothing, discard it and ask the recipient for a new invoice.
progress-never-spent = Another transaction spent a coin of it, so it can’t confirm any more. Once a check finds nothing, discard it.
progress-truth-elsewhere = It was started with { $service }. Connect this wallet to that service again to go on.

## Why the same bytes do not go again yet. $when is “at 12:04” or “on 3 Mar, 12:04”.
progress-not-yet = The service may have it. You can submit the same transaction again after one more check.
progress-not-yet-looks =
    { $looks ->
        [one] The service may have it. You can submit the same transaction again after { $looks } more check.
       *[other] The service may have it. You can submit the same transaction again after { $looks } more checks.
    }
progress-not-yet-time = The service may have it. You can submit the same transaction again { $when } at the earliest.
progress-not-yet-looks-and-time =
    { $looks ->
        [one] The service may have it. You can submit the same transaction again after { $looks } more check, { $when } at the earliest.
       *[other] The service may have it. You can submit the same transaction again after { $looks } more checks, { $when } at the earliest.
    }

## What a look told, in a passing note
progress-became-open = The service still does not list it
progress-became-settled = The service reports it as settled
progress-became-failed = The service reports it as failed
progress-became-cancelled = You cancelled it
progress-became-dropped = Discarded
progress-handed-over = Transaction submitted
progress-dropped = Transaction discarded

## Another transaction stands in the way, by its state: what happened, and what to do
progress-live-away =
    .happened = You exported a signing request of this wallet. Its transaction may be signed by now.
    .todo = First import the signed PSBT or discard it, under In progress on Home.
progress-live-signed =
    .happened = This wallet has a signed transaction that is not submitted yet.
    .todo = First submit or discard it, under In progress on Home.
progress-live-handingOver =
    .happened = Ochre is submitting a transaction of this wallet and has no answer yet.
    .todo = Wait for the answer. If none comes, look under In progress on Home.
progress-live-accepted =
    .happened = A submitted transaction of this wallet is waiting. A second one could pay twice or replace the first.
    .todo = Wait until it is settled, or cancel it in Transfers.
progress-live-handedOver =
    .happened = A transaction of this wallet was submitted, and no answer came. Until the outcome is known, a second one could pay twice or replace the first.
    .todo = Go to In progress on Home and let { -ochre } check again before you start another.
progress-live-refused =
    .happened = The service refused a transaction of this wallet. It has your signed transaction and could still broadcast it.
    .todo = Go to In progress on Home. Discard it, or submit it again if that is offered, before you start another.
progress-live-givenUp =
    .happened = You cancelled a send to the same recipient. Anyone who has it could still broadcast it. A new one must spend a coin of the first, so that only one can confirm. The service built another.
    .todo = Try again when those coins are free, or ask the recipient for a new invoice.
progress-live-broadcast =
    .happened = The service reports that your transaction went through, but offers its coins again. One of the two is not true.
    .todo = Refresh, and sign nothing with this service until you know.
progress-live-settled =
    .happened = The service reports your transaction as settled, but offers its coins again. One of the two is not true.
    .todo = Refresh, and sign nothing with this service until you know.

## The card on Home
progress-unfinished = In progress
progress-unfinished-unreadable = Ochre does not know the outcome. Refresh and check Transfers before you pay anybody again.
progress-transaction = Transaction { $txid }
progress-bring-back = Import signed PSBT
progress-look = Check again
progress-hand-over = Submit transaction
progress-hand-over-again = Submit the same transaction again
progress-resume = Prepare it again
progress-drop = Discard transaction

## An invoice or an issue that waits for slots
progress-waiting-none = This needs free asset slots.
progress-waiting-notSubmitted = The slots for this are not submitted yet.
progress-waiting-unconfirmed = The slots for this wait for a block.
progress-waiting-there = The slots for this were created.
progress-waiting-unsure = Ochre doesn’t know yet what became of the slots for this.
progress-waiting-ended = The slots for this were not created. Create slots again.
progress-waiting-open = Open form

## Entries of a list that main cannot read
progress-unreadable =
    { $count ->
        [one] { $count } entry can’t be read
       *[other] { $count } entries can’t be read
    }
# A sentence about what to do next follows.
progress-unreadable-stays =
    { $count ->
        [one] It stays in the data folder. Nothing else is affected.
       *[other] They stay in the data folder. Nothing else is affected.
    }
progress-unreadable-names = Entries that can’t be read
progress-unreadable-more = and { $count } more
