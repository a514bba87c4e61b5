### What is known of a node and what says so: its state, the proof of it, what it answered, and why an act ended without success.

## A node's state, on a chip, in a list and in its history.

evidence-state-locked =
    { $count ->
       *[other] locked
    }
evidence-state-unreachable =
    { $count ->
       *[other] unreachable
    }
evidence-state-overdue =
    { $count ->
       *[other] taking too long
    }
evidence-state-unlocking =
    { $count ->
       *[other] unlocking
    }
evidence-state-upgrading =
    { $count ->
       *[other] upgrading, locked
    }
evidence-state-notHeard =
    { $count ->
       *[other] state unknown
    }
evidence-state-outdated =
    { $count ->
       *[other] outdated
    }
evidence-state-unlocked =
    { $count ->
       *[other] unlocked
    }
# It is unlocked, and of no use all the same: it sees no payment that a block confirms.
evidence-state-still = unlocked, no blocks
evidence-proof-node = Asked the node
evidence-proof-told = Reported by the service
evidence-proof-act = Your list

## What verified a state, in a column and in the history. `beside`: on a node's page, where the fact stands beside it.

evidence-proof-predicted = Predicted
evidence-proof-nothing = Nothing yet

# Of a service without a call that reads states.
evidence-blind = This service can’t tell a node’s state. Ochre shows what it last verified.

## Of a lock that nobody asked for here.

evidence-locked-by-update = locked by an upgrade from outside
evidence-locked-by-probablyUpdate = probably locked by an upgrade from outside

## A node's plan at the service: Node, Scale and Wallet are the service's own names. `means`: where there is room.

evidence-plan-unknown = Unknown
# Instead of a plan: a node of one's own, without a service.
evidence-plan-own = Own
evidence-plan-byHand = { $plan }, upgraded by hand
evidence-plan-unasked = { $plan }, upgraded without asking you

## What a node answered, alone in a place and behind a colon.

evidence-answer-accepted = accepted
evidence-answer-alreadyUnlocked = already unlocked
evidence-answer-locked = locked, not ready yet
evidence-answer-changingState = changing state
evidence-answer-notInitialized = never set up
    .todo = Set up the node first.
evidence-answer-wrongPassword = wrong node password
    .todo = Enter another. Ochre tries none twice: that could lock you out.
evidence-answer-tokenRefused = token refused
    .todo = Enter a valid token in the settings.
evidence-answer-tokenReadOnly = token may not unlock
    .todo = Enter a token that may unlock, in the settings.
evidence-answer-elsewhere = not a node
    .todo = The node password went to that address. A sign-in page or proxy may answer there.
evidence-answer-wayRefused = refused on the way
    .todo = Check the address, and any proxy or tunnel in front of the node.
evidence-answer-broke = not finished
    .todo = Check the address and the unlock settings, then unlock again.
evidence-answer-unlocked = unlocked
evidence-answer-hangs = hangs
    .todo = Restart the node, then unlock it.
evidence-answer-noSecret = node password missing
    .todo = Enter the node password.
evidence-answer-noAddress = address unknown
    .todo = Enter the address in the settings.
evidence-answer-hostNotApproved = host not approved
    .todo = Check the host. Ochre sent nothing to it, and asks when you unlock by hand.
evidence-answer-addressChanged = address changed
    .todo = Check the address. Ochre sent nothing to it, and asks when you unlock by hand.
evidence-answer-tokenMissing = token missing
    .todo = Enter the token again in the settings.
evidence-answer-keychain = keychain locked or silent
    .todo = Unlock your keychain.
evidence-answer-busy = busy
    .todo = Wait until that ends.
evidence-answer-ownNode = yours to upgrade
    .todo = Upgrade the node yourself.
evidence-answer-notOutdated = newest image
evidence-answer-removed = removed
evidence-answer-gaveUp = stopped waiting
    .todo = Refresh before you unlock again: the outcome is unknown.
evidence-answer-interrupted = Ochre quit before an answer
evidence-answer-upgradeFailed = upgrade failed
    .todo = Upgrade again, or ask the operator.
evidence-answer-refused = refused by the node
    .todo = Check the node’s settings and log.
evidence-answer-for-bitcoind = Bitcoin node unreachable
    .todo = Check that the Bitcoin node runs, and its login in the unlock settings.
evidence-answer-for-indexer = indexer unreachable
    .todo = Check that the indexer runs, and its address in the unlock settings.
evidence-answer-for-proxy = RGB proxy not accepted
    .todo = Check that the RGB proxy runs, and its address in the unlock settings.
evidence-answer-for-network = Bitcoin node of another network
    .todo = Enter a Bitcoin node of the node’s network in the unlock settings.
evidence-answer-for-announce = announcement not accepted
    .todo = Check the announced addresses and alias in the unlock settings.
evidence-answer-for-body = more needed to unlock
    .todo = Complete the unlock settings: Bitcoin node and indexer.
evidence-answer-for-data = wallet data damaged
    .todo = Restore the node from its backup and recovery phrase. Another unlock doesn’t help.
evidence-answer-for-sync = chain not readable
    .todo = Check that the indexer follows the chain, then unlock again.

## Why a node does not answer, alone in a place and behind a colon. `todo`: with whom it is about, and what to do.

evidence-answer-silence-dns = name not found (DNS)
evidence-answer-silence-refused = connection refused
evidence-answer-silence-late = no answer in time
evidence-answer-silence-reset = connection broken off
evidence-answer-silence-tls = no encrypted connection (TLS)
evidence-answer-silence-wantsCertificate = wants a certificate (mTLS)
evidence-answer-silence-certificateExpired = certificate expired
evidence-answer-silence-certificateNotYet = certificate not valid yet
evidence-answer-silence-certificateName = certificate for another name
evidence-answer-silence-certificateUntrusted = certificate not trusted
evidence-answer-silence-gateway = gateway doesn’t reach the node
evidence-answer-silence-offline = no network
evidence-answer-silence-other = no connection
evidence-silence-host = Check that { $host } is right, and that the node runs there and its port is open.
evidence-silence-wantsCertificate = Check the certificate in the node’s settings.
evidence-silence-certificateExpired = Renew the certificate of { $host }: it ended on { $date }.
evidence-silence-certificateNotYet = The certificate of { $host } is valid from { $date } on. Check both clocks.
evidence-silence-certificate = Get a trusted certificate for { $host }, or correct the address.
evidence-silence-gateway = Check that the node runs: what stands before it answered { $status }.
evidence-silence-offline = Check this computer’s network.
evidence-silence = No answer: { $reason }

## Why the last act ended without success. On the node's page: title, then what happened, what the answer was (evidence-said), what to do. `word`: in a narrow column.

evidence-said = Answer: “{ $text }”.
