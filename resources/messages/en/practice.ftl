### Practice nodes: what a person makes happen to them, and what came of it.

practice-title = Practice: make things happen
    .hide = Hide
    .show = Show
    .try = Try it: release a new image and upgrade the automatic plans. Nodes then lock, and you unlock them all.

## At the service of the practice nodes.

practice-service = At the service
practice-release = Release a new image
    .done = A new image is out, so every node is outdated. Those on an automatic plan will probably lock.
practice-upgrade = Upgrade the automatic plans
    .none = No node on an automatic plan is outdated. Release a new image first.
# seconds: so long an upgrade takes.
practice-upgraded =
    { $count ->
        [one] { $count } node on an automatic plan is being upgraded and comes back locked in { $seconds ->
            [one] { $seconds } second
           *[other] { $seconds } seconds
        }. Watch the counts and the alert.
       *[other] { $count } nodes on automatic plans are being upgraded and come back locked in { $seconds ->
            [one] { $seconds } second
           *[other] { $seconds } seconds
        }. Watch the counts and the alert.
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
            [one] { $count } node added, upgraded by hand. Ochre is checking it now.
           *[other] { $count } nodes added, upgraded by hand. Ochre is checking them now.
        }
       *[other] { $count ->
            [one] { $count } node added, upgraded automatically. Ochre is checking it now.
           *[other] { $count } nodes added, upgraded automatically. Ochre is checking them now.
        }
    }
practice-plan = How they are upgraded
    .scale = automatic plan
    .node = by hand
practice-time = Time
practice-pass = Skip a minute
    .done = One minute has passed for the nodes, so slow unlocks are done. Your own clock did not change.

## To nodes: acts, their ways back (`back`), and what to look for after each. node: the name of the node, where it is one.

practice-to-selected = For the nodes selected below
practice-to-one = For one node, or for those you select below
practice-node = Node
practice-lock = Lock
practice-lock-done =
    { $count ->
        [one] { $node } has locked although nobody asked. Unlock it.
       *[other] { $count } nodes have locked although nobody asked. Unlock them.
    }
practice-refuse = Refuse node passwords
    .back = Accept node passwords again
practice-refuse-done =
    { $count ->
        [one] { $node } now refuses every node password. Lock and unlock it to see: Ochre tries no password twice.
       *[other] { $count } nodes now refuse every node password. Lock and unlock them to see: Ochre tries no password twice.
    }
practice-refuse-undone =
    { $count ->
        [one] { $node } accepts the right node password again.
       *[other] { $count } nodes accept the right node password again.
    }
practice-slow = Unlock slowly
    .back = Unlock quickly
practice-slow-done =
    { $count ->
        [one] { $node } now takes a minute to unlock. Lock it, unlock it, then skip a minute.
       *[other] { $count } nodes now take a minute to unlock. Lock them, unlock them, then skip a minute.
    }
practice-slow-undone =
    { $count ->
        [one] { $node } unlocks quickly again.
       *[other] { $count } nodes unlock quickly again.
    }
practice-vanish = Vanish
    .back = Come back
practice-vanish-done =
    { $count ->
        [one] { $node } no longer answers. After three calls without an answer, it counts as unreachable.
       *[other] { $count } nodes no longer answer. After three calls without an answer, they count as unreachable.
    }
practice-vanish-undone =
    { $count ->
        [one] { $node } answers again, as it was before.
       *[other] { $count } nodes answer again, as they were before.
    }

## On the page of a practice node: what is really so, which no real service tells.

practice-simulated = This node is simulated.
# truth: one or more of the following, joined as a list, in bold.
practice-really = Its real state: { $truth }.
practice-really-told = A real service does not report this.
practice-is-unlocked = unlocked
practice-is-locked = locked
practice-is-unlocking = unlocking
practice-is-notInitialised = not set up
practice-is-upgrading = upgrading
practice-is-failed = down, its upgrade failed
practice-is-vanished = not answering
practice-is-refusing = refuses every node password
practice-is-slow = takes { $seconds } s to unlock
