### The nodes that are watched: the board of all of them, their alerts, and the connections and lists that they come from.

nodes-title = Nodes
nodes-reading = Loading
nodes-add = Add nodes
nodes-count =
    { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
# After a few names: “a, b, c and 9 more”.
nodes-some-names = { $names } and { $count } more
# How long a node is so, where that began before Ochre was started.
nodes-age-about = ~{ $time }
    .title = Since about { $time }: Ochre has restarted since.

## The head of the board.

# For a reader alone, after how many alerts were not seen yet.
nodes-add-list = Import list
nodes-refresh = Refresh
nodes-checked = Refreshed

## The board without a node, and what it comes to.

nodes-empty = No nodes yet. The connection is ready.
nodes-exported =
    { $count ->
        [one] { $count } node saved as { $file }, without secrets
       *[other] { $count } nodes saved as { $file }, without secrets
    }
nodes-plan-unlock = Unlock all { $count }
nodes-none-found = No nodes match.
nodes-keys = Arrows or J and K move, Space selects, Shift a range, U reviews an unlock.
nodes-counts-longest = longest { $age }

## The same as cells of a picture. states: “14 locked, 3 unlocking”.

nodes-cells-scale = Each cell: up to { $count } nodes

## The newest image of each service. image: its name; seen: nodes-image-seen.

nodes-image-newest = { $service }: newest known image { $image }, seen { $age } ago
nodes-image-none = { $service }: newest image not known
nodes-image-unread = Newest image not read: { $why }

## What a service's list was like, beyond its nodes. names: of rows that could not be read, joined as a list.

nodes-list-row = row { $place }
nodes-list-unread = { $service }: unreadable rows in the list: { $names }
nodes-list-cut = { $service } has more nodes than it listed.
nodes-list-failed = List of nodes not read: { $why }
nodes-list-no-images = This service doesn’t tell which image a node runs.

## The plot of when nodes were locked, bar by bar, and the same as a table. -24: the last 24 hours, -168: the last 7 days.

nodes-plot = Locked
nodes-plot-span =
    { $hours ->
        [h24] 24 h
       *[h168] 7 days
    }
nodes-plot-bar =
    { $of ->
        [unknown] no records
        [none] none locked
       *[short] under a minute
    }
nodes-plot-just-now = Only since a moment ago.
# time: for how long, of all nodes together; when: “at 12:04”, “on 3 Mar, 12:04”.
nodes-plot-sum = { $time } in total; at most { $count } at once { $when }.

## What is looked for, above the list.

nodes-find = Find a node
nodes-find-state = Any state
nodes-find-plan = Any plan
nodes-find-clear = Show all
nodes-found = { $count } found
nodes-export = Export
nodes-print = Print
    .at = Printed { $time }
nodes-columns = Columns
nodes-select = Select all
    .one = Select { $node }

## The list.

nodes-column-state = State
nodes-column-node = Node
# How long a node is in its state.
nodes-column-for = Since
nodes-column-proof = Source
nodes-column-age = Checked
nodes-column-image = Image
nodes-column-plan = Plan
nodes-column-locked = Locked, 30 days
nodes-why = Why?
## What can be done with those that are selected.

nodes-selected = Selected nodes
    .clear = Clear
    .upgrade = Review upgrade
nodes-selected-count = { $count } selected

## Alerts: in their list, and as they come. who: the node's name, where it is one.

# Behind the name of one that is locked, in the system's notification.
nodes-alert-inactive = Can’t send or receive until you unlock it.
nodes-alert-what =
    { $kind ->
        [locked] locked
        [lockedLong] still locked
        [unreachable] no answer
        [unreadable] state unreadable
        [overdue] too slow
        [outdated] outdated
        [upgradeFailed] upgrade failed
        [willLock] lock likely, new image out
       *[unlockedByItself] unlocked automatically
    }
nodes-alert = { $who }: { $what } at { $time }
# Behind one of these: how many of its nodes still are so.
nodes-alert-still =
    { $still ->
        [none] { $told } · over
        [all] { $told } · still so
       *[some] { $told } · { $count } still are
    }
nodes-alerts = Alerts
    .empty = No alerts yet.
    .new = New
    .open = Open

## What is told as an alert, chosen by a person.

nodes-tell = Alerts to send
nodes-tell-after = Still locked after
nodes-tell-quiet = Quiet hours
    .hint = No notifications. Alerts still appear here.
    .from = From
    .to = To

## Before the first connection.

nodes-first = No nodes yet.
    .hint = Ochre watches which nodes are locked, and unlocks one or hundreds.
    .practise = Try practice nodes
# The name that the connection to them begins with.
nodes-first-practice = Practice nodes

## Connections to services of nodes.

nodes-connections = Connections
    .new = Connect node service

## One connection, as it is.

nodes-connection-change = Change
nodes-connection-remove = Remove
nodes-connection-service-own = none: each node at its own address
nodes-connection-own-addresses = own addresses
nodes-connection-image = Newest image
nodes-connection-unseen = Not offered
# Of each what Ochre cannot see: one or more of the three below, joined as a list: “no list of nodes and no progress of an upgrade”.
nodes-connection-fetch = Get list
nodes-connection-gone = { $count } not in the list, kept here

## One connection, as it is written.

nodes-service = Service
nodes-service-practice = Practice, inside Ochre
nodes-service-address = Service address
nodes-service-nodes = Node address
    .hint = If empty, each node has its own.
nodes-service-token = Token
    .kept = Stored; leave empty to keep it. Removing it here doesn’t revoke it at the service.
nodes-service-token-elsewhere = The stored token belongs to { $address } and never goes elsewhere. Enter one for this service.
nodes-service-extras = More calls
    .hint = If you’re not sure, leave these off.
nodes-service-extra =
    { $extra ->
        [list] List of nodes
        [detail] Progress of an upgrade
       *[probe] Lock of a node
    }
    .hint =
        { $extra ->
            [list] Without this, Ochre doesn’t notice new nodes.
            [detail] Without this, only an unlock shows the end of an upgrade.
           *[probe] Without this, only an unlock shows a lock.
        }
nodes-service-every = Check every
    .hint = A hidden window checks less often.
nodes-import-file = List of nodes
nodes-import-choose = Choose file
nodes-import-paste = Or paste the list

## A list of nodes that is imported.

# columns: the names of the columns, as they stand in a file.
nodes-import-how = One node per line, columns { $columns }, or JSON. A known ID gets the new values. Ochre reads no list that holds a node password or token.
nodes-import-done = { $added } added, { $updated } changed
nodes-import-problem = Line { $line }: { $problem }
