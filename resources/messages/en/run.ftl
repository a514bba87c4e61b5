### Runs: one act, reviewed and done at many nodes, with the passwords that it wants, and the report of it.

## What a run does: over its review, on the button that begins it, and over its report.

## The plan. figure: $count nodes in bold (run-nodes).

run-plan-none = No node can be asked.
run-plan-passwords-kept =
    { $count ->
        [one] { $count } node password stored
       *[other] { $count } node passwords stored
    }
run-plan-not-begun = Cancelled
# asked: how many are asked, as in $figure; skipped: how many are left out.
run-plan-sum = { $figure }, { $skipped } skipped. Nothing sent yet.
run-passwords-enter =
    { $count ->
        [one] Enter { $count } node password
       *[other] Enter { $count } node passwords
    }
run-plan-unlocks = Unlock after the upgrade
    .hint = With the stored node passwords. Otherwise the nodes stay locked.
# which: one of the two above.
run-plan-canary = First node
run-plan-parallel = Then at once
    .missing = Enter a number.
# Behind the number, without it.
run-plan-stops = Stops at a refused token, a wrong password on the first node, or three wrong ones. Also after five nodes in a row that failed without a refusal.
# figure: how many passwords, in bold (run-passwords).
run-plan-for-now =
    { $count ->
        [one] { $count } node password for this batch only
       *[other] { $count } node passwords for this batch only
    }
run-plan-forget = Forget now
run-plan-hosts = Node passwords would go to new hosts. Ochre asks about each first:

## Passwords of many nodes, typed or pasted. secret: how one is called, with a capital letter where it begins the message: “Password”.

run-passwords-practice = Fill in practice passwords
run-passwords-way =
    .one = The same for all
    .each = One for each
run-passwords-how = Paste lines to fill fields in this order, or two columns: name, node password.
run-passwords-keep = Store in the keychain
    .hint = Otherwise for this batch only.
# count: those that have one; total: of how many.
run-passwords-given = { $count } of { $total } entered.
run-passwords-table =
    .kept = stored
    .field = { $secret } of { $node }
run-passwords-pages =
    .before = Previous nodes
    .after = Next nodes
run-passwords-page = { $from } to { $to } of { $count }
run-pasted =
    { $count ->
        [one] { $count } line filled in, { $more } left over.
       *[other] { $count } lines filled in, { $more } left over.
    }
# name: in quotation marks.
run-pasted-unknown = “{ $name }” isn’t exactly one node here. No field was filled in.

## The page where passwords are given to be kept.

run-keep = Node passwords

## How a run stands, on its chip; and why it stopped.

## On the board: a run that is not over.

run-note-open = Open batch

## How far a run is: how many nodes came to what. figure: $count, in bold.

# figure: in bold; count: of how many.
run-count-through = { $figure } of { $count } finished
run-outcome =
    { $count ->
       *[other]
            { $outcome ->
                [waiting] waiting
                [running] in progress
                [done] done
                [already] already done
                [refused] refused
                [failed] failed
                [skipped] skipped
               *[unknown] unknown
            }
    }

## Node by node.

run-column-outcome = Outcome
run-column-said = Reason
run-column-took = Took
## What is left to do at a node, without a point: in a column, and in the copied report.

## The report of a run.

run-title = Batch
run-interrupted = Ochre quit during this batch.
    .text = On resume, Ochre checks nodes with an unknown outcome first. None is unlocked twice.
run-paused = Paused. Nodes already asked still finish.
run-left-locked =
    { $count ->
        [one] { $count } node of this batch is locked.
       *[other] { $count } nodes of this batch are locked.
    }
# names: the first few of them.
run-wanting =
    { $count ->
        [one] { $count } node needs another node password.
       *[other] { $count } nodes need another node password.
    }
    .plan = Review again
run-far = Progress
    .pause = Pause
    .resume = Resume
    .stop = Stop
run-begun = Started { $time }, { $count } at a time.
run-copy = Copy report

## The report as text, for a message or a ticket.

# said: what the node said; todo: what is left to do, without a point.
run-report-more = More lines: { $count }

## The list of runs.

run-list = Batches
    .empty = No batches yet.
run-state =
    { $state ->
        [canary] First node
        [running] Running
        [paused] Paused
        [stopped] Stopped
        [interrupted] Interrupted
       *[finished] Finished
    }
run-stopped =
    { $because ->
        [wrongPasswords] The first node refused its node password, or three nodes did. More tries could lock you out.
        [canaryFailed] The first node failed in a way that would affect every node.
        [tokenRefused] A token was refused.
        [manyFailures] Five nodes in a row failed, none by a refusal of its own.
       *[you] Stopped by you.
    }
run-todo =
    { $of ->
        [unlock] Unlock the node.
        [unknown] Refresh: the outcome is unknown.
       *[plan] Review the node again.
    }
run-passwords-off =
    { $why ->
        [absent] No keychain: for this batch only, in memory.
       *[locked] Keychain locked: for this batch only, in memory.
    }
run-do =
    { $act ->
        [unlock]
            { $count ->
                [one] Unlock { $count } node
               *[other] Unlock { $count } nodes
            }
        [upgrade]
            { $count ->
                [one] Upgrade { $count } node
               *[other] Upgrade { $count } nodes
            }
       *[upgradeToUnlocked]
            { $count ->
                [one] Upgrade and unlock { $count } node
               *[other] Upgrade and unlock { $count } nodes
            }
    }
run-passwords-act =
    { $does ->
        [keep]
            { $count ->
                [one] Store { $count } node password
               *[other] Store { $count } node passwords
            }
       *[use]
            { $count ->
                [one] Use { $count } node password
               *[other] Use { $count } node passwords
            }
    }
run-plan-how = One first, then { $count } at a time.
run-column-todo = Next step
