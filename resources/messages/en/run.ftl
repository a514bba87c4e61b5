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

run-planning = Making the plan
run-plan-none = None of them can be asked: the reasons stand beside it.
run-plan-passwords-kept =
    { $count ->
        [one] { $count } password kept in your keychain
       *[other] { $count } passwords kept in your keychain
    }
run-plan-not-begun = Nothing was begun
run-plan-what = What would happen
    .dry = A dry run: nobody was asked, it goes by what is known here.
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
        [one] { $count } node left out for want of a password.
       *[other] { $count } nodes left out for want of a password.
    }
run-plan-give =
    { $count ->
        [one] Give its password
       *[other] Give their passwords
    }
run-plan-asked = Asked
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
run-plan-first = First, alone
run-plan-more = and { $count } more
run-plan-how = How
run-plan-after = After each upgrade
run-plan-after-locked = Leave it locked
    .hint = You unlock them later.
run-plan-after-unlocked = Unlock it
    .hint = With the password that your keychain holds for it.
run-plan-canary = This one first, alone
    .hint = A wrong password or a refused token there ends the run. What is its own does not.
run-plan-parallel = Then at a time
    .missing = Say how many at a time.
# Behind the number, without it.
run-plan-parallel-unit =
    { $count ->
        [one] node
       *[other] nodes
    }
run-plan-stops = It stops by itself when the first password is wrong, or three are, at a refused token, and at five failures in a row that are none of the nodes’ own. Slow is no refusal. No password is tried twice.
# figure: how many passwords, in bold (run-passwords).
run-plan-for-now =
    { $count ->
        [one] { $figure } for this run only, forgotten when it ends.
       *[other] { $figure } for this run only, forgotten when it ends.
    }
run-plan-forget =
    { $count ->
        [one] Forget it now
       *[other] Forget them now
    }
run-passwords =
    { $count ->
        [one] { $count } password
       *[other] { $count } passwords
    }
run-plan-hosts = Passwords would go to hosts that are new.
    .text = You are asked about each before anything is sent:

## Why a node is asked, or left out.

run-because-locked = It is locked
run-because-outdated = Its image is not the newest
run-because-stateUnknown = Its state is not known: asking tells
run-because-alreadyUnlocked = It is unlocked already
run-because-notOutdated = It runs the newest image
run-because-busy = Something is under way there
run-because-noSecret = Its password is not kept here
run-because-wrongPassword = The kept password was wrong the last time: it is not tried again
run-because-noToken = There is no token for it
run-because-noAddress = Nobody knows where it answers
run-because-hostNotApproved = Its host is not approved
run-because-ownNode = It is your own: you update it

## Passwords of many nodes, typed or pasted. secret: how one is called, with a capital letter where it begins the message: “Password”.

run-passwords-title =
    { $count ->
        [one] Passwords of { $count } node
       *[other] Passwords of { $count } nodes
    }
run-passwords-practice = Fill in the practice passwords
run-passwords-way = They have
    .one = One for all
    .one-hint = The same at each of them.
    .each = One each
    .each-hint = Typed, or pasted from a list.
run-passwords-for-all =
    { $count ->
        [one] { $secret } of the node
       *[other] { $secret } of all { $count } nodes
    }
run-passwords-go-on = Go on
run-passwords-how = Paste many lines into a field: they fill the fields from there on, in this order. Two columns, name and password, go by the names.
run-passwords-keep =
    { $count ->
        [one] Keep it in the keychain
       *[other] Keep them all in the keychain
    }
    .hint = Otherwise they are held in memory until this run ends, and you type them again for the next.
run-passwords-absent = There is no keychain on this computer, so what you type serves this run only: it is held in memory until the run ends, and never written.
    .off = There is no keychain on this computer: give them where you plan the unlock.
run-passwords-locked = Your keychain is locked, so what you type serves this run only: it is held in memory until the run ends, and never written.
    .off = Your keychain is locked: give them where you plan the unlock.
# count: those that have one; total: of how many.
run-passwords-given =
    { $count ->
        [one] { $count } node of { $total } has one now.
       *[other] { $count } nodes of { $total } have one now.
    }
run-passwords-none = Type or paste them first
run-passwords-do-keep = Keep the passwords
run-passwords-do-use = Use the passwords for this run
run-passwords-keep-count =
    { $count ->
        [one] Keep { $count } password
       *[other] Keep { $count } passwords
    }
run-passwords-use-count =
    { $count ->
        [one] Use { $count } password for this run
       *[other] Use { $count } passwords for this run
    }
run-passwords-keep-and-use = Keep { $kept }, use { $used } for this run
run-passwords-not-now = Not now
run-passwords-table = Node
    .keep = Keep
    .wrong = wrong the last time
    .kept = kept
    .field = { $secret } of { $node }
    .keep-one = Keep that of { $node } in the keychain
run-passwords-pages = Pages
    .before = The nodes before
    .after = The nodes after
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
        [one] { $count } line filled in; for { $more } more there was no field.
       *[other] { $count } lines filled in; for { $more } more there was no field.
    }
# name: in quotation marks.
run-pasted-twice = Two nodes are called { $name }: nothing was filled.
run-pasted-unknown = No node here is called { $name }: nothing was filled.

## The page where passwords are given to be kept.

run-keep = Passwords to keep
    .reading = Looking what is kept
    .none = Every one of these nodes has its password in your keychain.
run-keep-plan =
    { $count ->
        [one] Plan unlock of { $count } node
       *[other] Plan unlock of { $count } nodes
    }

## How a run stands, on its chip; and why it stopped.

run-state-canary = One node alone
run-state-running = Running
run-state-paused = Paused
run-state-stopped = Stopped
run-state-finished = Finished
run-state-interrupted = Interrupted
run-stopped-wrongPasswords = The first node refused its password, or three did. The others were not asked: more tries could lock you out.
run-stopped-canaryFailed = The first node alone failed by what would be everybody’s. The others were not asked.
run-stopped-tokenRefused = A token was refused. No other node would be answered.
run-stopped-manyFailures = Five nodes in a row failed, none by a refusal of its own. The others were not asked.
run-stopped-you = You stopped it. Nodes that were not asked yet stay as they are.

## On the board: a run that is not over.

run-note-interrupted =
    { $act ->
        [upgrade] Ochre ended in the middle of a bulk upgrade.
        [upgradeToUnlocked] Ochre ended in the middle of a bulk upgrade to unlocked.
       *[unlock] Ochre ended in the middle of a bulk unlock.
    }
run-note-paused =
    { $act ->
        [upgrade] A bulk upgrade is paused.
        [upgradeToUnlocked] A bulk upgrade to unlocked is paused.
       *[unlock] A bulk unlock is paused.
    }
run-note-running =
    { $act ->
        [upgrade] A bulk upgrade is under way.
        [upgradeToUnlocked] A bulk upgrade to unlocked is under way.
       *[unlock] A bulk unlock is under way.
    }
run-note-through =
    { $count ->
        [one] { $ended } of { $count } node are through.
       *[other] { $ended } of { $count } nodes are through.
    }
run-note-open = Open the run

## How far a run is: how many nodes came to what. figure: $count, in bold.

run-through = Nodes that are through
# figure: in bold; count: of how many.
run-count-through =
    { $count ->
        [one] { $figure } of { $count } node through
       *[other] { $figure } of { $count } nodes through
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
        [one] { $figure } were so already
       *[other] { $figure } were so already
    }
run-count-failed =
    { $count ->
        [one] { $figure } refused
       *[other] { $figure } refused
    }
run-count-unknown =
    { $count ->
        [one] { $figure } not known
       *[other] { $figure } not known
    }
run-count-skipped =
    { $count ->
        [one] { $figure } left out
       *[other] { $figure } left out
    }
run-count-running =
    { $count ->
        [one] { $figure } under way
       *[other] { $figure } under way
    }
run-count-waiting =
    { $count ->
        [one] { $figure } waiting
       *[other] { $figure } waiting
    }

## Node by node.

run-outcome-waiting = Waiting
run-outcome-running = Under way
run-outcome-done = Done
run-outcome-already = Was so already
run-outcome-failed = Refused
run-outcome-skipped = Left out
run-outcome-unknown = Not known
run-column-outcome = Outcome
run-column-node = Node
run-column-said = What was said
run-column-todo = Left to do
run-column-took = Took
# Behind the node's name and a comma.
run-row-canary = alone first
run-table = Nodes of the run
run-said-noSecret = its password is not kept here
run-said-noAddress = nobody knows where it answers
run-said-hostNotApproved = its host is not approved
run-said-ownNode = it is your own: you update it
run-said-addressChanged = its secrets were given for another address
run-said-keychain = the keychain did not answer
run-said-removed = it was removed from the list
run-said-busy = something else is under way there
run-said-gaveUp = no answer within an hour
run-said-interrupted = Ochre ended before it heard

## What is left to do at a node, without a point: in a column, and in the copied report.

run-todo-wrongPassword = Give its right password, then unlock it
run-todo-tokenRefused = Enter a token that holds
run-todo-tokenReadOnly = Enter a token that may unlock
run-todo-elsewhere = Check its address: something else answers there
run-todo-notInitialized = Set it up
run-todo-hangs = Restart it, then unlock it
run-todo-noSecret = Give its password, then unlock it
run-todo-noAddress = Give its address
run-todo-hostNotApproved = Unlock it by hand: you are asked about its host
run-todo-addressChanged = Check its address, then unlock it by hand
run-todo-keychain = Open your keychain, then plan it again
run-todo-busy = Wait for what is under way there
run-todo-ownNode = Update it yourself
run-todo-for-bitcoind = Check its Bitcoin node, then unlock it
run-todo-for-indexer = Check its indexer, then unlock it
run-todo-for-sync = Check its indexer, then unlock it
run-todo-for-proxy = Check its RGB proxy, then unlock it
run-todo-for-network = Name a Bitcoin node of its network, then unlock it
run-todo-for-announce = Check what it announces, then unlock it
run-todo-for-body = Fill in what its unlock sends, then unlock it
run-todo-not-asked = It was not asked: plan it again
run-todo-unlock = Unlock it
run-todo-unknown = See how it is: nobody knows how this ended
run-todo-plan = Plan it again
run-todo-log = Look at its log, then unlock it
run-todo-update = Ask for its update again

## The report of a run.

run-title = Bulk run
run-reading = Reading the run
run-interrupted = Ochre ended in the middle of this run.
    .resume = Resume
    .leave = Leave it
    .none-asked = No node was being asked then.
run-interrupted-unknown =
    { $count ->
        [one] Of { $count } node it is not known whether they heard the call. They are looked at first: none is unlocked twice.
       *[other] Of { $count } nodes it is not known whether they heard the call. They are looked at first: none is unlocked twice.
    }
run-interrupted-waiting =
    { $count ->
        [one] { $count } node were not asked yet.
       *[other] { $count } nodes were not asked yet.
    }
run-stopped = The run stopped.
run-canary = One node alone, first.
    .text = { $node } is asked. A wrong password or a refused token there ends the run. Slow is no refusal.
    .text-unnamed = It is asked. A wrong password or a refused token there ends the run. Slow is no refusal.
run-paused = Paused. Nodes that were being asked are seen through; no other is asked.
run-left-locked =
    { $count ->
        [one] { $count } node of this run is locked.
       *[other] { $count } nodes of this run are locked.
    }
# names: the first few of them.
run-left-locked-names =
    { $count ->
        [one] { $names }: it pays and receives nothing until it is unlocked. What is left to do stands below.
       *[other] { $names }: they pay and receive nothing until they are unlocked. What is left to do stands below.
    }
run-left-locked-plan =
    { $count ->
        [one] Plan its unlock
       *[other] Plan their unlock
    }
run-wanting =
    { $count ->
        [one] { $count } node wanted another password, or any.
       *[other] { $count } nodes wanted another password, or any.
    }
    .text = No password is tried twice. Given now, the rest can be unlocked by a run of its own.
    .plan = Plan them anew
run-far = How far it is
    .pause = Pause
    .resume = Resume
    .stop = Stop
run-begun =
    { $count ->
        [one] Begun { $time }, { $count } node at a time.
       *[other] Begun { $time }, { $count } nodes at a time.
    }
run-begun-canary =
    { $count ->
        [one] Begun { $time }, { $count } node at a time, { $canary } alone first.
       *[other] Begun { $time }, { $count } nodes at a time, { $canary } alone first.
    }
run-by-node = Node by node
    .copy = Copy the report

## The report as text, for a message or a ticket.

run-report-unlock =
    { $state ->
        [canary] Bulk unlock, begun { $time }: one node alone
        [running] Bulk unlock, begun { $time }: running
        [paused] Bulk unlock, begun { $time }: paused
        [stopped] Bulk unlock, begun { $time }: stopped
        [interrupted] Bulk unlock, begun { $time }: interrupted
       *[finished] Bulk unlock, begun { $time }: finished
    }
run-report-upgrade =
    { $state ->
        [canary] Bulk upgrade, begun { $time }: one node alone
        [running] Bulk upgrade, begun { $time }: running
        [paused] Bulk upgrade, begun { $time }: paused
        [stopped] Bulk upgrade, begun { $time }: stopped
        [interrupted] Bulk upgrade, begun { $time }: interrupted
       *[finished] Bulk upgrade, begun { $time }: finished
    }
run-report-upgradeToUnlocked =
    { $state ->
        [canary] Bulk upgrade to unlocked, begun { $time }: one node alone
        [running] Bulk upgrade to unlocked, begun { $time }: running
        [paused] Bulk upgrade to unlocked, begun { $time }: paused
        [stopped] Bulk upgrade to unlocked, begun { $time }: stopped
        [interrupted] Bulk upgrade to unlocked, begun { $time }: interrupted
       *[finished] Bulk upgrade to unlocked, begun { $time }: finished
    }
run-report-outcome =
    { $count ->
        [one] { $outcome }: { $count } node
       *[other] { $outcome }: { $count } nodes
    }
# said: what the node said; todo: what is left to do, without a point.
run-report-said = { $node }: { $said }
run-report-todo = Left to do: { $todo }.
run-report-more =
    { $count ->
        [one] and { $count } more line
       *[other] and { $count } more lines
    }

## The list of runs.

run-list = Bulk runs
    .empty = No bulk run was begun yet.
    .empty-hint = Select nodes on the board, then plan an unlock or an upgrade of them.
    .board = Go to the board
# time: when it began; counts: the following that are so, joined by commas.
run-list-line = { $time }. { $counts }.
run-list-done = { $count } done
run-list-failed = { $count } refused
run-list-unknown = { $count } not known
run-list-skipped = { $count } left out
# locks: .count, in bold; names: the first few of them.
run-list-locked = { $locks } { $names }.
    .count =
        { $count ->
            [one] { $count } node of this run is locked:
           *[other] { $count } nodes of this run are locked:
        }
run-list-open = Open
    .which = Open the run of { $time }
