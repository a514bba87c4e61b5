### Runs: one act, planned and done at many nodes, with the passwords that it wants, and the report of it.

## What a run does, over its plan, on the button that begins it, and over its report.

run-plan-unlock =
    { $count ->
        [one] Plan: unlock { $count } node
       *[other] Plan: unlock { $count } nodes
    }
run-plan-upgrade =
    { $count ->
        [one] Plan: upgrade { $count } node
       *[other] Plan: upgrade { $count } nodes
    }
run-plan-upgradeToUnlocked =
    { $count ->
        [one] Plan: upgrade and unlock { $count } node
       *[other] Plan: upgrade and unlock { $count } nodes
    }
run-do-unlock =
    { $count ->
        [one] Unlock { $count } node
       *[other] Unlock { $count } nodes
    }
run-do-upgrade =
    { $count ->
        [one] Upgrade { $count } node
       *[other] Upgrade { $count } nodes
    }
run-do-upgradeToUnlocked =
    { $count ->
        [one] Upgrade and unlock { $count } node
       *[other] Upgrade and unlock { $count } nodes
    }

## The plan. figure: $count nodes in bold (run-nodes).

run-planning = Preparing the plan
run-plan-none = None of these nodes can be asked. The reasons are listed here.
run-plan-passwords-kept =
    { $count ->
        [one] { $count } node password stored in your keychain
       *[other] { $count } node passwords stored in your keychain
    }
run-plan-not-begun = Nothing was started
run-plan-what = What will happen
    .dry = This is only a plan: no node was asked. It uses what Ochre knows now.
run-nodes =
    { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
# asked: how many are asked, as in $figure; skipped: how many are left out.
run-plan-sum =
    { $asked ->
        [one] { $figure } is asked
       *[other] { $figure } are asked
    }, { $skipped ->
        [one] { $skipped } node is left out.
       *[other] { $skipped } nodes are left out.
    }
run-plan-wanting =
    { $count ->
        [one] { $count } node is left out because its node password is missing.
       *[other] { $count } nodes are left out because their node passwords are missing.
    }
run-plan-give =
    { $count ->
        [one] Enter its node password
       *[other] Enter their node passwords
    }
run-plan-asked = To be asked
run-plan-skipped = Left out
# which: one of the two above.
run-plan-rows =
    { $count ->
        [one] { $which }: { $count } node
       *[other] { $which }: { $count } nodes
    }
run-plan-because =
    { $count ->
        [one] ({ $count } node)
       *[other] ({ $count } nodes)
    }
run-plan-first = Goes first
run-plan-more = and { $count } more
run-plan-how = How
run-plan-after = After each upgrade
run-plan-after-locked = Leave it locked
    .hint = You unlock it later.
run-plan-after-unlocked = Unlock it
    .hint = With its node password from your keychain.
run-plan-canary = First node (canary)
    .hint = This node goes first. A wrong node password or a refused token there ends the batch. Trouble of its own does not.
run-plan-parallel = Then, at the same time
    .missing = Enter how many nodes at the same time.
# Behind the number, without it.
run-plan-parallel-unit =
    { $count ->
        [one] node
       *[other] nodes
    }
run-plan-stops = Ochre stops if the first node password is wrong or any three are, if a token is refused, or after five failures in a row that are not the nodes’ own. A slow node is not refused. Ochre tries no node password twice.
# figure: how many passwords, in bold (run-passwords).
run-plan-for-now =
    { $count ->
        [one] { $figure } for this batch only. Ochre forgets it afterwards.
       *[other] { $figure } for this batch only. Ochre forgets them afterwards.
    }
run-plan-forget =
    { $count ->
        [one] Forget it now
       *[other] Forget them now
    }
run-passwords =
    { $count ->
        [one] { $count } node password
       *[other] { $count } node passwords
    }
run-plan-hosts = Node passwords would go to new hosts.
    .text = Ochre asks you about each host before it sends anything:

## Why a node is asked, or left out.

run-because-locked = It is locked
run-because-outdated = Its image is not the newest
run-because-stateUnknown = Its state is unknown: asking shows it
run-because-alreadyUnlocked = It is already unlocked
run-because-notOutdated = It runs the newest image
run-because-busy = Something else is in progress there
run-because-noSecret = Its node password is not stored here
run-because-wrongPassword = The stored node password was wrong last time: Ochre does not try it again
run-because-noToken = Its token is missing
run-because-noAddress = Its address is unknown
run-because-hostNotApproved = Its host is not approved
run-because-ownNode = It is your own: upgrade it yourself

## Passwords of many nodes, typed or pasted. secret: how one is called, with a capital letter where it begins the message: “Password”.

run-passwords-title =
    { $count ->
        [one] Node password of { $count } node
       *[other] Node passwords of { $count } nodes
    }
run-passwords-practice = Fill in the practice passwords
run-passwords-way = They have
    .one = The same for all
    .one-hint = One node password for every node.
    .each = One for each
    .each-hint = Type them or paste them from a list.
run-passwords-for-all =
    { $count ->
        [one] { $secret } of the node
       *[other] { $secret } of all { $count } nodes
    }
run-passwords-go-on = Continue
run-passwords-how = Paste several lines into a field to fill it and the fields after it, in this order. Two columns, name and node password, are matched by name.
run-passwords-keep =
    { $count ->
        [one] Store it in the keychain
       *[other] Store them all in the keychain
    }
    .hint = Otherwise Ochre keeps them in memory until this batch ends, and you enter them again for the next one.
run-passwords-absent = This computer has no keychain. Ochre keeps what you enter in memory until this batch ends, and never writes it to disk.
    .off = This computer has no keychain. Enter them where you plan the unlock.
run-passwords-locked = Your keychain is locked. Ochre keeps what you enter in memory until this batch ends, and never writes it to disk.
    .off = Your keychain is locked. Enter them where you plan the unlock.
# count: those that have one; total: of how many.
run-passwords-given =
    { $count ->
        [one] { $count } node of { $total } has one now.
       *[other] { $count } nodes of { $total } have one now.
    }
run-passwords-none = Enter node passwords first
run-passwords-do-keep = Store the node passwords
run-passwords-do-use = Use the node passwords for this batch
run-passwords-keep-count =
    { $count ->
        [one] Store { $count } node password
       *[other] Store { $count } node passwords
    }
run-passwords-use-count =
    { $count ->
        [one] Use { $count } node password for this batch
       *[other] Use { $count } node passwords for this batch
    }
run-passwords-keep-and-use = Store { $kept }, use { $used } for this batch
run-passwords-not-now = Not now
run-passwords-table = Node
    .keep = Store
    .wrong = wrong last time
    .kept = stored
    .field = { $secret } of { $node }
    .keep-one = Store that of { $node } in the keychain
run-passwords-pages = Pages
    .before = Previous nodes
    .after = Next nodes
run-passwords-page =
    { $count ->
        [one] { $from } to { $to } of { $count } node
       *[other] { $from } to { $to } of { $count } nodes
    }
run-pasted =
    { $count ->
        [one] { $count } line filled in.
       *[other] { $count } lines filled in.
    }
# more: so many lines were left over.
run-pasted-more =
    { $count ->
        [one] { $count } line filled in; no field was left for { $more } more.
       *[other] { $count } lines filled in; no field was left for { $more } more.
    }
# name: in quotation marks.
run-pasted-twice = Two nodes are called “{ $name }”, so nothing was filled in.
run-pasted-unknown = No node here is called “{ $name }”, so nothing was filled in.

## The page where passwords are given to be kept.

run-keep = Node passwords to store
    .reading = Checking your keychain
    .none = Your keychain has the node passwords of all these nodes.
run-keep-plan =
    { $count ->
        [one] Plan unlock of { $count } node
       *[other] Plan unlock of { $count } nodes
    }

## How a run stands, on its chip; and why it stopped.

run-state-canary = First node
run-state-running = Running
run-state-paused = Paused
run-state-stopped = Stopped
run-state-finished = Finished
run-state-interrupted = Interrupted
run-stopped-wrongPasswords = The first node refused its node password, or three nodes did. Ochre did not ask the others: more tries could lock you out.
run-stopped-canaryFailed = The first node failed in a way that would affect every node. Ochre did not ask the others.
run-stopped-tokenRefused = A token was refused. No other node would answer with it.
run-stopped-manyFailures = Five nodes in a row failed, none by a refusal of its own. Ochre did not ask the others.
run-stopped-you = You stopped it. Nodes that were not asked stay as they are.

## On the board: a run that is not over.

run-note-interrupted =
    { $act ->
        [upgrade] Ochre quit in the middle of a batch upgrade.
        [upgradeToUnlocked] Ochre quit in the middle of a batch upgrade and unlock.
       *[unlock] Ochre quit in the middle of a batch unlock.
    }
run-note-paused =
    { $act ->
        [upgrade] A batch upgrade is paused.
        [upgradeToUnlocked] A batch upgrade and unlock is paused.
       *[unlock] A batch unlock is paused.
    }
run-note-running =
    { $act ->
        [upgrade] A batch upgrade is running.
        [upgradeToUnlocked] A batch upgrade and unlock is running.
       *[unlock] A batch unlock is running.
    }
run-note-through =
    { $count ->
        [one] { $ended } of { $count } node finished.
       *[other] { $ended } of { $count } nodes finished.
    }
run-note-open = Open the batch

## How far a run is: how many nodes came to what. figure: $count, in bold.

run-through = Finished nodes
# figure: in bold; count: of how many.
run-count-through =
    { $count ->
        [one] { $figure } of { $count } node finished
       *[other] { $figure } of { $count } nodes finished
    }
run-count-done-unlock =
    { $count ->
        [one] { $figure } unlocked
       *[other] { $figure } unlocked
    }
run-count-done-upgrade =
    { $count ->
        [one] { $figure } upgraded
       *[other] { $figure } upgraded
    }
run-count-done-upgradeToUnlocked =
    { $count ->
        [one] { $figure } upgraded and unlocked
       *[other] { $figure } upgraded and unlocked
    }
run-count-already =
    { $count ->
        [one] { $figure } already done
       *[other] { $figure } already done
    }
run-count-failed =
    { $count ->
        [one] { $figure } refused
       *[other] { $figure } refused
    }
run-count-unknown =
    { $count ->
        [one] { $figure } unknown
       *[other] { $figure } unknown
    }
run-count-skipped =
    { $count ->
        [one] { $figure } left out
       *[other] { $figure } left out
    }
run-count-running =
    { $count ->
        [one] { $figure } in progress
       *[other] { $figure } in progress
    }
run-count-waiting =
    { $count ->
        [one] { $figure } waiting
       *[other] { $figure } waiting
    }

## Node by node.

run-outcome-waiting = Waiting
run-outcome-running = In progress
run-outcome-done = Done
run-outcome-already = Already done
run-outcome-failed = Refused
run-outcome-skipped = Left out
run-outcome-unknown = Unknown
run-column-outcome = Outcome
run-column-node = Node
run-column-said = Answer
run-column-todo = Next step
run-column-took = Took
# Behind the node's name and a comma.
run-row-canary = goes first
run-table = Nodes of the batch
run-said-noSecret = its node password is not stored here
run-said-noAddress = its address is unknown
run-said-hostNotApproved = its host is not approved
run-said-ownNode = it is your own: upgrade it yourself
run-said-addressChanged = its secrets belong to another address
run-said-tokenMissing = the token stored for it is not in this keychain
run-said-keychain = the keychain did not answer
run-said-removed = it was removed from the list
run-said-busy = something else is in progress there
run-said-gaveUp = no answer within an hour
run-said-interrupted = Ochre quit before an answer came

## What is left to do at a node, without a point: in a column, and in the copied report.

run-todo-wrongPassword = Enter its right node password, then unlock it
run-todo-tokenRefused = Enter a valid token
run-todo-tokenReadOnly = Enter a token that is allowed to unlock
run-todo-elsewhere = Check its address: something else answers there
run-todo-wayRefused = Check what stands in front of it, then unlock it
run-todo-broke = Check its address and settings, then unlock it
run-todo-notInitialized = Set it up
run-todo-hangs = Restart it, then unlock it
run-todo-noSecret = Enter its node password, then unlock it
run-todo-noAddress = Enter its address
run-todo-hostNotApproved = Unlock it by hand: Ochre asks you about its host
run-todo-addressChanged = Check its address, then unlock it by hand
run-todo-tokenMissing = Enter its token again, then plan it again
run-todo-keychain = Unlock your keychain, then plan it again
run-todo-busy = Wait for what is in progress there
run-todo-ownNode = Upgrade it yourself
run-todo-for-bitcoind = Check its Bitcoin node, then unlock it
run-todo-for-indexer = Check its indexer, then unlock it
run-todo-for-sync = Check its indexer, then unlock it
run-todo-for-proxy = Check its RGB proxy, then unlock it
run-todo-for-network = Enter a Bitcoin node of its network, then unlock it
run-todo-for-announce = Check what it announces, then unlock it
run-todo-for-data = Restore it from its backup and words
run-todo-for-body = Correct what its unlock sends, then unlock it
run-todo-not-asked = Plan it again: it was not asked
run-todo-unlock = Unlock it
run-todo-unknown = Check its state: the outcome is unknown
run-todo-plan = Plan it again
run-todo-log = Check its log, then unlock it
run-todo-update = Request its upgrade again

## The report of a run.

run-title = Batch
run-reading = Loading the batch
run-interrupted = Ochre quit in the middle of this batch.
    .resume = Resume
    .leave = Stop batch
    .none-asked = No node was being asked at that time.
run-interrupted-unknown =
    { $count ->
        [one] Ochre does not know whether { $count } node received the call. It checks that node first and unlocks none twice.
       *[other] Ochre does not know whether { $count } nodes received the call. It checks those nodes first and unlocks none twice.
    }
run-interrupted-waiting =
    { $count ->
        [one] { $count } node was not asked yet.
       *[other] { $count } nodes were not asked yet.
    }
run-stopped = The batch stopped.
run-canary = First node (canary).
    .text = Ochre is asking { $node }. A wrong node password or a refused token there ends the batch. A slow node is not refused.
    .text-unnamed = Ochre is asking it. A wrong node password or a refused token there ends the batch. A slow node is not refused.
run-paused = Paused. Ochre finishes the nodes it was asking and asks no other.
run-left-locked =
    { $count ->
        [one] { $count } node of this batch is locked.
       *[other] { $count } nodes of this batch are locked.
    }
# names: the first few of them.
run-left-locked-names =
    { $count ->
        [one] { $names }: it can’t send or receive until you unlock it. The next step is below.
       *[other] { $names }: they can’t send or receive until you unlock them. The next steps are below.
    }
run-left-locked-plan =
    { $count ->
        [one] Plan its unlock
       *[other] Plan their unlock
    }
run-wanting =
    { $count ->
        [one] { $count } node needs another node password, or has none.
       *[other] { $count } nodes need another node password, or have none.
    }
    .text = Ochre tries no node password twice. Enter them now to unlock the rest in a batch of its own.
    .plan = Plan these again
run-far = Progress
    .pause = Pause
    .resume = Resume
    .stop = Stop
run-begun =
    { $count ->
        [one] Started { $time }, { $count } node at a time.
       *[other] Started { $time }, { $count } nodes at a time.
    }
run-begun-canary =
    { $count ->
        [one] Started { $time }, { $count } node at a time, { $canary } first.
       *[other] Started { $time }, { $count } nodes at a time, { $canary } first.
    }
run-by-node = Node by node
    .copy = Copy the report

## The report as text, for a message or a ticket.

run-report-unlock =
    { $state ->
        [canary] Batch unlock, started { $time }: first node
        [running] Batch unlock, started { $time }: running
        [paused] Batch unlock, started { $time }: paused
        [stopped] Batch unlock, started { $time }: stopped
        [interrupted] Batch unlock, started { $time }: interrupted
       *[finished] Batch unlock, started { $time }: finished
    }
run-report-upgrade =
    { $state ->
        [canary] Batch upgrade, started { $time }: first node
        [running] Batch upgrade, started { $time }: running
        [paused] Batch upgrade, started { $time }: paused
        [stopped] Batch upgrade, started { $time }: stopped
        [interrupted] Batch upgrade, started { $time }: interrupted
       *[finished] Batch upgrade, started { $time }: finished
    }
run-report-upgradeToUnlocked =
    { $state ->
        [canary] Batch upgrade and unlock, started { $time }: first node
        [running] Batch upgrade and unlock, started { $time }: running
        [paused] Batch upgrade and unlock, started { $time }: paused
        [stopped] Batch upgrade and unlock, started { $time }: stopped
        [interrupted] Batch upgrade and unlock, started { $time }: interrupted
       *[finished] Batch upgrade and unlock, started { $time }: finished
    }
run-report-outcome =
    { $count ->
        [one] { $outcome }: { $count } node
       *[other] { $outcome }: { $count } nodes
    }
# said: what the node said; todo: what is left to do, without a point.
run-report-said = { $node }: { $said }
run-report-todo = Next step: { $todo }.
run-report-more =
    { $count ->
        [one] and { $count } more line
       *[other] and { $count } more lines
    }

## The list of runs.

run-list = Batches
    .empty = No batches yet.
    .empty-hint = Select nodes on the board, then plan an unlock or an upgrade.
    .board = Go to the board
# time: when it began; counts: the following that are so, joined as a list.
run-list-line = { $time }. { $counts }.
run-list-done = { $count } done
run-list-failed = { $count } refused
run-list-unknown = { $count } unknown
run-list-skipped = { $count } left out
# locks: .count, in bold; names: the first few of them.
run-list-locked = { $locks } { $names }.
    .count =
        { $count ->
            [one] { $count } node of this batch is locked:
           *[other] { $count } nodes of this batch are locked:
        }
run-list-open = Open
    .which = Open the batch from { $time }
