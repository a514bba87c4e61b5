### The nodes that are watched: the board of all of them, their alerts, and the connections and lists that they come from.

nodes-title = Nodes
nodes-reading = Reading the nodes
nodes-count =
    { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
# After a few names: “a, b, c and 9 more”.
nodes-some-names = { $names } and { $count } more

## The head of the board.

nodes-ways = Around the nodes
nodes-way-alerts = Alerts
nodes-way-runs = Bulk runs
nodes-way-connections = Connections
# For a reader alone, after how many alerts were not seen yet.
nodes-way-alerts-new = new
nodes-add-one = Add node
nodes-add-list = Import list
nodes-check-all = Check all
nodes-checked = Asked what can be asked

## The board without a node, and what it comes to.

nodes-empty = The connection is there; no node is in the list yet.
    .hint = Import a list, add one by hand, or read the service’s own list where it has one.
    .action = Bring nodes in
nodes-exported =
    { $count ->
        [one] { $count } node saved as { $file }, without secrets
       *[other] { $count } nodes saved as { $file }, without secrets
    }
nodes-plan-all = Plan unlock of all { $count }
nodes-none-found = No node is like that.
    .action = Show all nodes
nodes-keys = Arrows or J and K move, Space selects, Shift selects a range, U plans an unlock, Enter opens.

## How many nodes are in each state. figure: $count, in bold; word: “locked”, which is explained at itself; age: how long the first of them is locked.

nodes-counts = How many, by state
nodes-counts-locked = { $figure } { $word }
nodes-counts-locked-longest = { $figure } { $word }, longest { $age }
nodes-counts-locked-word =
    { $count ->
        [one] locked
       *[other] locked
    }

## The same as cells of a picture. states: “14 locked, 3 unlocking”.

nodes-cells =
    { $count ->
        [one] { $count } node: { $states }
       *[other] { $count } nodes: { $states }
    }
nodes-cells-scale =
    { $count ->
        [one] A cell is up to { $count } node.
       *[other] A cell is up to { $count } nodes.
    }

## The newest image of each service. image: its name; seen: nodes-image-seen.

nodes-image-newest = Newest image { $image }, { $seen }
nodes-image-newest-of = Newest image { $image } of { $service }, { $seen }
nodes-image-last = Last known { $image }, { $seen }
nodes-image-last-of = Last known { $image } of { $service }, { $seen }
nodes-image-seen = seen { $age } ago
nodes-image-none = Newest image not read yet
nodes-image-none-of = Newest image of { $service } not read yet
nodes-image-unread = Newest image not read: { $why }

## The plot of when nodes were locked, bar by bar, and the same as a table. -24: the last 24 hours, -168: the last 7 days.

nodes-plot = Locked
    .spans = Over
    .bars = Locked, bar by bar
nodes-plot-24 = Locked in the last 24 hours: { $summary }
    .span = 24 h
    .caption = Locked in the last 24 hours, newest first, of all nodes together
nodes-plot-168 = Locked in the last 7 days: { $summary }
    .span = 7 days
    .caption = Locked in the last 7 days, newest first, of all nodes together
nodes-plot-just-now = Only just now.
nodes-plot-unknown = Nothing is known yet.
nodes-plot-none = No node was locked.
nodes-plot-none-else = No node was locked at other times.
nodes-plot-before = Before { $time } nothing is known.
# time: for how long, of all nodes together; when: “at 12:04”, “on 3 Mar, 12:04”.
nodes-plot-sum =
    { $count ->
        [one] { $time } in all, { $count } node at once { $when }.
       *[other] { $time } in all, { $count } nodes at once { $when }.
    }
nodes-plot-sum-short =
    { $count ->
        [one] Under a minute in all, { $count } node at once { $when }.
       *[other] Under a minute in all, { $count } nodes at once { $when }.
    }
nodes-plot-bar = { $time }: { $locked }
nodes-plot-bar-time = { $from } to { $to }
nodes-plot-bar-unknown = nothing is known
nodes-plot-bar-none = none locked
nodes-plot-bar-short = under a minute
nodes-plot-table = As a table
    .when = When
    .locked = Locked

## What is looked for, above the list.

nodes-find = Find a node
nodes-find-state = State
    .all = State: all
nodes-find-plan = Plan
    .all = Plan: all
    .one = Plan: { $plan }
nodes-find-alert =
    { $count ->
        [one] Only { $count } node of an alert
       *[other] Only { $count } nodes of an alert
    }
nodes-find-clear = Show all
nodes-found =
    { $count ->
        [one] { $count } node found
       *[other] { $count } nodes found
    }
nodes-sorted =
    { $count ->
        [one] { $count } node, worst first
       *[other] { $count } nodes, worst first
    }
nodes-export = Export
    .csv = As CSV
    .json = As JSON

## The list.

nodes-table = Nodes
    .all = Select all
    .one = Select { $node }
nodes-column-state = State
nodes-column-node = Node
# How long a node is in its state.
nodes-column-for = For
nodes-column-proof = Source
nodes-column-age = Age
nodes-column-image = Image
nodes-column-plan = Plan
nodes-column-locked = Locked, 30 days
nodes-row-still = No block since { $time }
# prediction: .prediction, in italics; age: “3 min ago”.
nodes-row-will-lock = { $prediction } new image { $age }
    .prediction = Will probably lock:
    .title = New image, first seen { $time }
nodes-row-image-unknown = not known

## What can be done with those that are selected.

nodes-selected = Selected nodes
    .hint = Dry run, one node alone, then { $count } at a time.
    .clear = Clear
    .upgrade = Plan upgrade
nodes-selected-count =
    { $count ->
        [one] { $count } selected
       *[other] { $count } selected
    }
nodes-selected-passwords = Give passwords of { $count }
nodes-selected-unlock = Plan unlock of { $count }

## Alerts: in their list, and as they come. who: the node's name, where it is one.

# Behind the name of one that is locked, in the system's notification.
nodes-alert-inactive = It can’t send or receive until you unlock it.
nodes-alert-locked =
    { $count ->
        [one] { $who } is locked
       *[other] { $count } nodes are locked
    }
nodes-alert-locked-update =
    { $count ->
        [one] { $who } is locked by an update from outside
       *[other] { $count } nodes are locked by an update from outside
    }
nodes-alert-locked-probablyUpdate =
    { $count ->
        [one] { $who } is locked, probably by an update from outside
       *[other] { $count } nodes are locked, probably by an update from outside
    }
nodes-alert-lockedLong =
    { $count ->
        [one] { $who } is still locked
       *[other] { $count } nodes are still locked
    }
nodes-alert-unreachable =
    { $count ->
        [one] { $who } does not answer
       *[other] { $count } nodes do not answer
    }
nodes-alert-unreadable =
    { $count ->
        [one] { $who } can’t be read: its token is refused, or no node answers
       *[other] { $count } nodes can’t be read: their tokens are refused, or no node answers
    }
nodes-alert-outdated =
    { $count ->
        [one] { $who } runs an outdated image
       *[other] { $count } nodes run an outdated image
    }
nodes-alert-upgradeFailed =
    { $count ->
        [one] { $who } was not upgraded: the service turned it down
       *[other] { $count } nodes were not upgraded: the service turned them down
    }
nodes-alert-willLock =
    { $count ->
        [one] { $who } will probably lock: a new image is out
       *[other] { $count } nodes will probably lock: a new image is out
    }
nodes-alert-unlockedByItself =
    { $count ->
        [one] { $who } was unlocked by itself
       *[other] { $count } nodes were unlocked by themselves
    }
nodes-alerts = Alerts
    .card = Recent alerts
    .empty = No alerts yet.
    .empty-hint = Alerts come here, also in quiet hours.
    .new = New
    .told = Told
    .open = Open
    .show = Show them
nodes-alerts-unlock = Plan unlock of { $count }

## What is told as an alert, chosen by a person.

nodes-tell = Tell me when
    .kinds = What is told
    .save = Save the alerts
    .saved = The alerts are set
nodes-tell-locked = A node locks
nodes-tell-lockedLong = A node stays locked
nodes-tell-unreachable = A node does not answer any more
nodes-tell-outdated = A node’s image is no longer the newest
nodes-tell-upgradeFailed = An upgrade does not go through
nodes-tell-willLock = A new image: nodes will probably lock
nodes-tell-unlockedByItself = Ochre unlocked a node by itself
nodes-tell-after = “Stays locked” is told after
    .missing = Say after how many minutes
nodes-tell-quiet = Quiet hours
    .hint = No notification then; alerts still come to this list.
    .from = From
    .to = To
    .missing = Enter both hours

## Before the first connection.

nodes-first = No node is watched yet.
    .hint = A node with an outdated image is upgraded and comes back locked: it pays and receives nothing until somebody unlocks it. Ochre watches which are locked, and unlocks one or hundreds.
    .connect = Connect a node service
    .own = Add a node of your own
    .practise = Try it with practice nodes
# The name that the connection to them begins with.
nodes-first-practice = Practice nodes
nodes-first-practised =
    { $count ->
        [one] { $count } practice node to watch. They hold nothing
       *[other] { $count } practice nodes to watch. They hold nothing
    }

## Connections to services of nodes.

nodes-connections = Connections
    .another = Connect another service
    .new = Connect a node service
    .change = Change “{ $name }”
nodes-connection-kept = “{ $name }” was kept
nodes-connection-saved = Saved
nodes-connection-saved-unread = Saved. The newest image was not read
nodes-connection-saved-image = Saved. The newest image is { $image }

## One connection, as it is.

nodes-connection-change = Change
nodes-connection-remove = Remove
nodes-connection-service = Service
nodes-connection-service-practice = Practice, inside Ochre
nodes-connection-service-own = none: each node is asked at its own address
nodes-connection-answer = Nodes answer at
    .own = their own addresses
nodes-connection-token = Token
    .kept = in the keychain
    .none = none
nodes-connection-image = Newest image
    .none = not read yet
# image: its name.
nodes-connection-image-seen = { $image }, seen { $age } ago
nodes-connection-every = Asked every
    .seconds = { $count } s
nodes-connection-nodes = Nodes here
nodes-connection-sees = Ochre sees
    .all = everything that it can ask
# missing: one or more of the three below, with a semicolon and “not” between them: “not how far an upgrade is; not whether …”.
nodes-connection-unseen-list = not which nodes there are
nodes-connection-unseen-detail = not how far an upgrade is
nodes-connection-unseen-probe = not whether a node is locked, until it is asked to unlock
nodes-connection-unread = The newest image was not read.
nodes-connection-fetch = Read the service’s list
nodes-connection-fetched =
    { $added ->
        [one] { $added } node
       *[other] { $added } nodes
    } added, { $updated ->
        [one] { $updated } node
       *[other] { $updated } nodes
    } updated
nodes-connection-fetched-gone =
    { $added ->
        [one] { $added } node
       *[other] { $added } nodes
    } added, { $updated ->
        [one] { $updated } node
       *[other] { $updated } nodes
    } updated. { $gone ->
        [one] { $gone } node of yours it does not name: they stay
       *[other] { $gone } nodes of yours it does not name: they stay
    }

## One connection, as it is written.

nodes-service = Which service
nodes-service-remote = A node service
    .hint = By its address, with your token.
nodes-service-practice = Practice, inside Ochre
    .hint = Simulated nodes that lock, upgrade and refuse. They hold nothing.
nodes-service-name = Name of the connection
nodes-service-address = Base address of the service
    .hint = https only; http is allowed for this computer itself.
    .hint-browser = Ochre runs in a browser now, and then reaches services on this computer only.
nodes-service-nodes = Where the nodes answer
    .hint = Left empty, each node names its own address.
nodes-service-token = Token, if the service asks for one
    .hint = It is kept in your keychain and never shown.
nodes-service-token-kept = New token, if it changes
    .hint = One is kept in your keychain. It is never shown.
    .remove = Remove the token that is kept
nodes-service-token-elsewhere = The kept token was given for { $address }. Another address never gets it: type the one for this service.
nodes-service-extras = What this service offers beyond the three documented calls
    .hint = If you do not know, leave them off: Ochre then calls nothing but what is documented.
nodes-service-extra-list = It can list my nodes
    .hint = Without it nodes come from a list that you import, and a new one is not noticed.
nodes-service-extra-detail = It tells an upgrade’s progress
    .hint = Without it the end of an upgrade shows only when the node answers an unlock.
nodes-service-extra-probe = Nodes answer whether they are locked
    .hint = Without it a node that locks by itself is noticed only when it is asked to unlock.
nodes-service-every = Ask every
    .hint = 60 s is kind to a service that others use too. Hidden windows ask less often.
    .hint-own = A lock is noticed that soon. Hidden windows ask less often.
nodes-service-save = Save, and read the newest image
    .own = Save the connection
    .leave = Leave it as it is
nodes-service-missing-name = Give it a name first
nodes-service-missing-address = Enter its base address first
nodes-service-missing-every = Say how often it is asked

## A list of nodes that is imported.

nodes-import = Import a list
    .of = Nodes of
    .file = List of nodes
    .choose = Choose a file
    .paste = Or paste the list
    .csv = Read it as CSV
    .json = Read it as JSON
    .missing = Choose a file or paste a list first
    .show = Show the nodes
# columns: the names of the columns, as they stand in a file.
nodes-import-how = One node a line, with the columns { $columns }, or the same as JSON. Nodes of an id that is here are updated. A list with a password or a token in it is not read.
nodes-import-done =
    { $added ->
        [one] { $added } node
       *[other] { $added } nodes
    } added, { $updated ->
        [one] { $updated } node
       *[other] { $updated } nodes
    } updated.
nodes-import-problem = Line { $line }: { $problem }
nodes-import-passwords =
    { $count ->
        [one] Give passwords of { $count } node
       *[other] Give passwords of { $count } nodes
    }
