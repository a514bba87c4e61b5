### Practice nodes: what a person makes happen to them, and what came of it.

## At the service of the practice nodes.

practice-release = Release image
    .done = New image: all nodes outdated
practice-upgrade = Upgrade automatic plans
    .none = Release an image first.
# seconds: so long an upgrade takes.
practice-upgraded = { $count } upgrading, locked in { $seconds } s
# The button itself shows the number alone.
practice-make = Make { $count }
practice-made = { $plan ->
        [node] { $count } added, upgraded by hand
       *[other] { $count } added, upgraded automatically
    }
practice-plan = Upgrades
    .scale = automatic plan
    .node = by hand
practice-pass = Skip a minute
    .done = One minute passed for the nodes

## To nodes: acts, their ways back (`back`), and what to look for after each. node: the name of the node, where it is one.

practice-lock = Lock
practice-done = { $act }: { $count ->
        [one] { $node }
       *[other] { $count } nodes
    }
practice-refuse = Refuse node passwords
    .back = Accept node passwords
practice-slow = Unlock slowly
    .back = Unlock quickly
practice-vanish = Vanish
    .back = Come back

## On the page of a practice node: what is really so, which no real service tells.

# truth: one or more of the following, joined as a list, in bold.
practice-really = Real state: { $truth }. Real services don’t report this.
practice-is-notInitialised = not set up
practice-is-failed = down, its upgrade failed
practice-is-vanished = not answering
practice-is-refusing = refuses every node password
practice-is-slow = takes { $seconds } s to unlock
