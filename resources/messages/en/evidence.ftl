### What is known of a node and what says so: its state, the proof of it, what it answered, and why an act ended without success.

## A node's state, on a chip, in a list and in its history.

evidence-state-locked = Locked
evidence-state-unreachable = Unreachable
evidence-state-overdue = Takes too long
evidence-state-unlocking = Unlocking
evidence-state-upgrading = Upgrading – locked
evidence-state-notHeard = No recent answer
evidence-state-outdated = Outdated
evidence-state-unlocked = Unlocked
# It is unlocked, and of no use all the same: it sees no payment that a block confirms.
evidence-state-still = Unlocked – no blocks

## How many nodes are in a state: “14 locked”. figure: $count as it is shown.

evidence-many-locked =
    { $count ->
        [one] { $figure } locked
       *[other] { $figure } locked
    }
evidence-many-unreachable =
    { $count ->
        [one] { $figure } unreachable
       *[other] { $figure } unreachable
    }
evidence-many-overdue =
    { $count ->
        [one] { $figure } takes too long
       *[other] { $figure } take too long
    }
evidence-many-unlocking =
    { $count ->
        [one] { $figure } unlocking
       *[other] { $figure } unlocking
    }
evidence-many-upgrading =
    { $count ->
        [one] { $figure } upgrading
       *[other] { $figure } upgrading
    }
evidence-many-notHeard =
    { $count ->
        [one] { $figure } without a recent answer
       *[other] { $figure } without a recent answer
    }
evidence-many-outdated =
    { $count ->
        [one] { $figure } outdated
       *[other] { $figure } outdated
    }
evidence-many-unlocked =
    { $count ->
        [one] { $figure } unlocked
       *[other] { $figure } unlocked
    }

## What verified a state, in a column and in the history. `beside`: on a node's page, where the fact stands beside it.

evidence-proof-unlockAccepted = Unlock call accepted
evidence-proof-alreadyUnlocked = Unlock call: already unlocked
evidence-proof-answeredLocked = Answer: locked
evidence-proof-answeredChanging = Answer: changing state
evidence-proof-stillChanging = Answer for minutes: changing state
evidence-proof-answeredNotInitialized = Answer: not set up
evidence-proof-toldNotInitialized = Service’s list: not set up
evidence-proof-tokenRefused = Node refused the token: its state can’t be read
evidence-proof-elsewhere = Something that is not a node answers at its address
evidence-proof-upgradeAccepted = Upgrade call accepted
evidence-proof-upgradeEnded = Upgrade ended, no unlock since
    .beside = Upgrade ended
evidence-proof-probeUnlocked = Probe answer: unlocked
evidence-proof-probeLocked = Probe answer: locked
evidence-proof-cloudStatus = Status reported by the service
evidence-proof-imageDiffers = Image differs from newest
    .beside = Latest-image call: another
evidence-proof-imageEqual = Image is the newest
    .beside = Latest-image call: the same
evidence-proof-builtBefore = Last build older than newest image
evidence-proof-noAnswer = Node did not answer the last 3 calls
evidence-proof-answered = Its last 3 answers say nothing of its state
evidence-proof-heightTold = Networkinfo call: its block height
evidence-proof-importedList = Imported list
evidence-proof-predicted = Predicted; no call reports it
evidence-proof-nothing = Nothing yet

# Of a service without a call that reads states.
evidence-blind = This service has no call that reads a node’s state. Ochre shows what it last verified, and when.

## Of a lock that nobody asked for here.

evidence-locked-by-update = Locked by an upgrade from outside
evidence-locked-by-probablyUpdate = Probably locked by an upgrade from outside

## A node's plan at the service: Node, Scale and Wallet are the service's own names. `means`: where there is room.

evidence-plan-node = Node
    .means = Node, upgraded by hand
evidence-plan-scale = Scale
    .means = Scale, upgraded without asking you
evidence-plan-wallet = Wallet
    .means = Wallet, upgraded without asking you
evidence-plan-unknown = Not known
    .means = Not known
# Instead of a plan: a node of one's own, without a service.
evidence-plan-own = Own

## What a node answered, alone in a place and behind a colon.

evidence-answer-accepted = accepted
evidence-answer-alreadyUnlocked = already unlocked
evidence-answer-locked = locked, not ready to unlock yet
evidence-answer-changingState = changing state
evidence-answer-notInitialized = not set up yet
evidence-answer-wrongPassword = wrong node password
evidence-answer-tokenRefused = token refused
evidence-answer-tokenReadOnly = the token may not unlock
evidence-answer-elsewhere = something that is not a node answers
evidence-answer-wayRefused = refused on the way
evidence-answer-broke = not finished
evidence-answer-unlocked = unlocked
evidence-answer-hangs = hangs: restart it

## Why a node does not answer, alone in a place and behind a colon. `todo`: with whom it is about, and what to do.

evidence-answer-silence-dns = name not found (DNS)
    .todo = The name { $host } leads nowhere. Check the address and its DNS entry.
evidence-answer-silence-refused = connection refused
    .todo = Nothing listens at { $host }. Start the node, or check its port.
evidence-answer-silence-late = no answer in time
    .todo = { $host } did not answer in time. Check that it runs, and that no firewall stands between.
evidence-answer-silence-reset = connection broken off
    .todo = { $host } ended the connection without an answer. Look at the node’s log.
evidence-answer-silence-tls = no encrypted connection (TLS)
    .todo = { $host } does not answer with TLS. Check that the address and the server agree on https.
evidence-answer-silence-wantsCertificate = wants a certificate (mTLS)
    .todo = It refuses the encrypted connection, as one does that wants a certificate (mTLS). Check the certificate in the node’s settings.
evidence-answer-silence-certificateExpired = certificate expired
    .todo = The certificate of { $host } was valid until { $date }. Renew it on the server.
evidence-answer-silence-certificateNotYet = certificate not valid yet
    .todo = The certificate of { $host } is valid from { $date } on. Check the clock of this computer and of the server.
evidence-answer-silence-certificateName = certificate for another name
    .todo = The certificate of { $host } is for another name. Correct the address, or get a certificate for it.
evidence-answer-silence-certificateUntrusted = certificate not trusted
    .todo = Nobody whom this computer trusts vouches for the certificate of { $host }. Get one that is vouched for.
evidence-answer-silence-gateway = its gateway does not reach it
    .todo = What stands before the node answered { $status }. Check that the node behind it runs.
evidence-answer-silence-offline = no network
    .todo = This computer does not reach { $host }. Check its network connection.
evidence-answer-silence-other = no connection
    .todo = Ochre could not connect to { $host }. Check the address and the network.
evidence-silence = No answer: { $reason }

## Why the last act ended without success. On the node's page: title, then what happened, what the answer was (evidence-said), what to do. `word`: in a narrow column.

evidence-said = The answer was: “{ $text }”.
evidence-trouble-wrongPassword = This is not the node password.
    .happened = Ochre does not try again automatically, because a second try could lock you out.
    .todo = Enter another node password.
    .word = Wrong node password
evidence-trouble-notInitialized = The node was never set up.
    .happened = There is nothing to unlock yet.
    .todo = Set up the node first.
    .word = Never set up
evidence-trouble-tokenReadOnly = This token may not unlock the node.
    .happened = The node refused a read-only token: such a token reads the state and unlocks nothing.
    .todo = Enter a token that may unlock, in the settings.
    .word = Token may not unlock
evidence-trouble-elsewhere = Something that is not a node answers there.
    .happened = The node password went to that address.
    .todo = Check the address: a sign-in page or a proxy may stand before the node.
    .word = Not a node
evidence-trouble-wayRefused = Something in front of the node refused the call.
    .happened = The node itself did not answer.
    .todo = Check the node’s address, and the proxy, tunnel or hosting in front of it. Then unlock it again.
    .word = Refused on the way
evidence-trouble-broke = Ochre could not finish this.
    .happened = Nothing more goes on at the node.
    .todo = Check its address and its unlock settings, then try again.
    .word = Not finished
evidence-trouble-hangs = The node hangs.
    .happened = It stopped during the unlock, and has been changing state for minutes since then.
    .todo = Restart the node: nothing else helps. It is locked afterwards, so unlock it then.
    .word = Hangs: restart it
evidence-trouble-tokenRefused = The service refused the token.
    .happened = It did not accept who asks.
    .todo = Enter a valid token in the settings.
    .word = Token refused
evidence-trouble-noSecret = The node password is not here.
    .happened = It was neither stored nor entered, so Ochre asked nothing.
    .todo = Enter the node password.
    .word = No node password here
evidence-trouble-hostNotApproved = You have not approved this host.
    .happened = The node password would go to a host that you did not agree to, so Ochre sent it nowhere.
    .todo = Check whether you know this host.
    .word = Host not approved
evidence-trouble-addressChanged = The node has another address now.
    .happened = Its node password and token were given for another address, so Ochre sent them nowhere.
    .todo = Check the address. If it is right, unlock the node by hand: Ochre shows both addresses and asks once.
    .word = Address changed
evidence-trouble-tokenMissing = The token stored for this node is not in this keychain.
    .happened = Nothing is sent to the node without it.
    .todo = Enter the token again in the node’s settings.
    .word = Token not in the keychain
evidence-trouble-gaveUp = Ochre stopped waiting.
    .happened = The outcome is unknown.
    .todo = Slow does not mean refused. Try again when you like.
    .word = Stopped waiting
evidence-trouble-upgradeFailed = The upgrade failed.
    .happened = The service refused it.
    .todo = Try the upgrade again, or ask the service’s operator.
    .word = Upgrade failed

## The node's own refusal of an unlock, by what it refused for. What happened is the same for all.

evidence-refusal =
    .happened = Nothing changed on the node.
evidence-refused-anything = The node refused the call.
    .todo = Check its settings and its log.
    .word = Refused the call
evidence-refused-bitcoind = The node can’t reach its Bitcoin node.
    .todo = Check that the Bitcoin node runs and is ready. Then check its host, port, user and RPC password in the unlock settings.
    .word = Bitcoin node unreachable
evidence-refused-indexer = The node can’t reach its indexer.
    .todo = Check that the indexer runs, and check its address in the unlock settings.
    .word = Indexer unreachable
evidence-refused-proxy = The node does not accept its RGB proxy.
    .todo = Check that the proxy runs, and check its address in the unlock settings.
    .word = RGB proxy not accepted
evidence-refused-network = The Bitcoin node is on another network than the node.
    .todo = Check which Bitcoin node the unlock settings name.
    .word = Bitcoin node of another network
evidence-refused-announce = The node does not accept what it should announce.
    .todo = Check the announced addresses and the alias in the unlock settings.
    .word = Announcement not accepted
evidence-refused-body = The node requires more than Ochre sent with the unlock.
    .todo = Fill in this node’s unlock settings: its Bitcoin node and its indexer.
    .word = Needs more to unlock
evidence-refused-data = The node can’t read its own wallet data: they are damaged.
    .todo = Restore the node from its backup and its recovery words. Another unlock does not help.
    .word = Its data are damaged
evidence-refused-sync = The node could not read the chain.
    .todo = Check that its indexer runs and follows the chain, then unlock again.
    .word = Could not read the chain
