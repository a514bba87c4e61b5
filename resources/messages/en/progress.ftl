### Transactions that are begun and not closed: what they are, what happened, and what is true now.

## The name of one
progress-title-unreadable = A transaction whose beginning can no longer be read
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
progress-state-away = To be signed elsewhere
progress-state-signing = Being signed
progress-state-signed = Signed, not sent
progress-state-handingOver = Being handed over
progress-state-noAnswer = Outcome unknown
progress-state-refused = Refused by the service
progress-state-handedOver = Handed over
progress-state-seen = Waits for a block

## What happened. $ago is “4 min ago” or “just now”.
progress-story-notSigned = It was prepared { $ago }, and not signed.
progress-story-away = It went out { $ago } to be signed on another machine.
progress-story-signing = Its signature is being made.
progress-story-signed = You signed it { $ago }, and it was not handed over.
progress-story-handingOver = It is being handed over since { $ago }, and no answer came yet.
progress-story-noAnswer = It was handed over, and no answer came.
# $txid is the beginning of another transaction’s id.
progress-story-other-named = It was handed over { $ago }, and the service says that it took another one, { $txid }….
progress-story-none-fits = It was handed over { $ago }. No answer of the service fits: { $reason }.
# A sentence about the refresh follows.
progress-story-taken = The service took it { $ago }.
progress-story-taken-send = The service took it { $ago }, and waits for the recipient.
progress-story-taken-unlisted = The service took it { $ago }, and its list does not show it yet.
progress-story-seen = The service has shown it since { $ago }.
# $reason is what the service said, in quotes, or a known reason in our words.
progress-story-refused = The service refused it { $ago }: { $reason }.
progress-story-refused-bare = The service refused it { $ago }, and gave no reason.

## What is true because of that
progress-truth-away = Nothing is spent before it comes back and you hand it over. Nothing else replaces it meanwhile.
progress-truth-here = Nothing of it has left this computer, and nothing can be spent by it.
progress-truth-signed = The service does not have it. Its coins stay free until it is handed over.
progress-truth-handingOver = It may have arrived. What would pay the same again is refused until that is known.
# $looks is how often the service was asked since.
progress-truth-other-named =
    { $looks ->
        [0] Yours may have been sent, or not. Sign nothing new with this service before that is known.
        [one] Yours may have been sent, or not: asked { $looks } time since, it lists nothing of it. Sign nothing new with this service before that is known.
       *[other] Yours may have been sent, or not: asked { $looks } times since, it lists nothing of it. Sign nothing new with this service before that is known.
    }
progress-truth-noAnswer =
    { $looks ->
        [0] The service may have it, or not. What would pay the same again is refused until that is known.
        [one] The service may have it, or not: asked { $looks } time since, it lists nothing of it. What would pay the same again is refused until that is known.
       *[other] The service may have it, or not: asked { $looks } times since, it lists nothing of it. What would pay the same again is refused until that is known.
    }
progress-truth-refused =
    { $looks ->
        [0] The service has what you signed, and could still broadcast it. What would pay the same again is refused.
        [one] The service has what you signed, and could still broadcast it: asked { $looks } time since, it lists nothing of it. What would pay the same again is refused.
       *[other] The service has what you signed, and could still broadcast it: asked { $looks } times since, it lists nothing of it. What would pay the same again is refused.
    }
progress-truth-handedOver = Anyone who has it can still broadcast it. There is nothing for you to do.
progress-truth-seen = It is final once blocks hold it. There is nothing for you to do.
progress-truth-from-backup = It came from a backup: where that was made it may have been handed over already, or replaced. { -ochre } looks at the chain and at its coins before it goes from here.
progress-truth-expired = An invoice of it has expired meanwhile.
progress-truth-elsewhere = It was begun with { $service }: connect this wallet to it again to go on.

## Why the same bytes do not go again yet. $when is “at 12:04” or “on 3 Mar, 12:04”.
progress-not-yet = It may have arrived. The same bytes may go after one more look.
progress-not-yet-looks =
    { $looks ->
        [one] It may have arrived. The same bytes may go after { $looks } more look.
       *[other] It may have arrived. The same bytes may go after { $looks } more looks.
    }
progress-not-yet-time = It may have arrived. The same bytes may go not before { $when }.
progress-not-yet-looks-and-time =
    { $looks ->
        [one] It may have arrived. The same bytes may go after { $looks } more look, and not before { $when }.
       *[other] It may have arrived. The same bytes may go after { $looks } more looks, and not before { $when }.
    }

## What a look told, in a passing note
progress-became-open = The service still tells nothing of it
progress-became-settled = It went through
progress-became-failed = The service gave it up
progress-became-dropped = It was dropped
progress-handed-over = Handed over
progress-dropped = Dropped

## Another transaction stands in the way, by its state: what happened, and what to do
progress-live-away =
    .happened = One transaction of this wallet went out to be signed elsewhere, and may be signed by now.
    .todo = Bring the signed one back, or drop it first, among what is unfinished.
progress-live-signed =
    .happened = One transaction of this wallet is signed, and was not handed over yet.
    .todo = Hand it over or drop it first, among what is unfinished.
progress-live-handingOver =
    .happened = One transaction of this wallet is being handed over, and there is no answer yet.
    .todo = Wait for it. If it stays so, look among what is unfinished.
progress-live-accepted =
    .happened = One transaction of this wallet was handed over and waits. A second one could pay twice, or undo the first.
    .todo = Wait until it is settled, or give it up among your transfers.
progress-live-handedOver =
    .happened = One transaction of this wallet was handed over, and no answer came. Until it is known what became of it, a second one could pay twice, or undo the first.
    .todo = Look among what is unfinished, and let { -ochre } look again, before you start another.
progress-live-refused =
    .happened = The service refused one transaction of this wallet, but has what you signed, and could still broadcast it.
    .todo = Look among what is unfinished: hand it over again or drop it, before you start another.
progress-live-givenUp =
    .happened = A send to the same recipient was given up, and could still be broadcast by whoever has it. Only one that spends a coin of the first may follow, so that no more than one can confirm. The service built another.
    .todo = Try again once those coins are free, or ask the recipient for a new invoice.
progress-live-broadcast =
    .happened = The service tells that one transaction of yours went through, and offers its coins again: one of the two is not true.
    .todo = Refresh, and sign nothing with this service before you know.
progress-live-settled =
    .happened = The service tells that one transaction of yours is settled, and offers its coins again: one of the two is not true.
    .todo = Refresh, and sign nothing with this service before you know.

## The card on Home
progress-unfinished = Unfinished
progress-unfinished-unreadable = What became of that is not known here: refresh, and look among your transfers before you pay anybody again.
progress-transaction = Transaction { $txid }
progress-bring-back = Bring the signed one back
progress-look = Check again
progress-hand-over = Hand it over
progress-hand-over-again = Send the same bytes
progress-resume = Prepare it again
progress-drop = Drop it

## Entries of a list that main cannot read
progress-unreadable =
    { $count ->
        [one] { $count } entry cannot be read
       *[other] { $count } entries cannot be read
    }
# A sentence about what to do next follows.
progress-unreadable-stays =
    { $count ->
        [one] It stays in the data folder; nothing else is affected.
       *[other] They stay in the data folder; nothing else is affected.
    }
progress-unreadable-names = What cannot be read
progress-unreadable-more = and { $count } more
