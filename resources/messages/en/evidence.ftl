### What is known of a node and what says so: its state, the proof of it, what it answered, and why an act ended without success.

## A node's state, on a chip, in a list and in its history.

# It is unlocked, and of no use all the same: it sees no payment that a block confirms.
evidence-state-still = unlocked, no blocks

## What verified a state, in a column and in the history. `beside`: on a node's page, where the fact stands beside it.

# Of a service without a call that reads states.
evidence-blind = This service can’t tell a node’s state. Ochre shows what it last verified.

## Of a lock that nobody asked for here.

## A node's plan at the service: Node, Scale and Wallet are the service's own names. `means`: where there is room.

evidence-plan-unknown = Unknown
# Instead of a plan: a node of one's own, without a service.
evidence-plan-own = Own
evidence-plan-byHand = { $plan }, upgraded by hand
evidence-plan-unasked = { $plan }, upgraded without asking you
evidence-answer =
    { $answer ->
        [accepted] accepted
        [alreadyUnlocked] already unlocked
        [locked] locked, not ready yet
        [changingState] changing state
        [notInitialized] never set up
        [wrongPassword] wrong node password
        [tokenRefused] token refused
        [tokenReadOnly] token may not unlock
        [elsewhere] not a node
        [wayRefused] refused on the way
        [broke] not finished
        [unlocked] unlocked
        [hangs] hangs
        [noSecret] node password missing
        [noAddress] address unknown
        [hostNotApproved] host not approved
        [addressChanged] address changed
        [tokenMissing] token missing
        [keychain] keychain locked or silent
        [busy] busy
        [ownNode] yours to upgrade
        [notOutdated] newest image
        [removed] removed
        [gaveUp] stopped waiting
        [interrupted] Ochre quit before an answer
        [upgradeFailed] upgrade failed
        [refused] refused by the node
        [for-bitcoind] Bitcoin node unreachable
        [for-indexer] indexer unreachable
        [for-proxy] RGB proxy not accepted
        [for-network] Bitcoin node of another network
        [for-announce] announcement not accepted
        [for-body] more needed to unlock
        [for-data] wallet data damaged
        [for-sync] chain not readable
        [silence-dns] name not found (DNS)
        [silence-refused] connection refused
        [silence-late] no answer in time
        [silence-reset] connection broken off
        [silence-tls] no encrypted connection (TLS)
        [silence-wantsCertificate] wants a certificate (mTLS)
        [silence-certificateExpired] certificate expired
        [silence-certificateNotYet] certificate not valid yet
        [silence-certificateName] certificate for another name
        [silence-certificateUntrusted] certificate not trusted
        [silence-gateway] gateway doesn’t reach the node
        [silence-offline] no network
        [silence-other] no connection
       *[other] { "" }
    }
    .todo =
        { $answer ->
            [notInitialized] Set up the node first.
            [wrongPassword] Enter another. Ochre tries none twice: that could lock you out.
            [tokenRefused] Enter a valid token in the settings.
            [tokenReadOnly] Enter a token that may unlock, in the settings.
            [elsewhere] The node password went to that address. A sign-in page or proxy may answer there.
            [wayRefused] Check the address, and any proxy or tunnel on the way.
            [broke] Check the address and the unlock settings, then unlock again.
            [hangs] Restart the node, then unlock it.
            [noSecret] Enter the node password.
            [noAddress] Enter the address in the settings.
            [hostNotApproved] Check the host. Ochre sent nothing to it, and asks when you unlock by hand.
            [addressChanged] Check the address. Ochre sent nothing to it, and asks when you unlock by hand.
            [tokenMissing] Enter the token again in the settings.
            [keychain] Unlock your keychain.
            [busy] Wait until that ends.
            [ownNode] Upgrade the node yourself.
            [gaveUp] Refresh before you unlock again: the outcome is unknown.
            [upgradeFailed] Upgrade again, or ask the operator.
            [refused] Check the node’s settings and log.
            [for-bitcoind] Check the Bitcoin node and its login in the unlock settings.
            [for-indexer] Check the indexer and its address in the unlock settings.
            [for-proxy] Check the RGB proxy and its address in the unlock settings.
            [for-network] Enter a Bitcoin node of the right network in the unlock settings.
            [for-announce] Check the announced addresses and alias in the unlock settings.
            [for-body] Complete the unlock settings: Bitcoin node and indexer.
            [for-data] Restore the node from its backup and recovery phrase. Another unlock doesn’t help.
            [for-sync] Check that the indexer follows the chain, then unlock again.
           *[other] { "" }
        }

## What a node answered, alone in a place and behind a colon.

## Why a node does not answer, alone in a place and behind a colon. `todo`: with whom it is about, and what to do.

evidence-silence = No answer: { $reason }
    .todo =
        { $kind ->
            [wantsCertificate] Check the certificate in the node’s settings.
            [certificateExpired] Renew the certificate of { $host }: it ended on { $date }.
            [certificateNotYet] The certificate of { $host } is valid from { $date } on. Check both clocks.
            [certificateName] Get a trusted certificate for { $host }, or correct the address.
            [certificateUntrusted] Get a trusted certificate for { $host }, or correct the address.
            [gateway] Check that the node runs: what stands before it answered { $status }.
            [offline] Check this computer’s network.
           *[other] Check that { $host } is right, and that the node runs there and its port is open.
        }

## Why the last act ended without success. On the node's page: title, then what happened, what the answer was (evidence-said), what to do. `word`: in a narrow column.

evidence-said = Answer: “{ $text }”.
evidence-state =
    { $count ->
       *[other]
            { $state ->
                [locked] locked
                [unreachable] unreachable
                [overdue] taking too long
                [unlocking] unlocking
                [upgrading] upgrading, locked
                [notHeard] state unknown
                [outdated] outdated
               *[unlocked] unlocked
            }
    }
evidence-proof =
    { $proof ->
        [node] Asked the node
        [told] Reported by the service
        [act] Your list
        [predicted] Predicted
       *[nothing] Nothing yet
    }
evidence-locked-by =
    { $by ->
        [update] locked by an upgrade from outside
       *[probablyUpdate] probably locked by an upgrade from outside
    }
