### The system's notifications about nodes: a title, and a line below it. One that concerns a single node names it, unless
### Ochre is locked.

alert-node = { $count } node
alert-inactive = It can’t send or receive until you unlock it.
alert-locked =
    { $count ->
        [one] { $nodes } is locked
       *[other] { $nodes } are locked
    }
    .update =
        { $count ->
            [one] { $nodes } is locked by an update from outside
           *[other] { $nodes } are locked by an update from outside
        }
    .probablyUpdate =
        { $count ->
            [one] { $nodes } is locked, probably by an update from outside
           *[other] { $nodes } are locked, probably by an update from outside
        }
alert-lockedLong =
    { $count ->
        [one] { $nodes } is still locked
       *[other] { $nodes } are still locked
    }
alert-unreachable =
    { $count ->
        [one] { $nodes } does not answer
       *[other] { $nodes } do not answer
    }
alert-unreadable = { $nodes } can’t be read any more
alert-outdated =
    { $count ->
        [one] { $nodes } runs an outdated image
       *[other] { $nodes } run an outdated image
    }
alert-upgradeFailed = The upgrade of { $nodes } failed
alert-willLock = { $nodes } will probably lock: a new image is out
alert-unlockedByItself =
    { $count ->
        [one] { $nodes } was unlocked by itself
       *[other] { $nodes } were unlocked by itself
    }
alert-nodes = { $count } nodes
