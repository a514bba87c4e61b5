### Transactions that are begun and not closed: what they are, what happened, and what is true now.

## The name of one
progress-title-unreadable = An unreadable transaction
progress-title-slots = Create { $count ->
        [one] { $count } slot
       *[other] { $count } slots
    }
progress-title-bitcoin-hidden = Send bitcoin
progress-title-bitcoin = Send { $amount }
# $assets is “10.00 TUSD”, or several in a row; their names alone while amounts are hidden.
progress-title-send = Send { $recipients ->
        [1] { $assets }
       *[other] { $assets } to { $recipients } recipients
    }
# More assets than are named, so there are as many recipients at least.

## Its state, on a chip

## What happened. $ago is “4 min ago” or “just now”.
# $txid is the beginning of another transaction’s id.
# A sentence about the refresh follows.
# $reason is what the service said, in quotes, or a known reason in our words.

## What is true because of that
# $looks is how often the service was asked since.

## Why the same bytes do not go again yet. $when is “at 12:04” or “on 3 Mar, 12:04”.
progress-not-yet = The service may have it. Submit the same transaction again { $moments }.
progress-not-yet-looks =
    { $looks ->
        [one] after one more refresh
       *[other] after { $looks } more refreshes
    }
progress-not-yet-time = { $when } at the earliest

## What a look told, in a passing note

## Another transaction stands in the way, by its state: what happened, and what to do

## The card on Home
progress-unfinished = In progress
progress-unfinished-unreadable = Outcome unknown. Refresh and check Transfers before you pay anybody again.
progress-transaction = Transaction { $txid }
progress-bring-back = Import signed PSBT
progress-look = Refresh
progress-hand-over = Submit transaction
progress-hand-over-again = Submit again
progress-resume = Prepare it again
progress-drop = Discard transaction

## An invoice or an issue that waits for slots
progress-waiting-open = Open form

## Entries of a list that main cannot read
progress-unreadable =
    { $count ->
        [one] { $count } unreadable entry
       *[other] { $count } unreadable entries
    }
# A sentence about what to do next follows.
progress-unreadable-stays = Stored in the data folder. Nothing else is affected.
progress-state =
    { $state ->
        [notSigned] Not signed
        [away] Waiting for signature
        [signing] Being signed
        [signed] Signed, not submitted
        [handingOver] Being submitted
        [noAnswer] Outcome unknown
        [refused] Refused by the service
        [handedOver] Submitted
       *[seen] Waiting for confirmation
    }
progress-story =
    { $story ->
        [notSigned] Prepared { $ago }.
        [away] Signing request exported { $ago }.
        [signed] Signed { $ago }.
        [handingOver] Submitting began { $ago }, no answer yet.
        [seen] First listed by the service { $ago }.
        [noAnswer] Submitted, no answer.
        [otherNamed] Submitted { $ago }. The service reports that it received another one, { $more }….
        [noneFits] Submitted { $ago }. The service’s answer doesn’t fit: { $more }.
        [taken] The service received it { $ago }.
        [takenSend] The service received it { $ago }, and waits for the recipient.
        [takenUnlisted] The service received it { $ago }, and doesn’t list it yet.
        [refused] Refused { $ago }: { $more }.
        [refusedUntold] Refused { $ago }, no reason given.
       *[signing] Ochre is signing it.
    }
progress-truth =
    { $truth ->
        [here] Still only on this computer.
        [away] Nothing is spent until you import and submit it.
        [signed] The service doesn’t have it. Its coins aren’t reserved until you submit it.
        [handingOver] The service may have it. Until you know, Ochre refuses anything that would pay the same again.
        [otherNamed] Yours may have been sent. Sign nothing new with this service until you know.
        [refused] The service has your signed transaction and could still broadcast it. Ochre refuses anything that would pay the same again.
        [handedOver] Anyone who has it can still broadcast it.
        [looks] Refreshed since, not listed: { $looks }×
        [fromBackup] From a backup: the other device may have submitted or replaced it. Ochre checks the chain first.
        [expired] One of its invoices has expired.
        [neverRefused] The service says that it never accepts it, but has it. Once a refresh finds nothing, discard it and ask for a new invoice.
        [neverSpent] Another transaction spent one of its coins: it can’t confirm. Once a refresh finds nothing, discard it.
        [elsewhere] Started with { $service }: connect this wallet there again.
       *[seen] Final once blocks confirm it.
    }
progress-became =
    { $became ->
        [settled] The service reports it as settled
        [failed] The service reports it as failed
        [cancelled] You cancelled it
        [dropped] Transaction discarded
       *[open] The service still doesn’t list it
    }
progress-waiting =
    { $slots ->
        [none] Needs free slots.
        [notSubmitted] Slots not submitted yet.
        [unconfirmed] Slots waiting for a block.
        [there] Slots created.
        [ended] Slots not created. Create them again.
       *[unsure] Outcome of the slots unknown.
    }
