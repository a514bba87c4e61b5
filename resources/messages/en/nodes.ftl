### The nodes that are watched: the board of all of them, their alerts, and the connections and lists that they come from.

nodes-title = Nodes
nodes-reading = Loading the nodes
nodes-count =
    { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
# After a few names: “a, b, c and 9 more”.
nodes-some-names = { $names } and { $count } more
# How long a node is so, where that began before Ochre was started.
nodes-age-about = ~{ $age }
    .title = Since about { $time }: Ochre has restarted since, and this computer’s clock may have been set.

## The head of the board.

nodes-ways = More about nodes
nodes-way-alerts = Alerts
nodes-way-runs = Batches
nodes-way-connections = Connections
# For a reader alone, after how many alerts were not seen yet.
nodes-way-alerts-new = new
nodes-add-one = Add node
nodes-add-list = Import list
nodes-check-all = Check all
nodes-checked = Refreshed

## The board without a node, and what it comes to.

nodes-empty = No nodes yet. The connection is ready.
    .hint = Import a list, add one by hand, or get the service’s own list if it has one.
    .action = Add nodes
nodes-exported =
    { $count ->
        [one] { $count } node saved as { $file }, without secrets
       *[other] { $count } nodes saved as { $file }, without secrets
    }
nodes-plan-all = Plan unlock of all { $count }
nodes-none-found = No nodes match.
    .action = Show all nodes
nodes-keys = Arrows or J and K move, Space selects, Shift selects a range, U plans an unlock, Enter opens a node.

## How many nodes are in each state. figure: $count, in bold; word: “locked”, which is explained at itself; age: how long the first of them is locked.

nodes-counts = Number of nodes, by state
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
        [one] Each cell stands for { $count } node.
       *[other] Each cell stands for up to { $count } nodes.
    }

## The newest image of each service. image: its name; seen: nodes-image-seen.

nodes-image-newest = Newest image { $image }, { $seen }
nodes-image-newest-of = Newest image { $image } of { $service }, { $seen }
nodes-image-last = Last known { $image }, { $seen }
nodes-image-last-of = Last known { $image } of { $service }, { $seen }
nodes-image-seen = seen { $age } ago
nodes-image-none = Newest image not known yet
nodes-image-none-of = Newest image of { $service } not known yet
nodes-image-unread = Could not get the newest image: { $why }

## What a service's list was like, beyond its nodes. names: of rows that could not be read, joined as a list.

nodes-list-row = row { $place }
nodes-list-unread =
    { $count ->
        [one] { $count } row of the list of { $service } could not be read: { $names }
       *[other] { $count } rows of the list of { $service } could not be read: { $names }
    }
nodes-list-cut = { $service } has more nodes than it listed.
nodes-list-failed = Could not get the list of nodes: { $why }
nodes-list-no-images = This service doesn’t tell which image a node runs.

## The plot of when nodes were locked, bar by bar, and the same as a table. -24: the last 24 hours, -168: the last 7 days.

nodes-plot = Locked
    .spans = Period
    .bars = Time locked, bar by bar
nodes-plot-24 = Locked in the last 24 hours: { $summary }
    .span = 24 h
    .caption = Locked in the last 24 hours, newest first, all nodes together
nodes-plot-168 = Locked in the last 7 days: { $summary }
    .span = 7 days
    .caption = Locked in the last 7 days, newest first, all nodes together
nodes-plot-just-now = Only since a moment ago.
nodes-plot-unknown = No records yet.
nodes-plot-none = No node was locked.
nodes-plot-none-else = No node was locked at other times.
nodes-plot-before = No records before { $time }.
# time: for how long, of all nodes together; when: “at 12:04”, “on 3 Mar, 12:04”.
nodes-plot-sum =
    { $count ->
        [one] { $time } in total; at most { $count } node at the same time { $when }.
       *[other] { $time } in total; at most { $count } nodes at the same time { $when }.
    }
nodes-plot-sum-short =
    { $count ->
        [one] Under a minute in total; at most { $count } node at the same time { $when }.
       *[other] Under a minute in total; at most { $count } nodes at the same time { $when }.
    }
nodes-plot-bar = { $time }: { $locked }
nodes-plot-bar-time = { $from } to { $to }
nodes-plot-bar-unknown = no records
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
        [one] Only { $count } node from an alert
       *[other] Only { $count } nodes from an alert
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
    .hint = Plan first, then one node, then { $count } at a time.
    .clear = Clear
    .upgrade = Plan upgrade
nodes-selected-count =
    { $count ->
        [one] { $count } selected
       *[other] { $count } selected
    }
nodes-selected-passwords = Enter node passwords of { $count }
nodes-selected-unlock = Plan unlock of { $count }

## Alerts: in their list, and as they come. who: the node's name, where it is one.

# Behind the name of one that is locked, in the system's notification.
nodes-alert-inactive = It can’t send or receive until you unlock it.
nodes-alert-locked =
    { $count ->
        [one] { $who } locked at { $time }
       *[other] { $count } nodes locked at { $time }
    }
nodes-alert-locked-update =
    { $count ->
        [one] { $who } locked at { $time } by an upgrade from outside
       *[other] { $count } nodes locked at { $time } by an upgrade from outside
    }
nodes-alert-locked-probablyUpdate =
    { $count ->
        [one] { $who } locked at { $time }, probably by an upgrade from outside
       *[other] { $count } nodes locked at { $time }, probably by an upgrade from outside
    }
nodes-alert-lockedLong =
    { $count ->
        [one] { $who } was still locked at { $time }
       *[other] { $count } nodes were still locked at { $time }
    }
nodes-alert-unreachable =
    { $count ->
        [one] { $who } fell silent at { $time }
       *[other] { $count } nodes fell silent at { $time }
    }
nodes-alert-unreachable-because =
    { $count ->
        [one] { $who } fell silent at { $time } ({ $reason })
       *[other] { $count } nodes fell silent at { $time } ({ $reason })
    }
nodes-alert-unreadable =
    { $count ->
        [one] { $who } became unreadable at { $time }: its token was refused, or no node answered
       *[other] { $count } nodes became unreadable at { $time }: their tokens were refused, or no node answered
    }
nodes-alert-overdue =
    { $count ->
        [one] { $who } was late at { $time } with an upgrade, an unlock or a stop
       *[other] { $count } nodes were late at { $time } with an upgrade, an unlock or a stop
    }
nodes-alert-outdated =
    { $count ->
        [one] { $who } became outdated at { $time }
       *[other] { $count } nodes became outdated at { $time }
    }
nodes-alert-upgradeFailed =
    { $count ->
        [one] The upgrade of { $who } failed
       *[other] The upgrade of { $count } nodes failed
    }
nodes-alert-willLock =
    { $count ->
        [one] { $who } was likely to lock at { $time }: a new image came out
       *[other] { $count } nodes were likely to lock at { $time }: a new image came out
    }
nodes-alert-unlockedByItself =
    { $count ->
        [one] Ochre unlocked { $who } automatically
       *[other] Ochre unlocked { $count } nodes automatically
    }
# Behind one of these: how many of its nodes still are so.
nodes-alert-still =
    { $count ->
        [0] { $told }; none still is
        [one] { $told }; 1 still is
       *[other] { $told }; { $count } still are
    }
    .one =
        { $count ->
            [0] { $told }; it no longer is
           *[other] { $told }; it still is
        }
nodes-alerts = Alerts
    .card = Recent alerts
    .empty = No alerts yet.
    .empty-hint = Alerts appear here, even in quiet hours.
    .new = New
    .told = Time
    .open = Open
    .show = Show nodes
nodes-alerts-unlock = Plan unlock of { $count }

## What is told as an alert, chosen by a person.

nodes-tell = Alert me when
    .kinds = Alerts to send
    .save = Save the alerts
    .saved = The alerts are saved
nodes-tell-locked = A node locks
nodes-tell-lockedLong = A node stays locked
nodes-tell-unreachable = A node stops answering
nodes-tell-unreadable = A node’s state can’t be read any more
nodes-tell-overdue = An upgrade, unlock or stop takes too long
nodes-tell-outdated = A node’s image is no longer the newest
nodes-tell-upgradeFailed = An upgrade fails
nodes-tell-willLock = A new image comes out: nodes will probably lock
nodes-tell-unlockedByItself = Ochre unlocks a node automatically
nodes-tell-after = Send “A node stays locked” after
    .missing = Enter a number of minutes
nodes-tell-quiet = Quiet hours
    .hint = No notifications during these hours. Alerts still appear in this list.
    .from = From
    .to = To
    .missing = Enter both hours

## Before the first connection.

nodes-first = No nodes yet.
    .hint = A service upgrades a node with an outdated image, which locks it. A locked node can’t send or receive. Ochre watches which nodes are locked, and unlocks one or hundreds.
    .connect = Connect a node service
    .own = Add a node of your own
    .practise = Try practice nodes
# The name that the connection to them begins with.
nodes-first-practice = Practice nodes
nodes-first-practised =
    { $count ->
        [one] { $count } practice node added. It is simulated and worth nothing
       *[other] { $count } practice nodes added. They are simulated and worth nothing
    }

## Connections to services of nodes.

nodes-connections = Connections
    .another = Connect another service
    .new = Connect a node service
    .change = Change “{ $name }”
nodes-connection-kept = “{ $name }” was not removed
nodes-connection-saved = Saved
nodes-connection-saved-unread = Saved, but the newest image is not known
nodes-connection-saved-image = Saved. The newest image is { $image }

## One connection, as it is.

nodes-connection-change = Change
nodes-connection-remove = Remove
nodes-connection-service = Service
nodes-connection-service-practice = Practice, inside Ochre
nodes-connection-service-own = none: Ochre asks each node at its own address
nodes-connection-answer = Nodes answer at
    .own = their own addresses
nodes-connection-token = Token
    .kept = in the keychain
    .none = none
nodes-connection-image = Newest image
    .none = not known yet
# image: its name.
nodes-connection-image-seen = { $image }, seen { $age } ago
nodes-connection-every = Checked every
    .seconds = { $count } s
nodes-connection-nodes = Nodes here
nodes-connection-sees = Ochre sees
    .all = everything it can ask for
# Of each what Ochre cannot see: one or more of the three below, joined as a list: “no list of nodes and no progress of an upgrade”.
nodes-connection-unseen-list = no list of nodes
nodes-connection-unseen-detail = no progress of an upgrade
nodes-connection-unseen-probe = no lock state until an unlock asks for it
nodes-connection-unread = Could not get the newest image.
nodes-connection-fetch = Get the service’s list
nodes-connection-fetched =
    { $added ->
        [one] { $added } node
       *[other] { $added } nodes
    } added, { $updated ->
        [one] { $updated } node
       *[other] { $updated } nodes
    } changed
nodes-connection-fetched-gone =
    { $added ->
        [one] { $added } node
       *[other] { $added } nodes
    } added, { $updated ->
        [one] { $updated } node
       *[other] { $updated } nodes
    } changed. { $gone ->
        [one] { $gone } node of yours is not in the service’s list and stays here
       *[other] { $gone } nodes of yours are not in the service’s list and stay here
    }

## One connection, as it is written.

nodes-service = Kind of service
nodes-service-remote = A node service
    .hint = You need its address and your token.
nodes-service-practice = Practice, inside Ochre
    .hint = Simulated nodes that lock, upgrade and refuse. They are worth nothing.
nodes-service-name = Name of the connection
nodes-service-address = Base address of the service
    .hint = https only; http is allowed for this computer itself.
    .hint-browser = In a browser, Ochre reaches only services on this computer.
nodes-service-nodes = Where the nodes answer
    .hint = If empty, each node has its own address.
nodes-service-token = Token, if the service needs one
    .hint = Ochre keeps it in your keychain and never shows it.
nodes-service-token-kept = New token, if it changes
    .hint = Your keychain holds one. Ochre never shows it. A hosting service’s token is valid until you revoke it there.
    .remove = Remove the stored token
nodes-service-token-elsewhere = The stored token belongs to { $address }. Ochre never sends it to another address. Enter the token for this service.
nodes-service-extras = What this service offers beyond the three documented calls
    .hint = If you’re not sure, leave these off. Ochre then uses only the documented calls.
nodes-service-extra-list = It can list my nodes
    .hint = Without this, nodes come from a list you import, and Ochre does not notice new ones.
nodes-service-extra-detail = It reports the progress of an upgrade
    .hint = Without this, Ochre sees the end of an upgrade only when the node answers an unlock.
nodes-service-extra-probe = Nodes answer whether they are locked
    .hint = Without this, Ochre notices a lock only when it asks the node to unlock.
nodes-service-every = Check every
    .hint = 60 s is kind to a service that others use too. Hidden windows check less often.
    .hint-own = Ochre notices a lock this soon. Hidden windows check less often.
nodes-service-save = Save and get the newest image
    .own = Save the connection
    .leave = Cancel
nodes-service-missing-name = Enter a name first
nodes-service-missing-address = Enter its base address first
nodes-service-missing-every = Enter how often to check

## A list of nodes that is imported.

nodes-import = Import a list
    .of = Nodes of
    .file = List of nodes
    .choose = Choose a file
    .paste = Or paste the list
    .csv = Import as CSV
    .json = Import as JSON
    .missing = Choose a file or paste a list first
    .show = Show the nodes
# columns: the names of the columns, as they stand in a file.
nodes-import-how = One node per line, with the columns { $columns }, or the same as JSON. Nodes with an ID you already have get the new values. Ochre does not read a list that holds a node password or token.
nodes-import-done =
    { $added ->
        [one] { $added } node
       *[other] { $added } nodes
    } added, { $updated ->
        [one] { $updated } node
       *[other] { $updated } nodes
    } changed.
nodes-import-problem = Line { $line }: { $problem }
nodes-import-passwords =
    { $count ->
        [one] Enter node password of { $count } node
       *[other] Enter node passwords of { $count } nodes
    }
