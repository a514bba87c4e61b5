### Practice nodes: what a person makes happen to them, and what came of it.

practice-title = Practice: make things happen
    .hide = Hide
    .show = Show
    .try = Release an image, upgrade the automatic plans, unlock the nodes.

## At the service of the practice nodes.

practice-service = At the service
practice-release = Release image
    .done = New image: all nodes outdated
practice-upgrade = Upgrade automatic plans
    .none = Release an image first.
# seconds: so long an upgrade takes.
practice-upgraded = { $count } upgrading, locked in { $seconds } s
practice-more = More nodes
# The button itself shows the number alone.
practice-make = Make { $count }
practice-made = { $plan ->
        [node] { $count } added, upgraded by hand
       *[other] { $count } added, upgraded automatically
    }
practice-plan = Upgrades
    .scale = automatic plan
    .node = by hand
practice-time = Time
practice-pass = Skip a minute
    .done = One minute passed for the nodes

## To nodes: acts, their ways back (`back`), and what to look for after each. node: the name of the node, where it is one.

practice-lock = Lock
practice-lock-done =
    { $count ->
        [one] { $node } locked
       *[other] { $count } nodes locked
    }
practice-refuse = Refuse node passwords
    .back = Accept node passwords
practice-refuse-done =
    { $count ->
        [one] { $node } refuses every password
       *[other] { $count } nodes refuse every password
    }
practice-refuse-undone =
    { $count ->
        [one] { $node } accepts the right password
       *[other] { $count } nodes accept the right password
    }
practice-slow = Unlock slowly
    .back = Unlock quickly
practice-slow-done =
    { $count ->
        [one] { $node } takes a minute to unlock
       *[other] { $count } nodes take a minute to unlock
    }
practice-slow-undone =
    { $count ->
        [one] { $node } unlocks quickly
       *[other] { $count } nodes unlock quickly
    }
practice-vanish = Vanish
    .back = Come back
practice-vanish-done =
    { $count ->
        [one] { $node } no longer answers
       *[other] { $count } nodes no longer answer
    }
practice-vanish-undone =
    { $count ->
        [one] { $node } answers again
       *[other] { $count } nodes answer again
    }

## On the page of a practice node: what is really so, which no real service tells.

practice-simulated = Simulated node.
# truth: one or more of the following, joined as a list, in bold.
practice-really = Real state: { $truth }.
practice-really-told = Real services don’t report this.
practice-is-unlocked = unlocked
practice-is-locked = locked
practice-is-unlocking = unlocking
practice-is-notInitialised = not set up
practice-is-upgrading = upgrading
practice-is-failed = down, its upgrade failed
practice-is-vanished = not answering
practice-is-refusing = refuses every node password
practice-is-slow = takes { $seconds } s to unlock
