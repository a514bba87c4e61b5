### Practice nodes: what a person makes happen to them, and what came of it.

practice-title = Practice: make things happen
    .hide = Hide
    .show = Show
    .try = Try it: release a new image, upgrade the automatic plans, see nodes lock, then unlock them all.

## At the service of the practice nodes.

practice-service = At the service
practice-release = Release a new image
    .done = A new image is out. Every node is outdated now; those on an automatic plan will probably lock.
practice-upgrade = Upgrade the automatic plans
    .none = No node on an automatic plan is outdated: release a new image first.
# seconds: so long an upgrade takes.
practice-upgraded =
    { $count ->
        [one] { $count } node on automatic plans is upgraded now and comes back locked in { $seconds ->
            [one] { $seconds } second
           *[other] { $seconds } seconds
        }. Watch the counts, and the alert.
       *[other] { $count } nodes on automatic plans are upgraded now and come back locked in { $seconds ->
            [one] { $seconds } second
           *[other] { $seconds } seconds
        }. Watch the counts, and the alert.
    }
practice-more = More nodes
# The button itself shows the number alone.
practice-make =
    { $count ->
        [one] Make { $count } node
       *[other] Make { $count } nodes
    }
practice-made =
    { $plan ->
        [node] { $count ->
            [one] { $count } node more, upgraded by hand. Ochre looks at them now.
           *[other] { $count } nodes more, upgraded by hand. Ochre looks at them now.
        }
       *[other] { $count ->
            [one] { $count } node more, upgraded without being asked. Ochre looks at them now.
           *[other] { $count } nodes more, upgraded without being asked. Ochre looks at them now.
        }
    }
practice-plan = How they are upgraded
    .scale = automatic plan
    .node = by hand
practice-time = Time
practice-pass = Pass a minute
    .done = A minute went by for the nodes: what was slow is through. Your own clock did not move.

## To nodes: acts, their ways back (`back`), and what to look for after each. node: the name of the node, where it is one.

practice-to-selected = To what is selected below
practice-to-one = To one node, or to what you select below
practice-node = Node that it happens to
practice-lock = Lock
practice-lock-done =
    { $count ->
        [one] { $node } is locked, without being asked. Unlock what locked.
       *[other] { $count } nodes are locked, without being asked. Unlock what locked.
    }
practice-refuse = Refuse passwords
    .back = Take passwords again
practice-refuse-done =
    { $count ->
        [one] { $node } refuses every password. Lock and unlock to see it: none is tried twice.
       *[other] { $count } nodes refuse every password. Lock and unlock to see it: none is tried twice.
    }
practice-refuse-undone =
    { $count ->
        [one] { $node } takes the right password again.
       *[other] { $count } nodes take the right password again.
    }
practice-slow = Unlock slowly
    .back = Unlock at once
practice-slow-done =
    { $count ->
        [one] { $node } takes a minute to unlock. Lock, unlock, then pass a minute.
       *[other] { $count } nodes take a minute to unlock. Lock, unlock, then pass a minute.
    }
practice-slow-undone =
    { $count ->
        [one] { $node } unlocks at once again.
       *[other] { $count } nodes unlock at once again.
    }
practice-vanish = Vanish
    .back = Come back
practice-vanish-done =
    { $count ->
        [one] { $node } answers nobody. After three calls without an answer it counts as unreachable.
       *[other] { $count } nodes answer nobody. After three calls without an answer they count as unreachable.
    }
practice-vanish-undone =
    { $count ->
        [one] { $node } answers again, as it was before.
       *[other] { $count } nodes answer again, as they were before.
    }

## On the page of a practice node: what is really so, which no real service tells.

practice-simulated = This node is simulated.
# truth: one or more of the following, joined by commas, in bold.
practice-really = What it really is: { $truth }.
practice-really-told = No real service tells that.
practice-is-unlocked = unlocked
practice-is-locked = locked
practice-is-unlocking = unlocking
practice-is-notInitialised = not set up
practice-is-upgrading = upgrading
practice-is-failed = down, its upgrade failed
practice-is-vanished = answering nobody
practice-is-refusing = refuses every password
practice-is-slow = takes { $seconds } s to unlock
