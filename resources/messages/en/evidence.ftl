### What is known of a node and what says so: its state, the proof of it, what it answered, and why an act ended without success.

## A node's state, on a chip, in a list and in its history.

evidence-state-locked = Locked
evidence-state-unreachable = Unreachable
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
        [one] { $figure } not heard from
       *[other] { $figure } not heard from
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

## What proved a state, in a column and in the history. `beside`: on a node's page, where the fact stands beside it.

evidence-proof-unlockAccepted = Unlock call accepted
evidence-proof-alreadyUnlocked = Unlock call: already unlocked
evidence-proof-answeredLocked = It answered: locked
evidence-proof-answeredChanging = It answered: changing state
evidence-proof-stillChanging = It has answered for minutes: changing state
evidence-proof-answeredNotInitialized = It answered: not set up
evidence-proof-tokenRefused = It refused the token: its state can’t be read
evidence-proof-elsewhere = Something that is no node answers at its address
evidence-proof-upgradeAccepted = Upgrade call accepted
evidence-proof-upgradeEnded = Upgrade ended, no unlock since
    .beside = Upgrade ended
evidence-proof-probeUnlocked = Probe answered as unlocked
evidence-proof-probeLocked = Probe answered: locked
evidence-proof-cloudStatus = The service’s own status
evidence-proof-imageDiffers = Image differs from newest
    .beside = Latest-image call: another
evidence-proof-imageEqual = Image is the newest
    .beside = Latest-image call: the same
evidence-proof-noAnswer = No answer of the node to the last 3 calls
evidence-proof-heightTold = Networkinfo call: its block
evidence-proof-importedList = Imported list
evidence-proof-predicted = A prediction: no call says so
evidence-proof-nothing = Nothing yet

# Of a service without a call that reads states.
evidence-blind = This service has no call that reads a node’s state. Ochre shows what was last proved, and when.

## Of a lock that nobody asked for here.

evidence-locked-by-update = Locked by an update from outside
evidence-locked-by-probablyUpdate = Probably locked by an update from outside

## A node's plan at the service: Node, Scale and Wallet are the service's own names. `means`: where there is room.

evidence-plan-node = Node
    .means = Node, upgraded by hand
evidence-plan-scale = Scale
    .means = Scale, upgraded without being asked
evidence-plan-wallet = Wallet
    .means = Wallet, upgraded without being asked
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
evidence-answer-wrongPassword = wrong password
evidence-answer-tokenRefused = token refused
evidence-answer-tokenReadOnly = the token may not unlock
evidence-answer-elsewhere = something that is no node answers
evidence-answer-unlocked = unlocked
evidence-answer-hangs = it hangs: restart it

## Why the last act ended without success. On the node's page: title, then what happened, what the service said (evidence-said), what to do. `word`: in a narrow column.

evidence-said = It said: “{ $text }”.
evidence-trouble-wrongPassword = The password is not the one of this node.
    .happened = It is not tried again by itself, since a second try could lock you out.
    .todo = Type another.
    .word = Wrong password
evidence-trouble-notInitialized = The node was never set up.
    .happened = There is nothing to unlock yet.
    .todo = Set it up first.
    .word = Never set up
evidence-trouble-tokenReadOnly = The token may not unlock this node.
    .happened = It was refused for its right: a token that only reads sees the state and unlocks nothing.
    .todo = Enter one that may unlock, in the settings.
    .word = Token may not unlock
evidence-trouble-elsewhere = Something that is no node answers there.
    .happened = The password went to its address.
    .todo = Look at the address: a sign-in page or a proxy may stand before the node.
    .word = Not a node
evidence-trouble-hangs = The node hangs: restart it.
    .happened = It broke off within the unlock and has been changing its state for minutes since.
    .todo = Only a restart ends that. It is locked afterwards: unlock it then.
    .word = Hangs: restart it
evidence-trouble-tokenRefused = The token was refused.
    .happened = The service did not take who asks.
    .todo = Enter a token that holds, in the settings.
    .word = Token refused
evidence-trouble-noSecret = Its password is not here.
    .happened = Neither kept nor typed, so nothing was asked.
    .todo = Type it.
    .word = No password here
evidence-trouble-hostNotApproved = Its host is not approved.
    .happened = The password would go to a host that you did not agree to, so it went nowhere.
    .todo = Look whether you know it.
    .word = Host not approved
evidence-trouble-addressChanged = Its address is another one.
    .happened = Its password and token were given for another address, so they went nowhere.
    .todo = Look at the address: if it is right, unlock the node by hand. Ochre shows both addresses and asks once.
    .word = Address changed
evidence-trouble-gaveUp = Ochre stopped waiting.
    .happened = Nobody knows how it ended.
    .todo = Slow is not refused: ask again when you like.
    .word = Stopped waiting
evidence-trouble-upgradeFailed = The upgrade did not go through.
    .happened = The service turned it down.
    .todo = Ask for it again, or ask the service.
    .word = Upgrade did not go through

## The node's own refusal of an unlock, by what it refused for. What happened is the same for all.

evidence-refusal =
    .happened = Nothing changed there.
evidence-refused-anything = The node refused the call.
    .todo = Look at its settings and its log.
    .word = Refused the call
evidence-refused-bitcoind = The node does not reach its Bitcoin node.
    .todo = Check that the Bitcoin node runs and is ready, and its host, port, user and password in the unlock settings.
    .word = Bitcoin node away
evidence-refused-indexer = The node does not reach its indexer.
    .todo = Check that the indexer runs, and its address in the unlock settings.
    .word = Indexer away
evidence-refused-proxy = The node does not take its RGB proxy.
    .todo = Check that the proxy runs, and its address in the unlock settings.
    .word = Does not take its RGB proxy
evidence-refused-network = The Bitcoin node is on another network than the node.
    .todo = Check which Bitcoin node the unlock settings name.
    .word = Bitcoin node of another network
evidence-refused-announce = The node does not take what it is to announce.
    .todo = Check the announced addresses and the alias in the unlock settings.
    .word = Does not take what it announces
evidence-refused-body = The node wants more than was sent with the unlock.
    .todo = Fill in the unlock settings of this node: its Bitcoin node and its indexer.
    .word = Wants more with the unlock
evidence-refused-sync = The node could not read the chain.
    .todo = Check that its indexer runs and follows the chain, then unlock again.
    .word = Could not read the chain
